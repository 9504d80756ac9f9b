import { expect, test } from 'vitest'
import { coreChecks } from './core.ts'
import { exchange } from '../../exchange/exchange-fixture.ts'
import { judged, kindOf } from '../../evidence/verdict-fixture.ts'

const text = (status: number) => ({ status, text: 'Unsupported method' })

test.each([
  ['is answered', {}, 'satisfied'],
  ['is taken for the rest of another', text(501), 'violated'],
  ['goes over another connection', { ...text(501), isReused: undefined }, 'not-applicable'],
  [
    'is reset, as by a service that closes its connections',
    { noResponse: true, end: reset() },
    'not-applicable',
  ],
] as const)('a call on the connection of a refusal that %s', (_, parts, kind) => {
  const after = exchange('core.kept-connection/after-no-key', parts)
  const isReused = 'isReused' in parts ? {} : { isReused: true as const }
  const calls = [exchange('core.completion/all-four'), { ...after, ...isReused }]
  expect(kindOf(judged(coreChecks, 'core.answers-after-refusal', calls))).toBe(kind)
})

const failed = exchange('core.completion/roles', text(500))
test.each([
  ['', [failed], []],
  [', and succeeds when it is sent again', [], [failed]],
] as const)(
  'a 5xx after a refusal is chance where a usual call is answered 5xx too%s',
  (_, own, sentAgain) => {
    const calls = [
      exchange('core.completion/all-four'),
      ...own,
      { ...exchange('core.kept-connection/after-no-key', text(500)), isReused: true as const },
      { ...exchange('core.kept-connection/after-malformed'), isReused: true as const },
    ]
    expect(kindOf(judged(coreChecks, 'core.answers-after-refusal', calls, { sentAgain }))).toBe('satisfied')
  },
)

test.each([
  ['is ignored', {}, 'satisfied'],
  ['is accepted', { status: 101 }, 'satisfied'],
  ['is refused', text(400), 'violated'],
  ['breaks the connection', { noResponse: true, end: reset() }, 'violated'],
] as const)('an offer of HTTP/2 that %s', (_, parts, kind) => {
  const calls = [exchange('core.completion/all-four'), exchange('core.http2-offer/offer', parts)]
  expect(kindOf(judged(coreChecks, 'core.http2-offer-ignored', calls))).toBe(kind)
})

test.each([
  ['a stream', exchange('sse.stream/basic', text(500)), 'violated'],
  ['a usual call', exchange('core.completion/roles', text(500)), 'prerequisite'],
] as const)('an offer of HTTP/2 that is answered 500, beside %s with 500', (_, other, kind) => {
  const calls = [exchange('core.completion/all-four'), other, exchange('core.http2-offer/offer', text(500))]
  expect(kindOf(judged(coreChecks, 'core.http2-offer-ignored', calls))).toBe(kind)
})

test.each([
  ['core.http2-offer-ignored', 'core.http2-offer/offer'],
  ['core.answers-after-refusal', 'core.kept-connection/after-no-key'],
] as const)('%s: a 5xx to both attempts of the same call is no chance', (id, name) => {
  const call = (attempt: number) => ({
    ...exchange(name, { ...text(500), attempt }),
    isReused: true as const,
  })
  const calls = [exchange('core.completion/all-four'), call(2)]
  expect(kindOf(judged(coreChecks, id, calls, { sentAgain: [call(1)] }))).toBe('violated')
})

const gzipHeader = { headers: [['content-encoding', 'gzip']] as const }
test.each([
  ['answered', {}, 'satisfied', 'satisfied'],
  ['answered, and said to be compressed', gzipHeader, 'violated', 'satisfied'],
  ['answered compressed', { ...gzipHeader, base64: 'H4sIAA==' }, 'satisfied', 'satisfied'],
  ['refused', text(400), 'not-applicable', 'violated'],
  ['refused because it has no length', text(411), 'not-applicable', 'satisfied'],
  ['answered 500', text(500), 'not-applicable', 'violated'],
] as const)('a call in chunks that accepts gzip and is %s', (_, parts, gzip, chunked) => {
  const calls = [exchange('core.completion/all-four'), exchange('core.gzip/accepted', parts)]
  expect(kindOf(judged(coreChecks, 'core.gzip-whole', calls))).toBe(gzip)
  expect(kindOf(judged(coreChecks, 'core.chunked-request-read', calls))).toBe(chunked)
})

test('a plain answer that breaks as those to other clients do says nothing about gzip', () => {
  const broken = { text: '{"id": ' } as const
  const judge = (parts: object) => {
    const calls = [exchange('core.completion/all-four', parts), exchange('core.completion/required-only')]
    return kindOf(judged(coreChecks, 'core.gzip-whole', [...calls, exchange('core.gzip/accepted', broken)]))
  }
  expect([judge(broken), judge({})]).toEqual(['not-applicable', 'violated'])
})

function reset() {
  return { kind: 'failed', code: 'reset', detail: 'closed' } as const
}

const gone = {
  noResponse: true,
  end: { kind: 'failed', code: 'refused', detail: 'no connection' },
} as const

test.each([
  ['answered', {}, 'violated'],
  ['cut off', { noResponse: true, end: { kind: 'failed', code: 'reset', detail: 'closed' } }, 'violated'],
  ['never delivered', gone, 'prerequisite'],
] as const)('a target that is gone after a prompt of 1 MB that was %s', (_, huge, kind) => {
  const calls = [
    exchange('core.completion/all-four'),
    exchange('core.huge/huge', huge),
    exchange('core.huge/after', gone),
  ]
  expect(kindOf(judged(coreChecks, 'core.answers-after-huge', calls))).toBe(kind)
})
