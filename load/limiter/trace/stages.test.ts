import { expect, test } from 'vitest'
import { stageOf } from '../stage-fixture.ts'
import { formatNextStep, formatStage, isPartOf, STAGE_LABELS } from './stages.ts'

test.each([
  ['054 edge 1.95', 'how much is free 1.95 windows after a part of the limit was used'],
  ['007 edge start', 'a part of the limit is used'],
  ['033 penalty silence', 'whether requests that are refused cost more'],
  ['041 race serial', 'one after another on one connection'],
  ['press 2', 'the first key sends more (round 2)'],
])('the stage %s: %s', (name, words) => {
  expect(formatStage(stageOf(name))).toBe(words)
})

test('no placeholder is left in the purpose of a stage', () => {
  const words = STAGE_LABELS.map((label) => formatStage({ place: 1, label, windows: 1, round: 1 }))
  expect(words.length).toBeGreaterThan(40)
  expect(words.filter((text) => text.includes('$'))).toEqual([])
})

test('a stage belongs to its experiment, whatever its label', () => {
  expect(isPartOf(stageOf('009 scope drain'), 'scope')).toBe(true)
  expect(isPartOf(stageOf('009 spend part'), 'unit')).toBe(false)
  expect(isPartOf(stageOf('use up 1'), 'spend')).toBe(false)
})

test('a sentence names the purpose of a stage and its place', () => {
  expect(formatNextStep(stageOf('054 edge 1.95'))).toBe(
    'the next step, how much is free 1.95 windows after a part of the limit was used (stage 54),',
  )
})
