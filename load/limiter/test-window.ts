/**
 * Plans tests of windows. A test uses up a share of the quota at once, and the rest shortly before the window ends. How many requests
 * are accepted shortly after the end shows how the quota comes back.
 */
import { SECOND_MS } from '../../schemas/durations.ts'
import { BURST, FEW_SECONDS_MS, FREE_FOR_BURST } from './constants.ts'
import { EDGE_MARGIN, EXTRA_REQUESTS, FIRST_SHARE, TEST_SHARES } from './constants.ts'
import { isSameWindow } from './announced.ts'
import { clockStart } from './behaviors.ts'
import { lastRefusal, requestsAt, type Context } from './context.ts'
import { costIn, isAtOnce } from './limit-trace.ts'
import { allFreeMs, isOpen, isRoughlyKnown } from './next-probe.ts'
import type { AnnouncedLimit, Bounds, Observation, RequestKind, Requests, Unit } from './types.ts'

/** A limit whose window the run tests. */
export type Target = Pick<AnnouncedLimit, 'unit' | 'size' | 'errorMs' | 'isRefill'> & {
  /** The header field that announces the limit. Absent if the run found the limit. */
  readonly source?: string
  readonly windowMs: number
  /** When a window of a clock starts, in ms since the start of the run. Absent if the first request starts a window. */
  readonly phaseMs?: number
}

// A test takes at most this many windows of the limit.
const TEST_WINDOWS = 2.2
// Fewer requests at once would seldom meet a limit on requests in flight.
const MIN_AT_ONCE = 8

/** The time, requests and tokens that a test needs. */
export type Needed = Pick<Bounds, 'maxMs' | 'maxRequests' | 'maxTokens'>

/** Returns the time, requests and tokens that the test of an announced limit needs at most. */
export function neededFor({ unit, size, windowMs }: AnnouncedLimit): Needed {
  return {
    maxMs: (windowMs ?? Infinity) * TEST_WINDOWS,
    maxRequests: unit === 'requests' ? 2 * size + EXTRA_REQUESTS : 0,
    maxTokens: unit.includes('tokens') ? size * TEST_WINDOWS : 0,
  }
}

const requestTarget = (context: Context): Target | null => targetIn(context, ['requests'])
const tokenTarget = (context: Context): Target | null => targetIn(context, ['tokens', 'input-tokens'])

/** Returns the announced limits to test within the bounds: of requests and of tokens, each the one with the lowest quota per time. */
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

/** Returns the limit on requests to test: announced by the service, or found by the run. Null if there is neither. */
export function activeTarget(context: Context): Target | null {
  const announced = context.has('search') || context.tests > 1 ? null : requestTarget(context)
  const windows = context.requestLimits().flatMap(({ decision }) => decision.windowMs ?? [])
  const isPossible = ({ windowMs }: Target): boolean =>
    windows.length === 0 || windows.some(({ from, to }) => windowMs >= from && windowMs <= to)
  if (announced !== null && isPossible(announced)) return announced
  const found = context.requestLimits()[0]?.decision
  if (found === undefined || found.windowMs === null) return null
  const { size, windowMs, point } = found
  // The phase of a clock fits its exact window, not the common one near it.
  const isClock = point.kind.behavior === 'window' && point.kind.times.includes('phaseMs')
  const times = isClock ? point.times : { windowMs: windowMs.value }
  return { unit: 'requests', size: Math.round(size.value), ...times }
}

/** Begins the first test of a request limit, as soon as its window is announced or roughly known. */
export function firstTest(context: Context): Requests {
  const target = activeTarget(context)
  if (context.tests > 0 || target === null) return []
  if (!context.has('search')) return testAnnounced(context, target)
  const [limit] = context.requestLimits()
  const isSoon = allFreeMs(context.explanation(), context.nowMs) <= context.nowMs + 1.5 * target.windowMs
  return limit !== undefined && isSoon && isRoughlyKnown(context, limit) ? nextTest(context) : []
}

function testAnnounced(context: Context, { source, size, windowMs }: Target): Requests {
  if (size < 2 || context.has('tokens-spend')) return []
  const atOnce = Math.round(Math.max(FIRST_SHARE * size, Math.min(MIN_AT_ONCE, 0.55 * size)))
  const isDerived = context.series.some(
    ({ limit, isStated }) => limit.source === source && limit.size === size && !isStated,
  )
  // The first request of the run has used up one.
  return shareAt(context, context.nowMs, Math.max(1, atOnce - 1), isDerived ? Infinity : windowMs)
}

/** Begins a test of a request limit that the run found, while that is not fully known. */
export function nextTest(context: Context): Requests {
  const { tests, nowMs, bounds, explanation } = context
  const [[limit], target, share] = [context.requestLimits(), activeTarget(context), TEST_SHARES[tests]]
  if (limit === undefined || target === null || target.size < 2 || share === undefined) return []
  if (tests > 0 && !isOpen(limit)) return []
  const { size, windowMs } = target
  // An improbable limit with a long window must not take the time of the test.
  const atMs = Math.min(allFreeMs(explanation(), nowMs), nowMs + 2 * windowMs)
  if (atMs + (1 + EDGE_MARGIN) * windowMs > bounds.maxMs) return []
  return shareAt(context, atMs, Math.max(1, Math.round(share * size)), windowMs)
}

function shareAt(context: Context, atMs: number, count: number, windowMs: number): Requests {
  const [requests, tokens] = [activeTarget(context), tokenTarget(context)]
  const isEqual = requests !== null && tokens !== null && isSameWindow(requests.windowMs, tokens.windowMs)
  // One test shows both limits, if the requests that use up the tokens do not use up the other limit.
  const isJoint = isEqual && requests.size >= BURST && tokensSpent(context) === undefined
  return [...(isJoint ? tokenShare(context, atMs) : []), ...burstOf(context, atMs, count, windowMs)]
}

/** Plans `count` requests at the same moment. As far as tokens and the window allow it, they ask for long answers. */
export function burstOf(context: Context, atMs: number, count: number, windowMs = Infinity): Requests {
  const kind: RequestKind = context.bounds.canStream ? 'long' : 'chat'
  const limits = context.announced.filter(({ unit }) => unit.includes('tokens'))
  const tokens = Math.min(context.tokensLeft, ...limits.map(({ size }) => FIRST_SHARE * size))
  const most = Math.max(0, Math.floor(tokens / costIn('tokens', { kind, tokens: 0 })))
  // Long answers take longer than a short window.
  const long = windowMs < FEW_SECONDS_MS ? 0 : Math.min(count, most)
  return [...requestsAt(context, atMs, long, kind), ...requestsAt(context, atMs, count - long, 'brief')]
}

/** Returns when the tested window began, in ms since the start of the run: when the first accepted request of the test was sent. */
export function startOf({ ofTest }: Context): number {
  return ofTest.find(({ outcome }) => outcome === 'accepted')?.sentMs ?? 0
}

type DrainTimes = Readonly<Record<'beforeMs' | 'afterMs', number>>

function drainTimes(context: Context, target: Target, startMs: number): DrainTimes {
  const { size, windowMs, phaseMs } = target
  const marginMs = EDGE_MARGIN * windowMs
  const ofClockMs = phaseMs === undefined ? null : clockStart({ windowMs, phaseMs }, startMs) + windowMs
  const nextMs = announcedEnd(context, windowMs, startMs) ?? ofClockMs ?? startMs + windowMs
  // If too little time is left in this window, the next one is tested.
  const endMs = nextMs - startMs < 3 * marginMs ? nextMs + windowMs : nextMs
  // A bucket should refill at least one unit between the two drains.
  const refillMs = Math.min(0.5, 1.25 / size) * windowMs
  const leadMs = Math.max(2 * marginMs, marginMs + size * context.briefMs, refillMs - marginMs)
  return { beforeMs: Math.max(startMs + marginMs, endMs - leadMs), afterMs: endMs + marginMs }
}

/** Returns when the window ends by the header fields, in ms since the start. Null if that is not clearly before `startMs + windowMs`. */
export function announcedEnd({ series }: Context, windowMs: number, startMs: number): number | null {
  const next = series
    .filter(({ limit }) => limit.unit === 'requests' && limit.windowMs === windowMs)
    // Imagined answers have no fields.
    .flatMap(({ ends }) => ends.find(({ observation }) => observation.sentMs >= startMs) ?? ends.at(-1) ?? [])
    .find(({ endMs }) => endMs > startMs && endMs - startMs < windowMs - 1.5 * SECOND_MS)
  return next?.endMs ?? null
}

/** Plans more requests than the rest of the quota allows, shortly before the window should end. */
export function drainBeforeEnd(context: Context): Requests {
  const target = activeTarget(context)
  if (context.tests === 0 || context.inTest('before-end') || target === null) return []
  const { beforeMs } = drainTimes(context, target, startOf(context))
  // A bucket refills meanwhile.
  return requestsAt(context, beforeMs, 2 * target.size + EXTRA_REQUESTS, 'brief')
}

function isUsedUp({ ofTest }: Context): boolean {
  return ofTest.some(({ stage, outcome }) => stage === 'before-end' && outcome === 'refused')
}

/** Plans a few more requests while the limit refuses all. If the quota then returns later, refused requests count too. */
export function moreRefusals(context: Context): Requests {
  if (!isUsedUp(context) || context.has('refused') || context.inTest('after-end')) return []
  // Nothing but these shows it for a limit that is not announced.
  const share = context.has('search') ? FIRST_SHARE * (activeTarget(context)?.size ?? 0) : 0
  return requestsAt(context, context.nowMs, Math.max(EXTRA_REQUESTS, Math.round(share)), 'brief')
}

/** Plans requests that must fail, shortly after the window ends. If fewer others are accepted then, failing requests consume quota. */
export function failing(context: Context): Requests {
  const target = activeTarget(context)
  const isDue = isUsedUp(context) && !context.has('failing') && !context.inTest('after-end')
  if (!isDue || target === null || target.size < MIN_AT_ONCE) return []
  const { afterMs } = drainTimes(context, target, startOf(context))
  const wrongKeys = lastRefusal(context, 'scope') === undefined ? 0 : 2
  return [
    ...requestsAt(context, afterMs, 1, 'invalid'),
    ...requestsAt(context, afterMs, wrongKeys, 'wrong-key'),
  ]
}

/** Plans requests shortly after the window should end. How many are accepted shows how the quota comes back. */
export function drainAfterEnd(context: Context): Requests {
  const target = activeTarget(context)
  if (context.inTest('after-end') || !isUsedUp(context) || target === null) return []
  const { afterMs } = drainTimes(context, target, startOf(context))
  const isSizeCertain = context.requestLimits().some(({ decision: { size, announced } }) => {
    return size.value === target.size && (announced !== null || size.from === size.to)
  })
  // A sliding log frees the first request, and those at once. Two more are accepted only by a window.
  const freed = 1 + context.ofTest.filter(({ stage }) => stage === 'spend').length
  const isEnough = isSizeCertain && !context.has('search')
  const count = isEnough ? Math.min(target.size + 1, freed + 2) : target.size + EXTRA_REQUESTS
  return requestsAt(context, afterMs, count, 'brief')
}

function tokensSpent({ seen }: Context): Observation | undefined {
  return seen.find((one) => isAtOnce(one) && one.tokens > 0)
}

function tokenShare(context: Context, atMs: number): Requests {
  const size = tokenTarget(context)?.size ?? 0
  return requestsAt(context, atMs, 1, 'brief', Math.round(FIRST_SHARE * size))
}

/** Begins the test of a token limit with one large request. If no request limit is known, adds small requests at once to find one. */
export function testTokens(context: Context): Requests {
  const { nowMs, explanation } = context
  if (tokenTarget(context) === null || tokensSpent(context) !== undefined) return []
  if (activeTarget(context) === null)
    return [...tokenShare(context, nowMs), ...burstOf(context, nowMs, BURST)]
  return context.inTest('after-end')
    ? tokenShare(context, allFreeMs(explanation(), nowMs, FREE_FOR_BURST))
    : []
}

/** Plans large requests that use up a token limit, shortly before or after its window ends. */
export function drainTokens(context: Context, side: 'before' | 'after'): Requests {
  const [target, spent] = [tokenTarget(context), tokensSpent(context)]
  if (target === null || spent === undefined || context.has(`tokens-${side}-end`)) return []
  // In a joint test, a drain of the request limit follows.
  const others = spent.stage === 'spend' ? (activeTarget(context)?.size ?? 0) : 0
  const times = drainTimes(context, { ...target, size: TOKEN_DRAIN + others }, spent.sentMs)
  const tokens = Math.max(1, Math.round(target.size / (TOKEN_DRAIN - 1)))
  return requestsAt(context, times[`${side}Ms`], TOKEN_DRAIN, 'brief', tokens)
}

// Each request of a drain uses up a tenth of a token limit.
const TOKEN_DRAIN = 11
