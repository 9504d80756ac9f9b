/**
 * Plans the requests of a run. It tests announced limits first: some requests, a pause, the rest just before the end of the window,
 * and more just after it. Then it searches for limits that are not announced. While candidates remain, it sends requests at the time
 * that distinguishes them best. Pure.
 */
import {
  batch,
  contextOf,
  isDelaying,
  lastRefusal,
  MARGIN,
  MORE,
  requestsAt,
  type Context,
  type Found,
} from './context.ts'
import { isNamed } from './decide.ts'
import { costIn } from './limit-trace.ts'
import { nextLook, pauses } from './next-look.ts'
import { DECIDED } from './likelihood.ts'
import { allFreeMs, predictions, windowOf } from './predict.ts'
import {
  SECOND_MS,
  type AnnouncedLimit,
  type Batch,
  type Done,
  type RequestKind,
  type Seen,
} from './types.ts'

type Step = (context: Context) => Batch | null

/** Returns the next batch, or the end of the plan with its cause. */
export function nextBatch(from: Seen): Batch | Done {
  return planIn(contextOf(from))
}

/** Returns the next batch for the facts in `context`, or the end of the plan with its cause. */
export function planIn(context: Context): Batch | Done {
  if (context.seen.length === 0) return batch('first', 'one request', requestsAt(context, 0, 1, 'brief'))
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
  pauses,
  scope,
  refusedOnes,
  failing,
  afterTheEnd,
  lookFirst,
  edgesOfFound,
  burst,
  tokenEdges,
  look,
]

// The share of a limit that each round sends at its start. There are no more rounds than shares.
const SHARES = [0.3, 0.5, 0.2]

/** Returns whether the last round already includes a stage with this name. */
function inRound({ round }: Context, stage: string): boolean {
  return round.some((one) => one.stage === stage)
}

/** Returns the end of the plan with its cause: no limit was met, all limits are named, or the bounds are reached. */
function endOf(context: Context): Done {
  const { requestsLeft, nowMs, bounds, seen } = context
  const found = context.found()
  if (found.length === 0 && lastRefusal(context) === undefined)
    return end('nothing-limited', `none of ${seen.length} requests was refused`)
  if (found.length > 0 && found.every(({ decision }) => isNamed(decision)))
    return end('answered', 'every limit that showed is named')
  const isSpent = requestsLeft < 1 || nowMs > bounds.maxMs - SECOND_MS
  return end('bounds', isSpent ? 'the bounds are reached' : 'what is open needs more than the bounds allow')
}

function end(because: Done['because'], note: string): Done {
  return { type: 'done', because, note }
}

function firstFailure({ seen }: Context): Done | null {
  const [first] = seen
  return first === undefined ||
    seen.some(({ outcome, status }) => outcome === 'refused' || (outcome === 'accepted' && status < 400))
    ? null
    : end('unusable', `the first request was not completed (status ${first.status})`)
}

/** Removes the requests that the bounds do not allow; null when none is left. */
function within(context: Context, next: Batch | null): Batch | null {
  if (next === null) return null
  const { seen, bounds, requestsLeft, nowMs } = context
  // An answer that is not there at the end of the run shows nothing.
  const answerMs = Math.max(SECOND_MS / 2, ...seen.map(({ sentMs, closedMs }) => closedMs - sentMs))
  let tokens = context.tokensLeft
  const requests = next.requests.slice(0, Math.max(0, requestsLeft)).filter((request) => {
    tokens -= request.tokens
    return tokens >= 0 && Math.max(nowMs, request.atMs) < bounds.maxMs - answerMs
  })
  return requests.length === 0 ? null : { ...next, requests }
}

/** A limit whose window is short enough to test it in the run. `isDerived`: the service does not name the window itself. */
export type Target = Pick<AnnouncedLimit, 'unit' | 'size'> & {
  readonly windowMs: number
  readonly isDerived: boolean
}

// The minimum length of a run in windows of the tested limit: two whole windows, and the time until the first refusal.
const WINDOWS = 2.2

function targetIn(context: Context, units: readonly AnnouncedLimit['unit'][]): Target | null {
  const { announced, bounds } = context
  const fitting = announced.flatMap(({ unit, size, windowMs, errorMs = 0 }) =>
    units.includes(unit) && windowMs !== null && windowMs * WINDOWS <= bounds.maxMs
      ? [{ unit, size, windowMs, isDerived: errorMs > 0 }]
      : [],
  )
  return fitting.toSorted((a, b) => a.size / a.windowMs - b.size / b.windowMs)[0] ?? null
}

/** Returns the announced limit of requests that a run can afford to test; null without one. */
export function requestTarget(context: Context): Target | null {
  const { requestsLeft, seen } = context
  const target = targetIn(context, ['requests'])
  return target !== null && 2 * target.size + MORE <= requestsLeft + seen.length ? target : null
}

/** Returns the announced limit of tokens that a run can afford to test; null without one. */
export function tokenTarget(context: Context): Target | null {
  const target = targetIn(context, ['tokens', 'input-tokens'])
  return target !== null && target.size * WINDOWS <= context.bounds.maxTokens ? target : null
}

// This many simultaneous requests exceed the limits in flight of most free tiers, which are one to five.
const AT_ONCE = 8
// The share of a small limit that the first round sends at once. Two equal halves would look like a limit of half the size.
const AT_ONCE_SHARE = 0.55

/**
 * Returns how many requests a round sends at once at its start. After a pause, the end of the window shows the behavior. A fixed window
 * frees all requests then, and a sliding log only those of the start. A bucket has freed them earlier.
 */
function firstShare(size: number, rounds: number): number {
  const atOnce = rounds === 0 ? Math.min(AT_ONCE, Math.round(AT_ONCE_SHARE * size)) : 1
  return Math.max(1, Math.round((SHARES[rounds] ?? 0) * size), atOnce)
}

// A long answer may take this time, so a shorter window would end before it. A reset that is nearer may be the end of a longer window.
const SHORT_MS = 10_000

/** Plans a request just after the announced reset, if that is soon. Its answer announces another reset, which shows the whole window. */
function secondReset(context: Context): Batch | null {
  if (context.seen.length > 1) return null
  const near = context.series.find(
    ({ unit, isStated, isRefill }) => unit === 'requests' && !isStated && !isRefill,
  )
  const [first] = near?.values ?? []
  if (first === undefined || first.resetMs === null || first.resetMs <= 0 || first.resetMs > SHORT_MS)
    return null
  const atMs = first.observation.answeredMs + first.resetMs + SECOND_MS / 2
  return batch('reset', 'one request after the announced reset', requestsAt(context, atMs, 1, 'brief'))
}

/** Plans simultaneous long requests that use part of an announced limit. They also show how many requests may be in flight. */
function spend(context: Context): Batch | null {
  const target = requestTarget(context)
  if (context.has('spend') || context.has('search') || target === null) return null
  const purpose = `the first of ${target.size} requests, at once`
  return together(context, 'spend', purpose, context.nowMs, firstShare(target.size, 0) - 1, target.windowMs)
}

/** Plans `count` simultaneous requests. They are long ones as far as the window and the tokens allow it, else brief ones. */
function together(
  context: Context,
  stage: string,
  purpose: string,
  atMs: number,
  count: number,
  windowMs = Infinity,
): Batch | null {
  if (count < 1) return null
  const kind: RequestKind = context.bounds.canStream ? 'long' : 'chat'
  const limits = context.announced.filter(({ unit }) => unit.includes('tokens'))
  const tokens = Math.min(context.tokensLeft, ...limits.map(({ size }) => (SHARES[0] ?? 0) * size))
  const affordable = Math.floor(tokens / costIn('tokens', { kind, tokens: 0, usedTokens: null }))
  const long = windowMs < SHORT_MS ? 0 : Math.min(count, Math.max(0, affordable))
  const requests = [
    ...requestsAt(context, atMs, long, kind),
    ...requestsAt(context, atMs, count - long, 'brief'),
  ]
  return { ...batch(stage, purpose, requests), isParallel: true }
}

/** Returns when the first accepted request in the tested window was sent, in milliseconds since the start of the run; 0 without one. */
export function startOf({ seen, round, has, rounds }: Context): number {
  const isFirst = rounds < 2 && !has('search')
  return (
    (isFirst ? seen : round).find(
      ({ outcome, stage }) => outcome === 'accepted' && (!isFirst || stage === 'reset' || !has('reset')),
    )?.sentMs ?? 0
  )
}

/** Returns the limits on requests that the search found and that refuse requests instead of delaying them. */
function refusing(context: Context): readonly Found[] {
  return context
    .found()
    .filter(({ component }) => component.counting.unit === 'requests' && !isDelaying(component))
}

/** Returns the announced limit of requests, or the one found by the search. */
function activeTarget(context: Context): Target | null {
  if (!context.has('search')) return requestTarget(context)
  const [found] = refusing(context)
  const windowMs = found?.decision.windowMs
  return found === undefined || windowMs === undefined || windowMs === null
    ? null
    : {
        unit: 'requests',
        size: Math.round(found.decision.size.value),
        windowMs: windowMs.value,
        isDerived: true,
      }
}

// With an expected refill of this many units between the two drains, at least one unit refills.
const REFILLED = 1.25

/**
 * Returns two times at which a round sends all free requests: just before and just after the end of the window. The window ends one
 * `windowMs` after `startMs`, or when an announcement says so.
 */
function drainTimes(
  context: Context,
  { size, windowMs }: Target,
  startMs: number,
): readonly [number, number] {
  const marginMs = MARGIN * windowMs
  const announcedMs = announcedEnd(context, windowMs, startMs)
  const endMs = announcedMs ?? startMs + windowMs
  // Too little time is left in this window, so the next one is tested.
  if (endMs - startMs < 3 * marginMs) return [endMs + marginMs, endMs + windowMs + marginMs]
  const fullMs = endMs - Math.max(2 * marginMs, marginMs + size * context.briefMs)
  const refillMs = size === 1 ? windowMs / 2 : (REFILLED * windowMs) / size
  const beforeMs = announcedMs === null ? Math.min(fullMs, endMs + marginMs - refillMs) : fullMs
  return [Math.max(startMs + marginMs, beforeMs), endMs + marginMs]
}

/**
 * Returns when the window ends by its header fields, in milliseconds since the start of the run. Null without such a field, for a refill,
 * or if that is not clearly earlier than one window after `startMs`.
 */
export function announcedEnd({ series }: Context, windowMs: number, startMs: number): number | null {
  const ends = series
    .filter((one) => one.unit === 'requests' && !one.isRefill && one.windowMs === windowMs)
    .flatMap(({ values }) => values.find(({ observation }) => observation.sentMs >= startMs) ?? [])
    .flatMap(({ observation, resetMs }) =>
      resetMs === null || resetMs <= 0 ? [] : [observation.answeredMs + resetMs],
    )
  return ends.find((endMs) => endMs - startMs < windowMs - 1.5 * SECOND_MS) ?? null
}

/** Plans requests that use up the rest of a limit just before its window ends. */
function beforeTheEnd(context: Context): Batch | null {
  const target = activeTarget(context)
  if (inRound(context, 'edge-1') || target === null) return null
  if (
    context.has('search') &&
    !context.round.some(({ stage, outcome }) => stage === 'spend' && outcome === 'accepted')
  )
    return null
  const [atMs] = drainTimes(context, target, startOf(context))
  const purpose = `the rest of ${target.size} requests, before the end of the window`
  return batch('edge-1', purpose, requestsAt(context, atMs, target.size + MORE, 'brief'), 'refusal')
}

/** The maximum number of requests of a search: most free tiers allow at most 60 requests a minute. */
const SEARCHED = 100

/** Plans requests one by one until one is refused, when no announced limit of requests caused a refusal. */
function search(context: Context): Batch | null {
  if (context.has('search') || lastRefusal(context, 'edge-1') !== undefined) return null
  // Half of the budget is for the windows that follow.
  const count = Math.min(SEARCHED, context.requestsLeft / 2)
  const requests = requestsAt(context, context.nowMs, count, 'brief')
  return batch('search', 'requests until one is refused', requests, 'refusal')
}

/**
 * Plans more requests while a limit refuses them. If refused requests consume quota or prolong the wait, the limit accepts fewer after the
 * end of the window.
 */
function refusedOnes(context: Context): Batch | null {
  const isDue =
    !context.has('refused') &&
    !inRound(context, 'edge-2') &&
    context.round.some(({ stage, outcome }) => stage === 'edge-1' && outcome === 'refused')
  if (!isDue) return null
  const [limit] = refusing(context)
  if (limit === undefined) return null
  const share = context.has('search') ? (SHARES[0] ?? 0) : 0
  const count = Math.max(MORE, Math.round(share * limit.decision.size.value))
  const purpose = 'more requests that are refused'
  return batch('refused', purpose, requestsAt(context, context.nowMs, count, 'brief'))
}

/** Plans one request with another key and one from another address, while the first key is refused. */
function scope(context: Context): Batch | null {
  const { seen, bounds, nowMs } = context
  const last = seen.at(-1)
  if (last?.outcome !== 'refused' || !/^(?:edge|search|look|token)/.test(last.stage)) return null
  const [key = '', otherKey] = bounds.keys
  const [source = '', otherSource] = bounds.sources
  const others = [
    ...(otherKey === undefined ? [] : [{ key: otherKey, source }]),
    ...(otherSource === undefined ? [] : [{ key, source: otherSource }]),
  ]
  // A refusal close to the end of a window may decide nothing, so there is a second try.
  const tries = seen.filter(({ stage }) => stage === 'scope').length
  const least = otherSource === undefined ? 2 : 1
  const isUndecided = (): boolean =>
    context.found().some(({ component: { scopes } }) => scopes.includes('key') && scopes.length > least)
  if (tries > 0 && (tries >= 2 * others.length || !isUndecided())) return null
  const requests = others.map((other) => ({
    ...other,
    atMs: nowMs,
    kind: 'brief' as const,
    tokens: last.tokens,
  }))
  return batch('scope', 'another key or address', requests)
}

/** Plans failing requests just after the end of a window, if the limit is large. Later answers show whether failing ones consume quota. */
function failing(context: Context): Batch | null {
  const target = activeTarget(context)
  if (context.has('failing') || !context.has('edge-1') || inRound(context, 'edge-2') || target === null)
    return null
  if (target.size < AT_ONCE || lastRefusal(context, 'edge-1') === undefined) return null
  const [, atMs] = drainTimes(context, target, startOf(context))
  const shared = lastRefusal(context, 'scope') !== undefined
  return batch('failing', 'requests that fail', [
    ...requestsAt(context, atMs, 1, 'invalid'),
    ...requestsAt(context, atMs, shared ? 2 : 0, 'wrong-key'),
  ])
}

/** Plans a batch just after the end of the window, with as many requests as the limit should accept then. */
function afterTheEnd(context: Context): Batch | null {
  const target = activeTarget(context)
  if (inRound(context, 'edge-2') || !inRound(context, 'edge-1') || target === null) return null
  const [, atMs] = drainTimes(context, target, startOf(context))
  const largest = Math.max(target.size, ...refusing(context).map(({ decision }) => decision.size.value))
  const purpose = 'all requests that are free, after the end of the window'
  return batch('edge-2', purpose, requestsAt(context, atMs, largest + MORE, 'brief'), 'refusal')
}

// The share of each limit that must be free before a burst, which takes at most half of it, or before tokens are spent with few requests.
const FREE_FOR_MORE = 0.6
/** The maximum number of requests in a burst, which is more than most services allow at once. */
const BURST = 20

/** Plans simultaneous long requests, if no long one was sent yet: at most half as many as each found limit allows. */
function burst(context: Context): Batch | null {
  if (context.has('burst') || context.seen.some(({ kind }) => kind === 'long')) return null
  const limited = context
    .found()
    .filter(({ component }) => component.counting.unit !== 'in-flight' && !isDelaying(component))
  const sizes = limited.map(({ decision }) => decision.size.value / 2)
  const count = Math.round(Math.min(BURST, context.requestsLeft, ...sizes))
  const share = limited.length === 0 ? undefined : FREE_FOR_MORE
  const isFree = context.found().length === 0
  const atMs = isFree ? context.nowMs : allFreeMs(context.explanation(), context.nowMs, share)
  return count < 2 ? null : together(context, 'burst', `${count} requests at once`, atMs, count)
}

/**
 * The stages that test a token limit: name, start, share and count. Start: in windows after the first stage. Share: the part of the limit
 * that each request takes. Count: the maximum number of requests.
 */
const TOKEN_STAGES = [
  ['token-first', 0, 0.3, 1],
  ['token-1', 1 - 2 * MARGIN, 1 / 8, 9],
  ['token-2', 1 + MARGIN, 1 / 10, 11],
] as const

/**
 * Plans to spend an announced limit of tokens before the search for an unannounced limit of requests, because an announced limit
 * surely causes refusals. A test that has begun continues.
 */
function tokensFirst(context: Context): Batch | null {
  const isDue = context.has('token-first') || (!context.has('search') && requestTarget(context) === null)
  return isDue ? tokenEdges(context) : null
}

/** Plans large requests that use up a token limit: a part at first, the rest just before its window ends, and all of it after that. */
function tokenEdges(context: Context): Batch | null {
  const target = tokenTarget(context)
  const next = TOKEN_STAGES.find(([stage]) => !context.has(stage))
  if (target === null || next === undefined) return null
  const [stage, windows, share, count] = next
  const startMs = context.seen.find((one) => one.stage === 'token-first')?.sentMs
  const freeMs =
    lastRefusal(context) === undefined
      ? context.nowMs
      : allFreeMs(context.explanation(), context.nowMs, FREE_FOR_MORE)
  const atMs = startMs === undefined ? freeMs : startMs + windows * target.windowMs
  const requests = requestsAt(context, atMs, count, 'brief', Math.max(1, Math.round(share * target.size)))
  const purpose = `${target.size} tokens: a share, the rest, and all after the end of the window`
  if (startMs !== undefined) return batch(stage, purpose, requests, 'refusal')
  // Long answers show a limit in flight too. They spend tokens, so now is the time for them.
  const isFirst = !context.seen.some(({ kind }) => kind === 'long')
  const more = isFirst ? (together(context, stage, purpose, atMs, BURST)?.requests ?? []) : []
  return { ...batch(stage, purpose, [...requests, ...more]), isParallel: true }
}

function isOpen({ component: { counting }, decision }: Found): boolean {
  const isRefusing = counting.unit !== 'in-flight' && decision.point.kind.behavior !== 'delays'
  return isRefusing && !isNamed(decision)
}

/**
 * Plans requests that distinguish the candidates, until the window of a limit is known well enough for a round. After a round, such
 * requests are planned only if they may decide the behavior, which costs less than another round.
 */
function lookFirst(context: Context): Batch | null {
  const open = context.found().find(isOpen)
  if (open === undefined) return null
  const isKnown = isRoughlyKnown(context, open)
  return isKnown && context.rounds === 0 ? null : nextLook(context, open, isKnown)
}

// The minimum share of candidates whose window differs from the estimate by less than the time between the two drains of a round.
const ROUGHLY_SURE = 0.8

/** Returns whether the window of a limit is known well enough to plan requests just before and just after its end. */
export function isRoughlyKnown(context: Context, { component, decision }: Found): boolean {
  if (decision.isWindowKnown) return true
  if (decision.windowMs === null || context.tries > SHARES.length - 1) return false
  const { value } = decision.windowMs
  const near = predictions(context.explanation(), component).filter(
    ({ point }) => Math.abs(windowOf(point) - value) < 2.5 * MARGIN * value,
  )
  return near.reduce((sum, { share }) => sum + share, 0) > ROUGHLY_SURE
}

/**
 * Returns when a round for the found limit on requests can begin; null if it would not end within the run. Usually all quota must surely be
 * free. If that is too late, one estimated window must have passed, unless early requests may prolong the wait.
 */
function roundStart(context: Context): number | null {
  const { nowMs, bounds } = context
  const decision = refusing(context)[0]?.decision
  if (decision === undefined || decision.windowMs === null) return null
  const { windowMs, table } = decision
  const isProlonging = table.some(
    ({ behavior, evidence }) => behavior === 'prolonging' && evidence > -DECIDED,
  )
  const starts = [
    allFreeMs(context.explanation(), nowMs),
    ...(isProlonging ? [] : [nowMs + (1 + MARGIN) * windowMs.to]),
  ]
  return starts.find((atMs) => atMs + (1 + MARGIN) * windowMs.value <= bounds.maxMs) ?? null
}

/**
 * Plans the start of a round for a limit that the search found. Each such limit gets a round, because its candidates must also explain new
 * answers.
 */
function edgesOfFound(context: Context): Batch | null {
  const { rounds, tries } = context
  const [limit] = refusing(context)
  const share = SHARES[Math.max(rounds, tries - 1)]
  if (limit === undefined || share === undefined || limit.decision.windowMs === null) return null
  if (rounds > 0 && !isOpen(limit) && context.explanation().unexplained === 0) return null
  const { size, windowMs } = limit.decision
  const atMs = roundStart(context)
  if (atMs === null || size.value < 2) return null
  const purpose = `a share of ${size.value} requests, at once`
  return together(context, 'spend', purpose, atMs, firstShare(size.value, rounds), windowMs.value)
}

/** Plans requests for a limit that is not named yet, at the time at which the answers distinguish its candidates best. */
function look(context: Context): Batch | null {
  const open = context.found().find(isOpen)
  return open === undefined ? null : nextLook(context, open)
}
