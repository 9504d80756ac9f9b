/** Retries of a failed delivery. Pure; times come from the exchanges. */
import { check, type Check } from '../../evidence/check.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Judgement,
} from '../../exchange/judgement.ts'
import { stringOf } from '../../statement/readings.ts'
import { headerValue, statusOf } from '../../exchange/reply.ts'
import { answerStatuses, finalStatusesOf } from '../webhook-statuses.ts'
import { timeScaleOf } from '../../statement/webhook-times.ts'
import { momentOf, signatureEntries, signatureSchemeIn, signedTimestamp } from './webhook-signature.ts'
import {
  eventsTo,
  isApartFrom,
  noDelivery,
  onAttempts,
  retriesNothing,
  usualCopies,
  whenFailing,
  unlessLate,
  whenRetried,
} from './webhook-attempts.ts'
import { contentOf, deliveryIssue, eventIdOf, hasId, ON_EVENTS, stalledMsOf } from './webhook-evidence.ts'
import { onRetries, type Retry } from './webhook-retries.ts'

const shared = {
  capability: 'webhooks',
  gap: 'G6.4',
  reading: 'webhooks.retry',
  on: ON_EVENTS,
} as const

const afterError = check({
  ...shared,
  id: 'webhooks.retried-after-error',
  level: 'MUST',
  title: 'an event that was answered 500 is retried, or never where the reading has no retries',
  trippedBy: ['webhook-no-retry'],
  judge: (evidence) =>
    stringOf(evidence.readings, 'webhooks.retry', 'reading') === 'none'
      ? comesOnce(evidence)
      : comesAgain(evidence, 'failing', answerStatuses(evidence.readings).error),
})

/** Any 2xx acknowledges an event, and nothing else does. */
const afterRedirect = check({
  ...shared,
  id: 'webhooks.retried-after-redirect',
  level: 'MUST',
  title: 'an event that was answered with a redirect is retried: it was not acknowledged',
  trippedBy: ['webhook-redirect-is-ack'],
  judge: (evidence) => comesAgain(evidence, 'redirecting', answerStatuses(evidence.readings).redirect),
})

const afterRefusal = check({
  ...shared,
  id: 'webhooks.retried-after-4xx',
  level: 'MUST',
  title: 'an event that was answered 4xx is retried, unless the status is declared to be final',
  trippedBy: ['webhook-refusal-is-final'],
  judge: (evidence) => comesAgain(evidence, 'refusing', answerStatuses(evidence.readings).refusal),
})

const afterSilence = check({
  ...shared,
  id: 'webhooks.retried-after-silence',
  level: 'MUST',
  title: 'an event that was never answered is retried',
  trippedBy: ['webhook-silence-is-ack'],
  judge: (evidence) =>
    whenRetried(evidence, 1, () =>
      onAttempts(evidence, 'silent', (attempts) => {
        const silent = attempts.find(({ response }) => response === null)
        if (silent === undefined) {
          return inconclusive('prerequisite', 'every delivery was answered', attempts)
        }
        if (attempts.length > 1) return satisfied(attempts)
        // A sender that was still waiting when we stopped had no reason yet to try again.
        if (silent.end.kind === 'aborted') {
          return inconclusive('prerequisite', 'the sender did not give up the first attempt', [silent])
        }
        const issue = deliveryIssue(silent, 'retry', 'another attempt after no answer', 'none')
        return retriesNothing(evidence) ?? violatedUnlessEmpty([issue], attempts)
      }),
    ),
})

/** 410 means that the receiver will never want it (RFC 9110 section 15.5.11; Standard Webhooks, "Response"). */
const goneStops = check({
  ...shared,
  id: 'webhooks.gone-stops',
  level: 'SHOULD',
  title: 'an event that was answered 410 is not retried',
  trippedBy: ['webhook-ignores-gone'],
  judge: (evidence) => {
    const { readings } = evidence
    const isSameId = stringOf(readings, 'webhooks.retry', 'reading') === 'same-id'
    // The reading brings again whatever is not answered 2xx, but for the statuses that it lists.
    return isSameId && !finalStatusesOf(readings).includes(answerStatuses(readings).final)
      ? notApplicable('410 is not among the declared finalStatuses', 'webhooks.retry')
      : stopsAtGone(evidence)
  },
})

const finalStops = check({
  ...shared,
  id: 'webhooks.final-status-stops',
  level: 'MUST',
  title: 'an event that was answered with a status declared to be final is not retried',
  trippedBy: ['webhook-ignores-gone'],
  judge: (evidence) =>
    finalStatusesOf(evidence.readings).length === 0
      ? notApplicable('the statement does not declare finalStatuses')
      : stopsAtGone(evidence),
})

/** A receiver distinguishes a retry from a new event by it. */
const sameId = check({
  ...shared,
  id: 'webhooks.retry-same-id',
  level: 'MUST',
  title: 'a retry has the id of the first attempt',
  trippedBy: ['webhook-new-id-on-retry'],
  judge: (evidence) =>
    onRetries(
      evidence,
      ({ before, retry }) => {
        const [ids, retryIds] = [idsIn(evidence, before), idsIn(evidence, retry)]
        return Object.entries(ids)
          .filter(([place, id]) => id !== null && retryIds[place] !== id)
          .map(([place, id]) => deliveryIssue(retry, place, String(id), retryIds[place] ?? 'none'))
      },
      // Nothing to compare: webhooks.id-present says that it is missing.
      ({ before, retry }) => hasId(evidence, before) && hasId(evidence, retry),
    ),
})

/** Receivers recognize retries by their id. No reading declares what else stays the same; most deployments keep the bytes. */
const sameBody = check({
  ...shared,
  id: 'webhooks.retry-same-body',
  level: 'SHOULD',
  title: 'a retry has the same bytes',
  trippedBy: ['webhook-body-changes'],
  judge: (evidence) =>
    onRetries(evidence, ({ before, retry }) => {
      const [expected, received] = [before.request.body, retry.request.body]
      if (expected?.text === received?.text && expected?.base64 === received?.base64) return []
      return [deliveryIssue(retry, 'body', `the body of ${before.id}`, 'another body')]
    }),
})

const freshTimestamp = check({
  ...shared,
  id: 'webhooks.retry-fresh-timestamp',
  level: 'MUST',
  title: 'a retry has a timestamp of its own',
  trippedBy: ['webhook-stale-timestamp'],
  judge: (evidence) =>
    onRetries(
      evidence,
      ({ before, retry }) => {
        const [first, second] = [timestampIn(evidence, before), timestampIn(evidence, retry)]
        if (isLater(evidence, first, second)) return []
        return [deliveryIssue(retry, 'timestamp', `later than ${first}`, String(second))]
      },
      (retry) => timestampIn(evidence, retry.before) !== null && isApart(evidence, retry),
    ),
})

const freshSignature = check({
  ...shared,
  id: 'webhooks.retry-fresh-signature',
  level: 'MUST',
  title: 'a retry is signed anew',
  trippedBy: ['webhook-stale-signature'],
  judge: (evidence) =>
    onRetries(
      evidence,
      ({ before, retry }) => {
        const signature = signaturesIn(evidence, retry)
        if (signature !== '' && signature !== signaturesIn(evidence, before)) return []
        const received = signature === '' ? 'none' : `the signature of ${before.id}`
        return [deliveryIssue(retry, 'signature', 'a signature of its own', received)]
      },
      // Where no timestamp is signed, equal bytes have equal signatures.
      (retry) => timestampIn(evidence, retry.before) !== null && isApart(evidence, retry),
    ),
})

/** Checks of retries. */
export const retryChecks: readonly Check[] = [
  afterError,
  afterRedirect,
  afterRefusal,
  afterSilence,
  goneStops,
  finalStops,
  sameId,
  sameBody,
  freshTimestamp,
  freshSignature,
]

function comesAgain(evidence: Evidence, label: string, status: number | null): Judgement {
  if (status === null) return notApplicable('the readings declare every such status to be final')
  return whenRetried(evidence, 1, () =>
    onAttempts(evidence, label, (attempts) => {
      const failed = attempts.find((delivery) => statusOf(delivery) === status)
      if (failed === undefined) {
        return inconclusive('prerequisite', `no delivery was answered ${status}`, attempts)
      }
      const isRetried = attempts.indexOf(failed) < attempts.length - 1
      if (isRetried) return satisfied(attempts)
      const issue = deliveryIssue(failed, 'retry', `another attempt after a ${status}`, 'none')
      const isSymptom = label !== 'failing'
      return (isSymptom ? retriesNothing(evidence) : null) ?? violatedUnlessEmpty([issue], attempts)
    }),
  )
}

// A receiver with that rule takes the second for another event. Copies of events that were acknowledged are duplicates.
function comesOnce(evidence: Evidence): Judgement {
  return whenFailing(evidence, () => {
    const events = eventsTo(evidence, 'failing')
    if (events.length === 0) return noDelivery(evidence, 'failing')
    const usual = usualCopies(evidence)
    const issues = events
      .flatMap((attempts) => attempts.slice(usual))
      .map((delivery) =>
        deliveryIssue(delivery, 'arrival', 'no retry, since none is declared', 'another attempt'),
      )
    return unlessLate(evidence, events.flat(), violatedUnlessEmpty(issues, events.flat()))
  })
}

// A copy that comes almost at once is a duplicate, and so are as many copies as events have that are acknowledged.
function stopsAtGone(evidence: Evidence): Judgement {
  const { final } = answerStatuses(evidence.readings)
  return whenFailing(evidence, () => {
    const events = eventsTo(evidence, 'gone')
    if (events.length === 0) return noDelivery(evidence, 'gone')
    const usual = usualCopies(evidence)
    const issues = events.flatMap((attempts) => {
      const [first] = attempts
      const later = attempts.slice(1).filter((delivery) => isApartFrom(evidence, first, delivery))
      return attempts.length <= usual
        ? []
        : later.map((delivery) =>
            deliveryIssue(delivery, 'arrival', `nothing after a ${final}`, 'a delivery'),
          )
    })
    return unlessLate(evidence, events.flat(), violatedUnlessEmpty(issues, events.flat()))
  })
}

// A receiver may go by either: by the place that the reading names, and by the header of the scheme.
function idsIn(evidence: Evidence, delivery: Exchange): Readonly<Record<string, string | null>> {
  const header = signatureSchemeIn(evidence.readings)?.idHeader ?? null
  return {
    id: eventIdOf(evidence, delivery),
    ...(header === null ? {} : { [`header ${header}`]: headerValue(contentOf(delivery).headers, header) }),
  }
}

function timestampIn(evidence: Evidence, delivery: Exchange): string | null {
  const scheme = signatureSchemeIn(evidence.readings)
  return scheme === null ? null : signedTimestamp(contentOf(delivery), scheme)
}

function isLater(evidence: Evidence, first: string | null, second: string | null): boolean {
  const scheme = signatureSchemeIn(evidence.readings)
  return scheme !== null && momentOf(second, scheme) > momentOf(first, scheme)
}

function signaturesIn(evidence: Evidence, delivery: Exchange): string {
  const scheme = signatureSchemeIn(evidence.readings)
  return scheme === null ? '' : signatureEntries(delivery.request.headers, scheme).join(' ')
}

// Timestamps count whole seconds: within one of them two attempts may well have the same.
const APART_SECONDS = 1.5

// A copy that a busy sender makes late is still the attempt that it copies. Null where the retry may only seem to come so late.
function isApart(evidence: Evidence, { before, retry, mayBeCopy }: Retry): boolean | null {
  if (mayBeCopy) return false
  const apartMs = APART_SECONDS * 1000 * timeScaleOf(evidence.readings)
  const gapMs = retry.sentAtEpochMs - before.sentAtEpochMs
  if (gapMs < apartMs) return false
  return gapMs - stalledMsOf(retry) >= apartMs ? true : null
}
