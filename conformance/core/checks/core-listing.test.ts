import { describe, expect, test } from 'vitest'
import * as listingFile from './core-listing.ts'
import { checksOf } from '../../evidence/check.ts'
import { exchange, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'

const listingChecks = checksOf(listingFile)

const whole = { id: 'test-model', object: 'model', created: 1_790_000_000, owned_by: 'x' }
const listing = (...data: readonly unknown[]): ExchangeParts => ({ json: { object: 'list', data } })
const UNKNOWN_MODEL = { status: 404, json: { error: { code: 'model_not_found', message: 'no such model' } } }
const named = (...ids: readonly string[]): ExchangeParts => listing(...ids.map((id) => ({ ...whole, id })))

function judge(id: string, parts: ExchangeParts, model = 'test-model') {
  return judged(listingChecks, id, [exchange('core.models/list', parts)], { model })
}

const ofEntries = listingChecks.map(({ id }) => id).filter((id) => id !== 'core.models-listed')

describe.each(ofEntries)('%s', (id) => {
  test.each<[kind: string, parts: ExchangeParts]>([
    ['satisfied', listing(whole)],
    ['satisfied', listing({ ...whole, created: 0, root: '/m', permission: [] })],
    ['not-applicable', { status: 404, json: {} }],
    ['not-applicable', { json: [whole] }],
    ['not-applicable', { text: 'models' }],
    ['throttled', { status: 429 }],
  ])('%s for %j', (kind, parts) => {
    expect(kindOf(judge(id, parts))).toBe(kind)
  })
  test.each([[{ reading: 'any' }], [{ reading: 'discovery', path: '/m', schema: 'urn:assay:own' }]])(
    'is taken out by the reading %j',
    (reading) => {
      const readings = readingsOf({ 'request.models': reading })
      const judgement = judged(listingChecks, id, [exchange('core.models/list', listing())], { readings })
      expect(kindOf(judgement)).toBe('not-applicable')
    },
  )
  test('never passes without evidence', () => {
    expect(kindOf(judged(listingChecks, id, []))).toBe('prerequisite')
  })
})

test.each<[entry: object, issues: readonly string[]]>([
  [{ ...whole, object: 'engine' }, ['/data/0/object: string "engine"']],
  [{ ...whole, created: 1.5 }, ['/data/0/created: number 1.5']],
  [{ ...whole, created: '2026' }, ['/data/0/created: string "2026"']],
  [{ ...whole, owned_by: null }, ['/data/0/owned_by: null']],
  [
    { id: 'test-model' },
    ['/data/0/object: missing', '/data/0/created: missing', '/data/0/owned_by: missing'],
  ],
])('an entry %j lacks something', (entry, issues) => {
  expect(issuesOf(judge('core.model-entries', listing(entry)))).toEqual(
    issues.map((issue) => `core.models/list ${issue}`),
  )
})

test('reports many entries that lack one member in three issues', () => {
  const issues = issuesOf(
    judge('core.model-entries', listing(...Array.from({ length: 9 }, () => ({ ...whole, created: null })))),
  )
  expect(issues).toHaveLength(3)
  expect(issues[2]).toMatch(/\(and 6 more like it\)$/)
})

describe('the model in use', () => {
  test.each([
    ['llama3', 'llama3:latest'],
    ['llama3:latest', 'llama3'],
    ['gpt-x', 'gpt-x-2026-08-06'],
    ['llama', '/srv/models/llama.gguf'],
    ['C:\\models\\llama.gguf', 'llama'],
    ['acme/llama', 'llama'],
    ['Llama-3', 'llama-3'],
  ])('%s is listed as %s', (model, listed) => {
    expect(kindOf(judge('core.model-in-use-listed', named('other', listed), model))).toBe('satisfied')
  })
  test('may have its name among the aliases, or on another page', () => {
    const aliased = listing({ ...whole, id: 'big', aliases: ['small', 7] })
    expect(kindOf(judge('core.model-in-use-listed', aliased, 'small'))).toBe('satisfied')
    const partial = { json: { object: 'list', data: [{ ...whole, id: 'big' }], has_more: true } }
    expect(kindOf(judge('core.model-in-use-listed', partial, 'small'))).toBe('satisfied')
  })
  test.each([
    ['small', named('big'), '"big"'],
    ['llama3', named('llama30'), '"llama30"'],
    ['llama3', named('llama3-embedding'), '"llama3-embedding"'],
    ['small', named(), 'no model'],
    ['g', named('a', 'b', 'c', 'd', 'e', 'f', 'h'), '"a", "b", "c", "d", "e" and 2 more'],
  ])('%s is not listed (%#)', (model, parts, received) => {
    expect(issuesOf(judge('core.model-in-use-listed', parts, model))).toEqual([
      `core.models/list /data: ${received}`,
    ])
  })
  test.each<[string, object, string, readonly string[]]>([
    ['is refused', UNKNOWN_MODEL, 'answered', ['core.models/listed-name status: 404']],
    ['is refused for another reason', { status: 403, json: {} }, 'answered', []],
    ['is answered', {}, 'answered', []],
    ['is refused by a limit', { status: 429 }, 'answered', []],
    ['is refused as every call is', UNKNOWN_MODEL, 'refused', []],
  ])('the name in the list %s', (_, parts, reference, expected) => {
    const calls = [
      exchange('core.completion/all-four', reference === 'answered' ? {} : { status: 404 }),
      exchange('core.models/list', named('vendor/small')),
      exchange('core.models/listed-name', parts),
    ]
    const judgement = judged(listingChecks, 'core.model-in-use-listed', calls, { model: 'small' })
    expect(issuesOf(judgement).map((issue) => issue.split(': ', 2).join(': '))).toEqual(expected)
  })
  test('is not judged when no model was named', () => {
    expect(kindOf(judge('core.model-in-use-listed', named('big'), ''))).toBe('not-applicable')
  })
})

test('reports an id that an earlier entry has, and names that entry', () => {
  const judgement = judge('core.models-distinct', named('test-model', 'b', 'b', 'test-model'))
  expect(issuesOf(judgement)).toEqual([
    'core.models/list /data/2/id: "b", as in /data/1',
    'core.models/list /data/3/id: "test-model", as in /data/0',
  ])
})

test('entries without an id are not entries with the same id', () => {
  expect(kindOf(judge('core.models-distinct', listing(whole, {}, {}, { id: 7 }, { id: 7 })))).toBe(
    'satisfied',
  )
})
