import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import { coreChecks } from './core.ts'
import { exchange, goodReply, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'

const requestJson = { max_tokens: 64 }

function reply(usage: unknown): ExchangeParts {
  return { requestJson, json: { ...goodReply, usage } }
}

function counts(prompt: unknown, completion: unknown, total: unknown, more: object = {}): ExchangeParts {
  return reply({ prompt_tokens: prompt, completion_tokens: completion, total_tokens: total, ...more })
}

describe.each([
  [
    'core.usage-present',
    [
      ['satisfied', counts(9, 3, 12)],
      ['violated', reply(undefined)],
      ['violated', reply(null)],
    ],
  ],
  [
    'core.usage-adds-up',
    [
      ['satisfied', counts(9, 3, 12)],
      ['satisfied', counts(9, 3, 20, { completion_tokens_details: { reasoning_tokens: 8 } })],
      ['satisfied', counts(9, 3, 12, { completion_tokens_details: { reasoning_tokens: 2 } })],
      ['satisfied', counts(9, 3, 12, { completion_tokens_details: null })],
      ['violated', counts(9, 3, 13)],
      ['violated', counts(9, 3, 0)],
      ['not-applicable', reply(null)],
    ],
  ],
  [
    'core.usage-prompt-positive',
    [
      ['satisfied', counts(9, 3, 12)],
      ['violated', counts(0, 3, 3)],
      ['not-applicable', reply(null)],
    ],
  ],
] as const)('%s', (id, rows) => {
  test.each(rows.map(([kind, parts]) => [kind, JSON.stringify(parts.json), parts] as const))(
    '%s for %s',
    (kind, _text, parts) => {
      expect(kindOf(judged(coreChecks, id, [exchange('core.mix/a', parts)]))).toBe(kind)
    },
  )
})

test('the sum is shown', () => {
  const judgement = judged(coreChecks, 'core.usage-adds-up', [exchange('core.mix/a', counts(9, 3, 13))])
  expect(judgement).toMatchObject({
    issues: [{ at: 'core.mix/a /usage/total_tokens', expected: '9 + 3 = 12', received: 'number 13' }],
  })
})

test.each([
  [1, 'violated'],
  [0, 'violated'],
  [2, 'satisfied'],
])('five words of which %d tokens are counted: %s', (tokens, kind) => {
  const choices = [
    { index: 0, message: { role: 'assistant', content: 'one two three four five' }, finish_reason: 'stop' },
  ]
  const counted = exchange('core.mix/a', {
    json: {
      ...goodReply,
      choices,
      usage: { prompt_tokens: 9, completion_tokens: tokens, total_tokens: 9 + tokens },
    },
  })
  expect(kindOf(judged(coreChecks, 'core.usage-counts-answer', [counted]))).toBe(kind)
})

test('an empty prompt may count as no token', () => {
  const empty = exchange('core.content/empty', counts(0, 3, 3))
  expect(kindOf(judged(coreChecks, 'core.usage-prompt-positive', [empty]))).toBe('satisfied')
})

function one(content: unknown, finish: string, usage: unknown = null, attempt = 1): Exchange {
  return exchange('core.max-tokens/one', {
    attempt,
    requestJson: { max_tokens: 1 },
    json: { choices: [{ message: { content }, finish_reason: finish }], usage },
  })
}

function mixed(asked: object, completion: number): Exchange {
  return exchange('core.mix/a', { ...counts(9, completion, 9 + completion), requestJson: asked })
}

function spent(completion: number): object {
  return { prompt_tokens: 9, completion_tokens: completion, total_tokens: 9 + completion }
}

const cutAfterThought = {
  requestJson: { max_tokens: 2 },
  json: { choices: [{ message: { content: 'Once' }, finish_reason: 'length' }], usage: spent(2) },
}

describe('max_tokens 1', () => {
  test.each([
    ['satisfied', [one('Once', 'length', spent(1))]],
    ['satisfied', [one('Once', 'length')]],
    ['satisfied', [one('Once', 'stop')]],
    ['satisfied', [one(null, 'length', spent(1))]],
    ['satisfied', [one('', 'stop'), one('Once', 'length', null, 2)]],
    ['satisfied', [one('Once', 'length'), mixed({ max_tokens: 64 }, 64), mixed({}, 650)]],
    [
      'satisfied',
      [
        one('Once', 'length'),
        exchange('core.unlimited/unlimited', { ...counts(9, 65, 74), requestJson: { max_tokens: -1 } }),
      ],
    ],
    ['violated', [one('Once', 'length'), mixed({ max_tokens: 64 }, 65)]],
    ['violated', [one('Once upon', 'length', spent(2))]],
    ['violated', [one('Once upon a time there was', 'stop')]],
    ['violated', [one('Once upon a time there was', 'length', spent(1))]],
    ['model-behaviour', [one('', 'stop'), one('', 'stop', spent(0), 2)]],
    ['prerequisite', [exchange('core.max-tokens/one', { status: 400, json: {} })]],
  ])('core.max-tokens-caps: %s (%#)', (kind, calls) => {
    expect(kindOf(judged(coreChecks, 'core.max-tokens-caps', calls))).toBe(kind)
  })

  test.each([
    ['satisfied', [one('Once', 'length')]],
    ['satisfied', [one('', 'length')]],
    ['satisfied', [one('', 'stop'), one('Once', 'length', null, 2)]],
    // A cap of two tokens, one of them for reasoning, cut the other answer after the same word.
    ['satisfied', [one('Once', 'length'), exchange('core.content/again', cutAfterThought)]],
    ['violated', [one('Once', 'stop')]],
    ['model-behaviour', [one('', 'stop'), one('', 'stop', null, 2), one('', 'stop', null, 3)]],
    ['model-behaviour', [one('Once upon a time there was', 'stop')]],
    ['satisfied', [one('OK', 'length'), answered('core.completion/basic', 'Say hello.', 'OK')]],
    ['model-behaviour', [one('OK', 'stop'), answered('core.completion/basic', 'Say hello.', 'OK')]],
    // A huge request asks for one token too, so its answer shows no whole one.
    ['violated', [one('OK', 'stop'), answered('core.huge/huge', '', 'OK')]],
    ['prerequisite', [exchange('core.max-tokens/one', { status: 400, json: {} })]],
  ])('core.max-tokens-length: %s (%#)', (kind, calls) => {
    expect(kindOf(judged(coreChecks, 'core.max-tokens-length', calls))).toBe(kind)
  })
})

function call(id: string, asked: string, content: string, attempt = 1): Exchange {
  return answered(id, `Do as told. repeat: ${asked}`, content, attempt)
}

function answered(id: string, prompt: string, content: string, attempt = 1): Exchange {
  return exchange(id, {
    attempt,
    requestJson: { messages: [{ role: 'user', content: prompt }] },
    json: { choices: [{ message: { content } }] },
  })
}

function echo(content: string, attempt = 1): Exchange {
  return call('core.echo/plain', 'n0nce é 🌍 中文', content, attempt)
}

function longEcho(content: string): Exchange {
  return call('core.content/long', 'n0nce é 🌍 中文', content)
}

function escaped(content: string): Exchange {
  return call('core.echo/escaped', 'n0nce é 🌍 中文', content)
}

// Creates attempts to repeat a text of two lines with a tab and two spaces in a row.
function lines(...answers: readonly string[]): readonly Exchange[] {
  return answers.map((content, at) => call('core.echo/plain', 'n0nce é "a"\nb\tc  d', content, at + 1))
}

function mix(answers: readonly string[]): readonly Exchange[] {
  return answers.map((content, place) => call(`core.mix/${place}`, `n${place}`, content))
}

function turns(content: string, attempt = 1): Exchange {
  const messages = [
    { role: 'user', content: 'Do as told. repeat: n1' },
    { role: 'assistant', content: 'n1' },
    { role: 'user', content: 'Do as told. repeat: n2' },
  ]
  const json = { choices: [{ message: { content } }] }
  return exchange('core.turns/two', { attempt, requestJson: { messages }, json })
}

const WHOLE = 'n0nce é "a"\nb\tc  d'
const LINE_FEED_LOST = Array.from({ length: 3 }, () => 'n0nce é "a" b\tc  d')

describe('echoes', () => {
  const thrice = (text: string) => lines(text, text, text)
  test.each([
    ['satisfied', lines(WHOLE)],
    ['satisfied', thrice(WHOLE.replaceAll('"', '“'))],
    ['satisfied', [...thrice(WHOLE.replace('\t', ' ')), ...lines(WHOLE)]],
    ['violated', thrice(WHOLE.replace('\t', ' '))],
    ['violated', thrice(WHOLE.replace('  ', ' '))],
    ['violated', thrice(WHOLE.replaceAll('"', ''))],
    ['satisfied', lines(WHOLE.replace('  ', ' '), WHOLE.replace('\t', ' '), WHOLE.replaceAll('"', ''))],
    ['model-behaviour', lines(WHOLE.replace('  ', ' '))],
    ['model-behaviour', thrice('I cannot do that.')],
  ])('core.echo-marks: %s (%#)', (kind, calls) => {
    expect(kindOf(judged(coreChecks, 'core.echo-marks', calls))).toBe(kind)
  })

  test.each([
    ['satisfied', [echo('n0nce é 🌍 中文')]],
    ['satisfied', [echo('Sure: "n0nce é 🌍 中文".')]],
    ['satisfied', [echo('n0nce e\u0301 🌍 中文')]],
    ['satisfied', [echo('no'), echo('n0nce é 🌍 中文', 2)]],
    ['violated', [echo('n0nce Ã© ðŸŒ ä¸­æ–‡')]],
    ['violated', [echo('n0nce é \uFFFD\uFFFD 中文')]],
    ['violated', [echo('n0nce ? ? ??')]],
    ['violated', [echo('n0nce é \u1F30d 中文')]],
    ['violated', [echo('n0nce é \uF30D 中文')]],
    ['model-behaviour', [echo('n0nce é 🌎 中文')]],
    ['model-behaviour', [echo('no'), echo('é 🌍 中文', 2)]],
    ['model-behaviour', [echo('n0nce é 中文')]],
    ['model-behaviour', [echo('You want me to repeat n0nce é')]],
    ['violated', [1, 2, 3, 4, 5].map((attempt) => echo('n0nce é  中文', attempt))],
    ['violated', [1, 2, 3, 4, 5].map((attempt) => echo('n0nce \\u00e9 🌍 中文', attempt))],
    ['model-behaviour', [1, 2].map((attempt) => echo('n0nce é  中文', attempt))],
    ['model-behaviour', [1, 2, 3, 4, 5].map((attempt) => echo('n0nce é 🌎 中文', attempt))],
    ['model-behaviour', [1, 2, 3, 4, 5].map((attempt) => echo('n0nce 中文', attempt))],
    ['model-behaviour', [1, 2, 3, 4, 5].map((attempt) => echo(`n0nce ${'é中'[attempt % 2]} 🌍`, attempt))],
    ['prerequisite', [exchange('core.echo/plain', { status: 400, json: {} })]],
    ['satisfied', [echo('n0nce é 🌍 中文'), escaped('n0nce é 🌍 中文')]],
    ['satisfied', [echo('n0nce é 🌍 中文'), escaped('I cannot do that.')]],
    ['violated', [echo('n0nce é 🌍 中文'), escaped('n0nce é ?? 中文')]],
    ['satisfied', [echo('n0nce é 🌍 中文'), escaped('n0nce é 🌍 中文, right?')]],
    ['violated', [echo('n0nce é 🌍 中文'), longEcho('n0nce é \uFFFD\uFFFD 中文')]],
    ['satisfied', [echo('n0nce é 🌍 中文'), longEcho('n0nce é ?? 中文')]],
    ['satisfied', [echo('n0nce é 🌍 中文'), longEcho('The keeper lit \uFFFD.')]],
    ['violated', [...lines(...LINE_FEED_LOST), longEcho('Which text?')]],
    ['violated', [...lines(...LINE_FEED_LOST), escaped('n0nce é 🌍 中文')]],
    ['violated', lines(...LINE_FEED_LOST.map((text) => `Sure:\\n ${text.replace('\t', '')}`))],
    ['satisfied', lines(...LINE_FEED_LOST.map((text) => text.replace('  ', ' ')))],
    ['satisfied', lines(...LINE_FEED_LOST.slice(1), 'n0nce é "a"\nb\tc  d')],
    ['model-behaviour', lines(...LINE_FEED_LOST.slice(1))],
    ['model-behaviour', lines(...LINE_FEED_LOST.map((text) => text.replaceAll('"', '“')))],
    ['model-behaviour', lines('Do you want me to repeat n0nce?', 'Möchten Sie n0nce ?')],
  ])('core.echo-whole: %s (%#)', (kind, calls) => {
    expect(kindOf(judged(coreChecks, 'core.echo-whole', calls))).toBe(kind)
  })

  test.each([
    ['satisfied', ['n0', 'n1', 'n2']],
    ['satisfied', ['n0', 'no', 'no']],
    ['violated', ['n0', 'n0', 'n2']],
    ['violated', ['n1', 'n0', 'n2']],
    ['violated', ['n1', 'n1', 'no']],
    ['violated', ['no', 'no', 'You said: n1 ']],
    ['model-behaviour', ['no', 'no', 'no']],
  ])('core.no-cross-talk: %s for %j', (kind, answers) => {
    expect(kindOf(judged(coreChecks, 'core.no-cross-talk', mix(answers)))).toBe(kind)
  })

  test('core.no-cross-talk: calls that ran one after another show nothing', () => {
    const apart = mix(['n0', 'n1']).map((each, place) => ({
      ...each,
      sentAtEpochMs: each.sentAtEpochMs + 1000 * place,
    }))
    expect(judged(coreChecks, 'core.no-cross-talk', apart)).toMatchObject({
      kind: 'not-applicable',
      detail: expect.stringMatching(/^no two answers were sent at the same time/),
    })
    const refused = mix(['n0', 'n1']).map((each, place) =>
      place === 0 ? each : exchange(each.id, { status: 429 }),
    )
    expect(judged(coreChecks, 'core.no-cross-talk', refused)).toMatchObject({
      kind: 'not-applicable',
      detail: 'only one of the calls at the same time got an answer that can be judged',
    })
  })
  const able = echo('n0nce é 🌍 中文')

  test.each([
    ['satisfied', [able, turns('n2')]],
    ['satisfied', [able, turns('First n1, and now n2.')]],
    ['satisfied', [able, turns('n1'), turns('n2', 2)]],
    ['violated', [able, turns('n1')]],
    ['violated', [able, turns('n1'), turns('Again: n1', 2)]],
    ['model-behaviour', [able, turns('n1'), turns('no', 2)]],
    ['model-behaviour', [able, turns('no')]],
    ['model-behaviour', [echo('no'), turns('n1')]],
    ['not-applicable', [able, exchange('core.turns/two', { status: 400, json: {} })]],
    ['prerequisite', [able, exchange('core.turns/two', { status: 500, json: {} })]],
    ['throttled', [able, exchange('core.turns/two', { status: 429, json: {} })]],
    ['prerequisite', [exchange('core.turns/two', { status: 400, json: {} })]],
  ])('core.last-turn-answered: %s (%#)', (kind, calls) => {
    expect(kindOf(judged(coreChecks, 'core.last-turn-answered', calls))).toBe(kind)
  })

  test('sends no assistant turn where the reading has no role for it', () => {
    const readings = readingsOf({ 'request.roles': { reading: 'list', roles: ['system', 'user'] } })
    expect(kindOf(judged(coreChecks, 'core.last-turn-answered', [able], { readings }))).toBe('not-applicable')
  })

  test('the nonce of any call of the run may show a foreign answer', () => {
    const [asked, other] = ['(Reference 533e8300aa12.)', '(Reference b80822492dc4, do not mention it.)']
    const rest = [...mix(['n0', 'n1']), answered('sse.mix/a', other, 'no')]
    const judge = (answer: string) =>
      judged(coreChecks, 'core.no-cross-talk', [...rest, answered('core.max-tokens/one', asked, answer)])
    expect(kindOf(judge(`You said: ${asked}`))).toBe('satisfied')
    expect(issuesOf(judge(`You said: ${other}`))).toEqual([
      'core.max-tokens/one body: "b80822492dc4", which sse.mix/a sent',
    ])
  })

  test('the foreign text is shown', () => {
    expect(issuesOf(judged(coreChecks, 'core.no-cross-talk', mix(['n0', 'n0'])))).toEqual([
      'core.mix/1 body: "n0", which core.mix/0 sent',
    ])
  })
})

test.each(['core.content-long', 'core.prompt-not-cut', 'core.usage-counts-prompt'])(
  '%s says which declared quota keeps Assay from sending the long prompt',
  (id) => {
    const quotas = [{ quota: 6000, unit: 'tokens', windowSeconds: 60, scope: 'key' }]
    const readings = readingsOf({ 'limits.quota': { reading: 'list', quotas, charged: [] } })
    const judgement = judged(coreChecks, id, [exchange('core.completion/all-four', counts(9, 3, 12))], {
      readings,
    })
    expect(judgement).toMatchObject({
      kind: 'not-applicable',
      detail: 'the declared quota of 6,000 tokens does not admit a prompt of 32 KiB',
    })
  },
)
