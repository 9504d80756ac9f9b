import { expect, test } from 'vitest'
import { refusedText } from './scenario-words.ts'

test('why a run was given up names the status', () => {
  expect(refusedText(404, true)).toBe('every request is refused: the first 20 answers were all 404')
  expect(refusedText(403, true)).toBe('the key is refused: the first 20 answers were all refusals (403)')
  expect(refusedText(401, false)).toMatch(/^no key was sent, and the target wants one: /)
})
