import { expect, test } from 'vitest'
import { namesAdded } from './touched-names.ts'

const NONE: ReadonlySet<string> = new Set()

test('a name that a change adds is touched, whichever file it stands in', () => {
  const diff = [
    '--- a/schemas/gaps.json',
    '+++ b/schemas/gaps.json',
    '+    "problem-xml": {',
    "+  patch('content-null-late', 'x')",
  ]
  expect([...namesAdded(diff.join('\n'), NONE)].toSorted()).toEqual(['content-null-late', 'problem-xml'])
})

test('a name on a line that only moved or changed its form is not touched', () => {
  expect(namesAdded("-const a = patch('content-null')\n+  patch('content-null'),", NONE).size).toBe(0)
})

test('a reading of one word is a name where it stands in quotes, and did not before', () => {
  const diff = '+      "brief": { "title": "x" }'
  expect([...namesAdded(diff, new Set(['title']))]).toEqual(['brief'])
  expect([...namesAdded(diff, new Set(['brief', 'title']))]).toEqual([])
})
