import { expect, test } from 'vitest'
import { profileMistakes } from './profile-mistakes.ts'

const PATH = 'test-acme.json'

function linesOf(readings: object): readonly string[] {
  return mistakesOf({ schema: 'assay.profile/1', name: 'test-acme', title: 'Acme', readings })
}

function mistakesOf(value: unknown): readonly string[] {
  return profileMistakes({ path: PATH, text: JSON.stringify(value) })
}

test.each<[object, string, string]>([
  [
    { 'errors.status': { reading: 'tabel' } },
    '/readings/errors.status/reading',
    'no reading of errors.status is called "tabel"; did you mean table?',
  ],
  [
    { 'errors.status': 'tabel' },
    '/readings/errors.status',
    'no reading of errors.status is called "tabel"; did you mean table?',
  ],
  [
    { 'errors.status': { reading: 'table', malfromed: [400] } },
    '/readings/errors.status/malfromed',
    'the reading table has no such parameter; did you mean malformed?',
  ],
  [
    { 'errors.body': 'openai' },
    '/readings/errors.body',
    'a profile writes a reading as an object: {"reading":"openai"}',
  ],
  [
    { 'error.status': { reading: 'table' } },
    '/readings/error.status',
    'there is no key of that name; did you mean errors.status?',
  ],
  [
    { 'error.status': null },
    '/readings/error.status',
    'there is no key of that name; did you mean errors.status?',
  ],
  [
    { 'sse.path': { reading: 'other-path' } },
    '/readings/sse.path',
    'the reading other-path needs "path"; write {"reading": "other-path", "path": ...}',
  ],
  [
    { 'errors.missingKey': { reading: '401', status: [41] } },
    '/readings/errors.missingKey/status/0',
    'expected a number >= 100',
  ],
  [
    { 'response.fields': { reading: 'openai', schema: 'urn:assay:openai:chat-completoin' } },
    '/readings/response.fields/schema',
    'did you mean urn:assay:openai:chat-completion?',
  ],
  [{ 'key.format': 7 }, '/readings/key.format', 'expected the name of a reading, or an object'],
])('%j', (readings, pointer, words) => {
  const [line, ...others] = linesOf(readings)
  expect(others).toEqual([])
  expect(line?.startsWith(`${PATH}:1 ${pointer}: `), line).toBe(true)
  expect(line).toContain(words)
})

test('each mistake has its line, and readings without one have none', () => {
  const lines = linesOf({ 'errors.status': 'tabel', 'errors.body': null, 'key.format': { reading: 'opak' } })
  expect(lines).toHaveLength(2)
  expect(linesOf({ 'key.format': { reading: 'opaque' } })).toEqual([])
})

test('all mistakes are listed with their lines, also those outside the readings', () => {
  const text = `{
  "schema": "assay.profile/1", "name": "test-acme",
  "extends": "opnai",
  "tilte": "Acme",
  "readings": {
    "errors.status": "tabel"
  }
}`
  expect(profileMistakes({ path: PATH, text })).toEqual([
    `${PATH}:1 /title: expected present, received missing`,
    `${PATH}:3 /extends: there is no profile "opnai"; did you mean openai?`,
    `${PATH}:4 /tilte: there is no member of that name; did you mean title?`,
    `${PATH}:6 /readings/errors.status: no reading of errors.status is called "tabel"; did you mean table?`,
  ])
  expect(mistakesOf([])).toEqual([])
  expect(mistakesOf({ schema: 'assay.profile/1', name: 'a', title: 'A', readings: 7 })).toEqual([
    `${PATH}:1 /readings: expected object, received number 7`,
  ])
})
