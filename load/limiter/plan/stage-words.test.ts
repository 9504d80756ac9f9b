import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'
import { RACE, RACE_APART, RACE_SERIAL } from './race-stages.ts'
import { CONTROL, CONSUMED_QUOTA, SCOPE, UNIT, UNIT_CONTROL } from './scope-stages.ts'
import { BEYOND, FILL, SPEND } from './spending-stages.ts'
import { formatNote, STAGE_WORDS, formatStage } from './stage-words.ts'

test.each([
  ['054 edge 1.95', 'how much is free 1.95 windows after a part of the limit was used'],
  ['007 edge 0', 'a part of the limit is used'],
  ['033 penalty silence', 'whether requests that are refused cost more'],
  ['040 race', 'more at once than the limit allows'],
  ['041 race serial', 'one after another on one connection'],
  ['042 race apart', 'one after another, each on a connection of its own'],
  ['033 silence drain', 'silence, then how much quota has come back'],
  ['press 2', 'the first key sends more (round 2)'],
  ['010 something new', '010 something new'],
])('the stage %s: %s', (name, words) => {
  expect(formatStage(name)).toBe(words)
})

test.each([
  [
    '054 edge 1.95 would be asked 12.0 s after the start; at most 10.0 s are allowed',
    'the next step, how much is free 1.95 windows after a part of the limit was used (stage 54), would be asked 12.0 s',
  ],
  ['press 2 needs 400 requests more', 'the next step, the first key sends more (round 2), needs 400'],
])('the end of a plan tells no name of a machine: %s', (note, words) => {
  expect(formatNote(note)).toContain(words)
})

/** Every label that plans give a stage. */
const LABELS = [
  'preflight',
  'serial',
  'parallel',
  'parallel again',
  'parallel rested',
  'rested',
  'slow',
  'slow twice',
  'queue',
  'queue slow',
  'silence',
  'drain',
  'silence drain',
  'full',
  'rate',
  'edge 0',
  'edge 1.95',
  'penalty',
  'penalty drain',
  'penalty silence',
  'steady',
  'grain',
  'grain drain',
  'grain rest',
  'promise',
  'promise drain',
  'promise early',
  RACE,
  RACE_SERIAL,
  RACE_APART,
  SCOPE,
  CONTROL,
  CONSUMED_QUOTA,
  UNIT,
  UNIT_CONTROL,
  FILL,
  BEYOND,
  SPEND,
  'before 1',
  'spend 1',
  'told 1',
  'calm 1',
  'press 1',
]

test('every row of the words is the first that fits some stage', () => {
  const firsts = LABELS.map((label) => STAGE_WORDS.find(([pattern]) => pattern.test(label)))
  expect(firsts).not.toContain(undefined)
  expect(STAGE_WORDS.filter((row) => !firsts.includes(row))).toEqual([])
})

test('a note that names no stage stays as it is', () => {
  expect(formatNote('every planned stage was executed')).toBe('every planned stage was executed')
})

test('the plan still words its end so that the stage in it is found', () => {
  const resources = { keys: ['a'], sources: ['1'], maxRequests: 0, maxMs: 1000, startEpochMs: 0 }
  const step = nextStep([], resources)
  expect(step.type === 'done' ? formatNote(step.note) : step).toContain(
    'one request, to see status and header fields (stage 1)',
  )
})
