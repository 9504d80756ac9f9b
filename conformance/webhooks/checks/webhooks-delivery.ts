/** The delivery of events, and what a delivery must not do. Pure; times come from the exchanges. */
import { count } from '../../../schemas/count.ts'
import { check, type Check } from '../../evidence/check.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, violatedUnlessEmpty } from '../../exchange/judgement.ts'
import { headerValue, isJsonMediaType, statusOf } from '../../exchange/reply.ts'
import { retryPlanOf } from '../../statement/webhook-times.ts'
import {
  atAddress,
  eventsTo,
  onAttempts,
  RETRY_SHARE,
  unlessLate,
  whenRetried,
  withoutDuplicates,
} from './webhook-attempts.ts'
import {
  byId,
  deliveriesElsewhere,
  deliveryIssue,
  ON_EVENTS,
  onDeliveries,
  deliveryPayload,
  deliveryText,
} from './webhook-evidence.ts'

const shared = {
  capability: 'webhooks',
  gap: 'G6.3',
  reading: 'webhooks.delivery',
  on: ON_EVENTS,
} as const

const byPost = check({
  ...shared,
  id: 'webhooks.post',
  level: 'MUST',
  title: 'events are delivered by POST',
  trippedBy: ['webhook-put'],
  judge: (evidence) =>
    onDeliveries(evidence, (delivery) =>
      delivery.request.method === 'POST'
        ? []
        : [deliveryIssue(delivery, 'method', 'POST', delivery.request.method)],
    ),
})

const mediaType = check({
  ...shared,
  id: 'webhooks.media-type',
  level: 'MUST',
  title: 'a delivery has a JSON media type',
  trippedBy: ['webhook-media-text', 'webhook-media-missing'],
  judge: (evidence) =>
    onDeliveries(evidence, (delivery) => {
      const value = headerValue(delivery.request.headers, 'content-type')
      const essence = value?.split(';')[0]?.trim().toLowerCase() ?? null
      if (isJsonMediaType(essence)) return []
      return [deliveryIssue(delivery, 'header content-type', 'application/json', value ?? 'missing')]
    }),
})

const strictBody = check({
  ...shared,
  id: 'webhooks.strict-json',
  level: 'MUST',
  title: 'the body of a delivery is one JSON value in UTF-8',
  trippedBy: ['webhook-body-garbage', 'webhook-body-form'],
  judge: (evidence) =>
    onDeliveries(evidence, (delivery) => {
      if (delivery.request.body?.text !== undefined && deliveryPayload(delivery) !== undefined) return []
      const received = delivery.request.body?.text ?? 'bytes that are not UTF-8'
      return [deliveryIssue(delivery, 'body', 'one JSON value', `not JSON: ${received.slice(0, 60)}`)]
    }),
})

// Standard Webhooks, "Payload size".
const MAX_BODY_BYTES = 20_000

const bodySmall = check({
  ...shared,
  id: 'webhooks.body-small',
  level: 'SHOULD',
  title: 'a delivery is small: at most 20 kB',
  trippedBy: ['webhook-body-large'],
  judge: (evidence) =>
    onDeliveries(evidence, (delivery) => {
      const sizeBytes = delivery.request.body?.bodyBytes ?? 0
      if (sizeBytes <= MAX_BODY_BYTES) return []
      return [deliveryIssue(delivery, 'body', `at most ${MAX_BODY_BYTES} bytes`, count(sizeBytes, 'byte'))]
    }),
})

/** Receivers log what they get. */
const noSecrets = check({
  ...shared,
  id: 'webhooks.no-secrets',
  level: 'MUST',
  title: 'a delivery carries neither a key nor a signing secret',
  trippedBy: ['webhook-key-in-payload', 'webhook-key-in-header', 'webhook-secret-in-payload'],
  judge: (evidence) =>
    onDeliveries(evidence, (delivery) => {
      const { headers, body, url } = delivery.request
      const places = [
        ...headers.map(([name, value]) => [`header ${name}`, value] as const),
        ['body', body?.text ?? ''] as const,
        ['url', url] as const,
      ]
      return places
        .filter(([, text]) => evidence.secretPlaceholders.some((placeholder) => text.includes(placeholder)))
        .map(([place]) => deliveryIssue(delivery, place, 'no secret', 'a key or a signing secret'))
    }),
})

/** At least once allows a duplicate. An event that comes again and again although it is acknowledged is retried for nothing. */
const notAfterAck = check({
  ...shared,
  id: 'webhooks.not-after-ack',
  level: 'MUST',
  title: 'an event that was answered 2xx is not retried',
  trippedBy: ['webhook-again-after-ack'],
  judge: (evidence) =>
    atAddress(evidence, 'plain', (deliveries) => {
      const apartMs = retryPlanOf(evidence.readings).firstMs * RETRY_SHARE
      const issues = eventsTo(evidence, 'plain').flatMap((attempts) => {
        // Events that share an id are the business of webhooks.id-unique.
        const isSame = (delivery: Exchange) => deliveryText(delivery) === deliveryText(attempts[0])
        const [, , ...further] = withoutDuplicates(attempts, apartMs).filter(isSame)
        return further.map((delivery) =>
          deliveryIssue(delivery, 'arrival', 'no retry of what was acknowledged', 'the same event again'),
        )
      })
      return unlessLate(evidence, deliveries, byId(evidence, deliveries, issues))
    }),
})

const atLeastOnce = check({
  ...shared,
  id: 'webhooks.at-least-once',
  level: 'MUST',
  title: 'an event whose delivery broke off is delivered again',
  trippedBy: ['webhook-drop-is-ack'],
  judge: (evidence) =>
    whenRetried(evidence, 2, () =>
      onAttempts(evidence, 'failing', (attempts) => {
        const dropped = attempts.find(({ response, end }) => response === null && end.kind === 'aborted')
        if (dropped === undefined) return inconclusive('prerequisite', 'the second attempt did not come')
        const isRetried = attempts.indexOf(dropped) < attempts.length - 1
        const issue = deliveryIssue(dropped, 'retry', 'another attempt after the connection broke', 'none')
        return violatedUnlessEmpty(isRetried ? [] : [issue], attempts)
      }),
    ),
})

/** A redirect could point anywhere, inside the sender's own network too. */
const redirectNotFollowed = check({
  ...shared,
  id: 'webhooks.redirect-not-followed',
  level: 'MUST',
  title: 'a delivery that is answered with a redirect does not go elsewhere',
  trippedBy: ['webhook-follows-redirect'],
  judge: (evidence) =>
    atAddress(evidence, 'redirecting', (deliveries) => {
      const elsewhere = deliveriesElsewhere(evidence)
      const redirected = deliveries.filter((delivery) => isRedirect(statusOf(delivery)))
      if (redirected.length === 0) return inconclusive('prerequisite', 'no delivery was redirected')
      const issues = elsewhere.map((delivery) =>
        deliveryIssue(delivery, 'arrival', 'nothing where the redirect points', delivery.request.method),
      )
      return violatedUnlessEmpty(issues, [...redirected, ...elsewhere])
    }),
})

/** Checks of deliveries. */
export const deliveryChecks: readonly Check[] = [
  byPost,
  mediaType,
  strictBody,
  bodySmall,
  noSecrets,
  notAfterAck,
  atLeastOnce,
  redirectNotFollowed,
]

function isRedirect(status: number | null): boolean {
  return status !== null && status >= 300 && status < 400
}
