/** Observations in the order in which the limiter probably decided on them, with the uncertainty of each moment. Pure. */
import { roundTripMs } from './outcomes.ts'
import { quantile } from './quantile.ts'
import type { Observation } from './trace.ts'

/** The scope of a limit: requests with the same labels share one counter. */
export type Scope = 'key' | 'address' | 'global' | 'key-and-address'

/** The unit of the cost of a request. */
export type Unit = 'requests' | 'tokens'

/** Requests that were decided at about the same moment with the same outcome. Times in milliseconds. */
export type TraceEvent = {
  readonly atMs: number
  /** Standard deviation of `atMs`. */
  readonly sdMs: number
  readonly outcome: Observation['outcome']
  /** The number of requests, and the cost of each. */
  readonly count: number
  readonly cost: number
  /** The number of unclassified responses that were counted; absent until a fit has determined it. */
  readonly counted?: number
}

/** The events of one counter, oldest first. */
export type CounterEvents = {
  readonly name: string
  readonly key: string
  readonly events: readonly TraceEvent[]
}

/** Returns half the time from a request to its answer when nothing waits. */
export function oneWayMs(observations: readonly Observation[]): number {
  return usualTripMs(observations.filter(({ outcome }) => outcome !== 'unclassified')) / 2
}

/** Returns the usual round trip without waiting: the median of the trips near the quickest one, however many waited. */
export function usualTripMs(observations: readonly Observation[]): number {
  const trips = observations.map(roundTripMs)
  const least = quantile(trips, 0) ?? 0
  const near = trips.filter((ms) => ms <= 1.2 * least + 30)
  return quantile(near, 0.5) ?? 0
}

/** Splits a trace by counter. Leaves out wrong keys: whether they consume quota is determined at the end. */
export function countersOf(
  observations: readonly Observation[],
  scope: Scope,
  unit: Unit,
): readonly CounterEvents[] {
  const trip = tripOf(observations)
  const byCounter = new Map<string, Observation[]>()
  for (const seen of observations) {
    if (seen.kind === 'wrong-key') continue
    const name = counterOf(seen, scope)
    const list = byCounter.get(name)
    if (list === undefined) byCounter.set(name, [seen])
    else list.push(seen)
  }
  return [...byCounter].map(([name, list]) => ({
    name,
    key: list[0]?.key ?? '',
    events: eventsOf(list, unit, trip),
  }))
}

function counterOf({ key, source }: Observation, scope: Scope): string {
  if (scope === 'global') return 'all'
  if (scope === 'key') return key
  return scope === 'address' ? source : `${key}@${source}`
}

/** Merges requests that were in flight together. The order within a burst is not known, so acceptances come first. */
function eventsOf(list: readonly Observation[], unit: Unit, trip: Trip): readonly TraceEvent[] {
  const events: TraceEvent[] = []
  let cluster: Observation[] = []
  let firstAnswerMs = Infinity
  for (const seen of list.toSorted((a, b) => a.sentMs - b.sentMs)) {
    if (seen.sentMs >= firstAnswerMs || seen.stage.place !== cluster[0]?.stage.place) {
      events.push(...mergedOf(cluster, unit, trip))
      cluster = []
      firstAnswerMs = Infinity
    }
    cluster.push(seen)
    firstAnswerMs = Math.min(firstAnswerMs, seen.answeredMs)
  }
  events.push(...mergedOf(cluster, unit, trip))
  return events
}

function mergedOf(cluster: readonly Observation[], unit: Unit, trip: Trip): readonly TraceEvent[] {
  if (cluster.length === 0) return []
  let sumMs = 0
  let slackMs = 0
  for (const seen of cluster) {
    const halfMs = halfTripMs(seen, trip, cluster.length === 1)
    sumMs += seen.sentMs + halfMs
    slackMs = Math.max(slackMs, halfMs)
  }
  const atMs = sumMs / cluster.length
  const groups = new Map<string, { outcome: Observation['outcome']; cost: number; count: number }>()
  for (const { outcome, tokens } of cluster) {
    const group = groups.get(`${outcome} ${tokens}`)
    if (group === undefined)
      groups.set(`${outcome} ${tokens}`, { outcome, cost: unit === 'tokens' ? tokens : 1, count: 1 })
    else group.count += 1
  }
  return [...groups.values()]
    .toSorted((a, b) => RANK[a.outcome] - RANK[b.outcome])
    .map((group) => ({ ...group, atMs, sdMs: slackMs / Math.sqrt(3) + 1 }))
}

const RANK = { accepted: 0, unclassified: 1, refused: 2 } as const

/** `wayMs` is half the usual round trip. `isRegular` if completions take hardly longer than that trip. */
type Trip = { readonly wayMs: number; readonly isRegular: boolean }

/** Completions are regular if they usually take at most this many times `wayMs`. */
const REGULAR_WAYS = 4
/** Completions in this time are regular too: they vary as much by the machine as by the service. */
const QUICK_MS = 20

function tripOf(observations: readonly Observation[]): Trip {
  const wayMs = oneWayMs(observations)
  const trips = observations
    .filter(({ outcome, kind }) => outcome === 'accepted' && kind === 'chat')
    .map(roundTripMs)
  return { wayMs, isRegular: (quantile(trips, 0.75) ?? 0) <= Math.max(QUICK_MS, REGULAR_WAYS * wayMs) }
}

/** The length of a stall between a request and its answer, before or after the decision. For requests whose completions may take long. */
const STALL_MS = 50

/**
 * Returns half the time in which a request was decided. A slow service answers an accepted request late, so only the usual
 * trip counts. If the service is quick, or for a refusal, a late answer was delayed on its way, however long: the decision may
 * lie anywhere in that time.
 */
function halfTripMs(
  { sentMs, answeredMs, outcome, kind }: Observation,
  { wayMs, isRegular }: Trip,
  isAlone: boolean,
): number {
  const mayStall = isAlone && (isRegular || outcome === 'refused')
  if (mayStall && kind === 'chat') return (answeredMs - sentMs) / 2
  return Math.min((answeredMs - sentMs) / 2, mayStall ? Math.max(STALL_MS, 2 * wayMs) : 2 * wayMs)
}
