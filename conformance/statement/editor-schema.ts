/** The schema of statements in one piece, for editors, which follow no reference to another file of ours. Pure. */
import readings from '../../schemas/compiled/readings.schema.json' with { type: 'json' }
import statement from '../../schemas/statement.schema.json' with { type: 'json' }
import { isRecord, type JsonObject } from '../exchange/reply.ts'
import { profileNames } from './profiles.ts'
import { readingCatalog } from './reading-catalog.ts'

/** Returns the schema: that of statements with the readings in it, each key with what the interface does not show. */
export function editorSchema(): JsonObject {
  const texts = new Map(readingCatalog().map(({ key, text }) => [key, text] as const))
  const keys = Object.keys(readings.properties).map((key) => [
    key,
    {
      description: texts.get(key) ?? '',
      // Null leaves a gap open.
      anyOf: [{ type: 'null' }, { $ref: `#/$defs/${key}` }],
    },
  ])
  return {
    ...statement,
    $id: 'urn:assay:statement:editor',
    properties: {
      ...statement.properties,
      extends: { ...statement.properties.extends, enum: [...profileNames] },
      readings: {
        title: 'Readings by key',
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(keys),
      },
    },
    $defs: Object.fromEntries(
      Object.entries(readings.$defs).map(([name, schema]) => [name, forEditors(schema)]),
    ),
  }
}

// A keyword of our compiler; editors complete the branches of `oneOf` without it.
function forEditors(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forEditors)
  if (!isRecord(schema)) return schema
  const kept = Object.entries(schema).filter(([keyword]) => keyword !== 'discriminator')
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, forEditors(value)]))
}
