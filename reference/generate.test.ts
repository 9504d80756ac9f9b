import { expect, test } from 'vitest'
import { tokenCount, tokensOf } from './generate.ts'

test.each([
  '',
  ' ',
  'a',
  'one two  three',
  ' before, after\n\t ',
  'twelve-chars thirteen-chars twenty-five-characters-now',
  '🌍🌍🌍🌍🌍🌍🌍🌍🌍🌍🌍🌍🌍 中文\u00a0é\u3000x\ufeff',
  'a half \ud83c of a pair, \udf0d\udf0d the other one \ud83c',
  'word '.repeat(1000),
])('the token count of %j is the number of its tokens', (text) => {
  expect(tokenCount(text)).toBe(tokensOf(text).length)
})
