import { expect, test } from 'vitest'
import { nextStep } from '../analysis/limiter/plan.ts'
import { noteInWords, stageInWords } from './stage-words.ts'

test.each([
  ['054 edge 1.95', 'what is free 1.95 windows after a part of it was spent'],
  ['007 edge 0', 'a part of the limit is spent'],
  ['033 penalty silence', 'whether asking while refused costs more'],
  ['press 2', 'the first key asks for more (round 2)'],
  ['010 something new', '010 something new'],
])('the stage %s: %s', (name, words) => {
  expect(stageInWords(name)).toBe(words)
})

test.each([
  [
    '054 edge 1.95 would be asked 12.0 s after the start; at most 10.0 s are allowed',
    'the next step, what is free 1.95 windows after a part of it was spent (stage 54), would be asked 12.0 s',
  ],
  ['press 2 needs 400 requests more', 'the next step, the first key asks for more (round 2), needs 400'],
])('the end of a plan tells no name of a machine: %s', (note, words) => {
  expect(noteInWords(note)).toContain(words)
})

test('a note that names no stage stays as it is', () => {
  expect(noteInWords('every planned stage was played')).toBe('every planned stage was played')
})

test('the plan still words its end so that the stage in it is found', () => {
  const means = { keys: ['a'], sources: ['1'], maxRequests: 1, maxMs: 1000, startEpochMs: 0 }
  const step = nextStep([], means)
  expect(step.type === 'done' ? noteInWords(step.note) : step).toContain(
    'one right and one wrong key (stage 1)',
  )
})
