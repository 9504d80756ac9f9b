/** The shape of JSON values that no reading has, as a JSON Schema. Pure. */
import { createCompoundSchema } from 'genson-js'
import { isRecord, type JsonObject } from '../exchange/reply.ts'

/** Returns a schema that all values conform to; null for no value. Members that not all have are optional, and further ones may come. */
export function inferSchema(values: readonly unknown[]): JsonObject | null {
  if (values.length === 0) return null
  const schema: unknown = createCompoundSchema([...values])
  return isRecord(schema) ? schema : null
}

const MAX_DEPTH = 4

/** Returns every JSON pointer to a text in a value, those near the top first; elements of arrays are left out. */
export function textPointers(value: unknown, at = ''): readonly string[] {
  if (!isRecord(value) || at.split('/').length > MAX_DEPTH) return []
  const entries = Object.entries(value).map(([name, member]) => [pointerTo(at, name), member] as const)
  const here = entries.flatMap(([pointer, member]) => (typeof member === 'string' ? [pointer] : []))
  return [...here, ...entries.flatMap(([pointer, member]) => textPointers(member, pointer))]
}

// RFC 6901 section 3.
function pointerTo(at: string, name: string): string {
  return `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
}
