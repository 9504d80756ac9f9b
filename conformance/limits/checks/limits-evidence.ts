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

/** The members that all checks of quotas share (gap G8). */
export const QUOTA_CHECK = {
  reading: 'limits.quota',
  judges: QUOTA_CALLS,
} as const

/** The maximum number of issues that a check reports; further ones are left out. */
export const MAX_ISSUES = 3

/** Combines two judgments: two violations into one with the issues of both, otherwise the worse judgment. */
export function allOf(first: Judgement, second: Judgement): Judgement {
  if (first.kind === 'violated' && second.kind === 'violated') {
    const [issue, ...rest] = first.issues
    const exchanges = [...new Set([...first.exchanges, ...second.exchanges])]
    return { ...first, issues: [issue, ...rest, ...second.issues], exchanges }
  }
  const worst = ['violated', 'inconclusive', 'satisfied'].flatMap(
    (kind) => [first, second].find((part) => part.kind === kind) ?? [],
  )
  return worst[0] ?? first
}

/** The declared quota of requests, and the calls without streaming that test it, oldest first. */
export type QuotaCalls = {
  readonly evidence: Evidence
  /** The smallest declared quota of requests; null if none is declared. */
  readonly quota: Quota | null
  /** The declared kind of rate limit header fields, such as `anthropic`. Null if the statement declares none. */
  readonly family: string | null
  readonly calls: readonly Exchange[]
}

/** The evidence for a quota that was used up. `refused` is the first call that the limit refused. */
export type ExhaustedQuota = QuotaCalls & {
  readonly refused: Exchange
  readonly refusals: readonly Exchange[]
}

/** Returns whether a call was answered with a status other than 2xx. */
export function isRefused(exchange: Exchange): boolean {
  return exchange.response !== null && !is2xx(exchange)
}

function quotaCalls(evidence: Evidence): readonly Exchange[] {
  return callsAbout(evidence, ...QUOTA_CALLS)
}

/** Returns the call with this label, or undefined if it was not sent. */
export function limitCall(evidence: Evidence, label: string): Exchange | undefined {
  return quotaCalls(evidence).find((call) => call.label === label)
}

/** Calls `judge` with the calls that test a quota of requests. If they cannot be judged, returns a judgment that states why. */
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

/** Calls `judge` if the limit refused a call. Otherwise, returns a judgment that states why no call was refused. */
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

/** Returns the call `first`, which the limit refused, and all refused calls after it. */
export function refusalsIn({ evidence, calls }: QuotaCalls, first: Exchange): readonly Exchange[] {
  const after = calls.filter(({ sentAtEpochMs }) => sentAtEpochMs >= first.sentAtEpochMs)
  const stream = limitCall(evidence, 'stream')
  const more = stream !== undefined && statusOf(stream) === statusOf(first) ? [stream] : []
  return [...after.filter(isRefused), ...more]
}

/** Returns the first call that the limit refused, or null if it refused none. */
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

/** Returns whether the quota was still used up after the calls that test its scope: the ordinary call after them was refused too. */
export function isStillUsedUp({ evidence }: QuotaCalls): boolean {
  const last = limitCall(evidence, 'a-last')
  return last !== undefined && isRefused(last)
}

/** Returns whether sequential calls were too slow to use up the quota, so that the limit refused only concurrent calls. */
export function isTooSlow({ refused }: ExhaustedQuota): boolean {
  return refused.quotaCall?.series !== 'serial'
}

// If stalls of this machine took more than this share of the time, it was too busy for sequential calls.
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
  if (!isStillUsedUp(spent)) return 'unsure'
  // Less than one call remained at the first refusal, and more may have refilled since. If no window is declared, assumes slow refills.
  const spare = quota?.windowMs == null ? calls.length - 1 : 1 + refillIn(quota, spanMs([refused, ...calls]))
  return calls.length > spare && !mayBeNewWindow(spent, calls) ? 'free' : 'unsure'
}

// A window that began during these calls would explain why the limit accepted all of them.
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

/** Creates an inconclusive judgment, because the limit accepted calls again before the test of the used-up quota ended. */
export function limitLapsed(spent: ExhaustedQuota): Judgement {
  return inconclusive('timeout', 'the limit admitted calls again during the test', [spent.refused])
}

/** Returns the calls of a series such as `burst`, oldest first. Adds to `recovery` the accepted call that showed that the quota was free again. */
export function seriesIn(evidence: Evidence, series: QuotaSeries): readonly Exchange[] {
  const own = quotaCalls(evidence).filter(({ quotaCall }) => quotaCall?.series === series)
  const start = series === 'recovery' && own.length > 0 ? firstAfterWait(evidence) : undefined
  return [...(start === undefined ? [] : [start]), ...own].toSorted(bySending)
}

/** Returns how many calls of a series got a 2xx answer. */
export function answeredIn(evidence: Evidence, series: QuotaSeries): number {
  return seriesIn(evidence, series).filter(is2xx).length
}

/** The labels of the calls that Assay sends after a refusal and a wait, in the order of sending. */
export const RETURN_LABELS: readonly string[] = ['deep', 'obey', 'obey-again', 'rested']

/** Returns the first of the calls after a wait ({@link RETURN_LABELS}) with a 2xx answer, or undefined if none has one. */
export function firstAfterWait(evidence: Evidence): Exchange | undefined {
  return RETURN_LABELS.flatMap((label) => limitCall(evidence, label) ?? []).find(is2xx)
}

/** The number of windows without calls after which a limit must accept calls again. A sliding window counter needs two. */
export const SILENT_WINDOWS = 2

/** The reason for not judging a refusal: another declared quota may have caused it. */
export const OTHER_QUOTA = 'another declared quota, with a longer window, may be used up'

/** Returns whether another declared quota, with a longer window than the tested quota, may have caused a refusal. */
export function mayBeOtherQuota({ evidence, quota, calls }: QuotaCalls, refusal: Exchange): boolean {
  const isServed = calls.some((call) => is2xx(call) && call.sentAtEpochMs > refusal.sentAtEpochMs)
  return !isServed && (longestWindowMs(evidence.readings) ?? 0) > (quota?.windowMs ?? Infinity)
}

/** Returns the calls that were wrongly refused: the window of all earlier calls had certainly ended when Assay sent them. */
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
          ? [msSinceAnswered(spending, exchange), SILENT_WINDOWS * windowMs]
          : [exchange.sentAtEpochMs - answeredAtMs(last), pastWindowMs(evidence, windowMs, quota?.quota ?? 1)]
      const isLate = isRefused(exchange) && silentMs !== null && silentMs >= fullMs
      return isLate && !mayBeOtherQuota(spending, exchange)
    })
}

/** Returns how many ms before `exchange` the last earlier call that may have used quota was answered. Null if there is no such call. */
export function msSinceAnswered(spending: QuotaCalls, exchange: Exchange): number | null {
  const before = chargeable(spending).filter(({ sentAtEpochMs }) => sentAtEpochMs < exchange.sentAtEpochMs)
  return before.length === 0 ? null : exchange.sentAtEpochMs - Math.max(...before.map(answeredAtMs))
}

/** Returns the calls that may have used quota between the sending of `first` and the answer to `second`. */
export function admittedBetween(
  spending: QuotaCalls,
  first: Exchange,
  second: Exchange,
): readonly Exchange[] {
  const [fromMs, toMs] = [first.sentAtEpochMs, answeredAtMs(second)]
  return chargeable(spending).filter((other) => answeredAtMs(other) > fromMs && other.sentAtEpochMs < toMs)
}

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

/** Returns an upper bound of the probability that a service with this quota accepts all these calls (Markov's inequality). */
export function probabilityOf(quota: Pick<Quota, 'quota' | 'windowMs'>, calls: readonly Exchange[]): number {
  const excess = calls.filter(is2xx).length - quota.quota
  return excess <= 0 ? 1 : Math.min(1, refillIn(quota, spanMs(calls)) / excess)
}

/** If {@link probabilityOf} is below this level, the service accepted more calls than its quota allows. */
export const SIGNIFICANCE_LEVEL = 0.02

/** Returns the limit on requests that the header fields of an answer announce, or null if they announce none. */
export function allowanceOf(
  { evidence: { readings }, family, quota }: QuotaCalls,
  exchange: Exchange,
): DatedAllowance | null {
  const announced = family === null ? null : limitHeadersOf(family, exchange)
  const ofRequests = (announced?.allowances ?? []).filter(({ unit }) => unit === null || unit === 'requests')
  const isOther = ({ limit }: DatedAllowance) => declaredQuotas(readings).some((one) => one.quota === limit)
  // Of several announced limits, the declared one counts.
  return (
    ofRequests.find(({ limit }) => limit === quota?.quota) ?? ofRequests.find((one) => !isOther(one)) ?? null
  )
}

/** Creates an issue about a header field. The default of `received` is the value of the field. */
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

// Calls that were sent in the same millisecond are sorted by the numbers in their labels.
function bySending(left: Exchange, right: Exchange): number {
  return (
    left.sentAtEpochMs - right.sentAtEpochMs || left.label.localeCompare(right.label, 'en', { numeric: true })
  )
}

/** Returns the accepted streams that Assay aborted. They show whether aborted calls occupy quota. */
export function abortedCalls(evidence: Evidence): readonly Exchange[] {
  return callsAbout(evidence, 'left:quota').filter(is2xx)
}

/** Returns the reason, for the report, why Assay did not use up the quota a second time. */
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
