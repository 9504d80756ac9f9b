/** Reads the declared facts of webhooks: places of ids, types and times, answer statuses, and address limit. Pure. */
import { parseJson } from '../codec/parse-json.ts'
import type { HeaderList } from '../exchange/exchange.ts'
import { headerValue, valueAtPointer } from '../exchange/reply.ts'
import { numberOf, numbersOf, stringOf, type Readings } from '../statement/readings.ts'

const REGISTRATION = 'webhooks.registration'

/** The header fields and the body of a delivery. `text`: the body as text; null if it is missing or not UTF-8. */
export type DeliveryContent = { readonly headers: HeaderList; readonly text: string | null }

const ID_HEADERS = ['webhook-id', 'x-github-delivery']
const ID_MEMBER = '/id'

/** Returns the event id at the declared place of a delivery; at the usual places if none is declared. Null if the id is missing. */
export function eventIdIn(readings: Readings, { headers, text }: DeliveryContent): string | null {
  const { pointer, header } = declaredIdPlace(readings)
  if (pointer !== null) return idFrom(valueAtPointer(parseJson(text ?? ''), pointer))
  if (header !== null) return headerValue(headers, header)
  const named = ID_HEADERS.map((name) => headerValue(headers, name)).find((value) => value !== null)
  return named ?? idFrom(valueAtPointer(parseJson(text ?? ''), ID_MEMBER))
}

/** Names the places where {@link eventIdIn} found no event id, for the text of an issue. */
export function missingIdText(readings: Readings): string {
  const { pointer, header } = declaredIdPlace(readings)
  if (pointer !== null) return `no text or number at ${pointer} of the body`
  if (header !== null) return `no header ${header}`
  return `no header ${ID_HEADERS.join(' or ')}, and no text or number at ${ID_MEMBER} of the body`
}

function declaredIdPlace(readings: Readings) {
  return {
    pointer: stringOf(readings, 'webhooks.payload', 'idPointer'),
    header: stringOf(readings, 'webhooks.delivery', 'idHeader'),
  }
}

function idFrom(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : null
}

/** Returns the JSON Pointer to the event type. */
export function typePointerIn(readings: Readings): string {
  return stringOf(readings, 'webhooks.payload', 'typePointer') ?? '/type'
}

/** Returns the JSON Pointer to the time in an event; null if no reading defines it. */
export function timePointerIn(readings: Readings): string | null {
  const usual: Readonly<Record<string, string>> = {
    'type-timestamp-data': '/timestamp',
    openai: '/created_at',
    cloudevents: '/time',
  }
  const reading = stringOf(readings, 'webhooks.payload', 'reading') ?? ''
  return usual[reading] ?? stringOf(readings, 'webhooks.payload', 'timePointer')
}

/** Returns whether a delivery may belong to the triggered event: it has the declared type, or no type. */
export function isExpectedType(readings: Readings, text: string | null): boolean {
  const expected = stringOf(readings, 'webhooks.trigger', 'type')
  const type = valueAtPointer(parseJson(text ?? ''), typePointerIn(readings))
  return expected === null || typeof type !== 'string' || type === expected
}

/** Removes the event id from a body, so that retries that differ only in this id compare equal. */
export function bodyWithoutId(text: string | null, id: string | null): string {
  return id === null || id === '' ? (text ?? '') : (text ?? '').replaceAll(id, '')
}

/** The statuses of Assay's webhook receiver. Only `final` may end retries. Null: all candidates of this kind are declared as final. */
export type AnswerStatuses = {
  readonly error: number | null
  readonly redirect: number | null
  readonly refusal: number | null
  readonly final: number
}

const ERRORS = [500, 503, 502]
const REDIRECTS = [302, 307]
const REFUSALS = [400, 403, 404, 422]
const GONE = 410

/** Returns the statuses that are declared to end retries. */
export function finalStatusesOf(readings: Readings): readonly number[] {
  return numbersOf(readings, 'webhooks.retry', 'finalStatuses')
}

/** Returns the statuses with which the webhook receiver of Assay answers. */
export function answerStatuses(readings: Readings): AnswerStatuses {
  const final = finalStatusesOf(readings)
  const notFinal = (statuses: readonly number[]) => statuses.find((status) => !final.includes(status)) ?? null
  return {
    error: notFinal(ERRORS),
    redirect: notFinal(REDIRECTS),
    refusal: notFinal(REFUSALS),
    final: final.includes(GONE) ? GONE : (final[0] ?? GONE),
  }
}

/** Returns how many webhook addresses may be registered at a time; null if no limit is declared. */
export function endpointLimitOf(readings: Readings): number | null {
  return numberOf(readings, REGISTRATION, 'maxEndpoints')
}
