import { expect, test } from 'vitest'
import { renderRun } from './formats.ts'
import { conformantRun, nonConformantRun } from './run-fixture.ts'
import type { CheckRecord, Run, RunReading } from '../schemas/compiled/run.ts'
import { formatStatement, profileInForce } from './run-text.ts'

const reading = (key: string, layer: RunReading['layer']): RunReading => ({ key, reading: 'detail', layer })
const statement = { name: 'acme', sha256: 'ab'.repeat(32) }
const declared = reading('errors.body', 'declared')
const ofProfile = reading('key.format', 'profile')

test.each<[string, Partial<Run>, string | null]>([
  ['no statement', { readings: [ofProfile] }, 'openai'],
  ['a statement beside the profile', { statement, readings: [declared, ofProfile] }, 'openai'],
  ['a statement of every reading', { statement, readings: [declared] }, null],
  ['a statement of no reading', { statement, readings: [] }, 'openai'],
])('%s: the profile whose readings apply', (_, changes, expected) => {
  expect(profileInForce({ ...conformantRun, ...changes })).toBe(expected)
})

test('the line of the statement names the profile only if the profile has a reading in force', () => {
  const both: Run = { ...conformantRun, statement, readings: [declared, ofProfile] }
  expect(formatStatement(both)).toMatch(
    /^acme \(.+\); 1 reading declared, 1 reading of profile openai in force$/,
  )
  const all: Run = { ...both, readings: [declared, { ...ofProfile, layer: 'declared' }] }
  expect(formatStatement(all)).toMatch(/^acme \(.+\); it declares every reading in force \(2\)$/)
})

test('a statement that extends a profile: each format with its SHA-256 names that profile, and none names another', async () => {
  const base = { ...statement, extends: 'llama-cpp' }
  const run: Run = { ...conformantRun, statement: base, readings: [declared] }
  const line =
    /^acme \(SHA-256 abab[^ ]+, extends profile llama-cpp\); it declares every reading in force \(1\)$/
  expect(formatStatement(run)).toMatch(line)
  for (const name of ['summary', 'html', 'markdown', 'junit']) {
    const text = await renderRun({ kind: 'check', run }, name)
    expect([name, text]).toEqual([name, expect.stringContaining('llama-cpp')])
    expect([name, text]).toEqual([
      name,
      expect.not.stringMatching(/(?<!otherwise than in )profile\W+(value=")?openai/),
    ])
  }
  expect(await renderRun({ kind: 'check', run }, 'junit')).toContain(
    '<property name="assay.statement.extends" value="llama-cpp"/>',
  )
})

test.each([
  ['openai', [declared, ofProfile]],
  ['none', [declared]],
])('JUnit names the profile %s only if it has a reading in force', async (profile, readings) => {
  const junit = await renderRun({ kind: 'check', run: { ...conformantRun, statement, readings } }, 'junit')
  expect(/"assay\.profile" value="(.+?)"/.exec(junit)?.[1]).toBe(profile)
})

// `extends` of a statement declares all readings of a profile.
test.each([
  ['summary', ', model plain, profile openai', ', model plain, statement acme'],
  ['markdown', ', profile `openai` ', ', statement `acme` '],
  ['html', ', profile <code>openai</code>', ', statement <code>acme</code>'],
  ['badge', '; profile openai; ', '; statement abab'],
])('%s names the statement if it declares every reading', async (name, ofOpenai, ofStatement) => {
  const without = await renderRun({ kind: 'check', run: conformantRun }, name)
  expect(without).toContain(ofOpenai)
  const run: Run = { ...conformantRun, statement, readings: [declared] }
  const text = await renderRun({ kind: 'check', run }, name)
  expect(text).toContain(ofStatement)
  expect(text).not.toContain(ofOpenai)
})

test('a failure by the profile names the line of a statement that would settle it', async () => {
  const check = {
    ...nonConformantRun.checks.find(({ layer, issues }) => layer === 'profile' && issues.length > 0),
    reading: 'request.models',
  } as CheckRecord
  const told = (layer: CheckRecord['layer']) =>
    renderRun({ kind: 'check', run: { ...nonConformantRun, checks: [{ ...check, layer }] } }, 'summary')
  expect(await told('profile')).toMatch(
    /instead +a statement may declare "request.models": discovery, list, any/,
  )
  expect(await told('declared')).not.toContain('a statement may declare')
  Object.assign(check, { id: 'core.trailing-slash-in-place', reading: 'errors.conditions' })
  expect(await told('profile')).not.toContain('a statement may declare')
})
