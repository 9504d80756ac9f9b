import { expect, test } from 'vitest'
import schema from '../schemas/load-run.schema.json' with { type: 'json' }
import { failureInWords } from './failure-words.ts'

const CLASSES = schema.$defs.failureClass.enum

test.each(CLASSES)('%s has words of its own', (name) => {
  const words = failureInWords(name)
  expect(words).not.toBe(name)
  expect(CLASSES.filter((other) => failureInWords(other) === words)).toEqual([name])
})

test('a class of a later version is shown as it is', () => {
  expect(failureInWords('tripped')).toBe('tripped')
})
