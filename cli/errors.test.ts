import { expect, test } from 'vitest'
import { prefixed } from './errors.ts'

test('each line of a message has the prefix', () => {
  expect(prefixed('one')).toBe('error: one\n')
  expect(prefixed('one\ntwo')).toBe('error: one\nerror: two\n')
})
