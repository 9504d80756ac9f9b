import { expect, test } from 'vitest'
import { prefixed } from './errors.ts'

test('each line names its program', () => {
  expect(prefixed('one')).toBe('error: one\n')
  expect(prefixed('one\ntwo')).toBe('error: one\nerror: two\n')
})
