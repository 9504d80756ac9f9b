/** The unit of `X-RateLimit-Reset`, from traces of limiters that send each unit, and of limiters that do not show one. */
import { describe, expect, test } from 'vitest'
import { judgeHeaders } from '../findings/header-accuracy.ts'
import type { JudgedLimit } from '../findings/reset-accuracy.ts'
import { headerFamily } from '../report/snippets.ts'
import { requestIn } from '../observation-fixture.ts'
import { refusalPairs } from './refusal-pairs.ts'
import { resetUnitOf } from './reset-unit.ts'
import type { Observation, PlanResources } from './trace.ts'

const NOW = Date.UTC(2026, 0, 1)
const WINDOW_MS = 5000
const resources: PlanResources = {
  keys: ['a'],
  sources: ['1'],
  maxRequests: 100,
  maxMs: 1e6,
  startEpochMs: NOW,
}
const limit: JudgedLimit = {
  families: ['fixed-window'],
  capacity: { low: 2, high: 2 },
  windowMs: { high: WINDOW_MS },
  banMs: null,
}

/** The value of a reset `toGoMs` after an answer at `atMs`. */
type Write = (toGoMs: number, atMs: number) => string

function seen(sentMs: number, outcome: Observation['outcome'], reset: string): Observation {
  return requestIn('001 serial', sentMs, 20, {
    closedMs: sentMs + 21,
    outcome,
    status: outcome === 'refused' ? 429 : 200,
    fields: { 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset },
  })
}

const REFUSED_MS = [100, 1700, 2900, 4600] as const

/** Three windows: in each of them two accepted requests, then refusals. The server writes in the middle of the time of a request. */
function windows(write: Write, refusedMs: readonly number[] = REFUSED_MS): readonly Observation[] {
  return [0, 1, 2].flatMap((round) => {
    const startMs = round * (WINDOW_MS + 330)
    const at = (afterMs: number, outcome: Observation['outcome']): Observation =>
      seen(startMs + afterMs, outcome, write(WINDOW_MS - afterMs - 10, startMs + afterMs + 10))
    return [at(0, 'accepted'), at(50, 'accepted'), ...refusedMs.map((afterMs) => at(afterMs, 'refused'))]
  })
}

const epochMs: Write = (toGoMs, atMs) => String(Math.round(NOW + atMs + toGoMs))
const iso: Write = (toGoMs, atMs) => new Date(NOW + atMs + toGoMs).toISOString()

const UNITS: readonly (readonly [name: string, family: string, write: Write])[] = [
  ['seconds, rounded up', 'x-ratelimit-seconds', (ms) => String(Math.ceil(ms / 1000))],
  ['seconds, rounded down', 'x-ratelimit-seconds', (ms) => String(Math.floor(ms / 1000))],
  ['seconds, rounded', 'x-ratelimit-seconds', (ms) => String(Math.round(ms / 1000))],
  ['milliseconds', 'x-ratelimit-milliseconds', (ms) => String(Math.round(ms))],
  ['epoch seconds', 'x-ratelimit-epoch', (ms, at) => String(Math.ceil((NOW + at + ms) / 1000))],
  ['epoch milliseconds', 'x-ratelimit-epoch-milliseconds', epochMs],
  ['an RFC 3339 date', 'x-ratelimit-date', iso],
  ['an HTTP date', 'x-ratelimit-date', (ms, at) => new Date(NOW + at + ms + 999).toUTCString()],
]

describe.each(UNITS)('a reset as %s', (_name, family, write) => {
  test('has its unit from the whole trace, and is correct', () => {
    const trace = windows(write)
    expect(resetUnitOf(trace)).toEqual({ family })
    const { families, unreadable } = judgeHeaders(trace, resources, limit)
    expect([families.map((one) => one.family), unreadable]).toEqual([[family], []])
    expect(families[0]?.reset?.count).toBeGreaterThan(3)
    expect(Math.abs(families[0]?.reset?.worstSeconds ?? 9)).toBeLessThan(1)
  })

  test('is reported when it is ten seconds late', () => {
    const { families } = judgeHeaders(
      windows((ms, at) => write(ms + 10_000, at)),
      resources,
      limit,
    )
    expect(families[0]?.reset?.medianSeconds).toBeGreaterThan(7)
  })

  test('is declared where a statement has a reading for it', () => {
    const isReading = family === 'x-ratelimit-seconds' || family === 'x-ratelimit-epoch'
    expect(headerFamily(windows(write))).toBe(isReading ? family : null)
  })
})

const seconds: Write = (ms) => String(Math.ceil(ms / 1000))
const TOO_FEW = 'the refusals are too few, or too close together, to show how it falls'
const FROZEN = 'it does not fall from one refusal to the next'
const UNSTEADY = 'it falls neither by 1 nor by 1000 per second'
const MIXED = 'the values are neither all whole numbers nor all dates'

test.each<[string, readonly Observation[], string]>([
  ['no refusals', windows(seconds, []), TOO_FEW],
  ['one refusal per window', windows(seconds, [100]), TOO_FEW],
  ['refusals within a second', windows(seconds, [100, 300, 700]), TOO_FEW],
  ['one window with three refusals', windows(seconds).slice(0, 5), TOO_FEW],
  ['seconds that never fall', windows(() => '5'), FROZEN],
  ['milliseconds that never fall', windows(() => '5000'), FROZEN],
  // A sliding window that refused requests start anew, as far as another replica has seen them.
  [
    'a window from some refusals on',
    windows((ms) => String(ms > 1000 && ms < 3000 ? 5 : Math.ceil(ms / 1000))),
    UNSTEADY,
  ],
  // The oldest request leaves the window, so the value rises and falls.
  ['a value that rises', windows((ms) => String(Math.ceil((WINDOW_MS - ms) / 1000) * 3)), UNSTEADY],
  ['minutes', windows((ms) => String(Math.ceil(ms / 60_000))), FROZEN],
  ['tenths of a second', windows((ms) => String(Math.ceil(ms / 100))), UNSTEADY],
  ['microseconds', windows((ms) => String(Math.ceil(ms * 1000))), UNSTEADY],
  ['microseconds of half an hour', windows((ms) => String(Math.ceil((ms + 18e5) * 1000))), UNSTEADY],
  ['decimals', windows((ms) => (ms / 1000).toFixed(1)), MIXED],
  ['words', windows(() => 'soon'), MIXED],
  ['dates and numbers', windows((ms, at) => (at < 6000 ? iso(ms, at) : '5')), MIXED],
])('%s: the unit is unknown, and nothing is late', (_name, trace, reason) => {
  expect(resetUnitOf(trace)).toMatchObject({ family: null, problem: expect.stringContaining(reason) })
  const { families, unreadable } = judgeHeaders(trace, resources, limit)
  expect(families.map(({ reset }) => reset)).toEqual([null])
  expect(unreadable).toEqual([expect.stringMatching(/^x-ratelimit-reset: .*unit unknown, because/)])
  expect(headerFamily(trace)).toBeNull()
})

const days: Write = (ms) => String(Math.round(ms + 1.75e9))

test('milliseconds of 20 days are not taken for a moment in epoch seconds', () => {
  expect(resetUnitOf(windows(days))).toEqual({ family: 'x-ratelimit-milliseconds' })
})

const renewed: Write = (_ms, at) => String(Math.ceil((NOW + at + WINDOW_MS) / 1000))

test('a moment that each refusal delays is a moment', () => {
  expect(resetUnitOf(windows(renewed))).toEqual({ family: 'x-ratelimit-epoch' })
})

test('one odd value of many does not hide the unit, three do', () => {
  expect(resetUnitOf(withOdd(1))).toEqual({ family: 'x-ratelimit-seconds' })
  expect(resetUnitOf(withOdd(3))).toMatchObject({ family: null })
})

const ODD_PLACES = [4, 10, 16]

function withOdd(odd: number): readonly Observation[] {
  const trace = [...windows(seconds), ...windows(seconds).map((one) => shifted(one, 20_000))]
  return trace.map((one, at) => (ODD_PLACES.slice(0, odd).includes(at) ? changed(one) : one))
}

function shifted(one: Observation, byMs: number): Observation {
  return { ...one, sentMs: one.sentMs + byMs, answeredMs: one.answeredMs + byMs }
}

function changed(one: Observation): Observation {
  return { ...one, fields: { ...one.fields, 'x-ratelimit-reset': '900' } }
}

const one = (): number => 1

test('only refusals without another request between them are compared', () => {
  const two = [seen(0, 'refused', '1'), seen(2000, 'refused', '1')]
  const pairs = (...more: readonly Observation[]): number => refusalPairs([...two, ...more], one).length
  expect(pairs()).toBe(1)
  expect(pairs(seen(3000, 'accepted', '1'))).toBe(1)
  expect(pairs(seen(1000, 'accepted', '1'))).toBe(0)
  expect(pairs(seen(1000, 'unclassified', '1'))).toBe(0)
  // In flight together with the second refusal.
  expect(pairs(seen(2010, 'accepted', '1'))).toBe(0)
  expect(pairs({ ...seen(-500, 'accepted', '1'), answeredMs: 5 })).toBe(0)
  const [first, second] = two
  const larger = second === undefined ? [] : [{ ...second, tokens: 900 }]
  expect(refusalPairs([...(first === undefined ? [] : [first]), ...larger], one)).toEqual([])
})

test('the speed has bounds by rounding and by the times of the requests', () => {
  const trace = [seen(0, 'refused', '9'), seen(4000, 'refused', '5')]
  const [pair] = refusalPairs(trace, ({ fields }) => Number(fields['x-ratelimit-reset']))
  expect(pair?.fell).toBe(4)
  expect(pair?.slowest).toBeCloseTo(3 / 4.02)
  expect(pair?.fastest).toBeCloseTo(5 / 3.98)
})
