/** Finds where events of a shape of their own carry the text of an answer. Pure. */
import { askedEcho } from '../evidence/replies.ts'
import type { Stream } from '../evidence/stream.ts'
import { isRecord, valueAtPointer, type JsonObject } from '../exchange/reply.ts'

/** The place whose strings add up to a text that was to be echoed, as a parameter of a reading; empty when no place does. */
export function textPlace(streams: readonly Stream[]): JsonObject {
  for (const { exchange, events } of streams) {
    const asked = (askedEcho(exchange) ?? '').trim()
    if (asked === '') continue
    const values = events.map(({ value }) => value)
    const places = new Set(values.flatMap((value) => stringPlaces(value, '')))
    const place = [...places].find((pointer) => textAt(values, pointer).includes(asked))
    if (place !== undefined) return { textPointer: place }
  }
  return {}
}

function textAt(values: readonly unknown[], pointer: string): string {
  return values
    .map((value) => valueAtPointer(value, pointer))
    .filter((text) => typeof text === 'string')
    .join('')
}

function stringPlaces(value: unknown, pointer: string): readonly string[] {
  if (typeof value === 'string') return [pointer]
  const members = Array.isArray(value) ? value.entries() : isRecord(value) ? Object.entries(value) : []
  return [...members].flatMap(([name, member]) => stringPlaces(member, `${pointer}/${escaped(String(name))}`))
}

// RFC 6901 section 3.
function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
