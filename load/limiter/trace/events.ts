/** Observations as a limiter saw them: in the order it probably decided, with the uncertainty of each moment. Pure. */
import { roundTripMs } from './outcomes.ts'
import { quantile } from './quantile.ts'
import type { Observation } from './trace.ts'

/** Whose requests share one count, by label. */
export type Scope = 'key' | 'address' | 'global' | 'key-and-address'

/** The unit of the cost of a request. */
export type Unit = 'requests' | 'tokens'

/** One or several requests that were decided alike at about the same moment. Times in milliseconds. */
export type TraceEvent = {
  readonly atMs: number
  /** Standard deviation of `atMs`. */
  readonly sdMs: number
  readonly outcome: Observation['outcome']
  /** The number of requests, and what each of them costs. */
  readonly count: number
  readonly cost: number
  /** The number of unclassified responses that were counted, once a fit has determined it; absent before. */
  readonly counted?: number
}

/** The events of one counter, oldest first. */
export type Route = { readonly name: string; readonly key: string; readonly events: readonly TraceEvent[] }

/** Half the time that a request and the start of its answer need when nothing waits. */
export function oneWayMs(observations: readonly Observation[]): number {
  return usualTripMs(observations.filter(({ outcome }) => outcome !== 'unclassified')) / 2
}

/** The usual trip of what did not wait: the middle of those near the quickest, however many waited. */
export function usualTripMs(observations: readonly Observation[]): number {
  const trips = observations.map(roundTripMs)
  const least = quantile(trips, 0) ?? 0
  const near = trips.filter((ms) => ms <= 1.2 * least + 30)
  return quantile(near, 0.5) ?? 0
}

/** Splits a trace by counter. Wrong keys are left out: whether they are charged is determined at the end. */
export function routesOf(observations: readonly Observation[], scope: Scope, unit: Unit): readonly Route[] {
  const trip = tripOf(observations)
  const byRoute = new Map<string, Observation[]>()
  for (const seen of observations) {
    if (seen.kind === 'wrong-key') continue
    const name = routeOf(seen, scope)
    const list = byRoute.get(name)
    if (list === undefined) byRoute.set(name, [seen])
    else list.push(seen)
  }
  return [...byRoute].map(([name, list]) => ({
    name,
    key: list[0]?.key ?? '',
    events: eventsOf(list, unit, trip),
  }))
}

function routeOf({ key, source }: Observation, scope: Scope): string {
  if (scope === 'global') return 'all'
  if (scope === 'key') return key
  return scope === 'address' ? source : `${key}@${source}`
}

/** Merges requests that were in flight together: the order within a burst is not known, so acceptances come first. */
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

/** `wayMs` is half the usual trip; `isRegular` where completions take hardly longer than that. */
type Trip = { readonly wayMs: number; readonly isRegular: boolean }

/** A completion that usually takes no more than so many ways is not worked on for long. */
const REGULAR_WAYS = 4

function tripOf(observations: readonly Observation[]): Trip {
  const wayMs = oneWayMs(observations)
  const trips = observations
    .filter(({ outcome, kind }) => outcome === 'accepted' && kind === 'chat')
    .map(roundTripMs)
  return { wayMs, isRegular: (quantile(trips, 0.75) ?? 0) <= REGULAR_WAYS * wayMs }
}

/** A machine may stop for so long between a request and its answer, before or after it was decided on. */
const STALL_MS = 50

/**
 * An accepted request is answered late when its service is slow, so the way out is what counts, not the whole trip. Where
 * service is quick, and for a refusal, a late answer was held up on its way: the time of its decision is not known.
 */
function halfTripMs(
  { sentMs, answeredMs, outcome }: Observation,
  { wayMs, isRegular }: Trip,
  isAlone: boolean,
): number {
  const mayStall = isAlone && (isRegular || outcome === 'refused')
  return Math.min((answeredMs - sentMs) / 2, mayStall ? Math.max(STALL_MS, 2 * wayMs) : 2 * wayMs)
}
