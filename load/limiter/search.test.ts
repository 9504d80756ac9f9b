/** Tests which candidates a search finds if several windows explain the answers. */
import { expect, test } from 'vitest'
import { COUNTER_KINDS } from './behaviors.ts'
import { traceOf } from './likelihood.ts'
import { arrivalsOf, eventsOf } from './limit-trace.ts'
import { explain } from './explain-answers.ts'
import { BOUNDS, observed } from './observation-fixture.ts'
import { searchLimits } from './search.ts'
import type { Observation } from './types.ts'

/** Simulates drains: requests one after another until a refusal. `counts`: the maximum requests per drain. `start`: creates a limiter. */
function drains(
  startsMs: readonly number[],
  start: () => (atMs: number) => boolean,
  counts: readonly number[] = [],
): readonly Observation[] {
  const isAccepted = start()
  const seen: Observation[] = []
  for (const [place, startMs] of startsMs.entries())
    for (let index = 0; index < (counts[place] ?? Infinity); index += 1) {
      if (index > 0 && seen.at(-1)?.outcome === 'refused') break
      const sentMs = startMs + 4 * index
      const outcome = isAccepted(sentMs + 1) ? 'accepted' : 'refused'
      seen.push(observed({ atMs: startMs, sentMs, outcome }))
    }
  return seen
}

function pointsOf(
  names: readonly string[],
  seen: readonly Observation[],
  startEpochMs = 1000,
): ReturnType<typeof searchLimits> {
  const events = eventsOf(seen)
  const kinds = COUNTER_KINDS.filter(({ name }) => names.includes(name))
  return searchLimits(kinds, {
    trace: traceOf(events, { unit: 'requests', scope: 'key', consumedBy: [] }),
    others: events.map(() => 1),
    hints: {
      maxMs: 300_000,
      startEpochMs,
      limits: [],
      windowsMs: [],
      suggestedMs: [],
      promises: new Map(),
      refusedElsewhere: new Set(),
      ends: [],
    },
    arrivals: arrivalsOf(events),
  })
}

/** Starts a limit of 7 requests per clock window of `windowMs`. `startMs`: the time of this clock at the start of the run. */
const clockLimit = (windowMs: number, startMs: number) => () => {
  let [window, count] = [-1, 0]
  return (atMs: number): boolean => {
    const now = Math.floor((startMs + atMs) / windowMs)
    if (now > window) [window, count] = [now, 0]
    return (count += 1) <= 7
  }
}

test('drains 10 s apart leave each window of a clock open that ends between all of them', () => {
  const seen = drains(
    [0, 10_000, 20_000, 30_000].flatMap((ms) => [600, 1900, 2600, 3900].map((more) => ms + more)),
    clockLimit(2000, 0),
  )
  const windows = pointsOf(['window of a clock'], seen).map(({ times }) => times.windowMs)
  for (const possible of [2000, 2500, 5000])
    expect(windows.some((windowMs) => Math.abs(windowMs / possible - 1) < 0.02)).toBe(true)
})

test('a window of whole seconds since the epoch is found in a long run of a few drains', () => {
  const startsMs = [0.03, 9.45, 12.63, 13.61, 16.13, 16.58, 19.17, 21.03, 23.01, 24.33, 26.44, 28.86, 30.95]
  const later = [35.65, 39.19, 41.53, 44.68, 48.02, 54.76, 59.78, 65.28, 73.35, 79.76, 87.99, 95.75]
  const startEpochMs = 1_796_040_671_751
  const seen = drains(
    [...startsMs, ...later].map((seconds) => seconds * 1000),
    clockLimit(2000, startEpochMs),
  )
  const [best] = pointsOf(['window of a clock'], seen, startEpochMs)
  expect(best?.size).toBe(7)
  expect(best?.times.windowMs).toBeCloseTo(2000, -2)
})

test('a weighted count that is rounded to the nearest unit has its own window', () => {
  const times = Array.from({ length: 16 }, (_, index) => 300 + 1370 * index + 410 * (index % 3))
  const seen = drains(times, () => {
    const counts = new Map<number, number>()
    return (atMs) => {
      const window = Math.floor(atMs / 2000)
      const earlier = (counts.get(window - 1) ?? 0) * (1 - (atMs / 2000 - window))
      const isAccepted = Math.round((counts.get(window) ?? 0) + earlier) < 7
      if (isAccepted) counts.set(window, (counts.get(window) ?? 0) + 1)
      return isAccepted
    }
  })
  const [best] = pointsOf(['weighted count of two windows'], seen)
  expect(best).toMatchObject({ size: 7, charging: 'nearest' })
  expect(best?.times.windowMs).toBeCloseTo(2000, -2)
})

/** Starts a bucket of 8 per 2 s that also accepts at most 8 in a window of 2 s. A request begins the window, as in npm's `limiter`. */
function bucketInWindow(): (atMs: number) => boolean {
  let [level, lastMs, startMs, count] = [8, 0, -Infinity, 0]
  return (atMs) => {
    ;[level, lastMs] = [Math.min(8, level + (8 * (atMs - lastMs)) / 2000), atMs]
    if (atMs >= startMs + 2000) [startMs, count] = [atMs, 0]
    const isAccepted = level >= 1 && count < 8
    if (isAccepted) [level, count] = [level - 1, count + 1]
    return isAccepted
  }
}

test('a bucket that also counts per window is neither a plain bucket nor a sliding window', () => {
  // In the third window, three requests are sent at its start, all others before its end, and all that are free after it.
  const starts = [0, 1000, 2100, 3500, 5200, 10_000, 11_700, 12_050, 13_000]
  const counts = starts.map((ms) => (ms === 10_000 ? 3 : Infinity))
  const seen = drains(starts, bucketInWindow, counts)
  const points = pointsOf(
    ['window from the first request', 'log of a sliding window', 'bucket', 'bucket in a window'],
    seen,
  )
  expect(points[0]).toMatchObject({ kind: { name: 'bucket in a window' }, size: 8 })
  expect(points.every(({ kind }) => kind.behavior === 'window')).toBe(true)
  const windows = points.flatMap(({ kind, times }) => (kind.fillsInWindow === true ? [times.extraMs] : []))
  expect([Math.min(...windows) < 2000, Math.max(...windows) > 2000]).toEqual([true, true])
})

test('a bucket that adds only whole units is not a slower bucket', () => {
  // A unit per 250 ms. Each accepted request loses the time since the last whole unit, as in varnish's vsthrottle.
  const starts = [0, 700, 1130, 1990, 2870, 5300, 5760, 6610, 9000, 9480, 9960, 10_430]
  const seen = drains(starts, () => {
    let [tokens, lastMs] = [8, 0]
    return (atMs) => {
      tokens = Math.min(8, tokens + Math.floor((atMs - lastMs) / 250))
      const isAccepted = tokens > 0
      if (isAccepted) [tokens, lastMs] = [tokens - 1, atMs]
      return isAccepted
    }
  })
  const [best] = pointsOf(['bucket', 'bucket of whole units', 'bucket with refills at intervals'], seen)
  expect(best).toMatchObject({ kind: { name: 'bucket of whole units' }, size: 8 })
  expect((best?.times.windowMs ?? 0) / 250).toBeCloseTo(1, 1)
})

test('a common window that begins at any time is found, although few of its beginnings fit', () => {
  // 30 a minute since 3.8 s: the second window begins between two of many accepted requests.
  const starts = [
    ...Array.from({ length: 60 }, (_, index) => 125 * index),
    7500,
    11_500,
    122_000,
    ...Array.from({ length: 31 }, (_, index) => 175_000 + 125 * index),
    250_000,
  ]
  const seen = drains(
    starts,
    () => {
      let [window, count] = [-2, 0]
      return (atMs) => {
        const now = Math.floor((atMs - 3800) / 60_000)
        if (now > window) [window, count] = [now, 0]
        return (count += 1) <= 30
      }
    },
    starts.map((ms) => (ms === 122_000 ? 9 : 1)),
  )
  const [best] = pointsOf(['window of a clock', 'weighted count of two windows'], seen)
  expect(best).toMatchObject({ kind: { name: 'window of a clock' }, size: 30, times: { windowMs: 60_000 } })
})

/** Returns 100 requests, one after another. A limiter delays them by `delay`. Answers take 2 ms more, and the third one 32 ms. */
function delayed(delay: (atMs: number) => number): readonly Observation[] {
  let sentMs = 60
  return Array.from({ length: 100 }, (_, index) => {
    const answeredMs = sentMs + delay(sentMs) + (index === 2 ? 32 : 2)
    const one = observed({ sentMs, answeredMs, closedMs: answeredMs, outcome: 'accepted' })
    sentMs = answeredMs + 1
    return one
  })
}

test('a window that delays has its own size, although only the end of the first one was watched', () => {
  let [window, count] = [0, 0]
  const seen = delayed((atMs) => {
    const now = Math.floor((atMs + 1060) / 2000)
    if (now > window || count === 8) [window, count] = [Math.max(now, window + 1), 0]
    count += 1
    return Math.max(0, window * 2000 - 1060 - atMs)
  })
  const [best] = pointsOf(['steady pace', 'window that delays'], seen)
  expect(best).toMatchObject({ kind: { name: 'window that delays' }, size: 8 })
  expect(best?.times.windowMs).toBeCloseTo(2000, -2)
})

/**
 * Returns the delays of a limit whose windows last a minute, and begin with a request. `delayOf`: returns the delay of the n-th request of
 * a window.
 */
function perCount(delayOf: (count: number) => number): (atMs: number) => number {
  let [startMs, count] = [-Infinity, 0]
  return (atMs) => {
    if (atMs >= startMs + 60_000) [startMs, count] = [atMs, 0]
    count += 1
    return delayOf(count)
  }
}

const DELAYING = ['steady pace', 'window that delays', 'window of growing delays']

test('a window of growing delays has its own size, although an answer without a delay was slow', () => {
  const seen = delayed(perCount((count) => 40 * Math.max(0, count - 6)))
  const [best] = pointsOf(DELAYING, seen)
  expect(best).toMatchObject({ kind: { name: 'window of growing delays' }, size: 6 })
})

const explained = [
  ['grow from the first one', 5, (count: number) => 100 * Math.max(0, count - 5)],
  ['jump', undefined, (count: number) => (count > 5 ? 100 * count : 0)],
  ['end at a maximum', undefined, (count: number) => Math.min(1000, 100 * Math.max(0, count - 5))],
] as const

test.each(explained)('delays that %s are explained by the size %s', (_, size, delayOf) => {
  const from = { seen: delayed(perCount(delayOf)), bounds: BOUNDS, announced: [], series: [] }
  expect(explain(from).components[0]?.best.size).toBe(size)
})
