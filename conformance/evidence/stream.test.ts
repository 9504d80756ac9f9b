import { expect, test } from 'vitest'
import { exchange, readingsOf } from '../exchange/exchange-fixture.ts'
import { answerChunks, chunkWith, eventStream, streamedExchange } from './stream-fixture.ts'
import { endsEarly, finishes, isStreamCut, isStream, chunkTexts, streamOf } from './stream.ts'

const good = eventStream(answerChunks(['Once', ' upon', ' 🌍']))

test('reads events, chunks, text, terminator and the time of the first text', () => {
  const first = new TextEncoder().encode(good.slice(0, good.indexOf('Once'))).length
  const total = new TextEncoder().encode(good).length
  const made = streamedExchange('p/a', good, {
    reads: [
      [5, first],
      [9, total - first],
    ],
  })
  const view = streamOf(made)
  expect(view.events.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'chunk'],
    [2, 'chunk'],
    [3, 'chunk'],
    [4, 'chunk'],
    [5, 'chunk'],
    [6, 'terminator'],
  ])
  expect(view.chunks).toHaveLength(5)
  expect(view.terminatorIndex).toBe(5)
  expect(view.text).toBe('Once upon 🌍')
  expect(chunkTexts(view)).toEqual(['Once', ' upon', ' 🌍'])
  expect(view.deviations).toEqual([])
})

test('is read once per exchange and terminator', () => {
  const made = streamedExchange('p/a', good)
  expect(streamOf(made)).toBe(streamOf(made))
  expect(streamOf(made, 'END').terminatorIndex).toBeNull()
  expect(streamOf(made).terminatorIndex).toBe(5)
})

test.each([
  ['data: {"error":{"message":"x"}}\n\n', 'error'],
  ['data: {"object":"error","message":"x"}\n\n', 'error'],
  ['event: error\ndata: {"message":"x"}\n\n', 'error'],
  ['event: error\ndata: oh\n\n', 'error'],
  ['data: {"error":null}\n\n', 'chunk'],
  ['data: 3\n\n', 'json'],
  ['data: null\n\n', 'json'],
  ['data: oh\n\n', 'text'],
  ['data:\n\n', 'text'],
  ['data: [DONE]\n\n', 'terminator'],
  ['data: [DONE] \n\n', 'text'],
])('%j is an event of kind %s', (text, kind) => {
  expect(streamOf(streamedExchange('p/a', text)).events.map((event) => event.kind)).toEqual([kind])
})

test('text is that of the first choice, whatever its index says', () => {
  const odd = chunkWith({}, null, {
    choices: [{ index: 7, delta: { content: 'x' } }, { delta: { content: 'y' } }],
  })
  const none = [
    chunkWith({}, null, { choices: null }),
    chunkWith({}, null, { choices: [3] }),
    chunkWith('text'),
  ]
  const made = streamedExchange('p/a', eventStream([odd, ...none, chunkWith({ content: 4 })]))
  expect(streamOf(made).text).toBe('x')
})

test.each([
  ['an event stream', streamedExchange('p/a', good), true],
  [
    'one that calls itself JSON',
    streamedExchange('p/a', good, { headers: [['content-type', 'application/json']] }),
    true,
  ],
  ['an empty one', streamedExchange('p/a', ''), true],
  ['plain JSON', exchange('p/a'), false],
  [
    'plain JSON under the wrong name',
    exchange('p/a', { headers: [['content-type', 'text/event-stream']] }),
    false,
  ],
  ['a page', exchange('p/a', { text: '<p>data: 3</p>\n\n' }), false],
  ['a refusal', streamedExchange('p/a', good, { status: 400 }), false],
  ['no answer', exchange('p/a', { noResponse: true }), false],
])('%s', (_what, made, expected) => {
  expect(isStream(made)).toBe(expected)
})

test.each([
  ['stop', true],
  ['', false],
  [null, false],
  [undefined, false],
])('finish_reason %j finishes: %s', (reason, expected) => {
  expect(finishes({ finish_reason: reason })).toBe(expected)
})

test('bytes after the terminator are not part of the answer', () => {
  const view = streamOf(
    streamedExchange('p/a', `${good}data: ${JSON.stringify(chunkWith({ content: ' more' }))}\n\n`),
  )
  expect(view.text).toBe('Once upon 🌍')
  expect(view.events).toHaveLength(7)
})

test('a stream is cut off when it neither finishes nor ends nor fails', () => {
  const [role, text] = answerChunks(['Once'])
  const begun = [role, text].map((value) => `data: ${JSON.stringify(value)}\n\n`).join('')
  expect(isStreamCut(streamOf(streamedExchange('p/a', begun)))).toBe(true)
  expect(isStreamCut(streamOf(streamedExchange('p/a', `${begun}data: [DONE]\n\n`)))).toBe(false)
  expect(isStreamCut(streamOf(streamedExchange('p/a', `${begun}data: {"error":{}}\n\n`)))).toBe(false)
  expect(isStreamCut(streamOf(streamedExchange('p/a', good.replace('data: [DONE]\n\n', ''))))).toBe(false)
})

test.each([
  ['with one line feed after each event', good.replaceAll('\n\n', '\n'), false],
  ['with one event of all payloads', `${good.replaceAll('\n\n', '\n')}\n`, false],
  ['cut within an event of several lines', 'data: {"a":\ndata: 1', true],
  ['cut within its second event', good.slice(0, good.indexOf('data:', 1) + 9), true],
])('a stream %s ends early: %s', (_, text, expected) => {
  expect(endsEarly(streamedExchange('p/a', text), readingsOf({}))).toBe(expected)
})
