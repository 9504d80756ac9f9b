/** What happens when a delivery fails. Pure; times come from the exchanges. */
import { check, type Check } from '../check.ts'
import type { Evidence } from '../evidence.ts'
import { inconclusive, violatedUnlessEmpty, type Judgement } from '../judgement.ts'
import { stringOf } from '../readings.ts'
import { timeScaleOf } from '../webhook-times.ts'
import { signatureEntries, signatureScheme, signedTimestamp } from './webhook-signature.ts'
import {
  deliveriesTo,
  deliveryIssue,
  eventIdOf,
  firstEventTo,
  hasId,
  nothingCame,
  ON_EVENTS,
  onRetries,
  whenFailing,
  whenRetried,
  type Retry,
} from './webhook-evidence.ts'

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
  title: 'an event that was answered 500 comes again, or never where the reading has no retries',
  trippedBy: ['webhook-no-retry'],
  judge: (evidence) =>
    stringOf(evidence.readings, 'webhooks.retry', 'reading') === 'none'
      ? comesOnce(evidence)
      : comesAgain(evidence, 'to-failing', 1, 'a 500'),
})

const afterRedirect = check({
  ...shared,
  id: 'webhooks.retried-after-redirect',
  level: 'SHOULD',
  title: 'an event that was answered with a redirect comes again: it was not acknowledged',
  trippedBy: ['webhook-redirect-is-ack'],
  judge: (evidence) => comesAgain(evidence, 'to-failing', 2, 'a redirect'),
})

const afterSilence = check({
  ...shared,
  id: 'webhooks.retried-after-silence',
  level: 'MUST',
  title: 'an event that was never answered comes again',
  trippedBy: ['webhook-silence-is-ack'],
  judge: (evidence) => comesAgain(evidence, 'to-silent', 1, 'no answer'),
})

/** 410 says that nobody will ever want it (RFC 9110 section 15.5.11; Standard Webhooks, "Response"). */
const goneStops = check({
  ...shared,
  id: 'webhooks.gone-stops',
  level: 'MUST',
  title: 'an event that was answered 410 does not come again',
  trippedBy: ['webhook-ignores-gone'],
  judge: (evidence) =>
    whenFailing(evidence, () => {
      const deliveries = deliveriesTo(evidence, 'to-gone')
      if (deliveries.length === 0) return nothingCame(evidence)
      const issues = deliveries
        .slice(1)
        .map((delivery) => deliveryIssue(delivery, 'arrival', 'nothing after a 410', 'a delivery'))
      return violatedUnlessEmpty(issues, deliveries)
    }),
})

/** What lets a receiver tell a retry from a new event. */
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
        const [expected, received] = [eventIdOf(before), eventIdOf(retry)]
        return expected === received ? [] : [deliveryIssue(retry, 'id', String(expected), String(received))]
      },
      // Nothing to compare: webhooks.id-present says that it is missing.
      ({ before, retry }) => hasId(before) && hasId(retry),
    ),
})

const sameBody = check({
  ...shared,
  id: 'webhooks.retry-same-body',
  level: 'MUST',
  title: 'a retry brings the same bytes',
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
        if (Number(second) > Number(first)) return []
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

const GROWTH = 1.2

const delaysGrow = check({
  ...shared,
  id: 'webhooks.retry-delays-grow',
  level: 'SHOULD',
  title: 'the waits between attempts grow',
  trippedBy: ['webhook-hammering'],
  judge: (evidence) =>
    whenRetried(evidence, 2, () => {
      const deliveries = firstEventTo(evidence, 'to-failing')
      const gaps = deliveries.slice(1).map((retry, index) => gapMs(deliveries[index] ?? retry, retry))
      const [first, last] = [gaps[0], gaps.at(-1)]
      if (gaps.length < 2 || first === undefined || last === undefined) {
        return inconclusive('prerequisite', 'fewer than two retries came', deliveries)
      }
      const received = gaps.map((gap) => `${Math.round(gap)} ms`).join(', ')
      const issue = { at: `${deliveries[0]?.id} retries`, expected: 'waits that grow', received }
      return violatedUnlessEmpty(last >= first * GROWTH ? [] : [issue], deliveries)
    }),
})

/** Checks of retries. */
export const retryChecks: readonly Check[] = [
  afterError,
  afterRedirect,
  afterSilence,
  goneStops,
  sameId,
  sameBody,
  freshTimestamp,
  freshSignature,
  delaysGrow,
]

function comesAgain(evidence: Evidence, label: string, attempt: number, after: string): Judgement {
  return whenRetried(evidence, attempt, () => {
    const deliveries = firstEventTo(evidence, label)
    const failed = deliveries[attempt - 1]
    if (failed === undefined) {
      if (deliveries.length === 0) return nothingCame(evidence)
      return inconclusive('prerequisite', `attempt ${attempt} did not come`, deliveries)
    }
    // A sender that was still waiting when we stopped had no reason yet to try again.
    if (label === 'to-silent' && failed.end.kind === 'aborted') {
      return inconclusive('prerequisite', 'the sender did not give up the first attempt', [failed])
    }
    const issue = deliveryIssue(failed, 'retry', `another attempt after ${after}`, 'none')
    return violatedUnlessEmpty(deliveries[attempt] === undefined ? [issue] : [], deliveries)
  })
}

// A receiver that was told so takes the second for another event.
function comesOnce(evidence: Evidence): Judgement {
  return whenFailing(evidence, () => {
    const deliveries = firstEventTo(evidence, 'to-failing')
    if (deliveries.length === 0) return nothingCame(evidence)
    const issues = deliveries
      .slice(1)
      .map((delivery) =>
        deliveryIssue(delivery, 'arrival', 'no retry, since none is declared', 'another attempt'),
      )
    return violatedUnlessEmpty(issues, deliveries)
  })
}

function timestampIn(evidence: Evidence, delivery: Retry['retry']): string | null {
  const scheme = signatureScheme(stringOf(evidence.readings, 'webhooks.signature', 'reading'))
  return scheme === null ? null : signedTimestamp(delivery.request.headers, scheme)
}

function signaturesIn(evidence: Evidence, delivery: Retry['retry']): string {
  const scheme = signatureScheme(stringOf(evidence.readings, 'webhooks.signature', 'reading'))
  return scheme === null ? '' : signatureEntries(delivery.request.headers, scheme).join(' ')
}

function gapMs(before: Retry['before'], retry: Retry['retry']): number {
  return retry.sentAtEpochMs - before.sentAtEpochMs
}

// Timestamps count whole seconds: within one of them two attempts may well have the same.
const APART_SECONDS = 1.5

function isApart(evidence: Evidence, { before, retry }: Retry): boolean {
  return gapMs(before, retry) / 1000 / timeScaleOf(evidence.readings) >= APART_SECONDS
}
