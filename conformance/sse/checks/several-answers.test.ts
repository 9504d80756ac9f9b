import { expect, test } from 'vitest'
import type { JsonObject } from '../../exchange/reply.ts'
import { readingsOf } from '../../exchange/exchange-fixture.ts'
import {
  answerChunks,
  chunkWith,
  chunks,
  eventStream,
  judgeOn,
  streamedExchange,
  streamEvidence,
  streamReadings,
} from '../../evidence/stream-fixture.ts'

const bare = readingsOf({ 'response.fields': { reading: 'bare' } })

function kindOf(id: string, values: readonly JsonObject[], isBare: boolean): string {
  const readings = isBare ? new Map([...streamReadings, ...bare]) : streamReadings
  return judgeOn(id, { ...streamEvidence(chunks(...values)), readings }).kind
}

const choice = (index: number, text: string | null, finish: string | null = null) => ({
  index,
  delta: text === null ? {} : { role: 'assistant', content: text },
  finish_reason: finish,
})
const both = (...choices: readonly object[]) => chunkWith({}, null, { choices })

const together = [
  both(choice(0, 'one'), choice(1, 'uno')),
  both(choice(0, null, 'stop'), choice(1, null, 'stop')),
]
const apart = [
  both(choice(0, 'one')),
  both(choice(1, 'uno')),
  both(choice(0, null, 'stop')),
  both(choice(1, ' dos')),
  both(choice(1, null, 'stop')),
]
const JUDGED = ['sse.index-zero', 'sse.finish-once', 'sse.finish-last', 'sse.role-once', 'sse.chunk-schema']

test.each(JUDGED)('%s has nothing against several answers where no reading promises one', (id) => {
  expect([kindOf(id, together, true), kindOf(id, apart, true)]).toEqual(['satisfied', 'satisfied'])
})

test('where the reading promises one choice, its index is 0', () => {
  expect(kindOf('sse.index-zero', together, false)).toBe('violated')
})

test.each<[what: string, values: readonly JsonObject[]]>([
  [
    'counts tokens',
    answerChunks().map((value, index) => ({ ...value, choices: [choice(index, 'x', null)] })),
  ],
  [
    'counts tokens, and finishes once',
    [both(choice(0, 'a')), both(choice(1, 'b')), both(choice(2, null, 'stop'))],
  ],
  ['is missing', [both({ delta: { content: 'a' } }), both({ delta: {}, finish_reason: 'stop' })]],
  ['is the same twice', [both(choice(0, 'a'), choice(0, 'b')), both(choice(1, null, 'stop'))]],
  [
    'begins at one',
    [both(choice(1, 'a'), choice(2, 'b')), both(choice(1, null, 'stop'), choice(2, null, 'stop'))],
  ],
])('an index that %s is none of several answers', (_, values) => {
  expect(kindOf('sse.index-zero', values, true)).toBe('violated')
})

const END = { 'sse.events': { reading: 'chunks-end' } }
const withoutDone = (values: readonly JsonObject[]) => eventStream(values).replace('data: [DONE]\n\n', '')

test.each<[id: string, text: string, kind: string]>([
  ['sse.whole', withoutDone(answerChunks()), 'satisfied'],
  ['sse.whole', withoutDone(answerChunks().slice(0, -1)), 'violated'],
  ['sse.whole', eventStream(answerChunks().slice(0, -1)), 'violated'],
  ['sse.finish-once', withoutDone(answerChunks()), 'satisfied'],
  ['sse.done-last', withoutDone(answerChunks()), 'satisfied'],
  ['sse.done-last', eventStream(answerChunks()), 'violated'],
  ['sse.done-present', withoutDone(answerChunks()), 'not-applicable'],
  ['sse.usage-chunk', withoutDone(answerChunks()), 'not-applicable'],
])('%s, where the end of the body is the end of a stream: %j', (id, text, kind) => {
  const exchanges = streamEvidence({
    'sse.stream/basic': streamedExchange('sse.stream/basic', text),
  }).exchanges
  const only = exchanges.filter(({ probe }) => !probe.startsWith('sse.') || probe === 'sse.stream')
  const readings = new Map([...streamReadings, ...readingsOf(END)])
  expect(judgeOn(id, { ...streamEvidence(), exchanges: only, readings }).kind).toBe(kind)
})

test('a reading whose switch is empty asks for no token counts', () => {
  const usual = streamReadings.get('sse.events')?.value ?? { reading: '' }
  const readings = new Map([
    ...streamReadings,
    ...readingsOf({ 'sse.events': { ...usual, usageSwitch: {} } }),
  ])
  expect(judgeOn('sse.usage-chunk', { ...streamEvidence(), readings }).kind).toBe('not-applicable')
})
