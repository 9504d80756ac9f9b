/** Infers a JSON Schema of answers, and lists the places of texts in them. Pure. */
import { createCompoundSchema } from 'genson-js'
import { isRecord, type JsonObject } from '../exchange/reply.ts'
import { escapedPointer } from '../codec/parse-json.ts'

/** Returns a JSON Schema of these values; null for an empty list. Members that some values lack are optional. */
export function inferSchema(values: readonly unknown[]): JsonObject | null {
  if (values.length === 0) return null
  const schema: unknown = createCompoundSchema([...values])
  return isRecord(schema) ? schema : null
}

const MAX_DEPTH = 4

/** Returns the JSON pointers of all strings in a value, except strings in arrays. Outer members come first. */
export function textPointers(value: unknown, at = ''): readonly string[] {
  if (!isRecord(value) || at.split('/').length > MAX_DEPTH) return []
  const entries = Object.entries(value).map(
    ([name, member]) => [`${at}/${escapedPointer(name)}`, member] as const,
  )
  const here = entries.flatMap(([pointer, member]) => (typeof member === 'string' ? [pointer] : []))
  return [...here, ...entries.flatMap(([pointer, member]) => textPointers(member, pointer))]
}
