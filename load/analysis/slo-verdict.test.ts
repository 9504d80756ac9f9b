import { describe, expect, test } from 'vitest'
import { planWorkload, type WorkloadOptions } from '../workload/workload.ts'
import { pseudorandomOf } from './columns.ts'
import { createSeries, percentileInterval } from './distribution.ts'
import { shareInterval } from './order-statistics.ts'
import { judgeSlo } from './slo-verdict.ts'
import { parseSlo } from './slo.ts'

const STEADY = planWorkload({})

describe('a number without an interval is compared as it is', () => {
  test.each([
    ['e2e p50 < 10ms', 10, false],
    ['e2e p50 <= 10ms', 10, true],
    ['completions > 10/s', 10, false],
    ['completions >= 10/s', 10, true],
  ])('%s with %f is %s', (text, actual, ok) => {
    expect(judgeSlo(parseSlo(text), { actual, n: 100 }, STEADY)).toMatchObject({ ok, ci: null, reason: null })
  })
})

describe('a percentile is judged by its 95 % interval', () => {
  const slo = parseSlo('e2e p95 < 1s')
  const judged = (
    actual: number,
    low: number | null,
    high: number | null,
    effective = 400,
    shareBeyond = () => 0,
  ) => judgeSlo(slo, { actual, n: 1000, interval: { low, high, effective }, shareBeyond }, STEADY)

  test('on one side of the limit it is met or missed', () => {
    expect(judged(800, 700, 999)).toMatchObject({ ok: true, ci: { low: 700, high: 999 }, reason: null })
    expect(judged(1200, 1000, 1400)).toMatchObject({ ok: false, reason: null })
  })

  test('on both sides it is undecided, and says how many samples would decide it', () => {
    expect(judged(1075, 959, 1186, 400, () => 0.07)).toMatchObject({
      ok: null,
      actual: 1075,
      reason: 'the 95 % interval of p95 has the limit in it; about 2700 samples would decide it',
      timesLonger: 2.7,
    })
    const close = judged(1001, 950, 1050, 400, () => 0.051)
    expect(close.reason).toContain('more than 100 times as many samples would be needed')
    expect(close).not.toHaveProperty('timesLonger')
  })

  test('a run that cannot bound it is undecided below the limit, and missed above it', () => {
    const { ok, reason } = judged(300, 250, null)
    expect(ok).toBeNull()
    expect(reason).toMatch(
      /too short to bound p95: its 1000 samples are worth 400 independent ones; about 2400 samples would decide it/,
    )
    expect(judged(1500, 1100, null).ok).toBe(false)
  })

  test('with a very small effective sample size, no number of samples is advised', () => {
    const { ok, reason } = judged(300, null, null, 4)
    expect(ok).toBeNull()
    expect(reason).toBe(
      'durations changed during the run: its 1000 samples are worth 4 independent ones, so p95 has no 95 % interval; a longer run need not have one: find out what changed (report.html has the course of the run; --warm-up leaves out first connections)',
    )
    expect(reason).not.toContain('about')
    expect(judged(300, null, null, 20).reason).toMatch(
      /about 37000 samples would decide it, and several times as many if requests wait in a queue$/,
    )
  })
})

function judgeShare(text: string, hits: number, n: number) {
  const interval = { ...shareInterval(hits, n), effective: n }
  return judgeSlo(parseSlo(text), { actual: hits / n, n, interval }, STEADY)
}

describe('a share is judged by its exact 95 % interval', () => {
  test.each<[string, number, number, boolean | null]>([
    ['errors < 1%', 0, 12, null],
    ['errors < 1%', 1, 12, null],
    ['errors < 1%', 2, 12, false],
    ['errors < 1%', 0, 367, null],
    ['errors < 1%', 0, 368, true],
    ['goodput > 99%', 12, 12, null],
    ['goodput > 99%', 368, 368, true],
    // Like a maximum, these count for this run.
    ['errors <= 0%', 0, 12, true],
    ['errors <= 0%', 1, 1000, false],
    ['goodput >= 100%', 12, 12, true],
  ])('%s with %i of %i: %s', (text, hits, n, ok) => {
    expect(judgeShare(text, hits, n).ok).toBe(ok)
  })

  test('an undecided one says how many requests would decide it', () => {
    expect(judgeShare('errors < 1%', 0, 12)).toMatchObject({
      reason: 'the 95 % interval of errors has the limit in it; about 770 samples would decide it',
      ci: { low: 0, high: expect.closeTo(0.265, 3) },
      timesLonger: 770 / 12,
    })
    expect(judgeShare('errors < 1%', 1, 100).reason).toMatch(/more than 100 times/)
  })
})

test('too few samples give no verdict, and say how many it takes', () => {
  expect(judgeSlo(parseSlo('e2e p99 < 1s'), { actual: 3, n: 99 }, STEADY)).toMatchObject({
    ok: null,
    actual: null,
    reason:
      'p99 needs 100 samples, the run has 99; about 750 samples would decide it, and several times as many if requests wait in a queue',
    timesLonger: 750 / 99,
  })
})

/** Returns the p95 of a run whose load and answer times rise in 20 steps. `perLoad`: the requests of each step. */
function staircase(perLoad: number) {
  const series = createSeries()
  for (let load = 1; load <= 20; load += 1)
    for (let answer = 0; answer < perLoad; answer += 1) series.add(10 * load + (answer % 7), load)
  return { actual: 200, n: 20 * perLoad, interval: percentileInterval(series, 95) }
}

/** Judges the p95 of `n` samples. `msAt`: returns a sample for a time in the run, from 0 (start) to 1 (end). */
function judgeChanging(limit: string, msAt: (share: number) => number, n = 2000) {
  const series = createSeries()
  for (let at = 0; at < n; at += 1) series.add(msAt(at / n), at)
  return judgeSlo(
    parseSlo(`ttft p95 < ${limit}`),
    { actual: 8, n, interval: percentileInterval(series, 95) },
    STEADY,
  )
}

const faster = (share: number): number => 8 - 4 * share

// A handshake of some ms, rarer in each part of the run, changes durations by little.
const settling = (share: number): number => 200 + ((2000 * share) % 7) / 10 + 5 * Math.exp(-5 * share)
const rarelySlow = (share: number): number =>
  settling(share) + (Math.round(2000 * share) % 100 === 0 ? 500 : 0)

describe('durations that changed during the run', () => {
  test('meet an objective whose limit is far above all of them', () => {
    expect(judgeChanging('1s', faster)).toMatchObject({
      ok: true,
      ci: { low: 7, high: expect.closeTo(58, 0) },
    })
    expect(judgeChanging('20ms', faster)).toMatchObject({ ok: null, ci: { high: null } })
  })

  test.each<[string, (share: number) => number]>([
    ['that grow', (share) => 4 + 396 * share],
    ['of which 5 % come at once after the limit', (share) => (share > 0.95 ? 2000 : faster(share))],
    [
      'of which one in ten misses it',
      (share) => (Math.round(2000 * share) % 10 === 0 ? 2000 : faster(share)),
    ],
  ])('do not meet it with samples %s', (_name, msAt) => {
    expect(judgeChanging('1s', msAt).ok).not.toBe(true)
  })

  test('by little meet an objective whose limit is twice as high, but none that is near', () => {
    expect(judgeChanging('400ms', settling)).toMatchObject({
      ok: true,
      ci: { high: expect.closeTo(281, 0) },
    })
    expect(judgeChanging('230ms', settling)).toMatchObject({ ok: null, ci: { high: null } })
  })

  test('by little, while one in a hundred answers is slow, meet an objective above those', () => {
    expect(judgeChanging('1s', rarelySlow)).toMatchObject({ ok: true })
  })

  test('do not meet it with too few samples', () => {
    expect(judgeChanging('1s', faster, 60).ok).toBeNull()
  })
})

describe('a planned change of the load is given as the reason for a missing interval', () => {
  const slo = parseSlo('e2e p95 < 300ms')
  const TRACE = Array.from({ length: 30 }, (_, index) => ({
    atUs: index * 100_000,
    promptTokens: 8,
    outputTokens: 8,
    blocks: [],
  }))
  const reasonOn = (perLoad: number, shape: WorkloadOptions): string | null =>
    judgeSlo(slo, staircase(perLoad), planWorkload(shape)).reason

  test.each<[string, WorkloadOptions, RegExp]>([
    [
      'users who start one after another',
      { vus: 20, durationSeconds: 10, rampUpSeconds: 8 },
      /^the load was not steady: users started one after another during the first 8 s \(--ramp-up\), and answers at different loads are not one distribution, so p95 has no 95 % interval; count only the time after that: --warm-up 8$/,
    ],
    [
      'a trace',
      { trace: TRACE },
      /^the load was not steady: a trace sends another load at each moment, .*; measure each load in a run of its own, with --rate$/,
    ],
  ])('%s', (_name, shape, reason) => {
    expect(reasonOn(100, shape)).toMatch(reason)
  })

  test('a warm-up as long as the ramp-up excludes it', () => {
    const shape = { vus: 20, durationSeconds: 10, rampUpSeconds: 8, warmUpSeconds: 8 }
    expect(reasonOn(100, shape)).toMatch(/^durations changed during the run: its 2000 samples /)
  })

  test('too few samples are given as the reason when a steady load would have no interval either', () => {
    const [actual, interval] = [200, { low: 100, high: null, effective: 40 }]
    const shape = planWorkload({ vus: 20, durationSeconds: 10, rampUpSeconds: 8 })
    expect(judgeSlo(slo, { actual, n: 60, interval }, shape).reason).toMatch(
      /^the run is too short to bound p95: its 60 samples are worth 40 independent ones; about \d+ samples would decide it, and several times as many if requests wait in a queue$/,
    )
  })
})

let draws = 0
const random = () => pseudorandomOf((draws += 1)) / 2 ** 32
const judgedP99 = (n: number, limit: string, msAt: () => number) => {
  const series = createSeries()
  for (let at = 0; at < n; at += 1) series.add(msAt(), at)
  const sorted = series.sorted()
  const shareBeyond = (limitMs: number) => sorted.filter((ms) => ms > limitMs).length / n
  const interval = percentileInterval(series, 99)
  const actual = sorted[Math.ceil(0.99 * n) - 1] ?? null
  return judgeSlo(parseSlo(`ttft p99 < ${limit}`), { actual, n, interval, shareBeyond }, STEADY)
}
const decides = (n: number, limit: string, msAt: () => number): boolean => {
  const { reason, timesLonger = 0 } = judgedP99(n, limit, msAt)
  const advised = Math.round(n * timesLonger)
  expect(reason).toContain(`about ${advised} samples would decide it`)
  return judgedP99(advised, limit, msAt).ok !== null
}

describe('the advised number of samples decides', () => {
  test.each([10, 60, 200])('after %i samples without a miss', (n) => {
    const tries = Array.from({ length: 20 }, () => decides(n, '400ms', () => 100 * 2 ** random()))
    expect(tries.filter(Boolean).length).toBeGreaterThanOrEqual(15)
  })

  test('after 200 samples behind a queue, in half of the cases', () => {
    // Lindley's recursion: a server that is busy 7 tenths of the time.
    let waitMs = 0
    const queued = () => {
      const [serviceMs = 0, gapMs = 0] = [70, 100].map((mean) => -Math.log(1 - random()) * mean)
      const ms = waitMs + serviceMs
      waitMs = Math.max(0, ms - gapMs)
      return ms
    }
    const decided = Array.from({ length: 40 }, () => {
      const { timesLonger = null } = judgedP99(200, '2700ms', queued)
      return timesLonger === null ? [] : [judgedP99(Math.round(200 * timesLonger), '2700ms', queued).ok]
    }).flat()
    expect(decided.length).toBeGreaterThan(5)
    expect(decided.filter((ok) => ok !== null).length).toBeGreaterThanOrEqual(0.4 * decided.length)
  })

  test('that drift far below the limit, too', () => {
    let ms = 22
    const drifting = () => (ms += (random() - 0.5) / 10)
    // Their 200 samples are worth few independent ones, but the limit is out of reach for all.
    expect(judgedP99(200, '300ms', drifting)).toMatchObject({ ok: null, timesLonger: 3.75 })
    expect(judgedP99(750, '300ms', drifting).ok).toBe(true)
  })
})
