/** Faults in limits: which requests are refused, and which consume quota. They show on limited keys only. */
import { patch, wantsStream } from '../hooks.ts'
import { onLimitPlan, onLimitRules } from '../limit-hooks.ts'
import type { Patch } from '../patch.ts'
import { isSocket } from '../socket-hooks.ts'

// Far longer than a correct limiter takes.
const SLOW_REFUSAL_MS = 1300
const QUOTA_OFF_BY = { lower: -2, higher: 3 }
const WINDOWS_LONGER = 3

/** Uses another quota than the announced one. */
function otherQuota(by: number): Patch['hooks'] {
  return {
    ...onLimitRules((rule) => ({ ...rule, n: rule.n + by })).hooks,
    limitReport: (report) => ({
      ...report,
      lines: report.lines.map((line) => ({
        ...line,
        limit: line.limit - by,
        remaining: report.retryMs === null ? Math.max(0, line.remaining - by) : line.remaining,
      })),
    }),
  }
}

const notEnforced = patch(
  'limit-not-enforced',
  'nobody is ever refused for asking too much',
  'a refusal\\b.*\\b200\\b',
  onLimitPlan((plan) => ({ ...plan, isEnforced: false })),
)
const streamsFree = patch(
  'limit-streams-free',
  'streamed completions are never refused',
  'stream\\b.*a refusal\\b.*a completion',
  onLimitPlan((plan) => ({ ...plan, isEnforced: false }), wantsStream),
)
const socketsFree = patch(
  'limit-sockets-free',
  'completions over WebSocket are never refused',
  'socket\\b.*a refusal\\b.*a completion',
  onLimitPlan((plan) => ({ ...plan, isEnforced: false }), isSocket),
)
const forEver = patch(
  'limit-for-ever',
  'whoever was refused once is always refused',
  'an answer\\b.*\\b429\\b',
  onLimitPlan((plan) => ({ ...plan, refusesForEver: true })),
)
const refusalSlow = patch(
  'limit-refusal-slow',
  'a refusal takes longer than a second',
  'within\\b.*\\d s\\b',
  onLimitPlan((plan) => ({ ...plan, refusalDelayMs: SLOW_REFUSAL_MS })),
)
const quotaLower: Patch = {
  id: 'limit-quota-lower',
  title: 'fewer requests get through than announced',
  reason: '\\b6\\b.*\\b4\\b',
  hooks: otherQuota(QUOTA_OFF_BY.lower) ?? {},
}
const quotaHigher: Patch = {
  id: 'limit-quota-higher',
  title: 'more requests get through than announced',
  reason: '\\b6\\b.*\\b9\\b',
  hooks: otherQuota(QUOTA_OFF_BY.higher) ?? {},
}
const windowLonger = patch(
  'limit-window-longer',
  'the window is longer than declared',
  'two windows\\b.*\\b429 after',
  onLimitRules((rule) => ({ ...rule, windowMs: rule.windowMs * WINDOWS_LONGER })),
)
const notAtomic = patch(
  'limit-not-atomic',
  'requests that come at the same moment all see the same count',
  '\\b6\\b.*\\b(7|8|9|10)\\b',
  onLimitPlan((plan) => ({ ...plan, isAtomic: false })),
)
const sharedByTenants = patch(
  'limit-shared-by-tenants',
  'all accounts share one count',
  'other\\b.*\\b429\\b',
  onLimitRules((rule) => ({ ...rule, scope: 'global' })),
)
const scopeWrong = patch(
  'limit-scope-wrong',
  'each key of an account has a count of its own',
  'sibling\\b.*a refusal\\b.*\\b200\\b',
  onLimitRules((rule) => ({ ...rule, scope: 'key' })),
)
const unauthorizedCharged = patch(
  'limit-401-charged',
  'a request with a wrong key is charged to everybody',
  'nothing charged\\b.*\\b1 charged',
  // The wrong key itself has no limit, so this applies with any plan.
  { hooks: { limitPlan: (plan) => ({ ...plan, chargesUnauthorized: true }) } },
)
const invalidCharged = patch(
  'limit-invalid-charged',
  'requests that are refused for what they say are charged',
  'nothing charged\\b.*\\b2 charged',
  onLimitRules((rule) => ({ ...rule, also: ['invalid'] })),
)
const refusedCharged = patch(
  'limit-refused-charged',
  'refused requests are taken off the next quota',
  '\\b6\\b.*\\b[1-5]\\b',
  onLimitPlan((plan) => ({ ...plan, chargesRefused: true })),
)
const abortedBurns = patch(
  'limit-aborted-burns',
  'each stream whose reader leaves takes one off the quota for ever',
  '\\b6\\b.*\\b[45]\\b',
  onLimitPlan((plan) => ({ ...plan, losesAborted: true })),
)

/** Faults in how limits are applied. */
export const limitFaults: readonly Patch[] = [
  notEnforced,
  streamsFree,
  socketsFree,
  forEver,
  refusalSlow,
  quotaLower,
  quotaHigher,
  windowLonger,
  notAtomic,
  sharedByTenants,
  scopeWrong,
  unauthorizedCharged,
  invalidCharged,
  refusedCharged,
  abortedBurns,
]
