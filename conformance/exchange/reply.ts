import { jsonLines } from '../codec/json-lines.ts'
import { isTooDeep, MAX_JSON_DEPTH, parseJson } from '../codec/parse-json.ts'
import type { Issue } from './judgement.ts'
import type { Exchange, HeaderList, RecordedBody } from './exchange.ts'

/** A JSON object whose members are not validated. */
export type JsonObject = { readonly [member: string]: unknown }

/** The type of a JSON value. `missing` stands for no value. */
export type JsonKind = 'missing' | 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object'

type StrictJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: string }

/** The maximum depth to which Assay inspects JSON, so that recursion does not exhaust the stack. Deeper values are ignored. */
export const MAX_INSPECTED_DEPTH = 100

/** Returns whether a value is a JSON object (not an array, not null). */
export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the first value of a header field; null if absent. */
export function headerValue(headers: HeaderList, name: string): string | null {
  return headerValues(headers, name)[0] ?? null
}

/** Returns all values of a header field, in wire order. */
export function headerValues(headers: HeaderList, name: string): readonly string[] {
  const wanted = name.toLowerCase()
  return headers.filter(([field]) => field.toLowerCase() === wanted).map(([, value]) => value)
}

/** Returns the status code; null when no answer came. */
export function statusOf(exchange: Exchange): number | null {
  return exchange.response?.status ?? null
}

// Statuses without content (RFC 9110 sections 15.3.5, 15.3.6), which cannot answer a call.
const WITHOUT_CONTENT: readonly number[] = [204, 205]

/** The statuses that refuse an API key (RFC 9110 sections 15.5.2 and 15.5.4). */
export const KEY_REFUSALS: ReadonlySet<number> = new Set([401, 403])

/** Returns whether the status is 2xx with content (RFC 9110 section 15.3). */
export function isSuccess(exchange: Exchange): boolean {
  const status = statusOf(exchange) ?? 0
  return status >= 200 && status <= 299 && !WITHOUT_CONTENT.includes(status)
}

/** Returns whether the status is 2xx, with or without content. */
export function is2xx(exchange: Exchange): boolean {
  const status = statusOf(exchange) ?? 0
  return status >= 200 && status <= 299
}

/** Returns whether the status is 4xx, a client error (RFC 9110 section 15.5). */
export function isClientError(exchange: Exchange): boolean {
  const status = statusOf(exchange) ?? 0
  return status >= 400 && status <= 499
}

/** Returns whether the status is a 4xx other than 429. */
export function isRefusalWithoutLimit(exchange: Exchange): boolean {
  return isClientError(exchange) && statusOf(exchange) !== 429
}

/** Returns the first value of a response header field; null when absent. */
export function responseHeader({ response }: Exchange, name: string): string | null {
  return headerValue(response?.headers ?? [], name)
}

/** Returns the media type of an answer in lower case (RFC 9110 section 8.3.1). Returns null if the answer has none. */
export function mediaTypeOf(exchange: Exchange): string | null {
  const value = responseHeader(exchange, 'content-type')
  const essence = value?.split(';')[0]?.trim().toLowerCase()
  return essence === undefined || essence === '' ? null : essence
}

/** Returns whether a media type is JSON, such as `application/json` (RFC 6839 3.1). */
export function isJsonMediaType(mediaType: string | null): boolean {
  return mediaType !== null && (mediaType === 'application/json' || mediaType.endsWith('+json'))
}

/** Returns the response body as text; null if it is missing or not UTF-8. */
export function bodyText(exchange: Exchange): string | null {
  return exchange.response?.body.text ?? null
}

/** Parses the response body strictly as JSON (RFC 8259). */
export function strictJson(exchange: Exchange): StrictJson {
  const body = exchange.response?.body
  if (body === undefined) return { ok: false, problem: 'no answer' }
  if (body.bodyBytes === 0) return { ok: false, problem: 'an empty body' }
  if (body.truncated) return { ok: false, problem: `a body cut off at ${body.bodyBytes} bytes` }
  if (body.text === undefined) return { ok: false, problem: 'bytes that are not UTF-8' }
  if (body.text.startsWith('\uFEFF')) return { ok: false, problem: 'a byte order mark before the JSON' }
  return parsedOnce(body, body.text)
}

// Caches parsed bodies, because many checks read the same body.
const parsedBodies = new WeakMap<RecordedBody, StrictJson>()

function parsedOnce(body: RecordedBody, text: string): StrictJson {
  const json = parsedBodies.get(body) ?? strictJsonOf(text)
  parsedBodies.set(body, json)
  return json
}

function strictJsonOf(text: string): StrictJson {
  if (isTooDeep(text))
    return { ok: false, problem: `JSON of more than ${MAX_JSON_DEPTH} levels: ${describeValue(text)}` }
  const value = parseJson(text)
  return value === undefined
    ? { ok: false, problem: `not JSON: ${describeInvalidJson(text)}` }
    : { ok: true, value }
}

/** Returns the parsed response body; undefined if it is not strict JSON. */
export function jsonOf(exchange: Exchange): unknown {
  const json = strictJson(exchange)
  return json.ok ? json.value : undefined
}

/** Returns the parsed request body; null if the body is absent or not JSON. */
export function requestJson(exchange: Exchange): unknown {
  const { body } = exchange.request
  if (body?.text === undefined) return null
  const json = parsedOnce(body, body.text)
  return json.ok ? json.value : null
}

/** Returns whether the answer has `choices`, as JSON or as an event stream. */
export function isCompletion(exchange: Exchange): boolean {
  if (!isSuccess(exchange)) return false
  const text = bodyText(exchange) ?? ''
  if (mediaTypeOf(exchange) === 'text/event-stream' && /^data:.*"choices"/m.test(text)) return true
  const choices = valueAtPointer(jsonOf(exchange), '/choices')
  return Array.isArray(choices) && choices.length > 0
}

/** Returns the text of the first choice. Returns null if the choice has no text. */
export function firstChoiceText(exchange: Exchange): string | null {
  const content = valueAtPointer(jsonOf(exchange), '/choices/0/message/content')
  return typeof content === 'string' ? content : null
}

/** Returns the value at a JSON Pointer (RFC 6901); undefined if there is none. */
export function valueAtPointer(value: unknown, pointer: string): unknown {
  if (pointer === '') return value
  let current = value
  for (const part of pointer.slice(1).split('/')) {
    current = memberOf(current, part.replaceAll('~1', '/').replaceAll('~0', '~'))
  }
  return current
}

function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return /^(0|[1-9]\d*)$/.test(name) ? value[Number(name)] : undefined
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** Returns the type of a JSON value. */
export function jsonKind(value: unknown): JsonKind {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'number') return 'number'
  return typeof value === 'string' ? 'string' : 'object'
}

// The maximum number of characters shown from the start of a text, so that the text fits on one line of a report.
const SHOWN_CHARACTERS = 60
// The number of characters shown from the end of a shortened text. Texts are often cut off or extended there.
const SHOWN_END_CHARACTERS = 20

/** Describes a value briefly, such as `string "abc…xyz"` or `object {id, model}`. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `array of ${value.length}`
  if (isRecord(value)) return `object {${shorten(Object.keys(value).join(', '))}}`
  if (typeof value === 'string') return `string ${JSON.stringify(withoutMiddle(value))}`
  if (typeof value === 'number' || typeof value === 'boolean') return `${typeof value} ${value}`
  return jsonKind(value)
}

// The maximum number of characters of a text that is scanned. A longer string in it could exhaust the stack.
const MAX_SCANNED = 2_000_000

/** Describes a text that is not JSON, with the part around the first error. */
export function describeInvalidJson(text: string): string {
  if (text.length > MAX_SCANNED) return describeValue(text)
  return describeAround(text, jsonLines(text).validLength, 'wrong')
}

/** Describes the first difference between a text and the expected text `other`. */
export function describeDifference(text: string, other: string): string {
  const same = Array.from({ length: text.length }, (_, at) => text[at] === other[at]).indexOf(false)
  const isShownWhole = text.length <= SHOWN_CHARACTERS + SHOWN_END_CHARACTERS
  return isShownWhole ? describeValue(text) : describeAround(text, same < 0 ? text.length : same, 'different')
}

function describeAround(text: string, place: number, how: string): string {
  if (place < SHOWN_CHARACTERS) return describeValue(text)
  const part = text.slice(place - SHOWN_CHARACTERS / 2, place + SHOWN_CHARACTERS / 2)
  return `string of ${text.length} characters, ${how} after ${place}: ${JSON.stringify(`…${part}`)}`
}

function withoutMiddle(text: string): string {
  if (text.length <= SHOWN_CHARACTERS + SHOWN_END_CHARACTERS) return text
  return `${shorten(text)}${text.slice(-SHOWN_END_CHARACTERS).replace(/^[\uDC00-\uDFFF]/, '')}`
}

/** Shortens a text to its beginning, followed by an ellipsis. */
export function shorten(text: string, maxCharacters = SHOWN_CHARACTERS): string {
  if (text.length <= maxCharacters) return text
  return `${text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Creates an issue about a wrong status. */
export function statusIssue(exchange: Exchange, expected: string): Issue {
  const received = exchange.response === null ? 'no answer' : statusText(exchange)
  const code = isRedirect(exchange) ? { code: 'redirected' as const } : {}
  return { at: `${exchange.id} status`, expected, received, ...code }
}

/** Returns whether the status is 3xx, a redirect (RFC 9110 section 15.4). */
export function isRedirect(exchange: Exchange): boolean {
  const status = statusOf(exchange) ?? 0
  return status >= 300 && status <= 399
}

/** Formats the status of an answer, such as `401: "The key is not valid."`. */
export function statusText(exchange: Exchange): string {
  const status = String(statusOf(exchange))
  const excerpt = errorExcerpt(exchange)
  return excerpt === null ? status : `${status}: ${excerpt}`
}

// The maximum length of an excerpt. Errors are usually explained at their beginning.
const EXCERPT_CHARACTERS = 200

// Characters that would break a line or move the cursor of a terminal.
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]/gu

// Returns the error message in quotes, or the beginning of the body, on one line. Null without an error or a readable body.
function errorExcerpt(exchange: Exchange): string | null {
  const json = jsonOf(exchange)
  const isError = (statusOf(exchange) ?? 0) >= 400 || (valueAtPointer(json, '/error') ?? null) !== null
  if (!isError && !/^\s*</.test(bodyText(exchange) ?? '')) return null
  const message = valueAtPointer(json, '/error/message')
  if (typeof message === 'string') return JSON.stringify(shorten(message, EXCERPT_CHARACTERS))
  const line = (bodyText(exchange) ?? '')
    .slice(0, 10 * EXCERPT_CHARACTERS)
    .trim()
    .replaceAll(/\s+/g, ' ')
  if (line === '') return null
  return shorten(line, EXCERPT_CHARACTERS).replaceAll(
    UNPRINTABLE,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}

/** Creates an issue about a wrong value at a JSON Pointer in the body. */
export function valueIssue(exchange: Exchange, pointer: string, expected: string): Issue {
  return {
    at: `${exchange.id} ${pointer}`,
    expected,
    received: describeValue(valueAtPointer(jsonOf(exchange), pointer)),
  }
}

const SAYS_UNKNOWN = /\bmodel\b.*\bnot (found|exist)|\b(unknown|no such|invalid|not a valid) model\b/i

// The maximum length of an error message. Longer bodies are web pages.
const MAX_MESSAGE_CHARACTERS = 1000

/** Returns whether an answer reports that the model does not exist. */
export function isUnknownModel(exchange: Exchange): boolean {
  const status = statusOf(exchange)
  if (status !== 404 && status !== 400) return false
  if (valueAtPointer(jsonOf(exchange), '/error/code') === 'model_not_found') return true
  return SAYS_UNKNOWN.test(messageOf(exchange))
}

function messageOf(exchange: Exchange): string {
  const message = valueAtPointer(jsonOf(exchange), '/error/message')
  if (typeof message === 'string') return message
  const text = bodyText(exchange) ?? ''
  return text.length > MAX_MESSAGE_CHARACTERS || text.trimStart().startsWith('<') ? '' : text
}

/** Returns a text without Assay's nonces (12 hexadecimal digits each). */
export function withoutNonces(text: string): string {
  return text.replaceAll(/[\da-f]{12}/g, '')
}

/** Returns whether a call without streaming was answered by the model. */
export function isPlainCallAnswered(exchange: Exchange): boolean {
  if (isCompletion(exchange)) return true
  return is2xx(exchange) && valueAtPointer(jsonOf(exchange), '/error') === undefined
}

const SERVER_BROKE = 500

/** Returns whether a call got an answer. An answer after the time limit of the call counts, too. */
export function isAnswered({ response, end }: Exchange): boolean {
  if (response?.status === SERVER_BROKE) return false
  if (end.kind !== 'failed') return response !== null
  return end.code === 'protocol' || (response !== null && end.code !== 'reset')
}
