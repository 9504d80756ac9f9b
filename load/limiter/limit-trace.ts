/** Converts observed answers into events: when the service decided on each request, and how exactly this time is known. Pure. */
import { NOTICED_MS, TIMER_MS } from './constants.ts'
import type { Observation, Unit } from './types.ts'

/** An event: the service's decision about one request. */
export type TraceEvent = {
  readonly observation: Observation
  /** The middle of the interval in which the service must have decided, in ms. */
  readonly atMs: number
  /** The standard error of `atMs` in milliseconds. */
  readonly sdMs: number
  readonly isAccepted: boolean
  /** The time at which the service had finished the request. */
  readonly doneMs: number
  /** Whether the request failed, is meant to fail, or is unclassified. An unclassified request is assumed to consume quota. */
  readonly isFailing: boolean
}

/** Returns a quantile of numbers; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/**
 * Returns the service's decisions on the requests, in time order. A decision lies between the sending and the first byte of the answer. It
 * takes at most as long as a slow refusal (90th percentile), or without refusals as the fastest answer. The real order of overlapping
 * requests is unknown. Among them, accepted requests come first, because every limit allows this order.
 */
export function eventsOf(seen: readonly Observation[]): readonly TraceEvent[] {
  const trips = (outcome: Observation['outcome']): readonly number[] =>
    seen.filter((each) => each.outcome === outcome).map(tripOf)
  const refusals = trips('refused')
  const longestMs = refusals.length > 0 ? quantile(refusals, 0.9) : Math.min(...trips('accepted'))
  const clusters: TraceEvent[][] = []
  let [endMs, atMs] = [-Infinity, -Infinity]
  for (const observation of seen.toSorted((a, b) => a.sentMs - b.sentMs)) {
    const { sentMs, answeredMs } = observation
    const event = eventOf(observation, longestMs)
    if (sentMs < endMs) clusters.at(-1)?.push(event)
    else clusters.push([event])
    endMs = Math.max(sentMs < endMs ? endMs : 0, Math.min(answeredMs, sentMs + longestMs))
  }
  return clusters.flatMap((cluster) =>
    cluster
      .toSorted((one, other) => Number(other.isAccepted) - Number(one.isAccepted))
      .map((event) => {
        atMs = Math.max(atMs, event.atMs)
        return { ...event, atMs }
      }),
  )
}

/**
 * Returns the largest number of accepted burst requests that were certainly in flight together; at least 1. A request counts from the time
 * by which it must have been accepted: when its answer came, or earlier, once it had waited as long as the slowest refusal.
 */
export function surelyInFlight(own: readonly TraceEvent[]): number {
  const bursts = own.filter(({ observation, isFailing }) => isAtOnce(observation) && !isFailing)
  const refused = bursts.filter(({ isAccepted }) => !isAccepted)
  const slowestMs = Math.max(0, ...refused.map(({ observation }) => tripOf(observation)))
  const accepted = bursts.flatMap(({ isAccepted, observation: one, doneMs }) =>
    isAccepted ? [{ latestMs: one.sentMs + Math.min(tripOf(one), slowestMs), doneMs }] : [],
  )
  const together = accepted.map(
    ({ latestMs }) => accepted.filter((one) => one.latestMs <= latestMs && one.doneMs > latestMs).length,
  )
  return Math.max(1, ...together)
}

/** Returns the first key, and the keys that were refused while it was, which may belong to its account. */
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
  return {
    observation,
    atMs: sentMs + tripMs / 2,
    // The decision is equally likely at each moment of the trip.
    sdMs: tripMs / Math.sqrt(12) + TIMER_MS,
    isAccepted: outcome !== 'refused',
    doneMs: closedMs,
    isFailing:
      outcome === 'unclassified' || (outcome === 'accepted' && status >= 400) || isMeantToFail(observation),
  }
}

/** Returns whether a request is meant to fail, because it has a wrong key or an invalid body. */
export function isMeantToFail({ kind }: Pick<Observation, 'kind'>): boolean {
  return kind === 'wrong-key' || kind === 'invalid'
}

/**
 * Returns the units that a request consumed, or would have consumed if it was refused. Uses the token counts of the
 * answer. Without these counts, uses the planned prompt tokens and the usual completion tokens of the request's kind.
 */
export function costIn(
  unit: Unit,
  { kind, tokens, usedTokens }: Pick<Observation, 'kind' | 'tokens' | 'usedTokens'>,
): number {
  if (unit === 'requests' || unit === 'in-flight') return 1
  const prompt = usedTokens?.prompt ?? Math.max(tokens, SHORTEST_PROMPT)
  const completion = usedTokens?.completion ?? COMPLETION[kind]
  if (unit === 'input-tokens') return prompt
  return unit === 'output-tokens' ? completion : prompt + completion
}

/** The approximate number of tokens in the shortest prompt: one word, and the framing of a chat message. */
export const SHORTEST_PROMPT = 12
/**
 * The approximate number of tokens in the answer to each kind of request. `max_tokens` is this number, but at least 1. A `long` answer
 * takes seconds on usual hardware, so that other requests overlap with it.
 */
export const COMPLETION: Readonly<Record<Observation['kind'], number>> = {
  chat: 16,
  brief: 1,
  long: 200,
  'wrong-key': 0,
  invalid: 0,
}

/** Returns whether a stage sends its requests simultaneously. */
export function isAtOnce({ stage }: Pick<Observation, 'stage'>): boolean {
  return /^(?:spend|burst|token-first)$/.test(stage)
}

/**
 * Returns the number of accepted simultaneous requests and their longest wait in ms, if a queue explains the waits. Null if there are fewer
 * than two such requests, or if the longest wait is less than three times the shortest or less than 200 ms longer.
 */
export function queuedBurst(
  seen: readonly Observation[],
): { readonly requests: number; readonly longestMs: number } | null {
  const burst = seen.filter((one) => isAtOnce(one) && one.outcome === 'accepted' && one.tokens === 0)
  // The first byte of a stream comes earlier than a whole answer, so only requests of one kind are compared.
  const waits = [...Map.groupBy(burst, ({ kind }) => kind).values()]
    .map((same) => same.map(tripOf))
    .find((all) => Math.max(...all) >= Math.max(3 * Math.min(...all), Math.min(...all) + NOTICED_MS))
  return waits === undefined ? null : { requests: waits.length, longestMs: Math.max(...waits) }
}
