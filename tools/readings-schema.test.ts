import { expect, test } from 'vitest'
import { readingsSchema } from './compile-schemas.ts'

const path = { type: 'string', description: 'where it is' }
const gaps = [
  {
    readings: [
      { key: 'sse.path', name: 'same-path' },
      { key: 'sse.path', name: 'other-path', takes: { path }, needs: ['path'], example: { path: '/x' } },
    ],
  },
  { readings: [{ key: 'limits.quota', name: 'per-key', takes: { path }, needs: ['path'] }] },
]

test('each key has a branch for each of its readings, and one that needs nothing may be given by its name alone', () => {
  const made = readingsSchema(gaps, { text: { type: 'string' } })
  expect(made).toMatchObject({
    $id: 'urn:assay:readings',
    additionalProperties: false,
    properties: { 'sse.path': { $ref: '#/$defs/sse.path' } },
    $defs: {
      text: { type: 'string' },
      'sse.path': { if: { type: 'string' }, else: { type: 'object' } },
      'limits.quota': { type: 'object', oneOf: [{ required: ['reading', 'path'] }] },
    },
  })
  expect(made).toHaveProperty(['$defs', 'sse.path', 'then'], { enum: ['same-path'] })
  expect(made).toHaveProperty(['$defs', 'sse.path', 'else', 'oneOf', 1], {
    properties: { reading: { const: 'other-path' }, path },
    required: ['reading', 'path'],
    additionalProperties: false,
    examples: [{ reading: 'other-path', path: '/x' }],
  })
})
