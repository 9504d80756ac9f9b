/** The delays of a client that waited for each answer, in words. Pure. */
import { aloneOf } from '../trace/saturation.ts'
import type { Observation } from '../trace/trace.ts'

/** A table of all delays would have a line per request; this many points show how they grow. */
const MAX_POINTS = 5
/** A delay is one that takes this many times as long as the quickest, and by this much. */
const TIMES = 3
const LEAST_MS = 50

/**
 * The delay against the number of requests, as a client saw it that waited for each answer: `the first 5 requests were
 * answered within 12 ms; then request 6 took 0.11 s, 12 0.70 s, 25 2.0 s`. Null where nothing was delayed.
 */
export function formatDelays(observations: readonly Observation[]): string | null {
  const took = aloneOf(observations)
    .filter(({ key }) => key === observations[0]?.key)
    .map(({ sentMs, closedMs }) => closedMs - sentMs)
  const usualMs = Math.min(...took)
  const isLate = (ms: number): boolean => ms > Math.max(TIMES * usualMs, usualMs + LEAST_MS)
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
