/** Fits the families that delay, and caps on requests in flight, to the waits of a trace. Pure. */
import type { FamilyName } from '../model/family.ts'
import { isConcurrency } from '../model/family-groups.ts'
import { spreadOf } from '../model/meter.ts'
import { centeredMs, concurrencyQueue, pacingQueue, windowQueue, type Queue } from '../model/queue.ts'
import type { IntervalEstimate } from '../trace/interval.ts'
import {
  edgeGuesses,
  jumpGuesses,
  queueLengthGuesses,
  quickCounts,
  longestWaitGuesses,
  stepGuesses,
} from './queue-guesses.ts'
import { AS_GOOD } from './intervals.ts'
import type { WaitEvent } from '../trace/waiting-events.ts'

/** A queue with its best parameters. `windowMs` is 0 and `maxWaiting` infinite in families that do not have them. */
export type QueueFit = {
  readonly family: FamilyName
  readonly capacity: number
  readonly windowMs: number
  readonly maxWaiting: number
  /** A moment at which a window by the clock of the server begins; null or absent if no window follows a clock. */
  readonly edgeMs?: number | null
  readonly logLikelihood: number
  readonly parameters: number
}

/** Probability of a wait that nothing explains. That of an acceptance or refusal that nothing explains is 0.004. */
const OUTLIER_WAIT = 0.003
const LOG_OUTLIER_WAIT = Math.log(OUTLIER_WAIT)
const LOG_OUTLIER = Math.log(0.004)

function scoreQueue(events: readonly WaitEvent[], queue: Queue, floor = -Infinity): number {
  let sum = 0
  let unseenAhead = 0
  let burst = -1
  for (const event of events) {
    if (event.burst !== burst) unseenAhead = 0
    burst = event.burst
    const startMs = queue.startOf(event, event.isRefused ? event.lost + unseenAhead : 0)
    if (event.isRefused) {
      // A refusal although the queue was not full means a waiting request that the trace does not show.
      if (startMs !== Infinity) unseenAhead += 1
      sum += startMs === Infinity ? 0 : LOG_OUTLIER
    } else if (startMs === Infinity) sum += LOG_OUTLIER
    else sum += logOfWait(event, startMs)
    queue.observe(event)
    if (sum < floor) return sum
  }
  return sum
}

/** Log-likelihood of a wait that should have ended at a moment. */
function logOfWait(event: WaitEvent, startMs: number): number {
  const offMs = event.startedMs - startMs
  const sdMs = sdOf(event, offMs)
  // An outlier also delays the waits behind it, so the error grows a little with the wait itself.
  const more = 0.01 * (startMs - event.arrivedMs)
  // At this distance, the likelihood as a usual wait is negligible.
  if (Math.abs(offMs) > 10 * (sdMs + Math.abs(more))) return LOG_OUTLIER_WAIT
  const z = offMs / (more === 0 ? sdMs : spreadOf(sdMs, more))
  return Math.log((1 - OUTLIER_WAIT) * Math.exp((-z * z) / 2) + OUTLIER_WAIT)
}

/** Returns the standard deviation of a start that is off by so much. */
function sdOf(event: WaitEvent, offMs: number): number {
  const { regularSdMs, serviceMs, spread } = event
  if (spread === 0 || offMs === 0) return regularSdMs
  return spreadOf(regularSdMs, (spread * serviceMs * offMs) / centeredMs(event, offMs))
}

/** Returns the log-likelihood of the waits of a trace without a queue: longer waits are outliers. */
export function scoreWithoutQueue(events: readonly WaitEvent[]): number {
  return scoreQueue(events, { startOf: ({ arrivedMs }) => arrivedMs, observe: () => undefined })
}

/** Returns the best fit of each family of queues. */
export function fitQueues(events: readonly WaitEvent[]): readonly QueueFit[] {
  return [
    ...fitPacing(events),
    fitWindows(events, { edges: [null], windows: jumpGuesses(events) }, 2),
    fitWindows(events, edgeGuesses(events), 3),
    ...fitConcurrency(events),
  ]
}

/** Returns the range of each size that explains the waits about as well, with the other size constant. Null if there is no window. */
export function queueIntervals(
  fit: QueueFit,
  events: readonly WaitEvent[],
): { readonly capacity: IntervalEstimate; readonly windowMs: IntervalEstimate | null } {
  const { capacity, windowMs } = fit
  const isGood = (units: number, ms: number): boolean =>
    units >= 1 &&
    slotDelaysOf(fit).some(
      (late) => scoreQueue(events, queueOf(fit, units, ms, late)) >= fit.logLikelihood - AS_GOOD,
    )
  // The trace shows the rate of a pacer independently of its burst, so the step stays.
  const isPacer = fit.family === 'pacing' || fit.family === 'queue-with-overflow'
  const unitsTo = (sign: number): number => {
    let units = capacity
    for (let by = 1; by <= Math.max(2, 0.2 * capacity); by += 1) {
      const next = capacity + sign * by
      if (!isGood(next, isPacer ? (windowMs * next) / capacity : windowMs)) break
      units = next
    }
    return units
  }
  const windowTo = (sign: number): number => {
    let ms = windowMs
    for (let step = 0.0005; step < 0.5; step *= 2) {
      if (!isGood(capacity, windowMs * (1 + sign * step))) break
      ms = windowMs * (1 + sign * step)
    }
    return ms
  }
  // The trace does not show when a slot of a failed request becomes free.
  const hidden =
    fit.family === 'concurrency-queue' ? events.reduce((most, { lost }) => Math.max(most, lost), 0) : 0
  return {
    capacity: { value: capacity, low: unitsTo(-1), high: unitsTo(1) + hidden },
    windowMs: windowMs === 0 ? null : { value: windowMs, low: windowTo(-1), high: windowTo(1) },
  }
}

function slotDelaysOf({ family }: QueueFit): readonly number[] {
  return isConcurrency(family) ? SLOT_DELAYS : [0]
}

function queueOf(
  { family, maxWaiting, edgeMs = null }: QueueFit,
  capacity: number,
  windowMs: number,
  late: number,
): Queue {
  if (family === 'queued-window') return windowQueue(capacity, windowMs, edgeMs)
  if (isConcurrency(family)) return concurrencyQueue(capacity, maxWaiting, late)
  return pacingQueue(windowMs / capacity, capacity, maxWaiting)
}

/** The delays, as parts of half a round trip, after which a slot may become free: between the last byte and the next request. */
const SLOT_DELAYS = [0.8, 0.4, 0, 1.2, 1.6] as const
/** Relative steps of a fit, down to the precision of waits. */
const STEPS = [0.1, 0.03, 0.01, 0.003, 0.001] as const

function fitPacing(events: readonly WaitEvent[]): readonly QueueFit[] {
  const longestWaits = longestWaitGuesses(events)
  const fits: QueueFit[] = []
  for (const longestMs of longestWaits) {
    let best: QueueFit | null = null
    for (const burst of quickCounts(events)) {
      for (const guessMs of stepGuesses(events)) {
        const least = best?.logLikelihood ?? -Infinity
        const score: Score = (stepMs, floor) =>
          scoreQueue(
            events,
            pacingQueue(stepMs, burst, maxWaitingOf(longestMs, stepMs)),
            Math.max(floor, least),
          )
        const { value, logLikelihood } = climb(guessMs, score)
        const fit: QueueFit = {
          family: longestMs === Infinity ? 'pacing' : 'queue-with-overflow',
          capacity: burst,
          windowMs: value * burst,
          maxWaiting: maxWaitingOf(longestMs, value),
          logLikelihood,
          parameters: (burst === 1 ? 1 : 2) + (longestMs === Infinity ? 0 : 1),
        }
        if (best === null || logLikelihood > best.logLikelihood) best = fit
      }
    }
    if (best !== null) fits.push(best)
  }
  return fits
}

/** Returns how many requests wait at most. With 0 it would be a bucket, so the result is at least 1. */
function maxWaitingOf(longestMs: number, stepMs: number): number {
  return Math.max(1, Math.round(longestMs / stepMs))
}

const NO_WINDOW: Omit<QueueFit, 'parameters'> = {
  family: 'queued-window',
  capacity: 1,
  windowMs: 1000,
  maxWaiting: Infinity,
  logLikelihood: -Infinity,
}

/** The starts of a fit: lengths of windows, and edges of their clock. An edge is null if windows begin with a request. */
type WindowGuesses = { readonly edges: readonly (number | null)[]; readonly windows: readonly number[] }

function fitWindows(
  events: readonly WaitEvent[],
  { edges, windows }: WindowGuesses,
  parameters: number,
): QueueFit {
  let best: QueueFit = { ...NO_WINDOW, parameters }
  for (const capacity of quickCounts(events)) {
    // A window of one request is pacing.
    if (capacity === 1) continue
    for (const edgeMs of edges) {
      for (const guessMs of windows) {
        // Edges multiply the starts, so those that cannot win end early.
        const least = edgeMs === null ? -Infinity : best.logLikelihood
        const score: Score = (windowMs, floor) =>
          scoreQueue(events, windowQueue(capacity, windowMs, edgeMs), Math.max(floor, least))
        const { value, logLikelihood } = climb(guessMs, score)
        if (logLikelihood > best.logLikelihood)
          best = { ...best, capacity, windowMs: value, edgeMs, logLikelihood }
      }
    }
  }
  return best
}

function fitConcurrency(events: readonly WaitEvent[]): readonly QueueFit[] {
  const caps = quickCounts(events)
  const bests = new Map<FamilyName, QueueFit>()
  // A queue without an end refuses nothing.
  const endless = events.some(({ isRefused }) => isRefused) ? [] : [Infinity]
  for (const cap of caps) {
    for (const maxWaiting of [0, ...endless, ...queueLengthGuesses(events, cap)]) {
      let logLikelihood = -Infinity
      for (const late of SLOT_DELAYS)
        logLikelihood = Math.max(
          logLikelihood,
          scoreQueue(events, concurrencyQueue(cap, maxWaiting, late), logLikelihood),
        )
      const family: FamilyName = maxWaiting === 0 ? 'concurrency' : 'concurrency-queue'
      const parameters = maxWaiting === 0 || maxWaiting === Infinity ? 1 : 2
      if (logLikelihood > (bests.get(family)?.logLikelihood ?? -Infinity))
        bests.set(family, { family, capacity: cap, windowMs: 0, maxWaiting, logLikelihood, parameters })
    }
  }
  return [...bests.values()]
}

/** Returns a log-likelihood. A result below `floor` need not be exact. */
type Score = (value: number, floor: number) => number

function climb(start: number, score: Score): { readonly value: number; readonly logLikelihood: number } {
  let value = start
  let logLikelihood = score(value, -Infinity)
  for (const step of STEPS) {
    for (const sign of [1, -1]) {
      for (let tries = 0; tries < 12; tries += 1) {
        const moved = value * (1 + sign * step)
        const next = score(moved, logLikelihood)
        if (next <= logLikelihood) break
        value = moved
        logLikelihood = next
      }
    }
  }
  return { value, logLikelihood }
}
