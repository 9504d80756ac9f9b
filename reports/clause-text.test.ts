import { expect, test } from 'vitest'
import { clauseText, readingText } from './run-text.ts'
import { checkRecord, conformantRun } from './run-fixture.ts'

test('clauses and gaps have a wording, other ids have none', () => {
  expect(clauseText('C2.3.3')).toContain('content')
  expect(clauseText('G7.2')).toContain('error')
  expect(clauseText('C0.0')).toBeNull()
})

test('names a reading for the profile in force and for no other layer', () => {
  const check = checkRecord({ gap: 'G7.2', reading: 'errors.body', layer: 'profile' })
  expect(readingText(check, conformantRun)).toContain('`error`')
  expect(readingText({ ...check, layer: 'declared' }, conformantRun)).toBeNull()
  expect(readingText({ ...check, reading: 'no.such' }, conformantRun)).toBeNull()
  const suite = { ...conformantRun.suite, profile: 'none' }
  expect(readingText(check, { ...conformantRun, suite })).toBeNull()
})
