/** Estimates the cost of the rest of a plan, so that it can be announced first. Pure. */
import { contextOf } from './context.ts'
import { AFTER, drainTimes, requestTarget, startOf, targetIn, WINDOWS } from './next-batch.ts'
import { SECOND_MS, type ExpectedCost, type Seen } from './types.ts'

// Requests of a whole plan by size: a window is spent twice, a log or a bucket little more than once.
const PER_SIZE = 1.6
// The number of requests that fail, are refused, or show the scope.
const BESIDE = 4
// After a search, some batches find the window before two windows show the behavior.
const AFTER_SEARCH = { requests: 3, windows: 2.5 }
// A reset nearer than this does not show the window yet.
const NEAR_MS = 10_000

/** Returns the requests, seconds and tokens that the rest of the plan is expected to cost. */
export function expectCost(from: Seen): ExpectedCost {
  const context = contextOf(from)
  const { seen, bounds, briefMs, nowMs } = context
  const target = requestTarget(context)
  const tokens = targetIn(context, ['tokens', 'input-tokens'])
  const parts: { readonly requests: number; readonly seconds: number; readonly tokens: number }[] = []
  if (target !== null) {
    const isSearched = context.has('search')
    const [, lastMs] = drainTimes(context, target, startOf(context))
    const ms = isSearched ? AFTER_SEARCH.windows * target.windowMs : lastMs + target.size * briefMs - nowMs
    const requests = Math.round((isSearched ? AFTER_SEARCH.requests : PER_SIZE) * target.size) + BESIDE
    parts.push({ requests, seconds: ms / SECOND_MS, tokens: TOKENS * requests })
  }
  if (tokens !== null && tokens.size * WINDOWS <= bounds.maxTokens) {
    const windows = target === null ? AFTER : 2
    parts.push({ requests: 14, seconds: (windows * tokens.windowMs) / SECOND_MS, tokens: 2 * tokens.size })
  }
  const sum = (name: 'requests' | 'seconds' | 'tokens'): number =>
    Math.round(parts.reduce((total, part) => total + part[name], 0))
  const cost = { requests: sum('requests'), seconds: sum('seconds'), tokens: sum('tokens') }
  const isNear =
    seen.length < 2 &&
    context.announced.some(
      ({ errorMs = 0, windowMs }) => errorMs > 0 && windowMs !== null && windowMs <= NEAR_MS,
    )
  if (parts.length === 0)
    return { ...cost, note: 'no limit is announced: the cost is known after the first refusal' }
  if (target === null)
    return {
      ...cost,
      note: 'a search for a limit of requests follows: up to 100 requests, and more once it shows',
    }
  return { ...cost, note: isNear ? 'the length of the window shows in the next answers' : null }
}

// The approximate number of tokens of a brief request.
const TOKENS = 20
