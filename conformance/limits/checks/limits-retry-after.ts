/** Whether Retry-After is there, can be read, and is true. Pure. Sources: gap G8.4; RFC 9110 section 10.2.3. */
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
import {
  answeredAtMs,
  promisedAtMs,
  retryAfterOf,
  shortestWaitMs,
  type RetryAfter,
} from '../limits-values.ts'
import { is2xx, statusText } from '../../exchange/reply.ts'
import {
  admittedBetween,
  limitCall,
  fieldIssue,
  isRefused,
  ON_LIMITS,
  refusedTooLate,
  returned,
  RETURNS,
  formatRoundedSeconds,
  whenSpent,
  type Spent,
} from './limits-evidence.ts'
import { notWaitedFor } from './limits-exists.ts'
import { onPromised, saysWhen } from './limits-refusals.ts'

const FIELD = 'retry-after'
const UNREADABLE = 'it cannot be read: see limits.retry-after-syntax'
const shared = {
  capability: 'limits',
  gap: 'G8.4',
  reading: 'limits.exceeded',
  level: 'MUST',
  on: ON_LIMITS,
} as const

const present = check({
  ...shared,
  id: 'limits.retry-after-present',
  title: 'every refusal has a Retry-After',
  trippedBy: ['limit-no-retry-after'],
  judge: (evidence) =>
    onPromised(evidence, 'Retry-After', (refusal) =>
      saysWhen(refusal) ? [] : [fieldIssue(refusal, FIELD, 'seconds or a date')],
    ),
})

const syntax = check({
  ...shared,
  id: 'limits.retry-after-syntax',
  title: 'Retry-After is a number of whole seconds, or a date',
  trippedBy: ['limit-retry-after-words', 'limit-retry-after-fraction'],
  judge: (evidence) =>
    onSaid(evidence, (refusal, after) =>
      after.kind === 'malformed' ? [fieldIssue(refusal, FIELD, 'whole seconds, or an HTTP date')] : [],
    ),
})

/** Zero is not a wait: anyone who obeys comes back in the same instant, and is refused again. */
const future = check({
  ...shared,
  id: 'limits.retry-after-future',
  title: 'Retry-After is in the future: neither zero nor in the past',
  trippedBy: ['limit-retry-after-past', 'limit-retry-after-zero'],
  judge: (evidence) =>
    onSaid(evidence, (refusal, after) => {
      if (after.kind === 'malformed' || after.waitMs > 0) return []
      const received =
        after.kind === 'date' ? `${after.text}, ${formatRoundedSeconds(-after.waitMs)} ago` : after.text
      return [fieldIssue(refusal, FIELD, 'a moment ahead', received)]
    }),
})

const obeyed = check({
  ...shared,
  id: 'limits.retry-after-obeyed',
  title: 'a call made after the time in Retry-After is answered',
  trippedBy: ['limit-retry-after-short'],
  judge: (evidence) =>
    onWaits(evidence, (spent) => {
      const attempts = attemptsOf(spent)
      const refused = attempts.filter(({ exchange, isDue }) => isDue && isRefused(exchange))
      const early = refused.filter((attempt) => !mayBeTaken(spent, attempt))
      if (early.length > 0) {
        const issues = early.map(({ exchange, before }) => {
          const waited = formatRoundedSeconds(exchange.sentAtEpochMs - answeredAtMs(before))
          const expected = `an answer ${waited} after ${before.id} (Retry-After: ${retryAfterOf(before)?.text ?? ''})`
          return { at: `${exchange.id} status`, expected, received: statusText(exchange) }
        })
        return violatedUnlessEmpty(
          issues,
          early.map(({ exchange }) => exchange),
        )
      }
      if (refused.length > 0)
        return inconclusive(
          'timeout',
          TAKEN,
          refused.map(({ exchange }) => exchange),
        )
      const good = attempts.filter(({ exchange }) => is2xx(exchange)).map(({ exchange }) => exchange)
      if (good.length > 0) return satisfied(good)
      return inconclusive('prerequisite', notWaitedFor(spent), [spent.refused])
    }),
})

const TAKEN =
  'another call may have been admitted after the refusal, and have taken what Retry-After promised'

// Whether a call that was admitted in between may have taken what the refusal promised.
function mayBeTaken(spent: Spent, { exchange, before }: Attempt): boolean {
  const between = admittedBetween(spent, before, exchange)
  return between.length > 0 && !isWholeRow(spent, before, between)
}

// Whether these are all that the quota has room for, of calls that were sent at once: so all of them were admitted before one was refused.
function isWholeRow({ quota }: Spent, refusal: Exchange, admitted: readonly Exchange[]): boolean {
  const series = refusal.quotaCall?.series ?? null
  const isOfRow = (one: Exchange): boolean => is2xx(one) && one.quotaCall?.series === series
  return AT_ONCE.includes(series) && admitted.length === quota?.quota && admitted.every(isOfRow)
}

const AT_ONCE: readonly (string | null)[] = ['burst', 'burst-again']

// Whole seconds are rounded up, and a declared window is not a promise to the last percent.
const LONG_SLACK_MS = 1100
const LONG_SHARE = 0.1

const notLong = check({
  ...shared,
  id: 'limits.retry-after-not-long',
  level: 'SHOULD',
  title: 'Retry-After is not much longer than needed',
  trippedBy: ['limit-retry-after-long'],
  judge: (evidence) =>
    onWaits(evidence, (spent) => {
      const said = spent.refusals.filter((refusal) => promisedAtMs(refusal) !== null)
      if (said.length === 0) return inconclusive('prerequisite', UNREADABLE, [spent.refused])
      const issues = said.flatMap((refusal) => tooLong(spent, refusal) ?? [])
      if (issues.length > 0) return violatedUnlessEmpty(issues.slice(0, 3), said)
      if (said.some((refusal) => soonerAfter(spent, refusal).some(({ mayBe }) => mayBe)))
        return inconclusive('timeout', SLOW_RETURN, said)
      if (spent.quota?.windowMs == null && returned(evidence) === undefined) {
        return inconclusive('prerequisite', notWaitedFor(spent), [spent.refused])
      }
      return satisfied(said)
    }),
})

const SECOND_MS = 1000
// How long before its promise a call must have been answered for the promise to be wrong beyond rounding.
const EARLY_MS = 500
// A date has whole seconds, and so has the field Date that it is compared with: the same moment may show as the next second.
const DATE_SLACK_MS = 1000

const falls = check({
  ...shared,
  id: 'limits.retry-after-falls',
  level: 'SHOULD',
  title: 'Retry-After decreases over time',
  trippedBy: ['limit-retry-after-constant'],
  judge: (evidence) =>
    onWaits(evidence, (spent) => {
      const [before, deep] = [limitCall(evidence, 'a-last'), limitCall(evidence, 'deep')]
      const [first, second] = [before, deep].map((exchange) => exchange && retryAfterOf(exchange))
      if (before === undefined || deep === undefined || first == null || second == null || is2xx(deep)) {
        return notApplicable('it was too short to be looked at twice')
      }
      if (first.kind === 'malformed' || second.kind === 'malformed') {
        return inconclusive('prerequisite', UNREADABLE, [before, deep])
      }
      // The least that it may be: each of the two was written at some moment between its sending and its answer.
      const passedMs = deep.sentAtEpochMs - answeredAtMs(before)
      const isDate = second.kind === 'date'
      const slackMs = isDate ? DATE_SLACK_MS : 0
      const fallMs = Math.floor(passedMs / SECOND_MS) * SECOND_MS - slackMs
      const [firstMs, secondMs] = [before, deep].map((exchange) => shortestWaitMs(exchange) ?? 0)
      const hasFallen = second.waitMs <= first.waitMs - fallMs || (secondMs ?? 0) <= (firstMs ?? 0) - fallMs
      if (hasFallen) return satisfied([before, deep])
      const again = returned(evidence)
      if (again === undefined) return inconclusive('prerequisite', notWaitedFor(spent), [before, deep])
      const wasEarlier = cameBefore(again, deep, secondMs ?? 0)
      if (wasEarlier === null) return inconclusive('timeout', SLOW_RETURN, [before, deep, again])
      const expected = `${isDate ? 'no later than' : 'less than'} ${first.text}, ${formatRoundedSeconds(passedMs)} later`
      return violatedUnlessEmpty(wasEarlier ? [fieldIssue(deep, FIELD, expected)] : [], [before, deep])
    }),
})

const SLOW_RETURN = 'an answer after the wait took so long that the moment of its admission is not known'

// Whether service came back well before the moment that a refusal names; null where that is not known, because each of the two moments
// lies between a sending and an answer. A refusal may prolong the wait; then it does not end before the new moment either.
function cameBefore(again: Exchange, refusal: Exchange, waitMs: number): boolean | null {
  if (answeredAtMs(again) < refusal.sentAtEpochMs + waitMs - EARLY_MS) return true
  return again.sentAtEpochMs < answeredAtMs(refusal) + waitMs - EARLY_MS ? null : false
}

/** Checks of Retry-After. */
export const retryAfterChecks: readonly Check[] = [present, syntax, future, obeyed, notLong, falls]

// Judges Retry-After where refusals carry one. Whether they must is the business of `limits.retry-after-present`.
function onWaits(evidence: Evidence, judge: (spent: Spent) => Judgement): Judgement {
  return whenSpent(evidence, (spent) =>
    spent.refusals.some(saysWhen) ? judge(spent) : notApplicable('no refusal has a Retry-After'),
  )
}

function onSaid(
  evidence: Evidence,
  rule: (refusal: Exchange, after: RetryAfter) => readonly Issue[],
): Judgement {
  return onWaits(evidence, ({ refusals }) => {
    const issues = refusals.flatMap((refusal) => {
      const after = retryAfterOf(refusal)
      return after === null ? [] : rule(refusal, after)
    })
    return violatedUnlessEmpty(issues.slice(0, 3), refusals.filter(saysWhen))
  })
}

type Attempt = {
  readonly exchange: Exchange
  /** The refusal before it, whose word counted. */
  readonly before: Exchange
  /** Whether it was made at the moment that the refusal named, or later. */
  readonly isDue: boolean
}

function attemptsOf({ evidence, calls }: Spent): readonly Attempt[] {
  return RETURNS.flatMap((label) => {
    const exchange = limitCall(evidence, label)
    if (label === 'deep' && exchange !== undefined && !is2xx(exchange)) return []
    const before = calls.findLast(
      (other) => isRefused(other) && other.sentAtEpochMs < (exchange?.sentAtEpochMs ?? 0),
    )
    if (exchange === undefined || before === undefined) return []
    const promisedMs = promisedAtMs(before)
    // What names no moment ahead cannot be obeyed: see `limits.retry-after-future`.
    if (promisedMs === null || promisedMs <= answeredAtMs(before)) return []
    return [{ exchange, before, isDue: exchange.sentAtEpochMs >= promisedMs }]
  })
}

// The calls that were admitted after a refusal, and whether well before its promise. Both moments lie in an interval.
function soonerAfter({ calls }: Spent, refusal: Exchange) {
  const waitMs = shortestWaitMs(refusal) ?? 0
  const [earliestMs, latestMs] = [refusal.sentAtEpochMs + waitMs, answeredAtMs(refusal) + waitMs]
  const slackMs =
    LONG_SLACK_MS + (retryAfterOf(refusal)?.kind === 'date' ? DATE_SLACK_MS : 0) + waitMs * LONG_SHARE
  return calls
    .filter((other) => is2xx(other) && other.sentAtEpochMs > answeredAtMs(refusal))
    .map((exchange) => ({
      exchange,
      isCertain: answeredAtMs(exchange) < earliestMs - slackMs,
      mayBe: exchange.sentAtEpochMs < latestMs - slackMs,
    }))
}

// A call that was answered well before the promised moment, or a moment beyond the declared window.
function tooLong(spent: Spent, refusal: Exchange): readonly Issue[] | null {
  const { quota } = spent
  const waitMs = shortestWaitMs(refusal) ?? 0
  const sooner = soonerAfter(spent, refusal).find(({ isCertain }) => isCertain)?.exchange
  if (sooner !== undefined) {
    const neededMs = sooner.sentAtEpochMs - answeredAtMs(refusal)
    return [
      fieldIssue(
        refusal,
        FIELD,
        `about ${formatRoundedSeconds(neededMs)}, after which ${sooner.id} was answered`,
      ),
    ]
  }
  // Sliding counters need up to two windows, and where the window is longer than declared the wait is not to blame.
  if (quota?.windowMs == null || waitMs <= 2 * quota.windowMs + LONG_SLACK_MS) return null
  if (refusedTooLate(spent).length > 0) return null
  return [
    fieldIssue(refusal, FIELD, `no more than the declared window of ${formatRoundedSeconds(quota.windowMs)}`),
  ]
}
