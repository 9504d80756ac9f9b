/** The readings of webhooks that may fit the deliveries of a target. Pure. */
import type { Exchange } from '../exchange/exchange.ts'
import { isRecord, requestJson, valueAtPointer } from '../exchange/reply.ts'
import { completeReading } from '../statement/profiles.ts'
import type { Readings } from '../statement/readings.ts'
import {
  isWellFormedEntry,
  KNOWN_SCHEMES,
  signatureEntries,
  type SignatureScheme,
} from '../webhooks/checks/webhook-signature.ts'
import type { Candidate } from './candidate.ts'
import { inferSchema, textPointers } from './infer-schema.ts'

const NAMED_PAYLOADS = ['type-timestamp-data', 'openai', 'cloudevents']

/** Returns the payloads with a name, and one made from the events that came. */
export function payloadCandidates(exchanges: readonly Exchange[]): readonly Candidate[] {
  const key = 'webhooks.payload'
  const named = NAMED_PAYLOADS.map((reading): Candidate => ({
    reading: completeReading(key, { reading }),
    rank: 0,
  }))
  const events = deliveriesIn(exchanges).map(requestJson).filter(isRecord)
  const [schema, typePointer] = [inferSchema(events), pointerTo(events, isTypeName, ['/type'])]
  if (schema === null || typePointer === null) return named
  const timePointer = pointerTo(events, isTime, TIME_PLACES)
  const places = { typePointer, ...(timePointer === null ? {} : { timePointer }) }
  return [...named, { reading: completeReading(key, { reading: 'custom', schema, ...places }), rank: 1 }]
}

/**
 * Returns the schemes whose signatures the deliveries carry, by their form: whether they are valid was only verified for the scheme that
 * was in force. That one alone where its form was seen, or none.
 */
export function signatureCandidates(
  exchanges: readonly Exchange[],
  readings: Readings,
): readonly Candidate[] {
  const key = 'webhooks.signature'
  const inForce = readings.get(key)?.value
  const deliveries = deliveriesIn(exchanges)
  const seen = KNOWN_SCHEMES.filter((scheme) => deliveries.some((delivery) => isSignedBy(delivery, scheme)))
  if (inForce === undefined || seen.length === 0 || seen.some(({ name }) => name === inForce.reading))
    return inForce === undefined ? [] : [{ reading: inForce, rank: 0 }]
  return seen.map((scheme) => ({
    reading: completeReading(key, { reading: scheme.name }),
    rank: 0,
    seen: deliveries.filter((delivery) => isSignedBy(delivery, scheme)).map(({ id }) => id),
    isUnverified: true,
  }))
}

function deliveriesIn(exchanges: readonly Exchange[]): readonly Exchange[] {
  return exchanges.filter(({ isInbound }) => isInbound === true)
}

function isSignedBy({ request }: Exchange, scheme: SignatureScheme): boolean {
  const own = signatureEntries(request.headers, scheme).filter((entry) => entry.startsWith(scheme.prefix))
  return own.some((entry) => isWellFormedEntry(entry, scheme))
}

const TIME_PLACES = ['/timestamp', '/created', '/created_at', '/time']

// The usual places first, then any text of every event.
function pointerTo(
  events: readonly unknown[],
  fits: (value: unknown) => boolean,
  usual: readonly string[],
): string | null {
  const places = [...usual, ...textPointers(events[0])]
  return (
    places.find(
      (pointer) => events.length > 0 && events.every((event) => fits(valueAtPointer(event, pointer))),
    ) ?? null
  )
}

function isTypeName(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z]\w*([.:/-]\w+)+$/.test(value)
}

// Seconds since 1970, or a date and time (RFC 3339).
function isTime(value: unknown): boolean {
  return typeof value === 'number'
    ? value > 1e9 && value < 1e10
    : typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
}
