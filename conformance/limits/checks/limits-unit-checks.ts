/** Checks that declared limits of tokens and of calls in flight hold. Pure. Source: gap G8.1. */
import { check } from '../../evidence/check.ts'
import { usageCount } from '../../evidence/completion-object.ts'
import { callsAbout, type Evidence } from '../../evidence/evidence.ts'
import type { Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  notJudged,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { is2xx, statusOf } from '../../exchange/reply.ts'
import {
  CALL_TOKENS,
  declaredQuotas,
  inFlightQuota,
  longestWindowMs,
  MAX_WAIT_MS,
  refillIn,
  shortWindowsMs,
  tokenCalls,
  tokenQuota,
  type Quota,
} from '../declared-quotas.ts'
import { answeredAtMs, spanMs } from '../../exchange/limits-values.ts'
import { OTHER_QUOTA, SIGNIFICANCE_LEVEL } from './limits-evidence.ts'

const TOKEN_CALLS: Selector = 'completion:token-quota'
const IN_FLIGHT_CALLS: Selector = 'other:in-flight'

const shared = { reading: 'limits.quota' } as const

export const tokensKept = check({
  ...shared,
  id: 'limits.tokens',
  title: 'as many tokens are granted as the quota of tokens allows, and no more',
  judges: [TOKEN_CALLS],
  trippedBy: ['limit-tokens-lower', 'limit-tokens-higher'],
  judge: (evidence) =>
    whenUnitExhausted(evidence, TOKEN_CALLS, 'tokens', tokenQuota(evidence.readings), (quota, calls) =>
      judgeTokens(evidence, quota, calls),
    ),
})

export const inFlightKept = check({
  ...shared,
  id: 'limits.in-flight',
  title: 'as many calls may be in flight as the quota allows, and no more',
  judges: [IN_FLIGHT_CALLS],
  trippedBy: ['limit-in-flight-lower', 'limit-in-flight-higher'],
  judge: (evidence) =>
    whenUnitExhausted(
      evidence,
      IN_FLIGHT_CALLS,
      'concurrent',
      inFlightQuota(evidence.readings),
      (quota, calls) => judgeInFlight(evidence, quota, calls),
    ),
})

/** Calls `judge` if all calls for this quota got 2xx, 429 or 503. Otherwise returns why nothing is judged. */
function whenUnitExhausted(
  evidence: Evidence,
  selector: Selector,
  unit: Quota['unit'],
  quota: Quota | null,
  judge: (quota: Quota, calls: readonly Exchange[]) => Judgement,
): Judgement {
  const what = unit === 'tokens' ? 'tokens' : 'calls in flight'
  if (!declaredQuotas(evidence.readings).some((declared) => declared.unit === unit))
    return notApplicable(`no quota of ${what} is declared`)
  const unspent = evidence.omissions.find(({ code }) => code === 'quota-not-spent')
  if (unspent !== undefined) return notJudged('quota-not-spent', unspent.detail)
  if (quota === null) return inconclusive('prerequisite', `a quota of so many ${what} is not spent`, [])
  const calls = callsAbout(evidence, selector)
  if (calls.length === 0) {
    const isLong = shortWindowsMs(evidence.readings) === null
    const why = isLong ? TOO_LONG : 'the other quotas do not allow the calls that would spend it'
    return inconclusive('prerequisite', why, [])
  }
  const strange = calls.find((call) => !is2xx(call) && ![429, 503].includes(statusOf(call) ?? 0))
  if (strange !== undefined)
    return inconclusive('prerequisite', `${strange.id} is answered ${statusOf(strange) ?? 'nothing'}`, [
      strange,
    ])
  return judge(quota, calls)
}

const TOO_LONG = `every window is longer than ${MAX_WAIT_MS / 1000} s, so the run does not wait until earlier calls no longer count`

/** The maximum unused part of a token quota when a call is correctly refused, as a number of calls of the largest size so far. */
const SPARE_CALLS = 2

function judgeTokens(evidence: Evidence, quota: Quota, calls: readonly Exchange[]): Judgement {
  const granted = calls.filter(is2xx)
  const used = granted.map((call) => usageCount(call, 'total_tokens'))
  if (used.includes(null))
    return inconclusive('prerequisite', 'answers do not report their tokens in usage.total_tokens', granted)
  const counts = used.map((count) => count ?? 0)
  const sum = counts.reduce((total, count) => total + count, 0)
  const [last = 0] = counts.slice(-1)
  const most = quota.quota + refillIn(quota, spanMs(calls))
  const refused = calls.find((call) => !is2xx(call))
  if (sum - last >= most) {
    if (chanceOfEdge(quota, sum - last, spanMs(calls)) > SIGNIFICANCE_LEVEL)
      return inconclusive('prerequisite', 'the edge of a window may lie within the calls', granted)
    return violatedUnlessEmpty([tokenIssue(granted, quota, sum - last)], granted)
  }
  if (refused === undefined)
    return inconclusive('prerequisite', `the calls used ${sum} tokens, fewer than the quota`, granted)
  const planned = (tokenCalls(evidence.readings)?.promptTokens ?? 0) + CALL_TOKENS
  const largest = counts.length === 0 ? planned : Math.max(...counts)
  const isEarly = sum + SPARE_CALLS * largest < quota.quota
  const unknown = isEarly ? otherCause(evidence, quota, granted) : null
  if (unknown !== null) return inconclusive('prerequisite', unknown, calls)
  const issue = {
    at: refused.id,
    expected: `${quota.quota} tokens granted`,
    received: `refused after ${sum} tokens`,
  }
  return violatedUnlessEmpty(isEarly ? [issue] : [], calls)
}

const NOTHING_GRANTED =
  'no call was granted, also after two windows of silence: another limit, or another user of the key, may have used it up'

// Returns a possible cause of a refusal other than a smaller quota; null if there is no other cause.
function otherCause(
  { readings }: Evidence,
  { windowMs }: Quota,
  granted: readonly Exchange[],
): string | null {
  if (granted.length === 0) return NOTHING_GRANTED
  return windowMs !== null && (longestWindowMs(readings) ?? 0) > windowMs ? OTHER_QUOTA : null
}

// Returns the probability that a window ended during the calls. Tokens of two windows could then be granted.
function chanceOfEdge({ quota, windowMs }: Quota, tokens: number, lastedMs: number): number {
  return windowMs === null ? 0 : (lastedMs / windowMs) * Math.max(0, (2 * quota - tokens) / tokens)
}

function tokenIssue(granted: readonly Exchange[], { quota }: Quota, before: number): Issue {
  const last = granted.at(-1)
  return {
    at: last?.id ?? 'the calls',
    expected: `a refusal after ${quota} tokens`,
    received: `an answer after ${before} tokens`,
  }
}

function judgeInFlight(evidence: Evidence, limit: Quota, calls: readonly Exchange[]): Judgement {
  const { quota } = limit
  const granted = calls.filter(is2xx)
  const refused = calls.filter((call) => !is2xx(call))
  const atOnce = Math.max(
    0,
    ...granted.map((call) => granted.filter((other) => isDuring(other, call)).length),
  )
  const issue = (received: string, at = granted[0]?.id): Issue => ({
    at: `${at ?? calls[0]?.id ?? 'the calls'} and others`,
    expected: `${quota} calls in flight`,
    received,
  })
  if (atOnce > quota) return violatedUnlessEmpty([issue(`${atOnce} answered at the same time`)], granted)
  if (refused.length === 0)
    return inconclusive(
      'prerequisite',
      'the answers came too fast for so many calls to be in flight',
      granted,
    )
  const isTooFew = granted.length < quota
  const unknown = isTooFew ? otherCause(evidence, limit, granted) : null
  if (unknown !== null) return inconclusive('prerequisite', unknown, calls)
  return violatedUnlessEmpty(isTooFew ? [issue(`${granted.length} answered`, refused[0]?.id)] : [], calls)
}

// The minimum overlap in ms at which two answers count as concurrent. A shorter overlap may only mean that an end was read late.
const OVERLAP_MS = 20

function isDuring(call: Exchange, other: Exchange): boolean {
  const [atMs, endMs] = [answeredAtMs(other), call.sentAtEpochMs + call.timing.endMs]
  return call === other || (answeredAtMs(call) <= atMs && atMs < endMs - OVERLAP_MS)
}
