import { describe, expect, test } from 'vitest'
import { judgeSlo } from './slo-verdict.ts'
import { parseSlo } from './slo.ts'

describe('a number without an interval is compared as it is', () => {
  test.each([
    ['e2e p50 < 10ms', 10, false],
    ['e2e p50 <= 10ms', 10, true],
    ['completions > 10/s', 10, false],
    ['completions >= 10/s', 10, true],
  ])('%s with %f is %s', (text, actual, ok) => {
    expect(judgeSlo(parseSlo(text), { actual, n: 100 })).toMatchObject({ ok, ci: null, reason: null })
  })
})

describe('a percentile is judged by its 95 % interval', () => {
  const slo = parseSlo('e2e p95 < 1s')
  const judged = (actual: number, low: number | null, high: number | null, effective = 400) =>
    judgeSlo(slo, { actual, n: 1000, interval: { low, high, effective } })

  test('on one side of the limit it is met or missed', () => {
    expect(judged(800, 700, 999)).toMatchObject({ ok: true, ci: { low: 700, high: 999 }, reason: null })
    expect(judged(1200, 1000, 1400)).toMatchObject({ ok: false, reason: null })
  })

  test('on both sides it is undecided, and says how many samples would decide it', () => {
    expect(judged(1075, 959, 1186)).toMatchObject({
      ok: null,
      actual: 1075,
      reason: 'the 95 % interval of p95 has the limit in it; about 2300 samples would decide it',
    })
    expect(judged(1001, 950, 1050).reason).toContain('more samples would not help')
  })

  test('a run that cannot bound it is undecided below the limit, and missed above it', () => {
    const { ok, reason } = judged(300, 250, null)
    expect(ok).toBeNull()
    expect(reason).toMatch(
      /too short to bound p95: its 1000 samples are worth 400 independent ones; about 1200 samples would bound it/,
    )
    expect(judged(1500, 1100, null).ok).toBe(false)
  })

  test('where the samples are worth hardly any independent ones, no number of samples is promised', () => {
    const { ok, reason } = judged(300, null, null, 4)
    expect(ok).toBeNull()
    expect(reason).toMatch(
      /its 1000 samples are worth 4 independent ones; how many would decide it is not known, because/,
    )
    expect(reason).not.toContain('about')
    expect(judged(300, null, null, 20).reason).toMatch(/about \d+ samples would bound it/)
  })
})

test('too few samples give no verdict, and say how many it takes', () => {
  expect(judgeSlo(parseSlo('e2e p99 < 1s'), { actual: 3, n: 99 })).toMatchObject({
    ok: null,
    actual: null,
    reason: 'p99 needs 100 samples, the run has 99',
  })
})
