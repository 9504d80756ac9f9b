import readings from '../../schemas/compiled/readings.schema.json' with { type: 'json' }
import statement from '../../schemas/statement.schema.json' with { type: 'json' }
import type { JsonObject } from '../exchange/reply.ts'
import { profileNames } from './plan.ts'
import { readingCatalog } from './reading-catalog.ts'

/** Returns the JSON Schema of statements for editors, with a description of each key. */
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
    $defs: readings.$defs,
  }
}
