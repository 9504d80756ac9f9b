/** Registrations that must be refused. Pure. */
import { check, type Check } from '../check.ts'
import { exchangesOf, type Evidence } from '../evidence.ts'
import { inconclusive, notApplicable, violatedUnlessEmpty, type Judgement } from '../judgement.ts'
import { statusIssue, statusOf } from '../reply.ts'
import { EVENTS, registrationsIn, withoutOffer } from './webhook-evidence.ts'

// The good registrations are looked at too: where those fail, a refusal proves nothing.
const ON = [EVENTS, 'webhooks.registration'] as const

const needsKey = check({
  id: 'webhooks.registration-needs-key',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'MUST',
  title: 'an address is not registered without a key',
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
  title: 'an address that is no URL is refused with 4xx',
  on: ON,
  trippedBy: ['webhook-bad-url-ok', 'webhook-bad-url-500'],
  judge: (evidence) => refused(evidence, 'bad-url'),
})

/** Whoever may name an address may make the service knock there, credentials of its cloud included. */
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
  title: 'outside of this machine an address has to be https',
  on: ON,
  trippedBy: ['webhook-plain-http-ok'],
  judge: (evidence) => refused(evidence, 'plain-http'),
})

/** Checks of registrations that must be refused. */
export const refusalChecks: readonly Check[] = [needsKey, badUrl, privateAddress, plainHttp]

function refused(evidence: Evidence, label: string): Judgement {
  const absent = withoutOffer(evidence)
  if (absent !== null) return absent
  const [call] = exchangesOf(evidence, 'webhooks.registration', [label])
  if (call === undefined) return notApplicable('addresses are not registered by a call')
  if (!registrationsIn(evidence).some((good) => (statusOf(good) ?? 500) < 300)) {
    return inconclusive('prerequisite', 'no good registration was accepted', [call])
  }
  const status = statusOf(call) ?? 0
  if (status === 429) return inconclusive('throttled', `${call.id} was answered 429`, [call])
  return violatedUnlessEmpty(status >= 400 && status < 500 ? [] : [statusIssue(call, '4xx')], [call])
}
