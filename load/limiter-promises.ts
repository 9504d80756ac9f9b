/** Whether the header fields of a limiter are true, held against the limiter that was found. Pure. */
import { oneWayMs, routesOf, type Route } from './analysis/limiter/events.ts'
import { phaseOf, type Fit } from './analysis/limiter/fit.ts'
import type { Meter } from './analysis/limiter/meter.ts'
import type { Observation } from './analysis/limiter/trace.ts'

/** A limiter that was found, and the wall clock at the start of the plan. */
export type Found = { readonly fit: Fit; readonly startEpochMs: number }

/**
 * Retry-After of refusals against the moment at which the limiter that was found lets one more through. Errors in seconds:
 * below 0 it sends clients back too early. `earlyShare` is the share of obedient retries that would be refused.
 */
export type RetryTruth = {
  readonly promises: number
  readonly meanErrorSeconds: number
  readonly leastErrorSeconds: number
  readonly mostErrorSeconds: number
  readonly earlyShare: number
  readonly isConstant: boolean
}

/** What answers said is left when nothing was, because the next request was refused at once: `exact` of `told` say 0. */
export type RemainingTruth = { readonly told: number; readonly exact: number; readonly mostOff: number }

/** What the header fields promised and what came of it; null where the target says nothing of the kind. */
export type HeaderTruth = {
  readonly retryAfter: RetryTruth | null
  readonly remaining: RemainingTruth | null
}

/** Clocks and wires are not exact: what is less too early than this is no lie. */
const TOLERANCE_MS = 60
/** A request this soon after another one meets the same room. */
const NEXT_MS = 30
const STEPS = 400
/** A promise is looked after for at most this many windows. */
const HORIZON = 4
const MOST_PROMISES = 200

/** Holds the header fields of a trace against the limiter that explains it. */
export function headerTruth(found: Found, observations: readonly Observation[]): HeaderTruth {
  const routes = routesOf(observations, 'key', 'requests')
  const wayMs = oneWayMs(observations)
  const decidedMs = (seen: Observation): number =>
    seen.sentMs + Math.min(wayMs, (seen.answeredMs - seen.sentMs) / 2)
  const own = observations.filter(({ kind }) => kind === 'chat' || kind === 'long')
  return {
    retryAfter: retryTruth(found, routes, own, decidedMs),
    remaining: remainingTruth(own),
  }
}

/** A meter of one counter, as it stands after everything up to a moment. */
export function meterAt({ fit, startEpochMs }: Found, route: Route, untilMs: number): Meter {
  const phaseMs = phaseOf(fit.model, fit.parameters, route, startEpochMs)
  const meter = fit.model.meter({ ...fit.parameters, phaseMs })
  for (const { atMs, sdMs, outcome, count, cost } of route.events) {
    if (atMs > untilMs) break
    meter.room(atMs, sdMs)
    if (outcome === 'refused') meter.refuse(atMs, sdMs, count)
    else meter.take(atMs, sdMs, count * cost)
  }
  return meter
}

type DecidedMs = (seen: Observation) => number

function retryTruth(
  found: Found,
  routes: readonly Route[],
  seen: readonly Observation[],
  decidedMs: DecidedMs,
): RetryTruth | null {
  const promised = seen.flatMap((one) => {
    const seconds = Number(one.outcome === 'refused' ? (one.fields['retry-after'] ?? Number.NaN) : Number.NaN)
    const route = routes.find(({ key }) => key === one.key)
    return Number.isFinite(seconds) && route !== undefined ? [{ seconds, route, atMs: decidedMs(one) }] : []
  })
  const errors = promised.slice(0, MOST_PROMISES).flatMap(({ seconds, route, atMs }) => {
    const releaseMs = releaseAfter(found, route, atMs)
    return releaseMs === null ? [] : [seconds * 1000 - (releaseMs - atMs)]
  })
  if (errors.length === 0) return null
  const early = errors.filter((error) => error < -TOLERANCE_MS).length
  return {
    promises: errors.length,
    meanErrorSeconds: inSeconds(errors.reduce((sum, error) => sum + error, 0) / errors.length),
    leastErrorSeconds: inSeconds(Math.min(...errors)),
    mostErrorSeconds: inSeconds(Math.max(...errors)),
    earlyShare: early / errors.length,
    isConstant: errors.length > 2 && new Set(promised.map(({ seconds }) => seconds)).size === 1,
  }
}

/** When the next one would have been let through, had nobody asked meanwhile; null beyond the horizon. */
function releaseAfter(found: Found, route: Route, atMs: number): number | null {
  const { windowMs, innerMs } = found.fit.parameters
  const meter = meterAt(found, route, atMs + 1)
  const horizonMs = HORIZON * Math.max(windowMs, innerMs)
  for (let step = 0; step <= STEPS * HORIZON; step += 1) {
    const at = atMs + 1 + (horizonMs * step) / (STEPS * HORIZON)
    if (meter.room(at, 1).units >= 1) return at
  }
  return null
}

const REMAINING =
  /^(x-ratelimit-remaining(-requests)?|ratelimit-remaining|anthropic-ratelimit-requests-remaining)$/

/** Whoever was let through right before a refusal had taken the last one: nothing was left. */
function remainingTruth(seen: readonly Observation[]): RemainingTruth | null {
  const keys = new Set(seen.map(({ key }) => key))
  const told = [...keys].flatMap((key) => {
    const own = seen
      .filter((one) => one.key === key)
      .filter(isAlone)
      .toSorted((a, b) => a.sentMs - b.sentMs)
    return own.flatMap((one, at) => {
      const next = own[at + 1]
      const isLast =
        one.outcome === 'accepted' && next?.outcome === 'refused' && next.sentMs - one.closedMs < NEXT_MS
      const [, text] = Object.entries(one.fields).find(([name]) => REMAINING.test(name)) ?? []
      return isLast && text !== undefined && /^\d+$/.test(text) ? [Number(text)] : []
    })
  })
  if (told.length === 0) return null
  return { told: told.length, exact: told.filter((left) => left === 0).length, mostOff: Math.max(...told) }
}

/** Of several that are under way at once nobody knows whose turn it was. */
function isAlone(one: Observation, _at: number, all: readonly Observation[]): boolean {
  return !all.some(
    (other) =>
      other !== one && other.key === one.key && other.sentMs < one.closedMs && other.closedMs > one.sentMs,
  )
}

/** What the header fields are worth, a sentence each. */
export function truthInWords({ retryAfter, remaining }: HeaderTruth): readonly string[] {
  const sentences: string[] = []
  if (retryAfter !== null) {
    const { meanErrorSeconds, earlyShare, promises, isConstant } = retryAfter
    const size = `${Math.abs(meanErrorSeconds).toFixed(2)} s too ${meanErrorSeconds < 0 ? 'short' : 'long'} on average`
    const early =
      earlyShare === 0
        ? 'no obedient retry is refused'
        : `${Math.round(100 * earlyShare)} % of obedient retries are refused`
    const same = isConstant ? '; it is always the same' : ''
    sentences.push(`Retry-After is ${size}: ${early} (${promises} promises${same}).`)
  }
  if (remaining !== null) {
    const { told, exact, mostOff } = remaining
    const off = exact === told ? '' : `, at worst it said ${mostOff}`
    sentences.push(`Remaining said 0 in ${exact} of ${told} answers after which nothing was left${off}.`)
  }
  return sentences
}

function inSeconds(ms: number): number {
  return Math.round(ms) / 1000
}
