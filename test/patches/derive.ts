/** Derives faults from a JSON Schema: one patch for each requirement, which breaks only this requirement. */
import { eachChunk, withJson, onCompletion, onErrorBody, onReply, type Action } from '../faults/hooks.ts'
import { drop, set, type Edit } from '../../reference/json-edit-fixture.ts'
import { isObject, type JsonObject } from '../../reference/json-value.ts'
import { reasoned, type ReasonedFault } from '../kill-matrix/fault-reasons.ts'
import { MODELS_PATH } from '../../reference/routes.ts'

/** The kinds of answers that a schema describes. */
export type Where = 'reply' | 'chunk' | 'error' | 'models'

/** One way to break a schema. In `path`, `*` stands for the index of an array element. */
type Breach = {
  readonly path: string
  readonly keyword: string
  readonly edit: Edit
  /** A regular expression for the received value that a judge must report at this place. */
  readonly received: string
}

/** The schemas that `$ref` may refer to, by `$id`. */
type Known = ReadonlyMap<string, unknown>

// The maximum depth of the walk through a schema. Without it, a walk through a schema that contains itself would not end.
const MAX_DEPTH = 12

/** Values of four JSON types, each with the type that a judge reports. Faults send such a value for another type. */
const samples: readonly (readonly [type: string, value: unknown, received: string])[] = [
  ['string', 'derived', 'string'],
  ['number', 7.5, 'number'],
  ['boolean', true, 'boolean'],
  ['array', [], 'array'],
]

/**
 * Returns a patch for each breach of a schema. A breach removes a required key, changes the type of a value, or breaks
 * `const`, `enum`, `minLength`, `minItems` or `minimum`. Follows `$ref` into `$defs` and to the `$id`s of
 * `others`. Ids are like `derived:<name>.choices.0.message.content:type`.
 */
export function deriveFaults(
  schema: unknown,
  name: string,
  where: Where,
  others: readonly unknown[] = [],
): readonly ReasonedFault[] {
  const identified = others.flatMap((other) =>
    isObject(other) && typeof other['$id'] === 'string' ? [[other['$id'], other] as const] : [],
  )
  const breaches = breachesOf(schema, '', { root: schema, known: new Map(identified), depth: 0 })
  return breaches.map((breach) => asPatch(breach, name, where))
}

type Place = { readonly root: unknown; readonly known: Known; readonly depth: number }

function breachesOf(written: unknown, path: string, place: Place): readonly Breach[] {
  const { schema, root } = resolve(written, place)
  if (!isObject(schema) || place.depth > MAX_DEPTH) return []
  const below = { ...place, root, depth: place.depth + 1 }
  const own = path === '' ? [] : ownBreaches(schema, path)
  const required = stringsIn(schema['required']).map((key) => dropped(`${path}/${key}`))
  const properties = isObject(schema['properties']) ? Object.entries(schema['properties']) : []
  const inner = properties.flatMap(([key, property]) => breachesOf(property, `${path}/${key}`, below))
  const items = schema['items'] === undefined ? [] : breachesOf(schema['items'], `${path}/*`, below)
  return [...own, ...required, ...inner, ...items]
}

function ownBreaches(schema: JsonObject, path: string): readonly Breach[] {
  const breaches = [typeBreach(schema, path), constBreach(schema, path), ...boundBreaches(schema, path)]
  return breaches.filter((breach) => breach !== undefined)
}

function dropped(path: string): Breach {
  return { path, keyword: 'required', edit: drop(path), received: 'missing' }
}

function replaced(path: string, keyword: string, value: unknown, received: string): Breach {
  return { path, keyword, edit: set(path, value), received }
}

function typeBreach(schema: JsonObject, path: string): Breach | undefined {
  const types = typeof schema['type'] === 'string' ? [schema['type']] : stringsIn(schema['type'])
  if (types.length === 0) return undefined
  const sample = samples.find(([type]) => !types.includes(type))
  return sample === undefined ? undefined : replaced(path, 'type', sample[1], sample[2])
}

function constBreach(schema: JsonObject, path: string): Breach | undefined {
  const keyword = ['const', 'enum'].find((each) => each in schema)
  return keyword === undefined ? undefined : replaced(path, keyword, 'derived', 'derived')
}

function boundBreaches(schema: JsonObject, path: string): readonly (Breach | undefined)[] {
  const { minLength, minItems, minimum } = schema
  return [
    Number(minLength) >= 1 ? replaced(path, 'minLength', '', '""|empty') : undefined,
    Number(minItems) >= 1 ? replaced(path, 'minItems', [], 'array of 0|empty') : undefined,
    typeof minimum === 'number' ? replaced(path, 'minimum', minimum - 1, String(minimum - 1)) : undefined,
  ]
}

function resolve(written: unknown, place: Place): { readonly schema: unknown; readonly root: unknown } {
  if (!isObject(written) || typeof written['$ref'] !== 'string') return { schema: written, root: place.root }
  const [id = '', fragment = ''] = written['$ref'].split('#')
  const root = id === '' ? place.root : place.known.get(id)
  const parts = fragment.split('/').slice(1)
  const schema = parts.reduce<unknown>(
    (current, part) => (isObject(current) ? current[part] : undefined),
    root,
  )
  return { schema, root }
}

function asPatch(breach: Breach, name: string, where: Where): ReasonedFault {
  const { path, keyword, edit, received } = breach
  const dotted = path.slice(1).replaceAll('/', '.').replaceAll('*', '0')
  const pointer = path.split('*').map(escaped).join('\\d+')
  const title = `${dotted} breaks the ${keyword} of ${name}`
  return reasoned(
    `derived:${name}.${dotted}:${keyword}`,
    title,
    `${pointer}\\b.*(${received})`,
    applied(edit, where),
  )
}

function applied(edit: Edit, where: Where): Action {
  switch (where) {
    case 'reply':
      return onCompletion(edit)
    case 'chunk':
      return eachChunk((chunk) => edit(chunk))
    case 'error':
      return onErrorBody(edit)
    case 'models':
      return onReply((reply, call) => reply.status === 200 && call.path === MODELS_PATH, withJson(edit))
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function stringsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
