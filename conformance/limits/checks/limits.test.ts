import { describe, expect, test } from 'vitest'
import type { Evidence } from '../../evidence/check.ts'
import { limitChecks } from './limits.ts'
import { readingsOf, SENT_AT_EPOCH_MS, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { at, judgeLimit, LIMITED_READINGS, rows, without, type CallChange } from './limits-fixture.ts'
import { issuesOf, kindOf } from '../../evidence/verdict-fixture.ts'

const ids = limitChecks.map(({ id }) => id)
test('ids are unique and begin with `limits.`, and each check has a fault', () => {
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !id.startsWith('limits.'))).toEqual([])
  expect(limitChecks.filter(({ trippedBy }) => trippedBy.length === 0)).toEqual([])
})

// The checks of units other than requests. limits-unit-checks.test.ts tests these checks.
const OTHER_UNITS = ['limits.tokens', 'limits.in-flight']

describe.each(ids.filter((id) => !OTHER_UNITS.includes(id)))('%s', (id) => {
  test('is satisfied by a good target', () => {
    expect(kindOf(judgeLimit(id, rows()))).toBe('satisfied')
  })
  test('never passes without evidence', () => {
    expect(kindOf(judgeLimit(id, []))).toBe('prerequisite')
  })
  test('is not applicable unless requested, and names the flag', () => {
    const [code, detail] = ['quota-not-spent' as const, 'limits not looked for']
    const omissions = [{ probe: 'limits.burst', code, detail }]
    expect(judgeLimit(id, [], { omissions })).toEqual({ kind: 'not-applicable', code, detail })
  })
  test.each([401, 403, 404, 500])('passes nothing when the first call is answered %i', (status) => {
    const only = rows({ 'a-1': { status, json: {} } }).slice(0, 1)
    expect(kindOf(judgeLimit(id, only))).not.toBe('satisfied')
  })
  test('passes nothing when the connection breaks', () => {
    const end = { kind: 'failed', code: 'reset', detail: 'ECONNRESET' } as const
    const only = rows({ 'a-1': { noResponse: true, end } }).slice(0, 1)
    expect(kindOf(judgeLimit(id, only))).not.toBe('satisfied')
  })
})

const refusals = ['a-5', 'again', 'stream', 'sibling', 'a-last', 'deep', 'b-3', 'p-5', 'p-6', 'p-7', 'p-8']

/** Returns the refusals of a conforming target, each changed by `change`. */
function refused(change: (parts: ExchangeParts) => CallChange): Readonly<Record<string, CallChange>> {
  const before = rows()
  return Object.fromEntries(
    refusals.flatMap((label) => {
      const response = before.find((exchange) => exchange.label === label)?.response
      return response == null ? [] : [[label, change({ headers: response.headers })]]
    }),
  )
}

function withField(name: string, value: string | null) {
  return ({ headers = [] }: ExchangeParts): CallChange => {
    const rest = headers.filter(([own]) => own !== name)
    return { headers: value === null ? rest : [...rest, [name, value]] }
  }
}

function field(part: string, values: Readonly<Record<string, string>>): Readonly<Record<string, CallChange>> {
  const before = rows()
  return Object.fromEntries(
    Object.entries(values).map(([label, value]) => {
      const headers = before.find((exchange) => exchange.label === label)?.response?.headers ?? []
      return [label, withField(`x-ratelimit-${part}-requests`, value)({ headers })]
    }),
  )
}

const shortAgain = (answeredCount: number) => ({
  'p-4': at(20_304, null),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`q-${n}`, at(40_500 + n, n <= answeredCount ? 0 : null)]),
  ),
})

const violations: readonly (readonly [
  id: string,
  changed: Readonly<Record<string, CallChange | null>>,
  issue: string,
])[] = [
  ['limits.refusal-status', refused(() => ({ status: 403 })), 'a-5 status: 403: "Too many."'],
  ['limits.refusal-status', refused(() => ({ status: 500 })), 'a-5 status: 500: "Too many."'],
  ['limits.refusal-body', refused(() => ({ text: '' })), 'a-5 body: an empty body'],
  ['limits.refusal-body', refused(() => ({ json: { detail: 'no' } })), 'a-5 /error: missing'],
  [
    'limits.refusal-body',
    refused(withField('content-type', 'text/html')),
    'a-5 header content-type: text/html',
  ],
  ['limits.refusal-quick', refused(() => ({ headersMs: 1300 })), 'a-5 headers: 1.3 s in the quickest of 10'],
  ['limits.retry-after', refused(withField('retry-after', null)), 'a-5 header retry-after: missing'],
  ['limits.retry-after', refused(withField('retry-after', '10s')), 'a-5 header retry-after: 10s'],
  ['limits.retry-after', refused(withField('retry-after', '0')), 'a-5 header retry-after: 0'],
  [
    'limits.retry-after',
    refused(withField('retry-after', 'Mon, 21 Sep 2026 13:13:20 GMT')),
    'a-5 header retry-after: Mon, 21 Sep 2026 13:13:20 GMT, 3600 s ago',
  ],
  [
    'limits.retry-after-obeyed',
    { ...without(/^[bp]-/), obey: at(10_300, null), 'obey-again': at(20_400, 3) },
    'obey status: 429',
  ],
  ['limits.retry-after-not-long', refused(withField('retry-after', '40')), 'a-5 header retry-after: 40'],
  ['limits.retry-after-not-long', { deep: at(1200, null, 10) }, 'deep header retry-after: 10'],
  ['limits.headers-present', { 'a-2': { headers: [] } }, 'a-2 header x-ratelimit-limit-requests: missing'],
  [
    'limits.headers-present',
    { 'b-aborted': { headers: [] } },
    'b-aborted header x-ratelimit-limit-requests: missing',
  ],
  ['limits.reset-right', { deep: at(1200, null) }, 'deep header x-ratelimit-reset-requests'],
  ['limits.headers-present', { 'a-5': { headers: [] } }, 'a-5 header x-ratelimit-limit-requests: missing'],
  ['limits.headers-syntax', field('reset', { 'a-1': '9950' }), 'a-1 header x-ratelimit-reset-requests: 9950'],
  ['limits.header-limit-steady', field('limit', { 'a-2': '2' }), 'a-2 header x-ratelimit-limit-requests: 2'],
  ['limits.header-limit', field('limit', { 'a-1': '60' }), 'a-1 header x-ratelimit-limit-requests: 60'],
  ['limits.remaining', field('remaining', { 'a-5': '-1' }), 'a-5 header x-ratelimit-remaining-requests: -1'],
  ['limits.remaining', field('remaining', { 'a-1': '5' }), 'a-1 header x-ratelimit-remaining-requests: 5'],
  [
    'limits.remaining',
    field('remaining', { 'a-1': '2', 'a-2': '2', 'a-3': '2', 'a-4': '2' }),
    'a-4 header x-ratelimit-remaining-requests: 2',
  ],
  [
    'limits.remaining-exact',
    field('remaining', { 'a-1': '4', 'a-2': '3', 'a-3': '2', 'a-4': '1' }),
    'a-1 header x-ratelimit-remaining-requests: 4',
  ],
  [
    'limits.remaining-exact',
    refused(withField('x-ratelimit-remaining-requests', '1')),
    'a-5 header x-ratelimit-remaining-requests: 1',
  ],
  [
    'limits.reset-right',
    field('reset', { 'a-1': '10m0s' }),
    'a-1 header x-ratelimit-reset-requests: 10m0s (in 600 s)',
  ],
  [
    'limits.reset-right',
    field('reset', { 'a-5': '0s' }),
    'a-5 header x-ratelimit-reset-requests: 0s (in 0 s)',
  ],
  [
    'limits.window',
    { ...without(/^(deep|[bp]-)/), obey: at(20_100, null), rested: at(40_000, 3) },
    'obey status: 429 after 20.1 s',
  ],
  [
    'limits.window',
    { ...without(/^[bp]-/), deep: at(13_000, null, 3), obey: at(16_100, 4) },
    'deep status: 429 after 13 s',
  ],
  ['limits.scope', { other: at(43, null) }, 'other status: 429: "Too many."'],
  ['limits.unauthorized-not-charged', field('remaining', { 'b-1': '1' }), 'b-wrong: 1 charged for 1'],
  ['limits.invalid-not-charged', field('remaining', { 'b-2': '0' }), 'b-invalid-1: 1 charged for 2'],
  [
    'limits.refused-not-charged',
    shortAgain(1),
    'q-1 and others: 1 after 5 refusals and two windows of silence',
  ],
  ['limits.aborted-released', shortAgain(3), 'q-1 and others: 3 after a stream that was given up'],
  [
    'limits.refused-not-charged',
    { obey: at(10_100, null), deep: at(1200, null, 10), 'obey-again': at(20_200, 2) },
    'obey status: 429: the attempt in between delayed it',
  ],
]

test.each([
  ['a handshake may be refused without a body', '', 'satisfied'],
  ['a handshake that is refused in JSON has the error body', '{"detail":"no"}', 'violated'],
])('%s', (_, text, kind) => {
  const handshake = { method: 'GET', requestHeaders: [['sec-websocket-key', 'x']] } as const
  const socket = { ...at(45, null), ...handshake, text }
  expect(kindOf(judgeLimit('limits.refusal-body', rows({ socket })))).toBe(kind)
})

describe('each violation is found', () => {
  test.each(violations)('%s %#', (id, changed, issue) => {
    expect(issuesOf(judgeLimit(id, rows(changed)))[0]?.replaceAll('limits.burst/', '')).toContain(issue)
  })
})

test.each([
  [[], [], 'violated'],
  [['refused'], [], 'satisfied'],
  [[], ['refused'], 'satisfied'],
])(
  'limits.window: a call refused between one window and two, with %j charged and %j undecided: %s',
  (...row) => {
    const [charged, undecided, kind] = row
    const quotas = [{ quota: 4, unit: 'requests', windowSeconds: 10, scope: 'account' }]
    const list = readingsOf({ 'limits.quota': { reading: 'list', quotas, charged, undecided } })
    const seen = rows({ ...without(/^[bp]-/), deep: at(13_000, null, 3), obey: at(16_100, 4) })
    const readings = new Map([...LIMITED_READINGS, ...list])
    expect(kindOf(judgeLimit('limits.window', seen, { readings }))).toBe(kind)
  },
)

test('where Retry-After is false after each refusal, no attempt between them is blamed', () => {
  const denied = { deep: at(1200, null, 10), obey: at(10_100, null), 'obey-again': at(20_200, null) }
  const seen = rows({ ...without(/^[bp]-/), ...denied, rested: at(41_000, 3) })
  expect(issuesOf(judgeLimit('limits.refused-not-charged', seen))).toEqual([])
  expect(issuesOf(judgeLimit('limits.retry-after-obeyed', seen))).not.toEqual([])
})

test('an answer to another key shows nothing where the limit no longer held', () => {
  expect(kindOf(judgeLimit('limits.scope', rows({})))).toBe('satisfied')
  expect(kindOf(judgeLimit('limits.scope', rows({ 'a-last': at(60, 2) })))).toBe('timeout')
})

describe('differences within chance are not a violation', () => {
  test.each<[id: string, label: string]>([
    ['limits.covers-transports', 'stream'],
    ['limits.scope', 'sibling'],
  ])('%s: a refill may explain one answer, but not four', (id, label) => {
    const more = (count: number, status: number) =>
      Object.fromEntries(
        [2, 3, 4].slice(0, count).map((number) => [`${label}-${number}`, { ...at(50 + number, 2), status }]),
      )
    const stream = { headers: [['content-type', 'text/event-stream']] as const, text: 'data: [DONE]\n\n' }
    const served = { [label]: { ...at(41, 2), ...(label === 'stream' ? stream : {}) } }
    expect(kindOf(judgeLimit(id, rows({ ...served, ...more(3, 200) })))).toBe('violated')
    expect(kindOf(judgeLimit(id, rows({ ...served, ...more(3, 429) })))).toBe('satisfied')
    expect(kindOf(judgeLimit(id, rows(served)))).toBe('timeout')
    expect(kindOf(judgeLimit(id, rows({ ...served, ...more(3, 200), 'a-last': at(60, 2) })))).toBe('timeout')
  })

  test('one slow series beyond the quota may be chance; two slow ones or a quick one are a violation', () => {
    const a = { 'a-5': at(300, 3), 'a-6': at(305, null) }
    const b = { 'b-3': at(10_400, 3), 'b-4': at(10_405, null) }
    const p = { 'p-5': at(20_600, 0) }
    expect(kindOf(judgeLimit('limits.quota-not-more', rows(a)))).toBe('satisfied')
    expect(kindOf(judgeLimit('limits.quota-not-more', rows({ ...a, ...b })))).toBe('violated')
    const quick = { 'a-5': at(30, 3), 'a-6': at(35, null) }
    expect(kindOf(judgeLimit('limits.quota-not-more', rows(quick)))).toBe('violated')
    expect(kindOf(judgeLimit('limits.parallel', rows(p)))).toBe('prerequisite')
    expect(kindOf(judgeLimit('limits.parallel', rows({ 'p-5': at(20_305, 0) })))).toBe('violated')
    const q = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((n) => [`q-${n}`, at(40_500 + 60 * n, n < 6 ? 0 : null)]),
    )
    expect(kindOf(judgeLimit('limits.parallel', rows({ ...p, ...q })))).toBe('violated')
    expect(kindOf(judgeLimit('limits.parallel', rows({ ...p, ...q, 'q-5': at(40_800, null) })))).toBe(
      'satisfied',
    )
  })

  test('fewer than the quota may mean that the key was in use before', () => {
    const few = { 'a-4': at(25, null), 'a-5': null }
    const alone = without(/^[bp]-/)
    expect(kindOf(judgeLimit('limits.quota-not-less', rows({ ...few, ...alone, 'a-1': at(0, 2) })))).toBe(
      'prerequisite',
    )
    expect(kindOf(judgeLimit('limits.quota-not-less', rows({ ...few, ...alone })))).toBe('violated')
    expect(kindOf(judgeLimit('limits.quota-not-less', rows(few)))).toBe('satisfied')
  })

  test('a call that failed once, with others answered after it, is not a limit', () => {
    const mishap = { 'a-5': { status: 500 }, again: at(40, 2), 'a-last': at(60, 1) }
    expect(kindOf(judgeLimit('limits.exists', rows(mishap)))).toBe('prerequisite')
    expect(kindOf(judgeLimit('limits.refusal-status', rows(mishap)))).toBe('prerequisite')
  })

  test('the remaining count may rise where a bucket refills', () => {
    const slow = field('remaining', { 'a-1': '2', 'a-2': '1', 'a-3': '1' })
    const spread = {
      'a-2': { ...slow['a-2'], sentAtEpochMs: SENT_AT_EPOCH_MS + 10 },
      'a-3': slow['a-3'] ?? null,
    }
    expect(kindOf(judgeLimit('limits.remaining', rows(spread)))).toBe('satisfied')
  })
})

const onlyA = (count: number, readings: Evidence['readings']) => {
  const calls = Array.from({ length: count }, (_, index) => [`a-${index + 1}`, at(index * 10, 2)] as const)
  const all = rows(Object.fromEntries(calls)).filter(
    ({ label }) => label.startsWith('a-') && label !== 'a-last',
  )
  return judgeLimit('limits.exists', all, { readings })
}

describe('no limit is never a pass', () => {
  test('the declared quota was passed: a violation', () => {
    expect(issuesOf(onlyA(9, LIMITED_READINGS))).toEqual(['limits.burst/a-9 status: 200'])
  })
  test('two answered quotas are inconclusive, because a window may begin between them', () => {
    expect(kindOf(onlyA(8, LIMITED_READINGS))).toBe('budget')
  })
  test('none declared: names the number of calls only', () => {
    const judgement = onlyA(60, readingsOf({}))
    expect(judgement).toMatchObject({
      code: 'budget',
      detail: 'no limit seen in 60 calls in 0.6 s; none is declared',
    })
  })
})

test('a window too long to wait for makes dependent checks inconclusive, with the reason', () => {
  const long = refused(withField('retry-after', '3600'))
  const early = without(/^(obey|[bp]-)/)
  const seen = rows({ ...long, ...early })
  for (const id of [
    'limits.service-returns',
    'limits.retry-after-obeyed',
    'limits.parallel',
    'limits.window',
  ]) {
    expect(judgeLimit(id, seen)).toMatchObject({
      kind: 'inconclusive',
      detail: 'Retry-After asks for 3600 s: too long to wait for',
    })
  }
})

test('the reading none excludes the header fields, and the reading 429 excludes Retry-After and the body', () => {
  const readings = readingsOf({
    ...Object.fromEntries([...LIMITED_READINGS].map(([key, { value }]) => [key, value])),
    'limits.headers': { reading: 'none' },
    'limits.exceeded': { reading: '429', status: [429] },
  })
  const bare = rows(refused(() => ({ headers: [], text: '' })))
  const out = ['limits.headers-present', 'limits.reset-right', 'limits.refusal-body', 'limits.retry-after']
  expect(out.map((id) => kindOf(judgeLimit(id, bare, { readings })))).toEqual(out.map(() => 'not-applicable'))
  expect(kindOf(judgeLimit('limits.refusal-status', bare, { readings }))).toBe('satisfied')
})
