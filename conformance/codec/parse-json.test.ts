import { expect, test } from 'vitest'
import { isTooDeep, MAX_JSON_DEPTH, parseJson } from './parse-json.ts'

test.each([
  ['arrays', '[', ']'],
  ['objects', '{"a":[', ']}'],
])('%s are parsed down to a depth, and no deeper', (_, open, close) => {
  const levels = MAX_JSON_DEPTH / (open.length > 1 ? 2 : 1)
  const nested = (count: number) => open.repeat(count) + close.repeat(count)
  expect(parseJson(nested(levels))).toBeDefined()
  expect(parseJson(nested(levels + 1))).toBeUndefined()
  expect(isTooDeep(nested(100_000))).toBe(true)
})

test('brackets in strings, and brackets side by side, are not depth', () => {
  expect(parseJson(JSON.stringify({ text: '[{"'.repeat(5000) }))).toBeDefined()
  expect(parseJson(`[${'[],{},'.repeat(5000)}"\\"[["]`)).toBeDefined()
})
