import { expect, test } from 'vitest'
import type { Row } from '../../../schemas/compiled/row.ts'
import { rowOf as answeredRow } from '../../rows/row-fixture.ts'
import { identify } from '../identify.ts'
import { planFor } from './plan-fixture.ts'
import { collectRows, outcomeOf, withoutRejectedKeys } from './observe.ts'

const ASK = { atMs: 0, key: 'a', source: '1', kind: 'chat', tokens: 0, stage: 'first' }

const { bounds: BOUNDS } = await planFor()

function rowOf(changes: Partial<Row>): Row {
  return { ...answeredRow(), ask: ASK, ...changes }
}

test.each<[status: number, retryAfter: string | null, answerClass: Row['class'], outcome: string]>([
  [200, null, 'ok', 'accepted'],
  [200, null, 'not-a-completion', 'unclassified'],
  [200, null, 'stream-429', 'refused'],
  [401, null, 'http-4xx', 'accepted'],
  [403, null, 'http-4xx', 'refused'],
  [429, null, 'http-429', 'refused'],
  [503, '1', 'http-5xx', 'refused'],
  [503, null, 'http-5xx', 'unclassified'],
  [500, '1', 'http-5xx', 'unclassified'],
  [302, null, 'http-other', 'unclassified'],
  [0, null, 'reset', 'unclassified'],
])('status %d with Retry-After %s and class %s is %s', (status, retryAfter, answerClass, outcome) => {
  expect(outcomeOf({ status, retryAfter, class: answerClass }, [403])).toBe(outcome)
})

test('a whole answer of JSON in place of an event stream was accepted, and a page was not', () => {
  const answer = { status: 200, retryAfter: null, class: 'not-a-completion' as const }
  expect(outcomeOf({ ...answer, errorText: '{"id":"x","choices":[' }, [])).toBe('accepted')
  expect(outcomeOf({ ...answer, errorText: '<p>hello</p>' }, [])).toBe('unclassified')
})

test('an observation has the request, the times of its answer, its fields and its error', () => {
  const { take, rows } = collectRows([])
  take(
    rowOf({
      sentUs: 1000,
      headersUs: 3000,
      closedUs: 4000,
      status: 429,
      class: 'http-429',
      retryAfter: '7',
      limits: { 'x-ratelimit-limit': '5' },
      errorText: 'slow down',
      promptTokens: null,
    }),
  )
  take(rowOf({ sentUs: null, headersUs: null, closedUs: null, status: 0, class: 'interrupted' }))
  expect(rows().seen).toEqual([
    expect.objectContaining({
      ...ASK,
      sentMs: 1,
      answeredMs: 3,
      closedMs: 4,
      outcome: 'refused',
      fields: { 'x-ratelimit-limit': '5', 'retry-after': '7' },
      errorText: 'slow down',
      usedTokens: null,
    }),
  ])
})

test('requests count as in flight from the end of their handshakes', () => {
  const { take, rows } = collectRows([])
  const ends: number[] = []
  for (let place = 0; place < 20; place += 1) {
    const connectedUs = 80_000 + 25_000 * place
    const isAccepted = ends.filter((endUs) => endUs > connectedUs).length < 4
    const closedUs = connectedUs + (isAccepted ? 130_000 : 3000)
    if (isAccepted) ends.push(closedUs)
    const answer = isAccepted ? {} : ({ status: 429, class: 'http-429' } as const)
    const ask = { ...ASK, kind: 'long', stage: 'burst' }
    take(rowOf({ ask, sentUs: 100 * place, connectedUs, headersUs: closedUs, closedUs, ...answer }))
  }
  const { seen } = rows()
  expect(seen[19]?.sentMs).toBe(555)
  const { limits } = identify({ seen, bounds: { ...BOUNDS, startEpochMs: 0 } })
  expect(limits.map(({ unit, size }) => [unit, size.from, size.to])).toEqual([['in-flight', 4, 4]])
})

test('a status that follows completions in a row is a refusal', () => {
  const { take, rows } = collectRows([])
  for (const status of [200, 200, 400, 400, 400, 200, 200, 200, 200, 200])
    take(rowOf({ status, class: status === 200 ? 'ok' : 'http-4xx' }))
  expect(rows().recognized).toEqual([400])
  expect(rows().seen.map(({ outcome }) => outcome)).toEqual([
    'accepted',
    'accepted',
    'refused',
    'refused',
    'refused',
    ...Array.from({ length: 5 }, () => 'accepted'),
  ])
})

test('a status of requests beside others that wait and are completed is a refusal', () => {
  const { take, rows } = collectRows([])
  for (let turn = 0; turn < 3; turn += 1) take(rowOf({ status: 503, class: 'http-5xx', retryAfter: null }))
  take(rowOf({ status: 200, headersUs: 900_000, doneUs: 900_000, closedUs: 900_000 }))
  expect(rows().recognized).toEqual([503])
})

test.each([
  ['no completion came before', [404, 404, 404, 404]],
  ['it came twice', [200, 400, 400]],
  ['it never came three times in a row', [200, 400, 400, 200, 400, 400, 200, 400]],
  ['the server failed', [200, 500, 500, 500]],
])('a status is not a refusal when %s', (_why, statuses) => {
  const { take, rows } = collectRows([])
  for (const status of statuses) take(rowOf({ status, class: status === 200 ? 'ok' : 'http-4xx' }))
  expect(rows().recognized).toEqual([])
})

test('requests that are meant to fail recognize nothing', () => {
  const { take, rows } = collectRows([])
  take(rowOf({ status: 200 }))
  for (let turn = 0; turn < 4; turn += 1)
    take(rowOf({ status: 401, class: 'http-4xx', ask: { ...ASK, kind: 'wrong-key' } }))
  expect(rows().recognized).toEqual([])
})

test.each([
  ['b', [401, 403], ['a']],
  ['b', [401, 200], ['a', 'b']],
  ['b', [], ['a', 'b']],
  ['a', [401], ['a', 'b']],
])('a rejected key is left out, except the first: %s answered %j', (key, statuses, keys) => {
  const { take, rows } = collectRows([])
  for (const status of statuses) take(rowOf({ status, ask: { ...ASK, key } }))
  const { seen } = rows()
  const bounds = { ...BOUNDS, keys: ['a', 'b'], startEpochMs: 0 }
  const kept = withoutRejectedKeys({ seen, bounds })
  expect(kept.bounds.keys).toEqual(keys)
  expect(kept.seen).toHaveLength(keys.includes(key) ? statuses.length : 0)
})

test('a row without its request is refused', () => {
  expect(() => collectRows([]).take(rowOf({ ask: null }))).toThrow(/does not have its request/)
})
