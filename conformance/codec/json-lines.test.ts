import { describe, expect, test } from 'vitest'
import { jsonLines } from './json-lines.ts'

const TEXT = `{
  "a": {"b": [
    1,
    {"c/d": "x"}
  ]},

  "e": null
}
`

test.each([
  ['', 1],
  ['/a', 2],
  ['/a/b', 2],
  ['/a/b/0', 3],
  ['/a/b/1', 4],
  ['/a/b/1/c~1d', 4],
  ['/e', 7],
  ['/a/b/1/missing/more', 4],
  ['/nothing', 1],
])('%j stands in line %i', (pointer, line) => {
  expect(jsonLines(TEXT).lineOf(pointer)).toBe(line)
})

test('a line end of two characters counts once', () => {
  expect(jsonLines('{\r\n"a": 1,\r\n"b": 2}').lineOf('/b')).toBe(3)
})

test('finds a duplicate member and both its lines', () => {
  expect(jsonLines('{"a": 1,\n"b": {"a": 1},\n"a": 2}').duplicates).toEqual([
    { pointer: '/a', line: 3, firstLine: 1 },
  ])
  expect(jsonLines('{"a": 1,\n"\\u0061": 2}').duplicates).toHaveLength(1)
})

describe('finds a line that is not JSON, and names its number', () => {
  test.each([
    ['', 1],
    ['{"a": 1,\n}', 2],
    ['{\n"a"\n1}', 3],
    ['{"a": 1}\nx', 2],
    ['{"a": [1,\n2}', 2],
    ['{"a": \'x\'}', 1],
    ['{\n\n"a": tru}', 3],
    ['{"a": 1\n', 2],
    ['{"a": "x\ny"}', 1],
    ['[01]', 1],
    ['}', 1],
  ])('%j: line %i', (text, line) => {
    expect(() => JSON.parse(text) as unknown).toThrow()
    expect(jsonLines(text).brokenAt).toBe(line)
  })

  test.each([['{}'], ['[]'], [' 1 '], ['"x"'], ['[[],{"a":{}}]'], [TEXT], ['{"a":-0.5e+3,"b":true}']])(
    '%j is JSON',
    (text) => {
      expect(() => JSON.parse(text) as unknown).not.toThrow()
      expect(jsonLines(text).brokenAt).toBe(null)
    },
  )

  test.each([
    ['{"a": [1, 2],, }', 13],
    ['{"a": "b', 5],
    ['[1] x', 4],
  ])('the error in %j comes after %i characters', (text, length) => {
    expect(jsonLines(text).validLength).toBe(length)
  })

  test('deep nesting does not exhaust the stack', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    expect(jsonLines(deep).brokenAt).toBe(null)
  })
})
