/** Whether the announced remainder, and the announced reset, are correct. Pure. Source: gap G8.3. */
import { count } from '../../../schemas/count.ts'
import { check, type Check } from '../../evidence/check.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import type { Allowance } from '../limits-headers.ts'
import { refillIn, type Quota } from '../declared-quotas.ts'
import { answeredAtMs } from '../limits-values.ts'
import { stringOf } from '../../statement/readings.ts'
import { headerValue, is2xx, shorten } from '../../exchange/reply.ts'
import {
  allowanceOf,
  fieldIssue,
  firstRefusal,
  isRefused,
  isTooSlow,
  mayAdmitBetween,
  NO_CHANCE,
  QUEUE,
  refusedTooLate,
  seriesIn,
  formatRoundedSeconds,
  spanMs,
  TOO_SLOW,
  whenSpent,
  type SpentKey,
} from './limits-evidence.ts'
import {
  allowancesIn,
  FIELDS,
  noReadableNumber,
  onAllowances,
  onFamily,
  SHOWN,
  type AnnouncedValue,
} from './limits-announced.ts'

const range = check({
  ...FIELDS,
  id: 'limits.remaining-range',
  title: 'the remaining quota is never below zero and never above the limit',
  trippedBy: ['limit-remaining-negative', 'limit-remaining-over'],
  judge: (evidence) =>
    onAllowances(evidence, 'remaining', (seen) =>
      seen
        .filter(({ value, allowance }) => !isInRange(value, allowance))
        .map(({ exchange, allowance }) => {
          const expected = allowance.limit === null ? '0 or more' : `0 to ${allowance.limit}`
          return remainingIssue(exchange, allowance, expected)
        }),
    ),
})

const SPENT_BEFORE =
  'no call of the first row was answered: the quota of this key was spent before, by the rest of the run or by others'
const CONSTANT = 'it never falls: see limits.remaining-falls'

const remainingFalls = check({
  ...FIELDS,
  id: 'limits.remaining-falls',
  title: 'the remaining quota decreases with the calls that are answered',
  trippedBy: ['limit-remaining-constant'],
  judge: (evidence) =>
    onFirstRow(evidence, (spending, seen) => {
      const [first, last] = [seen[0], seen.at(-1)]
      if (first === undefined || last === undefined || isMostlyRefilled(spending, seen)) {
        if (stringOf(evidence.readings, 'limits.exceeded', 'reading') === QUEUE) {
          return notApplicable('it fills up again while calls wait')
        }
        const detail = 'too few calls in series to see it fall'
        return inconclusive('prerequisite', detail, spending.calls.slice(0, 1))
      }
      const issue = remainingIssue(
        last.exchange,
        last.allowance,
        `less than ${first.value} after ${count(seen.length, 'call')}`,
      )
      return violatedUnlessEmpty(
        hasFallen(seen) ? [] : [issue],
        seen.map(({ exchange }) => exchange),
      )
    }),
})

/** A client that paces itself by this number runs into the limit when it is too high, and waits in vain when it is too low. */
const exact = check({
  ...FIELDS,
  id: 'limits.remaining-exact',
  level: 'SHOULD',
  title: 'exactly as many calls are answered as the remaining quota announces',
  trippedBy: ['limit-remaining-off-by-one'],
  judge: (evidence) =>
    onFirstRow(evidence, (spending, seen) =>
      whenSpent(evidence, (spent) => {
        if (spending.quota === null && allowanceOf(spending, spent.refused)?.remaining !== 0) {
          return notApplicable('no header field or reading says that the limit counts requests')
        }
        if (isTooSlow(spent)) return inconclusive('prerequisite', TOO_SLOW, [spent.refused])
        if (!hasFallen(seen)) return inconclusive('prerequisite', CONSTANT, spending.calls.slice(0, 1))
        const issues = sinceLastEdge(seen).flatMap((one, index, all) =>
          disagreement(spending, one, all.length - 1 - index, spent.refused),
        )
        return violatedUnlessEmpty(issues.slice(0, SHOWN), [
          ...seen.map(({ exchange }) => exchange),
          spent.refused,
        ])
      }),
    ),
})

const zero = check({
  ...FIELDS,
  id: 'limits.remaining-zero',
  level: 'SHOULD',
  title: 'a refusal reports that no quota remains',
  trippedBy: ['limit-remaining-on-refusal'],
  judge: (evidence) =>
    onFirstRow(evidence, (spending, answered) => {
      // Without a declared quota the refusal may have been for another unit.
      if (spending.quota === null) return notApplicable('no quota of requests is declared')
      if (answered.length > 1 && !hasFallen(answered)) {
        return inconclusive('prerequisite', CONSTANT, spending.calls.slice(0, 1))
      }
      const refused = spending.calls.filter(isRefused)
      if (refused.length === 0) return whenSpent(evidence, ({ refused: first }) => satisfied([first]))
      const seen = remainingInRange(spending, refused)
      if (seen.length === 0) return noReadableNumber(spending, 'remaining')
      const positive = seen.filter(({ value }) => value > 0)
      const exchanges = seen.map(({ exchange }) => exchange)
      // A bucket may get something back between the refusal and the telling of it, but not each time.
      if (positive.length * 2 <= seen.length) return satisfied(exchanges)
      if (chanceOfRefill(spending.quota, positive) > NO_CHANCE)
        return inconclusive('timeout', RESTORED, exchanges)
      const issues = positive.map(({ exchange, allowance }) => remainingIssue(exchange, allowance, '0'))
      return violatedUnlessEmpty(issues.slice(0, SHOWN), exchanges)
    }),
})

const RESTORED = 'refusals took so long that the quota may have come back before they reported what remains'
// Where no window is declared, two refusals apart from each other are needed.
const UNKNOWN_CHANCE = 0.1

// An upper bound of the probability that each of these refusals was overtaken by the refill of the quota. Refusals that were
// under way at the same time may all have been overtaken by the same one.
function chanceOfRefill(quota: Quota, refusals: readonly AnnouncedValue[]): number {
  const apart: Exchange[][] = []
  for (const { exchange } of refusals) {
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

// Moments and whole seconds are rounded, and a call takes its time.
const RESET_SLACK_MS = 1100
const STILL_SLACK_MS = 600

/** The word `reset` means the next window or the full quota, depending on whom one asks: both lie between these bounds. */
const resetRight = check({
  ...FIELDS,
  id: 'limits.reset-right',
  title: 'the reset is within two windows, and not before the limit admits calls again',
  trippedBy: ['limit-reset-late', 'limit-reset-early'],
  judge: (evidence) =>
    onFamily(evidence, (spending) => {
      const seen = allowancesIn(spending, spending.calls, ({ resetMs }) => resetMs)
      if (seen.length === 0) return noReadableNumber(spending, 'reset')
      const issues = seen.flatMap((one) => [...tooLate(spending, one), ...tooEarly(spending, one)])
      return violatedUnlessEmpty(
        issues.slice(0, SHOWN),
        seen.map(({ exchange }) => exchange),
      )
    }),
})

/** Checks of the numbers in header fields. */
export const remainingChecks: readonly Check[] = [range, remainingFalls, exact, zero, resetRight]

function onFirstRow(
  evidence: Evidence,
  judge: (spending: SpentKey, seen: readonly AnnouncedValue[]) => Judgement,
): Judgement {
  return onFamily(evidence, (spending) => {
    const first = seriesIn(evidence, 'serial')
    const answered = first.filter(is2xx)
    if (answered.length === 0) return inconclusive('prerequisite', SPENT_BEFORE, first.slice(0, 1))
    const seen = remainingInRange(spending, answered)
    return seen.length === 0 ? noReadableNumber(spending, 'remaining') : judge(spending, seen)
  })
}

// What lies out of range is judged as such, and says nothing more.
function remainingInRange(spending: SpentKey, exchanges: readonly Exchange[]): readonly AnnouncedValue[] {
  const seen = allowancesIn(spending, exchanges, ({ remaining }) => remaining)
  return seen.filter(({ value, allowance }) => isInRange(value, allowance))
}

function isInRange(value: number, { limit }: Allowance): boolean {
  return value >= 0 && value <= (limit ?? Number.POSITIVE_INFINITY)
}

function hasFallen(seen: readonly AnnouncedValue[]): boolean {
  return seen.some(({ value }, index) => value < (seen[index - 1]?.value ?? value))
}

function remainingIssue(exchange: Exchange, { fields, remaining }: Allowance, expected: string): Issue {
  return fieldIssue(exchange, fields.remaining, expected, `${remaining} (${fields.remaining})`)
}

const HALF_A_CALL = 0.5

// So slow that a bucket refills as fast as it is emptied: then nothing need fall.
function isMostlyRefilled(spending: SpentKey, seen: readonly AnnouncedValue[]): boolean {
  const { quota } = spending
  const exchanges = seen.map(({ exchange }) => exchange)
  // The speed of the refill is not known; only a series that ended in a refusal must have fallen.
  if (quota?.windowMs == null && firstRefusal(spending) === null) return true
  const refill = quota === null ? 0 : refillIn(quota, spanMs(exchanges))
  return seen.length - 1 - refill < HALF_A_CALL
}

// Where the number jumps up, a window began anew: only what follows can be compared with the refusal.
function sinceLastEdge(seen: readonly AnnouncedValue[]): readonly AnnouncedValue[] {
  const jump = seen.findLastIndex(({ value }, index) => value > (seen[index - 1]?.value ?? value) + 1)
  return jump === -1 ? seen : seen.slice(jump)
}

function disagreement(
  { quota }: SpentKey,
  { exchange, allowance, value }: AnnouncedValue,
  answeredAfter: number,
  refused: Exchange,
): readonly Issue[] {
  const issue = remainingIssue(
    exchange,
    allowance,
    `${answeredAfter}, the number of calls that were answered after it`,
  )
  if (value > answeredAfter) return [issue]
  const refillMs = answeredAtMs(refused) - exchange.sentAtEpochMs
  // The speed of the refill is not known where no window is declared.
  if (quota?.windowMs == null) return []
  return value < answeredAfter - Math.ceil(refillIn(quota, refillMs)) ? [issue] : []
}

function resetIssue(exchange: Exchange, { fields }: Allowance, expected: string, resetMs: number): Issue {
  const text = headerValue(exchange.response?.headers ?? [], fields.reset) ?? ''
  return fieldIssue(
    exchange,
    fields.reset,
    expected,
    `${shorten(text)} (in ${formatRoundedSeconds(resetMs)})`,
  )
}

// The clock of the server and ours have to agree that a reset is wrong: either may be off, and a Date may be stale.
function tooLate(spending: SpentKey, { exchange, allowance }: AnnouncedValue): readonly Issue[] {
  const { quota } = spending
  const value = allowance.resetLeastMs ?? 0
  // A counter that weighs the window before is whole again after two.
  if (quota?.windowMs == null || value <= 2 * quota.windowMs + RESET_SLACK_MS) return []
  // Where the window is longer than declared, the reset is not to blame.
  if (refusedTooLate(spending).length > 0) return []
  const expected = `within two windows of ${formatRoundedSeconds(quota.windowMs)}`
  return [resetIssue(exchange, allowance, expected, value)]
}

// Refused still, long after the moment that a refusal named, with nothing admitted in between.
function tooEarly(spending: SpentKey, { exchange, allowance }: AnnouncedValue): readonly Issue[] {
  if (!isRefused(exchange)) return []
  const value = allowance.resetMostMs ?? 0
  const still = spending.calls.findLast(
    (call) =>
      isRefused(call) &&
      call.sentAtEpochMs > answeredAtMs(exchange) &&
      !mayAdmitBetween(spending, exchange, call),
  )
  if (still === undefined) return []
  const passedMs = still.sentAtEpochMs - answeredAtMs(exchange)
  const slackMs = allowance.fields.reset.startsWith('x-ratelimit-reset-') ? STILL_SLACK_MS : RESET_SLACK_MS
  if (passedMs <= value + slackMs) return []
  const expected = `more than ${formatRoundedSeconds(passedMs)}, after which ${still.id} was refused`
  return [resetIssue(exchange, allowance, expected, value)]
}
