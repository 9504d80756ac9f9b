/**
 * Plans tests that measure the window of a limit. A test uses up a part of the quota (stage `spend`), and the rest shortly before the
 * window should end (`edge-1`). Requests shortly after the end (`edge-2`) show how much quota came back. Token limits are tested in the
 * same way with larger requests (`token-first`, `token-1` and `token-2`).
 */
import { SECOND_MS } from '../../schemas/durations.ts'
import { SAME_TIME, BURST, FEW_SECONDS_MS, FREE_FOR_BURST } from './constants.ts'
import { EDGE_MARGIN, EXTRA_REQUESTS, TEST_SHARES } from './constants.ts'
import { isSameWindow } from './announced.ts'
import { clockStart } from './behaviors.ts'
import { lastRefusal, requestsAt, type Context } from './context.ts'
import { costIn, isAtOnce } from './limit-trace.ts'
import { allFreeMs, isOpen } from './next-probe.ts'
import type { AnnouncedLimit, Bounds, RequestKind, Requests, Unit } from './types.ts'

/** A limit that the run tests, because its window and size are within the budget. */
export type Target = Pick<AnnouncedLimit, 'unit' | 'size' | 'errorMs' | 'isRefill'> & {
  readonly source?: string
  readonly windowMs: number
  /** The start of one window, in ms since the start of the run, if windows follow a clock. Otherwise absent. */
  readonly phaseMs?: number
}

// A test takes at most this many windows of the limit.
const ROUND_WINDOWS = 2.2
// The first test begins with at least this many parallel requests, but with at most 55 % of what the limit allows.
const MIN_BURST = 8

type Needed = Pick<Bounds, 'maxMs' | 'maxRequests' | 'maxTokens'>

/** Returns the time, requests and tokens that a test of an announced limit needs. */
export function neededFor({ unit, size, windowMs }: AnnouncedLimit): Needed {
  return {
    maxMs: (windowMs ?? Infinity) * ROUND_WINDOWS,
    maxRequests: unit === 'requests' ? 2 * size + EXTRA_REQUESTS : 0,
    maxTokens: unit.includes('tokens') ? size * ROUND_WINDOWS : 0,
  }
}

const requestTarget = (context: Context): Target | null => targetIn(context, ['requests'])
const tokenTarget = (context: Context): Target | null => targetIn(context, ['tokens', 'input-tokens'])

/** Returns the announced limits to test: at most one on requests and one on tokens. */
export function targetsOf(context: Context): readonly Target[] {
  return [requestTarget(context), tokenTarget(context)].filter((target) => target !== null)
}

function targetIn({ announced, bounds, requestsLeft, seen }: Context, units: readonly Unit[]): Target | null {
  const targets = announced.flatMap((limit): readonly Target[] => {
    const { unit, windowMs } = limit
    const { maxMs, maxRequests, maxTokens } = neededFor(limit)
    const isAllowed = maxRequests <= requestsLeft + seen.length && maxTokens <= bounds.maxTokens
    const isTested = windowMs !== null && maxMs <= bounds.maxMs && isAllowed && units.includes(unit)
    return isTested ? [{ ...limit, windowMs }] : []
  })
  return targets.toSorted((a, b) => a.size / a.windowMs - b.size / b.windowMs)[0] ?? null
}

function initialBurst(size: number, rounds: number): number {
  const atOnce = rounds === 0 ? Math.min(MIN_BURST, Math.round(0.55 * size)) : 1
  return Math.max(1, Math.round((TEST_SHARES[rounds] ?? 0) * size), atOnce)
}

/** Plans the first requests of the test of an announced limit on requests: parallel ones that use up a part of its quota. */
export function testAnnounced(context: Context): Requests {
  const target = requestTarget(context)
  const hasBegun = ['spend', 'search', 'token-first'].some((stage) => context.has(stage))
  if (hasBegun || target === null) return []
  const isDerived = context.series.some(
    ({ limit, isStated }) => limit.source === target.source && limit.size === target.size && !isStated,
  )
  const windowMs = isDerived ? Infinity : target.windowMs
  return shareAt(context, context.nowMs, initialBurst(target.size, 0) - 1, windowMs)
}

function shareAt(context: Context, atMs: number, count: number, windowMs: number): Requests {
  const [requests, tokens] = [activeTarget(context), tokenTarget(context)]
  const isEqual = requests !== null && tokens !== null && isSameWindow(requests.windowMs, tokens.windowMs)
  const isJoint = isEqual && requests.size >= BURST && tokensSpent(context) === undefined
  return [...(isJoint ? tokenShare(context, atMs) : []), ...burstOf(context, atMs, count, windowMs)]
}

/** Plans `count` parallel requests, with long answers as far as the token budget allows. */
export function burstOf(context: Context, atMs: number, count: number, windowMs = Infinity): Requests {
  const kind: RequestKind = context.bounds.canStream ? 'long' : 'chat'
  const limits = context.announced.filter(({ unit }) => unit.includes('tokens'))
  const tokens = Math.min(context.tokensLeft, ...limits.map(({ size }) => (TEST_SHARES[0] ?? 0) * size))
  const most = Math.max(0, Math.floor(tokens / costIn('tokens', { kind, tokens: 0 })))
  const long = windowMs < FEW_SECONDS_MS ? 0 : Math.min(count, most)
  return [...requestsAt(context, atMs, long, kind), ...requestsAt(context, atMs, count - long, 'brief')]
}

/** Returns the start of the window that is being tested, in ms since the start of the run. */
export function startOf({ seen, round, has }: Context): number {
  const before = seen.slice(0, seen.length - round.length)
  const isFirst = !before.some(({ stage }) => stage === 'edge-1' || stage === 'search')
  const accepted = (isFirst ? seen : round).filter(({ outcome }) => outcome === 'accepted')
  return accepted.find(({ stage }) => !isFirst || stage === 'reset' || !has('reset'))?.sentMs ?? 0
}

function activeTarget(context: Context): Target | null {
  const announced = context.has('search') ? null : requestTarget(context)
  const [found] = context.testable()
  if (found === undefined || found.decision.windowMs === null) return announced
  const { size, windowMs, point } = found.decision
  // A window that is announced in a few whole seconds, or that follows from resets, may be longer than the true one. The
  // first round tests it nevertheless, because the answers before it suggest many others.
  const { from, to, value } = windowMs
  const [least, most] = context.rounds < 2 ? [from, to] : [value * (1 - SAME_TIME), value * (1 + SAME_TIME)]
  if (announced !== null && announced.windowMs >= least && announced.windowMs <= most) return announced
  // The phase of a clock fits its exact window, not the common one near it.
  const isClock = point.kind.behavior === 'window' && point.kind.times.includes('phaseMs')
  const times = isClock ? point.times : { windowMs: value }
  return { unit: 'requests', size: Math.round(size.value), ...times }
}

function drainTimes(context: Context, target: Target, startMs: number): readonly [number, number] {
  const { size, windowMs, phaseMs } = target
  const marginMs = EDGE_MARGIN * windowMs
  const ofClockMs = phaseMs === undefined ? null : clockStart({ windowMs, phaseMs }, startMs) + windowMs
  const announcedMs = announcedEnd(context, windowMs, startMs) ?? ofClockMs
  const endMs = announcedMs ?? startMs + windowMs
  // Too little time is left in this window, so the next one is tested. The drains are less than a window apart, or a sliding log would
  // free for each request of the second drain what one of the first drain used.
  if (endMs - startMs < 3 * marginMs) return [endMs + 3 * marginMs, endMs + windowMs + marginMs]
  const fullMs = endMs - Math.max(2 * marginMs, marginMs + size * context.briefMs)
  // A bucket should refill at least one unit between the two drains.
  const refillMs = size === 1 ? windowMs / 2 : (1.25 * windowMs) / size
  const beforeMs = announcedMs === null ? Math.min(fullMs, endMs + marginMs - refillMs) : fullMs
  return [Math.max(startMs + marginMs, beforeMs), endMs + marginMs]
}

/** Returns the announced end of the window that contains `startMs`, in ms since the start of the run. Null if unknown or a full window away. */
export function announcedEnd({ series }: Context, windowMs: number, startMs: number): number | null {
  const next = series
    .filter(({ limit }) => limit.unit === 'requests' && limit.windowMs === windowMs)
    // Imagined answers have no fields.
    .flatMap(({ ends }) => ends.find(({ observation }) => observation.sentMs >= startMs) ?? ends.at(-1) ?? [])
    .find(({ endMs }) => endMs > startMs && endMs - startMs < windowMs - 1.5 * SECOND_MS)
  return next?.endMs ?? null
}

/** Plans requests that use up the quota just before the window should end. */
export function drainBeforeEnd(context: Context): Requests {
  const target = activeTarget(context)
  const isBegun = context.round.some(({ stage, outcome }) => stage === 'spend' && outcome === 'accepted')
  if (context.inRound('edge-1') || target === null || (context.has('search') && !isBegun)) return []
  const { size, windowMs } = target
  const [atMs] = drainTimes(context, target, startOf(context))
  const refilled = Math.min(size, Math.ceil((size * size * context.briefMs) / windowMs))
  return requestsAt(context, atMs, size + EXTRA_REQUESTS + refilled, 'brief')
}

/** Plans requests while the limit refuses all, to see whether refused requests consume quota. */
export function moreRefusals(context: Context): Requests {
  const isSpent = context.round.some(({ stage, outcome }) => stage === 'edge-1' && outcome === 'refused')
  const isDue = isSpent && !context.has('refused') && !context.inRound('edge-2')
  const [limit] = context.testable()
  if (!isDue || limit === undefined) return []
  const share = context.has('search') ? (TEST_SHARES[0] ?? 0) : 0
  const count = Math.max(EXTRA_REQUESTS, Math.round(share * limit.decision.size.value))
  return requestsAt(context, context.nowMs, count, 'brief')
}

/** Plans requests that must fail, to see whether they consume quota. */
export function failing(context: Context): Requests {
  const target = activeTarget(context)
  const isDue =
    !context.has('failing') && !context.inRound('edge-2') && lastRefusal(context, 'edge-1') !== undefined
  if (!isDue || target === null || target.size < MIN_BURST) return []
  const [, atMs] = drainTimes(context, target, startOf(context))
  const wrongKeys = lastRefusal(context, 'scope') === undefined ? 0 : 2
  return [...requestsAt(context, atMs, 1, 'invalid'), ...requestsAt(context, atMs, wrongKeys, 'wrong-key')]
}

/** Plans requests just after the window should end, to see how much quota came back. */
export function drainAfterEnd(context: Context): Requests {
  const target = activeTarget(context)
  const isSpent = context.round.some(
    ({ stage, outcome }) => outcome === 'refused' && (stage === 'edge-1' || stage === 'search'),
  )
  if (context.inRound('edge-2') || !context.inRound('edge-1') || !isSpent || target === null) return []
  const [, atMs] = drainTimes(context, target, startOf(context))
  const limits = context.testable().map(({ decision }) => decision)
  // Another limit on requests shows nothing about the size of this one.
  const isKnown = limits.some(
    ({ size, announced }) =>
      Math.round(size.value) === target.size && (announced !== null || size.from === size.to),
  )
  const few = Math.min(target.size, initialBurst(target.size, 0) + 1) + 1
  const all = Math.max(target.size, ...limits.map(({ size }) => size.value)) + EXTRA_REQUESTS
  return requestsAt(context, atMs, isKnown && !context.has('search') ? few : all, 'brief')
}

function tokensSpent({ seen }: Context): Context['seen'][number] | undefined {
  return seen.find((one) => isAtOnce(one) && one.tokens > 0)
}

function tokenShare(context: Context, atMs: number): Requests {
  const size = tokenTarget(context)?.size ?? 0
  return requestsAt(context, atMs, 1, 'brief', Math.round((TEST_SHARES[0] ?? 0) * size))
}

/** Plans the first requests of the test of a token limit. One of them has a large prompt. */
export function testTokens(context: Context): Requests {
  const { nowMs, explanation } = context
  if (tokenTarget(context) === null || tokensSpent(context) !== undefined) return []
  if (activeTarget(context) === null)
    return [...tokenShare(context, nowMs), ...burstOf(context, nowMs, BURST)]
  return context.inRound('edge-2') ? tokenShare(context, allFreeMs(explanation(), nowMs, FREE_FOR_BURST)) : []
}

/** Plans requests that use up a token limit: with `drain` 0 just before its window ends, with `drain` 1 just after the end. */
export function drainTokens(context: Context, drain: 0 | 1): Requests {
  const [target, started] = [tokenTarget(context), tokensSpent(context)]
  if (target === null || started === undefined) return []
  const own = context.seen.filter(({ stage }) => stage === `token-${drain + 1}`)
  if (own.some(({ sentMs }) => sentMs > started.sentMs)) return []
  // The share of the limit that each request uses, and the number of requests.
  const [share, count] = drain === 0 ? [1 / 8, 9] : [1 / 10, 11]
  // In a common round, requests are spent just after the tokens.
  const requests = started.stage === 'spend' ? (activeTarget(context)?.size ?? 0) : 0
  const times = drainTimes(context, { ...target, size: count + requests }, started.sentMs)
  return requestsAt(context, times[drain], count, 'brief', Math.max(1, Math.round(share * target.size)))
}

/** Plans the first requests of the next test of a limit that the search found. */
export function testFound(context: Context): Requests {
  const { rounds, nowMs, bounds } = context
  const [limit] = context.testable()
  if (limit === undefined || TEST_SHARES[rounds] === undefined || (rounds > 0 && !isOpen(limit))) return []
  const { size, windowMs } = limit.decision
  if (windowMs === null || size.value < 2) return []
  // A rare candidate with a long window must not take the time that a round needs.
  const times = [allFreeMs(context.explanation(), nowMs), nowMs + 2 * windowMs.value]
  const atMs = times.find((ms) => ms + (1 + EDGE_MARGIN) * windowMs.value <= bounds.maxMs)
  if (atMs === undefined) return []
  return shareAt(context, atMs, initialBurst(size.value, rounds), windowMs.value)
}
