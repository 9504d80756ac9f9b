/**
 * Plans probes: requests that are sent until one is refused. Each possible limit predicts how many of them are accepted. A probe whose
 * predicted numbers differ shows which limit is the true one. Its expected information is the entropy of these predictions, in nats. It
 * is sent when it gives the most information per waiting time.
 */
import { DECIDED, EDGE_MARGIN, EXTRA_REQUESTS, TEST_SHARES, SLOW_RATIO } from './constants.ts'
import { askedWaitMs } from './announced.ts'
import { windowOf } from './behaviors.ts'
import { isDelaying, lastRefusal, requestsAt, type Context, type FoundLimit } from './context.ts'
import { isFullyKnown } from './decide.ts'
import { chancesOf, type FittedLimit, type Explanation } from './explain-answers.ts'
import { LIKELIEST, replay, traceOf } from './likelihood.ts'
import { costIn, sumOf } from './limit-trace.ts'
import type { PossibleLimit } from './search-grid.ts'
import type { Observation, Requests } from './types.ts'

// What one possible limit predicts: the quota that is free at a time. `share` is the probability of this limit, at most 1.
type Prediction = {
  readonly point: PossibleLimit
  readonly share: number
  readonly freeAt: (atMs: number) => number
}

function predictions({ own }: Explanation, { counting, points, best }: FittedLimit): readonly Prediction[] {
  const trace = traceOf(own, counting)
  const weightOf = ({ score }: PossibleLimit): number => Math.exp(score - best.score)
  const kinds = [...Map.groupBy(points, ({ kind }) => kind).values()].map((same) => {
    const weights = same.map(weightOf)
    return { same, top: Math.max(...weights), sum: sumOf(weights) }
  })
  const total = sumOf(kinds.map(({ top }) => top))
  return kinds.flatMap(({ same, top, sum }) =>
    same.map((point) => {
      const [counter] = replay(trace, point, LIKELIEST).counters
      const freeAt = (atMs: number): number => Math.max(0, point.size - (counter?.used(atMs) ?? 0))
      return { point, share: (weightOf(point) * top) / sum / total, freeAt }
    }),
  )
}

function shareOf(all: readonly Prediction[], isMeant: (one: Prediction) => boolean): number {
  return sumOf(all.filter(isMeant).map(({ share }) => share))
}

/** Returns the earliest time from `fromMs` on at which every limit probably has the fraction `wanted` of its quota free. */
export function allFreeMs(explanation: Explanation, fromMs: number, wanted = 0.97): number {
  const limits = explanation.components.filter(({ counting }) => counting.unit !== 'in-flight')
  const all = limits.map((component) => predictions(explanation, component))
  const usualMs = Math.max(0, ...limits.map(({ best }) => Math.max(windowOf(best), best.times.extraMs)))
  // Growing bans can last many windows.
  for (let waitMs = 0; waitMs <= 50 * usualMs; waitMs = Math.max(waitMs * 1.05, waitMs + 0.02 * usualMs)) {
    const isFree = ({ point, freeAt }: Prediction): boolean => {
      // A queue of delays must be idle for some time, or fewer requests wait than may.
      const idleMs = point.kind.delay === undefined ? 0 : windowOf(point)
      return freeAt(fromMs + waitMs - idleMs) > wanted * point.size
    }
    if (all.every((candidates) => shareOf(candidates, isFree) >= 1 - Math.exp(-DECIDED)))
      return fromMs + waitMs + 0.03 * usualMs
  }
  return fromMs + 1.5 * usualMs
}

/** Returns whether probes can still decide the behavior, size or window of a limit. */
export function isOpen({ component, decision }: FoundLimit): boolean {
  return component.counting.unit !== 'in-flight' && !isDelaying(component) && !isFullyKnown(decision)
}

/** Returns whether the length of a limit's window is known to about 15 %. */
export function isRoughlyKnown(context: Context, { component, decision }: FoundLimit): boolean {
  if (decision.isWindowKnown) return true
  if (decision.windowMs === null || context.rounds >= TEST_SHARES.length) return false
  const { value } = decision.windowMs
  const isNear = ({ point }: Prediction): boolean =>
    Math.abs(windowOf(point) - value) < 2.5 * EDGE_MARGIN * value
  return shareOf(predictions(context.explanation(), component), isNear) > 0.8
}

/** Plans a probe that distinguishes possible limits. Returns no requests if none is needed now. */
export function probes(context: Context, isFirst: boolean): Requests {
  const { explanation, nowMs, bounds } = context
  const hasRound = context.has('edge-2')
  for (const open of context.found().filter(isOpen)) {
    const probed = refusedProbes(context, open)
    const isKnown = isFirst && isRoughlyKnown(context, open)
    // A round begins soon if the quotas of all possible limits will be free then, or else after three probes.
    const soonMs = nowMs + 1.5 * (open.decision.windowMs?.value ?? 0)
    if (isKnown && !hasRound && (probed > 2 || allFreeMs(explanation(), nowMs) <= soonMs)) return []
    // Further probes would not show whether the window ends at the expected time. The next test round does.
    if (isKnown && hasRound && probed > 2 && open.decision.behavior !== null) return []
    const probe = nextProbe(context, open, isFirst, isKnown && hasRound)
    // If another limit blocks all probes of this limit until the run ends, the other limit is probed first.
    if (probe.some(({ atMs }) => atMs < bounds.maxMs)) return probe
  }
  return []
}

// A request that another limit refused shows nothing about this limit.
function refusedProbes({ explanation, round }: Context, { component: { best, counting } }: FoundLimit) {
  const { own } = explanation()
  const chances = chancesOf(own, best, counting)
  const refused = own.filter((_, index) => (chances[index] ?? 1) < 0.5).map(({ observation }) => observation)
  return refused.filter((one) => isRefusedProbe(one) && round.includes(one)).length
}

const isRefusedProbe = ({ stage, outcome }: Observation): boolean =>
  stage === 'probe' && outcome === 'refused'

function nextProbe(context: Context, open: FoundLimit, isFirst: boolean, isDecisive: boolean): Requests {
  const { component, decision } = open
  const { nowMs, bounds, seen } = context
  const tokens = component.counting.unit.includes('tokens') ? Math.round(decision.size.value / 10) : 0
  const count = tokens > 0 ? 10 : Math.ceil(decision.size.to)
  const all = unblocked(context, open, tokens)
  const possible = all.filter(({ point }) => point.score > component.best.score - DECIDED)
  const spans = possible.map(({ point }) => Math.max(windowOf(point), point.times.extraMs))
  const longest = Math.min(bounds.maxMs - nowMs, 3 * Math.max(...spans))
  const tries = seen.filter(isRefusedProbe).length
  // Usually ten refused probes find the window. After 20, probably no candidate is right.
  if (longest <= 0 || all.length < 2 || tries >= 20) return []
  const idleMs = nowMs - (seen.findLast(({ outcome }) => outcome === 'accepted')?.closedMs ?? nowMs)
  // Frequent requests may prolong a ban.
  const shortest = Math.max(20, Math.min(...all.map(({ point }) => windowOf(point))) * 0.02, 0.3 * idleMs)
  const behaviors = all.map(({ share, point }) => ({ share, count: point.kind.behavior }))
  // A choice between candidates of 99 % and 1 % gives 0.06 nats.
  const least = Math.max(0.05, isDecisive ? entropy(behaviors) / 2 : 0)
  const promisedMs = tries > 0 || decision.isWindowKnown ? null : promiseIn(context)
  let best = { atMs: promisedMs ?? nowMs, value: promisedMs === null ? 0 : Infinity }
  for (let step = 0; step <= 60; step += 1) {
    const waitMs = shortest * (longest / shortest) ** (step / 60)
    const gain = gainAt(all, nowMs + waitMs, decision.isWindowKnown)
    // A batch costs as much as waiting for a quarter of the window.
    const value = gain < least ? 0 : gain / (waitMs + 0.25 * (decision.windowMs?.value ?? 0))
    if (value > best.value) best = { atMs: nowMs + waitMs, value }
  }
  if (best.value === 0 && isFirst) return []
  const atMs = best.value === 0 ? allFreeMs(context.explanation(), nowMs) : best.atMs
  return requestsAt(context, atMs, count + EXTRA_REQUESTS, 'brief', tokens)
}

function unblocked(context: Context, { component }: FoundLimit, tokens: number): readonly Prediction[] {
  const explanation = context.explanation()
  const others = explanation.components
    .filter((other) => other !== component && other.counting.unit !== 'in-flight' && !isDelaying(other))
    .flatMap((other) => {
      const cost = costIn(other.counting.unit, { kind: 'brief', tokens })
      return predictions(explanation, { ...other, points: [other.best] }).map((one) => ({ ...one, cost }))
    })
  return predictions(explanation, component).map((one) => ({
    ...one,
    freeAt: (atMs) => (others.some(({ freeAt, cost }) => freeAt(atMs) < cost) ? 0 : one.freeAt(atMs)),
  }))
}

function promiseIn({ seen, bounds, nowMs }: Context): number | null {
  const refusal = seen.findLast(({ outcome }) => outcome === 'refused')
  const waitMs = refusal === undefined ? null : askedWaitMs(refusal, bounds.startEpochMs)
  if (refusal === undefined || waitMs === null || waitMs <= 0) return null
  const atMs = Math.max(nowMs, refusal.answeredMs + waitMs * (1 + EDGE_MARGIN / 2))
  return atMs < bounds.maxMs ? atMs : null
}

function gainAt(all: readonly Prediction[], atMs: number, isWindowKnown: boolean): number {
  const answers = all.map(({ point, share, freeAt }) => {
    const free = Math.floor(freeAt(atMs) + 0.02)
    // Counts that differ by little are treated as equal, because times are inexact.
    const count = free < 1 ? 0 : 1 + Math.round(free / Math.max(1, 2 * EDGE_MARGIN * point.size))
    return { count, share, behavior: point.kind.behavior }
  })
  const known = isWindowKnown ? [...Map.groupBy(answers, ({ behavior }) => behavior).values()] : []
  return entropy(answers) - sumOf(known.map(entropy))
}

function entropy(answers: readonly { readonly count: number | string; readonly share: number }[]): number {
  const all = sumOf(answers.map(({ share }) => share))
  const groups = [...Map.groupBy(answers, ({ count }) => count).values()]
  const shares = groups.map((same) => sumOf(same.map(({ share }) => share)))
  return -sumOf(shares.map((share) => (share > 0 ? share * Math.log(share / all) : 0)))
}

/** Plans single requests with pauses, whose latencies show whether a limit delays requests. */
export function pauses(context: Context): Requests {
  if (context.has('pauses') || !context.has('search')) return []
  const delaying = context.found().find(({ component }) => isDelaying(component))
  const [first] = context.seen
  const firstMs = first === undefined ? Infinity : first.closedMs - first.sentMs
  // Delayed acknowledgments alone take 40 ms.
  const isSlower = context.briefMs > Math.max(SLOW_RATIO * firstMs, firstMs + 60)
  if (delaying === undefined && (!isSlower || lastRefusal(context) !== undefined)) return []
  const point = delaying?.decision.point
  const windowMs = point?.times.windowMs ?? context.briefMs
  const isGrowing = (point?.times.extraMs ?? 0) > 0
  const before = Array.from({ length: Math.max(0, Math.round(point?.size ?? 0)) + 3 }, () => 0)
  // Growing delays of a limit end with its window, even without requests. Delays of a service that stalls after some requests do not.
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
