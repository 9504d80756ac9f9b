import { expect, test } from 'vitest'
import { isBrief, isFull } from '../sampling/sampled-cases.ts'
import { KINDS } from './simulated/draw.ts'
import { judgeDrawn, renderMatrix } from './simulated/matrix.ts'

/** As many as in `npm run bench -- limiters` would take minutes; capacities are small here for the same reason. Kinds take turns. */
const DRAWN = isFull ? 150 : KINDS.length
/** Of the wide sample, every second kind, and of the brief one every fourth. */
const SAMPLE_STEP = isBrief ? 4 : 2
const STEP = isFull ? 1 : SAMPLE_STEP
const COUNT = Math.ceil(DRAWN / STEP)
const MAX_CAPACITY = 6

test(`of ${COUNT} random limiters almost none is misnamed, and most are named`, { timeout: 300_000 }, () => {
  const judged = Array.from({ length: COUNT }, (_, index) =>
    judgeDrawn(700_001 + index * STEP, '', MAX_CAPACITY),
  )
  const count = (verdict: string): number => judged.filter((one) => one.verdict === verdict).length
  const summary = [
    ...judged.filter(({ verdict }) => verdict === 'wrong').map(({ line }) => line),
    renderMatrix(judged),
  ]
  expect(count('wrong'), summary.join('\n')).toBeLessThanOrEqual(1)
  expect(count('right') + count('set'), summary.join('\n')).toBeGreaterThanOrEqual(0.93 * COUNT)
})
