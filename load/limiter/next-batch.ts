/**
 * Plans the requests of a run. It tests announced limits first: some requests, a pause, the rest just before the end of the window,
 * and more just after it. Then it searches for limits that are not announced. While candidates remain, it sends requests at the time
 * that distinguishes them best. Pure.
 */
import { contextOf, lastRefusal, requestsAt, type Context, type Found } from './context.ts'
import { nextLook } from './next-look.ts'
import { allFreeMs, predictions, windowOf } from './predict.ts'
import {
  SECOND_MS,
  type AnnouncedLimit,
  type Batch,
  type Done,
  type PlannedRequest,
  type RequestKind,
  type Seen,
} from './types.ts'

type Step = (context: Context) => Batch | null

/** Returns the next batch, or the end of the plan with its cause. */
export function nextBatch(from: Seen): Batch | Done {
  const context = contextOf(from)
  if (from.seen.length === 0) return batch('first', 'one request', requestsAt(from, 0, 1, 'brief'))
  const unusable = firstFailure(context)
  if (unusable !== null) return unusable
  for (const step of STEPS) {
    const next = within(context, step(context))
    if (next !== null) return next
  }
  return endOf(context)
}

const STEPS: readonly Step[] = [
  secondReset,
  spend,
  beforeTheEnd,
  tokensFirst,
  search,
  scope,
  failing,
  afterTheEnd,
  searchWindow,
  decisiveLook,
  edgesOfFound,
  burst,
  tokenEdges,
  look,
]

// The share of a limit that each round sends at its start. There are no more rounds than shares.
const SHARES = [0.3, 0.5, 0.2]

function inRound({ round }: Context, stage: string): boolean {
  return round.some((one) => one.stage === stage)
}

/** Returns the end of the plan with its cause: no limit was met, all limits are named, or the bounds are reached. */
function endOf(context: Context): Done {
  const { requestsLeft, nowMs, bounds } = context
  const found = context.found()
  const isDecided = found.every(
    ({ decision }) => decision.behavior !== null && decision.isSizeKnown && decision.isWindowKnown,
  )
  if (found.length === 0 && lastRefusal(context) === undefined)
    return {
      type: 'done',
      because: 'nothing-limited',
      note: `none of ${context.seen.length} requests was refused`,
    }
  if (found.length > 0 && isDecided)
    return { type: 'done', because: 'answered', note: 'every limit that showed is named' }
  const isSpent = requestsLeft < 1 || nowMs > bounds.maxMs - SECOND_MS
  return {
    type: 'done',
    because: 'bounds',
    note: isSpent ? 'the bounds are reached' : 'what is open needs more than the bounds allow',
  }
}

function firstFailure({ seen }: Context): Done | null {
  const [first] = seen
  if (
    first === undefined ||
    seen.some(({ outcome, status }) => outcome === 'refused' || (outcome === 'accepted' && status < 400))
  )
    return null
  return {
    type: 'done',
    because: 'unusable',
    note: `the first request was not completed (status ${first.status})`,
  }
}

function batch(
  stage: string,
  purpose: string,
  requests: readonly PlannedRequest[],
  until?: Batch['until'],
): Batch {
  return {
    type: 'batch',
    stage,
    purpose,
    isParallel: false,
    requests,
    ...(until === undefined ? {} : { until }),
  }
}

/** Removes the requests that the bounds do not allow; null when none is left. */
function within({ bounds, requestsLeft, tokensLeft, nowMs }: Context, next: Batch | null): Batch | null {
  if (next === null) return null
  let tokens = tokensLeft
  const requests = next.requests.slice(0, Math.max(0, requestsLeft)).filter((request) => {
    tokens -= request.tokens
    return tokens >= 0 && Math.max(nowMs, request.atMs) < bounds.maxMs - SECOND_MS / 2
  })
  return requests.length === 0 ? null : { ...next, requests }
}

/** A limit whose window is short enough for the run. */
type Target = { readonly size: number; readonly windowMs: number }

/** The minimum length of a run in windows of the tested limit: two whole windows, and the time until the first refusal. */
export const WINDOWS = 2.2

export function targetIn(context: Context, units: readonly AnnouncedLimit['unit'][]): Target | null {
  const { announced, bounds } = context
  const fitting = announced.flatMap(({ unit, size, windowMs }) =>
    units.includes(unit) && windowMs !== null && windowMs * WINDOWS <= bounds.maxMs
      ? [{ size, windowMs }]
      : [],
  )
  return fitting.toSorted((a, b) => a.size / a.windowMs - b.size / b.windowMs)[0] ?? null
}

export function requestTarget(context: Context): Target | null {
  const target = targetIn(context, ['requests'])
  return target !== null && canAfford(context, 2 * target.size + 3) ? target : null
}

function canAfford({ requestsLeft, seen }: Context, requests: number): boolean {
  return requests <= requestsLeft + seen.length
}

// This many simultaneous requests exceed the limits in flight of most free tiers, which are one to five.
const AT_ONCE = 8
const AT_ONCE_SHARE = 0.55

/**
 * Returns how many requests a round sends at once at its start, before a pause. At the end of the window, a fixed window then frees
 * everything, a log frees only these requests, and a bucket has refilled them before. Later rounds send other shares.
 */
function firstShare(size: number, rounds: number): number {
  const atOnce = rounds === 0 ? Math.min(AT_ONCE, Math.round(AT_ONCE_SHARE * size)) : 1
  return Math.max(1, Math.round((SHARES[rounds] ?? 0) * size), atOnce)
}

// A nearer reset may be the end of a much longer window on a clock.
const NEAR_MS = 10_000

/** Sends a request just after a reset that is near, because the next reset reveals the length of the window. */
function secondReset(context: Context): Batch | null {
  if (context.seen.length > 1) return null
  const near = context.series.find(
    ({ unit, isStated, isRefill }) => unit === 'requests' && !isStated && !isRefill,
  )
  const [first] = near?.values ?? []
  if (first === undefined || first.resetMs === null || first.resetMs <= 0 || first.resetMs > NEAR_MS)
    return null
  const atMs = first.observation.answeredMs + first.resetMs + 0.5 * SECOND_MS
  return batch('reset', 'one request after the announced reset', requestsAt(context, atMs, 1, 'brief'))
}

/** Spends part of an announced limit at once with long requests, which also shows how many may be in flight. */
function spend(context: Context): Batch | null {
  const target = requestTarget(context)
  if (context.has('spend') || context.has('search') || target === null) return null
  return together(
    context,
    'spend',
    `the first of ${target.size} requests, at once`,
    context.nowMs,
    firstShare(target.size, 0) - 1,
    target.windowMs,
  )
}

// The approximate tokens of a long request, and the maximum share of a token limit that long requests may spend.
const LONG_TOKENS = 220
const LONG_SHARE = 0.4
// A long answer may take this time: in a shorter window it would still be under way at the end.
const LONG_ANSWER_MS = 10_000

function together(
  context: Context,
  stage: string,
  purpose: string,
  atMs: number,
  count: number,
  windowMs = Infinity,
): Batch | null {
  if (count < 1) return null
  const tokens = Math.min(
    context.tokensLeft,
    ...context.announced.filter(({ unit }) => unit.includes('tokens')).map(({ size }) => LONG_SHARE * size),
  )
  const long = windowMs < LONG_ANSWER_MS ? 0 : Math.min(count, Math.max(0, Math.floor(tokens / LONG_TOKENS)))
  const kind: RequestKind = context.bounds.canStream ? 'long' : 'chat'
  const requests = [
    ...requestsAt(context, atMs, long, kind),
    ...requestsAt(context, atMs, count - long, 'brief'),
  ]
  return { ...batch(stage, purpose, requests), isParallel: true }
}

/** Returns the time of the first request of the tested window. */
export function startOf({ seen, round, has, rounds }: Context): number {
  const isFirst = rounds < 2 && !has('search')
  return (
    (isFirst ? seen : round).find(
      ({ outcome, stage }) => outcome === 'accepted' && (!isFirst || stage === 'reset' || !has('reset')),
    )?.sentMs ?? 0
  )
}

/** Returns the announced limit of requests, or the one found by the search. */
function activeTarget(context: Context): Target | null {
  if (!context.has('search')) return requestTarget(context)
  const found = context.found().find(({ component }) => component.counting.unit === 'requests')
  const windowMs = found?.decision.windowMs
  return found === undefined || windowMs === undefined || windowMs === null
    ? null
    : { size: Math.round(found.decision.size.value), windowMs: windowMs.value }
}

const BEFORE = 0.88
/** The time of the second drain, in windows since the start of the window. It sends all free requests after the window has ended. */
export const AFTER = 1.06

// The share of the window by which a drain must end before the window does.
const MARGIN = 0.06
// With an expected refill of this many units between the two drains, at least one unit refills.
const REFILLED = 1.25

/**
 * Returns the times at which all free requests are sent: before and after the end of a window that begins at `startMs`, or at an
 * announced end.
 */
export function drainTimes(
  context: Context,
  { size, windowMs }: Target,
  startMs: number,
): readonly [number, number] {
  const drainMs = size * context.briefMs
  const endMs = announcedEnd(context, windowMs, startMs)
  if (endMs !== null && endMs - startMs < 0.2 * windowMs)
    return [endMs + 0.04 * windowMs, endMs + 1.04 * windowMs]
  if (endMs !== null) return [endMs - MARGIN * windowMs - drainMs, endMs + 0.04 * windowMs]
  const share = size === 1 ? 0.5 : Math.min(BEFORE, AFTER - REFILLED / size)
  return [
    startMs + Math.max(0.1 * windowMs, Math.min(share * windowMs, (1 - MARGIN) * windowMs - drainMs)),
    startMs + AFTER * windowMs,
  ]
}

/** Returns the end of the window that header fields announce; null when it is one window after the first request, or for a refill. */
function announcedEnd({ series }: Context, windowMs: number, startMs: number): number | null {
  for (const { unit, windowMs: announcedMs, isRefill, values } of series) {
    const first = values.find(({ observation }) => observation.sentMs >= startMs)
    if (
      unit !== 'requests' ||
      isRefill ||
      announcedMs !== windowMs ||
      first === undefined ||
      first.resetMs === null
    )
      continue
    const endMs = first.observation.answeredMs + first.resetMs
    if (first.resetMs > 0 && endMs - startMs < windowMs - 1.5 * SECOND_MS) return endMs
  }
  return null
}

// The requests sent beyond an announced limit, which may be slightly larger than announced.
const MORE = 3

/** Sends the rest of an announced limit just before the end of its window. */
function beforeTheEnd(context: Context): Batch | null {
  const target = activeTarget(context)
  if (inRound(context, 'edge-1') || target === null) return null
  if (
    context.has('search') &&
    !context.round.some(({ stage, outcome }) => stage === 'spend' && outcome === 'accepted')
  )
    return null
  const [atMs] = drainTimes(context, target, startOf(context))
  return batch(
    'edge-1',
    `the rest of ${target.size} requests, before the end of the window`,
    requestsAt(context, atMs, target.size + MORE, 'brief'),
    'refusal',
  )
}

// Most free tiers allow at most 60 requests a minute.
const SEARCHED = 100
// The rest of the budget is for the windows that follow.
const SEARCH_SHARE = 0.55

/** Sends requests one by one until one is refused, when no announced limit of requests caused a refusal. */
function search(context: Context): Batch | null {
  if (context.has('search') || lastRefusal(context, 'edge-1') !== undefined) return null
  const count = Math.min(SEARCHED, SEARCH_SHARE * context.requestsLeft)
  return batch(
    'search',
    'requests until one is refused',
    requestsAt(context, context.nowMs, count, 'brief'),
    'refusal',
  )
}

/** Sends one request with another key and one from another address, while the first key is refused. */
function scope(context: Context): Batch | null {
  const { seen, bounds, nowMs } = context
  const last = seen.at(-1)
  if (context.has('scope') || last?.outcome !== 'refused' || !/^(?:edge|search|look|token)/.test(last.stage))
    return null
  const [key = '', otherKey] = bounds.keys
  const [source = '', otherSource] = bounds.sources
  const others = [
    ...(otherKey === undefined ? [] : [{ key: otherKey, source }]),
    ...(otherSource === undefined ? [] : [{ key, source: otherSource }]),
  ]
  const requests = others.map((other) => ({
    ...other,
    atMs: nowMs,
    kind: 'brief' as const,
    tokens: last.tokens,
  }))
  return batch('scope', 'another key or address', requests)
}

// The minimum size of a limit of which some requests are spent on failing ones.
const LEAST_FOR_FAILING = 8

/** Sends failing requests before the second drain (see {@link AFTER}), which then shows whether they consumed quota. */
function failing(context: Context): Batch | null {
  const target = activeTarget(context)
  if (context.has('failing') || !context.has('edge-1') || inRound(context, 'edge-2') || target === null)
    return null
  if (target.size < LEAST_FOR_FAILING || lastRefusal(context, 'edge-1') === undefined) return null
  const [, atMs] = drainTimes(context, target, startOf(context))
  const shared = lastRefusal(context, 'scope') !== undefined
  return batch('failing', 'requests that fail', [
    ...requestsAt(context, atMs, 1, 'invalid'),
    ...requestsAt(context, atMs, shared ? 2 : 0, 'wrong-key'),
  ])
}

/** Sends as many requests as are accepted just after the end of the window. */
function afterTheEnd(context: Context): Batch | null {
  const target = activeTarget(context)
  if (inRound(context, 'edge-2') || !inRound(context, 'edge-1') || target === null) return null
  const [, atMs] = drainTimes(context, target, startOf(context))
  const largest = Math.max(
    target.size,
    ...context
      .found()
      .map(({ component, decision }) => (component.counting.unit === 'requests' ? decision.size.value : 0)),
  )
  return batch(
    'edge-2',
    'all requests that are free, after the end of the window',
    requestsAt(context, atMs, largest + MORE, 'brief'),
    'refusal',
  )
}

// More simultaneous requests than most services allow.
const BURST = 20

/** Sends long requests at once if none were sent before, and no more than the found limits allow. */
function burst(context: Context): Batch | null {
  if (context.has('burst') || context.seen.some(({ kind }) => kind === 'long')) return null
  const limited = context.found().filter(({ component }) => component.counting.unit !== 'in-flight')
  const size = Math.min(BURST / AT_ONCE_SHARE, ...limited.map(({ decision }) => decision.size.value))
  const count = Math.min(Math.round(AT_ONCE_SHARE * size), context.requestsLeft)
  const atMs = limited.length === 0 ? context.nowMs : allFreeMs(context.explanation(), context.nowMs)
  return count < 2 ? null : together(context, 'burst', `${count} requests at once`, atMs, count)
}

/**
 * The stages that spend a limit of tokens: name, time in windows, the share of the limit that each request takes, and the maximum
 * number of requests.
 */
const TOKEN_STAGES = [
  ['token-first', 0, 0.3, 1],
  ['token-1', BEFORE, 1 / 8, 9],
  ['token-2', AFTER, 1 / 5, 6],
] as const

/**
 * Spends an announced limit of tokens. This precedes the search for a limit of requests that is not announced, because an announced limit
 * is sure to show.
 */
function tokensFirst(context: Context): Batch | null {
  return context.has('search') || requestTarget(context) !== null ? null : tokenEdges(context)
}

/** Spends a limit of tokens with few large requests: part of it first, the rest before the end of the window, all of it afterwards. */
function tokenEdges(context: Context): Batch | null {
  const target = targetIn(context, ['tokens', 'input-tokens'])
  if (target === null || target.size * WINDOWS > context.bounds.maxTokens) return null
  const next = TOKEN_STAGES.find(([stage]) => !context.has(stage))
  if (next === undefined) return null
  const [stage, windows, share, count] = next
  const startMs = context.seen.find((one) => one.stage === 'token-first')?.sentMs
  const freeMs =
    lastRefusal(context) === undefined ? context.nowMs : allFreeMs(context.explanation(), context.nowMs)
  const atMs = startMs === undefined ? freeMs : startMs + windows * target.windowMs
  const requests = requestsAt(context, atMs, count, 'brief', Math.max(1, Math.round(share * target.size)))
  const until = startMs === undefined ? undefined : 'refusal'
  return batch(
    stage,
    `${target.size} tokens: a share, the rest, and all after the end of the window`,
    requests,
    until,
  )
}

function isOpen({ component: { counting }, decision }: Found): boolean {
  return counting.unit === 'in-flight'
    ? false
    : decision.behavior === null || !decision.isWindowKnown || !decision.isSizeKnown
}

/** Sends requests at distinguishing times until the window of a limit is known well enough for a round. */
function searchWindow(context: Context): Batch | null {
  const open = context.found().find((one) => isOpen(one) && !one.decision.isWindowKnown)
  return open === undefined || isRoughlyKnown(context, open) ? null : nextLook(context, open)
}

// How much the windows of candidates may differ from the estimate, as a share of it, and the minimum share of such candidates.
// A round sends its requests about this far before and after the end of a window.
const ROUGH = 0.15
const ROUGHLY_SURE = 0.8

/** Returns whether the candidates agree about the window well enough for a round. */
function isRoughlyKnown(context: Context, { component, decision }: Found): boolean {
  if (decision.windowMs === null || context.tries > SHARES.length - 1) return false
  const { value } = decision.windowMs
  const near = predictions(context.explanation(), component).filter(
    ({ point }) => Math.abs(windowOf(point) - value) < ROUGH * value,
  )
  return near.reduce((sum, { share }) => sum + share, 0) > ROUGHLY_SURE
}

/**
 * Begins a round for a limit that the search found. Such a limit always gets a round, because the likely candidates must also predict
 * answers that they were not fitted to.
 */
function edgesOfFound(context: Context): Batch | null {
  const { rounds, tries, bounds, nowMs } = context
  const limit = context.found().find(({ component }) => component.counting.unit === 'requests')
  const share = SHARES[Math.max(rounds, tries - 1)]
  if (limit === undefined || share === undefined || limit.decision.windowMs === null) return null
  if (rounds > 0 && !isOpen(limit) && context.explanation().unexplained === 0) return null
  const { size, windowMs } = limit.decision
  const atMs = allFreeMs(context.explanation(), nowMs)
  if (atMs + AFTER * windowMs.value > bounds.maxMs || size.value < 2) return null
  const purpose = `a share of ${size.value} requests, at once`
  return together(context, 'spend', purpose, atMs, firstShare(size.value, rounds), windowMs.value)
}

/** Sends requests at one distinguishing time after a round, if the answers may decide. This costs less than another round. */
function decisiveLook(context: Context): Batch | null {
  const open = context.found().find(isOpen)
  return open === undefined || context.rounds === 0 ? null : nextLook(context, open, true)
}

/** Sends requests at the time that distinguishes the candidates best. */
function look(context: Context): Batch | null {
  const open = context.found().find(isOpen)
  return open === undefined ? null : nextLook(context, open)
}
