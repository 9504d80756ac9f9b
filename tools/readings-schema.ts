/** Generates the JSON Schema of readings from `gaps.json`, which defines each reading once. Pure. */

/** A reading in `gaps.json`. `takes`: the JSON Schema of each parameter, by name. `needs`: the names of the required parameters. */
type GapReading = {
  readonly key: string
  readonly name: string
  readonly takes?: Readonly<Record<string, object>>
  readonly needs?: readonly string[]
  readonly example?: object
}

type Gap = { readonly readings: readonly GapReading[] }

type Schema = { readonly $schema: string; readonly $id: string; readonly [keyword: string]: unknown }

type ReadingsSchema = Schema & { readonly properties: Readonly<Record<string, object>> }

/** The name of the generated file in `schemas/compiled/`. */
export const READINGS_SCHEMA = 'readings.schema.json'

/** Returns the JSON Schema of the readings in a profile file. There, null removes an inherited reading. */
export function profileReadingsSchema({ $schema, properties }: ReadingsSchema): Schema {
  const keys = Object.keys(properties).map((key) => [
    key,
    { anyOf: [{ type: 'null' }, { $ref: `urn:assay:readings#/$defs/${key}` }] },
  ])
  return {
    $schema,
    $id: 'urn:assay:profile-readings',
    $comment: 'Made from gaps.json by tools/readings-schema.ts. Do not edit.',
    title: 'Readings of a profile by key',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(keys),
  }
}

/** Returns the JSON Schema of readings. `types`: definitions from `reading-types.json`, to which the schemas of parameters refer. */
export function readingsSchema(
  gaps: readonly Gap[],
  types: Readonly<Record<string, object>>,
): ReadingsSchema {
  const byKey = new Map<string, GapReading[]>()
  for (const reading of gaps.flatMap(({ readings }) => readings))
    byKey.set(reading.key, [...(byKey.get(reading.key) ?? []), reading])
  const keys = [...byKey.keys()]
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:assay:readings',
    $comment: 'Made from gaps.json by tools/readings-schema.ts. Do not edit.',
    title: 'Readings by key',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(keys.map((key) => [key, { $ref: `#/$defs/${key}` }])),
    $defs: {
      ...Object.fromEntries([...byKey].map(([key, readings]) => [key, definitionOf(readings)])),
      ...types,
    },
  }
}

// Returns the schema of a key's readings. A reading without required parameters may be given by its name alone.
function definitionOf(readings: readonly GapReading[]): object {
  const whole = {
    type: 'object',
    discriminator: { propertyName: 'reading' },
    oneOf: readings.map(branchOf),
  }
  const short = readings.filter(({ needs = [] }) => needs.length === 0).map(({ name }) => name)
  if (short.length === 0) return whole
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  return { if: { type: 'string' }, then: { enum: short }, else: whole }
}

function branchOf({ name, takes = {}, needs = [], example = {} }: GapReading): object {
  return {
    properties: { reading: { const: name }, ...takes },
    required: ['reading', ...needs],
    additionalProperties: false,
    examples: [{ reading: name, ...example }],
  }
}
