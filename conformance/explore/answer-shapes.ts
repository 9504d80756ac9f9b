import { createCompoundSchema } from 'genson-js'
import { isRecord, type JsonObject, jsonOf } from '../exchange/reply.ts'
import { escapedPointer, parseJson } from '../codec/parse-json.ts'
import { isStream, streamOf } from '../evidence/stream.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { ShapeMember, ShapesByEndpoint } from '../../reports/compare/compare-shapes.ts'

/** Returns a JSON Schema that describes these values. Returns null if there are no values. */
export function inferSchema(values: readonly unknown[]): JsonObject | null {
  if (values.length === 0) return null
  const schema: unknown = createCompoundSchema([...values])
  return isRecord(schema) ? schema : null
}

const MAX_DEPTH = 4

/** Returns the JSON pointers to the strings in a value, outer members first. */
export function textPointers(value: unknown, at = ''): readonly string[] {
  if (!isRecord(value) || at.split('/').length > MAX_DEPTH) return []
  const entries = Object.entries(value).map(
    ([name, member]) => [`${at}/${escapedPointer(name)}`, member] as const,
  )
  const here = entries.flatMap(([pointer, member]) => (typeof member === 'string' ? [pointer] : []))
  return [...here, ...entries.flatMap(([pointer, member]) => textPointers(member, pointer))]
}

/** Returns the members and types of JSON answers, by endpoint. */
export function answerShapes(exchanges: readonly Exchange[]): ShapesByEndpoint {
  const said = exchanges.filter(({ isInbound }) => isInbound !== true).flatMap(valuesOf)
  const byEndpoint = Map.groupBy(said, ({ endpoint }) => endpoint)
  return new Map([...byEndpoint].map(([endpoint, own]) => [endpoint, shapeOf(own.map(({ value }) => value))]))
}

type Answer = { readonly endpoint: string; readonly value: unknown }

function valuesOf(exchange: Exchange): readonly Answer[] {
  const { request, response, socket, end } = exchange
  const path = placeOf(request.url)
  if (socket !== undefined) {
    const texts = socket.messages.filter(({ from, kind }) => from === 'server' && kind === 'text')
    return answersOf(
      `WebSocket ${path}`,
      texts.map(({ payload }) => parseJson(payload.text ?? '')),
    )
  }
  if (response === null || end.kind === 'failed') return []
  const endpoint = `${request.method} ${path} ${response.status}`
  if (!isStream(exchange)) return answersOf(endpoint, [jsonOf(exchange)])
  const events = streamOf(exchange).events.map(({ data }) => parseJson(data ?? ''))
  return answersOf(`${endpoint}, events`, events)
}

function answersOf(endpoint: string, values: readonly unknown[]): readonly Answer[] {
  return values.filter(isRecord).map((value) => ({ endpoint, value }))
}

// Returns the path of a URL with ids replaced, because ids differ between runs.
function placeOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? url
  return path.replaceAll(/\/[^/]*\d[^/]{7,}(?=\/|$)/g, '/{id}')
}

function shapeOf(values: readonly unknown[]): ReadonlyMap<string, ShapeMember> {
  const schema = inferSchema(values)
  const members = new Map<string, ShapeMember>()
  if (schema !== null) collect(schema, '', true, members)
  return members
}

function collect(
  schema: JsonObject,
  pointer: string,
  isAlways: boolean,
  members: Map<string, ShapeMember>,
): void {
  const forms = formsOf(schema)
  const types = forms.flatMap(({ type }) => type).map((type) => (type === 'integer' ? 'number' : type))
  members.set(pointer, { types: [...new Set(types)].toSorted(), isAlways })
  for (const { type, schema: form } of forms) {
    const { items, properties, required } = form
    if (type.includes('array') && isRecord(items)) collect(items, `${pointer}/*`, true, members)
    if (!type.includes('object') || !isRecord(properties)) continue
    const needed: readonly unknown[] = Array.isArray(required) ? required : []
    for (const [name, member] of Object.entries(properties))
      if (isRecord(member)) collect(member, `${pointer}/${name}`, needed.includes(name), members)
  }
}

type Form = { readonly type: readonly string[]; readonly schema: JsonObject }

function formsOf(schema: JsonObject): readonly Form[] {
  const { anyOf, type } = schema
  if (Array.isArray(anyOf)) return anyOf.filter(isRecord).flatMap(formsOf)
  const names: readonly unknown[] = Array.isArray(type) ? type : [type]
  return [{ type: names.filter((name) => typeof name === 'string'), schema }]
}
