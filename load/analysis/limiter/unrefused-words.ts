/** What was seen where nothing was refused, in sentences. Pure. */
import type { Identification, Interval } from './identification.ts'
import { nameOf } from './names.ts'
import type { Observation } from './trace.ts'
import { aloneOf } from './unrefused.ts'

/** Whether a finding is a set of explanations of waits, of which one is that there is no limit. */
export function mayBeNoLimit({ verdict, families }: Pick<Identification, 'verdict' | 'families'>): boolean {
  return verdict === 'one-of' && families.includes('none')
}

/** Throughput and concurrency that were seen, with every explanation of them. */
export function unrefusedInWords({ families, capacity, ratePerSecond }: Identification): string {
  const atOnce = capacity === null ? '' : `; at most about ${rangeOf(capacity)} at once are worked on`
  const rate = ratePerSecond === null ? '' : `, ${rateInWords(ratePerSecond.value)} requests/s in all`
  const others = families.filter((family) => family !== 'none' && family !== 'concurrency-queue').map(nameOf)
  const whys = ['a cap with a queue', ...others, "the server's own speed"].join(', or ')
  return `no refusal${atOnce}${rate}: ${whys}.`
}

function rangeOf({ value, low, high }: Interval): string {
  return low === high ? String(value) : `${value} (${low} to ${high})`
}

function rateInWords(perSecond: number): string {
  return perSecond < 10 ? perSecond.toFixed(1) : perSecond.toFixed(0)
}

/** Lines of a table of delays would be as many as requests: this many points tell how they grow. */
const MOST_POINTS = 5
/** A delay is one that takes this many times as long as the quickest, and by this much. */
const TIMES = 3
const LEAST_MS = 50

/**
 * The delay against the number of requests, as a client saw it that waited for each answer: `the first 5 requests were
 * answered within 12 ms; then request 6 took 0.11 s, 12 0.70 s, 25 2.0 s`. Null where nothing was delayed.
 */
export function delaysInWords(observations: readonly Observation[]): string | null {
  const took = aloneOf(observations)
    .filter(({ key }) => key === observations[0]?.key)
    .map(({ sentMs, closedMs }) => closedMs - sentMs)
  const usualMs = Math.min(...took)
  const isLate = (ms: number): boolean => ms > Math.max(TIMES * usualMs, usualMs + LEAST_MS)
  const first = took.findIndex(isLate)
  if (first < 0) return null
  const quickMs = Math.max(0, ...took.slice(0, first))
  const late = took.slice(first).map((ms, at) => ({ number: first + at + 1, ms }))
  const points = Array.from({ length: Math.min(MOST_POINTS, late.length) }, (_, at) =>
    Math.round((at * (late.length - 1)) / Math.max(1, Math.min(MOST_POINTS, late.length) - 1)),
  ).flatMap((place) => late[place] ?? [])
  const told = points.map(({ number, ms }) => `request ${number} took ${secondsOf(ms)}`).join(', ')
  const before =
    first === 0
      ? 'sent one after another'
      : `the first ${first} requests were answered within ${secondsOf(quickMs)}, then`
  return `${before} ${told}`
}

function secondsOf(ms: number): string {
  return ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`
}
