import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ProfileError } from './profile-error.ts'
import { defaultProfileFile, profileFiles, readProfiles } from './profiles.ts'

const shape = defaultProfileFile.readings['response.fields']

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-profiles-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(changes: object, file = 'acme.json'): void {
  const profile = { schema: 'assay.profile/1', name: 'acme', title: 'What Acme does', readings: {} }
  writeFileSync(join(folder, file), JSON.stringify({ ...profile, ...changes }))
}

test('the shipped profiles come from their folder, the default one first', () => {
  expect(profileFiles.map(({ name }) => name)).toEqual(expect.arrayContaining(['openai', 'none']))
  expect(profileFiles[0]).toBe(defaultProfileFile)
  expect(defaultProfileFile.name).toBe('openai')
})

test('a file in a further folder is a profile, and never the default one', () => {
  write({ isDefault: true, readings: { 'key.format': { reading: 'opaque' } } })
  write({ name: 'acme-beta' }, 'beta.json')
  writeFileSync(join(folder, 'readme.txt'), 'not a profile')
  const found = readProfiles(folder)
  const shipped = profileFiles.map(({ name }) => name)
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set([...shipped, 'acme', 'acme-beta']))
  expect(found.filter(({ isDefault }) => isDefault === true).map(({ name }) => name)).toEqual(['openai'])
})

test('a profile has the readings of the one that it extends, and its own where both have a key', () => {
  write({ extends: 'acme-base', readings: { 'key.format': { reading: 'opaque' } } })
  const base = { 'request.roles': { reading: 'openai', roles: ['user'] }, states: { reading: 'none' } }
  write({ name: 'acme-base', extends: 'openai', readings: base }, 'base.json')
  const acme = readProfiles(folder).find(({ name }) => name === 'acme')
  expect(acme?.readings).toEqual({
    ...defaultProfileFile.readings,
    ...base,
    'key.format': { reading: 'opaque' },
  })
  expect(acme?.isDefault).toBe(false)
})

test('null takes out a reading of the profile that is extended, also for those that extend this one', () => {
  write({ extends: 'openai', readings: { 'errors.body': null } })
  write(
    { name: 'acme-next', extends: 'acme', readings: { 'key.format': { reading: 'opaque' } } },
    'next.json',
  )
  const [acme, next] = ['acme', 'acme-next'].map((wanted) =>
    readProfiles(folder).find(({ name }) => name === wanted),
  )
  const { 'errors.body': taken, ...rest } = defaultProfileFile.readings
  expect(taken).toBeDefined()
  expect(acme?.readings).toEqual(rest)
  expect(next?.readings).toEqual({ ...rest, 'key.format': { reading: 'opaque' } })
})

test.each([
  ['itself', 'acme', /'acme' extends itself: acme -> acme/],
  ['one that is not there', 'opnai', /extends 'opnai', which is not a profile. Name one of .*openai/],
])('a profile that extends %s is refused', (_, name, message) => {
  write({ extends: name })
  expect(() => readProfiles(folder)).toThrow(message)
})

describe('a profile that cannot be used is refused with its path', () => {
  test.each<[string, object, RegExp]>([
    ['one without readings', { readings: undefined }, /acme\.json is not a profile: \/ violates required/],
    [
      'an unknown key',
      { readings: { 'no.such': { reading: 'x' } } },
      /acme\.json is not a profile: \/readings/,
    ],
    ['null for an unknown key', { readings: { 'no.such': null } }, /acme\.json is not a profile: \/readings/],
    ['the name of another one', { name: 'none' }, /two profiles are named 'none'/],
    [
      'a schema that is not there',
      { readings: { 'response.fields': { ...shape, schema: 'urn:assay:acme:completion' } } },
      /acme\.json names the schema urn:assay:acme:completion/,
    ],
  ])('%s', (_what, changes, message) => {
    write(changes)
    expect(() => readProfiles(folder)).toThrow(ProfileError)
    expect(() => readProfiles(folder)).toThrow(message)
  })

  test('a file that is not JSON, and a folder that is not there', () => {
    writeFileSync(join(folder, 'broken.json'), '{')
    expect(() => readProfiles(folder)).toThrow(/broken\.json is not JSON/)
    expect(() => readProfiles(join(folder, 'none'))).toThrow(/cannot read the folder of profiles/)
  })
})
