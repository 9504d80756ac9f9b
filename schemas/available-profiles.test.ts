import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ProfileError } from './profile-error.ts'
import { defaultProfileFile, loadProfiles, profileFiles, type ProfileFile } from './available-profiles.ts'

/** Returns the loaded profiles. Throws the first problem. */
function readProfiles(places: string, shipped?: string): readonly ProfileFile[] {
  const { profiles, problems } = loadProfiles(places, shipped)
  const [first] = problems
  if (first !== undefined) throw first
  return profiles
}

const shape = defaultProfileFile.readings['response.fields']

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
  expect(profileFiles.map(({ name }) => name)).toEqual(expect.arrayContaining(['openai', 'none']))
  expect(profileFiles[0]).toBe(defaultProfileFile)
  expect(defaultProfileFile.name).toBe('openai')
})

test('a file in a further folder is a profile, and never the default one', () => {
  write({ isDefault: true, readings: { 'key.format': { reading: 'opaque' } } })
  write({ name: 'test-acme-beta' }, 'beta.json')
  writeFileSync(join(folder, 'readme.txt'), 'not a profile')
  const found = readProfiles(folder)
  const shipped = profileFiles.map(({ name }) => name)
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set([...shipped, 'test-acme', 'test-acme-beta']))
  expect(found.filter(({ isDefault }) => isDefault === true).map(({ name }) => name)).toEqual(['openai'])
})

test('a profile has the readings of the one that it extends, and its own where both have a key', () => {
  write({ extends: 'test-acme-base', readings: { 'key.format': { reading: 'opaque' } } })
  const base = { 'request.roles': { reading: 'openai', roles: ['user'] }, states: { reading: 'none' } }
  write({ name: 'test-acme-base', extends: 'openai', readings: base }, 'base.json')
  const acme = readProfiles(folder).find(({ name }) => name === 'test-acme')
  expect(acme?.readings).toEqual({
    ...defaultProfileFile.readings,
    ...base,
    'key.format': { reading: 'opaque' },
  })
  expect(acme?.isDefault).toBe(false)
})

test('null removes a reading of the extended profile, also for profiles that extend this one', () => {
  write({ extends: 'openai', readings: { 'errors.body': null } })
  write(
    { name: 'test-acme-next', extends: 'test-acme', readings: { 'key.format': { reading: 'opaque' } } },
    'next.json',
  )
  const [acme, next] = ['test-acme', 'test-acme-next'].map((wanted) =>
    readProfiles(folder).find(({ name }) => name === wanted),
  )
  const { 'errors.body': taken, ...rest } = defaultProfileFile.readings
  expect(taken).toBeDefined()
  expect(acme?.readings).toEqual(rest)
  expect(next?.readings).toEqual({ ...rest, 'key.format': { reading: 'opaque' } })
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
    [
      'one without readings',
      { readings: undefined },
      /test-acme\.json is not a profile: \/ needs "readings"/,
    ],
    [
      'one without the name of its format',
      { schema: undefined },
      /test-acme\.json is not a profile: \/ needs "schema": "assay\.profile\/1"/,
    ],
    [
      'an unknown key',
      { readings: { 'no.such': { reading: 'x' } } },
      /test-acme\.json is not a profile: \/readings/,
    ],
    [
      'null for an unknown key',
      { readings: { 'no.such': null } },
      /test-acme\.json is not a profile: \/readings/,
    ],
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
    expect(() => readProfiles(folder)).toThrow(/broken\.json is not JSON/)
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
    const acme = readProfiles(folder).find(({ name }) => name === 'test-acme')
    expect(acme?.readings['errors.status']).toEqual({ ...base, invalid: [422] })
  })

  test('has its default otherwise, as in a statement', () => {
    write({ readings: { 'errors.body': { reading: 'detail' }, 'errors.missingKey': { reading: '401' } } })
    const acme = readProfiles(folder).find(({ name }) => name === 'test-acme')
    expect(acme?.readings).toEqual({
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
    cpSync(join(import.meta.dirname, 'profiles'), shipped, { recursive: true })
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
    expect(profiles).toEqual(profileFiles)
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/test-acme\.json is not JSON/),
    ])
  })

  test('stay usable without the default one if they do not extend it', () => {
    writeFileSync(join(shipped, 'openai.json'), '{')
    const { profiles, problems } = loadProfiles('', shipped)
    expect(profiles.map(({ name }) => name)).toEqual(['none'])
    expect(problems[0]?.message).toMatch(/openai\.json is not JSON/)
  })

  test('without a default one are refused', () => {
    writeFileSync(join(shipped, 'openai.json'), JSON.stringify({ ...NONE, name: 'openai' }))
    expect(() => readProfiles('', shipped)).toThrow(/has "isDefault": true/)
  })
})

const NONE = { schema: 'assay.profile/1', title: 'Nothing', readings: {} }
