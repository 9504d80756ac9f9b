/** Estimates the sizes of a queue from the waits of a trace, as starts for a fit. Pure. */
import type { WaitEvent } from '../trace/waiting-events.ts'

type Burst = { readonly served: readonly WaitEvent[]; readonly refused: number }

function burstsOf(events: readonly WaitEvent[]): readonly Burst[] {
  const bursts: { served: WaitEvent[]; refused: number }[] = []
  for (const event of events) {
    const burst = (bursts[event.burst] ??= { served: [], refused: 0 })
    if (event.isRefused) burst.refused += 1
    else burst.served.push(event)
  }
  return bursts
}

function hasWaited({ startedMs, arrivedMs, sdMs }: WaitEvent): boolean {
  return startedMs - arrivedMs > 3 * sdMs
}

/** Returns estimates of a capacity: how many requests of a burst, or in series, were served at once, and numbers near them. */
export function quickCounts(events: readonly WaitEvent[]): readonly number[] {
  const counts = new Set<number>([1])
  const near = (count: number): void => {
    for (const one of [count - 2, count - 1, count, count + 1]) if (one >= 1) counts.add(one)
  }
  for (const { served, refused } of burstsOf(events)) {
    const quick = served.filter((event) => !hasWaited(event)).length
    if (served.length > 1) near(quick)
    if (refused > 0) near(served.length)
  }
  let run = 0
  for (const event of events) {
    if (event.isRefused) continue
    if (hasWaited(event)) {
      near(run)
      run = 1
    } else run += 1
  }
  return [...counts].toSorted((a, b) => a - b).slice(0, 60)
}

/** Returns steps in milliseconds: mean times between starts, within bursts and between single requests that waited. */
export function stepGuesses(events: readonly WaitEvent[]): readonly number[] {
  const guesses: number[] = []
  for (const { served } of burstsOf(events)) {
    const slow = served.filter(hasWaited)
    const [first, last] = [slow[0], slow.at(-1)]
    if (first === undefined || last === undefined) continue
    guesses.push(first.startedMs - first.arrivedMs)
    if (slow.length > 1) guesses.push((last.startedMs - first.startedMs) / (slow.length - 1))
  }
  events.forEach((event, index) => {
    const before = events[index - 1]
    if (before !== undefined && !event.isRefused && hasWaited(event) && before.burst !== event.burst)
      guesses.push(event.startedMs - before.startedMs)
  })
  return spread(guesses.filter((ms) => ms > 0.5))
}

/** Returns windows in milliseconds: the times from a quick answer to the next slow one. */
export function jumpGuesses(events: readonly WaitEvent[]): readonly number[] {
  const guesses: number[] = []
  let openMs = events[0]?.arrivedMs ?? 0
  let latestMs = -Infinity
  for (const event of events) {
    if (event.isRefused) continue
    if (hasWaited(event) && event.startedMs > latestMs + 3 * event.sdMs) {
      guesses.push(event.startedMs - openMs)
      openMs = event.startedMs
    } else if (!hasWaited(event) && event.arrivedMs > latestMs + 1000) openMs = event.arrivedMs
    latestMs = Math.max(latestMs, event.startedMs)
  }
  return spread(guesses.filter((ms) => ms > 10))
}

/** Returns the edges of windows, at which several waiting requests began at once, and the times between these edges. */
export function edgeGuesses(events: readonly WaitEvent[]): {
  readonly edges: readonly number[]
  readonly windows: readonly number[]
} {
  const edges: number[] = []
  for (const event of events) {
    const last = edges.at(-1) ?? -Infinity
    if (!event.isRefused && hasWaited(event) && event.startedMs > last + 5 * event.sdMs)
      edges.push(event.startedMs)
  }
  const apart = edges.slice(1).map((ms, at) => ms - (edges[at] ?? 0))
  return { edges: spread(edges), windows: spread(apart) }
}

/** Returns a few values that represent many. */
function spread(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b)
  if (sorted.length <= 6) return sorted
  return [0.05, 0.25, 0.5, 0.75, 0.95].flatMap((part) => sorted[Math.floor(part * sorted.length)] ?? [])
}

/** Returns the longest waits before a refusal, in milliseconds; only Infinity if nothing was refused. */
export function longestWaitGuesses(events: readonly WaitEvent[]): readonly number[] {
  const waits = burstsOf(events)
    .filter(({ refused }) => refused > 0)
    .map(({ served }) =>
      served.reduce((most, { startedMs, arrivedMs }) => Math.max(most, startedMs - arrivedMs), 0),
    )
    .filter((ms) => ms > 0)
  return waits.length === 0 ? [Infinity] : [Infinity, ...spread(waits)]
}

/** Returns lengths of a queue before `cap` slots: the accepted requests beyond `cap`, in bursts with a refusal. */
export function queueLengthGuesses(events: readonly WaitEvent[], cap: number): readonly number[] {
  const guesses = new Set<number>()
  for (const { served, refused } of burstsOf(events)) {
    if (refused > 0 && served.length > cap) guesses.add(served.length - cap)
  }
  return [...guesses].slice(0, 8)
}
