/** Registrations that must be refused. Pure. */
import { check, type Check } from '../../evidence/check.ts'
import { exchangesOf, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, notApplicable, violatedUnlessEmpty, type Judgement } from '../../exchange/judgement.ts'
import { statusIssue, statusOf } from '../../exchange/reply.ts'
import {
  deliveriesIn,
  deliveryIssue,
  EVENTS,
  registrationsIn,
  whenWebhooksOffered,
} from './webhook-evidence.ts'

// The good registrations are looked at too: where those fail, a refusal proves nothing.
const ON = [EVENTS, 'webhooks.registration'] as const

const needsKey = check({
  id: 'webhooks.registration-needs-key',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'MUST',
  title: 'an address is not registered without a key',
  needsKey: true,
  explainedBy: ['core.auth-none-refused'],
  on: ON,
  trippedBy: ['webhook-register-open'],
  judge: (evidence) => refused(evidence, 'no-key'),
})

const badUrl = check({
  id: 'webhooks.bad-url-refused',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'MUST',
  title: 'an address that is not a URL is refused with 4xx',
  on: ON,
  trippedBy: ['webhook-bad-url-ok', 'webhook-bad-url-500'],
  judge: (evidence) => refused(evidence, 'bad-url'),
})

/** Anyone who may name an address may make the service knock there, credentials of its cloud included. */
const privateAddress = check({
  id: 'webhooks.private-address-refused',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'SHOULD',
  title: 'an address inside the network of the service is refused',
  on: ON,
  trippedBy: ['webhook-metadata-ok'],
  judge: (evidence) => refused(evidence, 'metadata'),
})

const plainHttp = check({
  id: 'webhooks.plain-http-refused',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'SHOULD',
  title: 'an address outside this machine must be https, and nothing is delivered to any other',
  on: ON,
  trippedBy: ['webhook-plain-http-ok'],
  judge: (evidence) => {
    const inTheClear = deliveriesIn(evidence).flatMap((delivery) => {
      const origin = plainOriginOf(evidence, delivery)
      return origin === null ? [] : [deliveryIssue(delivery, 'address', 'https', origin)]
    })
    if (inTheClear.length > 0) return violatedUnlessEmpty(inTheClear, deliveriesIn(evidence))
    return refused(evidence, 'plain-http')
  },
})

/** Checks of registrations that must be refused. */
export const webhookRefusalChecks: readonly Check[] = [needsKey, badUrl, privateAddress, plainHttp]

// Where a delivery was sent to, as a call of ours had named it; null when that is this machine, https, or was never named.
function plainOriginOf(evidence: Evidence, delivery: Exchange): string | null {
  const token = delivery.request.url.split('?')[0]?.split('/').at(-1) ?? ''
  if (token === '') return null
  const named = evidence.exchanges
    .filter(({ isInbound }) => isInbound !== true)
    .flatMap(({ request }) => request.body?.text?.match(/http:\/\/[^"\s\\]+/g) ?? [])
    .flatMap((text) => URL.parse(text) ?? [])
    .find(({ pathname, hostname }) => pathname.endsWith(`/${token}`) && !isThisMachine(hostname))
  return named?.origin ?? null
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

function refused(evidence: Evidence, label: string): Judgement {
  return whenWebhooksOffered(evidence, () => {
    const [call] = exchangesOf(evidence, 'webhooks.registration', [label])
    if (call === undefined) return notApplicable('addresses are not registered by a call')
    if (!registrationsIn(evidence).some((good) => (statusOf(good) ?? 500) < 300)) {
      return inconclusive('prerequisite', 'no good registration was accepted', [call])
    }
    const status = statusOf(call) ?? 0
    if (status === 429) return inconclusive('throttled', `${call.id} was answered 429`, [call])
    return violatedUnlessEmpty(status >= 400 && status < 500 ? [] : [statusIssue(call, '4xx')], [call])
  })
}
