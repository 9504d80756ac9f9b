/** Faults of limits: what is counted, what refusals say, and what header fields say. */
import { completionChunks } from '../completion.ts'
import { editJson, patch, wantsStream, withHeader, withText, isChat, onReply } from '../hooks.ts'
import { valueAtPath } from '../json-edit.ts'
import {
  onLimitRefusal,
  onRetryAfter,
  isLimitRefusal,
  onLimitFields,
  onLimitLines,
  withoutLimitFields,
  onLimitPlan,
  onLimitRules,
} from '../limit-hooks.ts'
import type { Call, Patch, Reply } from '../patch.ts'
import { onSaid, isSocket } from '../socket-hooks.ts'
import { readChatRequest } from '../validate.ts'

const HOUR_MS = 3_600_000

/** Returns the beginning of an answer whose refusal comes too late. */
function beginning(call: Call): readonly unknown[] {
  const request = readChatRequest(call.json, call.models)
  return completionChunks(request, { tokens: ['One'], finishReason: 'stop', promptTokens: 1 }).slice(0, 2)
}

function otherStatus(status: number): (reply: Reply) => Reply {
  return (reply) => ({ ...reply, status })
}

const MUCH_LATER_MS = 600_000
const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Returns the milliseconds of a time such as `1.95s`, `950ms` or `6m0s`. */
function millisecondsOf(duration: string): number {
  const units: readonly (readonly [RegExp, number])[] = [
    [/([\d.]+)h/, 3_600_000],
    [/([\d.]+)m(?!s)/, 60_000],
    [/([\d.]+)s/, 1000],
    [/([\d.]+)ms/, 1],
  ]
  return units.reduce((sum, [unit, ms]) => sum + Number(unit.exec(duration)?.[1] ?? '0') * ms, 0)
}

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

/** All of these faults. */
export const limitFaults: readonly Patch[] = [
  patch(
    'limit-429-after-start',
    'a stream that is refused begins all the same',
    'stream\\b.*\\b429\\b.*\\b200\\b',
    onLimitRefusal((reply, call) => {
      const error = reply.body.kind === 'json' ? [reply.body.value] : []
      const begun = withHeader(withHeader(reply, 'retry-after', null), 'content-type', 'text/event-stream')
      return { ...begun, status: 200, body: { kind: 'stream', chunks: [...beginning(call), ...error] } }
    }, wantsStream),
  ),
  patch(
    'limit-socket-late',
    'an answer over WebSocket begins although it is refused',
    'no chunk before the refusal\\b.*chunk',
    onSaid((parts, call) => {
      const isRefusal = parts.some((part) => typeof part === 'string' && part.includes('rate_limit_exceeded'))
      return isRefusal ? [...beginning(call).map((chunk) => JSON.stringify(chunk)), ...parts] : parts
    }),
  ),
  patch(
    'limit-403',
    'what is too much is answered 403',
    'status\\b.*\\b403\\b',
    onLimitRefusal(otherStatus(403)),
  ),
  patch(
    'limit-body-empty',
    'a refusal has no body',
    'body\\b|/error\\b',
    onLimitRefusal((reply) => withText(reply, '')),
  ),
  patch(
    'limit-body-without-error',
    'a refusal has no error object',
    '/error\\b.*missing',
    onLimitRefusal((reply) => editJson(reply, (value) => ({ detail: valueAtPath(value, '/error/message') }))),
  ),
  patch(
    'limit-media-text',
    'a refusal says that its JSON is text',
    'content-type\\b.*text/plain',
    onLimitRefusal((reply) => withHeader(reply, 'content-type', 'text/plain')),
  ),
  patch(
    'limit-no-retry-after',
    'a refusal does not say when to come again',
    'retry-after\\b.*missing',
    onRetryAfter(() => null),
  ),
  patch(
    'limit-retry-after-fraction',
    'Retry-After has a fraction',
    'retry-after\\b.*\\d\\.9\\b',
    onRetryAfter((seconds) => (seconds - 0.1).toFixed(1)),
  ),
  patch(
    'limit-retry-after-past',
    'Retry-After is an hour ago',
    'retry-after\\b.*GMT',
    onRetryAfter((_, nowMs) => new Date(nowMs - HOUR_MS).toUTCString()),
  ),
  patch(
    'limit-retry-after-zero',
    'Retry-After says to come again at once',
    'retry-after\\b.*\\b0\\b',
    onRetryAfter(() => '0'),
  ),
  patch(
    'limit-retry-after-short',
    'Retry-After is over before there is room again',
    'an answer\\b.*\\b429\\b',
    onRetryAfter(() => '1'),
  ),
  patch(
    'limit-retry-after-long',
    'Retry-After asks for half a minute more than is needed',
    'retry-after\\b.*\\b3[12]\\b',
    onRetryAfter((seconds) => String(seconds + 30)),
  ),
  patch(
    'limit-retry-after-constant',
    'Retry-After says the same however near the end of the window is',
    'retry-after\\b.*\\b20?\\b',
    // The window of the limited accounts, or of a limit of twenty seconds.
    onRetryAfter((seconds) => (seconds <= 2 ? '2' : '20')),
  ),
  patch(
    'limit-no-headers',
    'no answer tells of the limit',
    'x-ratelimit-[a-z-]+\\b.*missing',
    onReply((_, call) => isChat(call), withoutLimitFields),
  ),
  patch(
    'limit-headers-only-on-429',
    'only refusals tell of the limit',
    'x-ratelimit-[a-z-]+\\b.*missing',
    onReply((reply, call) => isChat(call) && !isLimitRefusal(reply, call), withoutLimitFields),
  ),
  patch(
    'limit-headers-only-on-200',
    'refusals do not tell of the limit',
    'x-ratelimit-[a-z-]+\\b.*missing',
    onReply(isLimitRefusal, withoutLimitFields),
  ),
  patch(
    'limit-reset-in-ms',
    'the time until the reset is a bare number of milliseconds',
    'x-ratelimit-reset-requests\\b.*\\b\\d{2,4}\\b',
    onLimitFields(/^x-ratelimit-reset-/, (value) => String(millisecondsOf(value))),
  ),
  patch(
    'limit-remaining-words',
    'the remainder is announced as text',
    'remaining\\b.*\\b(five|four|three|two|one|zero)\\b',
    onLimitFields(/ratelimit-.*remaining/, (value) => NUMBER_WORDS[Number(value)] ?? 'many'),
  ),
  patch(
    'limit-header-contradicts',
    'ten times the quota is announced',
    'limit-requests\\b.*\\b60\\b',
    onLimitLines((line) => ({ ...line, limit: line.limit * 10 })),
  ),
  patch(
    'limit-header-wanders',
    'the announced quota falls with each request',
    'limit-requests\\b',
    onLimitLines((line) => ({ ...line, limit: line.remaining + 1 })),
  ),
  patch(
    'limit-remaining-negative',
    'less than nothing remains on refusals',
    'remaining-requests\\b.*-1\\b',
    onLimitLines((line, isRefusal) => (isRefusal ? { ...line, remaining: -1 } : line)),
  ),
  patch(
    'limit-remaining-over',
    'more remains than there ever was',
    'remaining-requests\\b.*\\b7\\b',
    onLimitLines((line) => ({ ...line, remaining: line.limit + 1 })),
  ),
  patch(
    'limit-remaining-constant',
    'what remains never falls',
    'remaining-requests\\b.*\\b5\\b',
    onLimitLines((line) => ({ ...line, remaining: line.limit - 1 })),
  ),
  patch(
    'limit-remaining-off-by-one',
    'one more remains than is let through',
    'remaining-requests\\b',
    onLimitLines((line, isRefusal) => (isRefusal ? line : { ...line, remaining: line.remaining + 1 })),
  ),
  patch(
    'limit-remaining-on-refusal',
    'something remains for those who are refused',
    'remaining-requests\\b.*\\b1\\b',
    onLimitLines((line, isRefusal) => (isRefusal ? { ...line, remaining: 1 } : line)),
  ),
  patch(
    'limit-reset-late',
    'the reset is announced ten minutes too late',
    'reset-requests\\b.*10m',
    onLimitLines((line) => ({
      ...line,
      nextMs: (line.nextMs ?? 0) + MUCH_LATER_MS,
      fullMs: (line.fullMs ?? 0) + MUCH_LATER_MS,
    })),
  ),
  patch(
    'limit-reset-early',
    'the reset is always now',
    'reset-requests\\b.*\\b0s\\b',
    onLimitLines((line) => ({ ...line, nextMs: 0, fullMs: 0 })),
  ),
  patch(
    'limit-policy-syntax',
    'the policy is not a structured field',
    'ratelimit-policy\\b.*per',
    onLimitFields(/^ratelimit-policy$/, () => '6 per 2s;;'),
  ),
  patch(
    'limit-policy-window',
    'the policy tells of another window',
    'ratelimit-policy\\b.*\\b60\\b',
    onLimitLines((line) => ({ ...line, windowMs: 60_000 })),
  ),
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
