/** Selects the recorded calls that test rate limits, so that the checks of rate limits can judge them. */
import { callsAbout, examine, unusable } from '../../evidence/evidence.ts'
import type { Evidence } from '../../evidence/check.ts'
import type { Exchange, QuotaSeries } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  notJudged,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { limitHeadersOf, type DatedAllowance } from '../limits-headers.ts'
import {
  areQueued,
  countsNoRequests,
  declaredQuotas,
  isCharged,
  isUndecided,
  longestWindowMs,
  MAX_WAIT_MS,
  pastWindowMs,
  refillIn,
  requestQuota,
  type Quota,
} from '../declared-quotas.ts'
import { isCompleted, followUpLabels, QUOTA_CALLS } from '../limits-served.ts'
import { answeredAtMs, promisedAtMs, spanMs } from '../../exchange/limits-values.ts'
import { stringOf } from '../../statement/readings.ts'
import { headerValue, is2xx, statusOf } from '../../exchange/reply.ts'

const WAITS = 'calls beyond the limit are to wait: none is refused'

/** The properties that every check of quotas has in its declaration (gap G8). */
export const QUOTA_CHECK = {
  reading: 'limits.quota',
  judges: QUOTA_CALLS,
} as const

/** The maximum number of issues that a check reports; further ones are left out. */
export const MAX_ISSUES = 3

/** Combines two judgments: two violations become one with all issues. Otherwise returns the worse: violation, inconclusive, pass. */
export function allOf(first: Judgement, second: Judgement): Judgement {
  const parts = [first, second]
  if (first.kind === 'violated' && second.kind === 'violated') {
    const [issue, ...rest] = first.issues
    const exchanges = [...new Set([...first.exchanges, ...second.exchanges])]
    return { ...first, issues: [issue, ...rest, ...second.issues], exchanges }
  }
  const worst = ['violated', 'inconclusive', 'satisfied'].flatMap(
    (kind) => parts.find((part) => part.kind === kind) ?? [],
  )
  return worst[0] ?? first
}

/** The calls that use up a quota on purpose. They all use the API key for limit checks. */
export type QuotaCalls = {
  readonly evidence: Evidence
  /** The smallest declared quota of requests; null if none is declared. */
  readonly quota: Quota | null
  /** The declared kind of rate limit header fields, such as `anthropic`. Null if the statement declares none. */
  readonly family: string | null
  readonly calls: readonly Exchange[]
}

/** The calls with the API key that limit checks use, after the key's quota was used up. `refused` is the first refusal. */
export type ExhaustedQuota = QuotaCalls & {
  readonly refused: Exchange
  readonly refusals: readonly Exchange[]
}

/** Returns whether the call got an answer that is not 2xx. */
export function isRefused(exchange: Exchange): boolean {
  return exchange.response !== null && !is2xx(exchange)
}

function quotaCalls(evidence: Evidence): readonly Exchange[] {
  return callsAbout(evidence, ...QUOTA_CALLS)
}

/** Returns the call with this label; undefined if it was not sent. */
export function limitCall(evidence: Evidence, label: string): Exchange | undefined {
  return quotaCalls(evidence).find((call) => call.label === label)
}

/** Returns the result of `judge` if the first call of the quota test got 2xx, 429 or 503. Otherwise returns a judgment with the reason. */
export function whenCallsAnswered(evidence: Evidence, judge: (spending: QuotaCalls) => Judgement): Judgement {
  if (countsNoRequests(evidence.readings))
    // The checks of the declared units show that there is a limit, so this removes no stated MUST.
    return notApplicable('no quota of requests is declared: see limits.tokens and limits.in-flight')
  const [first] = seriesIn(evidence, 'serial')
  if (first === undefined) {
    const unspent = evidence.omissions.find(({ code }) => code === 'quota-not-spent')
    return unspent === undefined
      ? examine(evidence, [], () => [])
      : notJudged('quota-not-spent', unspent.detail)
  }
  const status = statusOf(first)
  if (!is2xx(first) && status !== 429 && status !== 503) {
    const blocked = unusable(first)
    if (blocked !== null) return inconclusive(...blocked, [first])
    const detail = `the first call on the key to be spent is answered ${status ?? 'nothing'}: is it the right key?`
    return inconclusive('prerequisite', detail, [first])
  }
  return judge({
    evidence,
    quota: requestQuota(evidence.readings),
    family: stringOf(evidence.readings, 'limits.headers', 'reading'),
    calls: quotaCalls(evidence)
      .filter(({ quotaCall }) => quotaCall?.kind === 'plain')
      .toSorted(bySending),
  })
}

/** Returns the result of `judge` if the limit refused a call. Otherwise returns a judgment that says why the limit was not reached. */
export function whenExhausted(evidence: Evidence, judge: (spent: ExhaustedQuota) => Judgement): Judgement {
  return whenCallsAnswered(evidence, (spending) => {
    const { calls } = spending
    const refused = firstRefusal(spending)
    if (refused === null) {
      if (areQueued(evidence.readings)) return notApplicable(WAITS, 'limits.exceeded')
      return inconclusive(
        'prerequisite',
        'no call was refused for a limit: see limits.exists',
        calls.slice(-1),
      )
    }
    return judge({ ...spending, refused, refusals: refusalsIn(spending, refused) })
  })
}

/** Returns the calls that the tested limit refused: `first` and all later ones. */
export function refusalsIn({ evidence, calls }: QuotaCalls, first: Exchange): readonly Exchange[] {
  const after = calls.filter(({ sentAtEpochMs }) => sentAtEpochMs >= first.sentAtEpochMs)
  const stream = limitCall(evidence, 'stream')
  const more = stream !== undefined && statusOf(stream) === statusOf(first) ? [stream] : []
  return [...after.filter(isRefused), ...more]
}

/** Returns the first call that the limit refused. Returns null if it refused none. */
export function firstRefusal({ evidence, calls }: QuotaCalls): Exchange | null {
  const refused = seriesIn(evidence, 'serial').find((exchange) => !is2xx(exchange))
  // If sequential calls were too slow to meet the limit, the first refused concurrent call counts.
  if (refused === undefined)
    return seriesIn(evidence, 'burst').find((exchange) => statusOf(exchange) === 429) ?? null
  if (refused.response === null) return null
  const status = statusOf(refused)
  if (status === 429) return refused
  // Another status may be chance, unless the next calls get it too.
  const next = calls.filter(({ label }) => label === 'again' || label === 'a-last')
  return next.length > 0 && next.every((exchange) => statusOf(exchange) === status) ? refused : null
}

/** Returns whether the quota stayed used up during all calls: the last non-streaming call was still refused. */
export function heldMeanwhile({ evidence }: QuotaCalls): boolean {
  const last = limitCall(evidence, 'a-last')
  return last !== undefined && isRefused(last)
}

/** Returns whether calls sent one after another took so long that they could not use up the quota before it refilled. */
export function isTooSlow({ refused }: ExhaustedQuota): boolean {
  return refused.quotaCall?.series !== 'serial'
}

// The share of the time of sequential calls from which stalls of this machine count as the reason that they took long.
const STALLED_SHARE = 0.1

/** Returns why sequential calls did not use up the quota: this machine was too busy, or the service answered too slowly. */
export function whyTooSlow({ evidence }: Pick<QuotaCalls, 'evidence'>): string {
  const series = seriesIn(evidence, 'serial')
  const stalledMs = series.reduce((sum, { timing }) => sum + (timing.stalledMs ?? 0), 0)
  return stalledMs > STALLED_SHARE * spanMs(series)
    ? 'this machine was too busy to spend the quota by calls in series'
    : 'sent in series, the calls are answered too slowly to spend the quota'
}

/** Returns whether a used-up quota also blocks the calls named `label`: `limited` (yes), `free` (no) or `unsure`. */
export function limitStateFor(spent: ExhaustedQuota, label: string): 'limited' | 'free' | 'unsure' {
  const { evidence, quota, refused } = spent
  const calls = [label, ...followUpLabels(label)].flatMap((name) => limitCall(evidence, name) ?? [])
  if (calls.some((exchange) => !isCompleted(evidence.readings, exchange))) return 'limited'
  if (!heldMeanwhile(spent)) return 'unsure'
  // At the first refusal less than one call remained, and the quota may have refilled since. Without a declared window, a refill is
  // assumed to be slow, since sequential calls were refused.
  const spare = quota?.windowMs == null ? calls.length - 1 : 1 + refillIn(quota, spanMs([refused, ...calls]))
  return calls.length > spare && !mayBeNewWindow(spent, calls) ? 'free' : 'unsure'
}

// Returns whether a new window may have begun during these calls. A new window would explain why all of them were admitted.
function mayBeNewWindow(spent: ExhaustedQuota, calls: readonly Exchange[]): boolean {
  const { evidence, quota, refused } = spent
  const last = limitCall(evidence, 'a-last')
  if (quota?.windowMs == null || last === undefined) return false
  const windows = spanMs([refused, ...calls]) / quota.windowMs
  const isRoomy = calls.length <= quota.quota * Math.ceil(windows)
  return (
    isRoomy && windows > SIGNIFICANCE_LEVEL && admittedBetween(spent, refused, last).length >= quota.quota
  )
}

/** Returns an inconclusive judgment. Its reason is that the limit accepted calls again before the test had ended. */
export function limitLapsed(spent: ExhaustedQuota): Judgement {
  return inconclusive('timeout', 'the limit admitted calls again during the test', [spent.refused])
}

/** Returns the calls of a series (a named group of calls that use up a quota), oldest first. */
export function seriesIn(evidence: Evidence, series: QuotaSeries): readonly Exchange[] {
  const own = quotaCalls(evidence).filter(({ quotaCall }) => quotaCall?.series === series)
  const start = series === 'recovery' && own.length > 0 ? firstAfterWait(evidence) : undefined
  return [...(start === undefined ? [] : [start]), ...own].toSorted(bySending)
}

/** Returns how many calls of a series (a group of calls) got a 2xx answer. */
export function answeredIn(evidence: Evidence, series: QuotaSeries): number {
  return seriesIn(evidence, series).filter(is2xx).length
}

/** The labels of the calls that Assay sends after it has waited for a used-up quota to refill. */
export const RETURN_LABELS: readonly string[] = ['deep', 'obey', 'obey-again', 'rested']

/** Returns the first 2xx answer to a call that Assay sent after a limit refused a call and Assay waited; undefined if there is none. */
export function firstAfterWait(evidence: Evidence): Exchange | undefined {
  return RETURN_LABELS.flatMap((label) => limitCall(evidence, label) ?? []).find(is2xx)
}

/** The number of limit periods (windows) without calls after which a limiter must accept calls again. */
export const WINDOWS = 2

/** The text that explains why a refusal is not judged: it may come from another declared quota ({@link mayBeOtherQuota}). */
export const OTHER_QUOTA = 'another declared quota, with a longer window, may be used up'

/** Returns whether a refusal may come from another quota than the tested one, namely one that counts over a longer period. */
export function mayBeOtherQuota({ evidence, quota, calls }: QuotaCalls, refusal: Exchange): boolean {
  const isServed = calls.some((call) => is2xx(call) && call.sentAtEpochMs > refusal.sentAtEpochMs)
  return !isServed && (longestWindowMs(evidence.readings) ?? 0) > (quota?.windowMs ?? Infinity)
}

/** Returns the calls that were refused although the pause before them was longer than the declared limit period. */
export function refusedTooLate(spending: QuotaCalls): readonly Exchange[] {
  const { evidence, quota } = spending
  const windowMs = quota?.windowMs ?? null
  if (windowMs === null) return []
  return ['deep', 'obey', 'obey-again', 'rested', 'd-start']
    .flatMap((label) => limitCall(evidence, label) ?? [])
    .filter((exchange) => {
      const last = exchange.label === 'deep' ? limitCall(evidence, 'a-last') : undefined
      const [silentMs, fullMs] =
        last === undefined
          ? [msSinceAnswered(spending, exchange), WINDOWS * windowMs]
          : [exchange.sentAtEpochMs - answeredAtMs(last), pastWindowMs(evidence, windowMs, quota?.quota ?? 1)]
      const isLate = isRefused(exchange) && silentMs !== null && silentMs >= fullMs
      return isLate && !mayBeOtherQuota(spending, exchange)
    })
}

/** Returns how long (ms) before `exchange` the last call was sent that may have used quota. Null if no call did. */
export function msSinceAnswered(spending: QuotaCalls, exchange: Exchange): number | null {
  const before = chargeable(spending).filter(({ sentAtEpochMs }) => sentAtEpochMs < exchange.sentAtEpochMs)
  return before.length === 0 ? null : exchange.sentAtEpochMs - Math.max(...before.map(answeredAtMs))
}

/** Returns the calls between `first` and `second` that the limit may have counted, because it did not refuse them. */
export function admittedBetween(
  spending: QuotaCalls,
  first: Exchange,
  second: Exchange,
): readonly Exchange[] {
  const [fromMs, toMs] = [first.sentAtEpochMs, answeredAtMs(second)]
  return chargeable(spending).filter((other) => answeredAtMs(other) > fromMs && other.sentAtEpochMs < toMs)
}

// Returns the calls that may have consumed quota. Refusals are included if the statement declares them as charged or as undecided.
function chargeable({ evidence, quota }: QuotaCalls): readonly Exchange[] {
  const scope = quota?.scope ?? 'address'
  const { readings } = evidence
  const countsRefused = isCharged(readings, 'refused') || isUndecided(readings, 'refused')
  return quotaCalls(evidence).filter((exchange) => {
    if (exchange.otherKey === 'other' && scope !== 'address') return false
    if (exchange.otherKey === 'sibling' && scope === 'key') return false
    if (exchange.response === null || countsRefused) return true
    if (exchange.socket === undefined) return is2xx(exchange)
    return exchange.end.kind === 'failed' || isCompleted(evidence.readings, exchange)
  })
}

/** Returns an upper bound of the probability that a service with this quota would accept all of these calls (Markov's inequality). */
export function probabilityOf(quota: Pick<Quota, 'quota' | 'windowMs'>, calls: readonly Exchange[]): number {
  const excess = calls.filter(is2xx).length - quota.quota
  return excess <= 0 ? 1 : Math.min(1, refillIn(quota, spanMs(calls)) / excess)
}

/** A significance level: more calls than a declared limit are a violation only if the probability of chance is below it. */
export const SIGNIFICANCE_LEVEL = 0.02

/** Returns the limit that an answer announces for the number of requests. Returns null if it announces none. */
export function allowanceOf(
  { evidence: { readings }, family, quota }: QuotaCalls,
  exchange: Exchange,
): DatedAllowance | null {
  const announced = family === null ? null : limitHeadersOf(family, exchange)
  const ofRequests = (announced?.allowances ?? []).filter(({ unit }) => unit === null || unit === 'requests')
  const isOther = ({ limit }: DatedAllowance) => declaredQuotas(readings).some((one) => one.quota === limit)
  // If several policies are announced, takes the declared one.
  return (
    ofRequests.find(({ limit }) => limit === quota?.quota) ?? ofRequests.find((one) => !isOther(one)) ?? null
  )
}

/** Creates an issue about a header field. `received` defaults to the value of the field. */
export function fieldIssue(exchange: Exchange, field: string, expected: string, received?: string): Issue {
  const value = headerValue(exchange.response?.headers ?? [], field)
  return {
    at: `${exchange.id} header ${field}`,
    expected,
    received: received ?? value?.slice(0, 80) ?? 'missing',
  }
}

/** Formats milliseconds as seconds with at most one decimal. */
export function formatRoundedSeconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`
}

// Orders calls by the time of sending, and within one millisecond by the number in their label.
function bySending(left: Exchange, right: Exchange): number {
  return (
    left.sentAtEpochMs - right.sentAtEpochMs || left.label.localeCompare(right.label, 'en', { numeric: true })
  )
}

/** Returns the accepted streams that Assay aborted, which show whether aborted calls occupy quota. */
export function abortedCalls(evidence: Evidence): readonly Exchange[] {
  return callsAbout(evidence, 'left:quota').filter(is2xx)
}

/** Returns why no calls tested the quota again after its period: Assay can use it up again only when calls are accepted. */
export function whyNoReturnCalls(spent: ExhaustedQuota): string {
  const { evidence, refused, quota } = spent
  if (firstAfterWait(evidence) !== undefined) return 'service returned, but it was not spent as far again'
  const obey = limitCall(evidence, 'obey')
  if (obey !== undefined)
    return mayBeOtherQuota(spent, obey) ? OTHER_QUOTA : 'service did not return: see limits.service-returns'
  const waitMs = (promisedAtMs(refused) ?? 0) - answeredAtMs(refused)
  if (waitMs > MAX_WAIT_MS)
    return `Retry-After asks for ${formatRoundedSeconds(waitMs)}: too long to wait for`
  if (quota?.windowMs != null)
    return `its window of ${formatRoundedSeconds(quota.windowMs)} is too long to wait for`
  return 'the time to wait is unknown: no Retry-After, no declared window'
}
