/**
 * Computes how well a possible limit explains the answers of a run. Replaying the recorded requests on a simulation of the limit gives
 * the quota in use at each decision of the service. The times of decisions are known only roughly, so each answer has a probability. The
 * log-likelihood is the sum of the natural logarithms of these probabilities.
 */
import { FIELD_ERROR_MS, OUTLIER_CHANCE, SAME_WINDOW } from './constants.ts'
import type { CounterKind, SizedKind } from './behaviors.ts'
import type { Hints } from './hints.ts'
import { costIn, sharingKeys, type TraceEvent } from './limit-trace.ts'
import type { Observation, RequestKind, Scope, Unit } from './types.ts'

/** What a limit counts, such as requests, and whose requests it counts together. */
export type Counting = {
  readonly unit: Unit
  readonly scope: Scope
  readonly consumedBy: readonly RequestKind[]
  readonly tokensBy?: 'usage' | 'max_tokens'
}

type CountedEvent = TraceEvent & { readonly cost: number; readonly group: number }

/** The requests of a run, each with its quota cost and the group of requests with which it shares a quota. */
export type Trace = { readonly events: readonly CountedEvent[]; readonly counting: Counting }

/** For each request, the probability that one or more limits accept it. */
export type Chances = readonly number[]

/** The quota in use at each decision of the service under one kind of limit, as {@link replay} computes it. */
export type Usage = Readonly<ReturnType<typeof replay>>

// The client knows only roughly when the service decided. Distances from the likeliest moment, in standard errors.
const MOMENTS = [0, -1.5, -0.75, 0.75, 1.5]
/** The `moments` of a quick {@link replay}, which assumes only the likeliest time of each decision. */
export const LIKELIEST = MOMENTS.slice(0, 1)

/** Returns the name of the group in which a limit counts a request, such as its API key. `sharing` lists the keys of one account. */
export function groupOf(scope: Scope, request: Observation, sharing: ReadonlySet<string>): string {
  // A wrong key counts as a separate key.
  const key = request.kind === 'wrong-key' ? 'wrong' : request.key
  if (scope === 'account' && sharing.has(key)) return ''
  if (scope === 'key' || scope === 'account') return key
  if (scope === 'address') return request.source
  return scope === 'all' ? '' : `${key} ${request.source}`
}

/** Returns how much quota each request uses (`cost`) and whose quota this is (`group`), if a limit counts as `counting` describes. */
export function traceOf(events: readonly TraceEvent[], counting: Counting): Trace {
  const { unit, scope, consumedBy, tokensBy } = counting
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
    return { ...event, cost: isFree ? 0 : costIn(unit, observation, tokensBy), group: names.indexOf(name) }
  })
  return { events: counted, counting }
}

/** Simulates a limit for the requests of a run. Returns the quota in use at the times at which each request may have been decided (`moments`). */
export function replay(
  trace: Trace,
  { kind, times }: Omit<SizedKind, 'size'>,
  moments = MOMENTS,
  hints?: Hints,
) {
  const { events } = trace
  const counters: ReturnType<CounterKind['start']>[] = []
  // Typed arrays are slower to create.
  const used = moments.map((): number[] => [])
  // One entry per refusal with a wait: the units in use before and after the end of the wait, and the cost.
  const promised: { readonly before: number; readonly after: number; readonly cost: number }[] = []
  // A timer of a service may drift or have coarse ticks.
  const driftMs = 0.0005 * times.windowMs
  for (const event of events) {
    const counter = (counters[event.group] ??= kind.start(times))
    const errorMs = event.sdMs + driftMs
    let moment = 0
    for (const all of used) {
      const atMs = event.atMs + (moments[moment] ?? 0) * errorMs
      all.push(event.isFailing ? Number.NaN : counter.used(atMs))
      moment += 1
    }
    counter.record(event)
    const endMs = hints?.promises.get(event.observation)
    if (endMs === undefined || endMs - FIELD_ERROR_MS <= event.atMs) continue
    const [before, after] = [counter.used(endMs - FIELD_ERROR_MS), counter.used(endMs + FIELD_ERROR_MS)]
    promised.push({ before, after, cost: event.cost })
  }
  return { ...trace, used, counters, promised }
}

/** Returns whether most waits that refusals announce end just when a limit of `size` would accept requests again. */
export function keepsPromises({ promised }: Usage, size: number, charging: Charging): boolean {
  const kept = promised.filter(({ before, after, cost }) => {
    const mostUsed = size - needOf(cost, charging)
    return before > mostUsed && after <= mostUsed
  })
  return kept.length > promised.length / 2
}

/** How much of its cost must be free for a request to be accepted: all (`before`), almost none (`after`), or half (`nearest`). */
export type Charging = 'before' | 'nearest' | 'after'

function needOf(cost: number, charging: Charging): number {
  if (charging === 'nearest') return cost / 2
  return charging === 'before' ? cost : Math.min(cost, 1e-3)
}

/** Returns, for each request, the probability that a limit of `size` accepts it. */
export function acceptance({ events, used }: Usage, charging: Charging, size: number): Chances {
  return events.map(({ cost }, index) => {
    const mostUsed = size - needOf(cost, charging)
    // The tokens of a refused request are only known as planned.
    const softness = SAME_WINDOW * (cost - 1)
    let sum = 0
    for (const all of used) {
      const spare = mostUsed - (all[index] ?? 0)
      if (Number.isNaN(spare) || spare >= -EQUAL) sum += 1
      else if (spare > -softness) sum += 0.5
    }
    return sum / used.length
  })
}

const [SURE, IMPOSSIBLE] = [Math.log(1 - OUTLIER_CHANCE), Math.log(OUTLIER_CHANCE)]

/** Returns the log-likelihood of the answers under one limit (`own`) together with all other limits (`others`). */
export function logLikelihood(events: readonly TraceEvent[], others: Chances, own?: Chances) {
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

/** Returns the log-likelihood of the answers under a limit of `size` together with all other limits. */
export function likelihoodOf(usage: Usage, others: Chances, charging: Charging, size: number): number {
  return logLikelihood(usage.events, others, acceptance(usage, charging, size))
}

/** Returns how badly a limit of `size` fits: a penalty for each answer that it would not give. Stops adding once the sum exceeds `most`. */
export function misfitOf(
  usage: Usage,
  others: Chances,
  charging: Charging,
  size: number,
  most: number,
): number {
  const [used] = usage.used
  let [sum, index] = [0, 0]
  for (const { cost, isAccepted } of usage.events) {
    const over = (used?.[index] ?? 0) + needOf(cost, charging) - size
    if (isAccepted) sum += over > EQUAL ? 0.1 + Math.min(3, over) : 0
    else if (over <= 0) sum += (others[index] ?? 1) * (0.1 + Math.min(3, -over))
    if (sum > most) break
    index += 1
  }
  return sum
}

/** Returns the sizes of a limit that the fewest answers contradict, and the sizes that only one more answer contradicts. */
export function plausibleSizes(usage: Usage, others: Chances, charging: Charging) {
  const [used] = usage.used
  const isWhole = !usage.counting.unit.includes('tokens')
  const [accepted, refused]: [number[], number[]] = [[], []]
  let [largest, smallest, impossible] = [-Infinity, Infinity, 0]
  // An accepted request contradicts all smaller sizes than it needs. A refused one contradicts all others, unless another limit refused it.
  usage.events.forEach(({ cost, isAccepted }, index) => {
    const need = (used?.[index] ?? 0) + needOf(cost, charging)
    if (need === Infinity) impossible += isAccepted ? 1 : 0
    else if (isAccepted && !Number.isNaN(need)) {
      accepted.push(need)
      largest = Math.max(largest, need)
    } else if (!isAccepted && (others[index] ?? 1) > 0.5) {
      refused.push(-need)
      smallest = Math.min(smallest, need)
    }
  })
  const needs = sortedFrom(smallest - 2 * EQUAL, accepted)
  const bounds = sortedFrom(-largest - 2 * EQUAL, refused)
    .map((need) => -need)
    .toReversed()
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

// Sorts the numbers from `least` on, and the two largest smaller ones. To sort all would take long.
function sortedFrom(least: number, values: readonly number[]): readonly number[] {
  let [first, second] = [-Infinity, -Infinity]
  const rest: number[] = []
  for (const value of values)
    if (value >= least) rest.push(value)
    else if (value > first) [second, first] = [first, value]
    else if (value > second) second = value
  rest.sort((one, other) => one - other)
  if (first > -Infinity) rest.unshift(first)
  if (second > -Infinity) rest.unshift(second)
  return rest
}

// The maximum difference between two amounts of units that count as equal.
const EQUAL = 1e-6
