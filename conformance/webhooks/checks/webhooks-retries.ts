import { count } from '../../../schemas/count.ts'
import { check, checkWhen, type Evidence } from '../../evidence/check.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { headerValue, is2xx, statusOf } from '../../exchange/reply.ts'
import { stringOf } from '../../statement/readings.ts'
import {
  DUPLICATE_SHARE,
  retryPlanOf,
  timeScaleOf,
  answerStatuses,
  finalStatusesOf,
} from '../../statement/webhook-readings.ts'
import { momentOf, signatureEntries, signatureSchemeIn, signedTimestamp } from './webhook-signature.ts'
import {
  AFTER_ARRIVAL,
  attemptsAt,
  deliveryIssue,
  endEpochMs,
  eventIdOf,
  eventsTo,
  FAILING_ADDRESSES,
  formatMs,
  noDelivery,
  withoutDeliveries,
  onAddress,
  maybeMissed,
  stalledMsOf,
  textOf,
  unlessAnsweredLate,
  WEBHOOKS,
  type Attempts,
  whenOffered,
} from './webhook-evidence.ts'

const retries = { ...WEBHOOKS, ...AFTER_ARRIVAL, reading: 'webhooks.retry' } as const

// The minimum share of a declared wait that must pass before a retry. It is below 1, because jitter may shorten waits.
const RETRY_SHARE = 0.5

// One duplicate is allowed.
export const notAfterAck = check({
  ...WEBHOOKS,
  ...AFTER_ARRIVAL,
  reading: 'webhooks.delivery',
  id: 'webhooks.not-after-ack',
  title: 'an event that was answered 2xx is not retried',
  trippedBy: ['webhook-again-after-ack'],
  judge: (evidence) =>
    onAddress(evidence, 'plain', (all) => {
      const apartMs = retryPlanOf(evidence.readings).firstMs * RETRY_SHARE
      const issues = eventsTo(evidence, 'plain').flatMap((attempts) => {
        // webhooks.event-id judges two events under one id.
        const [, , ...further] = withoutCopies(attempts, apartMs).filter(
          (each) => textOf(each) === textOf(attempts[0]),
        )
        return further.map((each) =>
          deliveryIssue(each, 'arrival', 'no retry of an acknowledged event', 'the same event again'),
        )
      })
      return unlessAnsweredLate(evidence, all, violatedUnlessEmpty(issues, all))
    }),
})

// Returns the attempts without copies. An attempt that follows the last kept attempt in less than `apartMs` is a copy.
function withoutCopies([first, ...rest]: Attempts, apartMs: number): Attempts {
  return rest.reduce<Attempts>(
    (kept, each) => {
      const last = kept.at(-1) ?? first
      return each.sentAtEpochMs - last.sentAtEpochMs < apartMs ? kept : [...kept, each]
    },
    [first],
  )
}

// Returns the maximum number of deliveries of one acknowledged event. A number above 1 shows that the sender sends copies.
function usualCopies(evidence: Evidence): number {
  return Math.max(1, ...eventsTo(evidence, 'plain').map(({ length }) => length))
}

export const retried = check({
  ...retries,
  id: 'webhooks.retried',
  title: 'an event that was not acknowledged is retried, or never where the reading has no retries',
  trippedBy: [
    'webhook-no-retry',
    'webhook-redirect-is-ack',
    'webhook-refusal-is-final',
    'webhook-silence-is-ack',
    'webhook-drop-is-ack',
  ],
  judge: (evidence) => {
    if (stringOf(evidence.readings, 'webhooks.retry', 'reading') === 'none')
      return stopsAt(evidence, 'failing', 'no retry, since none is declared', 0)
    return whenRetried(evidence, () => {
      const all = FAILING_ADDRESSES.flatMap((label) => attemptsAt(evidence, label) ?? [])
      if (all.length === 0) return noDelivery(evidence, 'failing')
      const failures = failuresIn(evidence)
      if (failures.length === 0) return inconclusive('prerequisite', 'no delivery failed', all)
      const issues = failures.flatMap(({ delivery, isRetried, after }) =>
        isRetried ? [] : [deliveryIssue(delivery, 'retry', `another attempt after ${after}`, 'none')],
      )
      return unlessAnsweredLate(evidence, all, violatedUnlessEmpty(issues, all))
    })
  },
})

function isDropped({ response, end }: Exchange): boolean {
  return response === null && end.kind === 'aborted'
}

// Returns whether the sender stopped waiting for Assay's answer. The sender must retry an unanswered delivery only in this case.
function isGivenUp({ response, end }: Exchange): boolean {
  return response === null && end.kind === 'failed'
}

// Returns the deliveries that Assay's receiver failed on purpose, and whether each was retried.
function failuresIn(evidence: Evidence) {
  const { error, redirect, refusal } = answerStatuses(evidence.readings)
  const isSecondDue = retryPlanOf(evidence.readings).due > 1
  const rows: readonly (readonly [label: string, after: string, isFailed: (each: Exchange) => boolean])[] = [
    ['failing', `a ${error}`, (each) => statusOf(each) === error && error !== null],
    ['failing', 'the connection broke', (each) => isSecondDue && isDropped(each)],
    ['redirecting', `a ${redirect}`, (each) => statusOf(each) === redirect && redirect !== null],
    ['refusing', `a ${refusal}`, (each) => statusOf(each) === refusal && refusal !== null],
    ['silent', 'no answer', isGivenUp],
  ]
  return rows.flatMap(([label, after, isFailed]) => {
    const attempts = attemptsAt(evidence, label) ?? []
    const at = attempts.findIndex(isFailed)
    const delivery = attempts[at]
    return delivery === undefined ? [] : [{ delivery, isRetried: at < attempts.length - 1, after }]
  })
}

export const finalStops = check({
  ...retries,
  id: 'webhooks.final-status-stops',
  title: 'an event that was answered with a status declared to be final is not retried',
  trippedBy: ['webhook-ignores-gone'],
  judge: (evidence) =>
    finalStatusesOf(evidence.readings).length === 0
      ? notApplicable('the statement does not declare finalStatuses')
      : stopsAt(
          evidence,
          'gone',
          `nothing after a ${answerStatuses(evidence.readings).final}`,
          retryPlanOf(evidence.readings).firstMs * RETRY_SHARE,
        ),
})

// Judges that no event is delivered again `apartMs` or more after the end of its first delivery. Ignores events with at
// most as many deliveries as an acknowledged event has. Such deliveries count as copies.
function stopsAt(evidence: Evidence, label: string, expected: string, apartMs: number): Judgement {
  return whenFailing(evidence, () => {
    const events = eventsTo(evidence, label)
    if (events.length === 0) return noDelivery(evidence, label)
    const usual = usualCopies(evidence)
    const issues = events
      .filter(({ length }) => length > usual)
      .flatMap(([first, ...rest]) => rest.filter((each) => each.sentAtEpochMs - endEpochMs(first) >= apartMs))
      .map((each) => deliveryIssue(each, 'arrival', expected, 'another attempt'))
    return unlessAnsweredLate(evidence, events.flat(), violatedUnlessEmpty(issues, events.flat()))
  })
}

export const sameId = check({
  ...retries,
  id: 'webhooks.retry-same-id',
  title: 'a retry has the id of the attempt before it',
  trippedBy: ['webhook-new-id-on-retry'],
  judge: (evidence) => {
    // The id is in the place that the readings name, and in the header of the signature scheme.
    const header = signatureSchemeIn(evidence.readings)?.idHeader ?? null
    const idsIn = (each: Exchange) => [
      ['id', eventIdOf(evidence, each) ?? ''] as const,
      ...(header === null
        ? []
        : [[`header ${header}`, headerValue(each.request.headers, header) ?? ''] as const]),
    ]
    return onRetries(
      evidence,
      ({ before, retry }) => {
        const ids = new Map(idsIn(retry))
        const issues = idsIn(before)
          .filter(([place, id]) => id !== '' && ids.get(place) !== id)
          .map(([place, id]) =>
            deliveryIssue(retry, place, `${id}, the id of the attempt before`, ids.get(place) || 'none'),
          )
        // The id of the event may itself come from the header field.
        return issues.filter(({ received }, index) => index === 0 || received !== issues[0]?.received)
      },
      ({ before, retry }) =>
        [before, retry].every((each) => (eventIdOf(evidence, each) ?? '') !== '') ||
        'an attempt has no id: see webhooks.event-id',
    )
  },
})

export const sameBody = checkWhen(onRetries, {
  ...retries,
  id: 'webhooks.retry-same-body',
  level: 'SHOULD',
  title: 'a retry has the same bytes',
  trippedBy: ['webhook-body-changes'],
  judge: (_, { before, retry }) => {
    const [expected, received] = [before.request.body, retry.request.body]
    if (expected?.text === received?.text && expected?.base64 === received?.base64) return []
    return [deliveryIssue(retry, 'body', `the body of ${before.id}`, 'another body')]
  },
})

export const signedAnew = check({
  ...retries,
  id: 'webhooks.retry-signed-anew',
  title: 'a retry has a timestamp and a signature of its own',
  trippedBy: ['webhook-stale-timestamp', 'webhook-stale-signature'],
  judge: (evidence) => {
    const scheme = signatureSchemeIn(evidence.readings)
    // Without a signed timestamp, equal bytes have equal signatures.
    if (scheme === null || scheme.timestamp === null) return notApplicable('no timestamp is signed')
    const timeOf = (each: Exchange) => momentOf(signedTimestamp(each.request.headers, scheme), scheme)
    const signatureOf = ({ request }: Exchange) => signatureEntries(request.headers, scheme).join(' ')
    return onRetries(
      evidence,
      ({ before, retry }) => {
        const issues: Issue[] = []
        if (timeOf(retry) <= timeOf(before)) {
          const [first, second] = [before, retry].map((each) => signedTimestamp(each.request.headers, scheme))
          issues.push(deliveryIssue(retry, 'timestamp', `later than ${first}`, String(second)))
        }
        if (signatureOf(retry) === signatureOf(before) && !isOfBodyOnly(retry)) {
          const received = `the signature of ${before.id}`
          issues.push(deliveryIssue(retry, 'signature', 'a signature of its own', received))
        }
        return issues
      },
      (retry) =>
        Number.isNaN(timeOf(retry.before) + timeOf(retry.retry))
          ? 'an attempt has no timestamp of the scheme: see webhooks.timestamp-fresh'
          : isApart(evidence, retry),
    )
  },
})

type Retry = { readonly before: Exchange; readonly retry: Exchange; readonly mayBeCopy: boolean }

// The minimum distance (ms) of two attempts that must have different timestamps. Timestamps are whole seconds.
const APART_MS = 1500

// Returns whether only the body was signed, so that a retry has an equal signature. `webhooks.signature-valid` reports this.
function isOfBodyOnly({ signature }: Exchange): boolean {
  return signature?.matches.some(({ derivation }) => derivation.includes('body-only')) === true
}

// Whether a rule applies to a retry: true, the reason why not, or null if a stall leaves it open.
type Applies = true | string | null

// Returns whether the timestamps of two attempts must differ.
function isApart({ readings }: Evidence, { before, retry, mayBeCopy }: Retry): Applies {
  if (mayBeCopy) return 'acknowledged events came more than once too, so that a retry may be a copy'
  const overMs = retry.sentAtEpochMs - before.sentAtEpochMs - APART_MS * timeScaleOf(readings)
  if (overMs < 0) return 'every retry came so soon that its timestamp in seconds may be the same'
  return overMs >= stalledMsOf(retry) ? true : null
}

// Judges the retries to which the rule applies. Without such retries, judges those for which a stall leaves it open.
function onRetries(
  evidence: Evidence,
  rule: (retry: Retry) => readonly Issue[],
  applies: (retry: Retry) => Applies = () => true,
): Judgement {
  return whenRetried(evidence, () => {
    const copies = usualCopies(evidence)
    const all = FAILING_ADDRESSES.flatMap((label) => {
      const attempts = attemptsAt(evidence, label) ?? []
      return attempts.flatMap((retry, index) => {
        const before = attempts[index - 1]
        if (before === undefined || is2xx(before)) return []
        return [{ before, retry, mayBeCopy: index % copies !== 0 }]
      })
    })
    const rows = all.map((retry) => ({ retry, answer: applies(retry) }))
    const certain = rows.filter(({ answer }) => answer === true)
    const judged = certain.length > 0 ? certain : rows.filter(({ answer }) => answer === null)
    if (judged.length === 0) {
      const why = rows.map(({ answer }) => answer).find((answer) => typeof answer === 'string')
      return why === undefined ? withoutDeliveries(evidence, ' again') : notApplicable(why)
    }
    const deliveries = judged.flatMap(({ retry: { before, retry } }) => [before, retry])
    const issues = judged.flatMap(({ retry }) => rule(retry))
    if (certain.length === 0 && issues.length > 0)
      return maybeMissed('how long after the attempt before it a retry came', deliveries)
    return unlessAnsweredLate(evidence, deliveries, violatedUnlessEmpty(issues, deliveries))
  })
}

export const schedule = check({
  ...retries,
  id: 'webhooks.retry-schedule',
  title:
    'an event that is never acknowledged is retried exactly as often as declared, after at least half of each declared wait',
  trippedBy: ['webhook-hammering', 'webhook-retries-once', 'webhook-retries-once-more'],
  judge: (evidence) => {
    if (retryPlanOf(evidence.readings).declaredMs.length === 0)
      return notApplicable('the statement does not declare delaysSeconds')
    return whenRetried(evidence, () => {
      const attempts = attemptsAt(evidence, 'failing')
      if (attempts === null) return noDelivery(evidence, 'failing')
      if (is2xx(attempts[0])) return inconclusive('prerequisite', 'no delivery failed', attempts)
      if (attempts.length === 1)
        return inconclusive('prerequisite', 'nothing is retried: see webhooks.retried', attempts)
      return unlessAnsweredLate(evidence, attempts, judgeSchedule(evidence, attempts))
    })
  },
})

function judgeSchedule(evidence: Evidence, all: Attempts): Judgement {
  const { declaredMs, due, firstMs } = retryPlanOf(evidence.readings)
  const copies = usualCopies(evidence)
  const apart = withoutCopies(all, firstMs * DUPLICATE_SHARE)
  // Deliveries in quick succession are copies only if an acknowledged event has copies too.
  const isCrowded = copies === 1 && apart.length <= due && all.length > due
  const attempts = isCrowded ? all : apart
  const found = attempts.length - 1
  const gaps = gapsBetween(attempts)
  const shortBy = (stalls: 0 | 1) =>
    gaps.some(
      ({ gapMs, stalledMs }, index) => gapMs + stalls * stalledMs < (declaredMs[index] ?? 0) * RETRY_SHARE,
    )
  const issues: Issue[] = []
  if (found < due || found > declaredMs.length)
    issues.push(deliveryIssue(all[0], 'retries', count(declaredMs.length, 'retry', 'retries'), `${found}`))
  if (shortBy(1)) {
    const expected = `waits of ${declaredMs.map(formatMs).join(', ')}, none shorter than half of that`
    const received = gaps.map(({ gapMs }) => formatMs(gapMs)).join(', ')
    issues.push(deliveryIssue(all[0], 'retries', expected, received))
  }
  if (issues.length > 0 && copies > 1 && all.some((each) => stalledMsOf(each) > 0))
    return maybeMissed('which attempts are copies', all)
  if (issues.length > 0 && copies > 1)
    return inconclusive('prerequisite', 'the sender sends copies, so that its retries cannot be counted', all)
  if (issues.length > 0) return violatedUnlessEmpty(issues, all)
  if (shortBy(0)) return maybeMissed('when the attempts came', all)
  return due < declaredMs.length ? tooLongToWait(evidence) : satisfied(all)
}

// Returns the waits between attempts. `stalledMs`: by how much a stall may have shortened the recorded wait.
function gapsBetween(attempts: Attempts): readonly { gapMs: number; stalledMs: number }[] {
  const [first, ...rest] = attempts
  return rest.map((each, index) => {
    const before = attempts[index] ?? first
    return { gapMs: Math.max(0, each.sentAtEpochMs - endEpochMs(before)), stalledMs: stalledMsOf(before) }
  })
}

function whenFailing(evidence: Evidence, rule: () => Judgement): Judgement {
  const isByHand = stringOf(evidence.readings, 'webhooks.registration', 'reading') === 'manual'
  const why = 'the one address that is entered by hand acknowledges every delivery'
  return whenOffered(evidence, () => (isByHand ? notApplicable(why) : rule()))
}

// Calls `rule` if a retry is due within the time that a run waits. Otherwise returns the reason as a judgement.
function whenRetried(evidence: Evidence, rule: () => Judgement): Judgement {
  return whenFailing(evidence, () => {
    if (stringOf(evidence.readings, 'webhooks.retry', 'reading') === 'none')
      return notApplicable('nothing is retried')
    return retryPlanOf(evidence.readings).due > 0 ? rule() : tooLongToWait(evidence)
  })
}

function tooLongToWait({ readings }: Evidence): Judgement {
  const { declaredMs, due, limitMs } = retryPlanOf(readings)
  const untilThenMs = declaredMs.slice(0, due + 1).reduce((sum, delayMs) => sum + delayMs, 0)
  const detail = `retry ${due + 1} is declared for ${formatMs(untilThenMs)} after the first attempt, and a run waits ${formatMs(limitMs)}: raise waitSeconds of webhooks.retry`
  return inconclusive('prerequisite', detail)
}
