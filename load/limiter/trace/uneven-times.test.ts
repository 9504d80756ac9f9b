/** Services that take different times for equal requests, and what their bursts show. */
import { expect, test } from 'vitest'
import { requestIn } from '../observation-fixture.ts'
import { isDelayedAlone, saturationOf } from './saturation.ts'
import type { Observation } from './trace.ts'
import { aloneTimesOf, excessOf, isPaced, spreadOfAll } from './uneven-times.ts'

/** Quantiles of a log-normal distribution around 300 ms, in an order without a pattern. */
const UNEVEN = Array.from({ length: 83 }, (_, at) => {
  const place = ((at * 37) % 83) + 0.5
  return 300 * Math.exp(0.4 * 1.7 * Math.log(place / (83 - place)) * 0.35)
})

/** Times of requests in series before a pace of 700 ms: a long answer shortens the next wait. */
const PACED = UNEVEN.map((ms, at) => 700 + ms - (UNEVEN[at - 1] ?? ms))

const serial = (tookMs: readonly number[]): readonly Observation[] =>
  tookMs.map((ms, at) => requestIn('002 serial', at * 5000, ms))

const burst = (tookMs: readonly number[]): readonly Observation[] =>
  tookMs.map((ms) => requestIn('003 parallel', 1_000_000, ms))

test('uneven times have a usual time and a spread, and regular ones have no spread', () => {
  const { middleMs, spread } = aloneTimesOf(UNEVEN)
  expect(middleMs).toBeGreaterThan(200)
  expect(middleMs).toBeLessThan(400)
  expect(spread).toBeGreaterThan(0.2)
  expect(spreadOfAll(UNEVEN)).toBeGreaterThan(0.25)
  expect(aloneTimesOf(UNEVEN.map((ms) => 300 + ms / 100)).spread).toBe(0)
  expect(aloneTimesOf(UNEVEN.slice(0, 5)).spread).toBe(0)
})

test('quick requests before a queue began to delay are no spread', () => {
  const quick = Array<number>(30).fill(20)
  expect(aloneTimesOf([...quick, ...Array<number>(53).fill(900)])).toMatchObject({ spread: 0 })
})

test('a pace makes up for a long answer by a short wait, and an uneven service does not', () => {
  expect(isPaced(UNEVEN)).toBe(false)
  expect(isPaced(PACED)).toBe(true)
  expect(isDelayedAlone(serial(UNEVEN))).toBe(false)
  expect(isDelayedAlone(serial(PACED))).toBe(true)
})

test('a burst of uneven answers is not a saturated server, and a slower one is', () => {
  expect(saturationOf([...serial(UNEVEN), ...burst(UNEVEN)])).toBeNull()
  const waiting = UNEVEN.map((ms, at) => ms + at * 40)
  expect(saturationOf([...serial(UNEVEN), ...burst(waiting)])).not.toBeNull()
})

test('times with waits exceed those without', () => {
  expect(excessOf(UNEVEN.slice(0, 40), UNEVEN)).toBeLessThan(3)
  expect(
    excessOf(
      UNEVEN.slice(0, 40).map((ms) => ms + 200),
      UNEVEN,
    ),
  ).toBeGreaterThan(3)
})
