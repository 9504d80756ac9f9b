import { expect, test } from 'vitest'
import { withInlinedDefinitions } from './compile-schemas.ts'

test('a definition replaces each reference to it, also in other definitions', () => {
  const schema = {
    $id: 'urn:x',
    properties: { a: { $ref: '#/$defs/list' }, b: { type: 'null' } },
    $defs: {
      list: { type: 'array', items: { $ref: '#/$defs/count' } },
      count: { type: 'integer', minimum: 0 },
    },
  }
  expect(withInlinedDefinitions(schema)).toEqual({
    $id: 'urn:x',
    properties: { a: { type: 'array', items: { type: 'integer', minimum: 0 } }, b: { type: 'null' } },
  })
})

test('circular definitions are refused', () => {
  const schema = {
    properties: { a: { $ref: '#/$defs/a' } },
    $defs: { a: { items: { $ref: '#/$defs/b' } }, b: { items: { $ref: '#/$defs/a' } } },
  }
  expect(() => withInlinedDefinitions(schema)).toThrow('the definition a refers to itself')
})
