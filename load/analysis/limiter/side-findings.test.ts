import { expect, test } from 'vitest'
import { overshootOf, scopesOf } from './side-findings.ts'
import type { Means, Observation } from './trace.ts'

function seen(stage: string, sentMs: number, more: Partial<Observation> = {}): Observation {
  const times = { atMs: sentMs, sentMs, answeredMs: sentMs + 10, closedMs: sentMs + 11 }
  const rest = { kind: 'chat', tokens: 16, fields: {}, dateMs: null, usedTokens: null } as const
  return { key: 'a', source: '1', stage, outcome: 'accepted', status: 200, ...times, ...rest, ...more }
}

/** A burst of `count` let through, one every `gapMs`. */
function race(stage: string, count: number, gapMs = 0): readonly Observation[] {
  return Array.from({ length: count }, (_, index) => seen(stage, index * gapMs))
}

const exactly = (value: number) => ({ value, low: value, high: value })
const found = {
  families: ['fixed-window'],
  phases: ['first-request'],
  capacity: exactly(10),
  ratePerSecond: exactly(10),
} as const

test('a limit that lets too many through in parallel, twice, overshoots by the smaller excess', () => {
  expect(overshootOf([...race('007 race', 18), ...race('008 race', 15)], found)).toBe(4)
})

test('no correct limiter is accused', () => {
  const lucky = [...race('007 race', 18), ...race('008 race', 10)]
  expect(overshootOf(lucky, found)).toBe(0)
  // 10 at once and 10 per second: 15 within half a second are due.
  const refilled = [...race('007 race', 15, 35), ...race('008 race', 15, 35)]
  expect(overshootOf(refilled, { ...found, families: ['token-bucket'], phases: [] })).toBe(0)
  const twice = [...race('007 race', 20), ...race('008 race', 20)]
  expect(overshootOf(twice, { ...found, phases: ['wall-clock'] })).toBe(0)
  expect(overshootOf(twice, { ...found, families: ['coarse-bucket'], phases: [] })).toBe(0)
  expect(overshootOf(twice, { ...found, capacity: { value: 10, low: 10, high: 25 } })).toBe(0)
  expect(overshootOf(twice, { ...found, capacity: null })).toBe(0)
  expect(overshootOf(twice, found)).toBe(9)
})

const means: Means = { keys: ['a', 'b'], sources: ['1'], maxRequests: 100, maxMs: 1e6, startEpochMs: 0 }

test('a second key that is wrong itself does not decide the scope', () => {
  const spent = [seen('001 serial', 0), seen('009 scope', 10, { outcome: 'refused', status: 429 })]
  const other = (status: number): Observation => seen('009 scope', 20, { key: 'b', status })
  expect(scopesOf([...spent, other(200)], means)).toEqual(['key', 'key-and-address'])
  expect(scopesOf([...spent, other(401)], means)).toEqual([])
  expect(scopesOf([...spent, other(403)], means)).toEqual([])
})
