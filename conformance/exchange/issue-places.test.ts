import { expect, test } from 'vitest'
import { isSamePlace, placeFinder } from './issue-places.ts'

test.each([
  ['core.fields/one /id', 'core.fields/one /id', true],
  ['core.fields/one /choices/0/message', 'core.fields/one /choices/0', true],
  ['core.fields/one /choices/1', 'core.fields/one /choices/10', false],
  ['core.fields/one /id', 'core.fields/two /id', false],
  ['core.fields/one /id', 'core.fields/one /model', false],
  ['core.fields/one status', 'core.fields/one /error', true],
  ['core.fields/one', 'core.fields/one body', true],
  ['core.fields/one header allow', 'core.fields/one /error', false],
])('%s and %s are the same place: %s', (left, right, isSame) => {
  expect(isSamePlace(left, right)).toBe(isSame)
  expect(isSamePlace(right, left)).toBe(isSame)
  expect(placeFinder(['core.fields/three /id', right])(left)).toBe(isSame)
})
