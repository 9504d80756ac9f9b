import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ProfileError } from '../../schemas/profile-error.ts'
import { defaultProfile, loadProfiles, profileNamed, profileNames, type Profile } from './plan.ts'

/** Returns the loaded profiles. Throws the first problem. */
function readProfiles(places: string, shipped?: string): readonly Profile[] {
  const { profiles, problems } = loadProfiles(places, shipped)
  const [first] = problems
  if (first !== undefined) throw first
  return profiles
}

const usual = Object.fromEntries(defaultProfile.readings)
const shape = usual['response.fields']

// Returns the readings of a profile that the folder contains.
function readingsOf(wanted: string): object {
  return Object.fromEntries(readProfiles(folder).find(({ name }) => name === wanted)?.readings ?? [])
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-profiles-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(changes: object, file = 'test-acme.json'): void {
  const profile = { schema: 'assay.profile/1', name: 'test-acme', title: 'What Acme does', readings: {} }
  writeFileSync(join(folder, file), JSON.stringify({ ...profile, ...changes }))
}

test('the shipped profiles come from their folder, the default one first', () => {
  expect(profileNames).toEqual(expect.arrayContaining(['openai', 'none']))
  expect(profileNames[0]).toBe('openai')
  expect(profileNamed('openai')).toBe(defaultProfile)
})

test('a file in a further folder is a profile', () => {
  write({ readings: { 'key.format': { reading: 'opaque' } } })
  write({ name: 'test-acme-beta' }, 'beta.json')
  writeFileSync(join(folder, 'readme.txt'), 'not a profile')
  const found = readProfiles(folder).map(({ name }) => name)
  expect(new Set(found)).toEqual(new Set([...profileNames, 'test-acme', 'test-acme-beta']))
})

test('a profile has the readings of the one that it extends, and its own where both have a key', () => {
  write({ extends: 'test-acme-base', readings: { 'key.format': { reading: 'opaque' } } })
  const base = { 'request.roles': { reading: 'openai', roles: ['user'] }, states: { reading: 'none' } }
  write({ name: 'test-acme-base', extends: 'openai', readings: base }, 'base.json')
  expect(readingsOf('test-acme')).toEqual({ ...usual, ...base, 'key.format': { reading: 'opaque' } })
})

test('null removes a reading of the extended profile, also for profiles that extend this one', () => {
  write({ extends: 'openai', readings: { 'errors.body': null } })
  write(
    { name: 'test-acme-next', extends: 'test-acme', readings: { 'key.format': { reading: 'opaque' } } },
    'next.json',
  )
  const { 'errors.body': taken, ...rest } = usual
  expect(taken).toBeDefined()
  expect(readingsOf('test-acme')).toEqual(rest)
  expect(readingsOf('test-acme-next')).toEqual({ ...rest, 'key.format': { reading: 'opaque' } })
})

test.each([
  ['itself', 'test-acme', /'test-acme' extends itself: test-acme -> test-acme/],
  ['one that is not there', 'opnai', /extends 'opnai', which is not a profile. Name one of .*openai/],
])('a profile that extends %s is refused', (_, name, message) => {
  write({ extends: name })
  expect(() => readProfiles(folder)).toThrow(message)
})

describe('a profile that cannot be used is refused with its path', () => {
  test.each<[string, object, RegExp]>([
    ['one without readings', { readings: undefined }, /test-acme\.json is not a profile$/],
    ['one without the name of its format', { schema: undefined }, /test-acme\.json is not a profile$/],
    ['an unknown key', { readings: { 'no.such': { reading: 'x' } } }, /test-acme\.json is not a profile$/],
    ['null for an unknown key', { readings: { 'no.such': null } }, /test-acme\.json is not a profile$/],
    ['the name of another one', { name: 'none' }, /two profiles are named 'none'/],
    [
      'a schema that is not there',
      { readings: { 'response.fields': { ...shape, schema: 'urn:assay:acme:completion' } } },
      /test-acme\.json names the schema urn:assay:acme:completion/,
    ],
  ])('%s', (_what, changes, message) => {
    write(changes)
    expect(() => readProfiles(folder)).toThrow(ProfileError)
    expect(() => readProfiles(folder)).toThrow(message)
  })

  test('a file that is not JSON, and a folder that is not there', () => {
    writeFileSync(join(folder, 'broken.json'), '{')
    expect(() => readProfiles(folder)).toThrow(/broken\.json:1: not JSON/)
    expect(() => readProfiles(join(folder, 'none'))).toThrow(/cannot read the folder of profiles/)
  })
})

describe('a parameter that is left out', () => {
  test('comes from the profile that is extended when it has the same reading', () => {
    const base = { reading: 'table', malformed: [418], invalid: [418], unknownModel: [418], tooLarge: [418] }
    write({ name: 'test-acme-base', readings: { 'errors.status': base } }, 'base.json')
    write({
      extends: 'test-acme-base',
      readings: { 'errors.status': { reading: 'table', invalid: [422] } },
    })
    expect(readingsOf('test-acme')).toEqual({ 'errors.status': { ...base, invalid: [422] } })
  })

  test('has its default otherwise, as in a statement', () => {
    write({ readings: { 'errors.body': { reading: 'detail' }, 'errors.missingKey': { reading: '401' } } })
    expect(readingsOf('test-acme')).toEqual({
      'errors.body': {
        reading: 'detail',
        schema: 'urn:assay:readings:detail',
        mediaTypes: ['application/json'],
      },
      'errors.missingKey': { reading: '401', status: [401], tolerated: [403] },
    })
  })
})

describe('the shipped profiles', () => {
  let shipped = ''
  beforeEach(() => {
    shipped = join(folder, 'shipped')
    mkdirSync(shipped)
    cpSync(join(import.meta.dirname, '..', '..', 'schemas', 'profiles'), shipped, { recursive: true })
  })

  test('have the names of their files', () => {
    writeFileSync(join(shipped, 'acme-inc.json'), JSON.stringify({ ...NONE, name: 'test-acme' }))
    expect(() => readProfiles('', shipped)).toThrow(
      /acme-inc\.json has the name 'test-acme', .*Call the file test-acme\.json/,
    )
  })

  test('stay usable if another one has a mistake', () => {
    writeFileSync(join(shipped, 'test-acme.json'), '{')
    const { profiles, problems } = loadProfiles('', shipped)
    expect(profiles.map(({ name }) => name)).toEqual(profileNames)
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/test-acme\.json:1: not JSON/),
    ])
  })

  test('stay usable without the default one if they do not extend it', () => {
    writeFileSync(join(shipped, 'openai.json'), '{')
    const { profiles, problems } = loadProfiles('', shipped)
    expect(profiles.map(({ name }) => name)).toEqual(['none'])
    expect(problems[0]?.message).toMatch(/openai\.json:1: not JSON/)
  })
})

const NONE = { schema: 'assay.profile/1', title: 'Nothing', readings: {} }
