/** The verification of an event. Pure: what needs the secret was worked out at capture, see exchange.ts. */
import { check, type Check } from '../../evidence/check.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { numberOf, stringOf } from '../../statement/readings.ts'
import { headerValue, statusIssue, statusOf } from '../../exchange/reply.ts'
import { timeScaleOf } from '../../statement/webhook-times.ts'
import { eventsTo } from './webhook-attempts.ts'
import { KNOWN_SCHEMES } from './webhook-schemes.ts'
import {
  CORRECT,
  isTimestampOf,
  isWellFormedEntry,
  momentOf,
  signatureEntries,
  signatureSchemeIn,
  signedTimestamp,
  type SignatureScheme,
} from './webhook-signature.ts'
import {
  callIn,
  callOn,
  contentOf,
  deliveriesIn,
  deliveryIssue,
  nothingCame,
  ON_EVENTS,
  onDeliveries,
  stalledMsOf,
  triggersIn,
  whenWebhooksOffered,
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
        SIGNATURE_FIELDS.filter((name) => headerValue(delivery.request.headers, name) !== null).map((name) =>
          deliveryIssue(delivery, `header ${name}`, 'no signature, since none is declared', 'a signature'),
        ),
      )
    }
    return onSigned(evidence, (delivery, scheme) => {
      if (signatureEntries(delivery.request.headers, scheme).length > 0) return []
      const expected = `a signature (${scheme.name}) in header ${scheme.header}`
      return [deliveryIssue(delivery, 'signature', expected, 'none')]
    })
  },
})

const SIGNATURE_FIELDS = [...new Set(KNOWN_SCHEMES.map(({ header }) => header))]

const wellFormed = check({
  ...shared,
  id: 'webhooks.signature-format',
  title: 'a signature has the form that the scheme defines',
  trippedBy: ['webhook-signature-bare', 'webhook-signature-hex'],
  judge: (evidence) =>
    onSigned(evidence, (delivery, scheme) =>
      signatureEntries(delivery.request.headers, scheme)
        .filter((entry) => !isWellFormedEntry(entry, scheme))
        .map((entry) =>
          deliveryIssue(delivery, 'signature', `an entry of ${scheme.name}`, entry.slice(0, 80)),
        ),
    ),
})

/** The bytes on the wire are what was signed; what a framework makes of them is something else. */
const valid = check({
  ...shared,
  id: 'webhooks.signature-valid',
  title: 'the signature fits the exact bytes of the delivery and the secret of the address',
  explainedBy: ['webhooks.signed'],
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
    whenWebhooksOffered(evidence, () => {
      const deliveries = deliveriesIn(evidence)
      if (deliveries.length > 0 && isSchemed(evidence) && !deliveries.some(isHeld)) {
        return inconclusive('receiver', 'we hold no secret to verify with (--webhook-secret-env)', deliveries)
      }
      return onSigned(evidence, (delivery) => (isHeld(delivery) ? misfit(delivery) : []))
    }),
})

const timestampSeconds = check({
  ...shared,
  id: 'webhooks.timestamp-seconds',
  title: 'the timestamp of a delivery is a whole number of seconds, or has the form that the reading names',
  trippedBy: ['webhook-timestamp-ms', 'webhook-timestamp-iso'],
  judge: (evidence) =>
    onTimestamps(evidence, (delivery, timestamp, scheme) => {
      if (timestamp !== null && isTimestampOf(timestamp, scheme)) return []
      return [deliveryIssue(delivery, 'timestamp', UNIT_TEXT[scheme.timestampUnit], timestamp ?? 'missing')]
    }),
})

const UNIT_TEXT = {
  seconds: 'seconds since 1970',
  milliseconds: 'milliseconds since 1970',
  iso: 'a date and time (RFC 3339)',
} as const

const DEFAULT_TOLERANCE_SECONDS = 300

/** Receivers refuse what is older, so that a recorded delivery cannot be sent again. */
const timestampFresh = check({
  ...shared,
  id: 'webhooks.timestamp-fresh',
  title: 'the timestamp of a delivery is that of the attempt, within the tolerance',
  trippedBy: ['webhook-timestamp-old'],
  judge: (evidence) => {
    const tolerance =
      numberOf(evidence.readings, 'webhooks.signature', 'toleranceSeconds') ?? DEFAULT_TOLERANCE_SECONDS
    return onTimestamps(evidence, (delivery, timestamp, scheme) => {
      // How it is written is the business of another check.
      if (timestamp === null || !isTimestampOf(timestamp, scheme)) return []
      const [offSeconds = 0, ...otherwise] = offsetsSeconds(momentOf(timestamp, scheme), delivery)
      const oldest = -tolerance - Math.ceil(stalledMsOf(delivery) / 1000)
      const newest = tolerance + aheadSeconds(evidence, delivery)
      if ([offSeconds, ...otherwise].some((off) => off >= oldest && off <= newest)) return []
      const expected = `within ${tolerance} s of its arrival`
      return [deliveryIssue(delivery, 'timestamp', expected, `${offSeconds} s off`)]
    })
  },
})

// Where our clock was set during the run, it may have been right before or after.
function offsetsSeconds(momentMs: number, { sentAtEpochMs, clockShiftMs }: Exchange): readonly number[] {
  const clocks = clockShiftMs === undefined ? [sentAtEpochMs] : [sentAtEpochMs, sentAtEpochMs + clockShiftMs]
  return clocks.map((clockMs) => Math.round((momentMs - clockMs) / 1000))
}

// A test server whose clock runs faster is ahead of ours by what it has gained since the event.
function aheadSeconds(evidence: Evidence, { sentAtEpochMs }: Exchange): number {
  const first = triggersIn(evidence)[0]?.sentAtEpochMs ?? sentAtEpochMs
  const sinceSeconds = Math.max(0, sentAtEpochMs - first) / 1000
  return sinceSeconds / timeScaleOf(evidence.readings) - sinceSeconds
}

const rotation = check({
  ...shared,
  id: 'webhooks.rotation',
  title: 'after a rotation a delivery is signed with the new secret',
  trippedBy: ['webhook-rotation-ignored'],
  judge: (evidence) =>
    onRotation(evidence, (signers, delivery) =>
      signers.has(NEW_SECRET)
        ? []
        : [deliveryIssue(delivery, 'signature', 'one that fits the new secret', 'none')],
    ),
})

/** Whether receivers are given time to change the secret is for the deployment to say. */
const rotationOverlap = check({
  ...shared,
  id: 'webhooks.rotation-overlap',
  title: 'right after a rotation the old secret signs too, or does not, as declared',
  explainedBy: ['webhooks.rotation'],
  trippedBy: ['webhook-rotation-new-only'],
  judge: (evidence) => {
    const overlapSeconds = numberOf(evidence.readings, 'webhooks.registration', 'rotationOverlapSeconds')
    if (overlapSeconds === null) return notApplicable('the statement does not declare rotationOverlapSeconds')
    return onRotation(evidence, (signers, delivery) => {
      if (signers.has(OLD_SECRET) === overlapSeconds > 0) return []
      const found = 'a signature that fits the old secret'
      const [expected, received] = overlapSeconds > 0 ? [found, 'none'] : [`not ${found}`, 'one']
      return [deliveryIssue(delivery, 'signature', expected, received)]
    })
  },
})

/** A rotation that changes nothing leaves a secret that leaked as good as it was. */
const rotatedSecretNew = check({
  ...shared,
  id: 'webhooks.rotated-secret-new',
  title: 'a rotation gives another secret',
  trippedBy: ['webhook-rotation-same-secret'],
  judge: (evidence) =>
    whenWebhooksOffered(evidence, () => {
      const [before, call] = [callOn(evidence, 'register', 'slow'), callIn(evidence, 'rotate')]
      if (call === null || before === null) return notApplicable('the reading has no rotatePath')
      if ((statusOf(call) ?? 500) >= 300) return violatedUnlessEmpty([statusIssue(call, '2xx')], [call])
      const at = `${call.id} secret`
      if (call.kept === undefined) {
        return violatedUnlessEmpty([{ at, expected: 'the new secret', received: 'none' }], [call])
      }
      const isSame = call.kept.placeholder === before.kept?.placeholder
      const issue = { at, expected: 'another secret', received: `the one that ${before.id} gave` }
      return violatedUnlessEmpty(isSame ? [issue] : [], [before, call])
    }),
})

const OLD_SECRET = 'webhook-slow'
const NEW_SECRET = 'webhook-slow-rotated'

/** Checks of signatures. */
export const signatureChecks: readonly Check[] = [
  signed,
  wellFormed,
  valid,
  timestampSeconds,
  timestampFresh,
  rotation,
  rotationOverlap,
  rotatedSecretNew,
]

function onRotation(
  evidence: Evidence,
  rule: (signers: ReadonlySet<string>, delivery: Exchange) => readonly Issue[],
): Judgement {
  return whenWebhooksOffered(evidence, () => {
    const call = callIn(evidence, 'rotate')
    if (call === null) return notApplicable('the reading has no rotatePath')
    const scheme = signatureSchemeIn(evidence.readings)
    if (scheme === null) return notApplicable('events are not signed')
    if (!scheme.hasRoomForTwo) return notApplicable('the scheme has room for one signature')
    if ((statusOf(call) ?? 500) >= 300) return violatedUnlessEmpty([statusIssue(call, '2xx')], [call])
    const [first] = eventsTo(evidence, 'slow').flat()
    if (first === undefined) return nothingCame(evidence)
    const signers = new Set(correctSecrets(first))
    if (signers.size === 0) {
      return inconclusive('prerequisite', 'no signature is valid: see webhooks.signature-valid', [first])
    }
    return violatedUnlessEmpty(rule(signers, first), [call, first])
  })
}

function isHeld({ signature }: Exchange): boolean {
  return (signature?.secrets.length ?? 0) > 0
}

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

function isSchemed(evidence: Evidence): boolean {
  return signatureSchemeIn(evidence.readings) !== null
}

function onSigned(
  evidence: Evidence,
  rule: (delivery: Exchange, scheme: SignatureScheme) => readonly Issue[],
): Judgement {
  const scheme = signatureSchemeIn(evidence.readings)
  if (scheme === null) return notApplicable('events are not signed')
  return onDeliveries(evidence, (delivery) => rule(delivery, scheme))
}

function onTimestamps(
  evidence: Evidence,
  rule: (delivery: Exchange, timestamp: string | null, scheme: SignatureScheme) => readonly Issue[],
): Judgement {
  if (signatureSchemeIn(evidence.readings)?.timestamp === null) {
    return notApplicable('the scheme has no timestamp')
  }
  return onSigned(evidence, (delivery, scheme) =>
    rule(delivery, signedTimestamp(contentOf(delivery), scheme), scheme),
  )
}
