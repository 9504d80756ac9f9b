/** Observations in the order of their service, with the wait of each before its service. Pure. */
import { oneWayMs, usualTripMs } from './events.ts'
import { roundTripMs } from './outcomes.ts'
import { countsInFlight, holdsTogether, ownDelayMs, withoutOwnWaits } from './own-delays.ts'
import { aloneOf, isDelayedAlone } from './saturation.ts'
import { quantile } from './quantile.ts'
import { aloneTimesOf, spreadOfAll } from './uneven-times.ts'
import type { Observation } from './trace.ts'

/** One request before a queue. Times in milliseconds. */
export type WaitEvent = {
  readonly arrivedMs: number
  /** The start of service, derived from the answer; for a refusal the arrival. */
  readonly startedMs: number
  readonly endedMs: number
  readonly isRefused: boolean
  /** Standard deviation of `startedMs`. */
  readonly sdMs: number
  /** The same without the uneven times of the service. */
  readonly regularSdMs: number
  /** The usual time of the service, and the standard deviation of the logarithm of its times. */
  readonly serviceMs: number
  readonly spread: number
  /** The largest number of accepted requests in service or waiting when this one was decided; `insideMin` is the smallest. */
  readonly insideMax: number
  readonly insideMin: number
  /** The number of requests that failed for other reasons meanwhile, and may have been accepted before. */
  readonly lost: number
  readonly burst: number
  /** Half a round trip. The share of the service in it is not known. */
  readonly wayMs: number
}

/** The largest number of events: each is compared with each. The last stages are kept, because they follow from the first ones. */
const MAX_EVENTS = 3000

/** Sorts a trace into the order of service: within a burst the accepted ones by their answers, then the refused ones. */
export function waitEventsOf(observations: readonly Observation[]): readonly WaitEvent[] {
  const known = lastStages(observations.filter(({ kind }) => kind !== 'wrong-key'))
  const seen = known.filter(({ outcome }) => outcome !== 'unclassified')
  const wayMs = oneWayMs(seen)
  const served = seen.filter(({ outcome }) => outcome === 'accepted')
  const unclassified = known.filter(({ outcome }) => outcome === 'unclassified')
  const times = serviceTimesOf(served)
  const bursts = withoutOwnWaits(burstsOf(seen))
  const refusalMs = usualTripMs(seen.filter(({ outcome }) => outcome === 'refused'))
  return bursts.flatMap((list, burst) => {
    const ownMs = ownDelayMs(list, refusalMs)
    return list
      .toSorted(
        (a, b) =>
          Number(a.outcome === 'refused') - Number(b.outcome === 'refused') || a.answeredMs - b.answeredMs,
      )
      .map((one) => {
        const arrivedMs = one.sentMs + wayMs
        const isRefused = one.outcome === 'refused'
        const serviceMs = one.kind === 'long' ? times.longMs : times.chatMs
        const regularSdMs = Math.hypot(10, 0.07 * serviceMs, ownMs)
        return {
          arrivedMs,
          startedMs: isRefused ? arrivedMs : arrivedMs + Math.max(0, roundTripMs(one) - serviceMs),
          endedMs: one.closedMs - wayMs,
          isRefused,
          sdMs: Math.hypot(regularSdMs, times.spread * serviceMs),
          regularSdMs,
          serviceMs,
          spread: times.spread,
          ...insideOf(one, served, unclassified, wayMs),
          burst,
          wayMs,
        }
      })
  })
}

/** The usual times of requests that do not wait, and the standard deviation of their logarithms; 0 for a regular service. */
type ServiceTimes = { readonly chatMs: number; readonly longMs: number; readonly spread: number }

/** The largest spread of a service whose requests alone are delayed: these delays may differ more than its times. */
const MOST_SPREAD = 0.5

/**
 * Returns the times of a service from its quickest requests, because the others may have waited. If its times are uneven, the usual
 * ones are longer: as much as those of requests alone, unless a queue delayed these too.
 */
function serviceTimesOf(served: readonly Observation[]): ServiceTimes {
  const longMs = usualTripMs(served.filter(({ kind }) => kind === 'long'))
  const chatMs = usualTripMs(served.filter(({ kind }) => kind !== 'long'))
  const alone = aloneOf(served).map(roundTripMs)
  const { middleMs, spread } = aloneTimesOf(alone)
  if (spread === 0) return { chatMs, longMs, spread }
  // A request that waited for a pace varies as much as its service does, but takes longer.
  if (isDelayedAlone(served))
    return { chatMs, longMs, spread: Math.min(MOST_SPREAD, (spread * middleMs) / chatMs) }
  const usualMs = quantile(alone, 0.5) ?? chatMs
  const factor = Math.max(1, usualMs / chatMs)
  return { chatMs: factor * chatMs, longMs: factor * longMs, spread: spreadOfAll(alone) }
}

/**
 * What the bursts show about requests in flight. `isCounted`: the limit counts them. `isHeld`: accepted requests were in flight
 * together when others were refused, so that their number is visible.
 */
export function inFlightOf(observations: readonly Observation[]): {
  readonly isCounted: boolean
  readonly isHeld: boolean
} {
  const bursts = burstsOf(observations.filter(({ outcome }) => outcome !== 'unclassified'))
  return { isCounted: countsInFlight(bursts), isHeld: holdsTogether(bursts) }
}

/** Returns as many whole stages from the end as the bound allows. */
function lastStages(observations: readonly Observation[]): readonly Observation[] {
  const tooMany = observations.length - MAX_EVENTS
  if (tooMany <= 0) return observations
  const cut = observations[tooMany - 1]?.stage.place
  return observations.slice(tooMany).filter(({ stage }) => stage.place !== cut)
}

/** A large burst takes some time to send: a request that follows within this time belongs to it. */
const SEND_GAP_MS = 50

/** Groups requests: those of a stage that were sent before its first answer, and those that follow closely while others wait. */
function burstsOf(seen: readonly Observation[]): readonly (readonly Observation[])[] {
  const bursts: Observation[][] = []
  let [firstAnswerMs, lastAnswerMs, sentMs] = [-Infinity, -Infinity, -Infinity]
  let place = 0
  for (const one of seen.toSorted((a, b) => a.sentMs - b.sentMs)) {
    const burst = bursts.at(-1)
    const isBehind = one.sentMs < lastAnswerMs && one.sentMs < sentMs + SEND_GAP_MS
    const isSame = one.stage.place === place && (one.sentMs < firstAnswerMs || isBehind)
    if (burst === undefined || !isSame) {
      bursts.push([one])
      firstAnswerMs = one.answeredMs
      lastAnswerMs = one.answeredMs
    } else {
      burst.push(one)
      firstAnswerMs = Math.min(firstAnswerMs, one.answeredMs)
      lastAnswerMs = Math.max(lastAnswerMs, one.answeredMs)
    }
    place = one.stage.place
    sentMs = one.sentMs
  }
  return bursts
}

function insideOf(
  one: Observation,
  served: readonly Observation[],
  unclassified: readonly Observation[],
  wayMs: number,
): Pick<WaitEvent, 'insideMax' | 'insideMin' | 'lost'> {
  const untilMs = Math.min(one.answeredMs, one.sentMs + 4 * wayMs)
  const lost = unclassified.filter(({ sentMs, closedMs }) => sentMs < untilMs && closedMs > one.sentMs).length
  let insideMax = 0
  let insideMin = 0
  for (const other of served) {
    if (other === one || other.sentMs >= untilMs || other.closedMs <= one.sentMs) continue
    insideMax += 1
    const decidedMs = Math.min(other.answeredMs, other.sentMs + 4 * wayMs)
    if (decidedMs <= one.sentMs && other.closedMs - 4 * wayMs >= untilMs) insideMin += 1
  }
  return { insideMax, insideMin, lost }
}
