/**
 * Estimates when the service decided to accept or refuse each request. The decision came after the request was sent and before its answer
 * arrived. It also took no longer than a slow refusal (the 0.9 quantile). The estimate is the middle of this span; if the spans of requests
 * overlap, accepted requests count as decided first.
 */
import { QUEUE_WAIT_MS, SLOW_RATIO, TIMER_MS } from './constants.ts'
import type { Limit, Observation, Unit } from './types.ts'

/** The estimated decision of the service to accept or refuse one request. */
export type TraceEvent = {
  readonly observation: Observation
  readonly atMs: number
  /** The standard error of `atMs`, in ms. */
  readonly sdMs: number
  readonly isAccepted: boolean
  readonly doneMs: number
  /** True if the request failed or its outcome is unknown: the answer then shows nothing about a limit. */
  readonly isFailing: boolean
}

/** Returns the quantile of the values at `share` (0 to 1). Returns 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** Returns the sum of numbers. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** Returns the first `count` items. Skips each item that is alike to one already chosen. */
export function firstDifferent<Item>(
  items: readonly Item[],
  count: number,
  isAlike: (one: Item, other: Item) => boolean,
): readonly Item[] {
  const chosen: Item[] = []
  for (const item of items)
    if (chosen.length < count && !chosen.some((other) => isAlike(other, item))) chosen.push(item)
  return chosen
}

/** Estimates when the service accepted or refused each request. Returns these decisions in order of time. */
export function eventsOf(seen: readonly Observation[]): readonly TraceEvent[] {
  const trips = (outcome: Observation['outcome']): readonly number[] =>
    seen.filter((each) => each.outcome === outcome).map(tripOf)
  const refusals = trips('refused')
  // A decision takes at most as long as a slow refusal, or as the fastest answer if nothing was refused.
  const longestMs = refusals.length > 0 ? quantile(refusals, 0.9) : Math.min(...trips('accepted'))
  let [cluster, endMs, atMs] = [0, -Infinity, -Infinity]
  const sent = seen.toSorted((a, b) => a.sentMs - b.sentMs)
  const clusters = Map.groupBy(sent, ({ sentMs, answeredMs }) => {
    if (sentMs >= endMs) cluster += 1
    endMs = Math.max(endMs, Math.min(answeredMs, sentMs + longestMs))
    return cluster
  })
  return [...clusters.values()]
    .map((all) => all.map((one) => eventOf(one, longestMs)))
    .flatMap((all) => all.toSorted((one, other) => Number(other.isAccepted) - Number(one.isAccepted)))
    .map((event) => ({ ...event, atMs: (atMs = Math.max(atMs, event.atMs)) }))
}

/** Returns the largest number of requests that were certainly in flight at the same time, at least 1. */
export function surelyInFlight(own: readonly TraceEvent[]): number {
  const bursts = own.filter(({ observation, isFailing }) => isAtOnce(observation) && !isFailing)
  const refused = bursts.filter(({ isAccepted }) => !isAccepted)
  const slowestMs = Math.max(0, ...refused.map(({ observation }) => tripOf(observation)))
  const active = bursts.flatMap(({ observation: one, isAccepted, doneMs: toMs }) =>
    isAccepted ? [{ fromMs: one.sentMs + Math.min(tripOf(one), slowestMs), toMs, cost: 1 }] : [],
  )
  return Math.max(1, mostAtOnce(active))
}

type Span = { readonly fromMs: number; readonly toMs: number; readonly cost: number }

/** Returns the highest total cost at any moment: the sum of the costs of all spans of time that contain the moment. */
export function mostAtOnce(spans: readonly Span[]): number {
  const changes = spans
    .filter(({ fromMs, toMs }) => fromMs < toMs)
    .flatMap(({ fromMs, toMs, cost }) => [[fromMs, cost] as const, [toMs, -cost] as const])
    .toSorted(([oneMs, by], [otherMs, other]) => oneMs - otherMs || by - other)
  let [sum, most] = [0, 0]
  for (const [, by] of changes) most = Math.max(most, (sum += by))
  return most
}

/** Returns the API keys that may share an account: the first key, and those that were refused while its quota was used up. */
export function sharingKeys(seen: readonly Observation[]): ReadonlySet<string> {
  const refused = seen.filter(({ stage, outcome }) => stage === 'scope' && outcome === 'refused')
  return new Set([...seen.slice(0, 1), ...refused].map(({ key }) => key))
}

function tripOf({ sentMs, answeredMs }: Observation): number {
  return answeredMs - sentMs
}

function eventOf(observation: Observation, longestMs: number): TraceEvent {
  const { sentMs, closedMs, outcome, status } = observation
  const tripMs = Math.max(0, Math.min(tripOf(observation), longestMs))
  const hasFailed = outcome === 'unclassified' || (outcome === 'accepted' && status >= 400)
  return {
    observation,
    atMs: sentMs + tripMs / 2,
    // The decision is equally likely at each moment of the trip.
    sdMs: tripMs / Math.sqrt(12) + TIMER_MS,
    isAccepted: outcome !== 'refused',
    doneMs: closedMs,
    isFailing: hasFailed || isMeantToFail(observation),
  }
}

/** Returns whether a request has a wrong API key or an invalid body, so that the service must refuse it. */
export function isMeantToFail({ kind }: Pick<Observation, 'kind'>): boolean {
  return kind === 'wrong-key' || kind === 'invalid'
}

type Consumed = Pick<Observation, 'kind' | 'tokens'> & Partial<Pick<Observation, 'usedTokens'>>

/** Returns how much quota a request uses: 1 for limits on requests, otherwise its tokens, of its answer those of `by`. Unknown tokens are estimated. */
export function costIn(unit: Unit, { kind, tokens, usedTokens }: Consumed, by?: Limit['tokensBy']): number {
  if (unit === 'requests' || unit === 'in-flight') return 1
  const prompt = usedTokens?.prompt ?? Math.max(tokens, SHORTEST_PROMPT)
  const completion = (by === 'max_tokens' ? null : usedTokens?.completion) ?? COMPLETION[kind]
  if (unit === 'input-tokens') return prompt
  return unit === 'output-tokens' ? completion : prompt + completion
}

/** The approximate number of tokens of the shortest prompt. */
export const SHORTEST_PROMPT = 12
/** The maximum length of the answer to each kind of request, in tokens. */
export const COMPLETION = { chat: 16, brief: 1, long: 200, 'wrong-key': 0, invalid: 0 } as const

/** Returns whether all requests of a test are sent at the same moment. */
export function isAtOnce({ stage }: Pick<Observation, 'stage'>): boolean {
  return /^(?:spend|burst|token-first)$/.test(stage)
}

/** Returns the number and durations of parallel requests that seem to have waited in a queue of the service, or null. */
export function queuedBurst(seen: readonly Observation[]) {
  const burst = seen.filter((one) => isAtOnce(one) && one.outcome === 'accepted' && one.tokens === 0)
  // The first byte of a stream comes earlier than a whole answer, so only requests of one kind are compared.
  for (const same of Map.groupBy(burst, ({ kind }) => kind).values()) {
    const [shortestMs, longestMs] = [Math.min(...same.map(tripOf)), Math.max(...same.map(tripOf))]
    if (longestMs >= Math.max(3 * shortestMs, shortestMs + QUEUE_WAIT_MS))
      return { requests: same.length, shortestMs, longestMs }
  }
  return null
}

/** A request that was not refused. `isAlone`: it was short and accepted, and no other request was in flight. */
export type Arrival = { readonly atMs: number; readonly latencyMs: number; readonly isAlone: boolean }

/** Returns the requests that were not refused. Returns none if their latencies show no sign of a limit that delays requests. */
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
