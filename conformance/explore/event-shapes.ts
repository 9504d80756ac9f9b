/** The readings of `sse.events` that may fit the recorded streams. Pure. */
import { isStream, streamOf, type Stream } from '../evidence/stream.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isRecord, mediaTypeOf, valueAtPointer, type JsonObject } from '../exchange/reply.ts'
import { textPlace } from './text-places.ts'
import { completeReading, defaultsOf } from '../statement/profiles.ts'
import type { Candidate } from './candidate.ts'
import { inferSchema } from './infer-schema.ts'

/** Returns the streams that came to their end. */
export function wholeStreams(exchanges: readonly Exchange[]): readonly Stream[] {
  return exchanges.filter(isWholeStream).map((exchange) => streamOf(exchange))
}

function isWholeStream(exchange: Exchange): boolean {
  const { probe, end } = exchange
  return probe.startsWith('sse.') && ['complete', 'left-open'].includes(end.kind) && isStream(exchange)
}

/** Returns the candidates. */
export function eventShapes(streams: readonly Stream[]): readonly Candidate[] {
  const key = 'sse.events'
  const media = [...new Set(streams.flatMap(({ exchange }) => mediaTypeOf(exchange) ?? []))]
  const own = media.length === 1 && media[0] !== 'text/event-stream' ? [{ mediaType: media[0] }] : []
  const end = sameOf(streams.map(({ events }) => events.at(-1)?.data))
  const terminator = end === null || isRecord(parsed(streams, end)) ? {} : { terminator: end }
  const shape = (name: string, more: JsonObject, rank: Candidate['rank']): Candidate => ({
    reading: completeReading(key, { reading: name, ...more }),
    rank,
  })
  const text = textPlace(streams)
  const hasUsage = usageCame(streams)
  const chunksDone = { ...terminator, ...(hasUsage === false ? { usageSwitch: {} } : {}) }
  const chunksEnd = hasUsage === true ? { usageSwitch: defaultsOf(key, 'chunks-done')['usageSwitch'] } : {}
  // Clients look for the usual media type, so that another one comes second.
  return [
    shape('chunks-done', chunksDone, 0),
    shape('chunks-end', chunksEnd, 0),
    ...doneTypes(streams).map((more) => shape('typed', { ...more, ...text }, 0)),
    ...own.map((more) => shape('chunks-done', { ...chunksDone, ...more }, 1)),
    ...own.map((more) => shape('chunks-end', { ...chunksEnd, ...more }, 1)),
    ...ownChunks(streams, terminator).map((more) => shape('custom', { ...more, ...text, ...own[0] }, 1)),
  ]
}

// Whether token counts came where they were asked for; null when no stream shows it.
function usageCame(streams: readonly Stream[]): boolean | null {
  const asked = streams.filter(({ exchange }) => exchange.probe === 'sse.usage')
  if (asked.length === 0) return null
  return asked.some(({ chunks }) => chunks.some(({ value }) => isRecord(value['usage'])))
}

function parsed(streams: readonly Stream[], data: string): unknown {
  return streams.flatMap(({ events }) => events).find((event) => event.data === data)?.value
}

function sameOf(values: readonly (string | undefined)[]): string | null {
  const [first] = values
  return first !== undefined && values.every((value) => value === first) ? first : null
}

const TYPE_POINTERS = ['/type', '/event', '/kind']

// The type that the last event of every stream has, and no event before it.
function doneTypes(streams: readonly Stream[]): readonly JsonObject[] {
  return TYPE_POINTERS.flatMap((typePointer) => {
    const typesOf = ({ events }: Stream) => events.map(({ value }) => valueAtPointer(value, typePointer))
    const types = streams.map(typesOf)
    const doneType = types[0]?.at(-1)
    if (typeof doneType !== 'string') return []
    return types.every((each) => each.indexOf(doneType) === each.length - 1)
      ? [{ typePointer, doneType }]
      : []
  })
}

function ownChunks(streams: readonly Stream[], terminator: JsonObject): readonly JsonObject[] {
  const chunks = streams.flatMap(({ events }) => events).filter(({ kind }) => kind === 'chunk')
  const schema = inferSchema(chunks.map(({ value }) => value))
  return schema === null ? [] : [{ schema, ...terminator }]
}
