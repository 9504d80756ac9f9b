import { expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { answerSummary } from './compose.ts'

const body = (text: string) => ({ text, bodyBytes: text.length, truncated: false })
const stream: Exchange = {
  ...exchange('sse.stream/basic'),
  response: {
    status: 200,
    headers: [['content-type', 'text/event-stream']],
    body: body('data: 1\n\ndata: 2\n\n'),
    reads: [
      [10.4, 9],
      [20.6, 9],
    ],
  },
}

test('an event stream has a timeline with what each read brought', () => {
  expect(answerSummary(stream).answer).toEqual({
    headers: [['content-type', 'text/event-stream']],
    body: 'data: 1\n\ndata: 2\n\n',
    bodyBytes: 18,
    isCut: false,
    timeline: [
      { atMs: 10, text: 'data: 1\n\n' },
      { atMs: 21, text: 'data: 2\n\n' },
    ],
  })
})

test('a conversation has its messages, with who sent them', () => {
  const payload = body('{}')
  const socket: Exchange['socket'] = {
    messages: [
      { from: 'client', kind: 'text', atMs: 5, payload },
      { from: 'server', kind: 'close', code: 1000, atMs: 9, payload },
    ],
    closedBy: 'server',
  }
  expect(answerSummary({ ...stream, socket }).answer?.timeline).toEqual([
    { atMs: 5, from: 'client', text: 'text: {}' },
    { atMs: 9, from: 'server', text: 'close 1000: {}' },
  ])
})

test('a long answer is cut, bytes that are not UTF-8 are left out, and without an answer there is no summary', () => {
  const long = { ...stream, response: { ...stream.response!, headers: [], body: body('x'.repeat(5000)) } }
  expect(answerSummary(long).answer).toMatchObject({ isCut: true, bodyBytes: 5000 })
  expect(answerSummary(long).answer?.body).toHaveLength(2048)
  const bytes = {
    ...stream,
    response: { ...stream.response!, body: { base64: '/w==', bodyBytes: 1, truncated: false } },
  }
  expect(answerSummary(bytes).answer?.body).toBeNull()
  expect(answerSummary({ ...stream, response: null })).toEqual({})
})
