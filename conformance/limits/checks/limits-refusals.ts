import { check, checkWhen, type Evidence } from '../../evidence/check.ts'
import { callsAbout } from '../../evidence/evidence.ts'
import { errorRule } from '../../evidence/error-shape.ts'
import { wasReset } from '../../exchange/attempts.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { longestWaitMs, longestWindowMs } from '../declared-quotas.ts'
import { numbersOf, stringOf, stringsOf } from '../../statement/readings.ts'
import {
  headerValue,
  is2xx,
  mediaTypeOf,
  statusIssue,
  statusOf,
  statusText,
  strictJson,
} from '../../exchange/reply.ts'
import { IN_FLIGHT_CALLS, QUOTA_CALLS } from '../limits-served.ts'
import { answeredAtMs, promisedAtMs, retryAfterOf, shortestWaitMs } from '../../exchange/limits-values.ts'
import {
  admittedBetween,
  allOf,
  limitCall,
  fieldIssue,
  isRefused,
  refusedTooLate,
  firstAfterWait,
  RETURN_LABELS,
  formatRoundedSeconds,
  MAX_ISSUES,
  whenExhausted,
  type ExhaustedQuota,
  whyNoReturnCalls,
} from './limits-evidence.ts'
import { upperMedian } from '../../../schemas/median.ts'

const REFUSAL = {
  reading: 'limits.exceeded',
  judges: QUOTA_CALLS,
} as const

const FULL_READING = '429-retry-after'

export const status = check({
  ...REFUSAL,
  id: 'limits.refusal-status',
  title: 'a call beyond the limit has the status of the reading',
  trippedBy: ['limit-403', 'limit-503-page'],
  judge: (evidence) => {
    const expected = numbersOf(evidence.readings, 'limits.exceeded', 'status')
    const wanted = expected.length === 0 ? 'no refusal: it is to wait' : expected.join(' or ')
    return whenExhausted(evidence, ({ refusals }) =>
      eachRefusal(refusals, (refusal) =>
        expected.includes(statusOf(refusal) ?? 0) ? [] : [statusIssue(refusal, wanted)],
      ),
    )
  },
})

export const body = check({
  ...REFUSAL,
  id: 'limits.refusal-body',
  title: 'a call beyond the limit is answered with an error body, and the media type of an error',
  because: ['limits.refusal-status'],
  trippedBy: ['limit-body-empty', 'limit-body-without-error', 'limit-media-text'],
  judge: (evidence) => {
    const rule = errorRule(evidence.readings)
    const mediaTypes = stringsOf(evidence.readings, 'errors.body', 'mediaTypes')
    if (rule === null && mediaTypes.length === 0)
      return notApplicable('no reading of errors.body names a schema or a media type')
    return whenExhausted(evidence, ({ refused, refusals: own }) => {
      const reading = nameOf(evidence)
      if (reading !== FULL_READING)
        return notApplicable(`the reading ${reading} of limits.exceeded promises no error body`)
      // The limit refuses calls with other keys in the same way. A handshake may be refused without a body.
      const alike = callsAbout(evidence, ...QUOTA_CALLS).filter(
        (call) => statusOf(call) === statusOf(refused) && (!isHandshake(call) || strictJson(call).ok),
      )
      const refusals = [...new Set([...own, ...alike])]
      const whole = refusals.filter((refusal) => !wasReset(refusal))
      return eachRefusal(whole.length === 0 ? refusals : whole, (refusal) => {
        const json = strictJson(refusal)
        const isOfType = mediaTypes.length === 0 || mediaTypes.includes(mediaTypeOf(refusal) ?? '')
        return [
          ...(rule === null || !json.ok ? [] : rule(json.value, refusal.id)),
          ...(json.ok
            ? []
            : [{ at: `${refusal.id} body`, expected: 'a JSON error body', received: json.problem }]),
          ...(isOfType ? [] : [fieldIssue(refusal, 'content-type', mediaTypes.join(' or '))]),
        ]
      })
    })
  },
})

/** Checks that a limit refuses calls quickly: within a second, or within half the usual answer time, whichever is longer. */
export const quick = checkWhen(whenExhausted, {
  ...REFUSAL,
  id: 'limits.refusal-quick',
  level: 'SHOULD',
  title: 'a call beyond the limit is refused at once',
  trippedBy: ['limit-refusal-slow'],
  judge: (_, spent) => {
    const { refusals } = spent
    // Judges the fastest refusal, because a stall of the network or of this machine delays only some.
    const quickestMs = Math.min(...refusals.map(headersMsOf))
    // On a slow network, answers take longer than a second.
    const usualMs = Math.max(QUICK_MS, upperMedian(answersMsOf(spent)) / 2)
    return quickestMs <= usualMs ? satisfied(refusals) : judgeLate(spent, quickestMs, usualMs)
  },
})

const FIELD = 'retry-after'

export const retryAfter = check({
  ...REFUSAL,
  id: 'limits.retry-after',
  title:
    'every refusal has a Retry-After: whole seconds, or a date, in the future, and within ten declared windows',
  judges: [...QUOTA_CALLS, ...IN_FLIGHT_CALLS],
  because: ['limits.refusal-status'],
  trippedBy: [
    'limit-no-retry-after',
    'limit-retry-after-fraction',
    'limit-in-flight-retry-fraction',
    'limit-retry-after-past',
    'limit-retry-after-zero',
    'limit-retry-after-ms',
  ],
  judge: (evidence) => {
    // The end of a call in flight is unknown, so only the form of Retry-After is judged here.
    const unreadable = callsAbout(evidence, ...IN_FLIGHT_CALLS).filter(
      (one) => retryAfterOf(one)?.kind === 'malformed',
    )
    if (unreadable.length > 0) return eachRefusal(unreadable, retryAfterIssues)
    return whenExhausted(evidence, (spent) => {
      const { refusals } = spent
      const reading = nameOf(evidence)
      const held = reading === FULL_READING ? refusals : refusals.filter(saysWhen)
      return held.length === 0
        ? notApplicable(`the reading ${reading} of limits.exceeded promises no Retry-After`)
        : eachRefusal(held, (refusal) => [...retryAfterIssues(refusal), ...impossibleWait(spent, refusal)])
    })
  },
})

export const obeyed = checkWhen(onWaits, {
  ...REFUSAL,
  id: 'limits.retry-after-obeyed',
  title: 'a call made after the time in Retry-After is answered',
  trippedBy: ['limit-retry-after-short'],
  judge: (_, spent) => {
    const attempts = attemptsOf(spent)
    const refused = attempts.filter(({ exchange, isDue }) => isDue && isRefused(exchange))
    const early = [...refused.filter((attempt) => !mayBeTaken(spent, attempt)), ...brokenPromises(spent)]
    if (early.length > 0) return violatedUnlessEmpty(early.map(earlyIssue), callsOf(early))
    if (refused.length > 0) return inconclusive('timeout', TAKEN, callsOf(refused))
    const answered = attempts.filter(({ exchange }) => is2xx(exchange))
    const good = answered.filter(({ isLate }) => !isLate)
    if (good.length > 0) return satisfied(callsOf(good))
    return answered.length > 0
      ? inconclusive('timeout', SENT_LATE, callsOf(answered))
      : inconclusive('prerequisite', whyNoReturnCalls(spent), [spent.refused])
  },
})

export const notLong = checkWhen(onWaits, {
  ...REFUSAL,
  id: 'limits.retry-after-not-long',
  level: 'SHOULD',
  title: 'Retry-After is not much longer than needed, and decreases over time',
  because: ['limits.retry-after'],
  trippedBy: ['limit-retry-after-long', 'limit-retry-after-constant'],
  judge: (_, spent) => allOf(judgeLength(spent), judgeFall(spent)),
})

function nameOf({ readings }: Evidence): string {
  return stringOf(readings, 'limits.exceeded', 'reading') ?? FULL_READING
}

function isHandshake({ request }: Exchange): boolean {
  return headerValue(request.headers, 'sec-websocket-key') !== null
}

// Judges all refusals by a rule. Reports only the first issues, because a target repeats its mistakes.
function eachRefusal(
  refusals: readonly Exchange[],
  rule: (refusal: Exchange) => readonly Issue[],
): Judgement {
  const offending = refusals.filter((refusal) => rule(refusal).length > 0)
  const judged = offending.length === 0 ? refusals : offending
  return violatedUnlessEmpty(offending.slice(0, MAX_ISSUES).flatMap(rule), judged)
}

const QUICK_MS = 1000
const FEWEST_OTHERS = 2
const WAY_UNKNOWN = 'the network is slow, and too few other calls without work for the target show how slow'
const WAY_UNSTEADY = 'some answers came late as well: the way there, or this machine, was slow at times'

// Judges slow refusals by comparison with other calls that cost the target no work.
function judgeLate(spent: ExhaustedQuota, quickestMs: number, usualMs: number): Judgement {
  const { evidence, refused, refusals } = spent
  const others = freeCalls(evidence).filter((one) => statusOf(one) !== statusOf(refused))
  // One such call is too few. Answered calls are not compared: a stall may delay refusals but no answer.
  if (others.length < FEWEST_OTHERS) return inconclusive('prerequisite', WAY_UNKNOWN, refusals)
  const wayMs = others.map(headersMsOf)
  if (quickestMs <= QUICK_MS + Math.min(...wayMs)) return satisfied([...refusals, ...others])
  const maxMs = QUICK_MS + Math.max(...wayMs)
  const answersMs = answersMsOf(spent)
  const slowestMs = Math.max(0, ...answersMs)
  const isUnsteady = slowestMs >= quickestMs && slowestMs > 2 * upperMedian(answersMs)
  if (quickestMs <= maxMs || isUnsteady) return inconclusive('timeout', WAY_UNSTEADY, refusals)
  const received = `${formatRoundedSeconds(quickestMs)} in the quickest of ${refusals.length}`
  const expected = `within ${formatRoundedSeconds(Math.max(usualMs, maxMs))}`
  return violatedUnlessEmpty([{ at: `${refusals[0]?.id} headers`, expected, received }], refusals)
}

function answersMsOf({ calls, refusals }: ExhaustedQuota): readonly number[] {
  return calls.filter((one) => !refusals.includes(one)).map(headersMsOf)
}

function headersMsOf({ timing }: Exchange): number {
  return timing.headersMs ?? timing.endMs
}

// Returns the refused calls with a wrong key or a mistake. They cost the target as little as a refusal by a limit.
function freeCalls(evidence: Evidence): readonly Exchange[] {
  return callsAbout(evidence, 'credential:quota', 'refusal:quota').filter(isRefused)
}

function saysWhen(refusal: Exchange): boolean {
  return retryAfterOf(refusal) !== null
}

function retryAfterIssues(refusal: Exchange): readonly Issue[] {
  const after = retryAfterOf(refusal)
  if (after === null) return [fieldIssue(refusal, FIELD, 'seconds or a date')]
  if (after.kind === 'malformed')
    return [fieldIssue(refusal, FIELD, 'whole seconds from now on, or an HTTP date')]
  if (after.waitMs > 0) return []
  const ago = after.kind === 'date' ? `, ${formatRoundedSeconds(-after.waitMs)} ago` : ''
  return [fieldIssue(refusal, FIELD, 'a moment ahead', `${after.text}${ago}`)]
}

// Returns an issue if no declared window can explain the wait. `limits.window` reports a window that is longer than declared.
function impossibleWait(spent: ExhaustedQuota, refusal: Exchange): readonly Issue[] {
  const maxMs = longestWaitMs(spent.evidence.readings)
  const waitMs = shortestWaitMs(refusal) ?? 0
  if (waitMs <= maxMs || refusedTooLate(spent).length > 0) return []
  // Taken as milliseconds, the value is within one window.
  const isOfMs = waitMs / 1000 <= (longestWindowMs(spent.evidence.readings) ?? 0)
  const hint = isOfMs ? '; the value looks like milliseconds' : ''
  const expected = `at most ${formatRoundedSeconds(maxMs)}, which is ten declared windows${hint}`
  return [fieldIssue(refusal, FIELD, expected)]
}

// Calls `judge` if a refusal has Retry-After, otherwise returns "not applicable". `limits.retry-after` judges the need for this field.
function onWaits(evidence: Evidence, judge: (spent: ExhaustedQuota) => Judgement): Judgement {
  return whenExhausted(evidence, (spent) =>
    spent.refusals.some(saysWhen) ? judge(spent) : notApplicable('no refusal has a Retry-After'),
  )
}

type Attempt = {
  readonly exchange: Exchange
  /** The latest earlier refusal by the same limit. */
  readonly before: Exchange
  /** Whether `exchange` was sent after the wait that `before` demanded in Retry-After. */
  readonly isDue: boolean
  readonly isLate: boolean
}

const SENT_LATE =
  'the answered calls were sent long after the time in Retry-After: this machine was too busy to show more'
const callsOf = (attempts: readonly Attempt[]) => attempts.map(({ exchange }) => exchange)

function attemptsOf({ evidence, calls }: ExhaustedQuota): readonly Attempt[] {
  return RETURN_LABELS.flatMap((label) => {
    const exchange = limitCall(evidence, label)
    if (label === 'deep' && exchange !== undefined && !is2xx(exchange)) return []
    const refused = calls.filter(
      (other) => isRefused(other) && other.sentAtEpochMs < (exchange?.sentAtEpochMs ?? 0),
    )
    const before = refused.at(-1)
    if (exchange === undefined || before === undefined) return []
    const promisedMs = promisedAtMs(before)
    // A client cannot obey a time in the past: see `limits.retry-after`.
    if (promisedMs === null || promisedMs <= answeredAtMs(before)) return []
    const sentMs = exchange.sentAtEpochMs
    // Rounding makes the promised times of refusals differ by up to a second. The probe waits for one of them.
    const isLate = refused.every((other) => isLongAfter(other, sentMs))
    return [{ exchange, before, isDue: sentMs >= promisedMs, isLate }]
  })
}

// Returns the calls that were refused after the time promised by an earlier refusal. A later refusal does not withdraw its promise.
// Leaves out the refused stream, which a limit of its own may have refused.
function brokenPromises(spent: ExhaustedQuota): readonly Attempt[] {
  const own = attemptsOf(spent).map(({ exchange }) => exchange)
  const broken = spent.refusals.flatMap((before) => {
    const promisedMs = promisedAtMs(before) ?? 0
    if (promisedMs <= answeredAtMs(before) || before.label === 'stream') return []
    const exchange = spent.calls.find(({ sentAtEpochMs }) => sentAtEpochMs >= promisedMs)
    if (exchange === undefined || !isRefused(exchange) || own.includes(exchange)) return []
    const attempt = { exchange, before, isDue: true, isLate: false }
    return mayBeTaken(spent, attempt) ? [] : [attempt]
  })
  return [...new Map(broken.map((attempt) => [attempt.exchange, attempt])).values()]
}

// Returns whether a call at `atMs` is too late to show that the time promised by a refusal was right.
function isLongAfter(refusal: Exchange, atMs: number): boolean {
  const waitMs = shortestWaitMs(refusal) ?? 0
  return atMs > (promisedAtMs(refusal) ?? 0) + EARLY_MS + waitMs * LONG_SHARE
}

function earlyIssue({ exchange, before }: Attempt): Issue {
  const waited = formatRoundedSeconds(exchange.sentAtEpochMs - answeredAtMs(before))
  const expected = `an answer ${waited} after ${before.id} (Retry-After: ${retryAfterOf(before)?.text ?? ''})`
  return { at: `${exchange.id} status`, expected, received: statusText(exchange) }
}

const TAKEN =
  'another call may have been admitted after the refusal, and have taken what Retry-After promised'
const AT_ONCE: readonly (string | null)[] = ['burst', 'burst-again']

// Returns whether the promised quota may have gone to other calls, admitted between a refusal and a later attempt. Returns false if
// these calls are exactly the quota of a concurrent series that was admitted before the refusal.
function mayBeTaken(spent: ExhaustedQuota, { exchange, before }: Attempt): boolean {
  const between = admittedBetween(spent, before, exchange)
  const series = before.quotaCall?.series ?? null
  const isOfRow = (one: Exchange): boolean => is2xx(one) && one.quotaCall?.series === series
  const isWholeRow = between.length === spent.quota?.quota && between.every(isOfRow)
  return between.length > 0 && !(AT_ONCE.includes(series) && isWholeRow)
}

const UNREADABLE = 'it cannot be read: see limits.retry-after'
const SLOW_RETURN = 'an answer after the wait took so long that the moment of its admission is not known'
// The tolerances of a promised time: a fixed part in ms for rounding to whole seconds, and a share of the wait.
const LONG_SLACK_MS = 1100
const LONG_SHARE = 0.1
const SECOND_MS = 1000
// The tolerance of a promised time, in ms. An answer that comes earlier contradicts the promise. A call long after the time tests nothing.
const EARLY_MS = 500
// The tolerance for a date in Retry-After, in ms. This date and the field Date are both rounded to whole seconds.
const DATE_SLACK_MS = 1000

function judgeLength(spent: ExhaustedQuota): Judgement {
  const said = spent.refusals.filter((refusal) => promisedAtMs(refusal) !== null)
  if (said.length === 0) return inconclusive('prerequisite', UNREADABLE, [spent.refused])
  const issues = said.flatMap((refusal) => tooLong(spent, refusal))
  if (issues.length > 0) return violatedUnlessEmpty(issues.slice(0, MAX_ISSUES), said)
  if (said.some((refusal) => soonerAfter(spent, refusal).some(({ mayBe }) => mayBe)))
    return inconclusive('timeout', SLOW_RETURN, said)
  if (spent.quota?.windowMs == null && firstAfterWait(spent.evidence) === undefined) {
    return inconclusive('prerequisite', whyNoReturnCalls(spent), [spent.refused])
  }
  return satisfied(said)
}

// Returns the calls admitted after a refusal. `isCertain`: the call was surely admitted before the promised time. `mayBe`: possibly.
function soonerAfter({ calls }: ExhaustedQuota, refusal: Exchange) {
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

// Returns an issue if a call was admitted well before the promised time, or if that time is over two windows away.
function tooLong(spent: ExhaustedQuota, refusal: Exchange): readonly Issue[] {
  const windowMs = longestWindowMs(spent.evidence.readings)
  const waitMs = shortestWaitMs(refusal) ?? 0
  const sooner = soonerAfter(spent, refusal).find(({ isCertain }) => isCertain)?.exchange
  if (sooner !== undefined) {
    const needed = formatRoundedSeconds(sooner.sentAtEpochMs - answeredAtMs(refusal))
    return [fieldIssue(refusal, FIELD, `about ${needed}, after which ${sooner.id} was answered`)]
  }
  // Sliding window counters need up to two windows. `limits.window` reports a window that is longer than declared.
  if (windowMs === null || waitMs <= 2 * windowMs + LONG_SLACK_MS || refusedTooLate(spent).length > 0)
    return []
  return [fieldIssue(refusal, FIELD, `no more than the declared window of ${formatRoundedSeconds(windowMs)}`)]
}

function judgeFall(spent: ExhaustedQuota): Judgement {
  const [before, deep] = ['a-last', 'deep'].map((label) => limitCall(spent.evidence, label))
  const [first, second] = [before, deep].map((exchange) => exchange && retryAfterOf(exchange))
  if (before === undefined || deep === undefined || first == null || second == null || is2xx(deep)) {
    return notApplicable('it was too short to be looked at twice')
  }
  if (first.kind === 'malformed' || second.kind === 'malformed') {
    return inconclusive('prerequisite', UNREADABLE, [before, deep])
  }
  // A lower bound: each answer was decided between its sending and its end.
  const passedMs = deep.sentAtEpochMs - answeredAtMs(before)
  const isDate = second.kind === 'date'
  const fallMs = Math.floor(passedMs / SECOND_MS) * SECOND_MS - (isDate ? DATE_SLACK_MS : 0)
  const [firstMs = 0, secondMs = 0] = [before, deep].map((exchange) => shortestWaitMs(exchange) ?? 0)
  if (second.waitMs <= first.waitMs - fallMs || secondMs <= firstMs - fallMs) return satisfied([before, deep])
  const again = firstAfterWait(spent.evidence)
  if (again === undefined) return inconclusive('prerequisite', whyNoReturnCalls(spent), [before, deep])
  const wasEarlier = cameBefore(again, deep, secondMs)
  if (wasEarlier === null) return inconclusive('timeout', SLOW_RETURN, [before, deep, again])
  const expected = `${isDate ? 'no later than' : 'less than'} ${first.text}, ${formatRoundedSeconds(passedMs)} later`
  return violatedUnlessEmpty(wasEarlier ? [fieldIssue(deep, FIELD, expected)] : [], [before, deep])
}

// Returns whether a call was certainly admitted well before the end of the wait that a refusal requests; null if this is uncertain.
function cameBefore(again: Exchange, refusal: Exchange, waitMs: number): boolean | null {
  if (answeredAtMs(again) < refusal.sentAtEpochMs + waitMs - EARLY_MS) return true
  return again.sentAtEpochMs < answeredAtMs(refusal) + waitMs - EARLY_MS ? null : false
}
