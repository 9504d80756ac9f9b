/**
 * Plans the next requests of a run. `QUESTIONS` lists the tests, the most urgent first. A test returns requests if its question is open,
 * and none otherwise. The first test with requests within the budget is the next batch. If there is none, the run ends.
 */
import { MINUTE_MS, SECOND_MS } from '../../schemas/durations.ts'
import { freeAfterMs } from './announced.ts'
import { BURST, FEW_SECONDS_MS, FREE_FOR_BURST } from './constants.ts'
import { contextOf, isDelaying, isLong, lastRefusal, reasonsAgainst, type Context } from './context.ts'
import { requestsAt, type FoundLimit } from './context.ts'
import { isFullyKnown } from './decide.ts'
import { formatAnnounced } from './limit-text.ts'
import { costIn, isAtOnce, sharingKeys } from './limit-trace.ts'
import { allFreeMs, probes, pauses } from './next-probe.ts'
import { testAnnounced, failing, testFound, drainAfterEnd, moreRefusals } from './plan-round.ts'
import { drainBeforeEnd, burstOf, testTokens, drainTokens } from './plan-round.ts'
import type { Batch, Done, PlannedRequest, Requests, RunSoFar } from './types.ts'

type Question = Pick<Batch, 'stage' | 'purpose'> & { readonly ask: (context: Context) => Requests }

const QUESTIONS: readonly Question[] = [
  { stage: 'first', purpose: 'one request', ask: first },
  { stage: 'reset', purpose: 'one request after the announced reset', ask: secondReset },
  { stage: 'alone', purpose: 'one request after those at once', ask: alone },
  { stage: 'spend', purpose: 'a share of the limit, at once', ask: testAnnounced },
  { stage: 'token-first', purpose: 'a share of the tokens, at once', ask: testTokens },
  { stage: 'token-1', purpose: 'tokens, before the window ends', ask: (context) => drainTokens(context, 0) },
  { stage: 'edge-1', purpose: 'the rest, before the window ends', ask: drainBeforeEnd },
  { stage: 'scope', purpose: 'another key or address', ask: scope },
  { stage: 'refused', purpose: 'more requests that are refused', ask: moreRefusals },
  { stage: 'failing', purpose: 'requests that fail', ask: failing },
  { stage: 'token-2', purpose: 'tokens, after the window ended', ask: (context) => drainTokens(context, 1) },
  { stage: 'edge-2', purpose: 'all that is free, after the window ended', ask: drainAfterEnd },
  { stage: 'search', purpose: 'requests until one is refused', ask: search },
  { stage: 'pauses', purpose: 'single requests with pauses', ask: pauses },
  { stage: 'probe', purpose: 'all that is free', ask: (context) => probes(context, true) },
  { stage: 'spend', purpose: 'a share of the limit, at once', ask: testFound },
  { stage: 'probe', purpose: 'all that is free', ask: (context) => probes(context, false) },
  { stage: 'burst', purpose: 'requests at once', ask: burst },
  { stage: 'burst', purpose: 'as many at once, when those before have ended', ask: burstAgain },
]

/** Returns the next requests to send, or why the run ends, given all answers so far. */
export function nextBatch(from: RunSoFar): Batch | Done {
  return planIn(contextOf(from))
}

/** Returns the next requests to send, or why the run ends, given what the run has found out. */
export function planIn(context: Context): Batch | Done {
  const [one] = context.seen
  const isUsable = context.seen.some(
    ({ outcome, status }) => outcome === 'refused' || (outcome === 'accepted' && status < 400),
  )
  if (one !== undefined && !isUsable)
    return end('unusable', `the first request was not completed (status ${one.status})`)
  for (const { stage, purpose, ask } of QUESTIONS) {
    const requests = isSpent(context) && stage !== 'reset' ? [] : affordable(context, ask(context))
    // These stages end at the first refusal.
    const until = /^(?:edge-\d|token-\d|search|probe)$/.test(stage) ? { until: 'refusal' as const } : {}
    if (requests.length > 0)
      return { type: 'batch', stage, purpose, isParallel: isAtOnce({ stage }), requests, ...until }
  }
  return endOf(context)
}

function endOf(context: Context): Done {
  const none = `none of ${context.seen.length} requests was refused`
  const found = context.found()
  if (isSpent(context)) return end('unusable', 'every request was refused')
  if (found.length === 0 && lastRefusal(context) === undefined)
    return end('nothing-limited', [none, ...reachedBound(context)].join('; '))
  const [reason] = reasonsAgainst(context)
  if (reason !== undefined) return end('bounds', reason)
  if (found.length > 0 && found.every(({ decision }) => isFullyKnown(decision)))
    return end('answered', 'every limit that showed is named')
  return end('bounds', reachedBound(context)[0] ?? 'no request within the bounds would decide what is open')
}

function reachedBound(context: Context): readonly string[] {
  const { requestsLeft, tokensLeft, nowMs, bounds, seen, announced } = context
  if (nowMs > bounds.maxMs - SECOND_MS) return ['the time of the run is over (--max-seconds)']
  const isTooLarge = ({ ask }: Question): boolean =>
    ask(context).some((one) => costIn('tokens', one) > tokensLeft)
  if (QUESTIONS.some(isTooLarge)) return ['the tokens of the run are used up (--max-tokens)']
  // A test takes at least two requests.
  if (requestsLeft >= 2) return []
  if (seen.length + 2 > bounds.maxRequests) return ['the requests of the run are used up (--max-requests)']
  const days = announced.filter((limit) => isLong(limit) && 0.1 * limit.size < seen.length + 2)
  const [quota = 'a quota'] = days.map(formatAnnounced)
  return [`a tenth of ${quota} is used, and a run uses no more unless --max-requests is given`]
}

function isSpent({ seen }: Context): boolean {
  return seen.length > 0 && seen.every(({ outcome }) => outcome === 'refused')
}

function end(because: Done['because'], note: string): Done {
  return { type: 'done', because, note }
}

function affordable(context: Context, all: Requests): Requests {
  const { seen, bounds, requestsLeft, nowMs } = context
  // An answer that is not there at the end of the run shows nothing.
  const slowestMs = ({ kind }: PlannedRequest): number => {
    const own = seen.filter((one) => one.kind === kind)
    return Math.max(SECOND_MS / 2, ...own.map(({ sentMs, closedMs }) => closedMs - sentMs))
  }
  let tokens = context.tokensLeft
  return all.slice(0, Math.max(0, requestsLeft)).filter((request) => {
    tokens -= costIn('tokens', request)
    return tokens >= 0 && Math.max(nowMs, request.atMs) < bounds.maxMs - slowestMs(request)
  })
}

function first(context: Context): Requests {
  return context.seen.length > 0 ? [] : requestsAt(context, 0, 1, 'brief')
}

function secondReset(context: Context): Requests {
  const { seen, bounds, nowMs } = context
  const last = seen.at(-1)
  if (last !== undefined && isSpent(context)) {
    const waitMs = freeAfterMs(last, bounds.startEpochMs) ?? MINUTE_MS
    return requestsAt(context, nowMs + waitMs + SECOND_MS / 2, seen.length > 3 ? 0 : 1, 'brief')
  }
  if (seen.length > 1) return []
  const near = context.series.filter(({ limit, isStated }) => limit.unit === 'requests' && !isStated)
  const [next] = near.flatMap(({ ends }) => ends)
  if (next === undefined || next.endMs - next.observation.answeredMs > FEW_SECONDS_MS) return []
  return requestsAt(context, next.endMs + SECOND_MS / 2, 1, 'brief')
}

function alone(context: Context): Requests {
  const { seen, nowMs } = context
  const last = seen.at(-1)
  const isDue = last !== undefined && isAtOnce(last) && lastRefusal(context, last.stage) !== undefined
  return isDue && !context.has('alone') ? requestsAt(context, nowMs, 1, 'brief') : []
}

function search(context: Context): Requests {
  if (context.has('search') || lastRefusal(context, 'edge-1') !== undefined) return []
  // Most free tiers allow up to 60 requests a minute. Half of the budget is for the windows that follow.
  return requestsAt(context, context.nowMs, Math.min(100, context.requestsLeft / 2), 'brief')
}

function scope(context: Context): Requests {
  const { seen, bounds, nowMs } = context
  const last = seen.at(-1)
  const isNext = last?.stage === 'scope'
  const isDue = last?.outcome === 'refused' && /^(?:edge|search|probe|token|refused)/.test(last.stage)
  if (last === undefined || (!isNext && !isDue)) return []
  const [[key = ''], [source = '', otherSource]] = [bounds.keys, bounds.sources]
  const tries = seen.filter(({ stage }) => stage === 'scope')
  const others = [
    ...bounds.keys.slice(1, 1 + sharingKeys(seen).size).map((other) => ({ key: other, source })),
    ...(otherSource === undefined ? [] : [{ key, source: otherSource }]),
  ]
  const least = bounds.keys.length > 1 && otherSource !== undefined ? 1 : 2
  const isOpen = ({ component: { counting, scopes } }: FoundLimit): boolean =>
    counting.unit !== 'in-flight' && scopes.length > least
  if (!isNext && tries.length > 0 && !context.found().some(isOpen)) return []
  // If a large request was refused, the others are large too.
  const large = seen.findLast(({ outcome, tokens }) => outcome === 'refused' && tokens > 0)
  const tokens = tries.length === 0 ? (large?.tokens ?? 0) : last.tokens
  const triesOf = (other: (typeof others)[number]): number =>
    tries.filter((one) => one.key === other.key && one.source === other.source).length
  // One answer decides nothing, and some may come after the end of the window.
  return others
    .filter((other) => triesOf(other) < (isNext ? 1 : 4))
    .map((other) => ({ ...other, atMs: nowMs, kind: 'brief', tokens }))
}

function burst(context: Context): Requests {
  if (context.has('burst') || context.seen.some(({ kind }) => kind === 'long')) return []
  const found = context.found()
  const isDelayed = found.some(({ component }) => isDelaying(component))
  const limited = found.filter(({ component: one }) => one.counting.unit !== 'in-flight' && !isDelaying(one))
  const sizes = limited.map(({ decision }) => decision.size.value / 2)
  const count = Math.round(Math.min(BURST, context.requestsLeft, ...sizes))
  const share = limited.length === 0 ? undefined : FREE_FOR_BURST
  const atMs = found.length === 0 ? context.nowMs : allFreeMs(context.explanation(), context.nowMs, share)
  if (count < 2) return []
  // Long answers usually take longer than 870 ms, and answers of 100, 250 or 500 ms do not end then.
  return [...burstOf(context, atMs, count), ...requestsAt(context, atMs + 870, isDelayed ? 0 : 2, 'brief')]
}

function burstAgain(context: Context): Requests {
  const sent = context.seen.filter(({ kind }) => kind === 'long').map(({ sentMs }) => sentMs)
  const isOnly = sent.length > 0 && Math.max(...sent) < Math.min(...sent) + SECOND_MS
  const found = context.found()
  const cap = found.find(({ component }) => component.counting.unit === 'in-flight')
  const isAnnounced = context.announced.some(({ unit }) => unit === 'in-flight')
  // Requests that wait in a queue show nothing about a limit on tokens.
  const isQueue = found.some(({ component }) => isDelaying(component))
  if (!isOnly || cap === undefined || isAnnounced || isQueue) return []
  return burstOf(context, context.nowMs, Math.min(BURST, 2 * cap.decision.size.value))
}
