import type { Exchange } from '../exchange/exchange.ts'
import type { Issue } from '../exchange/judgement.ts'
import { conformsTo, schemaIn } from '../statement/own-schema.ts'
import { stringsOf, textsOf, type Readings } from '../statement/readings.ts'
import {
  describeValue,
  valueAtPointer,
  valueIssue,
  jsonOf,
  mediaTypeOf,
  statusOf,
} from '../exchange/reply.ts'

/** A part of an error that clients read. */
export type ErrorPart = 'message' | 'type' | 'param' | 'code'

/** A function that returns the issues of an error body. `at` is the id of its exchange. */
export type ErrorRule = (value: unknown, at: string) => readonly Issue[]

const KEY = 'errors.body'
const PROBLEM = 'application/problem+json'
const PARTS: readonly ErrorPart[] = ['message', 'type', 'param', 'code']

/** Returns a rule that checks error bodies against the declared schema (`errors.body`). Returns null if no schema is declared. */
export function errorRule(readings: Readings): ErrorRule | null {
  const schema = schemaIn(readings.get(KEY)?.value['schema'])
  if (schema === null) return null
  const parts = PARTS.filter((part) => declaredPointers(readings, part).length > 0)
  return (value, at) => {
    const issues = conformsTo(schema, value, at)
    if (issues.length > 0) return issues
    return parts
      .map((part) => errorPointer(readings, part, value) ?? '')
      .filter((pointer) => (valueAtPointer(value, pointer) ?? null) === null)
      .map((pointer) => ({
        at: `${at} ${pointer}`,
        expected: 'the member that the reading of errors.body names',
        received: describeValue(valueAtPointer(value, pointer)),
      }))
  }
}

/** Returns a function that finds issues in the media type and body of a refusal. Returns null if no reading defines an error schema. */
export function errorBodyRule(readings: Readings): ((refusal: Exchange) => readonly Issue[]) | null {
  const rule = errorRule(readings)
  const mediaTypes = stringsOf(readings, KEY, 'mediaTypes')
  if (rule === null) return null
  return (refusal) => {
    const received = mediaTypeOf(refusal) ?? 'missing'
    const isListed = mediaTypes.length === 0 || mediaTypes.includes(received)
    const at = `${refusal.id} header content-type`
    // The member of problem details is the status of the answer (RFC 9457 section 3.1.2).
    const named = received === PROBLEM ? valueAtPointer(jsonOf(refusal), '/status') : undefined
    const isSame = typeof named !== 'number' || named === statusOf(refusal)
    return [
      ...(isListed ? [] : [{ at, expected: mediaTypes.join(' or '), received }]),
      ...rule(jsonOf(refusal), refusal.id),
      ...(isSame ? [] : [valueIssue(refusal, '/status', `${statusOf(refusal)}, the status of the answer`)]),
    ]
  }
}

/** Returns the JSON Pointer to a part of an error body. Of several, prefers one with a value in `body`. Null if none is declared. */
export function errorPointer(readings: Readings, part: ErrorPart, body?: unknown): string | null {
  const reading = readings.get(KEY)?.value.reading ?? 'openai'
  if (reading === 'openai') return `/error/${part}`
  const pointers = declaredPointers(readings, part)
  const found = pointers.find((pointer) => (valueAtPointer(body, pointer) ?? null) !== null)
  return found ?? pointers[0] ?? null
}

function declaredPointers(readings: Readings, part: ErrorPart): readonly string[] {
  const declared = readings.get(KEY)?.value[`${part}Pointer`]
  return typeof declared === 'string' ? [declared] : textsOf(declared)
}

/** Returns the message in an error body. Returns null if the body has none. */
export function errorMessage(body: unknown, readings: Readings): string | null {
  const declared = errorPointer(readings, 'message', body)
  const places = [...(declared === null ? [] : [declared]), '/error/message', '/error', '/message', '/detail']
  return (
    places.map((pointer) => valueAtPointer(body, pointer)).find((value) => typeof value === 'string') ?? null
  )
}
