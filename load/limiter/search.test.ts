/** Tests which candidates a search finds for answers that several windows explain. */
import { expect, test } from 'vitest'
import { COUNTER_KINDS } from './behaviors.ts'
import { traceOf } from './likelihood.ts'
import { eventsOf } from './limit-trace.ts'
import { searchPoints } from './search.ts'
import type { Observation } from './types.ts'

/** Returns simulated drains. A drain sends requests from a start time until a refusal. `start`: creates a limiter. */
function drains(startsMs: readonly number[], start: () => (atMs: number) => boolean): readonly Observation[] {
  const isAccepted = start()
  const seen: Observation[] = []
  for (const startMs of startsMs)
    for (let index = 0; seen.length === 0 || index === 0 || seen.at(-1)?.outcome === 'accepted'; index += 1) {
      const sentMs = startMs + 4 * index
      const outcome = isAccepted(sentMs + 1) ? 'accepted' : 'refused'
      seen.push({
        atMs: startMs,
        key: 'A',
        source: 'one',
        kind: 'brief',
        tokens: 0,
        stage: 'look',
        sentMs,
        answeredMs: sentMs + 2,
        closedMs: sentMs + 2,
        status: outcome === 'accepted' ? 200 : 429,
        outcome,
        fields: {},
        errorText: null,
        dateMs: null,
        usedTokens: null,
      })
    }
  return seen
}

function pointsOf(name: string, seen: readonly Observation[]): ReturnType<typeof searchPoints> {
  const events = eventsOf(seen)
  return searchPoints({
    kinds: COUNTER_KINDS.filter((kind) => kind.name === name),
    trace: traceOf(events, { unit: 'requests', scope: 'key', consumedBy: [] }),
    others: new Float64Array(events.length).fill(1),
    hints: {
      maxMs: 300_000,
      limits: [],
      windowsMs: [],
      suggestedMs: [],
      promises: new Map(),
      ends: [],
    },
    arrivals: [],
  })
}

test('drains 10 s apart leave each window of a clock open that ends between all of them', () => {
  const seen = drains(
    [0, 10_000, 20_000, 30_000].flatMap((ms) => [600, 1900, 2600, 3900].map((more) => ms + more)),
    () => {
      let [window, count] = [0, 0]
      return (atMs) => {
        if (Math.floor(atMs / 2000) > window) [window, count] = [Math.floor(atMs / 2000), 0]
        return (count += 1) <= 7
      }
    },
  )
  const windows = pointsOf('window of a clock', seen).map(({ times }) => times.windowMs)
  for (const possible of [2000, 2500, 5000])
    expect(windows.some((windowMs) => Math.abs(windowMs / possible - 1) < 0.02)).toBe(true)
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
  const [best] = pointsOf('weighted count of two windows', seen)
  expect(best).toMatchObject({ size: 7, charging: 'nearest' })
  expect(best?.times.windowMs).toBeCloseTo(2000, -2)
})
