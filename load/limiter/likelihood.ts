/** Computes how likely the answers are under a counter: the probability of each decision, for all sizes at once. Pure. */
import type { Counter, CounterKind, Taken, Times } from './behaviors.ts'
import { costIn, type TraceEvent } from './limit-trace.ts'
import type { Observation, RequestKind, Scope, Unit } from './types.ts'

/** What a limit counts: its unit, and which requests share a count. */
export type Counting = {
  readonly unit: Unit
  readonly scope: Scope
  /** The kinds of failing requests that consume quota. */
  readonly consumedBy: readonly RequestKind[]
}

/** A trace as one limit counts it: the cost of each event, and which events share a count. */
export type Trace = {
  readonly events: readonly TraceEvent[]
  readonly counting: Counting
  readonly costs: Float64Array
  readonly taken: readonly Taken[]
  /** The index of each event's group; events of a group share a count. */
  readonly groups: Int32Array
}

/** The used units at each event, at {@link MOMENTS} times around it. NaN for an event that is no evidence. */
export type Usage = {
  readonly trace: Trace
  readonly used: Float64Array
  readonly counters: readonly Counter[]
}

// Five moments with equal weights that have the mean and about the variance of a normal distribution. The middle one comes first.
const JITTER = [0, -1.5, -0.75, 0.75, 1.5]
/** The number of times at which each event is evaluated. */
export const MOMENTS = JITTER.length
// The drift of a service's timer, as a share of the window. Timers drift, and some have coarse ticks.
const DRIFT = 0.0005

/** Returns the name of the group whose requests share a count with this one. */
export function groupOf(scope: Scope, { key: label, source, kind }: Observation): string {
  // A wrong key counts as a separate key.
  const key = kind === 'wrong-key' ? 'wrong' : label
  if (scope === 'key') return key
  if (scope === 'address') return source
  return scope === 'all' ? '' : `${key} ${source}`
}

/** Returns the trace of events as a limit with this counting counts it: the cost of each event, and which events share a count. */
export function traceOf(events: readonly TraceEvent[], counting: Counting): Trace {
  const names: string[] = []
  const costs = Float64Array.from(events, ({ isFailing, observation }) =>
    isFailing && observation.outcome !== 'unclassified' && !counting.consumedBy.includes(observation.kind)
      ? 0
      : costIn(counting.unit, observation),
  )
  const groups = Int32Array.from(events, ({ observation }) => {
    const name = groupOf(counting.scope, observation)
    if (!names.includes(name)) names.push(name)
    return names.indexOf(name)
  })
  const taken = events.map(({ atMs, isAccepted, doneMs }, index) => ({
    atMs,
    isAccepted,
    doneMs,
    cost: costs[index] ?? 0,
  }))
  return { events, counting, costs, taken, groups }
}

/** Replays a trace through counters of one kind, one per group. `moments`: the number of times per event; 1 uses only the middle. */
export function replay(trace: Trace, kind: CounterKind, times: Times, moments = MOMENTS): Usage {
  const { events, taken, groups } = trace
  const used = new Float64Array(events.length * moments)
  const counters: Counter[] = []
  const driftMs = DRIFT * times.windowMs
  for (let index = 0; index < events.length; index += 1) {
    const [event, one, group] = [events[index], taken[index], groups[index] ?? 0]
    if (event === undefined || one === undefined) continue
    const counter = (counters[group] ??= kind.start(times))
    for (let moment = 0; moment < moments; moment += 1)
      used[index * moments + moment] = event.isFailing
        ? Number.NaN
        : counter.used(event.atMs + (JITTER[moment] ?? 0) * (event.sdMs + driftMs))
    counter.record(one)
  }
  return { trace, used, counters }
}

/**
 * When a limit charges a request. `before`: the request needs room for its whole cost. `after`: the request needs room for only part
 * of a unit, because tokens are counted after the answer or a weighted count is rounded down.
 */
export type Charging = 'before' | 'after'

/** Returns the units that must be free for a request of this cost. */
function needOf(cost: number, charging: Charging): number {
  return charging === 'before' ? cost : Math.min(cost, LEAST_NEED)
}

const LEAST_NEED = 1e-3
// The relative error of a refused request's tokens, which are only known as planned.
const COST_ERROR = 0.02

/** Writes the probability with which a limit of `size` accepts each event. */
export function acceptance(
  { trace: { events, costs }, used }: Usage,
  size: number,
  charging: Charging,
  into: Float64Array,
): void {
  for (let index = 0; index < events.length; index += 1) {
    let sum = 0
    const cost = costs[index] ?? 0
    const need = needOf(cost, charging)
    const softness = COST_ERROR * (cost - 1)
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const spare = size - (used[index * MOMENTS + moment] ?? 0) - need
      if (Number.isNaN(spare) || spare >= -1e-6) sum += 1
      else if (spare > -softness) sum += 0.5
    }
    into[index] = sum / MOMENTS
  }
}

/** The probability of an unexplained answer: one in 250 for real services. */
export const OUTLIER = 0.004
const LOG_CERTAIN = Math.log(1 - OUTLIER)

/** Returns the log-likelihood of the answers from the probabilities of acceptance under the other limits and under this one. */
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
    sum += chance === 1 ? LOG_CERTAIN : Math.log(OUTLIER + (1 - 2 * OUTLIER) * chance)
  }
  return sum
}

/** A size and the log-likelihood of the answers under it. */
export type SizeFit = { readonly size: number; readonly logLikelihood: number }

let scratch = new Float64Array(0)

/** Returns the log-likelihood of the answers under each of these sizes. */
export function fitSizes(
  usage: Usage,
  others: Float64Array,
  charging: Charging,
  sizes: readonly number[],
): readonly SizeFit[] {
  const { events } = usage.trace
  if (scratch.length < events.length) scratch = new Float64Array(events.length)
  return sizes.map((size) => {
    acceptance(usage, size, charging, scratch)
    return { size, logLikelihood: logLikelihood(events, others, scratch) }
  })
}

// The maximum number of units by which one answer contradicts a size. A larger contradiction is no worse.
const FAR = 3

/** Returns by how many units a size contradicts the answers, at the middle of each event. */
export function misfitOf(
  { trace: { events, costs }, used }: Usage,
  others: Float64Array,
  charging: Charging,
  size: number,
): number {
  let sum = 0
  for (let index = 0; index < events.length; index += 1) {
    const over = (used[index] ?? 0) + needOf(costs[index] ?? 0, charging) - size
    if (Number.isNaN(over)) continue
    if (events[index]?.isAccepted === true) sum += over > 1e-6 ? 0.1 + Math.min(FAR, over) : 0
    else if (over <= 0) sum += (others[index] ?? 1) * (0.1 + Math.min(FAR, -over))
  }
  return sum
}

/** The sizes that contradict the fewest answers, and the number of contradicted answers. */
export type PlausibleSizes = { readonly sizes: readonly number[]; readonly contradicted: number }

/**
 * Finds plausible sizes from the middle of each event. An accepted request needs a size of at least the used units plus its cost; a
 * refused one needs a smaller size.
 */
export function plausibleSizes(
  { trace: { events, costs }, used }: Usage,
  others: Float64Array,
  { charging, isWhole }: { readonly charging: Charging; readonly isWhole: boolean },
): PlausibleSizes {
  const needAt = (index: number): number => (used[index] ?? 0) + needOf(costs[index] ?? 0, charging)
  let [largest, smallest] = [0, Infinity]
  for (let index = 0; index < events.length; index += 1) {
    const need = needAt(index)
    if (events[index]?.isAccepted === true) largest = need > largest && need < Infinity ? need : largest
    else if ((others[index] ?? 1) > 0.5 && need < smallest) smallest = need
  }
  const needs: { need: number; weight: number }[] = []
  let [contradicted, impossible, next] = [0, 0, { need: Infinity, weight: 1 }]
  for (let index = 0; index < events.length; index += 1) {
    const need = needAt(index)
    if (events[index]?.isAccepted === true) {
      if (need === Infinity) impossible += 1
      // An acceptance that needs less contradicts no plausible size.
      else if (need >= Math.min(smallest, largest)) {
        needs.push({ need, weight: -1 })
        contradicted += 1
      }
    } else if (need <= largest) needs.push({ need, weight: others[index] ?? 1 })
    // Of the refusals that contradict no plausible size, the first bounds the size.
    else if (need < next.need) next = { need, weight: others[index] ?? 1 }
  }
  if (next.need < Infinity) needs.push(next)
  needs.sort((a, b) => a.need - b.need)
  const first = needs[0]?.need ?? 1
  let sizes: number[] = [isWhole ? Math.ceil(first) - 1 : first / 2]
  let fewest = contradicted
  for (let index = 0; index < needs.length; index += 1) {
    const need = needs[index]?.need ?? 0
    contradicted += needs[index]?.weight ?? 0
    const after = needs[index + 1]?.need ?? need + 1
    if (after - need < 1e-6 || contradicted > fewest + 1) continue
    if (contradicted < fewest - 1) sizes = []
    fewest = Math.min(fewest, contradicted)
    if (isWhole) sizes.push(Math.ceil(need - 1e-6), Math.ceil(after - 1e-6) - 1)
    else sizes.push(need, (need + after) / 2)
  }
  return { sizes: sizes.slice(-MOST_SIZES).filter((size) => size > 0), contradicted: fewest + impossible }
}

// More sizes are equally likely only while nothing is known.
const MOST_SIZES = 6
