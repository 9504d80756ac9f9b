import { expect, test } from 'vitest'
import { refusalKind, refusedText } from './scenario-words.ts'

test.each([
  [401, 401],
  [403, 401],
  [400, 400],
  [404, 404],
  [422, 422],
  [408, null],
  [425, null],
  [429, null],
  [500, null],
  [200, null],
  [0, null],
])('%i is counted as the client error %s', (status, kind) => {
  expect(refusalKind(status)).toBe(kind)
})

test('why a run was given up names the status', () => {
  expect(refusedText(404, true)).toBe('every request is refused: the first 20 answers were all 404')
  expect(refusedText(403, true)).toBe('the key is refused: the first 20 answers were all refusals (403)')
  expect(refusedText(401, false)).toMatch(/^no key was sent, and the target wants one: /)
})
