import { addedFieldsText, FIELDS_ADVICE } from '../../evidence/added-fields.ts'
import { checkWhen, check, type Evidence } from '../../evidence/check.ts'
import { callsAbout } from '../../evidence/evidence.ts'
import { isStream } from '../../evidence/stream.ts'
import type { Exchange, QuotaSeries } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Judgement,
  notJudged,
  type Issue,
} from '../../exchange/judgement.ts'
import {
  type Quota,
  CALL_TOKENS,
  declaredQuotas,
  inFlightQuota,
  longestWindowMs,
  MAX_WAIT_MS,
  refillIn,
  shortWindowsMs,
  tokenCalls,
  tokenQuota,
} from '../declared-quotas.ts'
import { is2xx, isClientError, statusIssue, statusOf } from '../../exchange/reply.ts'
import { ALL_SERIES, IN_FLIGHT_CALLS } from '../limits-served.ts'
import { answeredAtMs, spanMs } from '../../exchange/limits-values.ts'
import {
  allOf,
  allowanceOf,
  answeredIn,
  probabilityOf,
  limitLapsed,
  isStillUsedUp,
  limitStateFor,
  isRefused,
  isTooSlow,
  limitCall,
  SIGNIFICANCE_LEVEL,
  QUOTA_CHECK,
  refusedTooLate,
  firstAfterWait,
  seriesIn,
  formatRoundedSeconds,
  msSinceAnswered,
  whyTooSlow,
  whenExhausted,
  SILENT_WINDOWS,
  type ExhaustedQuota,
  whyNoReturnCalls,
  OTHER_QUOTA,
} from './limits-evidence.ts'
import { usageCount } from '../../evidence/completion-object.ts'
import type { Selector } from '../../exchange/call-kinds.ts'

const ONE_BY_ONE: readonly QuotaSeries[] = ['serial', 'recovery', 'recovery-again']

export const notLess = checkWhen(onQuota, {
  ...QUOTA_CHECK,
  id: 'limits.quota-not-less',
  title: 'as many calls are answered as the quota allows',
  trippedBy: ['limit-quota-lower'],
  judge: (evidence, spent, { quota }) => {
    // Concurrent calls do not suffice, because a cap on concurrent calls may have refused some.
    if (isTooSlow(spent)) return inconclusive('prerequisite', whyTooSlow(spent), [spent.refused])
    const most = Math.max(...ALL_SERIES.map((name) => answeredIn(evidence, name)))
    if (most >= quota) return satisfied(seriesIn(evidence, 'serial'))
    const isRested = ALL_SERIES.some((name) => beganWhole(spent, name))
    const [first] = seriesIn(evidence, 'serial')
    const wasWhole = first !== undefined && allowanceOf(spent, first)?.remaining === quota - 1
    if (!isRested && !wasWhole) {
      const detail = `${most} of ${quota} calls were answered; the key may have been in use before the run`
      return inconclusive('prerequisite', detail, [spent.refused])
    }
    const issue = { at: spent.refused.id, expected: `${quota} calls answered`, received: `at most ${most}` }
    return violatedUnlessEmpty([issue], [spent.refused])
  },
})

// Returns whether a series began when no limit counted earlier calls any more. Returns false if the series got fewer
// answers than the sequential calls. A limit on concurrent calls may then have refused some.
function beganWhole(spent: ExhaustedQuota, name: QuotaSeries): boolean {
  const { evidence, quota } = spent
  const [first] = seriesIn(evidence, name)
  if (first === undefined || answeredIn(evidence, name) < answeredIn(evidence, 'serial')) return false
  if (quota?.windowMs == null) return name === 'burst'
  return (msSinceAnswered(spent, first) ?? 0) >= SILENT_WINDOWS * quota.windowMs
}

export const notMore = checkWhen(onQuota, {
  ...QUOTA_CHECK,
  id: 'limits.quota-not-more',
  title: 'no more calls are answered than the quota allows',
  trippedBy: ['limit-quota-higher', 'limit-window-shorter'],
  ifSent: 'completion',
  judge: (evidence, spent, quota) => {
    const isOver = (series: QuotaSeries) => probabilityOf(quota, seriesIn(evidence, series)) < 1
    const first = ONE_BY_ONE.find(isOver)
    const chance = ALL_SERIES.reduce(
      (product, name) => product * probabilityOf(quota, seriesIn(evidence, name)),
      1,
    )
    if (first !== undefined && chance <= SIGNIFICANCE_LEVEL) {
      const received = `${answeredIn(evidence, first)} in ${formatRoundedSeconds(spanMs(seriesIn(evidence, first)))}`
      const issue = { at: spent.refused.id, expected: `at most ${quota.quota} calls answered`, received }
      return violatedUnlessEmpty([issue], seriesIn(evidence, first))
    }
    const excess = excessOf(spent, quota)
    if (excess !== null) return violatedUnlessEmpty([excess.issue], excess.calls)
    if (first === undefined) return satisfied(seriesIn(evidence, 'serial'))
    const isWhole = (series: QuotaSeries) => answeredIn(evidence, series) >= quota.quota && !isOver(series)
    if (ALL_SERIES.some(isWhole)) return satisfied(seriesIn(evidence, 'serial'))
    const detail = 'more calls than the quota were answered, which may be the edge of a window'
    return inconclusive('prerequisite', detail, seriesIn(evidence, first))
  },
})

// Returns the first period in which the key got more answers than a limiter of this quota allows; null for none. Counts the plain
// calls of all probes, except calls with a key from sign-up. A fixed window allows the quota once for each window that the period
// touches. Other limiters allow less.
function excessOf({ evidence, refused }: ExhaustedQuota, { quota, windowMs }: Quota) {
  if (windowMs === null) return null
  const answered = evidence.exchanges.filter(
    (call) =>
      call.kind === 'completion' &&
      call.about !== 'new-key' &&
      call.otherKey === refused.otherKey &&
      is2xx(call) &&
      !isStream(call),
  )
  const inTimeOrder = answered.toSorted((left, right) => answeredAtMs(left) - answeredAtMs(right))
  for (const first of answered) {
    const calls = inTimeOrder.filter(({ sentAtEpochMs }) => sentAtEpochMs >= first.sentAtEpochMs)
    for (const [index, last] of calls.entries()) {
      const periodMs = answeredAtMs(last) - first.sentAtEpochMs
      const most = quota * (Math.floor(periodMs / windowMs) + 2)
      if (index < most) continue
      const expected = `at most ${most} calls answered in ${formatRoundedSeconds(periodMs)}: ${quota} per window of ${formatRoundedSeconds(windowMs)}`
      const issue = { at: `${first.id} to ${last.id}`, expected, received: `${index + 1}` }
      return { issue, calls: calls.slice(0, index + 1) }
    }
  }
  return null
}

export const parallel = checkWhen(onQuota, {
  ...QUOTA_CHECK,
  id: 'limits.parallel',
  title: 'calls sent all at once are subject to the same quota',
  trippedBy: ['limit-not-atomic'],
  judge: (evidence, spent, quota) => {
    const [once, again] = [seriesIn(evidence, 'burst'), seriesIn(evidence, 'burst-again')]
    if (once.length === 0) return inconclusive('prerequisite', whyNoReturnCalls(spent), [spent.refused])
    const chances = [once, again].map((calls) => probabilityOf(quota, calls))
    if (chances[0] === 1) return satisfied(once)
    if (ONE_BY_ONE.some((name) => probabilityOf(quota, seriesIn(evidence, name)) < 1)) {
      return notApplicable('calls one by one exceed it as well: see limits.quota-not-more')
    }
    if (again.length > 0 && chances[1] === 1) return satisfied([...once, ...again])
    if (chances.reduce((product, chance) => product * chance, 1) > SIGNIFICANCE_LEVEL) {
      return inconclusive('prerequisite', 'the edge of a window may lie within', [...once, ...again])
    }
    const second = again.length === 0 ? '' : `, and ${answeredIn(evidence, 'burst-again')} the second time`
    const received = `${answeredIn(evidence, 'burst')}${second}`
    const issue = { at: `${once[0]?.id} and others`, expected: `at most ${quota.quota} answered`, received }
    return violatedUnlessEmpty([issue], [...once, ...again])
  },
})

export const windowKept = checkWhen(onQuota, {
  ...QUOTA_CHECK,
  gap: 'G8.2',
  id: 'limits.window',
  title: 'the limit admits calls again within the declared window',
  trippedBy: ['limit-window-longer', 'limit-window-nearly-double'],
  judge: (evidence, spent, { windowMs }) => {
    if (windowMs === null) return notApplicable('no window is declared')
    const late = refusedTooLate(spent)
    if (late.length > 0) {
      const issues = late.map((refusal) => ({
        at: `${refusal.id} status`,
        expected: `an answer within ${refusal.label === 'deep' ? 'the window' : 'two windows'} of ${formatRoundedSeconds(windowMs)}`,
        received: `${statusOf(refusal)} after ${formatRoundedSeconds(msSinceAnswered(spent, refusal) ?? 0)}`,
      }))
      return violatedUnlessEmpty(issues, late)
    }
    const again = firstAfterWait(evidence)
    return again === undefined
      ? inconclusive('prerequisite', whyNoReturnCalls(spent), [spent.refused])
      : satisfied([spent.refused, again])
  },
})

export const scopeKept = checkWhen(onQuota, {
  ...QUOTA_CHECK,
  gap: 'G8.2',
  id: 'limits.scope',
  title: 'keys of the same account, and of another one, share the quota or not as the declared scope says',
  trippedBy: ['limit-shared-by-tenants', 'limit-scope-wrong'],
  judge: (_, spent, quota) =>
    isTooSlow(spent)
      ? inconclusive('prerequisite', whyTooSlow(spent), [spent.refused])
      : allOf(onKey(spent, quota, 'other'), onKey(spent, quota, 'sibling')),
})

// Returns the result of `judge` if a quota of requests is declared and was used up; otherwise the reason why not.
function onQuota(evidence: Evidence, judge: (spent: ExhaustedQuota, quota: Quota) => Judgement): Judgement {
  return whenExhausted(evidence, (spent) =>
    spent.quota === null ? notApplicable('no quota of requests is declared') : judge(spent, spent.quota),
  )
}

function onKey(spent: ExhaustedQuota, quota: Quota, key: 'other' | 'sibling'): Judgement {
  const exchange = limitCall(spent.evidence, key)
  if (exchange === undefined) return notApplicable(`no such key was given (--limits-${key}-key-env)`)
  const isFree = key === 'other' ? quota.scope !== 'address' : quota.scope === 'key'
  const judgement = judgeKey(spent, exchange, quota, isFree)
  return judgement.kind === 'violated' ? apartFromFields(judgement, spent, exchange) : judgement
}

function judgeKey(spent: ExhaustedQuota, exchange: Exchange, { scope }: Quota, isFree: boolean): Judgement {
  const status = statusOf(exchange)
  const isAsLimited = isRefused(exchange) && status === statusOf(spent.refused)
  if (!is2xx(exchange) && !isAsLimited) {
    return inconclusive('prerequisite', `the key is answered ${status ?? 'nothing'}: is it the right one?`, [
      exchange,
    ])
  }
  const whom = `the scope is the ${scope}`
  if (isFree) {
    const issue = statusIssue(exchange, `an answer: ${whom}`)
    // If the limit no longer refused calls, an answer to another key shows nothing.
    if (is2xx(exchange) && !isStillUsedUp(spent)) return limitLapsed(spent)
    return violatedUnlessEmpty(is2xx(exchange) ? [] : [issue], [exchange, spent.refused])
  }
  const hold = limitStateFor(spent, exchange.label)
  if (hold === 'unsure') return limitLapsed(spent)
  const issue = statusIssue(exchange, `a refusal: ${whom}`)
  return violatedUnlessEmpty(hold === 'free' ? [issue] : [], [exchange, spent.refused])
}

// Makes a judgment inconclusive if an added header field (`--header`) may be the key of all calls.
function apartFromFields(judgement: Judgement, spent: ExhaustedQuota, exchange: Exchange): Judgement {
  const { evidence, refused } = spent
  if (evidence.addedFields === undefined) return judgement
  const [wrong] = callsAbout(evidence, 'credential:quota')
  // The call with a wrong key must not be refused by the limit, which applies only to known keys.
  const isTurnedAway = wrong !== undefined && isClientError(wrong) && statusOf(wrong) !== statusOf(refused)
  if (isTurnedAway) return judgement
  const why =
    wrong === undefined
      ? 'no call had a made-up key'
      : `${wrong.id}, with a made-up key, got ${statusOf(wrong)}`
  const cause = `${addedFieldsText(evidence)} may be the key that is limited: ${why}. ${FIELDS_ADVICE}`
  const shown = wrong === undefined ? [exchange] : [exchange, wrong]
  return inconclusive('prerequisite', { place: exchange.id, cause }, shown)
}

const TOKEN_CALLS: readonly Selector[] = ['completion:token-quota']

const shared = { reading: 'limits.quota' } as const

export const tokensKept = check({
  ...shared,
  id: 'limits.tokens',
  title: 'as many tokens are granted as the quota of tokens allows, and no more',
  judges: TOKEN_CALLS,
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
  judges: IN_FLIGHT_CALLS,
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

function whenUnitExhausted(
  evidence: Evidence,
  selectors: readonly Selector[],
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
  const calls = callsAbout(evidence, ...selectors)
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

// A refusal is too early if the rest of the quota is larger than this many of the largest calls.
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
