/** Computes how well a possible limit explains the answers of a run: the probability of these answers if the service has this limit. */
import { FIELD_ERROR_MS, OUTLIER_CHANCE, SAME_WINDOW, SLOW_RATIO, TIMER_MS } from './constants.ts'
import type { Counter, Recorded, TimedKind } from './behaviors.ts'
import type { Hints } from './hints.ts'
import { costIn, quantile, sharingKeys, sumOf, type TraceEvent } from './limit-trace.ts'
import type { Observation, RequestKind, Scope, Unit } from './types.ts'

/** What a limit counts (`unit`), and whose requests it counts together (`scope`), such as all requests with one API key. */
export type Counting = {
  readonly unit: Unit
  readonly scope: Scope
  /** The kinds of requests sent to fail (such as those with a wrong key) that the limit counts too. */
  readonly consumedBy: readonly RequestKind[]
}

/** A request with the decision of the service, and the quota (`cost`) that it uses up. A limit counts those of one `group` together. */
export type CountedEvent = TraceEvent & Recorded & { readonly group: number }

/** The requests of a run with the decisions of the service, prepared for limits that count as `counting` says. */
export type Trace = {
  readonly events: readonly CountedEvent[]
  readonly counting: Counting
  /** The quota in use before each decision of the service. Each {@link replay} overwrites the array, so copy it to keep it. */
  readonly used: Float64Array
}

/** A recorded run, simulated with one kind of limit: how much quota is in use before each decision of the service. */
export type Usage = Readonly<ReturnType<typeof replay>>

/** When the service decided is known only roughly. The search tries these moments: distances from the likeliest, in standard errors. */
const OFFSETS = [0, -1.5, -0.75, 0.75, 1.5]
/** For each request, how many possible moments of the decision of the service are tried. */
export const MOMENT_COUNT = OFFSETS.length

/** Returns the name of the group in which a limit counts a request, such as its API key. `sharing`: keys that may belong to one account. */
export function groupOf(scope: Scope, request: Observation, sharing: ReadonlySet<string>): string {
  // A wrong key counts as a separate key.
  const key = request.kind === 'wrong-key' ? 'wrong' : request.key
  if (scope === 'account' && sharing.has(key)) return ''
  if (scope === 'key' || scope === 'account') return key
  if (scope === 'address') return request.source
  return scope === 'all' ? '' : `${key} ${request.source}`
}

/** Prepares the requests of a run for limits that count as `counting` says: gives each its cost in quota and its group. */
export function traceOf(events: readonly TraceEvent[], counting: Counting): Trace {
  const { unit, scope, consumedBy } = counting
  const names: string[] = []
  // The search counts each candidate anew, so only the scope that needs the keys of an account looks for them.
  const sharing =
    scope === 'account' ? sharingKeys(events.map(({ observation }) => observation)) : new Set<string>()
  const counted = events.map((event) => {
    const { isFailing, observation } = event
    const name = groupOf(scope, observation, sharing)
    if (!names.includes(name)) names.push(name)
    const isFree =
      isFailing && observation.outcome !== 'unclassified' && !consumedBy.includes(observation.kind)
    return { ...event, cost: isFree ? 0 : costIn(unit, observation), group: names.indexOf(name) }
  })
  return { events: counted, counting, used: new Float64Array(events.length * MOMENT_COUNT) }
}

/**
 * Simulates one kind of limit on a recorded run. Returns the quota in use at each decision of the service, for each of `moments` times that
 * the decision may have had. With `hints`, also returns it before and after the end of each wait that a refusal announced.
 */
export function replay(trace: Trace, { kind, times }: TimedKind, moments = MOMENT_COUNT, hints?: Hints) {
  const { events, used } = trace
  const counters: Counter[] = []
  // One entry per refusal with a wait: the units in use before and after the end of the wait, and the cost.
  const promised: { readonly before: number; readonly after: number; readonly cost: number }[] = []
  // A timer of a service may drift or have coarse ticks.
  const driftMs = 0.0005 * times.windowMs
  events.forEach((event, index) => {
    const counter = (counters[event.group] ??= kind.start(times))
    const at = index * moments
    if (event.isFailing) used.fill(Number.NaN, at, at + moments)
    else if (moments === 1) used[at] = counter.used(event.atMs)
    else
      OFFSETS.forEach((offset, moment) => {
        used[at + moment] = counter.used(event.atMs + offset * (event.sdMs + driftMs))
      })
    counter.record(event)
    const endMs = hints?.promises.get(event.observation)
    if (endMs === undefined || endMs - FIELD_ERROR_MS <= event.atMs) return
    const [before, after] = [counter.used(endMs - FIELD_ERROR_MS), counter.used(endMs + FIELD_ERROR_MS)]
    promised.push({ before, after, cost: event.cost })
  })
  return { ...trace, moments, counters, promised }
}

/** Returns whether most waits that refusals announced (such as Retry-After) end just when a limit of `size` accepts requests again. */
export function keepsPromises({ promised }: Usage, size: number, charging: Charging): boolean {
  const kept = promised.filter(({ before, after, cost }) => {
    const mostUsed = size - needOf(cost, charging)
    return before > mostUsed && after <= mostUsed
  })
  return kept.length > promised.length / 2
}

/**
 * How much of the cost of a request must be free for the service to accept it. `before`: all, because it adds the cost and then decides.
 * `after`: almost none, because it decides first. `nearest`: half, because it rounds the quota in use.
 */
export type Charging = 'before' | 'nearest' | 'after'

type Charged = { readonly size: number; readonly charging: Charging }

function needOf(cost: number, charging: Charging): number {
  if (charging === 'nearest') return cost / 2
  return charging === 'before' ? cost : Math.min(cost, 1e-3)
}

/** Computes the probability that a limit of `size` accepts each request (1 or 0 if certain), and writes it to `into`. */
export function acceptance({ events, used }: Usage, { size, charging }: Charged, into: Float64Array): void {
  events.forEach(({ cost }, index) => {
    const mostUsed = size - needOf(cost, charging)
    const at = index * MOMENT_COUNT
    // The tokens of a refused request are only known as planned.
    const softness = SAME_WINDOW * (cost - 1)
    const shareAt = (moment: number): number => {
      const spare = mostUsed - (used[at + moment] ?? 0)
      if (Number.isNaN(spare) || spare >= -1e-6) return 1
      return spare > -softness ? 0.5 : 0
    }
    into[index] = (shareAt(0) + shareAt(1) + shareAt(2) + shareAt(3) + shareAt(4)) / MOMENT_COUNT
  })
}

const [SURE, IMPOSSIBLE] = [Math.log(1 - OUTLIER_CHANCE), Math.log(OUTLIER_CHANCE)]

/**
 * Returns how well limits explain the answers: the log-likelihood, the natural logarithm of their probability. For each request, `own` is
 * the probability that the examined limit accepts it, and `others` that all other limits do.
 */
export function logLikelihood(events: readonly TraceEvent[], others: Float64Array, own?: Float64Array) {
  let sum = 0
  events.forEach(({ isFailing, isAccepted }, index) => {
    if (isFailing) return
    const accepts = (others[index] ?? 1) * (own?.[index] ?? 1)
    const chance = isAccepted ? accepts : 1 - accepts
    if (chance === 1) sum += SURE
    else sum += chance === 0 ? IMPOSSIBLE : Math.log(OUTLIER_CHANCE + (1 - 2 * OUTLIER_CHANCE) * chance)
  })
  return sum
}

let scratch = new Float64Array(0)

/** Returns how well a limit of `size`, together with the other limits, explains the answers: their log-likelihood. */
export function likelihoodOf(usage: Usage, others: Float64Array, charging: Charging, size: number): number {
  const { events } = usage
  if (scratch.length < events.length) scratch = new Float64Array(events.length)
  acceptance(usage, { size, charging }, scratch)
  return logLikelihood(events, others, scratch)
}

/** Returns by about how many requests or tokens, in total, a limit of `size` is too small or too large for the answers. 0: it fits all. */
export function misfitOf(usage: Usage, others: Float64Array, charging: Charging, size: number): number {
  const { events, used, moments } = usage
  let sum = 0
  events.forEach(({ cost, isAccepted }, index) => {
    const over = (used[index * moments] ?? 0) + needOf(cost, charging) - size
    if (isAccepted) sum += over > 1e-6 ? 0.1 + Math.min(3, over) : 0
    else if (over <= 0) sum += (others[index] ?? 1) * (0.1 + Math.min(3, -over))
  })
  return sum
}

/**
 * Returns the sizes of a limit that the fewest answers contradict (`contradicted`: how many), and those that one answer more contradicts.
 * An accepted request contradicts a limit without free quota, and a refused one a limit with free quota, unless another limit refused it.
 */
export function plausibleSizes(usage: Usage, others: Float64Array, charging: Charging) {
  const { events, used, moments, counting } = usage
  const isWhole = !counting.unit.includes('tokens')
  if (scratch.length < 2 * events.length) scratch = new Float64Array(2 * events.length)
  let [accepted, refused, impossible] = [0, events.length, 0]
  // An accepted request contradicts all smaller sizes than it needs. A refused one contradicts all others, unless another limit refused it.
  events.forEach(({ cost, isAccepted }, index) => {
    const need = (used[index * moments] ?? 0) + needOf(cost, charging)
    if (need === Infinity) impossible += isAccepted ? 1 : 0
    else if (isAccepted && !Number.isNaN(need)) scratch[accepted++] = need
    else if (!isAccepted && (others[index] ?? 1) > 0.5) scratch[refused++] = need
  })
  // oxlint-disable-next-line unicorn/no-array-sort -- copies take 40 % of the time of a search
  const needs = scratch.subarray(0, accepted).sort()
  // oxlint-disable-next-line unicorn/no-array-sort -- as above
  const bounds = scratch.subarray(events.length, refused).sort()
  const sizes: { readonly size: number; readonly by: number }[] = []
  let [fewest, by, from, first, second] = [Infinity, needs.length, 0, 0, 0]
  // Between two neighboring needs or bounds, the same number of answers (`by`) contradicts each size.
  for (let to = 0; to < Infinity; from = to) {
    to = Math.min(needs[first] ?? Infinity, bounds[second] ?? Infinity)
    if (to - from > EQUAL && by <= fewest + 1) {
      fewest = Math.min(fewest, by)
      const end = to === Infinity ? from + 1 : to
      const least = isWhole ? Math.ceil(from - EQUAL) : from
      sizes.push({ size: least, by }, { size: isWhole ? Math.ceil(end - EQUAL) - 1 : (from + end) / 2, by })
    }
    for (; first < needs.length && (needs[first] ?? 0) <= to; first += 1) by -= 1
    for (; second < bounds.length && (bounds[second] ?? 0) <= to; second += 1) by += 1
  }
  // More than six sizes are plausible only while the answers say little about the size.
  const plausible = sizes.filter((one) => one.by <= fewest + 1 && one.size > 0).slice(-6)
  return { sizes: plausible.map(({ size }) => size), contradicted: fewest + impossible }
}

// The maximum difference between two amounts of units that count as equal.
const EQUAL = 1e-6

/** A request that was not refused. `isAlone`: it was short and completed, and no other was in flight, so its latency shows a delay. */
export type Arrival = { readonly atMs: number; readonly latencyMs: number; readonly isAlone: boolean }

/** Returns the accepted requests if their latencies suggest a limit that delays requests. Otherwise returns an empty list. */
export function arrivalsOf(own: readonly TraceEvent[]): readonly Arrival[] {
  const sent = own
    .filter(({ isAccepted }) => isAccepted)
    .map(({ observation }) => observation)
    .toSorted((a, b) => a.sentMs - b.sentMs)
  let endMs = -Infinity
  const arrivals = sent.map(({ sentMs, answeredMs, closedMs, kind, outcome }, index): Arrival => {
    const isOnlyOne = sentMs >= endMs && closedMs <= (sent[index + 1]?.sentMs ?? Infinity)
    endMs = Math.max(endMs, closedMs)
    const isAlone = isOnlyOne && kind === 'brief' && outcome === 'accepted'
    return { atMs: sentMs, latencyMs: answeredMs - sentMs, isAlone }
  })
  const alone = arrivals.filter(({ isAlone }) => isAlone).map(({ latencyMs }) => latencyMs)
  return alone.length < 8 || Math.max(...alone) < SLOW_RATIO * Math.min(...alone) ? [] : arrivals
}

/** Returns how far each request that ran alone is from a usual latency (the median), after the `delay` by a limit is subtracted. */
export function delayErrors(arrivals: readonly Arrival[], delay = (_atMs: number): number => 0) {
  const rests = arrivals.flatMap(({ atMs, latencyMs, isAlone }) => {
    const rest = latencyMs - delay(atMs)
    return isAlone ? [rest] : []
  })
  const usual = quantile(rests, 0.5)
  return rests.map((rest) => Math.abs(rest - usual))
}

/** Returns how well a limit that adds `delay` to requests explains the latencies (log-likelihood). Without `delay`: how well none does. */
export function delayLikelihood(arrivals: readonly Arrival[], delay?: (atMs: number) => number): number {
  const errors = delayErrors(arrivals, delay)
  const rangeMs = Math.max(...arrivals.map(({ latencyMs }) => latencyMs))
  const scaleMs = TIMER_MS + sumOf(errors) / errors.length
  const chanceOf = (error: number): number =>
    OUTLIER_CHANCE / rangeMs + ((1 - OUTLIER_CHANCE) * Math.exp(-error / scaleMs)) / (2 * scaleMs)
  return sumOf(errors.map((error) => Math.log(chanceOf(error))))
}
