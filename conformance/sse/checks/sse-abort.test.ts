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
import type { Exchange } from '../../exchange/exchange.ts'
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

type Besides = { readonly beside: readonly string[]; readonly alone?: readonly string[] }

const sent = (label: string) => (text: string, index: number) =>
  streamedExchange(`sse.abort/${label}`, text, { attempt: index + 1 })

function breaksBeside(texts: Besides, sentAgain: readonly Exchange[] = []): Judgement['kind'] {
  const { beside, alone = [] } = texts
  const evidence = streamEvidence({ 'sse.abort/beside': null })
  const own = [...beside.map(sent('beside')), ...alone.map(sent('alone'))]
  const exchanges = [...evidence.exchanges, ...own.map((call) => ({ ...call, about: 'beside-abort' }))]
  return judgeOn('sse.abort-spares-others', { ...evidence, exchanges, sentAgain }).kind
}

test('a stream that breaks off beside hang-ups is a violation if it does so three times, and never alone', () => {
  const whole = eventStream(answerChunks())
  const cut = whole.slice(0, 600)
  const three = [cut, cut, cut]
  const alone = [whole, whole, whole]
  const seen: readonly Besides[] = [
    { beside: [whole] },
    { beside: [cut, whole], alone: [whole] },
    { beside: three, alone },
    { beside: three, alone: [whole, cut, whole] },
    { beside: [cut, cut], alone },
  ]
  expect(seen.map((texts) => breaksBeside(texts))).toEqual([
    'satisfied',
    'satisfied',
    'violated',
    'inconclusive',
    'inconclusive',
  ])
  const repeated = [1, 2, 3].map((attempt) => streamedExchange('sse.stream/basic', cut, { attempt }))
  expect(breaksBeside({ beside: three, alone }, repeated)).toBe('inconclusive')
  expect(breaksBeside({ beside: [whole] }, repeated)).toBe('satisfied')
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
