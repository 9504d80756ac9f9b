import { expect, test } from 'vitest'
import { namesAdded, namesShown, readingsChanged } from './touched-names.ts'

test('a name that a change adds is touched, whichever file it stands in', () => {
  const diff = [
    '--- a/schemas/gaps.json',
    '+++ b/schemas/gaps.json',
    '+    "problem-xml": {',
    "+  patch('content-null-late', 'x')",
  ]
  expect([...namesAdded(diff.join('\n'))].toSorted()).toEqual(['content-null-late', 'problem-xml'])
})

test('a name on a line that only moved or changed its form is not touched', () => {
  expect(namesAdded("-const a = patch('content-null')\n+  patch('content-null'),").size).toBe(0)
})

test('of a declaration with a changed line every name is touched, and none of a comment', () => {
  const diff = [
    '--- a/conformance/core/checks/one-file.ts',
    '@@ -1,4 +1,4 @@ const content = check({',
    "   id: 'core.content-is-string',",
    '   // as core.other-check does',
    "   trippedBy: ['content-null'],",
    "-  judge: () => fails('x'),",
    "+  judge: () => passes('x'),",
  ]
  expect(namesShown(diff.join('\n'))).toEqual(['core.content-is-string', 'content-null'])
})

const reading = (name: string, meaning: string, takes: object) => ({
  key: 'errors.body',
  name,
  meaning,
  takes,
})

test('a reading that is new or takes another parameter is touched, and one with another text is not', () => {
  const before = [reading('openai', 'as OpenAI', {}), reading('bare', 'a text', {})]
  const now = [
    reading('openai', 'as OpenAI has it', {}),
    reading('bare', 'a text', { schema: {} }),
    reading('message', 'a message', {}),
  ]
  expect(readingsChanged(JSON.stringify(before), JSON.stringify(now))).toEqual([
    'errors.body = bare',
    'errors.body = message',
  ])
})
