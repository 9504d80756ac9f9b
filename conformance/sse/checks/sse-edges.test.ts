import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Judgement } from '../../exchange/judgement.ts'
import type { Reading } from '../../statement/readings.ts'
import { exchange, readingsOf } from '../../exchange/exchange-fixture.ts'
import {
  answerChunks,
  basic,
  chunkWith,
  eventStream,
  goodExchanges,
  judgeStream,
  judgeOn,
  streamedExchange,
  streamEvidence,
  streamReadings,
  usageChunk,
} from '../../evidence/stream-fixture.ts'

const good = eventStream(answerChunks())
const noTokens = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }

const of = (id: string, text: string): Record<string, Exchange> => {
  const before = goodExchanges().find((made) => made.id === id)
  const requestText = before?.request.body?.text
  return { [id]: streamedExchange(id, text, requestText === undefined ? {} : { requestText }) }
}

test.each<[id: string, changed: Readonly<Record<string, Exchange>>]>([
  ['sse.usage', of('sse.usage/include-usage', good)],
  ['sse.usage', { 'sse.usage/include-usage': exchange('sse.usage/include-usage', { status: 400 }) }],
  ['sse.usage-once', of('sse.usage/include-usage', eventStream([...answerChunks(), usageChunk, usageChunk]))],
  ['sse.usage-once', of('sse.usage/include-usage', eventStream([usageChunk, ...answerChunks()]))],
  [
    'sse.no-uninvited-empty-choices',
    of('sse.usage/include-usage', eventStream([chunkWith({}, null, { choices: [] }), ...answerChunks()])),
  ],
  ['sse.max-tokens-caps', of('sse.max-tokens/one', good)],
  [
    'sse.max-tokens-caps',
    of('sse.max-tokens/one', eventStream([...answerChunks(['Once'], 'length'), usageChunk])),
  ],
  [
    'sse.max-tokens-caps',
    of('sse.max-tokens/one', eventStream([...answerChunks(), chunkWith({}, null, { usage: noTokens })])),
  ],
  ['sse.max-tokens-length', of('sse.max-tokens/one', eventStream(answerChunks(['Once'], 'stop')))],
  [
    'sse.no-half-surrogates',
    of('sse.echo/scripts', eventStream(answerChunks(['n1 é ', '🌍'.slice(0, 1), '🌍'.slice(1)]))),
  ],
  ['sse.echo-equals-plain', of('sse.echo/scripts', eventStream(answerChunks(['n1 é \uFFFD\uFFFD 中文'])))],
  [
    'sse.echo-equals-plain',
    of('sse.echo/scripts', eventStream(answerChunks(['n1 \uFFFD\uFFFD ', 'and more'], 'length'))),
  ],
  ['sse.echo-equals-plain', of('sse.echo/scripts', eventStream(answerChunks(['n1', ' 🌍', ' 中文'])))],
  ['sse.echo-equals-plain', of('sse.echo/scripts', eventStream(answerChunks(['1', ' é', ' 🌍', ' 中文'])))],
  ['sse.no-cross-talk', of('sse.mix/a', eventStream(answerChunks(['aa', ' bb'])))],
  ['sse.off-is-json', of('sse.stream/false', good)],
  ['sse.off-is-json', of('core.fields/required-only', good)],
  ['sse.null-is-json', of('core.lenient/nulls', good)],
  ['sse.abort-healthy', { 'sse.abort/after': exchange('sse.abort/after', { status: 500 }) }],
  [
    'sse.abort-healthy',
    {
      'sse.abort/after': exchange('sse.abort/after', {
        noResponse: true,
        end: { kind: 'failed', code: 'refused', detail: 'refused' },
      }),
    },
  ],
  [
    'sse.sdk-streams',
    {
      'sse.sdk/stream': streamedExchange('sse.sdk/stream', good, {
        client: { library: 'openai-node', text: null, error: 'TypeError: x' },
      }),
    },
  ],
])('%s is violated where it is looked for (%#)', (id, changed) => {
  expect(judgeStream(id, changed)).toMatchObject({ kind: 'violated' })
})

test('streams that are all empty carry no text', () => {
  const empty = eventStream(answerChunks([]))
  const all = goodExchanges().filter(({ kind }) => kind === 'stream')
  const changed = Object.fromEntries(
    all
      .filter(({ response }) => response?.body.text?.startsWith('data:'))
      .map(({ id }) => [id, streamedExchange(id, empty)]),
  )
  expect(judgeStream('sse.text-streamed', changed)).toMatchObject({ kind: 'violated' })
  expect(judgeStream('sse.text-streamed', basic(empty))).toMatchObject({ kind: 'satisfied' })
})

test('a model that thought until the cap is not accused of silence', () => {
  const spent = eventStream(answerChunks([], 'length'))
  const asked = goodExchanges().filter(({ response }) => response?.body.text?.startsWith('data:'))
  const changed = Object.fromEntries(asked.map(({ id }) => [id, streamedExchange(id, spent)]))
  expect(judgeStream('sse.text-streamed', changed)).toMatchObject({
    kind: 'inconclusive',
    code: 'model-behaviour',
  })
})

test.each([' é', ' é \uFFFD'])('an echo that the cap cut after %j is not damaged', (end) => {
  const cut = of('sse.echo/scripts', eventStream(answerChunks(['n1', end], 'length')))
  expect(judgeStream('sse.echo-equals-plain', cut)).toMatchObject({ kind: 'inconclusive' })
})

describe('sse.no-cross-talk', () => {
  test('a piece of the other stream within the repetition is a violation, a misspelt one is not', () => {
    const [own, other] = ['0123456789ab', 'fedcba987654']
    const judgeWith = (piece: string) =>
      judgeStream('sse.no-cross-talk', {
        'sse.mix/a': streamedExchange(
          'sse.mix/a',
          eventStream(answerChunks([own, ` 0123${piece}89ab`, ` ${own}`])),
          { requestJson: { messages: [{ role: 'user', content: `repeat: ${own} ${own} ${own}` }] } },
        ),
        'sse.mix/b': streamedExchange('sse.mix/b', eventStream(answerChunks([other])), {
          requestJson: { messages: [{ role: 'user', content: `repeat: ${other} ${other} ${other}` }] },
        }),
      })
    expect(judgeWith('cba98')).toMatchObject({ issues: [{ received: '"cba98", requested by sse.mix/b' }] })
    expect([judgeWith('4567').kind, judgeWith('4657').kind]).toEqual(['satisfied', 'satisfied'])
  })
  const reset = { kind: 'failed', code: 'reset', detail: 'reset' } as const
  test('does not fail a stream that broke off', () => {
    const changed = { 'sse.mix/b': streamedExchange('sse.mix/b', '', { end: reset }) }
    expect(judgeStream('sse.no-cross-talk', changed)).toMatchObject({
      kind: 'inconclusive',
      code: 'model-behaviour',
    })
  })
  test('needs both texts to pass', () => {
    const changed = of('sse.mix/b', eventStream(answerChunks(['Certainly!'])))
    expect(judgeStream('sse.no-cross-talk', changed)).toMatchObject({
      kind: 'inconclusive',
      code: 'model-behaviour',
    })
  })
})

test('a stream that breaks off has been offered', () => {
  const cut = eventStream(answerChunks()).slice(0, 900)
  const end = { kind: 'failed', code: 'reset', detail: 'reset' } as const
  expect(judgeStream('sse.offered', basic(cut, { end })).kind).toBe('satisfied')
  expect(judgeStream('sse.whole', basic(cut, { end })).kind).toBe('violated')
  expect(judgeStream('sse.offered', basic('', { end })).kind).toBe('violated')
})

test.each([
  ['without usage', good],
  ['with a usage of 0', eventStream([...answerChunks(), chunkWith({}, null, { usage: noTokens })])],
])('an answer within the cap need not have finish_reason length: %s', (_, text) => {
  const changed = of('sse.max-tokens/one', text)
  expect(judgeStream('sse.max-tokens-length', changed)).toMatchObject({ kind: 'inconclusive' })
})

test('the stream of a huge prompt, which asks for one token too, shows no whole answer', () => {
  const stopped = eventStream(answerChunks(['Once'], 'stop'))
  const changed = { ...of('sse.max-tokens/one', stopped), ...of('sse.huge/huge', stopped) }
  expect(judgeStream('sse.max-tokens-length', changed)).toMatchObject({ kind: 'violated' })
})

describe('sse.null-is-json judges a null of the switch, not of other fields', () => {
  const refused = { 'core.lenient/nulls': exchange('core.lenient/nulls', { status: 400 }) }
  test.each<[what: string, alone: Exchange, kind: string]>([
    ['answered in plain JSON', exchange('core.lenient/null-stream'), 'satisfied'],
    ['answered by a stream', streamedExchange('core.lenient/null-stream', good), 'violated'],
    ['refused', exchange('core.lenient/null-stream', { status: 422 }), 'not-applicable'],
  ])('a switch that alone is %s', (_, alone, kind) => {
    const evidence = streamEvidence(refused)
    const judgement = judgeOn('sse.null-is-json', {
      ...evidence,
      exchanges: [...evidence.exchanges, alone],
    })
    expect(judgement.kind).toBe(kind)
  })
})

test.each([
  ['sse.one-model', /"model":"[^"]*"/g, '"model":""'],
  ['sse.one-created', /"created":\d+/g, '"created":""'],
  ['sse.created-seconds', /"created":\d+/g, '"created":""'],
])('%s is not applicable when the member is empty in every chunk', (id, member, empty) => {
  const text = good.replaceAll(member, empty)
  const asked = goodExchanges().filter(({ response }) => response?.body.text?.startsWith('data:'))
  const changed = Object.fromEntries(asked.map(({ id: at }) => [at, streamedExchange(at, text)]))
  expect(judgeStream(id, changed).kind).toBe('not-applicable')
})

function detail(id: string, exchanges: readonly Exchange[]): string {
  const judgement = judgeOn(id, { ...streamEvidence(), exchanges })
  return judgement.kind === 'inconclusive' ? judgement.detail : judgement.kind
}

function without(probe: string): readonly Exchange[] {
  return streamEvidence().exchanges.filter((made) => made.probe !== probe)
}

describe('how often a model was asked', () => {
  const other = eventStream(answerChunks(['Certainly!']))
  test.each([
    [1, 'once'],
    [2, '2 times'],
    [3, '3 times'],
  ])('after %i streams the detail counts %s', (count, words) => {
    const asked = Array.from({ length: count }, (_, index) =>
      streamedExchange('sse.echo/scripts', other, { attempt: index + 1 }),
    )
    expect(detail('sse.echo-equals-plain', [...without('sse.echo'), ...asked])).toMatch(
      new RegExp(`\\(asked ${words}\\)$`),
    )
  })
  test('requests two texts at the same time once each', () => {
    const mixed = ['sse.mix/a', 'sse.mix/b'].map((id) => streamedExchange(id, other))
    expect(detail('sse.no-cross-talk', [...without('sse.mix'), ...mixed])).toMatch(/\(asked once\)$/)
  })
  test('throttled calls do not count', () => {
    const asked = [
      exchange('sse.echo/scripts', { status: 429 }),
      streamedExchange('sse.echo/scripts', other, { attempt: 2 }),
    ]
    expect(detail('sse.echo-equals-plain', [...without('sse.echo'), ...asked])).toMatch(/\(asked once\)$/)
  })
})

describe('a switch that is a word', () => {
  test('need not be refused unless a statement says so', () => {
    const taken = { 'sse.stream/word': exchange('sse.stream/word') }
    const under = (layer: 'declared' | 'profile', value: Reading): Judgement =>
      judgeOn('sse.refuses-switch-word', {
        ...streamEvidence(taken),
        readings: new Map([...streamReadings, ['errors.conditions', { layer, value }]]),
      })
    expect(under('declared', { reading: 'refused' }).kind).toBe('violated')
    expect(under('declared', { reading: 'list', mistakes: ['switch-word'] }).kind).toBe('violated')
    expect(under('declared', { reading: 'list', mistakes: ['malformed'] }).kind).toBe('not-applicable')
    expect(under('profile', { reading: 'refused' }).kind).toBe('not-applicable')
  })
  test.each<[string, Readonly<Record<string, Reading>>]>([
    ['is a header field', { 'sse.switch': { reading: 'accept' } }],
    ['may be the path', { 'sse.path': { reading: 'other-path', path: '/v1/chat/stream' } }],
  ])('means nothing where the switch %s', (_, declared) => {
    const ofProfile = { layer: 'profile', value: { reading: 'stream-true' } } as const
    const readings = new Map([...streamReadings, ['sse.switch', ofProfile], ...readingsOf(declared)])
    const evidence = { ...streamEvidence({ 'sse.stream/word': exchange('sse.stream/word') }), readings }
    expect(judgeOn('sse.refuses-switch-word', evidence)).toMatchObject({ kind: 'not-applicable' })
  })
})

test.each([
  { status: 500 },
  { noResponse: true, end: { kind: 'failed', code: 'refused', detail: 'refused' } },
] as const)('where nobody hung up, %j to the next call has another cause', (after) => {
  const judgement = judgeStream('sse.abort-healthy', {
    'sse.abort/abort': exchange('sse.abort/abort', {
      noResponse: true,
      end: { kind: 'failed', code: 'refused', detail: 'refused' },
    }),
    'sse.abort/after': exchange('sse.abort/after', after),
  })
  expect(judgement).toMatchObject({ kind: 'inconclusive' })
})

describe('a target that repeats only texts of one line', () => {
  const line = 'n1 é 🌍 中文 left  end'
  const plain = exchange('core.echo/escaped', {
    requestJson: { messages: [{ role: 'user', content: `repeat: ${line}` }] },
    json: { choices: [{ message: { content: line } }] },
  })
  test.each([
    [`${line} n1`, 'satisfied'],
    [line.replace('🌍', '\uFFFD'), 'violated'],
    [line.replace('left  end', 'leftend'), 'violated'],
    ['n1 n1', 'inconclusive'],
  ])('two streams at once show what a stream loses: %s', (text, kind) => {
    const requestJson = { messages: [{ role: 'user', content: `repeat: ${line} n1 n1` }] }
    const mixed = streamedExchange('sse.mix/a', eventStream(answerChunks([text])), { requestJson })
    const unread = exchange('core.echo/plain', {
      requestJson: { messages: [{ role: 'user', content: `repeat: ${line}\nlast` }] },
      json: { choices: [{ message: { content: 'Certainly!' } }] },
    })
    const evidence = streamEvidence({ 'sse.mix/a': mixed, 'sse.mix/b': null, 'core.echo/plain': unread })
    const exchanges = [...evidence.exchanges, plain]
    expect(judgeOn('sse.echo-equals-plain', { ...evidence, exchanges }).kind).toBe(kind)
  })
})

test.each([
  [10, 'length', {}, 'satisfied'],
  [9, 'length', {}, 'violated'],
  [9, 'length', { completion_tokens_details: { reasoning_tokens: 1 } }, 'satisfied'],
  [9, 'stop', {}, 'not-applicable'],
])('a count of %d at a cap of 10, with %s and %j: %s', (counted, finish, details, kind) => {
  const usage = { prompt_tokens: 9, completion_tokens: counted, total_tokens: 9 + counted, ...details }
  const counting = chunkWith({}, null, { choices: [], usage })
  const text = eventStream([...answerChunks(['Once', ' upon'], finish), counting])
  expect(judgeStream('sse.length-honest', of('sse.usage/include-usage', text)).kind).toBe(kind)
})

test.each([
  [9, 9, 'satisfied'],
  [18, 9, 'satisfied'],
  [19, 9, 'violated'],
  [4, 9, 'satisfied'],
  [9, null, 'not-applicable'],
])('%d prompt tokens in a stream, %s in a plain answer: %s', (streamed, plain, kind) => {
  const [prompt, other] = ['0123456789ab', 'ba9876543210'].map((nonce) => ({
    requestJson: { messages: [{ role: 'user', content: `Hello ${nonce}` }] },
  }))
  const usage = { prompt_tokens: streamed, completion_tokens: 1, total_tokens: streamed + 1 }
  const text = eventStream([...answerChunks(), chunkWith({}, null, { choices: [], usage })])
  const json = { choices: [], ...(plain === null ? {} : { usage: { prompt_tokens: plain } }) }
  const judgement = judgeStream('sse.usage-prompt-as-plain', {
    'sse.usage/include-usage': streamedExchange('sse.usage/include-usage', text, prompt),
    'core.fields/required-only': exchange('core.fields/required-only', { ...other, json }),
  })
  expect(judgement.kind).toBe(kind)
})
