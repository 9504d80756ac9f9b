import { count } from '../../../schemas/count.ts'
import { check, checkWhen, type Evidence } from '../../evidence/check.ts'
import type { Exchange, QuotaSeries } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Judgement,
} from '../../exchange/judgement.ts'
import { isCharged, isUndecided, refillIn, type ChargedCall } from '../declared-quotas.ts'
import { ALL_SERIES, labelIn } from '../limits-served.ts'
import { answeredAtMs, earliestPromisedAtMs, promisedAtMs, spanMs } from '../../exchange/limits-values.ts'
import { is2xx, statusOf } from '../../exchange/reply.ts'
import {
  abortedCalls,
  admittedBetween,
  allowanceOf,
  answeredIn,
  limitCall,
  mayBeOtherQuota,
  OTHER_QUOTA,
  isRefused,
  isTooSlow,
  QUOTA_CHECK,
  firstAfterWait,
  seriesIn,
  msSinceAnswered,
  whyTooSlow,
  whenExhausted,
  whyNoReturnCalls,
  type ExhaustedQuota,
} from './limits-evidence.ts'

const shared = { ...QUOTA_CHECK, gap: 'G8.2' } as const

const LEFT_OPEN = 'the statement leaves open whether it does'

export const unauthorized = check({
  ...shared,
  id: 'limits.unauthorized-not-charged',
  title: 'a call with a key that does not exist does not consume quota',
  trippedBy: ['limit-401-charged'],
  judge: (evidence) =>
    onUncharged(evidence, 'unauthorized', (spent, series) => {
      const wrong = limitCall(evidence, labelIn(series, 'wrong'))
      const status = wrong === undefined ? null : statusOf(wrong)
      if (wrong === undefined || (status !== 401 && status !== 403)) {
        return notApplicable(`a key that does not exist is answered ${status ?? 'nothing'}`)
      }
      return judgeCharge(spent, series, {
        others: [wrong],
        before: startOf(evidence, series),
        after: limitCall(evidence, labelIn(series, 1)),
        deficits: [1, 3],
      })
    }),
})

export const invalid = check({
  ...shared,
  id: 'limits.invalid-not-charged',
  title: 'a request that is refused as invalid does not count',
  trippedBy: ['limit-invalid-charged'],
  judge: (evidence) =>
    onUncharged(evidence, 'invalid', (spent, series) => {
      const others = [1, 2].flatMap(
        (number) => limitCall(evidence, labelIn(series, `invalid-${number}`)) ?? [],
      )
      if (others.length < 2 || !others.every(isInvalid))
        return notApplicable('such requests are not refused as invalid')
      return judgeCharge(spent, series, {
        others,
        before: limitCall(evidence, labelIn(series, 1)),
        after: limitCall(evidence, labelIn(series, 2)),
        deficits: [2, 3],
      })
    }),
})

export const refused = checkWhen(whenExhausted, {
  ...shared,
  id: 'limits.refused-not-charged',
  title: 'a call that is refused for the limit does not count',
  trippedBy: ['limit-refused-charged'],
  judge: (evidence, spent) => {
    if (isCharged(evidence.readings, 'refused')) return notApplicable('the statement says that it does')
    if (isUndecided(evidence.readings, 'refused')) return notApplicable(LEFT_OPEN)
    const charged = prolongedBy(spent) ?? chargedBefore(spent)
    if (charged !== null) return charged
    return onRecovery(spent, (missing) => {
      const [before, after] = [seriesIn(evidence, 'burst'), seriesIn(evidence, 'burst-again')]
      const refusedCount = before.filter(isRefused).length
      const answered = answeredIn(evidence, 'burst-again')
      const received = `${answered} after ${count(refusedCount, 'refusal')} and two windows of silence`
      const issue = { at: `${after[0]?.id} and others`, expected: wholeAgain(spent), received }
      const isTheCause = missing > abortedCalls(evidence).length
      return violatedUnlessEmpty(isTheCause ? [issue] : [], [...before, ...after])
    })
  },
})

export const aborted = checkWhen(whenExhausted, {
  ...shared,
  id: 'limits.aborted-released',
  title: 'a stream that the client gave up does not count for longer than its window',
  trippedBy: ['limit-aborted-burns'],
  judge: (evidence, spent) => {
    const streams = abortedCalls(evidence)
    return onRecovery(spent, (missing) => {
      if (streams.length === 0) return notApplicable('no stream could be given up')
      const after = seriesIn(evidence, 'burst-again')
      if (missing > streams.length) {
        return inconclusive(
          'prerequisite',
          'more is missing than streams: see limits.refused-not-charged',
          after,
        )
      }
      const received = `${answeredIn(evidence, 'burst-again')} after a stream that was given up`
      const issue = { at: `${after[0]?.id} and others`, expected: wholeAgain(spent), received }
      return violatedUnlessEmpty(missing > 0 ? [issue] : [], [...streams, ...after])
    })
  },
})

// Returns a violation if refusals reduced the remaining quota in a window without accepted calls; else null.
function chargedBefore(spent: ExhaustedQuota): Judgement | null {
  const { evidence, quota } = spent
  const start = firstAfterWait(evidence)
  const [once] = seriesIn(evidence, 'burst')
  const remaining = remainingOf(spent, start)
  const windowMs = quota?.windowMs ?? null
  if (start === undefined || once === undefined || remaining === null || windowMs === null) return null
  const whole = wholeQuota(spent)
  const [silentMs, restMs] = [msSinceAnswered(spent, start), msSinceAnswered(spent, once)]
  if (silentMs === null || restMs === null || silentMs < windowMs || silentMs < restMs) return null
  if (!announcesTruly(spent) || answeredIn(evidence, 'burst') < whole || remaining >= whole - 1) return null
  // Refusals are the cause only if one call is missing for each. Sliding window counters admit far fewer.
  const lacking = whole - 1 - remaining
  const within = spent.refusals.filter(
    ({ sentAtEpochMs }) =>
      sentAtEpochMs < start.sentAtEpochMs && sentAtEpochMs > start.sentAtEpochMs - windowMs,
  )
  if (lacking !== within.length || lacking > (whole - 1) / 2) return null
  const issue = {
    at: `${start.id} remaining quota`,
    expected: `${whole - 1}, because nothing was answered for a window`,
    received: `${remaining}`,
  }
  return violatedUnlessEmpty([issue], [start, once])
}

// The minimum difference (ms) of two announced times that is more than a rounding error.
const LATER_MS = 900

// Returns a violation if a refused attempt delayed the announced time of admission; null if the calls do not show this.
function prolongedBy(spent: ExhaustedQuota): Judgement | null {
  const { evidence } = spent
  const [before, deep, obey, again] = ['a-last', 'deep', 'obey', 'obey-again'].map((label) =>
    limitCall(evidence, label),
  )
  if (before === undefined || deep === undefined || obey === undefined || !isRefused(obey)) return null
  // The announced times are false: no attempt came between these two, either.
  if (again !== undefined && isRefused(again)) return null
  const [firstMs, secondMs] = [promisedAtMs(before), earliestPromisedAtMs(deep)]
  if (firstMs === null || secondMs === null || secondMs < firstMs + LATER_MS) return null
  if (admittedBetween(spent, before, obey).length > 0) return null
  if (
    obey.sentAtEpochMs < firstMs ||
    answeredAtMs(obey) >= secondMs ||
    firstAfterWait(evidence) === undefined
  )
    return null
  const received = `${statusOf(obey)}: the attempt in between delayed it`
  const issue = {
    at: `${obey.id} status`,
    expected: `an answer at the time that ${before.id} announced`,
    received,
  }
  return violatedUnlessEmpty([issue], [before, deep, obey])
}

type Recovery = Extract<QuotaSeries, `recovery${string}`>

type Charge = {
  readonly others: readonly Exchange[]
  readonly before: Exchange | undefined
  readonly after: Exchange | undefined
  readonly deficits: readonly number[]
}

function onUncharged(
  evidence: Evidence,
  kind: ChargedCall,
  judge: (spent: ExhaustedQuota, series: Recovery) => Judgement,
): Judgement {
  return whenExhausted(evidence, (spent) => {
    if (isCharged(evidence.readings, kind)) return notApplicable('the statement says that it does')
    if (isUndecided(evidence.readings, kind)) return notApplicable(LEFT_OPEN)
    const series = seriesIn(evidence, 'recovery-again').length > 0 ? 'recovery-again' : 'recovery'
    if (isTooSlow(spent)) return inconclusive('prerequisite', whyTooSlow(spent), [spent.refused])
    if (seriesIn(evidence, series).length === 0)
      return inconclusive('prerequisite', whyNoReturnCalls(spent), [spent.refused])
    return judge(spent, series)
  })
}

// Judges whether the calls `others` consumed quota. Compares the announced remaining quota, or else the number of answered calls.
function judgeCharge(
  spent: ExhaustedQuota,
  series: Recovery,
  { others, before, after, deficits }: Charge,
): Judgement {
  const [first, last] = [before, after].map((exchange) => remainingOf(spent, exchange))
  const at = others[0]?.id ?? ''
  if (before !== undefined && after !== undefined && first != null && last != null && announcesTruly(spent)) {
    const charged = first - last - 1
    if (charged < 1 && isUnseen(spent, [before, after])) {
      return inconclusive('prerequisite', 'the quota refills too fast to see it', [...others, before, after])
    }
    const issue = { at, expected: 'nothing charged', received: `${charged} charged for ${others.length}` }
    return violatedUnlessEmpty(charged >= 1 ? [issue] : [], others)
  }
  // The series `recovery` may lack answers for other reasons. `recovery-again` follows a pause that restores any limiter.
  if (series === 'recovery')
    return inconclusive('prerequisite', 'no header field announces what remains', others)
  const whole = wholeQuota(spent)
  const missing = whole - answeredIn(spent.evidence, series)
  if (missing <= 0) return satisfied([...others, ...seriesIn(spent.evidence, series)])
  // If the next series got the whole quota, only these calls explain the missing answers.
  if (answeredIn(spent.evidence, 'burst') < whole) {
    return inconclusive('prerequisite', 'the quota was not whole when this was looked at', others)
  }
  const issue = { at, expected: `${whole} calls answered after these`, received: `${whole - missing}` }
  return violatedUnlessEmpty(deficits.includes(missing) ? [issue] : [], others)
}

const isInvalid = (exchange: Exchange): boolean => [400, 422].includes(statusOf(exchange) ?? 0)

function startOf(evidence: Evidence, series: Recovery): Exchange | undefined {
  return series === 'recovery' ? firstAfterWait(evidence) : limitCall(evidence, labelIn(series, 'start'))
}

// Returns whether the announced remaining quota of the first series falls by one at least once, and never by more.
function announcesTruly(spent: ExhaustedQuota): boolean {
  const remaining = remainingInFirstRow(spent)
  const steps = remaining.slice(1).map((value, index) => (remaining[index] ?? Number.NaN) - value)
  return steps.length > 0 && steps.every((step) => step <= 1) && steps.includes(1)
}

// Returns whether a refill of the quota may hide the consumption of these calls.
function isUnseen(spent: ExhaustedQuota, calls: readonly Exchange[]): boolean {
  const { quota, evidence } = spent
  if (quota === null || refillIn(quota, spanMs(calls)) < 1) return false
  const remaining = remainingInFirstRow(spent)
  const isWindow = remaining.slice(1).every((value, index) => value === (remaining[index] ?? Number.NaN) - 1)
  return !isWindow || refillIn(quota, spanMs(seriesIn(evidence, 'serial'))) < 2
}

function remainingInFirstRow(spent: ExhaustedQuota): readonly number[] {
  const answered = seriesIn(spent.evidence, 'serial').filter(is2xx)
  return answered.map((exchange) => remainingOf(spent, exchange) ?? Number.NaN)
}

// Returns the largest number of answered calls in a series, but at most the declared quota.
function wholeQuota({ evidence, quota }: ExhaustedQuota): number {
  const most = Math.max(...ALL_SERIES.map((name) => answeredIn(evidence, name)))
  return quota === null ? most : Math.min(most, quota.quota)
}

function wholeAgain(spent: ExhaustedQuota): string {
  return `${wholeQuota(spent)} answered, as before`
}

// Calls `judge` with the number of answers that `burst-again` lacks to reach the quota; 0 if one of both bursts reached it.
function onRecovery(spent: ExhaustedQuota, judge: (missing: number) => Judgement): Judgement {
  if (isTooSlow(spent)) return inconclusive('prerequisite', whyTooSlow(spent), [spent.refused])
  const { evidence } = spent
  const [once, again] = [seriesIn(evidence, 'burst'), seriesIn(evidence, 'burst-again')]
  if (once.length === 0) return inconclusive('prerequisite', whyNoReturnCalls(spent), [spent.refused])
  const whole = wholeQuota(spent)
  if (answeredIn(evidence, 'burst') >= whole || answeredIn(evidence, 'burst-again') >= whole) return judge(0)
  if (again.length === 0) {
    return inconclusive('prerequisite', 'the quota was not whole, and there was no second look', once)
  }
  if (again.some((call) => isRefused(call) && mayBeOtherQuota(spent, call)))
    return inconclusive('prerequisite', OTHER_QUOTA, again)
  if (isCappedInFlight(spent)) {
    const detail = 'calls at once may have met a cap on calls in flight, and not the quota'
    return inconclusive('prerequisite', detail, [...once, ...again])
  }
  return judge(whole - answeredIn(evidence, 'burst-again'))
}

// Returns whether a cap on concurrent calls refused calls: quota remained, or both bursts got equal numbers of answers.
function isCappedInFlight(spent: ExhaustedQuota): boolean {
  const { evidence } = spent
  const answered = seriesIn(evidence, 'burst-again').filter(is2xx)
  const remaining = answered.flatMap((exchange) => remainingOf(spent, exchange) ?? [])
  if (remaining.length > 0) return !remaining.includes(0)
  return answered.length === answeredIn(evidence, 'burst')
}

// Returns the remaining quota that an answered call announces; null if the answer announces no quota.
function remainingOf(spent: ExhaustedQuota, exchange: Exchange | undefined): number | null {
  if (exchange === undefined || !is2xx(exchange)) return null
  return allowanceOf(spent, exchange)?.remaining ?? null
}
