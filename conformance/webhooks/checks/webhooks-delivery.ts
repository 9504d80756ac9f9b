import { count } from '../../../schemas/count.ts'
import { DAY_MS } from '../../../schemas/durations.ts'
import { check, checkWhen, type Evidence } from '../../evidence/check.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { ADDRESS_QUERY } from '../../exchange/inbox.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import {
  describeInvalidJson,
  describeValue,
  headerValue,
  is2xx,
  isJsonMediaType,
  statusIssue,
  valueAtPointer,
} from '../../exchange/reply.ts'
import { conformsTo, schemaIn } from '../../statement/own-schema.ts'
import { numberOf, stringOf } from '../../statement/readings.ts'
import { timeScaleOf, missingIdText, timePointerIn, typePointerIn } from '../../statement/webhook-readings.ts'
import {
  CORRECT,
  isWellFormedEntry,
  KNOWN_SCHEMES,
  momentOf,
  signatureEntries,
  signatureSchemeIn,
  signedTimestamp,
  type SignatureScheme,
} from './webhook-signature.ts'
import {
  AFTER_ARRIVAL,
  callIn,
  callOn,
  deliveriesIn,
  deliveriesSinceTrigger,
  deliveryIssue,
  eventIdOf,
  eventsTo,
  expectedAmong,
  noDelivery,
  onDeliveries,
  payloadOf,
  stalledMsOf,
  textOf,
  triggersIn,
  typeIn,
  WEBHOOKS,
  whenOffered,
} from './webhook-evidence.ts'

const delivery = { ...WEBHOOKS, reading: 'webhooks.delivery' } as const
const signature = { ...WEBHOOKS, reading: 'webhooks.signature' } as const

export const postJson = check({
  ...delivery,
  id: 'webhooks.post-json',
  title:
    'an event is delivered by POST to the whole address, as one JSON value in UTF-8 with a JSON media type',
  trippedBy: [
    'webhook-put',
    'webhook-query-dropped',
    'webhook-query-cut',
    'webhook-media-text',
    'webhook-body-form',
  ],
  judge: (evidence) => {
    const isManual = stringOf(evidence.readings, 'webhooks.registration', 'reading') === 'manual'
    return onDeliveries(evidence, (each) => {
      const { method, headers, url } = each.request
      const type = headerValue(headers, 'content-type')
      const text = textOf(each)
      const issues: Issue[] = []
      if (method !== 'POST') issues.push(deliveryIssue(each, 'method', 'POST', method))
      if (!isManual && !url.endsWith(ADDRESS_QUERY))
        issues.push(deliveryIssue(each, 'url', `the query ${ADDRESS_QUERY} of the address`, url))
      if (!isJsonMediaType(type?.split(';')[0]?.trim().toLowerCase() ?? null))
        issues.push(deliveryIssue(each, 'header content-type', 'application/json', type ?? 'missing'))
      if (text === null || payloadOf(each) === undefined) {
        const received = text === null ? 'bytes that are not UTF-8' : describeInvalidJson(text)
        issues.push(deliveryIssue(each, 'body', 'one JSON value', `not JSON: ${received}`))
      }
      return issues
    })
  },
})

// The limit of Standard Webhooks, section "Payload size".
const MAX_BODY_BYTES = 20_000

export const bodySmall = checkWhen(onDeliveries, {
  ...delivery,
  id: 'webhooks.body-small',
  level: 'SHOULD',
  title: 'a delivery is small: at most 20 kB',
  trippedBy: ['webhook-body-large'],
  judge: (_, each) => {
    const sizeBytes = each.request.body?.bodyBytes ?? 0
    if (sizeBytes <= MAX_BODY_BYTES) return []
    return [deliveryIssue(each, 'body', `at most ${MAX_BODY_BYTES} bytes`, count(sizeBytes, 'byte'))]
  },
})

// Receivers log deliveries.
export const noSecrets = checkWhen(onDeliveries, {
  ...delivery,
  id: 'webhooks.no-secrets',
  title: 'a delivery contains neither a key nor a signing secret',
  trippedBy: ['webhook-key-in-header', 'webhook-secret-in-payload'],
  judge: (evidence, each) => {
    const { headers, url } = each.request
    const places = [
      ...headers.map(([name, value]) => [`header ${name}`, value] as const),
      ['body', textOf(each) ?? ''] as const,
      ['url', url] as const,
    ]
    return places
      .filter(([, text]) => evidence.secretPlaceholders.some((placeholder) => text.includes(placeholder)))
      .map(([place]) => deliveryIssue(each, place, 'no secret', 'a key or a signing secret'))
  },
})

export const payloadSchema = check({
  ...WEBHOOKS,
  id: 'webhooks.payload-schema',
  isFormat: true,
  reading: 'webhooks.payload',
  title: 'an event has the shape that the reading names, and its time is within a day of its arrival',
  because: ['webhooks.post-json'],
  trippedBy: ['webhook-payload-flat', 'webhook-timestamp-missing', 'webhook-payload-1970'],
  judge: (evidence) => {
    const schema = schemaIn(evidence.readings.get('webhooks.payload')?.value['schema'])
    const pointer = timePointerIn(evidence.readings)
    if (schema === null && pointer === null) return notApplicable('no schema is declared')
    return onDeliveries(
      evidence,
      (each) => [
        ...(schema === null ? [] : conformsTo(schema, payloadOf(each), each.id)),
        ...(pointer === null ? [] : timeIssues(each, pointer)),
      ],
      { isExpected: true },
    )
  },
})

// Returns an issue if the time of an event is not within a day of the delivery. A numeric time is in seconds.
function timeIssues(each: Exchange, pointer: string): readonly Issue[] {
  const value = valueAtPointer(payloadOf(each), pointer)
  const atMs = typeof value === 'number' ? value * 1000 : Date.parse(typeof value === 'string' ? value : '')
  if (value === undefined || Math.abs(atMs - each.sentAtEpochMs) <= DAY_MS) return []
  return [deliveryIssue(each, pointer, 'a time within a day of the delivery', describeValue(value))]
}

export const typeNamed = check({
  ...WEBHOOKS,
  id: 'webhooks.type-named',
  clause: 'C6.1',
  title: 'each event names its type, so that a receiver can ignore one it does not know',
  because: ['webhooks.post-json'],
  trippedBy: ['webhook-type-missing'],
  judge: (evidence) => {
    const pointer = typePointerIn(evidence.readings)
    return onDeliveries(evidence, (each) => {
      const type = typeIn(evidence, each)
      if (typeof type === 'string' && /^\S+$/.test(type)) return []
      return [deliveryIssue(each, pointer, 'the name of a type', describeValue(type))]
    })
  },
})

export const ids = check({
  ...delivery,
  id: 'webhooks.event-id',
  title: 'each delivery names its event by an id, and two events have two ids',
  because: ['webhooks.trigger-fires', 'webhooks.arrival'],
  trippedBy: ['webhook-id-missing', 'webhook-id-dotted', 'webhook-id-constant', 'webhook-id-second'],
  judge: (evidence) => {
    const isStandard = signatureSchemeIn(evidence.readings)?.name.startsWith('standard') === true
    const named = onDeliveries(
      evidence,
      (each) => {
        const id = eventIdOf(evidence, each) ?? ''
        if (id === '')
          return [deliveryIssue(each, 'id', 'an id', `none: ${missingIdText(evidence.readings)}`)]
        // Dots separate the parts of the signed text (Standard Webhooks, "Signature scheme").
        const isCut = isStandard && id.includes('.')
        return isCut ? [deliveryIssue(each, 'id', 'an id without a dot', id)] : []
      },
      { isExpected: true },
    )
    const isSecondMade = callIn(evidence, 'trigger-again') !== null
    return named.kind === 'satisfied' && isSecondMade ? judgeDifference(evidence, named) : named
  },
})

function judgeDifference(evidence: Evidence, named: Judgement): Judgement {
  const deliveries = expectedAmong(evidence, deliveriesSinceTrigger(evidence, 'plain'))
  if (deliveries.length === 0) return noDelivery(evidence, 'plain')
  const firstWith = new Map(deliveries.toReversed().map((each) => [eventIdOf(evidence, each), each]))
  // Copies of one event have the same body.
  const others = deliveries.filter((each) => {
    const first = firstWith.get(eventIdOf(evidence, each))
    return textOf(first ?? each) !== textOf(each)
  })
  if (others.length === 0 && firstWith.size > 1) return named
  if (others.length === 0) return inconclusive('prerequisite', 'fewer than two events came', deliveries)
  const issues = others.map((each) => {
    const id = eventIdOf(evidence, each)
    return deliveryIssue(each, 'id', 'another id', `${id}, the id of ${firstWith.get(id)?.id}`)
  })
  return violatedUnlessEmpty(issues, deliveries)
}

export const signatureValid = check({
  ...signature,
  id: 'webhooks.signature-valid',
  title: 'a delivery has a valid signature of the declared scheme, or no signature where none is declared',
  trippedBy: [
    'webhook-unsigned',
    'webhook-signature-garbage',
    'webhook-signature-literal-key',
    'webhook-signature-body-only',
    'webhook-signature-reserialised',
    'webhook-signature-escaped',
    'webhook-signature-bare',
  ],
  judge: (evidence) => {
    if (stringOf(evidence.readings, 'webhooks.signature', 'reading') === 'none')
      return onDeliveries(evidence, unexpectedSignatures)
    const judgement = onSigned(evidence, signatureIssues)
    const deliveries = deliveriesIn(evidence)
    if (judgement.kind === 'violated') return withValidCount(judgement, deliveries)
    if (judgement.kind !== 'satisfied' || deliveries.some(isVerified)) return judgement
    return inconclusive('receiver', 'no secret is known to verify with (--webhook-secret-env)', deliveries)
  },
})

// Adds to the first issue how many of the deliveries have a valid signature.
function withValidCount(
  judgement: Extract<Judgement, { kind: 'violated' }>,
  deliveries: readonly Exchange[],
): Judgement {
  const valid = deliveries.filter(hasValidSignature).length
  const [first, ...others] = judgement.issues
  const received = `${first.received}; ${valid} of ${count(deliveries.length, 'delivery', 'deliveries')} have a valid one`
  return { ...judgement, issues: [{ ...first, received }, ...others] }
}

const SIGNATURE_FIELDS = [...new Set(KNOWN_SCHEMES.map(({ header }) => header))]

function unexpectedSignatures(each: Exchange): readonly Issue[] {
  return SIGNATURE_FIELDS.filter((name) => headerValue(each.request.headers, name) !== null).map((name) =>
    deliveryIssue(each, `header ${name}`, 'no signature, since none is declared', 'a signature'),
  )
}

function signatureIssues(each: Exchange, scheme: SignatureScheme): readonly Issue[] {
  const entries = signatureEntries(each.request.headers, scheme)
  if (entries.length === 0) {
    const expected = `a signature (${scheme.name}) in header ${scheme.header}`
    return [deliveryIssue(each, 'signature', expected, 'none')]
  }
  const malformed = entries
    .filter((entry) => !isWellFormedEntry(entry, scheme))
    .map((entry) => deliveryIssue(each, 'signature', `an entry of ${scheme.name}`, entry.slice(0, 80)))
  if (!isVerified(each) || hasValidSignature(each)) return malformed
  const mistakes = [...new Set((each.signature?.matches ?? []).map(({ derivation }) => derivation))]
  const received = `an invalid one${mistakes.length > 0 ? `: ${mistakes.join('; ')}` : ''}`
  const issue = deliveryIssue(each, 'signature', 'a valid one for the bytes and the secret', received)
  return [...malformed, issue]
}

function isVerified(each: Exchange): boolean {
  return (each.signature?.secrets.length ?? 0) > 0
}

function hasValidSignature(each: Exchange): boolean {
  return fittingSecrets(each).length > 0
}

function fittingSecrets(each: Exchange): readonly string[] {
  return (each.signature?.matches ?? [])
    .filter(({ derivation }) => derivation === CORRECT)
    .map(({ secret }) => secret)
}

function onSigned(
  evidence: Evidence,
  rule: (each: Exchange, scheme: SignatureScheme) => readonly Issue[],
): Judgement {
  const scheme = signatureSchemeIn(evidence.readings)
  if (scheme === null) return notApplicable('events are not signed')
  return onDeliveries(evidence, (each) => rule(each, scheme))
}

const DEFAULT_TOLERANCE_SECONDS = 300

export const timestampFresh = check({
  ...signature,
  id: 'webhooks.timestamp-fresh',
  title: 'the timestamp of a delivery has the form of the scheme and is within the tolerance of its arrival',
  trippedBy: ['webhook-timestamp-ms', 'webhook-timestamp-old'],
  judge: (evidence) => {
    if (signatureSchemeIn(evidence.readings)?.timestamp === null)
      return notApplicable('the scheme has no timestamp')
    const tolerance =
      numberOf(evidence.readings, 'webhooks.signature', 'toleranceSeconds') ?? DEFAULT_TOLERANCE_SECONDS
    return onSigned(evidence, (each, scheme) => {
      const timestamp = signedTimestamp(each.request.headers, scheme)
      const moment = momentOf(timestamp, scheme)
      if (Number.isNaN(moment)) {
        const expected = `${scheme.timestampUnit} since 1970`
        return [deliveryIssue(each, 'timestamp', expected, timestamp ?? 'missing')]
      }
      const offSeconds = offsetSeconds(evidence, each, moment, tolerance)
      if (offSeconds === null) return []
      return [deliveryIssue(each, 'timestamp', `within ${tolerance} s of its arrival`, `${offSeconds} s off`)]
    })
  },
})

// Returns how many seconds a timestamp is after the arrival time (negative: before it); null if the difference is tolerated.
function offsetSeconds(
  evidence: Evidence,
  each: Exchange,
  momentMs: number,
  tolerance: number,
): number | null {
  const { sentAtEpochMs } = each
  const off = Math.round((momentMs - sentAtEpochMs) / 1000)
  // The clock of a test server with a time scale has run faster than Assay's since the event.
  const sinceSeconds = (sentAtEpochMs - (triggersIn(evidence)[0]?.sentAtEpochMs ?? sentAtEpochMs)) / 1000
  const aheadSeconds = Math.max(0, sinceSeconds) * (1 / timeScaleOf(evidence.readings) - 1)
  const [oldest, newest] = [-tolerance - Math.ceil(stalledMsOf(each) / 1000), tolerance + aheadSeconds]
  return off >= oldest && off <= newest ? null : off
}

const OLD_SECRET = 'webhook-slow'
const NEW_SECRET = 'webhook-slow-rotated'

export const rotation = checkWhen(whenOffered, {
  ...signature,
  ...AFTER_ARRIVAL,
  id: 'webhooks.rotation',
  title:
    'a rotation gives another secret, which signs from then on; the old one signs too as long as declared',
  trippedBy: ['webhook-rotation-ignored', 'webhook-rotation-new-only', 'webhook-rotation-same-secret'],
  judge: (evidence) => {
    const [before, call] = [callOn(evidence, 'register', 'slow'), callIn(evidence, 'rotate')]
    if (call === null || before === null) return notApplicable('the reading has no rotatePath')
    if (!is2xx(call)) return violatedUnlessEmpty([statusIssue(call, '2xx')], [call])
    const at = `${call.id} secret`
    if (call.kept === undefined)
      return violatedUnlessEmpty([{ at, expected: 'the new secret', received: 'none' }], [call])
    if (call.kept.placeholder === before.kept?.placeholder) {
      const issue = { at, expected: 'another secret', received: `the secret from ${before.id}` }
      return violatedUnlessEmpty([issue], [before, call])
    }
    return judgeSigners(evidence, before, call)
  },
})

// Judges which secrets sign after a rotation. The statement decides whether the old secret may still sign.
function judgeSigners(evidence: Evidence, registration: Exchange, rotated: Exchange): Judgement {
  const calls = [registration, rotated]
  const scheme = signatureSchemeIn(evidence.readings)
  if (scheme === null || !scheme.hasRoomForTwo) return satisfied(calls)
  const [first] = eventsTo(evidence, 'slow').flat()
  if (first === undefined) return noDelivery(evidence, 'slow')
  const signers = fittingSecrets(first)
  const isMistaken = first.signature?.matches.some(({ secret }) => secret === NEW_SECRET) === true
  const isInvalidElsewhere = deliveriesIn(evidence).some(
    (each) => isVerified(each) && !hasValidSignature(each),
  )
  if (signers.length === 0 || (!signers.includes(NEW_SECRET) && isMistaken && isInvalidElsewhere))
    return inconclusive('prerequisite', 'a signature is not valid: see webhooks.signature-valid', [first])
  const issues: Issue[] = []
  if (!signers.includes(NEW_SECRET))
    issues.push(deliveryIssue(first, 'signature', 'one with the new secret', 'none'))
  const overlapSeconds = numberOf(evidence.readings, 'webhooks.registration', 'rotationOverlapSeconds')
  const isOverlap = (overlapSeconds ?? 0) > 0
  // A delivery after the overlap may have either.
  const isAfter = isOverlap && first.sentAtEpochMs - rotated.sentAtEpochMs > (overlapSeconds ?? 0) * 1000
  if (overlapSeconds !== null && !isAfter && signers.includes(OLD_SECRET) !== isOverlap) {
    const found = 'a signature with the old secret'
    const [expected, received] = isOverlap ? [found, 'none'] : [`no ${found.slice(2)}`, 'one']
    issues.push(deliveryIssue(first, 'signature', expected, received))
  }
  return violatedUnlessEmpty(issues, [...calls, first])
}
