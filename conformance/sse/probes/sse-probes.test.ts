import { noInbox } from '../../webhooks/probes/inbox-fixture.ts'
import { describe, expect, test } from 'vitest'
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }
import { exchange, readingsOf } from '../../exchange/exchange-fixture.ts'
import { answerChunks, chunkWith, eventStream, streamedExchange } from '../../evidence/stream-fixture.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { costOf, maxOf, type ProbeContext, type RequestSpec } from '../../engine/probe.ts'
import type { Readings } from '../../statement/readings.ts'
import { PLAIN_WORDING } from '../../engine/wording.ts'
import { valueAtPointer } from '../../exchange/reply.ts'
import { sseProbes } from './sse-probes.ts'

type Sent = { readonly label: string; readonly spec: RequestSpec }
type Outcome = { readonly text: string | null; readonly error: string | null }

const readings = readingsOf(openai.readings)
const whole = eventStream(answerChunks(`noncescripts ${PLAIN_WORDING.echoText}`.match(/.{1,20}/gsu) ?? []))

const USUAL = [whole]
// The part of a stream that a client has read when it hangs up.
const begun = eventStream([chunkWith({ content: 'Hi' })]).replace('data: [DONE]\n\n', '')

/**
 * Runs a probe. The target answers the requests with `streams`, in order, and all further requests with the last
 * one. Each of the first `atOnceCount` streams arrives in a single read.
 */
async function run(
  id: string,
  under: Readings = readings,
  streams: readonly string[] = USUAL,
  atOnceCount = 0,
): Promise<{ readonly sent: readonly Sent[]; readonly outcomes: readonly Outcome[] }> {
  const sent: Sent[] = []
  const outcomes: Outcome[] = []
  const next = (): string => streams[Math.min(sent.length, streams.length - 1)] ?? ''
  const record = (label: string, spec: RequestSpec): Promise<Exchange> => {
    const isLeft = spec.hangUpAfterEvents !== undefined
    const text = isLeft && streams === USUAL ? begun : next()
    const atOnce = { reads: [[200, new TextEncoder().encode(text).length] as const] }
    const left =
      spec.hangUpAfterEvents === undefined ? {} : { end: { kind: 'aborted', afterEvents: 3 } as const }
    const made = streamedExchange(`${id}/${label}`, text, {
      ...left,
      ...(sent.length < atOnceCount ? atOnce : {}),
    })
    sent.push({ label, spec })
    return Promise.resolve(made)
  }
  const context: ProbeContext = {
    model: 'test-model',
    readings: under,
    nonce: (label) => `nonce${label.replaceAll('-', '')}`,
    freshNonce: () => 'fresh',
    wording: PLAIN_WORDING,
    holds: () => false,
    inbox: noInbox,
    invent: () => undefined,
    nowMs: () => 0,
    pause: () => Promise.resolve(),
    send: record,
    connect: () => Promise.reject(new TypeError('no WebSocket here')),
    recorded: () => [],
    throughClient: async (label, _library, use) => {
      const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
        const response = new Response(next(), { headers: { 'content-type': 'text/event-stream' } })
        sent.push({ label, spec: { json: JSON.parse(init?.body as string) as unknown } })
        return response
      }
      const outcome = await use({ baseUrl: 'http://127.0.0.1:1', apiKey: 'k', fetch }).then(
        (text) => ({ text, error: null }),
        (error: unknown) => ({ text: null, error: String(error) }),
      )
      outcomes.push(outcome)
      return exchange(`${id}/${label}`)
    },
    throughProgram: () => Promise.reject(new TypeError('no client program here')),
  }
  const probe = sseProbes.find((each) => each.id === id)
  if (probe === undefined) throw new TypeError(`no probe ${id}`)
  await probe.run(context)
  return { sent, outcomes }
}

function tokensAsked({ spec }: Sent): number {
  const tokens = valueAtPointer(spec.json, '/max_tokens')
  return typeof tokens === 'number' ? tokens : 0
}

test('the labels are permanent', async () => {
  const lines = await Promise.all(
    sseProbes.map(async ({ id }) => `${id}: ${(await run(id)).sent.map(({ label }) => label).join(' ')}`),
  )
  expect(lines).toMatchInlineSnapshot(`
    [
      "sse.stream: basic bad-body bad-temperature unknown-model role no-key wrong-key wrong-basic false word",
      "sse.usage: include-usage",
      "sse.long: long",
      "sse.echo: scripts",
      "sse.max-tokens: one",
      "sse.mix: a b",
      "sse.side-by-side: pair-1-a pair-1-b",
      "sse.abort: abort after beside many many many many many many leave next",
      "sse.sdk: stream",
      "sse.huge: huge",
    ]
  `)
})

describe.each(sseProbes.map((probe) => [probe.id, costOf(probe, readings)] as const))('%s', (id, cost) => {
  test('costs what it says', async () => {
    const { sent } = await run(id)
    expect(sent.length).toBeGreaterThanOrEqual(cost.requests)
    expect(sent.length).toBeLessThanOrEqual(maxOf(cost, 'requests'))
    expect(sum(sent.map(tokensAsked))).toBeLessThanOrEqual(maxOf(cost, 'completionTokens'))
  })
  test('costs no more than declared when answers arrive at once', async () => {
    const { sent } = await run(id, readings, [whole], 9)
    expect(sent.length).toBeLessThanOrEqual(cost.requests + (cost.further?.requests ?? 0))
    expect(sum(sent.map(tokensAsked))).toBeLessThanOrEqual(maxOf(cost, 'completionTokens'))
  })
  test('sends nothing when no reading says how streaming is switched on', async () => {
    expect((await run(id, readingsOf({}))).sent).toEqual([])
  })
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

const LENGTHY = ['basic', 'longer']

function askedAtLength(sent: readonly Sent[]): readonly string[] {
  return sent.map(({ label }) => label).filter((label) => LENGTHY.includes(label))
}

const inError = eventStream([chunkWith({ content: 'a' }), { error: { message: 'no' } }])

test.each([
  ['an error', inError],
  ['a stream without text', eventStream([])],
])('after %s, a longer answer is not requested', async (_, text) => {
  const { sent } = await run('sse.stream', readings, [text], 9)
  expect(askedAtLength(sent)).toEqual(['basic'])
})

test('never requests the same longer answer twice, because a cache would answer', async () => {
  const { sent } = await run('sse.stream', readings, [whole], 9)
  const asked = sent.filter(({ label }) => LENGTHY.includes(label))
  expect(new Set(asked.map(({ spec }) => JSON.stringify(spec.json))).size).toBe(3)
})

test.each([
  [0, ['basic']],
  [1, ['basic', 'longer']],
  [2, ['basic', 'longer', 'longer']],
  [9, ['basic', 'longer', 'longer']],
])('when %d answers arrive at once, the requests are %j', async (atOnceCount, labels) => {
  const { sent } = await run('sse.stream', readings, [whole], atOnceCount)
  expect(askedAtLength(sent)).toEqual(labels)
})

test('an echo is not requested again where no blank line separates events', async () => {
  const { sent } = await run('sse.echo', readings, [whole.replaceAll('\n\n', '\n')])
  expect(sent).toHaveLength(1)
})

function withSwitch(reading: Parameters<typeof readingsOf>[0][string]): Readings {
  return readingsOf({ ...openai.readings, 'sse.switch': reading })
}

async function switched(under?: Readings): Promise<readonly unknown[]> {
  return (await run('sse.stream', under)).sent
    .filter(({ label }) => ['false', 'word'].includes(label))
    .map(({ spec }) => valueAtPointer(spec.json, '/stream'))
}

describe('the switch', () => {
  test('is a member of the body', async () => {
    const { sent } = await run('sse.stream')
    expect(valueAtPointer(sent[0]?.spec.json, '/stream')).toBe(true)
    expect(sent[0]?.spec.path).toBe('/v1/chat/completions')
  })
  test('may be another member', async () => {
    const { sent } = await run('sse.stream', withSwitch({ reading: 'stream-true', field: 'live' }))
    expect(valueAtPointer(sent[0]?.spec.json, '/live')).toBe(true)
  })
  test('may be a header field', async () => {
    const { sent } = await run('sse.stream', withSwitch({ reading: 'accept' }))
    expect(sent[0]?.spec.headers).toEqual({ accept: 'text/event-stream' })
    expect(valueAtPointer(sent[0]?.spec.json, '/stream')).toBeUndefined()
  })
  test('may be a query parameter, and the path another one', async () => {
    const under = readingsOf({
      ...openai.readings,
      'sse.switch': { reading: 'query', name: 'as', value: 'a b' },
      'sse.path': { reading: 'other-path', path: '/v1/stream' },
    })
    expect((await run('sse.stream', under)).sent[0]?.spec.path).toBe('/v1/stream?as=a+b')
  })
  test('is thrown off, and is a word, only where it is a member of the request', async () => {
    expect(await switched()).toEqual([false, 'yes'])
    expect(await switched(withSwitch({ reading: 'accept' }))).toEqual([])
  })
  test('is asked for nothing more where the first answer is not a stream', async () => {
    const { sent } = await run('sse.stream', readings, ['{"error":{"message":"no stream"}}'])
    expect(sent.map(({ label }) => label)).toEqual(['basic'])
  })
  test('goes along with the request for usage, which is left out where no reading has one', async () => {
    const { sent } = await run('sse.usage')
    expect(sent[0]?.spec.json).toMatchObject({ stream: true, stream_options: { include_usage: true } })
    const without = readingsOf({ ...openai.readings, 'sse.events': { reading: 'chunks-done' } })
    expect((await run('sse.usage', without)).sent).toEqual([])
  })
})

test.each([
  ['sse.echo', [whole], 1],
  ['sse.echo', [eventStream(answerChunks(['no'])), whole], 2],
  ['sse.echo', [eventStream(answerChunks(['noncescripts ? ? ?']))], 3],
  [
    'sse.max-tokens',
    [eventStream(answerChunks([], 'stop')), eventStream(answerChunks(['Once'], 'length'))],
    2,
  ],
  ['sse.max-tokens', ['{"error":{"message":"no stream"}}'], 1],
] as const)('%s is asked again while the model may do better (%#)', async (id, streams, count) => {
  expect((await run(id, readings, streams)).sent).toHaveLength(count)
})

describe('the loop of the client library', () => {
  const role = chunkWith({ role: 'assistant', content: '' })
  test('puts the text together', async () => {
    const { outcomes } = await run('sse.sdk', readings, [eventStream(answerChunks(['Once', ' upon']))])
    expect(outcomes).toEqual([{ text: 'Once upon', error: null }])
  })
  test('leaves out a chunk without choices, and fails on a choice without delta', async () => {
    const none = chunkWith({}, null, { choices: [] })
    const usual = await run('sse.sdk', readings, [eventStream([role, none, ...answerChunks(['Once'])])])
    expect(usual.outcomes).toEqual([{ text: 'Once', error: null }])
    const odd = chunkWith(undefined)
    const { outcomes } = await run('sse.sdk', readings, [eventStream([role, odd, chunkWith({}, 'stop')])])
    expect(outcomes).toEqual([{ text: null, error: expect.stringMatching(/^TypeError/) }])
  })
})

async function callsOfAbort(...streams: readonly string[]): Promise<readonly string[]> {
  const labels = (await run('sse.abort', readings, streams)).sent.map(({ label }) => label)
  return labels.filter((label) => !['beside', 'many', 'alone', 'leave', 'next'].includes(label))
}

test('a client hangs up again if it had read the whole stream', async () => {
  expect(await callsOfAbort(begun)).toEqual(['abort', 'after'])
  expect(await callsOfAbort(whole, whole, begun)).toEqual(['abort', 'after', 'abort', 'after'])
  expect(await callsOfAbort(whole)).toHaveLength(4)
})

async function leavesOf(...streams: readonly string[]): Promise<readonly number[]> {
  const { sent } = await run('sse.abort', readings, streams)
  return sent.flatMap(({ label, spec }) =>
    ['many', 'leave'].includes(label) ? [] : (spec.hangUpAfterEvents ?? []),
  )
}

test('a client leaves before the first event if each earlier stream arrived at once', async () => {
  expect(await leavesOf(whole)).toEqual([3, 0])
  expect(await leavesOf(begun)).toEqual([3])
})
