/**
 * Finds limits that delay requests instead of refusing them. It uses only requests that were alone. Such a request waits for a
 * limiter, while simultaneous requests may also wait for a worker of the service. Pure.
 */
import { DELAY_KINDS, type CounterKind } from './behaviors.ts'
import { OUTLIER } from './likelihood.ts'
import { quantile, TIMER_MS, type TraceEvent } from './limit-trace.ts'
import type { Point } from './search.ts'

/** The candidates for a limit that delays, ordered by score, and the score without it. */
export type DelayFit = { readonly points: readonly Point[]; readonly scoreWithout: number }

type Arrival = { readonly atMs: number; readonly latencyMs: number; readonly isAlone: boolean }
type Delay = Pick<Point, 'kind' | 'times' | 'size'>

// The number of requests that a pattern of waits needs.
const LEAST_ARRIVALS = 8
// The steps by which times are varied, as a share, and their number in each direction.
const STEP = 0.004
const STEPS = 10

/** Returns how well limits that delay explain the answers; null when there are too few of them. */
export function fitDelays(own: readonly TraceEvent[]): DelayFit | null {
  const arrivals = arrivalsOf(own)
  const alone = arrivals.filter(({ isAlone }) => isAlone)
  if (alone.length < LEAST_ARRIVALS) return null
  const [paced, queued] = DELAY_KINDS
  const tried = [...pacesOf(alone, paced), ...queuesOf(alone, queued)]
  // Two values are fitted: the price is that of the BIC.
  const price = Math.log(alone.length)
  const points = tried.map((delay): Point => {
    const logLikelihood = likelihoodOf(arrivals, waitsOf(arrivals, delay))
    const score = logLikelihood + delay.kind.rarity - price
    return { ...delay, charging: 'before', logLikelihood, plain: score, score }
  })
  return {
    points: points.toSorted((a, b) => b.score - a.score),
    scoreWithout: likelihoodOf(
      arrivals,
      arrivals.map(() => 0),
    ),
  }
}

function arrivalsOf(own: readonly TraceEvent[]): readonly Arrival[] {
  const sent = own
    .filter(({ isAccepted }) => isAccepted)
    .map(({ observation }) => observation)
    .toSorted((a, b) => a.sentMs - b.sentMs)
  return sent.map(({ sentMs, answeredMs, closedMs, kind, outcome }) => ({
    atMs: sentMs,
    latencyMs: answeredMs - sentMs,
    isAlone:
      kind === 'brief' &&
      outcome === 'accepted' &&
      sent.filter((other) => other.sentMs < closedMs && other.closedMs > sentMs).length === 1,
  }))
}

/** Returns how long a limit delays each request, in milliseconds. */
function waitsOf(arrivals: readonly Arrival[], { kind, times, size }: Delay): readonly number[] {
  const { windowMs, phaseMs } = times
  let [lastMs, missing, index, count] = [0, 0, -Infinity, 0]
  const inTurn = (atMs: number): number => {
    missing = Math.max(0, missing - (atMs - lastMs) / windowMs) + 1
    lastMs = atMs
    return Math.max(0, missing - size) * windowMs
  }
  const inWindow = (atMs: number): number => {
    const now = Math.floor((atMs - phaseMs) / windowMs)
    if (now > index || count >= size) [index, count] = [Math.max(now, index + 1), 0]
    count += 1
    return Math.max(0, phaseMs + index * windowMs - atMs)
  }
  return arrivals.map(({ atMs }) => (kind.isPerUnit === true ? inTurn(atMs) : inWindow(atMs)))
}

/** Returns the log-likelihood of the latencies. Each is the usual latency, plus the wait, plus a Laplace-distributed error. */
function likelihoodOf(arrivals: readonly Arrival[], waits: readonly number[]): number {
  const rests = arrivals.flatMap(({ latencyMs, isAlone }, index) =>
    isAlone ? [latencyMs - (waits[index] ?? 0)] : [],
  )
  const usual = quantile(rests, 0.5)
  const errors = rests.map((rest) => Math.abs(rest - usual))
  const scaleMs = TIMER_MS + errors.reduce((sum, error) => sum + error, 0) / errors.length
  const rangeMs = Math.max(...arrivals.map(({ latencyMs }) => latencyMs))
  return errors.reduce(
    (sum, error) =>
      sum + Math.log(OUTLIER / rangeMs + ((1 - OUTLIER) * Math.exp(-error / scaleMs)) / (2 * scaleMs)),
    0,
  )
}

const varied = (value: number): readonly number[] =>
  Array.from({ length: 2 * STEPS + 1 }, (_, index) => value * (1 + STEP * (index - STEPS)))

/** Returns limiters that let one request through per interval, after some that pass at once. */
function pacesOf(alone: readonly Arrival[], kind: CounterKind): readonly Delay[] {
  const ends = alone.map(({ atMs, latencyMs }) => atMs + latencyMs)
  const intervals = ends.slice(1).map((end, index) => end - (ends[index] ?? 0))
  const units = new Set([0.25, 0.5, 0.75].map((share) => quantile(intervals, share)))
  const sizes = Array.from({ length: Math.min(MOST_FREE, alone.length) }, (_, index) => index + 1)
  return [...units]
    .flatMap(varied)
    .flatMap((windowMs) => sizes.map((size) => ({ kind, times: { windowMs, phaseMs: 0, extraMs: 0 }, size })))
}

// The most requests that pass at once in the search. With more, a search of 100 requests shows few waits.
const MOST_FREE = 40

/** Returns limiters that make requests wait for the next window. A window ends when a long wait ends. */
function queuesOf(alone: readonly Arrival[], kind: CounterKind): readonly Delay[] {
  const [shortest, longest] = [0, 1].map((share) =>
    quantile(
      alone.map(({ latencyMs }) => latencyMs),
      share,
    ),
  )
  const middleMs = ((shortest ?? 0) + (longest ?? 0)) / 2
  const ends = alone.flatMap(({ atMs, latencyMs }, index) =>
    latencyMs > middleMs ? [{ atMs: atMs + latencyMs - (shortest ?? 0), index }] : [],
  )
  const steps = ends.slice(1).map((end, index) => ({
    ms: end.atMs - (ends[index]?.atMs ?? 0),
    count: end.index - (ends[index]?.index ?? 0),
  }))
  const [first] = ends
  if (first === undefined || steps.length < 2) return []
  const size = quantile(
    steps.map(({ count }) => count),
    0.5,
  )
  const everyMs = quantile(
    steps.map(({ ms }) => ms),
    0.5,
  )
  if (size < 2) return []
  return varied(everyMs).flatMap((windowMs) =>
    [0, 1, 2].map((back): Delay => ({
      kind,
      times: { windowMs, phaseMs: first.atMs - back * STEP * windowMs, extraMs: 0 },
      size,
    })),
  )
}
