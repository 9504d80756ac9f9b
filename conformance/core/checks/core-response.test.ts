import { describe, expect, test } from 'vitest'
import type { Judgement } from '../../exchange/judgement.ts'
import { checksOf } from '../../evidence/check.ts'
import * as responseFile from './core-response.ts'
import { exchange, goodReply, readingsOf, SENT_AT_EPOCH_MS } from '../../exchange/exchange-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'

const checks = checksOf(responseFile)
const [goodChoice] = goodReply.choices

function withChoice(change: object): object {
  return { ...goodReply, choices: [{ ...goodChoice, ...change }] }
}

function withMessage(change: object): object {
  return withChoice({ message: { ...goodChoice.message, ...change } })
}

function without(name: keyof typeof goodReply): object {
  return { ...goodReply, [name]: undefined }
}

function withUsage(change: object): object {
  return { ...goodReply, usage: { ...goodReply.usage, ...change } }
}

function judge(id: string, json: unknown, requestJson: unknown = { max_tokens: 64 }): Judgement {
  return judged(checks, id, [exchange('core.completion/all-four', { json, requestJson })])
}

const VIOLATIONS: readonly (readonly [
  id: string,
  pointer: string,
  rows: readonly (readonly [received: string, json: unknown])[],
])[] = [
  [
    'core.choices-array',
    '/choices',
    [
      ['missing', without('choices')],
      ['null', { ...goodReply, choices: null }],
      ['object {0}', { ...goodReply, choices: { 0: goodChoice } }],
      ['array of 0', { ...goodReply, choices: [] }],
    ],
  ],
  [
    'core.message-object',
    '/choices/0/message',
    [
      ['missing', withChoice({ message: undefined })],
      ['string "Hello"', withChoice({ message: 'Hello' })],
    ],
  ],
  [
    'core.content-is-string',
    '/choices/0/message/content',
    [
      ['null', withMessage({ content: null })],
      ['missing', withMessage({ content: undefined })],
      ['array of 1', withMessage({ content: [{ type: 'text', text: 'Hello' }] })],
    ],
  ],
  [
    'core.response-schema',
    '/id',
    [
      ['missing', without('id')],
      ['string ""', { ...goodReply, id: '' }],
      ['number 7', { ...goodReply, id: 7 }],
    ],
  ],
  [
    'core.response-schema',
    '/object',
    [['string "text_completion"', { ...goodReply, object: 'text_completion' }]],
  ],
  [
    'core.response-schema',
    '/created',
    [
      ['number 1790000000.5', { ...goodReply, created: 1_790_000_000.5 }],
      ['string "1790000000"', { ...goodReply, created: '1790000000' }],
      ['missing', without('created')],
    ],
  ],
  [
    'core.created-seconds',
    '/created',
    [
      ['number 1790000000000', { ...goodReply, created: 1_790_000_000_000 }],
      ['number 0', { ...goodReply, created: 0 }],
    ],
  ],
  ['core.response-schema', '/model', [['missing', without('model')]]],
  [
    'core.response-schema',
    '/choices/0/index',
    [
      ['missing', withChoice({ index: undefined })],
      ['number 1', withChoice({ index: 1 })],
    ],
  ],
  [
    'core.response-schema',
    '/choices/0/message/role',
    [
      ['missing', withMessage({ role: undefined })],
      ['string "user"', withMessage({ role: 'user' })],
    ],
  ],
  [
    'core.response-schema',
    '/choices/0/finish_reason',
    [
      ['null', withChoice({ finish_reason: null })],
      ['missing', withChoice({ finish_reason: undefined })],
      ['string ""', withChoice({ finish_reason: '' })],
    ],
  ],
  [
    'core.response-schema',
    '/usage/completion_tokens',
    [
      ['number -1', withUsage({ completion_tokens: -1 })],
      ['number 3.5', withUsage({ completion_tokens: 3.5 })],
      ['missing', withUsage({ completion_tokens: undefined })],
    ],
  ],
  ['core.response-schema', '/usage', [['string "12"', { ...goodReply, usage: '12' }]]],
  [
    'core.finish-reason-known',
    '/choices/0/finish_reason',
    [['string "eos"', withChoice({ finish_reason: 'eos' })]],
  ],
  [
    'core.one-choice',
    '/choices',
    [['array of 2', { ...goodReply, choices: [goodChoice, { ...goodChoice, index: 1 }] }]],
  ],
  [
    'core.length-honest',
    '/choices/0/finish_reason',
    [['string "length" after 3 of 64 tokens', withChoice({ finish_reason: 'length' })]],
  ],
]

describe.each(VIOLATIONS)('%s at %s', (id, pointer, rows) => {
  test('is satisfied by a good reply', () => {
    expect(kindOf(judge(id, goodReply))).toBe('satisfied')
  })
  test('tolerates unknown fields', () => {
    expect(
      kindOf(judge(id, { ...withChoice({ logprobs: null, more: 1 }), timings: {}, system_fingerprint: 'x' })),
    ).toBe('satisfied')
  })
  test.each(rows)('is violated by %s', (received, json) => {
    expect(issuesOf(judge(id, json))).toEqual([`core.completion/all-four ${pointer}: ${received}`])
  })
  test('does not judge a refusal', () => {
    const refused = exchange('core.completion/all-four', { status: 400, json: {} })
    expect(kindOf(judged(checks, id, [refused]))).toBe('prerequisite')
  })
})

function withContents(contents: readonly string[]): Judgement {
  const replies = contents.map((content, place) =>
    exchange(`core.mix/${place}`, { json: withMessage({ content }) }),
  )
  return judged(checks, 'core.text-generated', replies)
}

test.each([
  ['satisfied', ['', '', '', '', 'Hello']],
  ['violated', ['', '', '', '', '']],
  ['model-behaviour', ['', '']],
])('core.text-generated: %s for %j', (kind, contents) => {
  expect(kindOf(withContents(contents))).toBe(kind)
})

test.each([
  ['satisfied', 7, 5, {}],
  ['violated', 8, 5, {}],
  ['satisfied', 8, 1, {}],
  ['violated', 8, 2, {}],
  ['satisfied', 8, 5, { reasoning_content: 'Well' }],
])(
  'core.text-generated: %s with %i tokens of %i empty answers beside a good one',
  (kind, tokens, count, more) => {
    const usage = { prompt_tokens: 9, completion_tokens: tokens, total_tokens: 9 + tokens }
    const empty = { ...withMessage({ role: 'assistant', content: '', ...more }), usage }
    const replies = Array.from({ length: count }, (_, place) =>
      exchange(`core.mix/${place}`, { json: empty }),
    )
    expect(kindOf(judged(checks, 'core.text-generated', [exchange('core.mix/a'), ...replies]))).toBe(kind)
  },
)

test.each([
  ['satisfied', 4],
  ['violated', 5],
])('core.text-generated: %s with %i lost texts among 40 answers', (kind, lost) => {
  const replies = Array.from({ length: 40 }, (_, place) => {
    const usage = { prompt_tokens: 9, completion_tokens: 9, total_tokens: 18 }
    return exchange(`core.mix/${place}`, {
      json: { ...withMessage({ role: 'assistant', content: place < lost ? '' : 'Hello' }), usage },
    })
  })
  expect(kindOf(judged(checks, 'core.text-generated', replies))).toBe(kind)
})

test.each([
  ['violated', 5, (place: number) => `core.roles/${place}`],
  ['satisfied', 4, (place: number) => `core.roles/${place}`],
  ['satisfied', 5, () => 'core.turns/two'],
])(
  'core.text-generated: %s with %i answers without text after a turn of the assistant',
  (kind, size, name) => {
    const request = { messages: [{ role: 'assistant', content: 'Hi' }] }
    const replies = Array.from({ length: size }, (_, place) =>
      exchange(name(place), { json: withMessage({ content: '' }), requestJson: request }),
    )
    expect(kindOf(judged(checks, 'core.text-generated', [exchange('core.mix/a'), ...replies]))).toBe(kind)
  },
)

test('core.text-generated: a model that was cut off while reasoning is no violation', () => {
  const choices = [{ index: 0, message: { role: 'assistant', content: '' }, finish_reason: 'length' }]
  const replies = [0, 1, 2, 3, 4, 5].map((place) =>
    exchange(`core.mix/${place}`, { json: { ...goodReply, choices } }),
  )
  expect(kindOf(judged(checks, 'core.text-generated', replies))).toBe('model-behaviour')
})

function withIds(list: readonly string[]): Judgement {
  const replies = list.map((id, place) => exchange(`core.mix/${place}`, { json: { ...goodReply, id } }))
  return judged(checks, 'core.ids-distinct', replies)
}

describe('core.ids-distinct', () => {
  test('distinct', () => {
    expect(kindOf(withIds(['a', 'b', 'c']))).toBe('satisfied')
  })
  test('one id twice', () => {
    expect(withIds(['a', 'b', 'a'])).toMatchObject({
      issues: [
        { at: 'core.mix/2 /id', expected: 'another id than that of core.mix/0', received: 'string "a"' },
      ],
    })
  })
  test('one reply alone shows nothing', () => {
    expect(kindOf(withIds(['a']))).toBe('prerequisite')
  })
})

describe('created and counts', () => {
  const text = JSON.stringify(goodReply)
  test.each([
    ['satisfied', text],
    ['violated', text.replace('1790000000', '1790000000.0')],
    ['violated', text.replace('1790000000', '1.79e9')],
    ['violated', text.replaceAll(/(_tokens":\d+)/g, '$1.0')],
    ['satisfied', text.replace('{', '{"timings":{"created":1.5},')],
    ['satisfied', text.replace('Hello', String.raw`{\"created\":1.5}`)],
  ])('%s for %s', (kind, body) => {
    expect(kindOf(judged(checks, 'core.response-schema', [exchange('core.mix/a', { text: body })]))).toBe(
      kind,
    )
  })
  test('the clock of the server counts as well as ours', () => {
    const sentAtEpochMs = SENT_AT_EPOCH_MS - 400 * 86_400_000
    const headers = [
      ['content-type', 'application/json'],
      ['date', new Date(SENT_AT_EPOCH_MS).toUTCString()],
    ] as const
    const late = exchange('core.mix/a', { sentAtEpochMs })
    expect(kindOf(judged(checks, 'core.created-seconds', [late]))).toBe('violated')
    expect(
      kindOf(judged(checks, 'core.created-seconds', [exchange('core.mix/a', { sentAtEpochMs, headers })])),
    ).toBe('satisfied')
  })
})

describe('a model that thinks until its tokens are spent', () => {
  const message = { role: 'assistant', content: null, reasoning_content: 'Well' }
  const spent = withChoice({ message, finish_reason: 'length' })
  test('its other members are judged', () => {
    expect(kindOf(judge('core.response-schema', spent))).toBe('satisfied')
    expect(kindOf(judge('core.response-schema', { ...spent, id: 7 }))).toBe('violated')
  })
  test('its text is not', () => {
    const id = 'core.content-is-string'
    expect(kindOf(judge(id, spent))).toBe('model-behaviour')
    const both = [exchange('core.mix/a', { json: spent }), exchange('core.mix/b')]
    expect(kindOf(judged(checks, id, both))).toBe('satisfied')
  })
  test.each([
    ['violated', spent],
    ['satisfied', withChoice({ message: { ...message, content: '' }, finish_reason: 'length' })],
    // `core.content-is-string` judges these.
    ['satisfied', withChoice({ message, finish_reason: 'stop' })],
    ['satisfied', withChoice({ message: { role: 'assistant', content: null }, finish_reason: 'length' })],
  ])('null instead of its text is %s: case %#', (kind, json) => {
    expect(kindOf(judge('core.content-after-reasoning', json))).toBe(kind)
  })
})

test('the OpenAI fields are judged under their own reading only', () => {
  const readings = readingsOf({ 'response.fields': { reading: 'bare' } })
  const gapChecks = checks.filter(({ gap }) => gap === 'G2.4')
  expect(gapChecks.length).toBeGreaterThan(4)
  for (const { id } of gapChecks) {
    const judgement = judged(checks, id, [exchange('core.mix/a'), exchange('core.mix/b')], { readings })
    expect(judgement.kind, id).toBe('not-applicable')
  }
})

test('an answer cut off and an answer that is not JSON are the business of other checks', () => {
  const cut = exchange('core.mix/a', {
    text: '{"choi',
    end: { kind: 'failed', code: 'reset', detail: 'closed' },
  })
  const html = exchange('core.mix/b', { text: '<html>' })
  expect(kindOf(judged(checks, 'core.choices-array', [cut, html]))).toBe('prerequisite')
  expect(kindOf(judged(checks, 'core.choices-array', [cut, html, exchange('core.mix/c')]))).toBe('satisfied')
})

describe('when no reply has the wanted member, the verdict quotes the value in its place', () => {
  const at = 'core.completion/all-four'
  test.each<[id: string, json: unknown, detail: string]>([
    [
      'core.text-generated',
      withMessage({ content: null }),
      `answered, but no text: ${at} /choices/0/message/content is null`,
    ],
    [
      'core.created-seconds',
      { ...goodReply, created: '1790000000' },
      `answered, but no number: ${at} /created is string "1790000000"`,
    ],
    ['core.ids-distinct', without('id'), `answered, but no id: ${at} /id is missing`],
    [
      'core.message-object',
      { ...goodReply, choices: null },
      `answered, but no array of choices: ${at} /choices is null`,
    ],
    [
      'core.content-is-string',
      withChoice({ message: undefined }),
      `answered, but no message: ${at} /choices/0/message is missing`,
    ],
  ])('%s', (id, json, detail) => {
    expect(judge(id, json)).toMatchObject({ kind: 'inconclusive', code: 'prerequisite', detail })
  })

  test('a model that spent its tokens thinking leaves the run complete', () => {
    const thinking = withChoice({ message: { role: 'assistant', content: null }, finish_reason: 'length' })
    expect(judge('core.text-generated', thinking)).toMatchObject({ code: 'model-behaviour' })
  })

  test.each<[what: string, parts: Parameters<typeof exchange>[1], detail: string]>([
    [
      'no JSON',
      { text: '<h1>' },
      `no call of its kind was answered with JSON: ${at} has not JSON: string "<h1>"`,
    ],
    ['another status', { status: 503 }, 'no call of its kind was answered whole with 2xx, but with 503'],
  ])('%s', (_, parts, detail) => {
    const judgement = judged(checks, 'core.response-schema', [exchange(at, parts)])
    expect(judgement).toMatchObject({ kind: 'inconclusive', code: 'prerequisite', detail })
  })
})
