import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import reference from '../../schemas/statements/reference.json' with { type: 'json' }
import { resolvePlan } from './plan.ts'
import { editorSchema } from './editor-schema.ts'
import { readingCatalog } from './reading-catalog.ts'
import { parseStatement } from './statement.ts'

const text = `{
  // Of whom.
  "$schema": "./assay-statement.schema.json",
  "schema": "assay.statement/1", /* as always */
  "name": "http://not-a-comment.example",
  "readings": {
    "errors.body": null,
    "errors.missingKey": "403"
  }
}`

test('comments are ignored, and null leaves a gap open whatever the profile declares', () => {
  const statement = parseStatement(text, 'ours.jsonc')
  expect(statement.name).toBe('http://not-a-comment.example')
  expect(statement.open).toEqual(['errors.body'])
  const { readings } = resolvePlan({ profile: 'openai', statement, require: [] })
  expect(readings.has('errors.body')).toBe(false)
  expect(readings.get('errors.missingKey')?.value.reading).toBe('403')
})

test('reports the line of a mistake behind comments', () => {
  const wrong = text.replace('"403"', '"404"')
  expect(() => parseStatement(wrong, 'ours.jsonc')).toThrow(
    /^ours\.jsonc:8 \/readings\/errors\.missingKey: no reading/,
  )
})

test('null for a key that does not exist is a mistake', () => {
  const wrong = text.replace('errors.body', 'error.body')
  expect(() => parseStatement(wrong, 'ours.jsonc')).toThrow(/error\.body.*errors\.body/)
})

test('the schema for editors is self-contained, accepts every example, null and the reference, and refuses unknown members', () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(editorSchema())
  const examples = readingCatalog().flatMap(({ key, readings }) =>
    readings.map(({ example }) => ({ [key]: example })),
  )
  for (const readings of [...examples, { 'errors.body': null }, { 'errors.missingKey': '403' }])
    expect(validate({ schema: 'assay.statement/1', readings }), JSON.stringify(readings)).toBe(true)
  expect(validate(reference)).toBe(true)
  expect(validate({ schema: 'assay.statement/1', readings: { 'error.body': 'openai' } })).toBe(false)
  expect(validate({ schema: 'assay.statement/1', readings: { 'errors.missingKey': '404' } })).toBe(false)
})
