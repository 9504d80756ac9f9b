import { describe, expect, test } from 'vitest'
import clauses from './clauses.json' with { type: 'json' }
import { validators } from './compiled/validators.js'
import gaps from './gaps.json' with { type: 'json' }

// A copy of the ids, which must never change: a report of last year must keep its meaning.
const CLAUSES = `
  C1.1 C1.2 C1.3 C1.4 C1.5 C1.6 C1.7 C1.8 C1.9
  C2.1.1 C2.1.2 C2.1.3 C2.1.4 C2.2.1 C2.2.2 C2.3.1 C2.3.2 C2.3.3 C2.4.1
  C4.1 C4.2 C4.3 C4.4 C4.5 C4.6 C4.7 C5.1 C5.2 C5.3 C6.1 C8.1 C8.2 C9.1 C9.2 C9.3`

const GAPS = `
  G1.1 capabilities.other
  G2.1 request.required
  G2.2 request.models
  G2.3 request.roles
  G2.4 response.fields
  G2.5 key.format
  G3.1 states
  G4.1 signup.request
  G4.2 signup.response
  G4.3 maxTokens.bounds
  G4.4 temperature.bounds
  G4.5 sse.path
  G4.6 sse.switch
  G4.7 sse.events
  G4.8 websocket.path
  G4.9 websocket.frames websocket.reuse websocket.closeCodes
  G4.10 websocket.auth
  G4.11 endpoints.other cors
  G5.1 key.lifetime
  G5.2 key.scopes
  G5.3 key.rotation
  G5.4 key.revocation
  G5.5 errors.missingKey
  G5.6 errors.wrongKey
  G6.1 webhooks.types
  G6.2 webhooks.payload
  G6.3 webhooks.delivery
  G6.4 webhooks.retry
  G6.5 webhooks.signature
  G6.6 webhooks.trigger webhooks.registration
  G7.1 errors.status
  G7.2 errors.body
  G7.3 errors.codes
  G7.4 errors.conditions
  G8.1 limits.quota
  G8.2 limits.quota
  G8.3 limits.headers
  G8.4 limits.exceeded
  G8.5 maxTokens.maximum
  G9.1 version.deprecation
  G9.2 version.compatibility
  G9.3 version.selection`

const CAPABILITIES = {
  signup: 'C1.3 C1.9 C2.4.1 C4.2 C4.6 C4.7 C5.2 G4.1 G4.2',
  sse: 'C1.6 G4.5 G4.6 G4.7',
  websocket: 'C1.5 G4.8 G4.9 G4.10',
  webhooks: 'C1.7 C6.1 G6.1 G6.2 G6.3 G6.4 G6.5 G6.6',
  limits: 'C1.8 C8.1 G8.1 G8.2 G8.3 G8.4',
}

const entries = [...clauses, ...gaps]

test('every clause is there, once and in order', () => {
  expect(clauses.map(({ id }) => id)).toEqual(CLAUSES.trim().split(/\s+/))
})

test('every gap is there with its keys, once and in order', () => {
  const listed = gaps.map(({ id, keys }) => [id, ...keys].join(' '))
  expect(listed).toEqual(GAPS.trim().split(/\n\s*/))
})

test.each(Object.entries(CAPABILITIES))('the clauses and gaps of %s', (capability, ids) => {
  const found = entries.filter((entry) => entry.capability === capability).map(({ id }) => id)
  expect(found).toEqual(ids.split(' '))
})

test('the rest belongs to core', () => {
  const elsewhere = new Set(Object.values(CAPABILITIES).flatMap((ids) => ids.split(' ')))
  for (const { id, capability } of entries)
    if (!elsewhere.has(id)) expect([id, capability]).toEqual([id, 'core'])
})

test.each([
  ['clauses', clauses],
  ['gaps', gaps],
])('%s.json has its shape', (name, value) => {
  const validate = validators[`urn:assay:${name}`]
  expect(validate?.(value), JSON.stringify(validate?.errors)).toBe(true)
})

test('each entry names the section its id stands for', () => {
  for (const { id, section } of entries) {
    const [part] = id.slice(1).split('.')
    expect([id, section.split('.')[0]]).toEqual([id, part])
  }
})

test('clauses without a check state a reason, and none is both excluded and observed', () => {
  for (const entry of entries) {
    const excluded = 'excluded' in entry && entry.excluded !== undefined
    const observed = 'observedBy' in entry && entry.observedBy !== undefined
    expect([entry.id, excluded && observed]).toEqual([entry.id, false])
  }
})

describe('readings of the gaps', () => {
  const known: readonly { readonly readings: readonly { readonly key: string; readonly name: string }[] }[] =
    gaps
  const readings = known.flatMap(({ readings: list }) => list)

  test('every key has at least one, and no two of a key share a name', () => {
    for (const key of new Set(gaps.flatMap(({ keys }) => keys))) {
      const names = readings.filter((reading) => reading.key === key).map(({ name }) => name)
      expect(names.length, key).toBeGreaterThan(0)
      expect(new Set(names).size, key).toBe(names.length)
    }
  })

  test('every reading stands at a gap that has its key', () => {
    for (const { id, keys, readings: list } of gaps) {
      for (const { key } of list) expect(keys, id).toContain(key)
    }
  })
})
