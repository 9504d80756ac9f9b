/** The reading that an error body fits where it does not fit the one in force. Pure. */
import type { Exchange } from '../../exchange/exchange.ts'
import type { Issue } from '../../exchange/judgement.ts'
import { jsonOf, mediaTypeOf } from '../../exchange/reply.ts'
import { conformsTo, schemaIn } from '../../statement/own-schema.ts'
import { completeReading } from '../../statement/profiles.ts'
import type { Readings } from '../../statement/readings.ts'

const KEY = 'errors.body'

// Not `bare`, which takes anything, nor `custom`, whose schema only the owner knows.
const KNOWN = ['openai', 'problem', 'detail'].map((name) => completeReading(KEY, { reading: name }))

/** Returns the issues of an error body. The first one names another reading, where the body fits that by schema and media type. */
export function withFittingReading(
  issues: readonly Issue[],
  exchange: Exchange,
  readings: Readings,
): readonly Issue[] {
  const [first, ...rest] = issues
  if (first === undefined) return issues
  const inForce = readings.get(KEY)?.value.reading
  const fitting = KNOWN.find((reading) => reading.reading !== inForce && fits(reading, exchange))
  if (fitting === undefined) return issues
  const received = `${first.received}; the body fits the reading ${fitting.reading} of ${KEY}`
  return [{ ...first, received }, ...rest]
}

function fits(reading: (typeof KNOWN)[number], exchange: Exchange): boolean {
  const { mediaTypes, schema: named } = reading
  const schema = schemaIn(named)
  const isOfType = Array.isArray(mediaTypes) && mediaTypes.includes(mediaTypeOf(exchange))
  return schema !== null && isOfType && conformsTo(schema, jsonOf(exchange), exchange.id).length === 0
}
