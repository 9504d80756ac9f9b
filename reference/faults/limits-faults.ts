/** Defines faults of rate limits: in the counts, in refusals, and in header fields. */
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
import type { LimitRule } from '../limits/limit-rule.ts'
import type { Call, Patch, Reply } from '../patch.ts'
import { onSocketReply, isSocket } from '../socket-hooks.ts'
import { readChatRequest } from '../validate.ts'

const HOUR_MS = 3_600_000

/** Returns the first two chunks of an answer. A fault that refuses a request too late sends them before the refusal. */
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

// The delay of a slow refusal in ms. A correct limiter takes much less.
const SLOW_REFUSAL_MS = 1300
const QUOTA_OFF_BY = { lower: -2, higher: 3 }
const WINDOWS_LONGER = 3
const WINDOWS_SHORTER = 5

/** Returns hooks that add `by` to the enforced quota. The announced quota does not change. */
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

/** Returns hooks that multiply the capacity of each limit for which `isKind` holds. */
function otherSize(isKind: (rule: LimitRule) => boolean, factor: number): Patch['hooks'] {
  return onLimitRules((rule) =>
    isKind(rule) ? { ...rule, n: Math.max(1, Math.round(rule.n * factor)) } : rule,
  ).hooks
}

const countsTokens = ({ unit }: LimitRule): boolean => unit === 'tokens'
const countsFlights = ({ family }: LimitRule): boolean => family === 'concurrency'
const FAR_OFF = { lower: 0.3, higher: 3 }

const tokensLower = patch('limit-tokens-lower', 'fewer tokens are granted than declared', {
  hooks: otherSize(countsTokens, FAR_OFF.lower) ?? {},
})
const tokensHigher = patch('limit-tokens-higher', 'more tokens are granted than declared', {
  hooks: otherSize(countsTokens, FAR_OFF.higher) ?? {},
})
const flightsLower = patch('limit-in-flight-lower', 'fewer calls may be in flight than declared', {
  hooks: otherSize(countsFlights, FAR_OFF.lower) ?? {},
})
const flightsHigher = patch('limit-in-flight-higher', 'more calls may be in flight than declared', {
  hooks: otherSize(countsFlights, FAR_OFF.higher) ?? {},
})

const notEnforced = patch(
  'limit-not-enforced',
  'no request is refused for being too much',
  onLimitPlan((plan) => ({ ...plan, isEnforced: false })),
)
const streamsFree = patch(
  'limit-streams-free',
  'streamed completions are never refused',
  onLimitPlan((plan) => ({ ...plan, isEnforced: false }), wantsStream),
)
const socketsFree = patch(
  'limit-sockets-free',
  'completions over WebSocket are never refused',
  onLimitPlan((plan) => ({ ...plan, isEnforced: false }), isSocket),
)
const forEver = patch(
  'limit-for-ever',
  'a key that was refused once is always refused',
  onLimitPlan((plan) => ({ ...plan, refusesForEver: true })),
)
const refusalSlow = patch(
  'limit-refusal-slow',
  'a refusal takes longer than a second',
  onLimitPlan((plan) => ({ ...plan, refusalDelayMs: SLOW_REFUSAL_MS })),
)
const quotaLower: Patch = {
  id: 'limit-quota-lower',
  title: 'fewer requests get through than announced',
  hooks: otherQuota(QUOTA_OFF_BY.lower) ?? {},
}
const quotaHigher: Patch = {
  id: 'limit-quota-higher',
  title: 'more requests get through than announced',
  hooks: otherQuota(QUOTA_OFF_BY.higher) ?? {},
}
const windowLonger = patch(
  'limit-window-longer',
  'the window is longer than declared',
  onLimitRules((rule) => ({ ...rule, windowMs: rule.windowMs * WINDOWS_LONGER })),
)
const windowShorter = patch(
  'limit-window-shorter',
  'the window is a fifth of the declared one',
  onLimitRules((rule) => ({ ...rule, windowMs: rule.windowMs / WINDOWS_SHORTER })),
)
const notAtomic = patch(
  'limit-not-atomic',
  'requests that come at the same moment all see the same count',
  onLimitPlan((plan) => ({ ...plan, isAtomic: false })),
)
const sharedByTenants = patch(
  'limit-shared-by-tenants',
  'all accounts share one count',
  onLimitRules((rule) => ({ ...rule, scope: 'global' })),
)
const scopeWrong = patch(
  'limit-scope-wrong',
  'each key of an account has a count of its own',
  onLimitRules((rule) => ({ ...rule, scope: 'key' })),
)
const unauthorizedCharged = patch(
  'limit-401-charged',
  'a request with a wrong key is charged to everybody',
  // A wrong key has no limit, so this applies with any plan.
  { hooks: { limitPlan: (plan) => ({ ...plan, chargesUnauthorized: true }) } },
)
const invalidCharged = patch(
  'limit-invalid-charged',
  'requests that are refused for what they say are charged',
  onLimitRules((rule) => ({ ...rule, also: ['invalid'] })),
)
const refusedCharged = patch(
  'limit-refused-charged',
  'refused requests are taken off the next quota',
  onLimitPlan((plan) => ({ ...plan, chargesRefused: true })),
)
const abortedBurns = patch(
  'limit-aborted-burns',
  'each stream whose reader leaves takes one off the quota for ever',
  onLimitPlan((plan) => ({ ...plan, losesAborted: true })),
)

/** Faults of rate limits. */
export const limitFaults: readonly Patch[] = [
  patch(
    'limit-429-after-start',
    'a stream that is refused begins all the same',
    onLimitRefusal((reply, call) => {
      const error = reply.body.kind === 'json' ? [reply.body.value] : []
      const begun = withHeader(withHeader(reply, 'retry-after', null), 'content-type', 'text/event-stream')
      return { ...begun, status: 200, body: { kind: 'stream', chunks: [...beginning(call), ...error] } }
    }, wantsStream),
  ),
  patch(
    'limit-socket-late',
    'an answer over WebSocket begins although it is refused',
    onSocketReply((parts, call) => {
      const isRefusal = parts.some((part) => typeof part === 'string' && part.includes('rate_limit_exceeded'))
      return isRefusal ? [...beginning(call).map((chunk) => JSON.stringify(chunk)), ...parts] : parts
    }),
  ),
  patch('limit-403', 'a request beyond the limit is answered 403', onLimitRefusal(otherStatus(403))),
  patch(
    'limit-body-empty',
    'a refusal has no body',
    onLimitRefusal((reply) => withText(reply, '')),
  ),
  patch(
    'limit-body-without-error',
    'a refusal has no error object',
    onLimitRefusal((reply) => editJson(reply, (value) => ({ detail: valueAtPath(value, '/error/message') }))),
  ),
  patch(
    'limit-media-text',
    'the JSON of a refusal is labeled text/plain',
    onLimitRefusal((reply) => withHeader(reply, 'content-type', 'text/plain')),
  ),
  patch(
    'limit-no-retry-after',
    'a refusal has no Retry-After',
    onRetryAfter(() => null),
  ),
  patch(
    'limit-retry-after-fraction',
    'Retry-After has a fraction',
    onRetryAfter((seconds) => (seconds - 0.1).toFixed(1)),
  ),
  patch(
    'limit-in-flight-retry-fraction',
    'Retry-After of a refusal of too many calls at once has a fraction',
    onRetryAfter(() => '0.5'),
  ),
  patch(
    'limit-retry-after-past',
    'Retry-After is an hour ago',
    onRetryAfter((_, nowMs) => new Date(nowMs - HOUR_MS).toUTCString()),
  ),
  patch(
    'limit-retry-after-unix',
    'Retry-After is a Unix time',
    onRetryAfter((seconds, nowMs) => String(Math.ceil(nowMs / 1000) + seconds)),
  ),
  patch(
    'limit-retry-after-zero',
    'Retry-After is 0',
    onRetryAfter(() => '0'),
  ),
  patch(
    'limit-retry-after-short',
    'Retry-After ends before there is room again',
    onRetryAfter(() => '1'),
  ),
  patch(
    'limit-retry-after-long',
    'Retry-After asks for half a minute more than is needed',
    onRetryAfter((seconds) => String(seconds + 30)),
  ),
  patch(
    'limit-retry-after-constant',
    'Retry-After says the same however near the end of the window is',
    // The window of the limited accounts, or of a limit of twenty seconds.
    onRetryAfter((seconds) => (seconds <= 2 ? '2' : '20')),
  ),
  patch(
    'limit-no-headers',
    'no answer announces the limit',
    onReply((_, call) => isChat(call), withoutLimitFields),
  ),
  patch(
    'limit-headers-only-on-429',
    'only refusals announce the limit',
    onReply((reply, call) => isChat(call) && !isLimitRefusal(reply, call), withoutLimitFields),
  ),
  patch(
    'limit-headers-only-on-200',
    'refusals do not announce the limit',
    onReply(isLimitRefusal, withoutLimitFields),
  ),
  patch(
    'limit-reset-in-ms',
    'the time until the reset is a bare number of milliseconds',
    onLimitFields(/^x-ratelimit-reset-/, (value) => String(millisecondsOf(value))),
  ),
  patch(
    'limit-remaining-words',
    'the remainder is announced as text',
    onLimitFields(/ratelimit-.*remaining/, (value) => NUMBER_WORDS[Number(value)] ?? 'many'),
  ),
  patch(
    'limit-header-contradicts',
    'ten times the quota is announced',
    onLimitLines((line) => ({ ...line, limit: line.limit * 10 })),
  ),
  patch(
    'limit-header-wanders',
    'the announced quota falls with each request',
    onLimitLines((line) => ({ ...line, limit: line.remaining + 1 })),
  ),
  patch(
    'limit-remaining-negative',
    'refusals announce a remainder of -1',
    onLimitLines((line, isRefusal) => (isRefusal ? { ...line, remaining: -1 } : line)),
  ),
  patch(
    'limit-remaining-over',
    'the announced remainder is larger than the quota',
    onLimitLines((line) => ({ ...line, remaining: line.limit + 1 })),
  ),
  patch(
    'limit-remaining-constant',
    'the announced remainder never falls',
    onLimitLines((line) => ({ ...line, remaining: line.limit - 1 })),
  ),
  patch(
    'limit-remaining-off-by-one',
    'the announced remainder is one more than is let through',
    onLimitLines((line, isRefusal) => (isRefusal ? line : { ...line, remaining: line.remaining + 1 })),
  ),
  patch(
    'limit-remaining-on-refusal',
    'refusals announce a remainder of 1',
    onLimitLines((line, isRefusal) => (isRefusal ? { ...line, remaining: 1 } : line)),
  ),
  patch(
    'limit-reset-late',
    'the reset is announced ten minutes too late',
    onLimitLines((line) => ({
      ...line,
      nextMs: (line.nextMs ?? 0) + MUCH_LATER_MS,
      fullMs: (line.fullMs ?? 0) + MUCH_LATER_MS,
    })),
  ),
  patch(
    'limit-reset-early',
    'the reset is always now',
    onLimitLines((line) => ({ ...line, nextMs: 0, fullMs: 0 })),
  ),
  patch(
    'limit-policy-syntax',
    'the policy is not a structured field',
    onLimitFields(/^ratelimit-policy$/, () => '6 per 2s;;'),
  ),
  patch(
    'limit-policy-window',
    'the policy announces another window',
    onLimitLines((line) => ({ ...line, windowMs: 60_000 })),
  ),
  notEnforced,
  streamsFree,
  socketsFree,
  forEver,
  refusalSlow,
  quotaLower,
  quotaHigher,
  tokensLower,
  tokensHigher,
  flightsLower,
  flightsHigher,
  windowLonger,
  windowShorter,
  notAtomic,
  sharedByTenants,
  scopeWrong,
  unauthorizedCharged,
  invalidCharged,
  refusedCharged,
  abortedBurns,
]
