import { count } from '../../../schemas/count.ts'
import { checkWhen, type Evidence } from '../../evidence/check.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import {
  firstField,
  limitHeadersOf,
  type Allowance,
  type DatedAllowance,
  type LimitPart,
} from '../limits-headers.ts'
import { areQueued, declaredQuotas, refillIn, type Quota } from '../declared-quotas.ts'
import { refused as refusedNotCharged } from './limits-charges.ts'
import { QUOTA_CALLS } from '../limits-served.ts'
import { answeredAtMs, spanMs } from '../../exchange/limits-values.ts'
import { headerValue, is2xx, shorten } from '../../exchange/reply.ts'
import {
  abortedCalls,
  admittedBetween,
  allOf,
  allowanceOf,
  fieldIssue,
  firstRefusal,
  isRefused,
  isTooSlow,
  SIGNIFICANCE_LEVEL,
  QUOTA_CHECK,
  refusalsIn,
  refusedTooLate,
  seriesIn,
  MAX_ISSUES,
  formatRoundedSeconds,
  whyTooSlow,
  whenCallsAnswered,
  whenExhausted,
  type QuotaCalls,
} from './limits-evidence.ts'

const FIELDS = {
  reading: 'limits.headers',
  judges: QUOTA_CALLS,
} as const

// The family of header fields whose values are structured fields (RFC 9651).
const STRUCTURED = 'ratelimit-fields'
const DEFAULT_FAMILY = 'x-ratelimit-durations'
const PARTS: readonly LimitPart[] = ['limit', 'remaining', 'reset']

export const present = checkWhen(onFamily, {
  ...FIELDS,
  id: 'limits.headers-present',
  title: 'each answer, and each refusal for the limit, announces it in the header fields of the reading',
  because: ['limits.refusal-status'],
  trippedBy: ['limit-no-headers', 'limit-no-headers-streams', 'limit-headers-only-on-200'],
  judge: (evidence, spending) => {
    const answered = spending.calls.filter(is2xx)
    const refused = firstRefusal(spending)
    // Without a limit, no field needs to be announced.
    if (refused === null && answered.every((exchange) => isSilent(spending, exchange)))
      return inconclusive('prerequisite', 'no limit was seen: see limits.exists', answered.slice(-1))
    const refusals = refused === null ? [] : refusalsIn(spending, refused)
    const answers = [...answered, ...refusals, ...abortedCalls(evidence)]
    const issues = answers.flatMap((exchange) => missingIn(spending, exchange))
    return violatedUnlessEmpty(issues.slice(0, MAX_ISSUES), answers)
  },
})

/** Checks the syntax of the header fields about limits (RFC 9651; draft-ietf-httpapi-ratelimit-headers-10 section 3). */
export const syntax = checkWhen(onFamily, {
  ...FIELDS,
  id: 'limits.headers-syntax',
  title: 'the header fields have the form of their family',
  trippedBy: ['limit-reset-in-ms', 'limit-remaining-words', 'limit-policy-syntax'],
  judge: (_, spending) => {
    const read = spending.calls.filter((exchange) => !isSilent(spending, exchange))
    if (read.length === 0) return noReadableNumber(spending, 'limit')
    const issues = read.flatMap((exchange) =>
      (limitHeadersOf(spending.family, exchange)?.malformed ?? []).map(({ field, expected, received }) =>
        fieldIssue(exchange, field, expected, received),
      ),
    )
    return violatedUnlessEmpty(issues.slice(0, MAX_ISSUES), read)
  },
})

export const steady = checkWhen(onFamily, {
  ...FIELDS,
  id: 'limits.header-limit-steady',
  level: 'SHOULD',
  title: 'the reported limit stays the same from call to call',
  trippedBy: ['limit-header-wanders'],
  judge: (_, spending) =>
    onAnnounced(spending, 'limit', (seen) =>
      seen
        .filter(({ value }) => value !== seen[0]?.value)
        .map(({ exchange, allowance }) =>
          fieldIssue(exchange, allowance.fields.limit, String(seen[0]?.value)),
        ),
    ),
})

// The difference (ms) from which an announced window contradicts the declared window. Header fields have whole seconds.
const WHOLE_SECOND_MS = 1000

export const headerLimit = checkWhen(onFamily, {
  ...QUOTA_CHECK,
  id: 'limits.header-limit',
  title:
    'the limits in header fields are declared quotas, and the windows in RateLimit-Policy the declared ones',
  trippedBy: ['limit-header-contradicts', 'limit-policy-window'],
  judge: (evidence, spending) => {
    const { quota } = spending
    if (quota === null) return notApplicable('no quota of requests is declared')
    if (!evidence.readings.has('limits.headers'))
      return notApplicable('no reading is declared for limits.headers')
    const quotas = declaredQuotas(evidence.readings)
    const announced = comparedIn(spending, quotas)
    if (announced.length === 0) return noReadableNumber(spending, 'limit')
    const groups = Map.groupBy(announced, ({ unit, windowMs }) => `${unit} ${windowMs}`)
    const issues = [...groups.values()].flatMap((group) => contradiction(group, quotas))
    const [first] = announcedIn(spending, spending.calls, 'limit')
    const wrong = issues.length > 0 || first === undefined ? issues : quotaIssues(first, quota)
    return violatedUnlessEmpty(wrong.slice(0, MAX_ISSUES), exchangesIn(announced))
  },
})

export const remaining = checkWhen(onFamily, {
  ...FIELDS,
  id: 'limits.remaining',
  title: 'the remaining quota is between zero and the limit, and decreases with the calls that are answered',
  trippedBy: ['limit-remaining-negative', 'limit-remaining-over', 'limit-remaining-constant'],
  judge: (evidence, spending) =>
    allOf(
      onAnnounced(spending, 'remaining', (seen) => seen.filter((one) => !isInRange(one)).map(rangeIssue)),
      onFirstRow(evidence, spending, (seen) => judgeFall(evidence, spending, seen)),
    ),
})

export const exact = checkWhen(onFamily, {
  ...FIELDS,
  id: 'limits.remaining-exact',
  level: 'SHOULD',
  title: 'exactly as many calls are answered as the remaining quota announces, and none remains on a refusal',
  trippedBy: ['limit-remaining-off-by-one', 'limit-remaining-on-refusal', 'limit-remaining-refused-stream'],
  judge: (evidence, spending) =>
    onFirstRow(evidence, spending, (seen) =>
      allOf(judgeExact(evidence, spending, seen), judgeZero(evidence, spending, seen)),
    ),
})

export const resetRight = checkWhen(onFamily, {
  ...FIELDS,
  id: 'limits.reset-right',
  title: 'the reset is within two windows, not before the limit admits calls again, and comes nearer',
  trippedBy: ['limit-reset-late', 'limit-reset-early', 'limit-reset-constant'],
  judge: (_, spending) =>
    onAnnounced(spending, 'reset', (seen) =>
      seen.flatMap((one) => [
        ...tooLate(spending, one),
        ...tooEarly(spending, one),
        ...notNearer(spending, one, seen),
      ]),
    ),
})

type Announcing = QuotaCalls & { readonly family: string }

type AnnouncedValue = {
  readonly exchange: Exchange
  readonly allowance: DatedAllowance
  readonly value: number
}

// Calls `judge`, unless the reading declares that no header fields announce limits.
function onFamily(evidence: Evidence, judge: (spending: Announcing) => Judgement): Judgement {
  return whenCallsAnswered(evidence, (spending) =>
    spending.family === 'none'
      ? notApplicable('the reading of limits.headers is none')
      : judge({ ...spending, family: spending.family ?? DEFAULT_FAMILY }),
  )
}

// Returns the judgment if no answer announces `part` of the tested quota in a readable form.
function noReadableNumber(spending: QuotaCalls, part: LimitPart): Judgement {
  const { calls, evidence, family } = spending
  const isOwn = calls.some((exchange) => allowanceOf(spending, exchange) !== null)
  const requests = declaredQuotas(evidence.readings).filter(({ unit }) => unit === 'requests')
  const [other] = comparedIn({ ...spending, family: family ?? DEFAULT_FAMILY }, requests)
  if (!isOwn && other !== undefined)
    return notApplicable(
      `the header fields announce another declared quota (${other.limit}) than the tested one`,
    )
  const why = `no answer announces its ${part} in a readable form: see limits.headers-present and -syntax`
  return inconclusive('prerequisite', why, calls.slice(0, 1))
}

// Judges all announced values of a `part` of the limit by `rule`.
function onAnnounced(
  spending: QuotaCalls,
  part: LimitPart,
  rule: (seen: readonly AnnouncedValue[]) => readonly Issue[],
): Judgement {
  const seen = announcedIn(spending, spending.calls, part)
  if (seen.length === 0) return noReadableNumber(spending, part)
  return violatedUnlessEmpty(rule(seen).slice(0, MAX_ISSUES), exchangesIn(seen))
}

function announcedIn(
  spending: QuotaCalls,
  exchanges: readonly Exchange[],
  part: LimitPart,
): readonly AnnouncedValue[] {
  return exchanges.flatMap((exchange) => {
    const allowance = allowanceOf(spending, exchange)
    const value = allowance?.[part === 'reset' ? 'resetMs' : part] ?? null
    return allowance === null || value === null ? [] : [{ exchange, allowance, value }]
  })
}

function exchangesIn(seen: readonly { readonly exchange: Exchange }[]): readonly Exchange[] {
  return seen.map(({ exchange }) => exchange)
}

function missingIn(spending: Announcing, exchange: Exchange): readonly Issue[] {
  if (spending.family === STRUCTURED) {
    return ['ratelimit-policy', 'ratelimit']
      .filter((field) => headerValue(exchange.response?.headers ?? [], field) === null)
      .map((field) => fieldIssue(exchange, field, 'present'))
  }
  const all = limitHeadersOf(spending.family, exchange)?.allowances ?? []
  // Without a declared quota of requests, fields of any limit suffice; with one, fields of any such quota.
  const others =
    spending.quota === null ? all : all.filter(({ unit }) => unit === null || unit === 'requests')
  const allowance: Allowance | undefined = allowanceOf(spending, exchange) ?? others[0]
  if (allowance === undefined) return [fieldIssue(exchange, firstField(spending.family), 'present')]
  return PARTS.filter((part) => !allowance.present.includes(part)).map((part) =>
    fieldIssue(exchange, allowance.fields[part], `present (${part})`, 'missing'),
  )
}

function isSilent({ family }: Announcing, exchange: Exchange): boolean {
  const headers = limitHeadersOf(family, exchange)
  return headers === null || headers.allowances.length + headers.malformed.length === 0
}

function quotaIssues({ exchange, allowance, value }: AnnouncedValue, { quota }: Quota): readonly Issue[] {
  return value === quota ? [] : [fieldIssue(exchange, allowance.fields.limit, String(quota), String(value))]
}

type AnnouncedLimit = DatedAllowance & { readonly exchange: Exchange }

// Returns the announced limits in units of which a quota is declared.
function comparedIn({ calls, family }: Announcing, quotas: readonly Quota[]): readonly AnnouncedLimit[] {
  return calls.flatMap((exchange) =>
    (limitHeadersOf(family, exchange)?.allowances ?? [])
      .filter(({ limit, unit }) => limit !== null && quotas.some((quota) => isInUnit(quota, unit)))
      .map((allowance) => ({ exchange, ...allowance })),
  )
}

function isInUnit(quota: Quota, unit: Allowance['unit']): boolean {
  return unit === null || quota.unit === unit
}

// Compares announced limits of one unit and window with the declared quotas. Only the first answer counts: `limits.header-limit-steady`
// judges whether the others announce the same. A window that no quota declares belongs to an undeclared limit, and an unknown one may be any.
function contradiction(announced: readonly AnnouncedLimit[], quotas: readonly Quota[]): readonly Issue[] {
  const [first] = announced
  if (first === undefined) return []
  const { exchange, fields, unit, limit, windowMs } = first
  const alike = quotas.filter((quota) => isInUnit(quota, unit))
  const inWindow = alike.filter((one) => isSameWindow(one.windowMs, windowMs))
  const together = announced.flatMap((one) => (one.exchange === exchange ? [one.limit] : []))
  if (inWindow.some(({ quota }) => together.includes(quota))) return []
  const expected =
    inWindow.length > 0
      ? inWindow.map(({ quota }) => formatPolicy(quota, windowMs))
      : alike.filter(({ quota }) => quota === limit).map((one) => formatPolicy(one.quota, one.windowMs))
  if (expected.length === 0) return []
  const wanted = windowMs === null ? [...expected, 'the limit of a further declared quota'] : expected
  return [fieldIssue(exchange, fields.limit, wanted.join(' or '), formatPolicy(limit, windowMs))]
}

function isSameWindow(leftMs: number | null, rightMs: number | null): boolean {
  return leftMs === null || rightMs === null || Math.abs(leftMs - rightMs) < WHOLE_SECOND_MS
}

function formatPolicy(limit: number | null, windowMs: number | null): string {
  return windowMs === null ? String(limit) : `${limit};w=${windowMs / 1000}`
}

const SPENT_BEFORE =
  'no call of the first row was answered: the quota of this key was spent before, by the rest of the run or by others'

// Calls `judge` with the announced remaining quotas of the series `serial`. Leaves out numbers out of range, which another check reports.
function onFirstRow(
  evidence: Evidence,
  spending: QuotaCalls,
  judge: (seen: readonly AnnouncedValue[]) => Judgement,
): Judgement {
  const first = seriesIn(evidence, 'serial')
  const answered = first.filter(is2xx)
  if (answered.length === 0) return inconclusive('prerequisite', SPENT_BEFORE, first.slice(0, 1))
  const seen = announcedIn(spending, answered, 'remaining').filter(isInRange)
  return seen.length === 0 ? noReadableNumber(spending, 'remaining') : judge(seen)
}

function isInRange({ value, allowance: { limit } }: AnnouncedValue): boolean {
  return value >= 0 && value <= (limit ?? Number.POSITIVE_INFINITY)
}

function rangeIssue(one: AnnouncedValue): Issue {
  const { limit } = one.allowance
  return remainingIssue(one, limit === null ? '0 or more' : `0 to ${limit}`)
}

function remainingIssue({ exchange, allowance: { fields }, value }: AnnouncedValue, expected: string): Issue {
  return fieldIssue(exchange, fields.remaining, expected, `${value} (${fields.remaining})`)
}

function hasFallen(seen: readonly AnnouncedValue[]): boolean {
  return seen.some(({ value }, index) => value < (seen[index - 1]?.value ?? value))
}

function judgeFall(evidence: Evidence, spending: QuotaCalls, seen: readonly AnnouncedValue[]): Judgement {
  const [first, last] = [seen[0], seen.at(-1)]
  if (first === undefined || last === undefined || isMostlyRefilled(spending, seen)) {
    if (areQueued(evidence.readings)) return notApplicable('it fills up again while calls wait')
    const detail = 'too few calls in series to see it fall'
    return inconclusive('prerequisite', detail, spending.calls.slice(0, 1))
  }
  const issue = remainingIssue(last, `less than ${first.value} after ${count(seen.length, 'call')}`)
  return violatedUnlessEmpty(hasFallen(seen) ? [] : [issue], exchangesIn(seen))
}

const HALF_A_CALL = 0.5

// Returns whether a bucket may refill as fast as these slow calls empty it, so that the remaining quota need not fall.
function isMostlyRefilled(spending: QuotaCalls, seen: readonly AnnouncedValue[]): boolean {
  const { quota } = spending
  // The speed of the refill is unknown, so only a series that ended in a refusal must show a fall.
  if (quota?.windowMs == null && firstRefusal(spending) === null) return true
  const refill = quota === null ? 0 : refillIn(quota, spanMs(exchangesIn(seen)))
  return seen.length - 1 - refill < HALF_A_CALL
}

const CONSTANT = 'it never falls: see limits.remaining'

function judgeExact(evidence: Evidence, spending: QuotaCalls, seen: readonly AnnouncedValue[]): Judgement {
  return whenExhausted(evidence, (spent) => {
    if (spending.quota === null && allowanceOf(spending, spent.refused)?.remaining !== 0) {
      return notApplicable('no header field or reading says that the limit counts requests')
    }
    if (isTooSlow(spent)) return inconclusive('prerequisite', whyTooSlow(spent), [spent.refused])
    if (!hasFallen(seen)) return inconclusive('prerequisite', CONSTANT, spending.calls.slice(0, 1))
    const issues = sinceLastEdge(seen).flatMap((one, index, all) =>
      disagreement(spending, one, all.length - 1 - index, spent.refused),
    )
    return violatedUnlessEmpty(issues.slice(0, MAX_ISSUES), [...exchangesIn(seen), spent.refused])
  })
}

// Returns the values from the last rise by more than one on. Such a rise marks the start of a window.
function sinceLastEdge(seen: readonly AnnouncedValue[]): readonly AnnouncedValue[] {
  const jump = seen.findLastIndex(({ value }, index) => value > (seen[index - 1]?.value ?? value) + 1)
  return jump === -1 ? seen : seen.slice(jump)
}

function disagreement(
  { quota }: QuotaCalls,
  one: AnnouncedValue,
  answeredAfter: number,
  refused: Exchange,
): readonly Issue[] {
  const issue = remainingIssue(one, `${answeredAfter}, the number of calls that were answered after it`)
  if (one.value > answeredAfter) return [issue]
  const refillMs = answeredAtMs(refused) - one.exchange.sentAtEpochMs
  // Without a declared window, the speed of the refill is unknown.
  if (quota?.windowMs == null) return []
  return one.value < answeredAfter - Math.ceil(refillIn(quota, refillMs)) ? [issue] : []
}

const RESTORED = 'refusals took so long that the quota may have come back before they reported what remains'

function judgeZero(evidence: Evidence, spending: QuotaCalls, answered: readonly AnnouncedValue[]): Judgement {
  // Without a declared quota of requests, another unit may have caused the refusal.
  const { quota } = spending
  if (quota === null) return notApplicable('no quota of requests is declared')
  if (answered.length > 1 && !hasFallen(answered)) {
    return inconclusive('prerequisite', CONSTANT, spending.calls.slice(0, 1))
  }
  return whenExhausted(evidence, ({ refusals }) => {
    const seen = announcedIn(spending, refusals, 'remaining').filter(isInRange)
    if (seen.length === 0) return noReadableNumber(spending, 'remaining')
    const exchanges = exchangesIn(seen)
    const positive = seen.filter(({ value }) => value > 0)
    // Only a new window can restore more than one call before a refusal is sent.
    const tooMany = positive.filter(({ exchange, value }) => value > 1 + refillIn(quota, spanMs([exchange])))
    const isShown =
      tooMany.length > 0 && chanceOfRefill({ ...quota, quota: 1 }, exchangesIn(tooMany)) <= SIGNIFICANCE_LEVEL
    // A bucket may refill between a refusal and its header fields, but not each time.
    if (!isShown && positive.length * 2 <= seen.length) return satisfied(exchanges)
    if (!isShown && chanceOfRefill(quota, exchangesIn(positive)) > SIGNIFICANCE_LEVEL)
      return inconclusive('timeout', RESTORED, exchanges)
    const issues = (isShown ? tooMany : positive).map((one) => remainingIssue(one, '0'))
    return violatedUnlessEmpty(issues.slice(0, MAX_ISSUES), exchanges)
  })
}

// The assumed probability of a refill at a refusal if no window is declared. Two refusals (0.1 * 0.1) are significant evidence.
const UNKNOWN_CHANCE = 0.1

// Returns an upper bound of the probability that the quota was refilled at each of these refusals. Concurrent refusals count once.
function chanceOfRefill(quota: Quota, refusals: readonly Exchange[]): number {
  const apart: Exchange[][] = []
  for (const exchange of refusals) {
    const last = apart.at(-1)
    const isApart = last === undefined || exchange.sentAtEpochMs > Math.max(...last.map(answeredAtMs))
    if (isApart) apart.push([exchange])
    else last.push(exchange)
  }
  return apart.reduce((chance, calls) => {
    const own = quota.windowMs === null ? UNKNOWN_CHANCE : refillIn(quota, spanMs(calls))
    return chance * Math.min(1, own)
  }, 1)
}

// The tolerances for reset times in ms: RESET_SLACK_MS for fields with whole seconds, STILL_SLACK_MS for durations.
const RESET_SLACK_MS = 1100
const STILL_SLACK_MS = 600

function resetIssue({ exchange, allowance }: AnnouncedValue, expected: string, resetMs: number): Issue {
  const field = allowance.fields.reset
  const text = headerValue(exchange.response?.headers ?? [], field) ?? ''
  return fieldIssue(exchange, field, expected, `${shorten(text)} (in ${formatRoundedSeconds(resetMs)})`)
}

// Returns an issue if a reset is more than two windows away, by the server's clock and by Assay's clock.
function tooLate(spending: QuotaCalls, one: AnnouncedValue): readonly Issue[] {
  const windowMs = spending.quota?.windowMs ?? null
  const value = one.allowance.resetLeastMs ?? 0
  // A sliding window counter is restored only after two windows.
  if (windowMs === null || value <= 2 * windowMs + RESET_SLACK_MS) return []
  // `limits.window` reports a window that is longer than declared.
  if (refusedTooLate(spending).length > 0) return []
  return [resetIssue(one, `within two windows of ${formatRoundedSeconds(windowMs)}`, value)]
}

// Returns an issue if a call was refused long after the announced reset, with no call admitted in between.
function tooEarly(spending: QuotaCalls, one: AnnouncedValue): readonly Issue[] {
  const { exchange, allowance } = one
  if (!isRefused(exchange)) return []
  const value = allowance.resetMostMs ?? 0
  const still = spending.calls.findLast(
    (call) =>
      isRefused(call) &&
      call.sentAtEpochMs > answeredAtMs(exchange) &&
      admittedBetween(spending, exchange, call).length === 0,
  )
  if (still === undefined) return []
  const passedMs = still.sentAtEpochMs - answeredAtMs(exchange)
  if (passedMs <= value + slackMs(allowance)) return []
  const expected = `more than ${formatRoundedSeconds(passedMs)}, after which ${still.id} was refused`
  return [resetIssue(one, expected, value)]
}

// Returns an issue if the reset of a refusal is no nearer than in an earlier one, with no call admitted in between.
function notNearer(
  spending: QuotaCalls,
  one: AnnouncedValue,
  seen: readonly AnnouncedValue[],
): readonly Issue[] {
  if (!isRefused(one.exchange)) return []
  const before = seen.find(
    ({ exchange }) =>
      isRefused(exchange) &&
      answeredAtMs(exchange) < one.exchange.sentAtEpochMs &&
      admittedBetween(spending, exchange, one.exchange).length === 0,
  )
  if (before === undefined) return []
  const passedMs = one.exchange.sentAtEpochMs - answeredAtMs(before.exchange)
  const value = one.allowance.resetLeastMs ?? 0
  const dueMs = Math.max(0, (before.allowance.resetMostMs ?? 0) - passedMs)
  if (value <= dueMs + slackMs(one.allowance)) return []
  // If refusals are charged, the reset stays away, and this check reports it.
  if (refusedNotCharged.judge(spending.evidence).kind === 'violated') return []
  const expected = `about ${formatRoundedSeconds(dueMs)}, ${formatRoundedSeconds(passedMs)} after ${before.exchange.id}`
  return [resetIssue(one, expected, value)]
}

function slackMs({ fields }: Allowance): number {
  return fields.reset.startsWith('x-ratelimit-reset-') ? STILL_SLACK_MS : RESET_SLACK_MS
}
