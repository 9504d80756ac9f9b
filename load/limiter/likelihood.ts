/** Computes the likelihood of the answers under a limit, from the probability that the limit accepts each request. Pure. */
import { FIELD_ERROR_MS, OUTLIER, SAME_WINDOW, SLOWER, TIMER_MS } from './constants.ts'
import type { Counter, CounterKind, Taken, Times } from './behaviors.ts'
import { costIn, quantile, sharingKeys, sumOf, type TraceEvent } from './limit-trace.ts'
import type { Observation, RequestKind, Scope, Unit } from './types.ts'

/** The counting rule of a limit: its unit, and which requests share a count. */
export type Counting = {
  readonly unit: Unit
  readonly scope: Scope
  /** The kinds of failing requests that consume quota. */
  readonly consumedBy: readonly RequestKind[]
}

/** A trace with the values that one limit counts. `taken`: the events in the form in which a counter records them. */
export type Trace = {
  readonly events: readonly TraceEvent[]
  readonly counting: Counting
  readonly costs: Float64Array
  readonly taken: readonly Taken[]
  /** The index of each event's group; events of a group share a count. */
  readonly groups: Int32Array
  /** The used units after the last {@link replay}. All replays share this buffer, because a search makes thousands. */
  readonly used: Float64Array
}

/** The result of {@link replay}. `moments`: the number of possible times per event; `used` has a value for each (NaN: failing requests). */
export type Usage = {
  readonly trace: Trace
  readonly moments: number
  /** The units in use, one value per event and possible time. The next {@link replay} of the trace overwrites these values. */
  readonly used: Float64Array
  readonly counters: readonly Counter[]
  /** One entry per refusal with a wait: the units in use before and after the end of the wait, and the cost. */
  readonly promised: readonly { readonly before: number; readonly after: number; readonly cost: number }[]
}

/** The number of possible times of an event that are tried: 0, -1.5, -0.75, 0.75 and 1.5 standard errors from the middle. */
export const MOMENTS = 5
const WIDEST = 1.5

/** Returns the name of a request's group. A limit of this scope has one count per group. `sharing`: the keys of one account. */
function groupOf(scope: Scope, { key: label, source, kind }: Observation, sharing: ReadonlySet<string>) {
  // A wrong key counts as a separate key.
  const key = kind === 'wrong-key' ? 'wrong' : label
  if (scope === 'account' && sharing.has(key)) return ''
  if (scope === 'key' || scope === 'account') return key
  if (scope === 'address') return source
  return scope === 'all' ? '' : `${key} ${source}`
}

/** Returns the trace as a limit counts it: for each event, the cost in the unit of the limit, and the group that shares the count. */
export function traceOf(events: readonly TraceEvent[], counting: Counting): Trace {
  const names: string[] = []
  const costs = Float64Array.from(events, ({ isFailing, observation }) =>
    isFailing && observation.outcome !== 'unclassified' && !counting.consumedBy.includes(observation.kind)
      ? 0
      : costIn(counting.unit, observation),
  )
  // The search counts each candidate anew, so only the scope that needs the keys of an account looks for them.
  const sharing =
    counting.scope === 'account' ? sharingKeys(events.map((event) => event.observation)) : new Set<string>()
  const groups = Int32Array.from(events, ({ observation }) => {
    const name = groupOf(counting.scope, observation, sharing)
    if (!names.includes(name)) names.push(name)
    return names.indexOf(name)
  })
  const taken = events.map(({ atMs, isAccepted, doneMs }, index) => ({
    atMs,
    isAccepted,
    doneMs,
    cost: costs[index] ?? 0,
  }))
  return { events, counting, costs, taken, groups, used: new Float64Array(events.length * MOMENTS) }
}

/** Replays events through one counter per group. With one of `moments`, the units in use are those at the middle time of each event. */
export function replay(
  trace: Trace,
  kind: CounterKind,
  times: Times,
  moments = MOMENTS,
  promises: ReadonlyMap<Observation, number> | null = null,
): Usage {
  const { events, taken, groups, used } = trace
  const counters: Counter[] = []
  const promised: Usage['promised'][number][] = []
  // A timer of a service may drift or have coarse ticks.
  const driftMs = 0.0005 * times.windowMs
  for (let index = 0; index < events.length; index += 1) {
    const [event, one, group] = [events[index], taken[index], groups[index] ?? 0]
    if (event === undefined || one === undefined) continue
    const counter = (counters[group] ??= kind.start(times))
    const at = index * moments
    if (event.isFailing) used.fill(Number.NaN, at, at + moments)
    else if (moments === 1) used[at] = counter.used(event.atMs)
    else writeUsed(used, at, counter, event.atMs, event.sdMs + driftMs)
    counter.record(one)
    const endMs = promises?.get(event.observation)
    if (endMs !== undefined && endMs - FIELD_ERROR_MS > event.atMs)
      promised.push({
        before: counter.used(endMs - FIELD_ERROR_MS),
        after: counter.used(endMs + FIELD_ERROR_MS),
        cost: one.cost,
      })
  }
  return { trace, moments, used, counters, promised }
}

/** Writes the units in use at {@link MOMENTS} different times near `atMs` into `used`, from index `at`. */
function writeUsed(used: Float64Array, at: number, counter: Counter, atMs: number, sdMs: number): void {
  const [most, least] = [counter.used(atMs - WIDEST * sdMs), counter.used(atMs + WIDEST * sdMs)]
  // Used units only fall between two records.
  const isSteady = most === least
  used[at] = isSteady ? most : counter.used(atMs)
  used[at + 1] = most
  used[at + 2] = isSteady ? most : counter.used(atMs - (WIDEST / 2) * sdMs)
  used[at + 3] = isSteady ? most : counter.used(atMs + (WIDEST / 2) * sdMs)
  used[at + 4] = least
}

/** Returns whether most announced waits fit a limit of `size`: only after the wait, the free quota suffices for the request. */
export function keepsPromises({ promised }: Usage, size: number, charging: Charging): boolean {
  const kept = promised.filter(({ before, after, cost }) => {
    const mostUsed = size - needOf(cost, charging)
    return before > mostUsed && after <= mostUsed
  })
  return kept.length > promised.length / 2
}

/** The free quota that a request needs: its cost, half of it (counts are rounded), or any part of a unit (the cost is added afterwards). */
export type Charging = 'before' | 'nearest' | 'after'

function needOf(cost: number, charging: Charging): number {
  if (charging === 'nearest') return cost / 2
  return charging === 'before' ? cost : Math.min(cost, 1e-3)
}

/** Writes into `into`, for each event, the probability that a limit of `size` accepts its request. */
export function acceptance(
  { trace: { events, costs }, used }: Usage,
  size: number,
  charging: Charging,
  into: Float64Array,
): void {
  for (let index = 0; index < events.length; index += 1) {
    const cost = costs[index] ?? 0
    const mostUsed = size - needOf(cost, charging)
    const at = index * MOMENTS
    // The tokens of a refused request are only known as planned.
    const softness = SAME_WINDOW * (cost - 1)
    const first = shareAccepted(mostUsed - (used[at + 1] ?? 0), softness)
    // The share only rises from the earliest time to the latest.
    if (first === 1 || first === shareAccepted(mostUsed - (used[at + 4] ?? 0), softness)) into[index] = first
    else {
      let sum = 0
      for (let moment = 0; moment < MOMENTS; moment += 1)
        sum += shareAccepted(mostUsed - (used[at + moment] ?? 0), softness)
      into[index] = sum / MOMENTS
    }
  }
}

function shareAccepted(spare: number, softness: number): number {
  if (Number.isNaN(spare) || spare >= -1e-6) return 1
  return spare > -softness ? 0.5 : 0
}

const [SURE, IMPOSSIBLE] = [Math.log(1 - OUTLIER), Math.log(OUTLIER)]

/** Returns the log-likelihood of the answers. `own`, `others`: the probability per event that this limit, or all others, accept it. */
export function logLikelihood(
  events: readonly TraceEvent[],
  others: Float64Array,
  own: Float64Array | null,
): number {
  let sum = 0
  for (let index = 0; index < events.length; index += 1) {
    const event = events[index]
    if (event === undefined || event.isFailing) continue
    const accepts = (others[index] ?? 1) * (own === null ? 1 : (own[index] ?? 1))
    const chance = event.isAccepted ? accepts : 1 - accepts
    if (chance === 1) sum += SURE
    else if (chance === 0) sum += IMPOSSIBLE
    else sum += Math.log(OUTLIER + (1 - 2 * OUTLIER) * chance)
  }
  return sum
}

let scratch = new Float64Array(0)

/** Returns the log-likelihood of the answers under a limit of `size`. `others`: as in {@link logLikelihood}. */
export function likelihoodOf(usage: Usage, others: Float64Array, charging: Charging, size: number): number {
  const { events } = usage.trace
  if (scratch.length < events.length) scratch = new Float64Array(events.length)
  acceptance(usage, size, charging, scratch)
  return logLikelihood(events, others, scratch)
}

// The maximum number of units that one answer adds to the misfit of a size.
const FAR = 3

/** Returns how badly a size of a limit fits: the sum of the units by which answers contradict this size. */
export function misfitOf(
  { trace: { events, costs }, used, moments }: Usage,
  others: Float64Array,
  charging: Charging,
  size: number,
): number {
  let sum = 0
  for (let index = 0; index < events.length; index += 1) {
    const over = (used[index * moments] ?? 0) + needOf(costs[index] ?? 0, charging) - size
    if (Number.isNaN(over)) continue
    if (events[index]?.isAccepted === true) sum += over > 1e-6 ? 0.1 + Math.min(FAR, over) : 0
    else if (over <= 0) sum += (others[index] ?? 1) * (0.1 + Math.min(FAR, -over))
  }
  return sum
}

/** Finds the sizes that at most one answer more contradicts than the best size, and how many answers contradict that one. */
export function plausibleSizes(
  { trace: { events, costs }, used, moments }: Usage,
  others: Float64Array,
  { charging, isWhole }: { readonly charging: Charging; readonly isWhole: boolean },
): { readonly sizes: readonly number[]; readonly contradicted: number } {
  if (scratch.length < 2 * events.length) scratch = new Float64Array(2 * events.length)
  let [accepted, refused, impossible] = [0, events.length, 0]
  for (let index = 0; index < events.length; index += 1) {
    const need = (used[index * moments] ?? 0) + needOf(costs[index] ?? 0, charging)
    const isAccepted = events[index]?.isAccepted === true
    if (need === Infinity) impossible += isAccepted ? 1 : 0
    else if (isAccepted && !Number.isNaN(need)) scratch[accepted++] = need
    else if (!isAccepted && (others[index] ?? 1) > 0.5) scratch[refused++] = need
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- copies take 40 % of the time of a search
  const needs = scratch.subarray(0, accepted).sort()
  // oxlint-disable-next-line unicorn/no-array-sort -- as above
  const bounds = scratch.subarray(events.length, refused).sort()
  let fewest = Infinity
  forIntervals(needs, bounds, (_from, _to, contradicted) => {
    fewest = Math.min(fewest, contradicted)
  })
  const sizes: number[] = []
  forIntervals(needs, bounds, (from, to, contradicted) => {
    if (contradicted > fewest + 1) return
    const end = to === Infinity ? from + 1 : to
    if (isWhole) sizes.push(Math.ceil(from - EQUAL), Math.ceil(end - EQUAL) - 1)
    else sizes.push(from, (from + end) / 2)
  })
  // More than six sizes are plausible only while the answers say little about the size.
  return { sizes: sizes.filter((size) => size > 0).slice(-6), contradicted: fewest + impossible }
}

// The maximum difference between two amounts of units that count as equal.
const EQUAL = 1e-6

/** Calls `visit` with each interval of sizes, and the number of answers that contradict every size in this interval. */
function forIntervals(
  needs: Float64Array,
  bounds: Float64Array,
  visit: (from: number, to: number, contradicted: number) => void,
): void {
  let contradicted = needs.length
  let [from, first, second] = [0, 0, 0]
  for (let to = 0; to < Infinity; from = to) {
    to = Math.min(needs[first] ?? Infinity, bounds[second] ?? Infinity)
    if (to - from > EQUAL) visit(from, to, contradicted)
    for (; first < needs.length && (needs[first] ?? 0) <= to; first += 1) contradicted -= 1
    for (; second < bounds.length && (bounds[second] ?? 0) <= to; second += 1) contradicted += 1
  }
}

/** A request that was not refused. `isAlone`: it asked for the shortest answer, and no other request was in flight. */
export type Arrival = { readonly atMs: number; readonly latencyMs: number; readonly isAlone: boolean }

/** Returns the requests that were not refused, as sent; none if the latencies of requests that were alone show no delay. */
export function arrivalsOf(own: readonly TraceEvent[]): readonly Arrival[] {
  const sent = own
    .filter(({ isAccepted }) => isAccepted)
    .map(({ observation }) => observation)
    .toSorted((a, b) => a.sentMs - b.sentMs)
  let endMs = -Infinity
  const arrivals = sent.map(({ sentMs, answeredMs, closedMs, kind, outcome }, index): Arrival => {
    const isAlone = sentMs >= endMs && closedMs <= (sent[index + 1]?.sentMs ?? Infinity)
    endMs = Math.max(endMs, closedMs)
    return {
      atMs: sentMs,
      latencyMs: answeredMs - sentMs,
      isAlone: isAlone && kind === 'brief' && outcome === 'accepted',
    }
  })
  const alone = arrivals.filter(({ isAlone }) => isAlone).map(({ latencyMs }) => latencyMs)
  return alone.length < 8 || Math.max(...alone) < SLOWER * Math.min(...alone) ? [] : arrivals
}

/** Returns how much the latencies of requests that were alone, less the delays, differ from their median. `delay` is called in order. */
export function delayErrors(
  arrivals: readonly Arrival[],
  delay = (_atMs: number): number => 0,
): readonly number[] {
  const rests = arrivals.flatMap(({ atMs, latencyMs, isAlone }) => {
    const rest = latencyMs - delay(atMs)
    return isAlone ? [rest] : []
  })
  const usual = quantile(rests, 0.5)
  return rests.map((rest) => Math.abs(rest - usual))
}

/** Returns the log-likelihood of {@link delayErrors}, which are Laplace-distributed in the model. `delay`: the delays of a limit. */
export function delayLikelihood(arrivals: readonly Arrival[], delay?: (atMs: number) => number): number {
  const errors = delayErrors(arrivals, delay)
  const rangeMs = Math.max(...arrivals.map(({ latencyMs }) => latencyMs))
  const scaleMs = TIMER_MS + sumOf(errors) / errors.length
  const chanceOf = (error: number): number =>
    OUTLIER / rangeMs + ((1 - OUTLIER) * Math.exp(-error / scaleMs)) / (2 * scaleMs)
  return sumOf(errors.map((error) => Math.log(chanceOf(error))))
}
