/** Describes the delays of requests alone, for a report. Pure. */
import { aloneOf } from '../trace/saturation.ts'
import type { Observation } from '../trace/trace.ts'

/** The largest number of delays in the text: a few points show how they grow. */
const MAX_POINTS = 5
/** A request is delayed if it takes this factor, and at least this time, longer than the quickest one. */
const FACTOR = 3
const MIN_MS = 50

/**
 * Returns the delays of requests in series, by their number. Null if nothing was delayed. An example: `the first 5 requests
 * were answered within 12 ms, then request 6 took 110 ms`.
 */
export function formatDelays(observations: readonly Observation[]): string | null {
  const took = aloneOf(observations)
    .filter(({ key }) => key === observations[0]?.key)
    .map(({ sentMs, closedMs }) => closedMs - sentMs)
  const usualMs = Math.min(...took)
  const isLate = (ms: number): boolean => ms > Math.max(FACTOR * usualMs, usualMs + MIN_MS)
  const first = took.findIndex(isLate)
  if (first < 0) return null
  const quickMs = Math.max(0, ...took.slice(0, first))
  const late = took.slice(first).map((ms, at) => ({ number: first + at + 1, ms }))
  const points = Array.from({ length: Math.min(MAX_POINTS, late.length) }, (_, at) =>
    Math.round((at * (late.length - 1)) / Math.max(1, Math.min(MAX_POINTS, late.length) - 1)),
  ).flatMap((place) => late[place] ?? [])
  const listed = points.map(({ number, ms }) => `request ${number} took ${secondsOf(ms)}`).join(', ')
  const before =
    first === 0
      ? 'sent one after another'
      : `the first ${first} requests were answered within ${secondsOf(quickMs)}, then`
  return `${before} ${listed}`
}

function secondsOf(ms: number): string {
  return ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`
}
