import { describe, expect, test } from 'vitest'
import { createLimiter } from './create-limiter.ts'
import type { Limiter } from './limiter.ts'
import { readLimit } from './spec.ts'

const START = 1_800_000_000_000
const WINDOW_MS = 1000
// The delay of each request, in ms. Without a delay, the sliding counter with `also=refused` would be exactly at its
// limit at 1.45 windows.
const LATE_MS = 5
const STEP_MS = 1

/** Creates a limiter. Returns a function that sends it a request at `atMs`, and returns whether the request was admitted. */
function asker(spec: string): (atMs: number, cost?: number) => boolean {
  const rule = readLimit(spec)
  const limiter = createLimiter(rule)
  return (atMs, cost = 1) => {
    const nowMs = START + atMs
    const isFree = limiter.waitMs(nowMs, cost) === 0
    if (!isFree) limiter.refused?.(nowMs)
    if (isFree || rule.also.includes('refused')) limiter.charge(nowMs, cost)
    return isFree
  }
}

/** Returns the numbers of admitted requests: among the first three requests, and in each of four later bursts until a refusal. */
function edgePlan(ask: (atMs: number) => boolean, fromMs: number): readonly number[] {
  const spent = [0, 1, 2].filter((n) => ask(fromMs + n * STEP_MS)).length
  const drains = [0.88, 1.06, 1.45, 1.95].map((windows) => {
    let accepted = 0
    while (accepted < 20 && ask(fromMs + windows * WINDOW_MS + LATE_MS + accepted * STEP_MS)) accepted += 1
    return accepted
  })
  return [spent, ...drains]
}

describe('the edge plan, ten per second', () => {
  test.each([
    ['fixed-window,n=10,window=1s', [3, 7, 10, 0, 0]],
    ['sliding-log,n=10,window=1s', [3, 7, 3, 0, 7]],
    ['token-bucket,n=10,rate=10', [3, 10, 1, 4, 5]],
    ['sliding-counter,n=10,window=1s', [3, 7, 1, 4, 5]],
    ['sliding-counter,n=10,window=1s,also=refused', [3, 7, 0, 4, 4]],
  ])('%s lets through %j', (spec, accepted) => {
    expect(edgePlan(asker(spec), 0)).toEqual(accepted)
  })

  test.each([
    // A window of the wall clock ends 130 ms after the start of the plan.
    ['fixed-window,n=10,window=1s,phase=clock', 870],
  ])('%s lets requests through by a phase that does not follow them', (spec, fromMs) => {
    const ask = asker(spec)
    const rounds = [fromMs, fromMs + (1.95 + 2.37) * WINDOW_MS].map((atMs) => edgePlan(ask, atMs))
    expect(rounds).toEqual([
      [3, 10, 0, 10, 0],
      [3, 10, 0, 0, 10],
    ])
  })
})

/** Returns the times in `atMs` at which a request is admitted. */
function letThrough(spec: string, atMs: readonly number[]): readonly number[] {
  const ask = asker(spec)
  return atMs.filter((each) => ask(each))
}

describe('a fixed window', () => {
  test('begins with the first request after the last one', () => {
    expect(letThrough('fixed-window,n=1,window=1s', [100, 1050, 1100, 1900, 2099, 2100])).toEqual([
      100, 1100, 2100,
    ])
  })

  test('of phase clock has edges that requests do not move', () => {
    const asked = [100, 600, 1000, 1100, 1600, 2000, 2500, 2600]
    expect(letThrough('fixed-window,n=1,window=1s,phase=clock', asked)).toEqual([100, 1000, 2000])
  })
})

describe('a bucket', () => {
  test('that fills up in steps admits nothing between two steps', () => {
    const spec = 'token-bucket,n=4,window=2s,refill=coarse,step=1s'
    expect(letThrough(spec, [0, 1, 2, 3, 4, 500, 999, 1000, 1001, 1002, 1999, 2000])).toEqual([
      0, 1, 2, 3, 1000, 1001, 2000,
    ])
  })

  test('charged for refusals never admits a client that polls', () => {
    const polls = Array.from({ length: 40 }, (_, index) => index * 100)
    expect(letThrough('token-bucket,n=2,rate=2,also=refused', polls)).toEqual([0, 100])
    expect(letThrough('token-bucket,n=2,rate=2,also=refused', [0, 1, 2, 3, 1600])).toEqual([0, 1, 1600])
    // However many requests are refused, the debt is at most one bucket.
    const crowd = Array.from({ length: 50 }, (_, index) => index)
    expect(letThrough('token-bucket,n=2,rate=2,also=refused', [...crowd, 1600])).toEqual([0, 1, 1600])
  })

  test('takes many at once, but never more than it holds', () => {
    const limiter = createLimiter(readLimit('token-bucket,n=100,rate=50,unit=tokens'))
    limiter.charge(START, 80)
    expect(limiter.waitMs(START, 30)).toBeCloseTo(200, 3)
    expect(limiter.waitMs(START, 101)).toBe(null)
  })
})

describe('penalties', () => {
  test('an extended wait never ends for a client that polls, and ends for one that is silent', () => {
    const polls = Array.from({ length: 30 }, (_, index) => index * 500)
    expect(letThrough('fixed-window,n=1,window=1s,penalty=extend', polls)).toEqual([0])
    expect(letThrough('fixed-window,n=1,window=1s,penalty=extend', [0, 500, 1400, 2399, 3399])).toEqual([
      0, 3399,
    ])
  })
})

const TIMED = [
  'fixed-window,n=7,window=900ms',
  'fixed-window,n=7,window=900ms,phase=clock',
  'sliding-log,n=7,window=900ms',
  'sliding-counter,n=7,window=900ms',
  'sliding-counter,n=7,window=900ms,phase=clock',
  'token-bucket,n=7,window=900ms',
  'token-bucket,n=7,window=900ms,refill=coarse,step=250ms',
  'sliding-log,n=7,window=900ms,penalty=extend',
]

/** Returns pseudo-random times, always the same: mostly close together, sometimes after a pause. */
function moments(count: number): readonly number[] {
  let state = 12_345
  let atMs = 0
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    atMs += state % 10 === 0 ? 400 + (state % 700) : state % 90
    return atMs
  })
}

describe.each(TIMED)('%s', (spec) => {
  const fresh = (): Limiter => createLimiter(readLimit(spec))

  test('reports correctly how much remains, and when more becomes available', () => {
    const limiter = fresh()
    let refusals = 0
    for (const atMs of moments(400)) {
      const nowMs = START + atMs
      const { remaining, nextMs, fullMs } = limiter.standing(nowMs)
      for (const cost of [1, 2, 7]) {
        expect(limiter.waitMs(nowMs, cost) === 0, `${cost} at ${atMs}, ${remaining} remain`).toBe(
          cost <= remaining,
        )
        const waitMs = limiter.waitMs(nowMs, cost) ?? Number.NaN
        expect(limiter.waitMs(nowMs + waitMs + 0.01, cost)).toBe(0)
        if (waitMs > 0.1) expect(limiter.waitMs(nowMs + waitMs - 0.1, cost)).toBeGreaterThan(0)
      }
      expect(limiter.standing(nowMs + (fullMs ?? Number.NaN) + 0.01).remaining).toBe(7)
      if (remaining < 7) {
        expect(limiter.standing(nowMs + (nextMs ?? Number.NaN) + 0.01).remaining).toBeGreaterThan(remaining)
        if ((nextMs ?? 0) > 0.1) {
          expect(limiter.standing(nowMs + (nextMs ?? 0) - 0.1).remaining).toBe(remaining)
        }
      }
      if (remaining > 0) limiter.charge(nowMs, 1)
      else {
        limiter.refused?.(nowMs)
        refusals += 1
      }
    }
    expect(refusals).toBeGreaterThan(20)
  })
})
