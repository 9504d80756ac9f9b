/**
 * Finds the event of a delivery. Deliveries of one event share an id, wherever the readings say that it stands;
 * position shows nothing, since other events, test events and duplicates may come in between. Pure: the receiver answers
 * by it and checks judge by it.
 */
import { parseJson } from '../codec/parse-json.ts'
import type { HeaderList } from '../exchange/exchange.ts'
import { stringOf, type Readings } from '../statement/readings.ts'
import { headerValue, valueAtPointer } from '../exchange/reply.ts'

/** A delivery as far as it says what it brings. `text` null: not UTF-8, or no body. */
export type DeliveryContent = { readonly headers: HeaderList; readonly text: string | null }

// The headers that name an event in the schemes in use.
const ID_HEADERS = ['webhook-id', 'x-github-delivery'] as const
const ID_MEMBER = '/id'

/**
 * The id of the event that a delivery brings; null when there is none. The place that a reading declares comes first
 * (`idPointer` of `webhooks.payload`, `idHeader` of `webhooks.delivery`), else the places in use.
 */
export function eventIdIn(readings: Readings, { headers, text }: DeliveryContent): string | null {
  const pointer = stringOf(readings, 'webhooks.payload', 'idPointer')
  const declaredHeader = stringOf(readings, 'webhooks.delivery', 'idHeader')
  if (pointer !== null) return idFrom(valueAtPointer(parseJson(text ?? ''), pointer))
  if (declaredHeader !== null) return headerValue(headers, declaredHeader.toLowerCase())
  for (const name of ID_HEADERS) {
    const value = headerValue(headers, name)
    if (value !== null) return value
  }
  return idFrom(valueAtPointer(parseJson(text ?? ''), ID_MEMBER))
}

/** The places where {@link eventIdIn} looks, for a sentence about an id that is missing. */
export function idPlaces(readings: Readings): string {
  const pointer = stringOf(readings, 'webhooks.payload', 'idPointer')
  const declaredHeader = stringOf(readings, 'webhooks.delivery', 'idHeader')
  if (pointer !== null) return `no text or number at ${pointer} of the body`
  if (declaredHeader !== null) return `no header ${declaredHeader}`
  return `no header ${ID_HEADERS.join(' or ')}, and no text or number at ${ID_MEMBER} of the body`
}

/** Returns the pointer to the type of an event. Only a payload of the deployment's own has it anywhere but in `/type`. */
export function typePointerIn(readings: Readings): string {
  return stringOf(readings, 'webhooks.payload', 'typePointer') ?? '/type'
}

/** Returns whether this may be the event that we cause: its type is the declared one, or it names none. */
export function isExpectedType(readings: Readings, text: string | null): boolean {
  const expected = stringOf(readings, 'webhooks.trigger', 'type')
  const type = valueAtPointer(parseJson(text ?? ''), typePointerIn(readings))
  return expected === null || typeof type !== 'string' || type === expected
}

/** A body without the id of its event: equal for a retry that has another id, and for nothing else that we cause. */
export function textWithoutId(text: string | null, id: string | null): string {
  return id === null || id === '' ? (text ?? '') : (text ?? '').replaceAll(id, '')
}

function idFrom(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : null
}
