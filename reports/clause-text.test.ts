import { expect, test } from 'vitest'
import { clauseText, readingText } from './run-text.ts'
import { checkRecord, conformantRun } from './run-fixture.ts'

test('clauses and gaps have a wording, other ids have none', () => {
  expect(clauseText('C2.3.3')).toContain('content')
  expect(clauseText('G7.2')).toContain('error')
  expect(clauseText('C0.0')).toBeNull()
})

test('names the reading of a run by which a check judges, and no unknown one', () => {
  const check = checkRecord({ gap: 'G7.2', reading: 'errors.body', layer: 'profile' })
  const inForce = { key: 'errors.body', reading: 'openai', layer: 'profile', parameters: {} } as const
  const run = { ...conformantRun, readings: [inForce] }
  expect(readingText(check, run)).toContain('`error`')
  const declared = { ...inForce, layer: 'declared', parameters: { tolerated: [] } } as const
  expect(readingText(check, { ...run, readings: [declared] })).toMatch(
    /; the statement declares \{"tolerated":\[\]\}$/,
  )
  expect(readingText({ ...check, reading: 'no.such' }, run)).toBeNull()
  expect(readingText(check, { ...run, readings: [{ ...inForce, reading: 'no-such' }] })).toBeNull()
  expect(readingText(check, { ...run, readings: [] })).toBeNull()
})
