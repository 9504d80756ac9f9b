/** Turns observations into events: when the service decided on each request, and how exactly that is known. Pure. */
import type { Observation, Unit } from './types.ts'

/** A decision of the service about a request. */
export type TraceEvent = {
  readonly observation: Observation
  /** The middle of the time in which the service decided. */
  readonly atMs: number
  /** The standard error of this time. */
  readonly sdMs: number
  readonly isAccepted: boolean
  /** When the request left the service. */
  readonly doneMs: number
  /** Failing requests consume quota at some services only. Unclassified ones are taken to consume it. */
  readonly isFailing: boolean
}

/** Returns a quantile of numbers; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/**
 * Returns the decisions in their order. A service decides between sending and first byte, and a completion may take long after it. So
 * a decision takes at most as long as the slowest refusals. Where these times of requests overlap, their order is unknown: the accepted
 * requests come first, because that is the order which every limit allows.
 */
export function eventsOf(seen: readonly Observation[]): readonly TraceEvent[] {
  const trips = (outcome: Observation['outcome']): readonly number[] =>
    seen.filter((each) => each.outcome === outcome).map((each) => each.answeredMs - each.sentMs)
  const refusals = trips('refused')
  const longestMs = refusals.length > 0 ? quantile(refusals, 0.9) : Math.min(...trips('accepted'))
  const events = seen
    .map((observation) => eventOf(observation, longestMs))
    .toSorted((a, b) => a.observation.sentMs - b.observation.sentMs)
  return inOrder(clustersOf(events, longestMs))
}

// A timer of a client or a server is late by about so much, on an idle machine.
const TIMER_MS = 2
// A time between two bounds, each as likely, has this standard deviation in units of its length.
const UNIFORM_SD = Math.sqrt(1 / 12)

function eventOf(observation: Observation, longestMs: number): TraceEvent {
  const { sentMs, answeredMs, closedMs, outcome, kind } = observation
  const tripMs = Math.max(0, Math.min(answeredMs - sentMs, longestMs))
  return {
    observation,
    atMs: sentMs + tripMs / 2,
    sdMs: tripMs * UNIFORM_SD + TIMER_MS,
    isAccepted: outcome !== 'refused',
    doneMs: closedMs,
    isFailing: outcome === 'unclassified' || kind === 'wrong-key' || kind === 'invalid' || kind === 'aborted',
  }
}

function clustersOf(events: readonly TraceEvent[], longestMs: number): readonly (readonly TraceEvent[])[] {
  const clusters: TraceEvent[][] = []
  let endMs = -Infinity
  for (const event of events) {
    const { sentMs, answeredMs } = event.observation
    const last = clusters.at(-1)
    if (last !== undefined && sentMs < endMs) last.push(event)
    else clusters.push([event])
    if (sentMs >= endMs) endMs = -Infinity
    endMs = Math.max(endMs, Math.min(answeredMs, sentMs + longestMs))
  }
  return clusters
}

function inOrder(clusters: readonly (readonly TraceEvent[])[]): readonly TraceEvent[] {
  let atMs = -Infinity
  return clusters.flatMap((cluster) =>
    [
      ...cluster.filter(({ isAccepted }) => isAccepted),
      ...cluster.filter(({ isAccepted }) => !isAccepted),
    ].map((event) => {
      atMs = Math.max(atMs, event.atMs)
      return { ...event, atMs }
    }),
  )
}

/** Returns how many units a request consumed, or would have: what the answer reports, else what was planned. */
export function costIn(unit: Unit, { kind, tokens, usedTokens }: Observation): number {
  if (unit === 'requests' || unit === 'in-flight') return 1
  const prompt = usedTokens?.prompt ?? Math.max(tokens, SHORTEST_PROMPT)
  const completion = usedTokens?.completion ?? COMPLETION[kind]
  if (unit === 'input-tokens') return prompt
  return unit === 'output-tokens' ? completion : prompt + completion
}

// Tokens of the shortest prompt that is sent, "repeat: " and a word, with the framing of a chat.
const SHORTEST_PROMPT = 12
// How many tokens each kind of request generates, about.
const COMPLETION: Readonly<Record<Observation['kind'], number>> = {
  chat: 16,
  brief: 1,
  long: 200,
  'wrong-key': 0,
  invalid: 0,
  aborted: 20,
}
