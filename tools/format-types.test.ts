import { expect, test } from 'vitest'
import { formatTypes } from './format-types.ts'

const rowFile = fileOf(`{
  "$id": "urn:assay:row",
  "title": "A row",
  "if": { "properties": { "clock": true }, "required": ["clock"] },
  "then": { "$ref": "#/$defs/head" },
  "else": { "$ref": "#/$defs/line" },
  "$defs": {
    "head": { "type": "object", "required": ["clock"], "properties": { "clock": { "enum": ["wall", "monotonic"] } } },
    "line": {
      "description": "One request.",
      "type": "object",
      "required": ["ms", "pairs"],
      "properties": {
        "ms": { "type": ["number", "null"], "minimum": 0 },
        "pairs": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/pair" } },
        "open": { "type": "object" },
        "name": { "title": "Who it was", "type": "string" },
        "readings": { "$ref": "urn:assay:readings" }
      },
      "if": { "properties": { "name": true }, "required": ["name"] },
      "then": { "properties": { "open": true }, "required": ["open"] }
    },
    "pair": { "type": "array", "minItems": 2, "items": false, "prefixItems": [{ "type": "string" }, { "type": "integer" }] }
  }
}`)

function fileOf(text: string): object {
  const schema: unknown = JSON.parse(text)
  if (typeof schema !== 'object' || schema === null) throw new TypeError('a schema is an object')
  return schema
}

test('types follow a schema: unions, null, pairs, what may be absent, comments; conditions and bounds change none', async () => {
  const types = (await formatTypes(new Map([['row.schema.json', rowFile]]))).get('row.ts') ?? ''
  expect(types).toContain('type RowLine = (Head | Line)')
  expect(types).toContain('clock: ("wall" | "monotonic")')
  expect(types).toContain('ms: (number | null)')
  expect(types).toContain('pairs: Pair[]')
  expect(types).toContain('type Pair = [string, number]')
  expect(types).toMatch(/open\?: \{\s*\[k: string\]: unknown/)
  expect(types).toMatch(/readings\?: \{\s*\[k: string\]: unknown/)
  expect(types).toContain('name?: string')
  expect(types).toContain('* One request.')
})

test('every type is given out read-only', async () => {
  const types = (await formatTypes(new Map([['row.schema.json', rowFile]]))).get('row.ts') ?? ''
  const exported = types.split('\n').filter((line) => line.startsWith('export'))
  expect(exported).toHaveLength(4)
  expect(exported.filter((line) => !line.includes('= Immutable<'))).toEqual([])
})

test('a format without a schema has no types', async () => {
  expect([...(await formatTypes(new Map())).keys()]).toEqual([])
})
