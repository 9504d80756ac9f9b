import { expect, test } from 'vitest'
import type { CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { capacityObjectives } from './capacity-plan.ts'
import { stageAt } from './capacity-stage-fixture.ts'
import { blended } from './crossing.ts'
import { weighedByPrediction } from './in-flight-model.ts'

const [e2e, tpot] = capacityObjectives(['e2e p95 < 1s', 'tpot p95 < 1s'])
if (e2e === undefined || tpot === undefined) throw new Error('no objective')

/** With at least this many other requests in flight, a request takes longer than the objective allows. */
const BEYOND_FROM = 5
/** The true critical rate of a server that completes 10 requests per second: 5 % of requests find at least {@link BEYOND_FROM} others. */
const CROSSING = 10 * 0.05 ** (1 / BEYOND_FROM)

/** Returns a stage of a queue with one server (M/M/1), in which each number in flight takes its expected share of the time. */
function stageOf(ratePerSecond: number, pacePerSecond = 10): CapacityStage {
  const load = ratePerSecond / pacePerSecond
  const states = Array.from({ length: 30 }, (_, inFlight) => {
    const seconds = 2000 * (1 - load) * load ** inFlight
    const sent = seconds * ratePerSecond
    const ended = inFlight === 0 ? 0 : seconds * pacePerSecond
    return { inFlight, seconds, ended, sent, beyond: [inFlight < BEYOND_FROM ? 0 : sent] }
  })
  return stageAt(ratePerSecond, { states })
}

const stages = [4.5, 5, 5.5, 6].map((rate) => stageOf(rate))
/** 400 quantiles of a critical rate of 6, with an error of 10 %. */
const rates = Float64Array.from({ length: 400 }, (_, draw) => {
  const share = (draw + 0.5) / 400
  return 6 * Math.exp(0.058 * Math.log(share / (1 - share)))
})
const middleOf = (of: Float64Array): number => of[200] ?? 0
const errorOf = (of: Float64Array): number => Math.abs(Math.log(middleOf(of) / CROSSING))
/** Returns the difference of ln(rate) between the quantiles `from` and `to`. */
const widthOf = (of: Float64Array, from = 150, to = 250): number => Math.log((of[to] ?? 0) / (of[from] ?? 1))

test('the prediction moves the crossing toward its true rate, and leaves the interval to the counts', () => {
  const weighed = blended(weighedByPrediction(rates, stages, e2e, 0), rates)
  expect(errorOf(weighed)).toBeLessThan(0.6 * errorOf(rates))
  expect(widthOf(weighed)).toBeLessThan(0.9 * widthOf(rates))
  expect(widthOf(weighed, 10, 389)).toBeGreaterThan(0.97 * widthOf(rates, 10, 389))
  expect(weighed).toEqual(weighed.toSorted())
})

/** Returns the stages with few requests sent near `BEYOND_FROM`. In each stage, `lastSent` of them take too long. */
const withSent = (lastSent: number): readonly CapacityStage[] =>
  stages.map((stage) => {
    const states = (stage.states ?? []).slice(0, BEYOND_FROM + 1).map((state) => {
      const sent = [13, lastSent][state.inFlight - BEYOND_FROM + 1] ?? state.sent
      return { ...state, sent, beyond: [state.inFlight < BEYOND_FROM ? 0 : sent] }
    })
    return { ...stage, states }
  })

test('the highest numbers in flight count although few requests met them', () => {
  expect(weighedByPrediction(rates, withSent(0), e2e, 0)).toBe(rates)
  expect(weighedByPrediction(rates, withSent(12), e2e, 0)).not.toBe(rates)
})

test('stages whose service differs make the prediction less certain', () => {
  const unequal = [stageOf(4.5, 8), stageOf(5, 14), stageOf(5.5, 8), stageOf(6, 14)]
  const equal = weighedByPrediction(rates, stages, e2e, 0)
  expect(widthOf(weighedByPrediction(rates, unequal, e2e, 0))).toBeGreaterThan(1.05 * widthOf(equal))
})

test('a prediction far from the counts moves the crossing within the counts only', () => {
  const far = rates.map((rate) => 1.5 * rate)
  const weighed = weighedByPrediction(far, stages, e2e, 0)
  expect(weighed[0]).toBeGreaterThanOrEqual(far[0] ?? 0)
  expect(middleOf(weighed)).toBeLessThan(middleOf(far))
})

test.each([
  ['an objective that later arrivals decide', stages, tpot],
  ['stages without states', [stageAt(5), stageAt(6), stageAt(7)], e2e],
  ['too few stages', stages.slice(0, 2), e2e],
])('%s leaves the counts alone', (_, own, objective) => {
  expect(weighedByPrediction(rates, own, objective, 0)).toBe(rates)
})
