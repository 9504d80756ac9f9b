/** Replaces each `$ref` in a JSON Schema by the definition that it names. Pure. */

const REFERENCE = /^#\/\$defs\/([^/]+)$/

/** Replaces each reference to `$defs` by its definition, because a reference costs a function call. Throws for circular definitions. */
export function withInlinedDefinitions(schema: object): object {
  const definitions = new Map(
    Object.entries('$defs' in schema && typeof schema.$defs === 'object' ? (schema.$defs ?? {}) : {}),
  )
  const inlined = (value: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => inlined(item, within))
    if (typeof value !== 'object' || value === null) return value
    const name = definitionIn(value)
    if (name === null || !definitions.has(name))
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inlined(item, within)]))
    if (within.includes(name)) throw new TypeError(`the definition ${name} refers to itself`)
    return inlined(definitions.get(name), [...within, name])
  }
  const members = Object.entries(schema).filter(([key]) => key !== '$defs')
  return Object.fromEntries(members.map(([key, value]) => [key, inlined(value, [])]))
}

// Returns the definition name in `$ref`; null if there is none, or if other keywords beside `$ref` apply too.
function definitionIn(value: object): string | null {
  if (!('$ref' in value) || typeof value.$ref !== 'string' || Object.keys(value).length > 1) return null
  return REFERENCE.exec(value.$ref)?.[1] ?? null
}
