/** The moment of a decision whose answer came late. */
import { expect, test } from 'vitest'
import { requestIn } from '../observation-fixture.ts'
import { countersOf } from './events.ts'
import type { Observation } from './trace.ts'

const request = (sentMs: number, tookMs: number, more?: Partial<Observation>) =>
  requestIn('001 serial', sentMs, tookMs, more)

/** Returns the moment of the last of these requests. Each of the others is sent a second after the one before, and takes as long as given. */
function lastMoment(tookMs: readonly number[], last: Observation): { atMs: number; sdMs: number } {
  const before = tookMs.map((ms, at) => request(at * 1000, ms))
  const { atMs = 0, sdMs = 0 } = countersOf([...before, last], 'key', 'requests')[0]?.events.at(-1) ?? {}
  return { atMs, sdMs }
}

// A busy machine: a quarter of the answers takes several times as long as most.
const QUICK = [2, 3, 2, 8, 9, 3, 2, 8, 9, 3, 2, 9]
const SLOW = QUICK.map((ms) => (ms > 5 ? ms * 40 : ms))

test('a quick service may have decided at any moment before a late answer', () => {
  const { atMs, sdMs } = lastMoment(QUICK, request(20_000, 240))
  expect(atMs).toBe(20_120)
  expect(atMs + Math.sqrt(3) * sdMs).toBeGreaterThan(20_240)
})

test('a slow service decides soon, and answers late', () => {
  const { atMs, sdMs } = lastMoment(SLOW, request(20_000, 240))
  expect(atMs + Math.sqrt(3) * sdMs).toBeLessThan(20_020)
})

test('a long completion of a quick service is decided soon', () => {
  const { atMs, sdMs } = lastMoment(QUICK, request(20_000, 2400, { kind: 'long' }))
  expect(atMs + Math.sqrt(3) * sdMs).toBeLessThan(20_120)
})

test('a refusal that comes late may have been decided at any moment before', () => {
  const { atMs } = lastMoment(SLOW, request(20_000, 240, { outcome: 'refused', status: 429 }))
  expect(atMs).toBe(20_120)
})
