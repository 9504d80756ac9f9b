import { expect, test } from 'vitest'
import { ownLines } from './errors.ts'

test('each line names its program', () => {
  expect(ownLines('one')).toBe('assay: one\n')
  expect(ownLines('one\ntwo')).toBe('assay: one\nassay: two\n')
})
