/** What counts against the quota besides the calls that are answered. Pure. Source: gap G8.2. */
import { count } from '../../schemas/count.ts'
import { check, type Check } from '../check.ts'
import type { Evidence } from '../evidence.ts'
import type { Exchange } from '../exchange.ts'
import { inconclusive, notApplicable, satisfied, violatedUnlessEmpty, type Judgement } from '../judgement.ts'
import { isCharged, refillIn, type ChargedCall } from '../limits-quota.ts'
import { promisedAtMs } from '../limits-values.ts'
import { statusOf } from '../reply.ts'
import {
  allowanceOf,
  answeredIn,
  call,
  isAnswered,
  isRefused,
  isTooSlow,
  ON_LIMITS,
  returned,
  row,
  sinceAnswered,
  spanMs,
  TOO_SLOW,
  whenSpent,
  type Row,
  type Spent,
} from './limits-evidence.ts'
import { notWaitedFor } from './limits-exists.ts'

const shared = {
  capability: 'limits',
  gap: 'G8.2',
  reading: 'limits.quota',
  level: 'MUST',
  on: ON_LIMITS,
} as const

/** Whoever may spend a quota without its key can lock its owner out. */
const unauthorized = check({
  ...shared,
  id: 'limits.unauthorized-not-charged',
  title: 'a call with a key that does not exist counts against nobody',
  trippedBy: ['limit-401-charged'],
  judge: (evidence) =>
    onUncharged(evidence, 'unauthorized', (spent, name) => {
      const wrong = call(evidence, `${name}-wrong`)
      const status = wrong === undefined ? null : statusOf(wrong)
      if (wrong === undefined || (status !== 401 && status !== 403)) {
        return notApplicable(`a key that does not exist is answered ${status ?? 'nothing'}`)
      }
      return judgeCharge(spent, name, {
        others: [wrong],
        before: startOf(evidence, name),
        after: call(evidence, `${name}-1`),
        deficits: [1, 3],
      })
    }),
})

const invalid = check({
  ...shared,
  id: 'limits.invalid-not-charged',
  title: 'a request that is refused as invalid does not count',
  trippedBy: ['limit-invalid-charged'],
  judge: (evidence) =>
    onUncharged(evidence, 'invalid', (spent, name) => {
      const others = [1, 2].flatMap((number) => call(evidence, `${name}-invalid-${number}`) ?? [])
      if (others.length < 2 || !others.every(isInvalid))
        return notApplicable('such requests are not refused as invalid')
      return judgeCharge(spent, name, {
        others,
        before: call(evidence, `${name}-1`),
        after: call(evidence, `${name}-2`),
        deficits: [2, 3],
      })
    }),
})

/** A client that comes too early pays with a longer wait; when each attempt counts, it never gets through again. */
const refused = check({
  ...shared,
  id: 'limits.refused-not-charged',
  title: 'a call that is refused for the limit does not count',
  trippedBy: ['limit-refused-charged'],
  judge: (evidence) =>
    whenSpent(evidence, (spent) => {
      if (isCharged(evidence.readings, 'refused')) return notApplicable('the statement says that it does')
      const charged = prolongedBy(spent) ?? chargedBefore(spent)
      if (charged !== null) return charged
      return onRecovery(spent, (missing) => {
        const [before, after] = [row(evidence, 'p'), row(evidence, 'q')]
        const refusedCount = before.filter(isRefused).length
        const answered = answeredIn(evidence, 'q')
        const received = `${answered} after ${count(refusedCount, 'refusal')} and two windows of silence`
        const issue = { at: `${after[0]?.id} and others`, expected: wholeAgain(spent), received }
        const isTheCause = missing > abortedCalls(evidence).length
        return violatedUnlessEmpty(isTheCause ? [issue] : [], [...before, ...after])
      })
    }),
})

const aborted = check({
  ...shared,
  id: 'limits.aborted-released',
  title: 'a stream that the client gave up does not count for longer than its window',
  trippedBy: ['limit-aborted-burns'],
  judge: (evidence) =>
    whenSpent(evidence, (spent) => {
      const streams = abortedCalls(evidence)
      return onRecovery(spent, (missing) => {
        if (streams.length === 0) return notApplicable('no stream could be given up')
        const after = row(evidence, 'q')
        if (missing > streams.length) {
          return inconclusive(
            'prerequisite',
            'more is missing than streams: see limits.refused-not-charged',
            after,
          )
        }
        const received = `${answeredIn(evidence, 'q')} after a stream that was given up`
        const issue = { at: `${after[0]?.id} and others`, expected: wholeAgain(spent), received }
        return violatedUnlessEmpty(missing > 0 ? [issue] : [], [...streams, ...after])
      })
    }),
})

/** Checks of what counts. */
export const chargeChecks: readonly Check[] = [unauthorized, invalid, refused, aborted]

// Nothing was answered for a whole window, and yet less remains than after the same silence without refusals in it.
function chargedBefore(spent: Spent): Judgement | null {
  const { evidence, quota } = spent
  const start = returned(evidence)
  const [once] = row(evidence, 'p')
  const remaining = remainingOf(spent, start)
  const windowMs = quota?.windowMs ?? null
  if (start === undefined || once === undefined || remaining === null || windowMs === null) return null
  const whole = wholeQuota(spent)
  const [silentMs, restMs] = [sinceAnswered(spent, start), sinceAnswered(spent, once)]
  if (silentMs === null || restMs === null || silentMs < windowMs || silentMs < restMs) return null
  if (!tellsTruly(spent) || answeredIn(evidence, 'p') < whole || remaining >= whole - 1) return null
  // As many as were refused within that window, and few: a counter that weighs the window before lacks far more.
  const lacking = whole - 1 - remaining
  const within = spent.refusals.filter(
    ({ sentAtEpochMs }) =>
      sentAtEpochMs < start.sentAtEpochMs && sentAtEpochMs > start.sentAtEpochMs - windowMs,
  )
  if (lacking !== within.length || lacking > (whole - 1) / 2) return null
  const issue = {
    at: `${start.id} what remains`,
    expected: `${whole - 1}, with nothing answered for a window`,
    received: `${remaining}`,
  }
  return violatedUnlessEmpty([issue], [start, once])
}

// How much later the moment must lie that a second refusal names: more than rounding explains.
const LATER_MS = 900

// One more attempt put the moment off, and the moment named before it passed in vain.
function prolongedBy({ evidence }: Spent): Judgement | null {
  const [before, deep, obey] = ['a-last', 'deep', 'obey'].map((label) => call(evidence, label))
  if (before === undefined || deep === undefined || obey === undefined || !isRefused(obey)) return null
  const [firstMs, secondMs] = [promisedAtMs(before), promisedAtMs(deep)]
  if (firstMs === null || secondMs === null || secondMs < firstMs + LATER_MS) return null
  const isBetween = obey.sentAtEpochMs >= firstMs && obey.sentAtEpochMs < secondMs
  if (!isBetween || returned(evidence) === undefined) return null
  const received = `${statusOf(obey)}: the attempt in between put it off`
  const issue = { at: `${obey.id} status`, expected: `an answer when ${before.id} said so`, received }
  return violatedUnlessEmpty([issue], [before, deep, obey])
}

/** One kind of call that must not count, between two that do. */
type Charge = {
  readonly others: readonly Exchange[]
  readonly before: Exchange | undefined
  readonly after: Exchange | undefined
  /** How many calls the row is short of where this kind counts: chosen so that the kinds can be told apart. */
  readonly deficits: readonly number[]
}

function onUncharged(
  evidence: Evidence,
  kind: ChargedCall,
  judge: (spent: Spent, name: 'b' | 'd') => Judgement,
): Judgement {
  return whenSpent(evidence, (spent) => {
    if (isCharged(evidence.readings, kind)) return notApplicable('the statement says that it does')
    const name = row(evidence, 'd').length > 0 ? 'd' : 'b'
    if (isTooSlow(spent)) return inconclusive('prerequisite', TOO_SLOW, [spent.refused])
    if (row(evidence, name).length === 0)
      return inconclusive('prerequisite', notWaitedFor(spent), [spent.refused])
    return judge(spent, name)
  })
}

// By what remains where header fields tell it and it moves; else by the calls that were answered in all.
function judgeCharge(spent: Spent, name: 'b' | 'd', { others, before, after, deficits }: Charge): Judgement {
  const [first, last] = [before, after].map((exchange) => remainingOf(spent, exchange))
  const at = others[0]?.id ?? ''
  if (before !== undefined && after !== undefined && first != null && last != null && tellsTruly(spent)) {
    const charged = first - last - 1
    if (charged < 1 && isUnseen(spent, [before, after])) {
      return inconclusive('prerequisite', 'the quota refills too fast to see it', others)
    }
    const issue = { at, expected: 'nothing charged', received: `${charged} charged for ${others.length}` }
    return violatedUnlessEmpty(charged >= 1 ? [issue] : [], others)
  }
  // The row `b` may not be whole for other reasons; `d` comes after a silence that restores any limiter.
  if (name === 'b') return inconclusive('prerequisite', 'no header field tells what remains', others)
  const whole = wholeQuota(spent)
  const missing = whole - answeredIn(spent.evidence, name)
  if (missing <= 0) return satisfied([...others, ...row(spent.evidence, name)])
  // Only where the next row was whole again, the row before it can be short for no other reason.
  if (answeredIn(spent.evidence, 'p') < whole) {
    return inconclusive('prerequisite', 'the quota was not whole when this was looked at', others)
  }
  const issue = { at, expected: `${whole} calls answered besides`, received: `${missing} fewer` }
  return violatedUnlessEmpty(deficits.includes(missing) ? [issue] : [], others)
}

function isInvalid(exchange: Exchange): boolean {
  return [400, 422].includes(statusOf(exchange) ?? 0)
}

function startOf(evidence: Evidence, name: 'b' | 'd'): Exchange | undefined {
  return name === 'b' ? returned(evidence) : call(evidence, 'd-start')
}

function remainingOf(spent: Spent, exchange: Exchange | undefined): number | null {
  if (exchange === undefined || !isAnswered(exchange)) return null
  return allowanceOf(spent, exchange)?.remaining ?? null
}

// One that does not fall with the calls of the first row cannot show what else counts; a bucket may refill a little.
function tellsTruly(spent: Spent): boolean {
  const told = toldInFirstRow(spent)
  const steps = told.slice(1).map((value, index) => (told[index] ?? Number.NaN) - value)
  return steps.length > 0 && steps.every((step) => step <= 1) && steps.includes(1)
}

// Where a bucket refills in between, a charge may be made good again before it is seen.
function isUnseen(spent: Spent, calls: readonly Exchange[]): boolean {
  const { quota, evidence } = spent
  if (quota === null || refillIn(quota, spanMs(calls)) < 1) return false
  const told = toldInFirstRow(spent)
  const isWindow = told.slice(1).every((value, index) => value === (told[index] ?? Number.NaN) - 1)
  return !isWindow || refillIn(quota, spanMs(row(evidence, 'a'))) < 2
}

function toldInFirstRow(spent: Spent): readonly number[] {
  const answered = row(spent.evidence, 'a').filter(isAnswered)
  return answered.map((exchange) => remainingOf(spent, exchange) ?? Number.NaN)
}

const WHOLE_ROWS: readonly Row[] = ['a', 'b', 'd', 'p', 'q']

// What the target really lets through, whatever it declares.
function wholeQuota({ evidence, quota }: Spent): number {
  const most = Math.max(...WHOLE_ROWS.map((name) => answeredIn(evidence, name)))
  return quota === null ? most : Math.min(most, quota.quota)
}

function wholeAgain(spent: Spent): string {
  return `${wholeQuota(spent)} answered, as before`
}

/** Judges how much of the quota is missing after the last silence; 0 when a row after refusals was whole. */
function onRecovery(spent: Spent, judge: (missing: number) => Judgement): Judgement {
  if (isTooSlow(spent)) return inconclusive('prerequisite', TOO_SLOW, [spent.refused])
  const { evidence } = spent
  const [once, again] = [row(evidence, 'p'), row(evidence, 'q')]
  if (once.length === 0) return inconclusive('prerequisite', notWaitedFor(spent), [spent.refused])
  const whole = wholeQuota(spent)
  if (answeredIn(evidence, 'p') >= whole || answeredIn(evidence, 'q') >= whole) return judge(0)
  if (again.length === 0) {
    return inconclusive('prerequisite', 'the quota was not whole, and there was no second look', once)
  }
  return judge(whole - answeredIn(evidence, 'q'))
}

function abortedCalls(evidence: Evidence): readonly Exchange[] {
  return ['b-aborted', 'd-aborted'].flatMap((label) => {
    const exchange = call(evidence, label)
    return exchange !== undefined && isAnswered(exchange) ? [exchange] : []
  })
}
