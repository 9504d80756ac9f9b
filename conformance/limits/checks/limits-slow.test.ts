import { describe, expect, test } from 'vitest'
import { readingsOf } from '../../exchange/exchange-fixture.ts'
import { at, judge, LIMITED, rows, type Changed } from './limits-fixture.ts'
import { issuesOf, kindOf } from '../../evidence/verdict-fixture.ts'

const values = Object.fromEntries([...LIMITED].map(([key, { value }]) => [key, value]))
const QUEUED = readingsOf({ ...values, 'limits.exceeded': { reading: 'queue' } })

/** Eight calls on a quota of four per ten seconds, with the milliseconds that each took. */
function waits(...tookMs: readonly number[]) {
  const calls = tookMs.map((headersMs, index): [string, Changed] => [
    `a-${index + 1}`,
    { ...at(index * 10, 2), headersMs },
  ])
  const all = rows(Object.fromEntries(calls)).filter(({ label }) => /^a-\d+$/.test(label))
  return kindOf(judge('limits.exists', all, { readings: QUEUED }))
}

describe('where calls are to wait', () => {
  test('those beyond the quota did', () => {
    expect(waits(3, 3, 3, 3, 500, 3, 3, 500)).toBe('satisfied')
  })
  test('one waited for its window', () => {
    expect(waits(3, 3, 3, 3, 9500, 3, 3, 3)).toBe('satisfied')
  })
  test('one pause is no wait', () => {
    expect(waits(3, 3, 3, 3, 500, 3, 3, 3)).toBe('budget')
  })
  test('a pause within the quota is none', () => {
    expect(waits(3, 500, 500, 3, 3, 3, 3, 3)).toBe('budget')
  })
})

describe('a refusal is quick', () => {
  const refusals = ['a-5', 'again', 'stream', 'sibling', 'a-last', 'deep', 'b-3', 'p-5', 'p-6', 'p-7', 'p-8']
  const slowBy = (ownMs: number, otherMs: number) =>
    rows(
      Object.fromEntries(
        rows().map(({ label }) => [label, { headersMs: refusals.includes(label) ? ownMs : otherMs }]),
      ),
    )
  test('on a slow way, against the answers', () => {
    expect(kindOf(judge('limits.refusal-quick', slowBy(1300, 4000)))).toBe('satisfied')
    expect(issuesOf(judge('limits.refusal-quick', slowBy(1300, 1400)))).toHaveLength(1)
  })
})

test.each([
  [10, 'satisfied'],
  [10.4, 'satisfied'],
  [9.6, 'satisfied'],
  [9, 'violated'],
  [11, 'violated'],
])('a policy of 10 s, a declared window of %d s: %s', (windowSeconds, kind) => {
  const readings = readingsOf({
    ...values,
    'limits.headers': { reading: 'ratelimit-fields' },
    'limits.quota': {
      reading: 'list',
      quotas: [{ quota: 4, unit: 'requests', windowSeconds, scope: 'account' }],
      charged: [],
    },
  })
  const fields = rows(
    Object.fromEntries(
      rows().map(({ label }) => [
        label,
        {
          headers: [
            ['content-type', 'application/json'],
            ['ratelimit-policy', '"default";q=4;w=10'],
            ['ratelimit', '"default";r=3;t=10'],
          ],
        } as const,
      ]),
    ),
  )
  expect(kindOf(judge('limits.policy-window', fields, { readings }))).toBe(kind)
})
