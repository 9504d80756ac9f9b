import { expect, test } from 'vitest'
import { closest } from './closest.ts'

test.each([
  ['ses', ['core', 'sse'], 'sse'],
  ['errors.bodi', ['errors.body', 'errors.codes'], 'errors.body'],
  ['ERRORS.BODY', ['errors.body'], 'errors.body'],
  ['video', ['core', 'sse', 'limits'], null],
  ['x', ['a', 'b'], null],
  ['anything', [], null],
  ['a'.repeat(10_000), ['a'], null],
])('case %#', (name, candidates, expected) => {
  expect(closest(name, candidates)).toBe(expected)
})
