/**
 * Plans the requests of a run. It tests announced limits first: some requests, a pause, the rest just before the end of the window,
 * and more just after it. Then it searches for limits that are not announced. While candidates remain, it sends requests at the time
 * that distinguishes them best. Pure.
 */
import { contextOf, lastRefusal, requestsAt, type Context, type Found } from './context.ts'
import { nextLook } from './next-look.ts'
import { allFreeMs } from './predict.ts'
import type { AnnouncedLimit, Batch, Done, PlannedRequest, RequestKind, Seen } from './types.ts'

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
  search,
  scope,
  failing,
  afterTheEnd,
  burst,
  searchWindow,
  edgesOfFound,
  tokenEdges,
  look,
]

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

const SECOND_MS = 1000

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

// The share spent before the pause. It distinguishes a window from a log, and a bucket refills it.
const SPENT_FIRST = 0.3
// This many simultaneous requests exceed the limits in flight of most free tiers, which are one to five.
const AT_ONCE = 8
const AT_ONCE_SHARE = 0.55

/** Returns how many requests to send before the pause. */
function firstShare(size: number): number {
  return Math.max(1, Math.round(SPENT_FIRST * size), Math.min(AT_ONCE, Math.round(AT_ONCE_SHARE * size)))
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
    firstShare(target.size) - 1,
  )
}

// The approximate tokens of a long request, and the maximum share of a token limit that long requests may spend.
const LONG_TOKENS = 220
const LONG_SHARE = 0.4

function together(
  context: Context,
  stage: string,
  purpose: string,
  atMs: number,
  count: number,
): Batch | null {
  if (count < 1) return null
  const tokens = Math.min(
    context.tokensLeft,
    ...context.announced.filter(({ unit }) => unit.includes('tokens')).map(({ size }) => LONG_SHARE * size),
  )
  const long = Math.min(count, Math.max(0, Math.floor(tokens / LONG_TOKENS)))
  const kind: RequestKind = context.bounds.canStream ? 'long' : 'chat'
  const requests = [
    ...requestsAt(context, atMs, long, kind),
    ...requestsAt(context, atMs, count - long, 'brief'),
  ]
  return { ...batch(stage, purpose, requests), isParallel: true }
}

/** Returns the time of the first request of the tested window. */
export function startOf({ seen, has }: Context): number {
  return (
    seen.find(
      ({ outcome, stage }) =>
        outcome === 'accepted' && (has('search') ? stage === 'spend' : stage === 'reset' || !has('reset')),
    )?.sentMs ?? 0
  )
}

/** Returns the announced limit of requests, or the one found by the search. */
function activeTarget(context: Context): Target | null {
  if (!context.has('search')) return requestTarget(context)
  const found = context
    .found()
    .find(({ component, decision }) => component.counting.unit === 'requests' && decision.isWindowKnown)
  const windowMs = found?.decision.windowMs
  return found === undefined || windowMs === undefined || windowMs === null
    ? null
    : { size: Math.round(found.decision.size.value), windowMs: windowMs.value }
}

const BEFORE = 0.88
/** The time of the second drain, which sends all free requests after a window has ended, in windows after its start. */
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
  if (context.has('edge-1') || target === null) return null
  if (
    context.has('search') &&
    !context.seen.some(({ stage, outcome }) => stage === 'spend' && outcome === 'accepted')
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
  if (context.has('failing') || !context.has('edge-1') || context.has('edge-2') || target === null)
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
  if (context.has('edge-2') || !context.has('edge-1') || target === null) return null
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

/** Sends long requests at once, when no other step did. */
function burst(context: Context): Batch | null {
  if (context.has('spend') || context.has('burst') || !context.has('search')) return null
  if (lastRefusal(context, 'search') !== undefined) return null
  return together(
    context,
    'burst',
    `${BURST} requests at once`,
    context.nowMs,
    Math.min(BURST, context.requestsLeft),
  )
}

/** The stages that spend a limit of tokens: name, time in windows, share of each request, and maximum number of requests. */
const TOKEN_STAGES = [
  ['token-first', 0, 0.1, 3],
  ['token-1', BEFORE, 1 / 8, 8],
  ['token-2', AFTER, 0.1, 12],
] as const

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

/** Sends requests until the window of a limit that is not announced is known. */
function searchWindow(context: Context): Batch | null {
  const open = context.found().find((one) => isOpen(one) && !one.decision.isWindowKnown)
  return open === undefined ? null : nextLook(context, open)
}

// If the whole first share was refused, it came too early and is sent once more.
function hasSpent({ seen }: Context): boolean {
  const batches = new Set(seen.filter(({ stage }) => stage === 'spend').map(({ atMs }) => atMs))
  return batches.size > 1 || seen.some(({ stage, outcome }) => stage === 'spend' && outcome === 'accepted')
}

/** Tests a limit found by the search like an announced one: part of it, a pause, and the rest, which shows its behavior. */
function edgesOfFound(context: Context): Batch | null {
  const open = context.found().find((one) => isOpen(one) && one.component.counting.unit === 'requests')
  if (open === undefined || open.decision.windowMs === null || hasSpent(context)) return null
  const { size } = open.decision
  const atMs = allFreeMs(context.explanation(), context.nowMs)
  if (atMs + AFTER * open.decision.windowMs.value > context.bounds.maxMs) return null
  return together(
    context,
    'spend',
    `the first of ${size.value} requests, at once`,
    atMs,
    firstShare(size.value),
  )
}

/** Sends requests at the time that distinguishes the candidates best. */
function look(context: Context): Batch | null {
  const open = context.found().find(isOpen)
  return open === undefined ? null : nextLook(context, open)
}
