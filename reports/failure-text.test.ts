import { expect, test } from 'vitest'
import schema from '../schemas/load-run.schema.json' with { type: 'json' }
import { formatFailure } from './load-text.ts'

const CLASSES = schema.$defs.failureClass.enum

test.each(CLASSES)('%s has its own description', (name) => {
  const words = formatFailure(name)
  expect(words).not.toBe(name)
  expect(CLASSES.filter((other) => formatFailure(other) === words)).toEqual([name])
})

test('a class of a later version is shown as it is', () => {
  expect(formatFailure('tripped')).toBe('tripped')
})

test('a refused key is not a wrong request', () => {
  expect(formatFailure('http-4xx', 20, 20)).toBe('the key is refused (401 or 403)')
  expect(formatFailure('http-4xx', 20, 3)).toMatch(
    /^refused as a client error \(4xx\), 3 of them because the key/,
  )
})
