import { expect, test } from 'vitest'
import {
  answerChunks,
  eventStream,
  judgeOn,
  judgeStream,
  streamedExchange,
  streamEvidence,
} from '../../evidence/stream-fixture.ts'
import { exchange } from '../../exchange/exchange-fixture.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import type { Judgement } from '../../exchange/judgement.ts'

function afterReading(text: string): Judgement {
  return judgeStream('sse.abort-healthy', {
    'sse.abort/abort': streamedExchange('sse.abort/abort', text, {
      end: { kind: 'aborted', afterEvents: 3 },
    }),
  })
}

test('a client that hung up within the stream proves that the server goes on', () => {
  expect(afterReading('data: {}\n\n')).toMatchObject({ kind: 'satisfied' })
})

test('a client that hung up after the whole stream proves nothing', () => {
  const whole = eventStream(answerChunks())
  expect(afterReading(whole)).toMatchObject({ kind: 'inconclusive', code: 'model-behaviour' })
})

test('a client that left before the stream began shows that the server goes on', () => {
  const end = { kind: 'aborted', afterEvents: 0 } as const
  const left = exchange('sse.abort/abort', { noResponse: true, end })
  expect(judgeStream('sse.abort-healthy', { 'sse.abort/abort': left })).toMatchObject({ kind: 'satisfied' })
  const after = exchange('sse.abort/after', { status: 500, text: '' })
  const dead = judgeStream('sse.abort-healthy', { 'sse.abort/abort': left, 'sse.abort/after': after })
  expect(dead).toMatchObject({ kind: 'violated' })
})

function breaksBeside(texts: readonly string[], state: Partial<Evidence> = {}): Judgement['kind'] {
  const [first = null, ...rest] = texts.map((text, index) =>
    streamedExchange('sse.abort/beside', text, { attempt: index + 1 }),
  )
  const evidence = streamEvidence({ 'sse.abort/beside': first })
  const exchanges = [...evidence.exchanges, ...rest]
  return judgeOn('sse.abort-spares-others', { ...evidence, exchanges, ...state }).kind
}

test('a stream that breaks off beside hang-ups is asked for again, and only a second break is a violation', () => {
  const whole = eventStream(answerChunks())
  const cut = whole.slice(0, 600)
  expect([[whole], [cut, whole], [cut, cut], [cut]].map((texts) => breaksBeside(texts))).toEqual([
    'satisfied',
    'satisfied',
    'violated',
    'inconclusive',
  ])
  expect(breaksBeside([cut, cut], { hasRandomResets: true })).toBe('inconclusive')
  const repeated = streamedExchange('sse.stream/basic', cut)
  expect(breaksBeside([cut, cut], { sentAgain: [repeated] })).toBe('inconclusive')
})

const late = { kind: 'failed', code: 'timeout-total', detail: 'no end within 8000 ms' } as const

function afterSilence(silentCount: number): Judgement {
  const left = streamedExchange('sse.abort/abort', 'data: {}\n\n', {
    end: { kind: 'aborted', afterEvents: 3 },
  })
  const silent = Array.from({ length: silentCount }, (_, index) =>
    exchange('sse.abort/many', { attempt: index + 1, noResponse: true, end: late }),
  )
  const next = exchange('sse.abort/next', { noResponse: true, end: late })
  const evidence = streamEvidence({ 'sse.abort/abort': left })
  return judgeOn('sse.abort-healthy', { ...evidence, exchanges: [...evidence.exchanges, ...silent, next] })
}

test('silence after clients hung up is a violation where several calls met it', () => {
  expect(afterSilence(2)).toMatchObject({ kind: 'violated', issues: [{ at: 'sse.abort/next' }] })
  expect(afterSilence(1)).toMatchObject({ kind: 'inconclusive', code: 'timeout' })
})

test.each([
  [8024, 0, 'violated'],
  [8024, 6000, 'satisfied'],
  [2500, 0, 'satisfied'],
])('a call after hang-ups that took %i ms, %i of them stalls here, is %s', (endMs, stalledMs, kind) => {
  const call = exchange('sse.abort/next')
  const next = { ...call, timing: { ...call.timing, endMs, stalledMs } }
  const evidence = streamEvidence()
  const exchanges = [...evidence.exchanges.filter(({ id }) => id !== next.id), next]
  expect(judgeOn('sse.abort-frees', { ...evidence, exchanges }).kind).toBe(kind)
})
