import { expect, test } from 'vitest'
import { readingKeys } from '../statement/plan.ts'
import { questionOf } from './key-questions.ts'

test.each(readingKeys)('%s has a question of its own', (key) => {
  expect(questionOf(key)).toMatch(/^[A-Z].*\?$/)
  expect(readingKeys.filter((other) => questionOf(other) === questionOf(key))).toEqual([key])
})
