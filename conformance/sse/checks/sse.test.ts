import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import { judgeAmong } from '../../engine/judge.ts'
import { judgeCheck } from '../../engine/judge-fixture.ts'
import { resolvePlan, type Statement } from '../../statement/plan.ts'
import { parseStatement } from '../../statement/statement.ts'
import type { JsonObject } from '../../exchange/reply.ts'
import { evidenceOf, exchange, readingsOf } from '../../exchange/exchange-fixture.ts'
import { sseChecks } from './sse.ts'
import {
  answerChunks,
  basic,
  chunkWith,
  chunks,
  eventStream,
  goodExchanges,
  judgeStream,
  judgeOn,
  CHUNK_TEXTS,
  profileReadings,
  streamEvidence,
  streamReadings,
  usageChunk,
} from '../../evidence/stream-fixture.ts'

const ids = sseChecks.map((check) => check.id)

describe.each(ids)('%s', (id) => {
  test('is satisfied by a good server', () => {
    expect(judgeStream(id)).toMatchObject({ kind: 'satisfied' })
  })
  test('never passes without evidence', () => {
    const judgement = judgeOn(id, evidenceOf([], { readings: streamReadings }))
    expect(judgement.kind).toBe('inconclusive')
  })
  test('is not applicable when streaming is refused while plain calls work', () => {
    const refused = exchange('sse.stream/basic', { status: 400, json: { error: { message: 'no stream' } } })
    const judgement = judgeStream(id, { 'sse.stream/basic': refused })
    expect(judgement).toMatchObject({
      kind: 'not-applicable',
      detail: expect.stringMatching(/^not offered: /),
    })
  })
  test.each([403, 404])(
    'is inconclusive when streamed calls are answered %i while plain calls work',
    (status) => {
      const denied = exchange('sse.stream/basic', { status, json: { error: { message: 'no' } } })
      const judgement = judgeStream(id, { 'sse.stream/basic': denied })
      expect(judgement).toMatchObject({ kind: 'inconclusive', code: 'prerequisite' })
    },
  )
  test('is not applicable when no reading says how streaming is switched on', () => {
    expect(judgeOn(id, evidenceOf([], { readings: readingsOf({}) })).kind).toBe('not-applicable')
  })
  test('is inconclusive when the basic call is throttled', () => {
    const throttled = exchange('sse.stream/basic', { status: 429 })
    const judgement = judgeStream(id, { 'sse.stream/basic': throttled })
    expect(judgement).toMatchObject({ kind: 'inconclusive', code: 'throttled' })
  })
})

const NOTES = 'data: {"id":"","object":"","created":0,"model":"","choices":[]}\n\n'
const plain = goodExchanges({ 'sse.stream/basic': exchange('sse.stream/basic') })

function stating(statement: object): Statement {
  return parseStatement(
    JSON.stringify({ schema: 'assay.statement/1', extends: 'none', ...statement }),
    'x.json',
  )
}

describe('a plain answer to the switch of a profile', () => {
  const undeclared = evidenceOf(plain, { readings: profileReadings })
  const verdict = (statement: Statement | null): string => {
    const plan = resolvePlan({ profile: 'openai', statement, require: [] })
    const check = sseChecks.find(({ id }) => id === 'sse.offered')
    if (check === undefined) throw new TypeError('no sse.offered')
    return judgeCheck(check, evidenceOf(plain, { readings: plan.readings }), plan).verdict
  }

  test('is a failure of sse.offered unless streams are declared unsupported', () => {
    expect(judgeOn('sse.offered', undeclared)).toMatchObject({
      kind: 'violated',
      issues: [{ received: 'a body of application/json' }],
    })
    expect(verdict(null)).toBe('fail')
    expect(verdict(stating({ capabilities: { sse: 'supported' } }))).toBe('fail')
    expect(verdict(stating({ capabilities: { sse: 'unsupported' } }))).toBe('not-applicable')
  })
  test('a server error, and a stream without data, are failures all the same', () => {
    for (const broken of [exchange('sse.stream/basic', { status: 500 }), basic('')['sse.stream/basic']]) {
      const evidence = evidenceOf(goodExchanges({ 'sse.stream/basic': broken ?? null }), {
        readings: profileReadings,
      })
      expect(judgeOn('sse.offered', evidence).kind).toBe('violated')
    }
  })
})

test.each(ids.filter((id) => id !== 'sse.offered'))('%s leaves a plain answer to sse.offered', (id) => {
  const judgement = judgeStream(id, { 'sse.stream/basic': exchange('sse.stream/basic') })
  expect(judgement).toMatchObject({ kind: 'inconclusive', code: 'prerequisite' })
})

const role = { role: 'assistant', content: '' }
const one = (value: JsonObject): Record<string, Exchange> =>
  chunks(
    chunkWith(role),
    value,
    ...CHUNK_TEXTS.map((content) => chunkWith({ content })),
    chunkWith({}, 'stop'),
  )
const good = eventStream(answerChunks())
const json = (value: JsonObject): string => `data: ${JSON.stringify(value)}\n\n`

test.each<[id: string, changed: Readonly<Record<string, Exchange>>, at: string]>([
  ['sse.offered', { 'sse.stream/basic': exchange('sse.stream/basic') }, 'sse.stream/basic body'],
  [
    'sse.offered',
    { 'sse.stream/basic': exchange('sse.stream/basic', { status: 500 }) },
    'sse.stream/basic status',
  ],
  ['sse.offered', basic(''), 'sse.stream/basic body'],
  ['sse.media-type', basic(good, { headers: [] }), 'sse.stream/basic header content-type'],
  [
    'sse.media-type',
    basic(good, { headers: [['content-type', 'application/json']] }),
    'sse.stream/basic header content-type',
  ],
  [
    'sse.cache-control',
    basic(good, {
      headers: [
        ['content-type', 'text/event-stream'],
        ['cache-control', 'max-age=60'],
      ],
    }),
    'sse.stream/basic header cache-control',
  ],
  ['sse.done-present', basic(good, { end: { kind: 'left-open', waitedMs: 2000 } }), 'sse.stream/basic'],
  ['sse.whole', basic(json(chunkWith(role)) + json(chunkWith({ content: 'Once' }))), 'sse.stream/basic'],
  ['sse.whole', basic(good, { end: { kind: 'failed', code: 'reset', detail: 'reset' } }), 'sse.stream/basic'],
  [
    'sse.no-error-event',
    basic(json(chunkWith(role)) + json({ error: { message: 'oh' } })),
    'sse.stream/basic event 2',
  ],
  [
    'sse.no-error-event',
    basic(json(chunkWith(role)) + json({ object: 'error', message: 'oh' })),
    'sse.stream/basic event 2',
  ],
  [
    'sse.no-error-event',
    basic(`${json(chunkWith(role))}event: error\n${json({ message: 'oh' })}`),
    'sse.stream/basic event 2',
  ],
  ['sse.framing', basic(`${json(chunkWith(role)).trimEnd()}\n${good}`), 'sse.stream/basic byte 0'],
  [
    'sse.framing',
    basic(good.trimEnd()),
    `sse.stream/basic byte ${new TextEncoder().encode(good).length - 14}`,
  ],
  ['sse.no-client-traps', basic(`\uFEFF${good}`), 'sse.stream/basic byte 0'],
  ['sse.no-client-traps', basic(good.replace('\n\n', '\n\nretry: 3000\n\n')), 'sse.stream/basic byte 189'],
  ['sse.no-client-traps', basic(`id: 1\n\n${good}`), 'sse.stream/basic byte 0'],
  [
    'sse.no-client-traps',
    basic(`id: 1\n${good}`.replace('\n\n', '\n\n: alive\n\n')),
    'sse.stream/basic byte 195',
  ],
  ['sse.data-json', basic(`event: ping\n\n${good}`), 'sse.stream/basic byte 0'],
  ['sse.data-json', basic(`data: : keepalive\n\n${good}`), 'sse.stream/basic event 1'],
  // A comment in the middle of an event leaves a rest without data, which is not the cause.
  [
    'sse.data-json',
    basic(`${good.slice(0, 20)}: keepalive\n\n${good.slice(20)}`),
    'sse.stream/basic event 1',
  ],
  ['sse.data-json', basic(`data:\n\n${good}`), 'sse.stream/basic event 1'],
  ['sse.data-json', basic(`data: oh no\n\n${good}`), 'sse.stream/basic event 1'],
  ['sse.done-present', basic(answerChunks().map(json).join('')), 'sse.stream/basic'],
  ['sse.done-present', basic(good.replace('[DONE]', '[done]')), 'sse.stream/basic event 13'],
  ['sse.done-present', basic(good.replace('[DONE]', '[DONE] ')), 'sse.stream/basic event 13'],
  ['sse.done-present', basic(`${good}data: [DONE]\n\n`), 'sse.stream/basic event 14'],
  ['sse.done-present', basic(good + json(chunkWith({ content: 'more' }))), 'sse.stream/basic event 14'],
  ['sse.no-client-traps', basic(`event: chunk\n${good}`), 'sse.stream/basic event 1'],
  [
    'sse.chunk-schema',
    one(chunkWith({}, null, { object: 'text_completion' })),
    'sse.stream/basic event 2 /object',
  ],
  ['sse.chunk-schema', one(chunkWith({}, null, { choices: null })), 'sse.stream/basic event 2 /choices'],
  ['sse.chunk-schema', one({ id: 'chatcmpl-1' }), 'sse.stream/basic event 2 /object'],
  ['sse.chunk-schema', one(chunkWith(undefined)), 'sse.stream/basic event 2 /choices/0/delta'],
  [
    'sse.chunk-schema',
    one(chunkWith({}, null, { choices: [{ index: 0, delta: {}, message: { content: 'x' } }] })),
    'sse.stream/basic event 2 /choices/0/message',
  ],
  ['sse.chunk-schema', one(chunkWith({}, null, { created: 'now' })), 'sse.stream/basic event 2 /created'],
  ['sse.chunk-schema', one(chunkWith({}, null, { error: null })), 'sse.stream/basic event 2 /error'],
  ['sse.chunk-schema', basic(`${NOTES}${good}`), 'sse.stream/basic event 1 /object'],
  ['sse.one-id', one(chunkWith({}, null, { id: 'chatcmpl-2' })), 'sse.stream/basic'],
  ['sse.chunk-schema', one(chunkWith({}, null, { id: '' })), 'sse.stream/basic event 2 /id'],
  ['sse.one-created', one(chunkWith({}, null, { created: 1 })), 'sse.stream/basic'],
  ['sse.one-model', one(chunkWith({}, null, { model: 'other' })), 'sse.stream/basic'],
  [
    'sse.created-seconds',
    one(chunkWith({}, null, { created: 1_790_000_000_417 })),
    'sse.stream/basic event 2 /created',
  ],
  ['sse.ids-distinct', basic(good.replaceAll('chatcmpl-1', 'chatcmpl-sse.mix/a')), 'sse.mix/a'],
  [
    'sse.chunk-schema',
    one(chunkWith({}, null, { choices: [{ index: 3, delta: {} }] })),
    'sse.stream/basic event 2 /choices/0/index',
  ],
  [
    'sse.chunk-schema',
    one(chunkWith({}, null, { choices: [{ delta: {} }] })),
    'sse.stream/basic event 2 /choices/0/index',
  ],
  ['sse.role', chunks(chunkWith({ content: 'Once' }), chunkWith({}, 'stop')), 'sse.stream/basic'],
  ['sse.role-once', one(chunkWith({ role: 'assistant', content: 'Once' })), 'sse.stream/basic'],
  ['sse.role', one(chunkWith({ role: '' })), 'sse.stream/basic event 2 /choices/0/delta/role'],
  ['sse.role', one(chunkWith({ role: 'user' })), 'sse.stream/basic event 2 /choices/0/delta/role'],
  ['sse.finish-once', chunks(chunkWith(role), chunkWith({ content: 'Once' })), 'sse.stream/basic'],
  ['sse.finish-once', one(chunkWith({}, 'stop')), 'sse.stream/basic'],
  [
    'sse.finish-once',
    chunks(chunkWith(role), chunkWith({}, 'stop'), chunkWith({ content: 'Once' })),
    'sse.stream/basic event 3 /choices/0/delta/content',
  ],
  ['sse.finish-once', one(chunkWith({}, '')), 'sse.stream/basic event 2 /choices/0/finish_reason'],
  [
    'sse.finish-key',
    one(chunkWith({}, null, { choices: [{ index: 0, delta: {} }] })),
    'sse.stream/basic event 2 /choices/0/finish_reason',
  ],
  ['sse.not-cumulative', chunks(...answerChunks(['On', 'Once', 'Once u', 'Once upon'])), 'sse.stream/basic'],
  [
    'sse.no-uninvited-empty-choices',
    one(chunkWith({}, null, { choices: [] })),
    'sse.stream/basic event 2 /choices',
  ],
  ['sse.no-uninvited-empty-choices', one(usageChunk), 'sse.stream/basic event 2 /choices'],
  [
    'sse.usage-adds-up',
    one(chunkWith({}, null, { usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 3 } })),
    'sse.stream/basic event 2 /usage',
  ],
  [
    'sse.usage-adds-up',
    one(chunkWith({}, null, { usage: { prompt_tokens: 0, completion_tokens: 3, total_tokens: 3 } })),
    'sse.stream/basic event 2 /usage',
  ],
  [
    'sse.usage-adds-up',
    one(chunkWith({}, null, { usage: { prompt_tokens: -1, completion_tokens: 4, total_tokens: 3 } })),
    'sse.stream/basic event 2 /usage',
  ],
])('%s is violated by %#', (id, changed, at) => {
  const judgement = judgeStream(id, changed)
  if (judgement.kind !== 'violated') throw new Error(JSON.stringify(judgement))
  expect(judgement.issues[0].at).toBe(at)
})

test('counts that are strings are one failure, of the shape', () => {
  const usage = { prompt_tokens: '1', completion_tokens: '1', total_tokens: '2' }
  const exchanges = Object.values(one(chunkWith({}, null, { usage })))
  const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })
  const evidenceOfAll = () => evidenceOf(exchanges, { readings: plan.readings })
  const verdictOf = (id: string) =>
    sseChecks
      .filter((check) => check.id === id)
      .map((check) => judgeAmong(check, { checks: sseChecks, evidenceOf: evidenceOfAll, plan }))[0]
  expect(verdictOf('sse.chunk-schema')?.verdict).toBe('fail')
  expect(verdictOf('sse.usage-adds-up')).toMatchObject({ explainedBy: 'sse.chunk-schema' })
})

test('a stream of several answers is not judged where the readings allow several choices', () => {
  const second = { index: 1, delta: { content: 'Also' }, finish_reason: null }
  const evidence = evidenceOf(Object.values(one(chunkWith({}, null, { choices: [second] }))), {
    readings: new Map([...streamReadings, ...readingsOf({ 'response.fields': { reading: 'bare' } })]),
  })
  expect(judgeOn('sse.not-cumulative', evidence)).toMatchObject({
    kind: 'inconclusive',
    detail: 'every stream carries several answers, which are not judged',
  })
  expect(judgeOn('sse.chunk-schema', { ...evidence, readings: streamReadings }).kind).toBe('violated')
})

test('notes come first where the reading says so', () => {
  const usual = streamReadings.get('sse.events')?.value
  const readings = new Map([
    ...streamReadings,
    ...readingsOf({ 'sse.events': { ...usual, reading: 'chunks-done', notesFirst: true } }),
  ])
  const judged = (body: string) =>
    judgeOn('sse.chunk-schema', evidenceOf(Object.values(basic(body)), { readings }))
  expect(judged(`${NOTES}${good}`).kind).toBe('satisfied')
  expect(judged(good)).toMatchObject({ issues: [{ at: 'sse.stream/basic event 1 /choices' }] })
  expect(judged(`${NOTES}${NOTES}${good}`)).toMatchObject({
    issues: [{ at: 'sse.stream/basic event 2 /object' }, { at: 'sse.stream/basic event 2 /id' }],
  })
})

test('the issue has the position of bytes that are not UTF-8', () => {
  const bytes = new TextEncoder().encode(good)
  bytes[bytes.indexOf(0x4f)] = 0xff
  const base64 = btoa(String.fromCharCode(...bytes))
  const judgement = judgeStream('sse.data-json', basic(good, { base64 }))
  expect(judgement).toMatchObject({ kind: 'violated', issues: [{ at: expect.stringMatching(/byte \d+$/) }] })
})

const quiet = (delta: unknown): Record<string, Exchange> =>
  chunks(chunkWith(delta), ...answerChunks().slice(1))
const mustChecks = sseChecks.filter(({ level }) => level === 'MUST').map(({ id }) => id)

describe.each<[habit: string, changed: Readonly<Record<string, Exchange>>]>([
  ['no text in the first delta', quiet({ role: 'assistant', content: null })],
  ['no content in the first delta', quiet({ role: 'assistant' })],
  ['text in the first delta', quiet({ role: 'assistant', content: 'Well, ' })],
  [
    'a role in every delta',
    chunks(...CHUNK_TEXTS.map((content) => chunkWith({ role: 'assistant', content })), chunkWith({}, 'stop')),
  ],
  [
    'a null role in later deltas',
    chunks(chunkWith(role), chunkWith({ role: null, content: 'Once' }), chunkWith({}, 'stop')),
  ],
  ['text with the finish reason', chunks(chunkWith(role), chunkWith({ content: 'Once' }, 'stop'))],
  ['an answer that ends at once', chunks(...answerChunks([]))],
  [
    'more members',
    chunks(
      ...answerChunks().map((value) => ({ ...value, timings: {}, system_fingerprint: 'x', usage: null })),
    ),
  ],
  [
    'usage with the finish reason',
    one(chunkWith({}, null, { usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 } })),
  ],
  ['comments', basic(`: hello\n\n${good.replaceAll('data:', ': ping\n\ndata:')}`)],
  ['a byte order mark', basic(`\uFEFF${good}`)],
  ['CRLF', basic(good.replaceAll('\n', '\r\n'))],
  ['CR', basic(good.replaceAll('\n', '\r'))],
  ['no space after the colon', basic(good.replaceAll('data: ', 'data:'))],
  ['events named message', basic(good.replaceAll('data:', 'event: message\ndata:'))],
  ['an id on every event', basic(good.replaceAll('data:', 'id: 7\ndata:'))],
  ['white space before the JSON', basic(good.replaceAll('data: {', 'data:   {'))],
  ['replacement characters of its own', chunks(...answerChunks(['\uFFFD', ' \uFFFD', ' so']))],
  ['everything in one read', basic(good, { reads: [[10, 9999]] })],
  ['the end of a refusal key', one(chunkWith({ refusal: null }, null, { obfuscation: 'abc' }))],
])('%s', (_habit, changed) => {
  test.each(mustChecks)('is not a failure of %s', (id) => {
    expect(judgeStream(id, changed).kind).not.toBe('violated')
  })
})

test('a stream that opens with a retry time is a trap', () => {
  expect(judgeStream('sse.no-client-traps', basic(`retry: 5000\n\n${good}`)).kind).toBe('violated')
})

test('a refusal of a call beyond a limit in flight stops no check of streams', () => {
  const id = 'limits.in-flight/in-flight-7'
  const refused = exchange(id, { status: 429, json: { error: {} } })
  const evidence = streamEvidence({ [id]: { ...refused, kind: 'stream', about: 'in-flight' } })
  const kinds = mustChecks.map((check) => [check, judgeOn(check, evidence).kind])
  expect(kinds.filter(([, kind]) => kind === 'inconclusive')).toEqual(
    mustChecks.map((check) => [check, judgeStream(check).kind]).filter(([, kind]) => kind === 'inconclusive'),
  )
})
