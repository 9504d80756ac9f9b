import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import { coreChecks } from './core.ts'
import { exchange, goodReply, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'

const LONG = { requestText: 'x'.repeat(32_768) }

function counting(counts: unknown, more: ExchangeParts = {}): ExchangeParts {
  return { json: { ...goodReply, usage: counts }, ...more }
}

function usage(prompt: number, more: object = {}): object {
  return { prompt_tokens: prompt, completion_tokens: 3, total_tokens: prompt + 3, ...more }
}

describe('core.usage-counts-prompt', () => {
  const judge = (empty: number, long: unknown) =>
    judged(coreChecks, 'core.usage-counts-prompt', [
      exchange('core.content/empty', counting(usage(empty), { requestText: '{}' })),
      exchange('core.content/long', { ...LONG, ...counting(long) }),
    ])

  test.each<[kind: string, what: string, empty: number, long: unknown]>([
    ['satisfied', 'both are counted', 4, usage(6800)],
    ['satisfied', 'the long one is cut', 4, usage(512)],
    ['satisfied', 'all but 4 were cached', 4, usage(4, { prompt_tokens_details: { cached_tokens: 6796 } })],
    ['violated', 'the count is always the same', 10, usage(10)],
    ['not-applicable', 'the count is for core.usage-prompt-positive', 0, usage(0)],
    ['not-applicable', 'nothing is counted', 4, null],
  ])('%s when %s', (kind, _what, empty, long) => {
    expect(kindOf(judge(empty, long))).toBe(kind)
  })
})

test.each<[kind: string, prompt: number]>([
  ['violated', 30],
  ['violated', 20],
  ['not-applicable', 40],
])('a conversation of 100 bytes more than a message of 30 tokens is %s for %i', (kind, prompt) => {
  const judgement = judged(coreChecks, 'core.usage-counts-prompt', [
    exchange('core.completion/all-four', counting(usage(30), { requestText: 'x'.repeat(100) })),
    exchange('core.roles/assistant-history', counting(usage(prompt), { requestText: 'x'.repeat(200) })),
    exchange('core.content/empty', counting(usage(4), { requestText: '{}' })),
    exchange('core.content/long', { ...LONG, ...counting(null) }),
  ])
  expect(kindOf(judgement)).toBe(kind)
})

test('a constant count is reported at the long prompt, as core.prompt-not-cut reports it', () => {
  const judgement = judged(coreChecks, 'core.usage-counts-prompt', [
    exchange('core.completion/all-four', counting(usage(10), { requestText: 'x'.repeat(100) })),
    exchange('core.roles/assistant-history', counting(usage(10), { requestText: 'x'.repeat(200) })),
    exchange('core.content/empty', counting(usage(10), { requestText: '{}' })),
    exchange('core.content/long', { ...LONG, ...counting(usage(10)) }),
  ])
  expect(issuesOf(judgement)).toEqual(['core.content/long /usage/prompt_tokens: number 10'])
})

test.each<[kind: string, first: unknown, second: unknown]>([
  ['satisfied', usage(90), usage(90)],
  ['satisfied', usage(90), usage(10, { prompt_tokens_details: { cached_tokens: 80 } })],
  ['satisfied', usage(90), usage(90, { prompt_tokens_details: { cached_tokens: 80 } })],
  ['violated', usage(90), usage(91)],
  ['not-applicable', usage(90), null],
])('core.usage-same-prompt is %s for %j and %j', (kind, first, second) => {
  const sent = { requestText: '{"same":1}' }
  const judgement = judged(coreChecks, 'core.usage-same-prompt', [
    exchange('core.content/scripts', counting(first, sent)),
    exchange('core.content/scripts-again', counting(second, sent)),
  ])
  expect(kindOf(judgement)).toBe(kind)
})

describe('core.prompt-not-cut', () => {
  const short = exchange('core.content/scripts', counting(usage(90), { requestText: 'y'.repeat(300) }))
  const judge = (parts: ExchangeParts) =>
    judged(coreChecks, 'core.prompt-not-cut', [short, exchange('core.content/long', { ...LONG, ...parts })])

  test.each<[kind: string, what: string, parts: ExchangeParts]>([
    ['satisfied', 'words are tokens', counting(usage(6800))],
    ['satisfied', 'bytes are tokens', counting(usage(32_768))],
    ['satisfied', 'a token is half a sentence', counting(usage(2100))],
    [
      'satisfied',
      'the rest was cached',
      counting(usage(8, { prompt_tokens_details: { cached_tokens: 6792 } })),
    ],
    ['violated', 'a context of 2000 tokens', counting(usage(2000))],
    ['violated', 'a context of 512 tokens', counting(usage(512))],
    ['violated', 'the same as for a short prompt', counting(usage(90))],
    ['not-applicable', 'it is refused', { status: 400, json: { error: { message: 'too long' } } }],
    ['not-applicable', 'it is too large', { status: 413, json: { error: { message: 'too long' } } }],
    ['not-applicable', 'nothing is counted', counting(null)],
    ['not-applicable', 'the count is for core.usage-prompt-positive', counting(usage(0))],
    ['prerequisite', 'it crashes', { status: 500, json: {} }],
    ['throttled', 'it is throttled', { status: 429 }],
  ])('%s when %s', (kind, _what, parts) => {
    expect(kindOf(judge(parts))).toBe(kind)
  })
  test('the issue has both counts', () => {
    expect(issuesOf(judge(counting(usage(512))))).toEqual([
      'core.content/long /usage/prompt_tokens: number 512, and 90 for the 300 bytes of core.content/scripts',
    ])
  })
  test('is not applicable when the reading has no usage', () => {
    const readings = readingsOf({ 'response.fields': { reading: 'bare' } })
    const call = exchange('core.content/long', { ...LONG, ...counting(usage(5)) })
    expect(kindOf(judged(coreChecks, 'core.prompt-not-cut', [call], { readings }))).toBe('not-applicable')
  })
})

describe('core.huge-prompt-not-cut', () => {
  const words = 'lighthouse '.repeat(95_326)
  const judge = (parts: ExchangeParts) =>
    judged(coreChecks, 'core.huge-prompt-not-cut', [
      exchange('core.huge/huge', { requestText: words, ...parts }),
      exchange('core.huge/after', counting(usage(9))),
    ])

  test.each<[kind: string, what: string, parts: ExchangeParts]>([
    ['satisfied', 'words are tokens', counting(usage(95_000))],
    ['satisfied', 'bytes are tokens', counting(usage(1_048_586))],
    ['violated', 'a context of 4096 tokens', counting(usage(4096))],
    ['violated', 'a context of 32768 tokens', counting(usage(32_768))],
    ['not-applicable', 'it is refused', { status: 400, json: { error: { message: 'too long' } } }],
    ['not-applicable', 'nothing is counted', counting(null)],
    [
      'not-applicable',
      'it takes too long',
      { noResponse: true, end: { kind: 'failed', code: 'timeout-total', detail: 'late' } },
    ],
    [
      'not-applicable',
      'the server hangs up',
      { noResponse: true, end: { kind: 'failed', code: 'reset', detail: 'gone' } },
    ],
  ])('%s when %s', (kind, _what, parts) => {
    expect(kindOf(judge(parts))).toBe(kind)
  })
})

function neverNegative(...calls: readonly Exchange[]) {
  return judged(coreChecks, 'core.usage-never-negative', calls)
}

describe('core.usage-never-negative', () => {
  const plain = exchange('core.completion/all-four')
  test.each<[kind: string, id: string, usage: unknown]>([
    ['satisfied', 'core.auth/lower-case', usage(9)],
    ['violated', 'core.refusals/max-tokens-negative', { ...usage(9), completion_tokens: -2 }],
    ['violated', 'core.body/not-utf8', { ...usage(9), total_tokens: -1 }],
    ['violated', 'core.health/after', usage(9, { completion_tokens_details: { reasoning_tokens: -4 } })],
    ['violated', 'core.fields/required-only', usage(9, { prompt_tokens_details: { cached_tokens: -4 } })],
    ['satisfied', 'core.refusals/max-tokens-zero', null],
  ])('%s for %s with %j', (kind, id, counts) => {
    expect(kindOf(neverNegative(plain, exchange(id, counting(counts))))).toBe(kind)
  })
  test('needs a usage', () => {
    expect(kindOf(neverNegative(exchange('core.completion/all-four', counting(null))))).toBe('not-applicable')
    expect(kindOf(neverNegative())).toBe('prerequisite')
  })
})
