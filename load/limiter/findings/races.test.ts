import { expect, test } from 'vitest'
import type { Races } from './findings.ts'
import { racesOf } from './races.ts'
import type { Observation } from '../trace/trace.ts'
import { stageOf } from '../stage-fixture.ts'

type Sized = Parameters<typeof racesOf>[1]

function seen(stage: string, sentMs: number, more: Partial<Observation> = {}): Observation {
  const times = { atMs: sentMs, sentMs, answeredMs: sentMs + 10, closedMs: sentMs + 11 }
  const rest = { kind: 'chat', tokens: 16, fields: {}, dateMs: null, usedTokens: null } as const
  return {
    key: 'a',
    source: '1',
    stage: stageOf(stage),
    outcome: 'accepted',
    status: 200,
    ...times,
    ...rest,
    ...more,
  }
}

/** Returns a burst of `count` accepted requests, one every `gapMs`. */
function race(stage: string, count: number, gapMs = 0): readonly Observation[] {
  return Array.from({ length: count }, (_, index) => seen(stage, index * gapMs))
}

const exactly = (value: number) => ({ value, low: value, high: value })
const found: Sized = {
  families: ['fixed-window'],
  phases: ['first-request'],
  capacity: exactly(10),
  ratePerSecond: exactly(10),
}

function overshootOf(observations: readonly Observation[], sized: Sized): number | null {
  return racesOf(observations, sized)?.overshoot ?? null
}

test('the overshoot of a limit is the smaller excess of two bursts', () => {
  expect(overshootOf([...race('007 race', 18), ...race('008 race', 15)], found)).toBe(4)
})

test('one burst beyond the limit may be chance', () => {
  expect(racesOf(race('007 race', 18), found)).toBeNull()
})

test('a correct limiter has no overshoot', () => {
  const lucky = [...race('007 race', 18), ...race('008 race', 10)]
  expect(overshootOf(lucky, found)).toBe(0)
  // 10 at once and 10 per second: 15 within half a second are due.
  const refilled = [...race('007 race', 15, 35), ...race('008 race', 15, 35)]
  expect(overshootOf(refilled, { ...found, families: ['token-bucket'], phases: [] })).toBe(0)
  const twice = [...race('007 race', 20), ...race('008 race', 20)]
  expect(overshootOf(twice, { ...found, phases: ['wall-clock'] })).toBe(0)
  expect(overshootOf(twice, { ...found, families: ['coarse-bucket'], phases: [] })).toBe(0)
  expect(overshootOf(twice, { ...found, capacity: { value: 10, low: 10, high: 25 } })).toBe(0)
  expect(overshootOf(twice, { ...found, capacity: null })).toBeNull()
  expect(overshootOf(twice, found)).toBe(9)
})

/** Returns a run in series: the first `accepted` of `count` requests are accepted. */
function run(stage: string, accepted: number, count: number): readonly Observation[] {
  return Array.from({ length: count }, (_, index) =>
    seen(stage, 20 * index, index < accepted ? {} : { outcome: 'refused', status: 429 }),
  )
}

const slow: Sized = { ...found, ratePerSecond: exactly(0.1) }
const bursts = [...race('007 race', 18), ...race('008 race', 15)]

function verdictOn(observations: readonly Observation[]): Races['verdict'] | undefined {
  return racesOf(observations, slow)?.verdict
}

test('a slow run on fresh connections distinguishes a race from state that is not shared', () => {
  expect(verdictOn([...bursts, ...run('010 race apart', 10, 40)])).toBe('not-atomic')
  expect(verdictOn([...bursts, ...run('010 race apart', 20, 40)])).toBe('several-memories')
  // So few would have been accepted by one state as well as by two.
  expect(verdictOn([...bursts, ...run('010 race apart', 8, 8)])).toBe('undecided')
})

test('a window edge of the wall clock may double a slow run, and is not taken for a second replica', () => {
  const three = [...bursts, ...race('009 race', 20)]
  const wall: Sized = { ...slow, phases: ['wall-clock'] }
  const races = racesOf([...three, ...run('010 race apart', 20, 60)], wall)
  expect(races).toMatchObject({ verdict: 'undecided' })
  expect(races?.reason).toMatch(/18, 15, 20/)
  expect(races?.experiment).toMatch(/one request after another/)
})

test('a charge after the answer is not a race', () => {
  expect(racesOf(bursts, slow, true)?.verdict).toBe('charged-late')
})
