/** Estimates the cost of the rest of a plan, so that it can be announced first. Pure. */
import { contextOf, MARGIN, requestsAt, type Context } from './context.ts'
import { costIn } from './limit-trace.ts'
import {
  activeTarget,
  announcedEnd,
  BURST,
  drainTimes,
  inRound,
  isRoughlyKnown,
  requestTarget,
  roundStart,
  SEARCHED,
  startOf,
  tokenTarget,
} from './next-batch.ts'
import { SECOND_MS, type ExpectedCost, type Seen } from './types.ts'

// The requests of the second drain of a round, as a share of the limit: a window frees all, a log or a bucket only some.
const SECOND_DRAIN = 0.6
// The number of requests that fail, are refused, or show the scope.
const BESIDE = 4

type Cost = { readonly requests: number; readonly ms: number; readonly tokens: number }

/** Returns the requests, seconds and tokens that the rest of the plan is expected to cost. Without an estimate all are 0. */
export function expectCost(from: Seen): ExpectedCost {
  const context = contextOf(from)
  const unknown = unknownCost(context)
  if (unknown !== null) return { requests: 0, seconds: 0, tokens: 0, note: unknown }
  const parts = [...requestCost(context), ...tokenCost(context), ...searchCost(context)]
  const sum = (name: keyof Cost): number => Math.round(parts.reduce((total, part) => total + part[name], 0))
  const isSearched = context.has('search') || requestTarget(context) !== null
  return {
    requests: sum('requests'),
    seconds: Math.round(sum('ms') / SECOND_MS),
    tokens: sum('tokens'),
    note: isSearched ? null : 'this includes a search for a limit of requests, and more if it finds one',
  }
}

/** Returns why the cost cannot be estimated yet; null when it can. */
function unknownCost(context: Context): string | null {
  const target = activeTarget(context)
  if (target?.isDerived === true && context.seen.length < 3)
    return 'the length of the window shows in the next answers'
  const found = context.found().find(({ component }) => component.counting.unit === 'requests')
  if (context.has('search') && found !== undefined && !context.has('spend'))
    return isRoughlyKnown(context, found) ? null : 'the window of the limit that showed is not known yet'
  if (target !== null || context.has('search')) return null
  return tokenTarget(context) === null
    ? `a search follows, with up to ${SEARCHED} requests; the cost of the rest is known after the first refusal`
    : null
}

/** Returns the cost of a number of brief requests that take `ms` milliseconds. */
function costOf(context: Context, requests: number, ms: number): Cost {
  const [brief] = requestsAt(context, 0, 1, 'brief')
  const tokens = brief === undefined ? 0 : costIn('tokens', { ...brief, usedTokens: null })
  return { requests, ms, tokens: requests * tokens }
}

/** Returns the remaining cost of the current round, which tests a limit on requests. */
function requestCost(context: Context): readonly Cost[] {
  const target = activeTarget(context)
  if (target === null || inRound(context, 'edge-2')) return []
  const { size, windowMs } = target
  const { nowMs, briefMs, round, seen } = context
  // After a search, a round begins when all is free again.
  const isSearched = context.has('search') && !context.has('spend')
  const startMs = isSearched ? (roundStart(context) ?? nowMs) : startOf(context)
  // The first reset may be that of a refill, after which the window goes on.
  const endMs = announcedEnd(context, windowMs, startMs) ?? Infinity
  const isRefill = seen.length === 1 && endMs - startMs <= windowMs / size + 2 * SECOND_MS
  const [, drainMs] = drainTimes(context, target, startMs)
  const afterMs = isRefill || isSearched ? startMs + (1 + MARGIN) * windowMs : drainMs
  const spent = isSearched ? 0 : round.filter(({ outcome }) => outcome === 'accepted').length
  const first = inRound(context, 'edge-1') ? 0 : Math.max(0, size - spent)
  const isShort = context.has('spend') && !seen.some(({ kind }) => kind === 'long')
  return [
    costOf(
      context,
      first + Math.round(SECOND_DRAIN * size) + BESIDE,
      afterMs + SECOND_DRAIN * size * briefMs - nowMs,
    ),
    ...(isShort ? [costOf(context, Math.min(BURST, Math.round(size / 2)), windowMs / 2)] : []),
  ]
}

/** Returns the cost of the rest of the test of a token limit. The test begins after the window of a limit on requests. */
function tokenCost(context: Context): readonly Cost[] {
  const target = tokenTarget(context)
  if (target === null || context.has('token-2')) return []
  const { size, windowMs } = target
  const first = context.seen.find(({ stage }) => stage === 'token-first')
  const waitMs = first === undefined ? (requestTarget(context)?.windowMs ?? 0) : first.sentMs - context.nowMs
  return [{ requests: 14, ms: waitMs + (1 + MARGIN) * windowMs, tokens: 2 * size }]
}

/** Returns the cost of a search that finds no limit. */
function searchCost(context: Context): readonly Cost[] {
  if (context.has('search') || requestTarget(context) !== null) return []
  const requests = Math.min(SEARCHED, Math.floor(context.requestsLeft / 2))
  return [costOf(context, requests, requests * context.briefMs)]
}
