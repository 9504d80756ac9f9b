/** Defines faults of rate limits: in the counts, in refusals, and in header fields. */
import { completionChunks } from '../../reference/completion.ts'
import {
  type Action,
  asDetail,
  bothActions,
  isChat,
  jsonOf,
  onReply,
  patch,
  patches,
  wantsStream,
  type When,
  withHeader,
  withJson,
  withMembers,
  withStatus,
  withText,
} from './hooks.ts'
import { set } from '../../reference/json-edit-fixture.ts'
import {
  onLimitRefusal,
  onRetryAfter,
  isLimitRefusal,
  onLimitFields,
  onLimitLines,
  withoutLimitFields,
  onLimitPlan,
  onLimitRules,
} from './limit-hooks.ts'
import type { LimitPlan } from '../../reference/limits/limit-plan.ts'
import type { LimitRule } from '../../reference/limits/limit-rule.ts'
import type { Call, Patch } from '../../reference/patch.ts'
import { onSocketReply, isSocket } from './socket-hooks.ts'
import { readChatRequest } from '../../reference/validate.ts'

const HOUR_MS = 3_600_000

/** Returns the first two chunks of an answer. A fault that refuses a request too late sends them before the refusal. */
function beginning(call: Call): readonly unknown[] {
  const request = readChatRequest(call.json, call.models)
  return completionChunks(request, { tokens: ['One'], finishReason: 'stop', promptTokens: 1 }).slice(0, 2)
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
const WINDOWS_LONGER = 3
const WINDOWS_SHORTER = 5

/** Creates an action that replaces members of the plan of limits. */
function otherPlan(members: Partial<LimitPlan>, when?: When): Action {
  return onLimitPlan(withMembers(members), when)
}

/** Creates an action that adds `by` to the enforced quota. The announced quota does not change. */
function otherQuota(by: number): Action {
  return bothActions(
    onLimitRules((rule) => ({ ...rule, n: rule.n + by })),
    onLimitLines((line, isRefusal) => ({
      ...line,
      limit: line.limit - by,
      remaining: isRefusal ? line.remaining : Math.max(0, line.remaining - by),
    })),
  )
}

/** Creates an action that multiplies the capacity of each limit for which `isKind` holds. */
function otherSize(isKind: (rule: LimitRule) => boolean, factor: number): Action {
  return onLimitRules((rule) =>
    isKind(rule) ? { ...rule, n: Math.max(1, Math.round(rule.n * factor)) } : rule,
  )
}

const countsTokens = ({ unit }: LimitRule): boolean => unit === 'tokens'
const countsFlights = ({ family }: LimitRule): boolean => family === 'concurrency'
const FAR_OFF = { lower: 0.3, higher: 3 }

/** Faults of rate limits. */
export const limitFaults: readonly Patch[] = [
  ...patches(onLimitRefusal, {
    'limit-refusal-path': [
      'a refusal names a source file of the server',
      withJson(set('/error/message', 'at File "/srv/app/limits.py", line 30')),
    ],
    'limit-429-after-start': [
      'a stream that is refused begins all the same',
      (reply, call) => {
        const begun = withHeader('content-type', 'text/event-stream')(withHeader('retry-after', null)(reply))
        return {
          ...begun,
          status: 200,
          body: { kind: 'stream', chunks: [...beginning(call), jsonOf(reply)] },
        }
      },
      wantsStream,
    ],
    'limit-503-page': [
      'a request beyond the limit is answered 503 with the page of a proxy, and nothing else',
      (reply) =>
        withText(
          '<html><h1>503 Service Temporarily Unavailable</h1></html>',
          'text/html',
        )(withoutLimitFields(withHeader('retry-after', null)(withStatus(503)(reply)))),
    ],
    'limit-403': ['a request beyond the limit is answered 403', withStatus(403)],
    'limit-body-empty': ['a refusal has no body', withText('')],
    'limit-body-without-error': ['a refusal has no error object', withJson(asDetail)],
    'limit-media-text': [
      'the JSON of a refusal is labeled text/plain',
      withHeader('content-type', 'text/plain'),
    ],
  }),
  patch(
    'limit-socket-late',
    'an answer over WebSocket begins although it is refused',
    onSocketReply((parts, call) => {
      const isRefusal = parts.some((part) => typeof part === 'string' && part.includes('rate_limit_exceeded'))
      return isRefusal ? [...beginning(call).map((chunk) => JSON.stringify(chunk)), ...parts] : parts
    }),
  ),
  ...patches(onRetryAfter, {
    'limit-no-retry-after': ['a refusal has no Retry-After', () => null],
    'limit-retry-after-fraction': ['Retry-After has a fraction', (seconds) => (seconds - 0.1).toFixed(1)],
    'limit-in-flight-retry-fraction': [
      'Retry-After of a refusal of too many calls at once has a fraction',
      () => '0.5',
    ],
    'limit-retry-after-past': [
      'Retry-After is an hour ago',
      (_, nowMs) => new Date(nowMs - HOUR_MS).toUTCString(),
    ],
    'limit-retry-after-zero': ['Retry-After is 0', () => '0'],
    'limit-retry-after-short': ['Retry-After ends before there is room again', () => '1'],
    'limit-retry-after-long': [
      'Retry-After asks for six times what is needed',
      (seconds) => String(seconds * 6),
    ],
    'limit-retry-after-ms': ['Retry-After counts milliseconds', (seconds) => String(seconds * 1000)],
    // The window of the limited accounts, or of a limit of twenty seconds.
    'limit-retry-after-constant': [
      'Retry-After says the same however near the end of the window is',
      (seconds) => (seconds <= 2 ? '2' : '20'),
    ],
  }),
  ...patches(onReply, {
    'limit-no-headers': ['no answer announces the limit', (_, call) => isChat(call), withoutLimitFields],
    'limit-no-headers-streams': [
      'streams do not announce the limit',
      (reply, call) => isChat(call) && wantsStream(call) && reply.status === 200,
      withoutLimitFields,
    ],
    'limit-headers-only-on-200': ['refusals do not announce the limit', isLimitRefusal, withoutLimitFields],
  }),
  patch(
    'limit-remaining-refused-stream',
    'the refusal of a stream announces the whole quota as the remainder',
    onLimitRefusal((reply) => {
      const quota = reply.headers['x-ratelimit-limit-requests'] ?? null
      return withHeader('x-ratelimit-remaining-requests', quota)(reply)
    }, wantsStream),
  ),
  ...patches(onLimitFields, {
    'limit-reset-in-ms': [
      'the time until the reset is a bare number of milliseconds',
      /^x-ratelimit-reset-/,
      (value) => String(millisecondsOf(value)),
    ],
    'limit-remaining-words': [
      'the remainder is announced as text',
      /ratelimit-.*remaining/,
      (value) => NUMBER_WORDS[Number(value)] ?? 'many',
    ],
    'limit-policy-syntax': ['the policy is not a structured field', /^ratelimit-policy$/, () => '6 per 2s;;'],
  }),
  ...patches(onLimitLines, {
    'limit-header-contradicts': [
      'ten times the quota is announced',
      (line) => ({ ...line, limit: line.limit * 10 }),
    ],
    'limit-header-wanders': [
      'the announced quota falls with each request',
      (line) => ({ ...line, limit: line.remaining + 1 }),
    ],
    'limit-remaining-negative': [
      'refusals announce a remainder of -1',
      (line, isRefusal) => (isRefusal ? { ...line, remaining: -1 } : line),
    ],
    'limit-remaining-over': [
      'the announced remainder is larger than the quota',
      (line) => ({ ...line, remaining: line.limit + 1 }),
    ],
    'limit-remaining-constant': [
      'the announced remainder never falls',
      (line) => ({ ...line, remaining: line.limit - 1 }),
    ],
    'limit-remaining-off-by-one': [
      'the announced remainder is one more than is let through',
      (line, isRefusal) => (isRefusal ? line : { ...line, remaining: line.remaining + 1 }),
    ],
    'limit-remaining-on-refusal': [
      'refusals announce a remainder of 1',
      (line, isRefusal) => (isRefusal ? { ...line, remaining: 1 } : line),
    ],
    'limit-reset-late': [
      'the reset is announced ten minutes too late',
      (line) => ({
        ...line,
        nextMs: (line.nextMs ?? 0) + MUCH_LATER_MS,
        fullMs: (line.fullMs ?? 0) + MUCH_LATER_MS,
      }),
    ],
    'limit-reset-early': ['the reset is always now', withMembers({ nextMs: 0, fullMs: 0 })],
    'limit-reset-constant': [
      'the reset is always a whole window away',
      (line) => ({ ...line, nextMs: line.windowMs, fullMs: line.windowMs }),
    ],
    'limit-policy-window': ['the policy announces another window', withMembers({ windowMs: 60_000 })],
  }),
  ...patches(otherPlan, {
    'limit-not-enforced': ['no request is refused for being too much', { isEnforced: false }],
    'limit-streams-free': ['streamed completions are never refused', { isEnforced: false }, wantsStream],
    'limit-sockets-free': ['completions over WebSocket are never refused', { isEnforced: false }, isSocket],
    'limit-for-ever': ['a key that was refused once is always refused', { refusesForEver: true }],
    'limit-refusal-slow': ['a refusal takes longer than a second', { refusalDelayMs: SLOW_REFUSAL_MS }],
    'limit-not-atomic': ['requests that come at the same moment all see the same count', { isAtomic: false }],
    'limit-refused-charged': ['refused requests are taken off the next quota', { chargesRefused: true }],
    'limit-aborted-burns': [
      'each stream whose reader leaves takes one off the quota for ever',
      { losesAborted: true },
    ],
  }),
  // A wrong key has no limit, so this fault applies with any plan.
  patch('limit-401-charged', 'a request with a wrong key is charged to everybody', {
    hooks: { limitPlan: withMembers({ chargesUnauthorized: true }) },
  }),
  ...patches(otherQuota, {
    'limit-quota-lower': ['fewer requests get through than announced', -2],
    'limit-quota-higher': ['more requests get through than announced', 3],
  }),
  ...patches(otherSize, {
    'limit-tokens-lower': ['fewer tokens are granted than declared', countsTokens, FAR_OFF.lower],
    'limit-tokens-higher': ['more tokens are granted than declared', countsTokens, FAR_OFF.higher],
    'limit-in-flight-lower': ['fewer calls may be in flight than declared', countsFlights, FAR_OFF.lower],
    'limit-in-flight-higher': ['more calls may be in flight than declared', countsFlights, FAR_OFF.higher],
  }),
  ...patches(onLimitRules, {
    'limit-window-longer': [
      'the window is longer than declared',
      (rule) => ({ ...rule, windowMs: rule.windowMs * WINDOWS_LONGER }),
    ],
    'limit-window-nearly-double': [
      'the window is nearly twice the declared one',
      (rule) => ({ ...rule, windowMs: rule.windowMs * 1.9 }),
    ],
    'limit-window-shorter': [
      'the window is a fifth of the declared one',
      (rule) => ({ ...rule, windowMs: rule.windowMs / WINDOWS_SHORTER }),
    ],
    'limit-shared-by-tenants': ['all accounts share one count', withMembers({ scope: 'global' })],
    'limit-scope-wrong': ['each key of an account has a count of its own', withMembers({ scope: 'key' })],
    'limit-invalid-charged': [
      'requests that are refused for what they say are charged',
      withMembers({ also: ['invalid'] }),
    ],
  }),
]
