/**
 * Finds limits that delay requests instead of refusing them. For each possible limit, subtracts the delays that it would cause from the
 * measured latencies. The limit fits well if the rests are about equal.
 */
import type { CounterKind, Times } from './behaviors.ts'
import { OUTLIER_CHANCE, TIMER_MS } from './constants.ts'
import { quantile, sumOf, type Arrival } from './limit-trace.ts'
import { timesOf, type PossibleLimit, type PossibleLimits, type SearchFor } from './search-grid.ts'

/** Returns how far each latency minus `delay` is from the median of all, in ms. Uses only requests during which no other was in flight. */
export function delayErrors(arrivals: readonly Arrival[], delay = (_atMs: number): number => 0) {
  const rests = arrivals.flatMap(({ atMs, latencyMs, isAlone }) => {
    const rest = latencyMs - delay(atMs)
    return isAlone ? [rest] : []
  })
  const usual = quantile(rests, 0.5)
  return rests.map((rest) => Math.abs(rest - usual))
}

/** Returns the log-likelihood of the latencies under a limit that adds `delay`, or without such a limit. */
export function delayLikelihood(arrivals: readonly Arrival[], delay?: (atMs: number) => number): number {
  const errors = delayErrors(arrivals, delay)
  const rangeMs = Math.max(...arrivals.map(({ latencyMs }) => latencyMs))
  const scaleMs = TIMER_MS + sumOf(errors) / errors.length
  const chanceOf = (error: number): number =>
    OUTLIER_CHANCE / rangeMs + ((1 - OUTLIER_CHANCE) * Math.exp(-error / scaleMs)) / (2 * scaleMs)
  return sumOf(errors.map((error) => Math.log(chanceOf(error))))
}

/** Returns the windows and delays that the search tries first for a limit that delays requests. They are estimated from the latencies. */
export function delayGrid(arrivals: readonly Arrival[], { times }: CounterKind): readonly Times[] {
  const alone = arrivals.filter(({ isAlone }) => isAlone)
  const latencies = alone.map(({ latencyMs }) => latencyMs)
  if (times.includes('extraMs')) {
    const rises = latencies.slice(1).map((latencyMs, index) => latencyMs - (latencies[index] ?? 0))
    // The first window ends where the delay falls far for the first time.
    const next = alone[rises.findIndex((rise) => rise < Math.min(...rises) / 2) + 1]
    return [timesOf((next?.atMs ?? 0) - (arrivals[0]?.atMs ?? 0), 0, quantile(rises, 0.5))]
  }
  const [shortest, longest] = [Math.min(...latencies), Math.max(...latencies)]
  const isWindow = times.includes('phaseMs')
  const ends = alone.flatMap(({ atMs, latencyMs }) =>
    isWindow && latencyMs < (shortest + longest) / 2 ? [] : [atMs + latencyMs - shortest],
  )
  const intervals = ends.slice(1).map((end, index) => end - (ends[index] ?? 0))
  if (intervals.length < 2) return []
  const windows = new Set([0.25, 0.5, 0.75].map((part) => quantile(intervals, part)))
  return [...windows].map((windowMs) => timesOf(windowMs, isWindow ? ends[0] : 0))
}

/** Returns possible limits of a kind with these times, and with sizes that suit the latencies. */
export function delayPoints(
  { kind, arrivals }: SearchFor,
  times: Times,
  delay: NonNullable<CounterKind['delay']>,
): PossibleLimits {
  const about = delayedSize(arrivals, kind, times)
  const sizes = [1, ...[-2, -1, 0, 1, 2].map((more) => about + more).filter((size) => size > 1)]
  return sizes.map((size): PossibleLimit => {
    const logLikelihood = delayLikelihood(arrivals, delay(times, size))
    const score = logLikelihood + kind.rarity
    return { kind, times, size, charging: 'before', logLikelihood, plain: score, score }
  })
}

function delayedSize(arrivals: readonly Arrival[], kind: CounterKind, times: Times): number {
  const latencies = arrivals.filter(({ isAlone }) => isAlone).map(({ latencyMs }) => latencyMs)
  if (kind.times.includes('extraMs')) {
    const endMs = (arrivals[0]?.atMs ?? 0) + times.windowMs
    const inWindow = arrivals.filter(({ atMs }) => atMs < endMs)
    const delayMs = (inWindow.at(-1)?.latencyMs ?? 0) - Math.min(...latencies)
    return inWindow.length - Math.round(delayMs / times.extraMs)
  }
  const longMs = Math.max(...latencies) / 2
  const late = arrivals.flatMap(({ isAlone, latencyMs }, at) => (isAlone && latencyMs > longMs ? [at] : []))
  const gaps = late.slice(1).map((end, index) => end - (late[index] ?? 0))
  return kind.times.includes('phaseMs') ? quantile(gaps, 0.5) : (late[0] ?? 0)
}
