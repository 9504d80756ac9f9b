/** How events are delivered, and what a delivery must not do. Pure; times come from the exchanges. */
import { check, type Check } from '../check.ts'
import type { Evidence } from '../evidence.ts'
import type { Exchange } from '../exchange.ts'
import { inconclusive, notApplicable, violatedUnlessEmpty, type Judgement } from '../judgement.ts'
import { headerOf, isJsonMediaType, statusIssue, statusOf } from '../reply.ts'
import { timesOf } from '../webhook-times.ts'
import {
  byId,
  callIn,
  deliveriesTo,
  deliveryIssue,
  endEpochMs,
  eventIdOf,
  firstEventTo,
  hasId,
  nothingCame,
  ON_EVENTS,
  onDeliveries,
  payloadOf,
  whenOffered,
  whenRetried,
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
  title: 'a delivery says that it is JSON',
  trippedBy: ['webhook-media-text', 'webhook-media-missing'],
  judge: (evidence) =>
    onDeliveries(evidence, (delivery) => {
      const value = headerOf(delivery.request.headers, 'content-type')
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
      if (delivery.request.body?.text !== undefined && payloadOf(delivery) !== undefined) return []
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
      return [deliveryIssue(delivery, 'body', `at most ${MAX_BODY_BYTES} bytes`, `${sizeBytes} bytes`)]
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

const notAfterAck = check({
  ...shared,
  id: 'webhooks.not-after-ack',
  level: 'MUST',
  title: 'an event that was answered 2xx does not come again',
  trippedBy: ['webhook-again-after-ack'],
  judge: (evidence) =>
    atAddress(evidence, 'to-plain', (deliveries) => {
      const named = deliveries.filter(hasId)
      const isAgain = (delivery: Exchange, index: number) =>
        named.slice(0, index).some((earlier) => eventIdOf(earlier) === eventIdOf(delivery))
      const issues = named
        .filter(isAgain)
        .map((delivery) =>
          deliveryIssue(delivery, 'arrival', 'no event a second time', `event ${eventIdOf(delivery)} again`),
        )
      return byId(deliveries, issues)
    }),
})

const atLeastOnce = check({
  ...shared,
  id: 'webhooks.at-least-once',
  level: 'MUST',
  title: 'an event whose delivery broke off comes again',
  trippedBy: ['webhook-drop-is-ack'],
  judge: (evidence) =>
    whenRetried(evidence, 3, () => {
      const [, , dropped, again] = firstEventTo(evidence, 'to-failing')
      if (dropped === undefined) return inconclusive('prerequisite', 'the third attempt did not come')
      const issue = deliveryIssue(dropped, 'retry', 'another attempt after the connection broke', 'none')
      return violatedUnlessEmpty(again === undefined ? [issue] : [], [dropped])
    }),
})

/** A redirect could point anywhere, inside the sender's own network too. */
const redirectNotFollowed = check({
  ...shared,
  id: 'webhooks.redirect-not-followed',
  level: 'MUST',
  title: 'a delivery that is answered with a redirect does not go elsewhere',
  trippedBy: ['webhook-follows-redirect'],
  judge: (evidence) =>
    whenRetried(evidence, 1, () => {
      const [, redirected] = firstEventTo(evidence, 'to-failing')
      const elsewhere = deliveriesTo(evidence, 'elsewhere')
      if (redirected === undefined) return inconclusive('prerequisite', 'the second attempt did not come')
      const issues = elsewhere.map((delivery) =>
        deliveryIssue(delivery, 'arrival', 'nothing where the redirect points', delivery.request.method),
      )
      return violatedUnlessEmpty(issues, [redirected, ...elsewhere])
    }),
})

const HELD_UP_SHARE = 0.8

const doesNotBlock = check({
  ...shared,
  id: 'webhooks.does-not-block',
  level: 'MUST',
  title: 'what makes an event is answered before the slowest receiver answers',
  trippedBy: ['webhook-blocks'],
  judge: (evidence) =>
    onAddress(evidence, 'to-slow', ([slow]) => {
      // Per request, the event that goes to the slow address is made by a call of its own.
      const call = callIn(evidence, 'trigger-slow') ?? callIn(evidence, 'trigger')
      if (slow === undefined || call === null) return []
      if ((statusOf(call) ?? 500) >= 300) return [statusIssue(call, '2xx')]
      const lateMs = Math.round(endEpochMs(call) - endEpochMs(slow))
      // A model may be slow by itself: the same call without a slow receiver shows how slow.
      const usualMs = callIn(evidence, 'trigger-again')?.timing.endMs ?? 0
      const isHeldUp = call.timing.endMs - usualMs >= HELD_UP_SHARE * slow.timing.endMs
      if (lateMs < 0 || !isHeldUp) return []
      return [
        {
          at: `${call.id} end`,
          expected: 'before the slow receiver answers',
          received: `${lateMs} ms after it`,
        },
      ]
    }),
})

const independent = check({
  ...shared,
  id: 'webhooks.independent',
  level: 'SHOULD',
  title: 'a slow receiver does not keep the others waiting',
  trippedBy: ['webhook-one-by-one'],
  judge: (evidence) =>
    onAddress(evidence, 'to-plain', ([plain]) => {
      const [slow] = deliveriesTo(evidence, 'to-slow')
      if (plain === undefined || slow === undefined || callIn(evidence, 'trigger-slow') !== null) return []
      const lateMs = Math.round(plain.sentAtEpochMs - endEpochMs(slow))
      if (lateMs < 0) return []
      const expected = `before ${slow.id} is answered`
      return [deliveryIssue(plain, 'arrival', expected, `${lateMs} ms after it`)]
    }),
})

const deadline = check({
  ...shared,
  id: 'webhooks.deadline',
  level: 'SHOULD',
  title: 'a receiver that does not answer is given up after the declared deadline',
  trippedBy: ['webhook-waits-forever'],
  judge: (evidence) =>
    onAddress(evidence, 'to-silent', ([silent]) => {
      if (silent === undefined || silent.end.kind === 'failed') return []
      const { deadlineMs } = timesOf(evidence.readings)
      const received = `still waiting after ${Math.round(silent.timing.endMs)} ms`
      return [deliveryIssue(silent, 'end', `the end after ${Math.round(deadlineMs)} ms`, received)]
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
  doesNotBlock,
  independent,
  deadline,
]

// Rules on the deliveries to one address; without any there is nothing to say.
function onAddress(
  evidence: Evidence,
  label: string,
  rule: (deliveries: readonly Exchange[]) => ReturnType<typeof deliveryIssue>[],
): Judgement {
  return atAddress(evidence, label, (deliveries) => violatedUnlessEmpty(rule(deliveries), deliveries))
}

function atAddress(
  evidence: Evidence,
  label: string,
  judge: (deliveries: readonly Exchange[]) => Judgement,
): Judgement {
  return whenOffered(evidence, () => {
    const deliveries = deliveriesTo(evidence, label)
    if (deliveries.length > 0) return judge(deliveries)
    // An address entered by hand is the only one.
    if (callIn(evidence, 'trigger-again') === null && label !== 'to-plain') {
      return notApplicable(`only one address was entered`)
    }
    return nothingCame(evidence)
  })
}
