/**
 * The throughput in a trace without a refusal: how much was answered per second, and on how much the server worked at
 * once. Pure.
 */
import type { Interval } from './interval.ts'
import { quantile } from './quantile.ts'
import { stagesOf } from './stage-answers.ts'
import type { RequestKind, Observation } from './trace.ts'

/** A burst that made requests wait, in figures. `atOnce` counts requests that are worked on, not those that wait. */
export type Saturation = {
  readonly kind: RequestKind
  readonly perSecond: number
  /** The service time of an answer that nothing holds up. */
  readonly serviceMs: number
  readonly atOnce: Interval
}

/** Bursts of fewer requests do not saturate a server. */
const SMALLEST_BURST = 8
/** A wait is one when a request takes this much longer than one that is alone, and by so many milliseconds. */
const LONGER = 1.6
const LEAST_WAIT_MS = 60
/** A server that works on this part of a burst at once does not make it wait. */
const MAX_OF_BURST = 0.5

/** Requests of ours that were in flight alone: a queue in front of them was not of our making. */
export function aloneOf(observations: readonly Observation[]): readonly Observation[] {
  const chats = observations.filter(({ outcome, kind }) => outcome === 'accepted' && kind === 'chat')
  const sorted = observations.toSorted((a, b) => a.sentMs - b.sentMs)
  const shared = new Set<Observation>()
  let last: Observation | null = null
  for (const one of sorted) {
    if (last !== null && one.sentMs < last.closedMs) {
      shared.add(one)
      shared.add(last)
    }
    if (last === null || one.closedMs > last.closedMs) last = one
  }
  return chats.filter((one) => !shared.has(one)).toSorted((a, b) => a.sentMs - b.sentMs)
}

/** Time from sending to the last byte. */
function tookMs({ sentMs, closedMs }: Observation): number {
  return closedMs - sentMs
}

/** Returns the usual service time of requests that nothing holds up; null where none was alone. */
export function aloneMs(observations: readonly Observation[]): number | null {
  return quantile(aloneOf(observations).map(tookMs), 0.25)
}

/** Requests that were alone and had to wait all the same, by more than a busy machine explains. */
const HELD_TIMES = 4
const LEAST_HELD = 2
/** A few long waits, or that many short ones. */
const HELD = [
  { moreMs: 250, part: 0.05 },
  { moreMs: 30, part: 0.5 },
] as const

/** Returns whether a client that waits for each answer was made to wait: no cap and no busy server does that. */
export function isAloneHeldUp(observations: readonly Observation[]): boolean {
  const alone = aloneOf(observations).map(tookMs)
  // A pace holds up all that come one after another: only the first of a burst shows how long the work takes.
  const first = observations.filter(({ outcome, kind }) => outcome === 'accepted' && kind === 'chat')
  const usualMs = first.reduce((least, one) => Math.min(least, tookMs(one)), Infinity)
  return HELD.some(({ moreMs, part }) => {
    const held = alone.filter((ms) => ms > Math.max(HELD_TIMES * usualMs, usualMs + moreMs))
    return held.length >= Math.max(LEAST_HELD, part * alone.length)
  })
}

/** The burst that saturated the server most, or null where none made requests wait. */
export function saturationOf(observations: readonly Observation[]): Saturation | null {
  const usualMs = aloneMs(observations)
  const found = [...stagesOf(observations).values()].flatMap((stage) => {
    const one = saturationIn(stage, usualMs)
    return one === null ? [] : [one]
  })
  // A server may be quick with short requests, and held up by long ones.
  const slow = found.filter((one) => !isFast(one))
  const left = slow.length > 0 ? slow : found
  // How long one takes is known best of those that were also sent alone.
  const known = left.filter(({ kind }) => kind === 'chat')
  return (known.length > 0 ? known : left).toSorted((a, b) => b.perSecond - a.perSecond)[0] ?? null
}

function saturationIn(stage: readonly Observation[], usualMs: number | null): Saturation | null {
  const burst = stage.filter(({ outcome }) => outcome === 'accepted')
  const [first] = burst
  if (first === undefined || burst.length < SMALLEST_BURST) return null
  const sentMs = Math.max(...burst.map((one) => one.sentMs))
  // What is sent one after another, or in two waves, is not a burst.
  if (burst.some(({ closedMs }) => closedMs <= sentMs)) return null
  const took = burst.map(tookMs)
  // A long answer is never seen alone: the quickest ones of the burst stand for it.
  const serviceMs = first.kind === 'chat' && usualMs !== null ? usualMs : (quantile(took, 0.02) ?? 0)
  const late = quantile(took, 0.9) ?? 0
  if (late <= Math.max(LONGER * serviceMs, serviceMs + LEAST_WAIT_MS)) return null
  const ends = burst.map(({ closedMs }) => closedMs).toSorted((a, b) => a - b)
  const [low, value, high] = RATE_PARTS.map((part) => quantile(ratesOf(ends, serviceMs), part) ?? Infinity)
  if (low === undefined || value === undefined || high === undefined) return null
  // By Little's law: as many are worked on as are answered in the time of one.
  const atOnce = (perMs: number): number => Math.max(1, Math.round(perMs * serviceMs))
  if (atOnce(value) > MAX_OF_BURST * burst.length) return null
  return {
    kind: first.kind,
    perSecond: 1000 * value,
    serviceMs,
    atOnce: { value: atOnce(value), low: atOnce(low), high: atOnce(high) },
  }
}

/** A server that takes less time for an answer than this, and gives more of them, is at the end of its machine. */
const FAST_MS = 20
const FAST_PER_SECOND = 500

/** Returns whether a server is at the end of its machine. */
export function isFast({ perSecond, serviceMs }: Saturation): boolean {
  return perSecond >= FAST_PER_SECOND && serviceMs < FAST_MS
}

/** The middle, with more room above: stalls of the machine lower a rate. */
const RATE_PARTS = [0.25, 0.5, 0.9] as const
/** Answers may come in groups, so a rate is counted over several times of service where the burst lasts as long. */
const SERVICES = 5

/** Answers per millisecond from each answer on, for as long as the burst goes on. The one that begins a span counts by half. */
function ratesOf(ends: readonly number[], serviceMs: number): readonly number[] {
  const [firstMs, lastMs] = [ends[0] ?? 0, ends.at(-1) ?? 0]
  const spanMs = Math.max(1, Math.min(SERVICES * serviceMs, Math.max(serviceMs, (lastMs - firstMs) / 2)))
  let until = 0
  return ends.flatMap((fromMs, at) => {
    while (until < ends.length && (ends[until] ?? 0) < fromMs + spanMs) until += 1
    return fromMs + spanMs > lastMs ? [] : [(until - at - 0.5) / spanMs]
  })
}
