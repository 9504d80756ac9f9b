/** The times and number of retries: the declared waits bind. Pure; times come from the exchanges. */
import { count as counted } from '../../../schemas/count.ts'
import { check, type Check } from '../../evidence/check.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Judgement,
} from '../../exchange/judgement.ts'
import { DUPLICATE_SHARE, retryPlanOf } from '../../statement/webhook-times.ts'
import { endEpochMs, deliveryIssue, ON_EVENTS, stalledMsOf, seenTooLate } from './webhook-evidence.ts'
import {
  isAcknowledged,
  onAttempts,
  retriesNothing,
  RETRY_SHARE,
  formatMsOrSeconds,
  tooLongToWait,
  unlessLate,
  attemptsApart,
  usualCopies,
  whenRetried,
  type Attempts,
} from './webhook-attempts.ts'

const shared = {
  capability: 'webhooks',
  gap: 'G6.4',
  reading: 'webhooks.retry',
  on: ON_EVENTS,
} as const

/** A receiver that is down has the declared time to recover. */
const delays = check({
  ...shared,
  id: 'webhooks.retry-delays',
  level: 'MUST',
  title: 'no retry comes before half of its declared wait',
  trippedBy: ['webhook-retries-at-once', 'webhook-hammering'],
  judge: (evidence) =>
    whenDeclared(evidence, (attempts) => {
      const { declaredMs, due } = retryPlanOf(evidence.readings)
      const ways = attemptsApart(evidence, attempts, apartMs(evidence))
      const isAnyShort = (gapsMs: readonly number[]): boolean =>
        gapsMs.some((gapMs, index) => gapMs < (declaredMs[index] ?? 0) * RETRY_SHARE)
      // Copies that fall together are duplicates only as long as the retries come besides, or where an acknowledged event has them too.
      const isCrowded = usualCopies(evidence) === 1 && ways[0].length <= due && attempts.length > due
      const issue = deliveryIssue(
        attempts[0],
        'retries',
        `waits of ${declaredMs.map(formatMsOrSeconds).join(', ')}, none shorter than half of that`,
        gapsOf(attempts).map(formatMsOrSeconds).join(', '),
      )
      const isHasty = (gapsIn: (some: Attempts) => readonly number[]): boolean =>
        ways.every((apart) => isAnyShort(gapsIn(apart))) || (isCrowded && isAnyShort(gapsIn(attempts)))
      if (isHasty(gapsAtMost)) return violatedUnlessEmpty([issue], attempts)
      if (isHasty(gapsOf)) return seenTooLate('when the attempts came', attempts)
      return due < declaredMs.length ? tooLongToWait(evidence, due) : satisfied(attempts)
    }),
})

const count = check({
  ...shared,
  id: 'webhooks.retry-count',
  level: 'MUST',
  title: 'an event that is never acknowledged is retried as often as declared and then no more',
  trippedBy: ['webhook-retries-once', 'webhook-retries-once-more'],
  judge: (evidence) =>
    whenDeclared(evidence, (attempts) => {
      const { declaredMs, due } = retryPlanOf(evidence.readings)
      // Retries that come almost at once are counted too: that they are early is the business of webhooks.retry-delays.
      const counts = attemptsApart(evidence, attempts, apartMs(evidence)).map((apart) =>
        Math.max(apart.length - 1, Math.min(attempts.length - 1, due)),
      )
      const expected = counted(declaredMs.length, 'retry', 'retries')
      const issue = deliveryIssue(attempts[0], 'retries', expected, `${counts[0]}`)
      const isWrong = counts.every((retries) => retries < due || retries > declaredMs.length)
      if (isWrong) return violatedUnlessEmpty([issue], attempts)
      return due < declaredMs.length ? tooLongToWait(evidence, due) : satisfied(attempts)
    }),
})

const GROWTH = 1.2

const delaysGrow = check({
  ...shared,
  id: 'webhooks.retry-delays-grow',
  level: 'SHOULD',
  title: 'the waits between attempts grow',
  trippedBy: ['webhook-hammering'],
  judge: (evidence) =>
    whenRetried(evidence, 1, () =>
      retryPlanOf(evidence.readings).due < 2
        ? notApplicable('a second retry comes later than we wait')
        : onAttempts(evidence, 'failing', (attempts) => {
            const ways = attemptsApart(evidence, attempts, apartMs(evidence))
            const gaps = gapsOf(ways[0])
            if (gaps.length < 2) return inconclusive('prerequisite', 'fewer than two retries came', attempts)
            const received = gaps.map(formatMsOrSeconds).join(', ')
            const issue = deliveryIssue(attempts[0], 'retries', 'waits that grow', received)
            const { declaredMs } = retryPlanOf(evidence.readings)
            const isGrown = (gapsMs: readonly number[]) => isGrowing(gapsMs) || isLateOnly(gapsMs, declaredMs)
            if (ways.some((apart) => isGrown(gapsOf(apart)))) return satisfied(attempts)
            const mayGrow = ways.some(
              (apart) => isGrown(gapsAtMost(apart)) || isGrowing(gapsAtSteepest(apart)),
            )
            if (mayGrow) return seenTooLate('whether the waits grow', attempts)
            return violatedUnlessEmpty([issue], attempts)
          }),
    ),
})

/** Checks of when retries come. */
export const scheduleChecks: readonly Check[] = [delays, count, delaysGrow]

function whenDeclared(evidence: Evidence, rule: (attempts: Attempts) => Judgement): Judgement {
  if (retryPlanOf(evidence.readings).declaredMs.length === 0) {
    return notApplicable('the statement does not declare delaysSeconds')
  }
  return whenRetried(evidence, 1, () =>
    onAttempts(evidence, 'failing', (attempts) => {
      if (isAcknowledged(attempts[0])) return inconclusive('prerequisite', 'no delivery failed', attempts)
      return retriesNothing(evidence) ?? unlessLate(evidence, attempts, rule(attempts))
    }),
  )
}

function apartMs({ readings }: Evidence): number {
  return retryPlanOf(readings).firstMs * DUPLICATE_SHARE
}

function isGrowing(gapsMs: readonly number[]): boolean {
  const [first, last] = [gapsMs[0], gapsMs.at(-1)]
  return gapsMs.length > 1 && first !== undefined && last !== undefined && last >= first * GROWTH
}

// Declared waits that grow, of which none was cut short: a sender that is kept busy may make an early one longer.
function isLateOnly(gapsMs: readonly number[], declaredMs: readonly number[]): boolean {
  return (
    isGrowing(declaredMs) &&
    gapsMs.length <= declaredMs.length &&
    gapsMs.every((gapMs, index) => gapMs >= (declaredMs[index] ?? 0) * RETRY_SHARE)
  )
}

// From the end of one attempt to the beginning of the next.
function gapsOf(attempts: Attempts): readonly number[] {
  return attempts.slice(1).map((delivery, index) => {
    const before = attempts[index]
    return before === undefined ? 0 : Math.max(0, delivery.sentAtEpochMs - endEpochMs(before))
  })
}

// As they may have been at most: an attempt that was seen late makes the wait after it seem shorter.
function gapsAtMost(attempts: Attempts): readonly number[] {
  return gapsOf(attempts).map((gapMs, index) => gapMs + stalledMsOf(attempts[index] ?? attempts[0]))
}

// As they may have grown at most: an attempt that was seen late makes the wait before it seem longer, and the one after it shorter.
function gapsAtSteepest(attempts: Attempts): readonly number[] {
  const [first = 0, ...rest] = gapsAtMost(attempts)
  const [before, second] = attempts
  return [first - stalledMsOf(before) - stalledMsOf(second ?? before), ...rest]
}
