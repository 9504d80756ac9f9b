/** Every stage of a plan has a description: no report shows `054 edge 1.95`. */
import { expect, test } from 'vitest'
import { formatStage } from '../../load/limiter/plan/stage-words.ts'
import { drawLimiter, KINDS } from './simulated/draw.ts'
import { scoped, type Counter } from './simulated/limiter.ts'
import { RESOURCES } from './simulated/resources.ts'
import { play } from './simulated/play.ts'
import { createRandom } from './simulated/random.ts'
import { reservation } from './simulated/tokens.ts'

const tokensOf = (): number => 6

function stagesAgainst(limiter: Counter): readonly string[] {
  const delays = { wayMs: 1, jitterMs: 2, serviceMs: 15, longServiceMs: 400, strays: 0 }
  const { observations } = play(limiter, RESOURCES, { ...delays, tokensOf, random: createRandom(5) })
  return observations.map(({ stage }) => stage)
}

test('no stage of a plan is told by the name that machines use', { timeout: 120_000 }, () => {
  const limiters = [
    ...KINDS.map((kind, place) => drawLimiter(kind, createRandom(100 + place), 12).limiter),
    scoped('key', () => reservation({ size: 405, windowMs: 10_000 }, true)),
  ]
  const stages = new Set(limiters.flatMap(stagesAgainst))
  const labels = new Set([...stages].map((stage) => stage.replace(/^\d+ /, '')))
  expect(labels.size).toBeGreaterThan(20)
  expect([...labels].filter((label) => formatStage(label) === label)).toEqual([])
})
