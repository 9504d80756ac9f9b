import { describe, expect, test } from 'vitest'
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }
import { exchange, readingsOf } from '../../exchange/exchange-fixture.ts'
import { message, chunkTexts, conversation as talkOf } from '../checks/socket-fixture.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { costOf, type ProbeContext, type ProbeCost } from '../../engine/probe.ts'
import { KEY_PLACEHOLDER } from '../../exchange/placeholders.ts'
import type { Readings } from '../../statement/readings.ts'
import { PLAIN_WORDING } from '../../engine/wording.ts'
import type { SocketSpec } from '../../exchange/socket-script.ts'
import { websocketProbes } from './websocket-probes.ts'

type Talk = { readonly label: string; readonly spec: SocketSpec }

const readings = readingsOf(openai.readings)
const opened: Exchange = {
  ...exchange('websocket.offer/basic', { status: 101 }),
  socket: { messages: [], closedBy: null },
}

async function run(
  id: string,
  under: Readings = readings,
  offers: readonly Exchange[] = [opened],
  answerTo: (label: string) => Exchange = (label) => exchange(`${id}/${label}`, { status: 403 }),
): Promise<readonly Talk[]> {
  const talks: Talk[] = []
  const context = {
    model: 'test-model',
    readings: under,
    nonce: (label: string) => `nonce${label}`,
    wording: PLAIN_WORDING,
    recorded: () => offers,
    connect: (label: string, spec: SocketSpec) => {
      talks.push({ label, spec })
      return Promise.resolve(answerTo(label))
    },
    send: (label: string) => {
      talks.push({ label, spec: { steps: [] } })
      return Promise.resolve(answerTo(label))
    },
  } as unknown as ProbeContext
  await websocketProbes.find((probe) => probe.id === id)?.run(context)
  return talks
}

test('the labels are permanent', async () => {
  const lines = await Promise.all(
    websocketProbes.map(async ({ id }) => `${id}: ${(await run(id)).map(({ label }) => label).join(' ')}`),
  )
  expect(lines).toMatchInlineSnapshot(`
    [
      "websocket.offer: basic",
      "websocket.arrival: ",
      "websocket.turns: two",
      "websocket.mix: a b",
      "websocket.fragments: three cut segments",
      "websocket.long: long",
      "websocket.max-tokens: one",
      "websocket.control: ping close",
      "websocket.handshake: compression subprotocol",
      "websocket.auth: none wrong empty basic query",
      "websocket.mistakes: malformed binary not-utf8 unknown-type no-messages unknown-model temperature-string reserved-bits unmasked opcode long-ping announced",
      "websocket.vanish: vanish after",
      "websocket.huge: huge",
    ]
  `)
})

const slow = talkOf('websocket.arrival/any', chunkTexts)
const atOnce = talkOf(
  'websocket.arrival/any',
  chunkTexts.map((piece) => message('server', piece, { atMs: 200 })),
)
const inError = talkOf('websocket.offer/basic', [JSON.stringify({ error: { message: 'no' } })])

test.each([
  ['one piece after the other', slow, slow, 0],
  ['an error', inError, slow, 0],
  ['at once, then piece by piece', atOnce, slow, 1],
  ['at once each time', atOnce, atOnce, 2],
  ['at once, then an error', atOnce, inError, 1],
])('an answer that comes %s', async (_, offered, longer, askedCount) => {
  const talks = await run('websocket.arrival', readings, [offered], () => longer)
  expect(talks.map(({ label }) => label)).toEqual(Array.from({ length: askedCount }, () => 'longer'))
})

test('longer answers depend on the last attempt of the first handshake', async () => {
  const offers = [exchange('websocket.offer/basic', { status: 429 }), atOnce]
  expect(await run('websocket.arrival', readings, offers, () => slow)).toHaveLength(1)
})

test('sends no longer request after a conversation that did not end', async () => {
  const failed: Exchange = { ...atOnce, end: { kind: 'failed', code: 'timeout-total', detail: 'no end' } }
  expect(await run('websocket.arrival', readings, [failed], () => slow)).toEqual([])
})

function total(of: (cost: ProbeCost) => number): number {
  return websocketProbes.reduce((sum, probe) => sum + of(costOf(probe, readings)), 0)
}

test('all together are 33 handshakes at most, and more for longer or apart answers and after errors', () => {
  expect(total(({ requests }) => requests)).toBeLessThanOrEqual(33)
  expect(total(({ further }) => further?.requests ?? 0)).toBe(2 + 4 + 3 + 2 + 4 + 2)
})

describe.each(websocketProbes.map((probe) => [probe.id, costOf(probe, readings)] as const))(
  '%s',
  (id, cost) => {
    test('sends as many requests and tokens as declared', async () => {
      expect(await run(id)).toHaveLength(cost.requests)
    })
    test('sends nothing when no reading defines the frames', async () => {
      expect(await run(id, readingsOf({}))).toEqual([])
    })
    test('sends nothing more after a refused offer', async () => {
      const refused = exchange('websocket.offer/basic', { status: 405 })
      expect(await run(id, readings, [refused])).toHaveLength(id === 'websocket.offer' ? 1 : 0)
    })
  },
)

function withAuth(auth: Parameters<typeof readingsOf>[0][string]): Readings {
  return readingsOf({ ...openai.readings, 'websocket.auth': auth })
}

function wrap(frames: Parameters<typeof readingsOf>[0][string]): Promise<readonly Talk[]> {
  return run('websocket.offer', readingsOf({ ...openai.readings, 'websocket.frames': frames }))
}

describe('the key', () => {
  test('is a bearer credential', async () => {
    const [talk] = await run('websocket.offer')
    expect(talk?.spec.authorization).toBe(`Bearer ${KEY_PLACEHOLDER}`)
  })
  test('may be a subprotocol', async () => {
    const [talk] = await run('websocket.offer', withAuth({ reading: 'subprotocol', prefix: 'key.' }))
    expect(talk?.spec).toMatchObject({ authorization: null, subprotocols: [`key.${KEY_PLACEHOLDER}`] })
  })
  test.each(['bearer', 'query', 'first-message', 'subprotocol'])(
    'shown by %s, the subprotocols of the deployment are offered in every handshake',
    async (reading) => {
      const under = readingsOf({
        ...openai.readings,
        'websocket.path': { reading: 'same-path', subprotocols: ['chat.v1'] },
        'websocket.auth': { reading, prefix: 'key.', field: 'key', name: 'key' },
      })
      const runs = await Promise.all(websocketProbes.map(({ id }) => run(id, under)))
      const handshakes = runs.flat().filter(({ label }) => label !== 'path')
      expect(handshakes.length).toBeGreaterThan(15)
      for (const { label, spec } of handshakes)
        expect([label, ...(spec.subprotocols ?? [])]).toContain('chat.v1')
    },
  )
  test('may be a query parameter', async () => {
    const [talk] = await run('websocket.offer', withAuth({ reading: 'query', name: 'k' }))
    expect(talk?.spec).toMatchObject({
      authorization: null,
      path: `/v1/chat/completions?k=${KEY_PLACEHOLDER}`,
    })
  })
  test('may come with the first message, wrapped or not', async () => {
    const [talk] = await run('websocket.offer', withAuth({ reading: 'first-message', field: 'api_key' }))
    expect(talk?.spec.authorization).toBe(null)
    expect(talk?.spec.steps[0]).toMatchObject({ json: { api_key: KEY_PLACEHOLDER, model: 'test-model' } })
  })
})

test('a mistake and frames made by hand carry the key where the first message does', async () => {
  const first = { reading: 'first-message', field: 'api_key' }
  const under = readingsOf({ ...openai.readings, 'websocket.auth': first })
  const ids = ['websocket.mistakes', 'websocket.fragments']
  const talks = (await Promise.all(ids.map((id) => run(id, under)))).flat()
  expect(talks.length).toBeGreaterThan(10)
  for (const { label, spec } of talks.filter((each) => !['long-ping', 'announced'].includes(each.label))) {
    const [step] = spec.steps
    const payload =
      step?.do === 'frames'
        ? Buffer.concat(step.frames.map((each) => Buffer.from(each.payload ?? '')))
        : Buffer.from(step?.do === 'send' ? (step.bytes ?? step.text ?? JSON.stringify(step.json)) : '')
    expect([label, payload.includes(KEY_PLACEHOLDER)]).toEqual([label, true])
  }
})

test('a request has all four fields', async () => {
  const [talk] = await run('websocket.offer')
  expect(talk?.spec.steps[0]).toMatchObject({
    json: { model: 'test-model', max_tokens: expect.any(Number), temperature: expect.any(Number) },
  })
})

test('a request is wrapped as the reading says', async () => {
  const [beside] = await wrap({ reading: 'wrapped', requestType: 'ask' })
  expect(beside?.spec.steps[0]).toMatchObject({ json: { type: 'ask', model: 'test-model' } })
  const [within] = await wrap({ reading: 'wrapped', requestType: 'ask', requestMember: 'body' })
  expect(within?.spec.steps[0]).toMatchObject({ json: { type: 'ask', body: { model: 'test-model' } } })
})

test('an offer that gets an error is sent again without optional fields, and later requests leave out the refused one', async () => {
  const answerTo = (label: string) =>
    label === 'basic' ? inError : talkOf(`websocket.offer/${label}`, chunkTexts)
  const talks = await run('websocket.offer', readings, [], answerTo)
  expect(talks.map(({ label }) => label)).toEqual(['basic', 'without-max-tokens'])
  const offers = [inError, answerTo('without-max-tokens')]
  const [later] = await run('websocket.turns', readings, offers)
  for (const step of [talks[1], later].map((talk) => talk?.spec.steps[0])) {
    expect(step).toMatchObject({ json: { temperature: 1 } })
    expect(step).not.toHaveProperty('json.max_tokens')
  }
  const [capped] = await run('websocket.max-tokens', readings, offers)
  expect(capped?.spec.steps[0]).toHaveProperty('json.max_tokens', 1)
})

const talked = (label: string, sentAtEpochMs: number) =>
  talkOf(`websocket.mix/${label}`, chunkTexts, { sentAtEpochMs })

test('two conversations are repeated until their answers overlap, three times at most', async () => {
  const together = await run('websocket.mix', readings, [opened], (label) => talked(label, 0))
  const apart = await run('websocket.mix', readings, [opened], (label) =>
    talked(label, label === 'a' ? 0 : 60_000),
  )
  expect([together.length, apart.length]).toEqual([2, 6])
})
