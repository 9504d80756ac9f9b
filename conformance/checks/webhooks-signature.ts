/** How a receiver can tell that an event is genuine. Pure: what needs the secret was worked out at capture, see exchange.ts. */
import { check, type Check } from '../check.ts'
import type { Evidence } from '../evidence.ts'
import type { Exchange } from '../exchange.ts'
import { inconclusive, notApplicable, violatedUnlessEmpty, type Issue, type Judgement } from '../judgement.ts'
import { numberOf, stringOf } from '../readings.ts'
import { headerOf, statusIssue, statusOf } from '../reply.ts'
import {
  CORRECT,
  isWellFormedEntry,
  signatureEntries,
  signatureScheme,
  signedTimestamp,
  type SignatureScheme,
} from './webhook-signature.ts'
import {
  callIn,
  deliveriesIn,
  deliveryIssue,
  firstEventTo,
  nothingCame,
  ON_EVENTS,
  onDeliveries,
  whenOffered,
} from './webhook-evidence.ts'

const shared = {
  capability: 'webhooks',
  gap: 'G6.5',
  reading: 'webhooks.signature',
  level: 'MUST',
  on: ON_EVENTS,
} as const

const signed = check({
  ...shared,
  id: 'webhooks.signed',
  title: 'a delivery carries a signature of the declared scheme, or none where none is declared',
  trippedBy: ['webhook-unsigned'],
  judge: (evidence) => {
    if (stringOf(evidence.readings, 'webhooks.signature', 'reading') === 'none') {
      return onDeliveries(evidence, (delivery) =>
        SIGNATURE_FIELDS.filter((name) => headerOf(delivery.request.headers, name) !== null).map((name) =>
          deliveryIssue(delivery, `header ${name}`, 'no signature, since none is declared', 'a signature'),
        ),
      )
    }
    return onSigned(evidence, (delivery, scheme) => {
      if (signatureEntries(delivery.request.headers, scheme).length > 0) return []
      return [deliveryIssue(delivery, 'signature', `a signature (${scheme})`, 'none')]
    })
  },
})

const SIGNATURE_FIELDS = ['webhook-signature', 'stripe-signature', 'x-hub-signature-256']

const wellFormed = check({
  ...shared,
  id: 'webhooks.signature-format',
  title: 'a signature is written as the scheme has it',
  trippedBy: ['webhook-signature-bare', 'webhook-signature-hex'],
  judge: (evidence) =>
    onSigned(evidence, (delivery, scheme) =>
      signatureEntries(delivery.request.headers, scheme)
        .filter((entry) => !isWellFormedEntry(entry, scheme) || isHex(entry, scheme))
        .map((entry) => deliveryIssue(delivery, 'signature', `an entry of ${scheme}`, entry.slice(0, 80))),
    ),
})

/** The bytes on the wire are what was signed; what a framework makes of them is something else. */
const valid = check({
  ...shared,
  id: 'webhooks.signature-valid',
  title: 'the signature fits the exact bytes of the delivery and the secret of the address',
  trippedBy: [
    'webhook-signature-garbage',
    'webhook-signature-literal-key',
    'webhook-signature-body-only',
    'webhook-signature-ms',
    'webhook-signature-reserialised',
    'webhook-signature-hex',
    'webhook-signature-bare',
  ],
  judge: (evidence) =>
    whenOffered(evidence, () => {
      const deliveries = deliveriesIn(evidence)
      const held = deliveries.filter(({ signature }) => (signature?.secrets.length ?? 0) > 0)
      if (deliveries.length > 0 && isSchemed(evidence) && held.length === 0) {
        return inconclusive('receiver', 'we hold no secret to verify with (--webhook-secret-env)', deliveries)
      }
      return onSigned(evidence, (delivery) => misfit(delivery))
    }),
})

const timestampSeconds = check({
  ...shared,
  id: 'webhooks.timestamp-seconds',
  title: 'the timestamp of a delivery is a whole number of seconds',
  trippedBy: ['webhook-timestamp-ms', 'webhook-timestamp-iso'],
  judge: (evidence) =>
    onTimestamps(evidence, (delivery, timestamp) => {
      if (timestamp !== null && /^\d{9,11}$/.test(timestamp)) return []
      return [deliveryIssue(delivery, 'timestamp', 'seconds since 1970', timestamp ?? 'missing')]
    }),
})

const DEFAULT_TOLERANCE_SECONDS = 300

/** Receivers refuse what is older, so that nobody can send a recorded delivery again. */
const timestampFresh = check({
  ...shared,
  id: 'webhooks.timestamp-fresh',
  title: 'the timestamp of a delivery is that of the attempt, within the tolerance',
  trippedBy: ['webhook-timestamp-old'],
  judge: (evidence) => {
    const tolerance =
      numberOf(evidence.readings, 'webhooks.signature', 'toleranceSeconds') ?? DEFAULT_TOLERANCE_SECONDS
    return onTimestamps(evidence, (delivery, timestamp) => {
      // How it is written is the business of another check.
      if (timestamp === null || !/^\d{9,11}$/.test(timestamp)) return []
      const offSeconds = Math.round(Number(timestamp) - delivery.sentAtEpochMs / 1000)
      if (Math.abs(offSeconds) <= tolerance) return []
      const expected = `within ${tolerance} s of its arrival`
      return [deliveryIssue(delivery, 'timestamp', expected, `${offSeconds} s off`)]
    })
  },
})

const rotation = check({
  ...shared,
  id: 'webhooks.rotation',
  title: 'after a rotation a delivery is signed with the old secret and with the new one',
  trippedBy: ['webhook-rotation-new-only', 'webhook-rotation-ignored'],
  judge: (evidence) =>
    whenOffered(evidence, () => {
      const call = callIn(evidence, 'rotate')
      if (call === null) return notApplicable('the reading has no rotatePath')
      const scheme = stringOf(evidence.readings, 'webhooks.signature', 'reading')
      if (scheme === 'none') return notApplicable('events are not signed')
      if (scheme === 'github') return notApplicable('the scheme has room for one signature')
      if ((statusOf(call) ?? 500) >= 300) return violatedUnlessEmpty([statusIssue(call, '2xx')], [call])
      const [delivery] = firstEventTo(evidence, 'to-slow')
      if (delivery === undefined) return nothingCame(evidence)
      const good = new Set(correctSecrets(delivery))
      const issues = [
        ['webhook-slow', 'the old secret'],
        ['webhook-slow-rotated', 'the new secret'],
      ]
        .filter(([name]) => !good.has(name ?? ''))
        .map(([, what]) => deliveryIssue(delivery, 'signature', `one that fits ${what}`, 'none'))
      return violatedUnlessEmpty(issues, [call, delivery])
    }),
})

/** Checks of signatures. */
export const signatureChecks: readonly Check[] = [
  signed,
  wellFormed,
  valid,
  timestampSeconds,
  timestampFresh,
  rotation,
]

function misfit(delivery: Exchange): readonly Issue[] {
  if (correctSecrets(delivery).length > 0) return []
  const mistakes = [...new Set((delivery.signature?.matches ?? []).map(({ derivation }) => derivation))]
  const received =
    mistakes.length > 0
      ? `one made otherwise: ${mistakes.join('; ')}`
      : 'one that fits nothing we know how to make'
  return [deliveryIssue(delivery, 'signature', 'one made of the bytes and the secret', received)]
}

function correctSecrets(delivery: Exchange): readonly string[] {
  return (delivery.signature?.matches ?? [])
    .filter(({ derivation }) => derivation === CORRECT)
    .map(({ secret }) => secret)
}

// Hexadecimal digits are base64 letters too: the length tells.
function isHex(entry: string, scheme: SignatureScheme): boolean {
  if (scheme === 'standard-v1a') return /^v1a,[0-9a-f]{128}$/i.test(entry)
  return scheme === 'standard-v1' && /^v1,[0-9a-f]{64}$/i.test(entry)
}

function isSchemed(evidence: Evidence): boolean {
  return signatureScheme(stringOf(evidence.readings, 'webhooks.signature', 'reading')) !== null
}

function onSigned(
  evidence: Evidence,
  rule: (delivery: Exchange, scheme: SignatureScheme) => readonly Issue[],
): Judgement {
  const scheme = signatureScheme(stringOf(evidence.readings, 'webhooks.signature', 'reading'))
  if (scheme === null) return notApplicable('events are not signed')
  return onDeliveries(evidence, (delivery) => rule(delivery, scheme))
}

function onTimestamps(
  evidence: Evidence,
  rule: (delivery: Exchange, timestamp: string | null) => readonly Issue[],
): Judgement {
  const scheme = signatureScheme(stringOf(evidence.readings, 'webhooks.signature', 'reading'))
  if (scheme === 'github') return notApplicable('the scheme has no timestamp')
  return onSigned(evidence, (delivery, by) => rule(delivery, signedTimestamp(delivery.request.headers, by)))
}
