/** Plans requests for the time at which the number of accepted requests best distinguishes the candidates (possible causes). Pure. */
import { DECIDED, MARGIN, MORE, SHARES, SLOWER } from './constants.ts'
import { askedWaitMs } from './announced.ts'
import { costIn } from './limit-trace.ts'
import { isDelaying, lastRefusal, requestsAt, type Context, type Found } from './context.ts'
import { isNamed } from './decide.ts'
import { windowOf } from './behaviors.ts'
import { allFreeMs, predictions, type Prediction } from './predict.ts'
import type { PlannedRequest } from './types.ts'

// The minimum expected information, in nats, for sending a batch. A choice between candidates of 99 % and 1 % gives 0.06 nats.
const LEAST_GAIN = 0.05
// The number of steps between the earliest and the latest possible time of a batch. The planner compares the times of all steps.
const MOMENTS = 60

/** Returns whether a limit refuses requests (instead of delaying them), and its behavior, size or window is still unknown. */
export function isOpen({ component: { counting }, decision }: Found): boolean {
  const isRefusing = counting.unit !== 'in-flight' && decision.point.kind.behavior !== 'delays'
  return isRefusing && !isNamed(decision)
}

/** Returns whether the window of a limit is known well enough for a round: certain, or near its estimate with 80 % probability. */
export function isRoughlyKnown(context: Context, { component, decision }: Found): boolean {
  if (decision.isWindowKnown) return true
  if (decision.windowMs === null || context.rounds >= SHARES.length) return false
  const { value } = decision.windowMs
  const near = predictions(context.explanation(), component).filter(
    ({ point }) => Math.abs(windowOf(point) - value) < 2.5 * MARGIN * value,
  )
  return near.reduce((sum, { share }) => sum + share, 0) > 0.8
}

/** Plans requests when they best distinguish the candidates. `isFirst`: before rounds, for which it leaves time if the window is known. */
export function looks(context: Context, isFirst: boolean): readonly PlannedRequest[] {
  const open = context.found().find(isOpen)
  if (open === undefined) return []
  const isKnown = isFirst && isRoughlyKnown(context, open)
  const hasRound = context.has('edge-2')
  if (isKnown && !hasRound && isFreeSoon(context, open)) return []
  return nextLook(context, open, isFirst, isKnown && hasRound)
}

/** Returns whether a round can begin within 1.5 windows, because the quotas of all possible limits will be free by then. */
function isFreeSoon({ explanation, nowMs }: Context, { decision: { windowMs } }: Found): boolean {
  return allFreeMs(explanation(), nowMs) <= nowMs + 1.5 * (windowMs?.value ?? 0)
}

/**
 * Plans the requests that best distinguish the candidates per second of waiting. If no time distinguishes them, plans requests for the time
 * at which all limits are probably free, or none if `isFirst`. `isDecisive`: the expected information of the requests must be at least half
 * of the entropy of the behaviors.
 */
function nextLook(
  context: Context,
  open: Found,
  isFirst: boolean,
  isDecisive: boolean,
): readonly PlannedRequest[] {
  const { component, decision } = open
  const { nowMs, bounds, seen } = context
  const tokens = component.counting.unit.includes('tokens') ? Math.round(decision.size.value / 10) : 0
  const count = tokens > 0 ? 10 : Math.ceil(decision.size.to)
  const all = unblocked(context, open, tokens)
  const windows = all.map(({ point }) => windowOf(point))
  const possible = all.filter(({ point }) => point.score > component.best.score - DECIDED)
  const spans = possible.map(({ point }) => Math.max(windowOf(point), point.times.extraMs))
  const longest = Math.min(bounds.maxMs - nowMs, 3 * Math.max(...spans))
  const tries = seen.filter(({ stage, outcome }) => stage === 'look' && outcome === 'refused').length
  // Usually ten refused looks find the window. After 20, probably no candidate is right.
  if (longest <= 0 || all.length < 2 || tries >= 20) return []
  const idleMs = nowMs - (seen.findLast(({ outcome }) => outcome === 'accepted')?.closedMs ?? nowMs)
  // Frequent requests may prolong a ban.
  const shortest = Math.max(20, Math.min(...windows) * 0.02, 0.3 * idleMs)
  const behaviors = all.map(({ share, point }) => ({ share, count: point.kind.behavior }))
  const least = Math.max(LEAST_GAIN, isDecisive ? entropy(behaviors) / 2 : 0)
  const promisedMs = tries > 0 || decision.isWindowKnown ? null : promiseIn(context)
  let best = { atMs: promisedMs ?? nowMs, value: promisedMs === null ? 0 : Infinity }
  for (let index = 0; index <= MOMENTS; index += 1) {
    const waitMs = shortest * (longest / shortest) ** (index / MOMENTS)
    const gain = gainAt(all, nowMs + waitMs, decision.isWindowKnown)
    // A batch costs as much as waiting for a quarter of the window.
    const value = gain < least ? 0 : gain / (waitMs + 0.25 * (decision.windowMs?.value ?? 0))
    if (value > best.value) best = { atMs: nowMs + waitMs, value }
  }
  if (best.value === 0 && !isFirst) best = { atMs: allFreeMs(context.explanation(), nowMs), value: Infinity }
  return best.value === 0 ? [] : requestsAt(context, best.atMs, count + MORE, 'brief', tokens)
}

/** Returns the predictions for a limit. Sets the free quota to 0 at times when another limit would refuse the request. */
function unblocked(context: Context, { component }: Found, tokens: number): readonly Prediction[] {
  const explanation = context.explanation()
  const others = explanation.components
    .filter((other) => other !== component && other.counting.unit !== 'in-flight' && !isDelaying(other))
    .flatMap((other) => {
      const cost = costIn(other.counting.unit, { kind: 'brief', tokens })
      return predictions(explanation, { ...other, points: [other.best] }).map(({ freeAt }) => ({
        freeAt,
        cost,
      }))
    })
  return predictions(explanation, component).map((one) => ({
    ...one,
    freeAt: (atMs) => (others.some(({ freeAt, cost }) => freeAt(atMs) < cost) ? 0 : one.freeAt(atMs)),
  }))
}

/** Returns a time shortly after the wait that the last refusal requests. Null if it requests none, or if the run ends before this time. */
function promiseIn({ seen, bounds, nowMs }: Context): number | null {
  const refusal = seen.findLast(({ outcome }) => outcome === 'refused')
  const waitMs = refusal === undefined ? null : askedWaitMs(refusal, bounds.startEpochMs)
  if (refusal === undefined || waitMs === null || waitMs <= 0) return null
  const atMs = Math.max(nowMs, refusal.answeredMs + waitMs * (1 + MARGIN / 2))
  return atMs < bounds.maxMs ? atMs : null
}

/** Returns the expected information (in nats) of requests at `atMs`: about the behavior only, if the window is known. */
function gainAt(all: readonly Prediction[], atMs: number, isWindowKnown: boolean): number {
  const answers = all.map(({ point, share, freeAt }) => {
    const free = Math.floor(freeAt(atMs) + 0.02)
    // Counts that differ by little are treated as equal, because times are inexact.
    const count = free < 1 ? 0 : 1 + Math.round(free / Math.max(1, 2 * MARGIN * point.size))
    return { count, share, behavior: point.kind.behavior }
  })
  const known = isWindowKnown ? [...Map.groupBy(answers, ({ behavior }) => behavior).values()] : []
  return entropy(answers) - known.reduce((sum, group) => sum + entropy(group), 0)
}

/** Returns the entropy of `count` in nats, times the sum of all shares, which need not be 1. Shares of equal counts are added. */
function entropy(answers: readonly { readonly count: number | string; readonly share: number }[]): number {
  const shares = new Map<number | string, number>()
  for (const { count, share } of answers) shares.set(count, (shares.get(count) ?? 0) + share)
  const all = answers.reduce((sum, { share }) => sum + share, 0)
  return [...shares.values()].reduce(
    (sum, share) => (share > 0 ? sum - share * Math.log(share / all) : sum),
    0,
  )
}

/** Plans single requests with pauses, if the search found a limit that delays, or if answers were slow without any refusal. */
export function pauses(context: Context): readonly PlannedRequest[] {
  if (context.has('pauses') || !context.has('search')) return []
  const delaying = context.found().find(({ component }) => isDelaying(component))
  const [first] = context.seen
  const firstMs = first === undefined ? Infinity : first.closedMs - first.sentMs
  // Delayed acknowledgments alone take 40 ms.
  const isSlower = context.briefMs > Math.max(SLOWER * firstMs, firstMs + 60)
  if (delaying === undefined && (!isSlower || lastRefusal(context) !== undefined)) return []
  const point = delaying?.decision.point
  const windowMs = point?.times.windowMs ?? context.briefMs
  const isGrowing = (point?.times.extraMs ?? 0) > 0
  const before = Array.from({ length: Math.max(0, Math.round(point?.size ?? 0)) + 3 }, () => 0)
  // Delays that grow end with their window, also without requests. Those of a service that cleans up after some requests do not.
  // For other limits, the pauses are multiples of the interval. Only the short ones lead to a delay.
  const rests = isGrowing
    ? [0, ...before, 1.1, ...before, 0, 0, 1.1, ...before]
    : [0.25, 0.5, 1.5, 0.75, 3, 0.25, 1.2, 0.5]
  let atMs = context.nowMs
  const requests = rests.flatMap((rest) => {
    atMs += rest * windowMs + context.briefMs
    return requestsAt(context, atMs, 1, 'brief')
  })
  return isGrowing && atMs > context.bounds.maxMs ? [] : requests
}
