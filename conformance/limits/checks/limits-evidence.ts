/** The exchanges of the limits probes, series by series, and the reason when they show too little. Pure. */
import { callsAbout, examine, unusable, type Evidence } from '../../evidence/evidence.ts'
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
  countsNoRequests,
  isCharged,
  isUndecided,
  refillIn,
  requestQuota,
  type Quota,
} from '../declared-quotas.ts'
import { isServed, moreOf, QUOTA_CALLS } from '../limits-served.ts'
import { answeredAtMs } from '../limits-values.ts'
import { stringOf } from '../../statement/readings.ts'
import { headerValue, is2xx, statusOf } from '../../exchange/reply.ts'

const WAITS = 'calls beyond the limit are to wait: none is refused'

/** The reading by which calls beyond the limit wait. */
export const QUEUE = 'queue'

/** What the checks of quotas share. Source: gap G8. */
export const ON_QUOTA = {
  capability: 'limits',
  reading: 'limits.quota',
  level: 'MUST',
  judges: QUOTA_CALLS,
} as const

/** All answers of a target announce and refuse alike: a few show what is wrong with them. */
export const SHOWN = 3

/** Judges a rule of several parts: violated where a part is, open where a part is, and satisfied by the others. */
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

/** All series, in the order in which the probe makes them. */
export const ALL_SERIES: readonly QuotaSeries[] = [
  'serial',
  'recovery',
  'recovery-again',
  'burst',
  'burst-again',
]

/** The observations on the key that is spent. */
export type SpentKey = {
  readonly evidence: Evidence
  /** The declared quota of requests that calls meet first; null when none is declared. */
  readonly quota: Quota | null
  /** Name of the family of header fields; null when no reading says. */
  readonly family: string | null
  /** All plain calls on that key, in the order in which they were sent. */
  readonly calls: readonly Exchange[]
}

/** A key that was spent. `refused` is the first call that was refused for it. */
export type Spent = SpentKey & { readonly refused: Exchange; readonly refusals: readonly Exchange[] }

/** Returns whether an answer came that is not a success. */
export function isRefused(exchange: Exchange): boolean {
  return exchange.response !== null && !is2xx(exchange)
}

function quotaCalls(evidence: Evidence): readonly Exchange[] {
  return callsAbout(evidence, ...QUOTA_CALLS)
}

/** A call by its label; undefined when it was not made. */
export function limitCall(evidence: Evidence, label: string): Exchange | undefined {
  return quotaCalls(evidence).find((call) => call.label === label)
}

/** Judges only where calls on the key that is spent are answered at all; otherwise gives the reason. */
export function whenCalled(evidence: Evidence, judge: (spending: SpentKey) => Judgement): Judgement {
  if (countsNoRequests(evidence.readings))
    return notApplicable('no quota of requests is declared', 'limits.quota')
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

/** Judges only where the key was spent; `limits.exists` is the one check that says why it was not. */
export function whenSpent(evidence: Evidence, judge: (spent: Spent) => Judgement): Judgement {
  return whenCalled(evidence, (spending) => {
    const { calls } = spending
    const refused = firstRefusal(spending)
    if (refused === null) {
      if (stringOf(evidence.readings, 'limits.exceeded', 'reading') === QUEUE)
        return notApplicable(WAITS, 'limits.exceeded')
      return inconclusive(
        'prerequisite',
        'no call was refused for a limit: see limits.exists',
        calls.slice(-1),
      )
    }
    return judge({ ...spending, refused, refusals: refusalsIn(spending, refused) })
  })
}

/** Returns the calls that were refused for the limit, from the first on. */
export function refusalsIn({ evidence, calls }: SpentKey, first: Exchange): readonly Exchange[] {
  const after = calls.filter(({ sentAtEpochMs }) => sentAtEpochMs >= first.sentAtEpochMs)
  const stream = limitCall(evidence, 'stream')
  const more = stream !== undefined && statusOf(stream) === statusOf(first) ? [stream] : []
  return [...after.filter(isRefused), ...more]
}

/** The first call of the first row that was refused for the limit; null when none was, or when it was chance. */
export function firstRefusal({ evidence, calls }: SpentKey): Exchange | null {
  const refused = seriesIn(evidence, 'serial').find((exchange) => !is2xx(exchange))
  // Where one by one was too slow, the first of those that were sent all at once.
  if (refused === undefined)
    return seriesIn(evidence, 'burst').find((exchange) => statusOf(exchange) === 429) ?? null
  if (refused.response === null) return null
  const status = statusOf(refused)
  if (status === 429) return refused
  // Anything else may be a mishap, unless it goes on.
  const next = calls.filter(({ label }) => label === 'again' || label === 'a-last')
  return next.length > 0 && next.every((exchange) => statusOf(exchange) === status) ? refused : null
}

// Whether the limit held for as long as other calls were made against it.
function heldMeanwhile({ evidence }: SpentKey): boolean {
  const last = limitCall(evidence, 'a-last')
  return last !== undefined && isRefused(last)
}

/** Returns whether calls one by one took so long that only calls all at once met the limit. */
export function isTooSlow({ refused }: Spent): boolean {
  return refused.quotaCall?.series !== 'serial'
}

/** The detail for checks that need a limit which holds from one call to the next. */
export const TOO_SLOW = 'sent in series, the calls are answered too slowly to spend the quota'

/** Calls of one kind, made while the limit held: whether it holds for them. `unsure`: it gave way meanwhile. */
export function holdFor(spent: Spent, label: string): 'limited' | 'free' | 'unsure' {
  const { evidence, quota, refused } = spent
  const calls = [label, ...moreOf(label)].flatMap((name) => limitCall(evidence, name) ?? [])
  if (calls.some((exchange) => !isServed(evidence.readings, exchange))) return 'limited'
  if (!heldMeanwhile(spent)) return 'unsure'
  // What was left at the first refusal was less than one, and then some may have come back. Where no window is declared:
  // whatever comes back so fast would not have let calls one by one be refused.
  const spare = quota?.windowMs == null ? calls.length - 1 : 1 + refillIn(quota, spanMs([refused, ...calls]))
  return calls.length > spare && !mayBeNewWindow(spent, calls) ? 'free' : 'unsure'
}

// Whether a window may have begun among these calls: it had room for all of them, and was spent when the last call was refused.
function mayBeNewWindow(spent: Spent, calls: readonly Exchange[]): boolean {
  const { evidence, quota, refused } = spent
  const last = limitCall(evidence, 'a-last')
  if (quota?.windowMs == null || last === undefined) return false
  const windows = spanMs([refused, ...calls]) / quota.windowMs
  const isRoomy = calls.length <= quota.quota * Math.ceil(windows)
  return isRoomy && windows > NO_CHANCE && admittedBetween(spent, refused, last).length >= quota.quota
}

/** The judgement of a call that was made while the limit gave way. */
export function gaveWay(spent: Spent): Judgement {
  return inconclusive('timeout', 'the limit admitted calls again during the test', [spent.refused])
}

/** The calls of a series, in order. The one that was answered after the wait is the first of `recovery`. */
export function seriesIn(evidence: Evidence, series: QuotaSeries): readonly Exchange[] {
  const own = quotaCalls(evidence).filter(({ quotaCall }) => quotaCall?.series === series)
  const start = series === 'recovery' && own.length > 0 ? returned(evidence) : undefined
  return [...(start === undefined ? [] : [start]), ...own].toSorted(bySending)
}

/** Returns the number of calls of a series that were answered with success. */
export function answeredIn(evidence: Evidence, series: QuotaSeries): number {
  return seriesIn(evidence, series).filter(is2xx).length
}

/** Calls that may be the first to be answered again, in the order in which they are made. */
export const RETURNS: readonly string[] = ['deep', 'obey', 'obey-again', 'rested']

/** The call that was answered after the limit had been waited for; undefined when none was. */
export function returned(evidence: Evidence): Exchange | undefined {
  return RETURNS.flatMap((label) => limitCall(evidence, label) ?? []).find(is2xx)
}

/** Twice the window, since a counter that weighs the window before needs that long to forget. */
const WINDOWS = 2

/** Calls that were refused although nothing had been answered for two windows: then the window is longer than declared. */
export function refusedTooLate(spending: SpentKey): readonly Exchange[] {
  const { evidence, quota } = spending
  const windowMs = quota?.windowMs ?? null
  if (windowMs === null) return []
  return ['obey', 'obey-again', 'rested', 'd-start']
    .flatMap((label) => limitCall(evidence, label) ?? [])
    .filter((exchange) => {
      const silentMs = sinceAnswered(spending, exchange)
      return isRefused(exchange) && silentMs !== null && silentMs >= WINDOWS * windowMs
    })
}

/**
 * Returns the milliseconds since the last call that may have been charged was answered; null when there was none before. The
 * decision on a call falls at an unknown moment between its sending and its answer, so that this is the least that it may be.
 */
export function sinceAnswered(spending: SpentKey, exchange: Exchange): number | null {
  const before = chargeable(spending).filter(({ sentAtEpochMs }) => sentAtEpochMs < exchange.sentAtEpochMs)
  return before.length === 0 ? null : exchange.sentAtEpochMs - Math.max(...before.map(answeredAtMs))
}

/** Returns the calls that may have been admitted after the decision on `first` and before the decision on `second`. */
export function admittedBetween(spending: SpentKey, first: Exchange, second: Exchange): readonly Exchange[] {
  const [fromMs, toMs] = [first.sentAtEpochMs, answeredAtMs(second)]
  return chargeable(spending).filter((other) => answeredAtMs(other) > fromMs && other.sentAtEpochMs < toMs)
}

// The calls of all kinds that share the quota and were not refused: one without an answer may have been admitted. Where refused calls count
// by declaration, a refusal may begin a window anew.
function chargeable({ evidence, quota }: SpentKey): readonly Exchange[] {
  const scope = quota?.scope ?? 'address'
  const { readings } = evidence
  const countsRefused = isCharged(readings, 'refused') || isUndecided(readings, 'refused')
  return quotaCalls(evidence).filter((exchange) => {
    if (exchange.otherKey === 'other' && scope !== 'address') return false
    if (exchange.otherKey === 'sibling' && scope === 'key') return false
    if (exchange.response === null || countsRefused) return true
    if (exchange.socket === undefined) return is2xx(exchange)
    return exchange.end.kind === 'failed' || isServed(evidence.readings, exchange)
  })
}

/**
 * Returns an upper bound of the probability that a row exceeds the quota as it does by chance: 1 when it does not. A
 * window of foreign phase, or a bucket that is filled up in steps, may give something within the row; so many at once
 * come seldom, since the larger the step the longer it takes. No window: there is no such chance.
 */
export function chanceOf(quota: Pick<Quota, 'quota' | 'windowMs'>, calls: readonly Exchange[]): number {
  const excess = calls.filter(is2xx).length - quota.quota
  return excess <= 0 ? 1 : Math.min(1, refillIn(quota, spanMs(calls)) / excess)
}

/** Below this, what exceeds the quota is not chance. */
export const NO_CHANCE = 0.02

/** From the first call to the last answer. */
export function spanMs(calls: readonly Exchange[]): number {
  if (calls.length === 0) return 0
  return Math.max(...calls.map(answeredAtMs)) - Math.min(...calls.map(({ sentAtEpochMs }) => sentAtEpochMs))
}

/** Returns the announced allowance of requests; null when the answer does not have one. */
export function allowanceOf({ family, quota }: SpentKey, exchange: Exchange): DatedAllowance | null {
  const announced = family === null ? null : limitHeadersOf(family, exchange)
  const ofRequests = (announced?.allowances ?? []).filter(({ unit }) => unit === null || unit === 'requests')
  // Of several announced policies, the declared one.
  return ofRequests.find(({ limit }) => limit === quota?.quota) ?? ofRequests[0] ?? null
}

/** The issue of a header field; `received` is its value unless something else is said. */
export function fieldIssue(exchange: Exchange, field: string, expected: string, received?: string): Issue {
  const value = headerValue(exchange.response?.headers ?? [], field)
  return {
    at: `${exchange.id} header ${field}`,
    expected,
    received: received ?? value?.slice(0, 80) ?? 'missing',
  }
}

/** Milliseconds as seconds with at most one decimal. */
export function formatRoundedSeconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`
}

// Calls that were sent within one millisecond are distinguished by their numbers.
function bySending(left: Exchange, right: Exchange): number {
  return (
    left.sentAtEpochMs - right.sentAtEpochMs || left.label.localeCompare(right.label, 'en', { numeric: true })
  )
}
