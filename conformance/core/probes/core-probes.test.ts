import { noInbox } from '../../webhooks/probes/inbox-fixture.ts'
import { describe, expect, test } from 'vitest'
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }
import { exchange, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  callsOf,
  costOf,
  marksOfCall,
  type Probe,
  type ProbeContext,
  type RequestSpec,
} from '../../engine/probe.ts'
import type { Readings } from '../../statement/readings.ts'
import { PLAIN_WORDING } from '../../engine/wording.ts'
import { valueAtPointer } from '../../exchange/reply.ts'
import { allProbes, probesFor, selectChecks } from '../../session/registry.ts'
import { SETTLED } from './core-echo-probes.ts'
import { chatRequest } from './core-prompts.ts'

const coreProbes = allProbes.filter(({ capability }) => capability === 'core')

type Sent = { readonly label: string; readonly spec: RequestSpec }

const readings = readingsOf(openai.readings)

/** Runs a probe that declares calls, as a session does, and returns its calls. The target sends `answers` in order, and then repeats the last answer. */
async function sentBy(
  id: string,
  under: Readings = readings,
  answers: readonly ExchangeParts[] = [{}],
): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  const recorded: Exchange[] = []
  const record = (label: string, spec: RequestSpec) => {
    const parts = answers[Math.min(sent.length, answers.length - 1)] ?? {}
    sent.push({ label, spec })
    // The target refuses the right key in any place but the usual one, and answers at no other path.
    const isRefused = id === 'core.auth' || id === 'core.endpoints'
    const made = exchange(`${id}/${label}`, isRefused ? { status: 401 } : parts)
    recorded.push(made)
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
    recorded: (probe) => recorded.filter((each) => each.probe === probe),
    throughClient: (label) => record(label, { json: { max_tokens: 64 } }),
    throughProgram: () => Promise.reject(new TypeError('no client program here')),
  }
  const probe = probeNamed(id)
  if (callsOf(probe, under).length > 0) await probe.run(context)
  return sent
}

function probeNamed(id: string): Probe {
  const found = coreProbes.find((probe) => probe.id === id)
  if (found === undefined) throw new TypeError(`no probe ${id}`)
  return found
}

function answer(content: string): ExchangeParts {
  return { json: { choices: [{ message: { content } }] } }
}

const SETTLING = answer(`nonceplain ${PLAIN_WORDING.echoText} noncelast`)

function tokensAsked(spec: RequestSpec): number {
  const tokens = valueAtPointer(spec.json, '/max_tokens')
  return typeof tokens === 'number' && tokens > 0 ? tokens : 0
}

async function modelPaths(under: Readings): Promise<readonly (string | undefined)[]> {
  return (await sentBy('core.models', under)).map(({ spec }) => spec.path)
}

async function bodyOf(label: string): Promise<RequestSpec['body']> {
  return (await sentBy('core.body')).find((sent) => sent.label === label)?.spec.body
}

test('the labels are permanent', async () => {
  const sent = await Promise.all(
    coreProbes.map(
      async ({ id }) =>
        `${id}: ${(await sentBy(id, readings, [SETTLING])).map(({ label }) => label).join(' ')}`,
    ),
  )
  expect(sent).toMatchInlineSnapshot(`
    [
      "core.completion: all-four",
      "core.models: list",
      "core.fields: required-only with-max-tokens temperature-zero temperature-top",
      "core.roles: assistant-history developer unknown system-later two-systems two-users assistant-last assistant-empty",
      "core.content: scripts scripts-again empty long",
      "core.lenient: nulls unknown-field",
      "core.echo: plain escaped",
      "core.mix: a b c d",
      "core.turns: two same-end-a same-end-b",
      "core.max-tokens: one",
      "core.refusals: missing-model missing-messages model-number messages-string messages-object messages-empty max-tokens-string max-tokens-fraction temperature-string message-string role-missing role-number content-missing content-number max-tokens-zero max-tokens-negative temperature-below temperature-above",
      "core.body: malformed truncated empty-body two-values not-utf8 array null content-type-text content-type-none content-type-charset",
      "core.unknown-model: unknown",
      "core.auth: none empty-bearer wrong bare-key basic query-key body-key longer shorter lower-case two-spaces wrong-key-fields wrong-token",
      "core.version: ",
      "core.unlimited: ",
      "core.endpoints: get head options unknown-path trailing-slash",
      "core.sdk: plain",
      "core.side-by-side: pair-1-a pair-1-b",
      "core.kept-connection: no-key after-no-key no-key-again malformed after-malformed unknown-path after-unknown-path",
      "core.http2-offer: offer",
      "core.gzip: accepted",
      "core.health: after",
      "core.huge: huge after",
    ]
  `)
})

describe.each(coreProbes.map((probe) => [probe.id, costOf(probe, readings)] as const))('%s', (id, cost) => {
  test('sends as many requests and tokens as declared', async () => {
    const sent = await sentBy(id, readings, [SETTLING])
    expect(sent).toHaveLength(cost.requests)
    const asked = sent.map(({ spec }) => tokensAsked(spec))
    expect(asked.reduce((sum, tokens) => sum + tokens, 0)).toBeLessThanOrEqual(cost.completionTokens)
  })
})

describe('the first call is refused', () => {
  const refused = { status: 400, json: {} }
  test.each([
    ['max_tokens', [refused, {}], ['all-four', 'without-max-tokens']],
    ['temperature', [refused, refused, {}], ['all-four', 'without-max-tokens', 'without-temperature']],
    ['something else', [refused], ['all-four', 'without-max-tokens', 'without-temperature', 'without-both']],
    ['the key', [{ status: 401, json: {} }], ['all-four']],
  ])('because of %s', async (_, answers, expected) => {
    const sent = await sentBy('core.completion', readings, answers)
    expect(sent.map(({ label }) => label)).toEqual(expected)
  })
  test('later calls omit a refused field, except calls that test it', () => {
    const seen = [
      exchange('core.completion/all-four', refused),
      exchange('core.completion/without-max-tokens', {}),
    ]
    const context = { model: 'm', readings, recorded: () => seen } as unknown as ProbeContext
    expect(Object.keys(chatRequest(context, []))).toEqual(['model', 'messages', 'temperature'])
    expect(chatRequest(context, [], { max_tokens: 1 })).toMatchObject({ max_tokens: 1 })
  })
})

test('no two plain questions are the same, so that no cache answers for the model', async () => {
  const sent = await Promise.all(
    ['core.completion', 'core.fields', 'core.roles', 'core.lenient', 'core.mix', 'core.health'].map((id) =>
      sentBy(id),
    ),
  )
  const questions = sent.flat().map(({ spec }) => JSON.stringify(valueAtPointer(spec.json, '/messages')))
  expect(new Set(questions).size).toBe(questions.length)
})

test('four echoes are sent once more if no two of their answers overlap', async () => {
  const apart = Array.from({ length: 8 }, (_, place) => ({ sentAtEpochMs: 1000 * place }))
  expect(await sentBy('core.mix')).toHaveLength(4)
  expect(await sentBy('core.mix', readings, apart)).toHaveLength(8)
})

describe('readings', () => {
  test('core.models requests the path of the reading, and nothing without a path', async () => {
    expect(await modelPaths(readings)).toEqual(['/v1/models'])
    expect(await modelPaths(readingsOf({}))).toEqual(['/v1/models'])
    expect(
      await modelPaths(readingsOf({ 'request.models': { reading: 'discovery', path: '/models' } })),
    ).toEqual(['/models'])
    expect(await modelPaths(readingsOf({ 'request.models': { reading: 'any' } }))).toEqual([])
  })
  test.each([
    ['vendor/test-model', ['vendor/test-model']],
    ['test-model', []],
    ['other', []],
  ])('core.models asks for a completion of the model that is listed as %s', async (id, models) => {
    const sent = await sentBy('core.models', readings, [{ json: { data: [{ id }] } }])
    expect(sent.slice(1).map(({ spec }) => valueAtPointer(spec.json, '/model'))).toEqual(models)
  })
  test('core.content cuts a character of the long echo at byte 32,768', async () => {
    const long = (await sentBy('core.content')).find(({ label }) => label === 'long')
    const bytes = Buffer.from(JSON.stringify(long?.spec.json))
    expect(bytes.subarray(0, 32_768).toString().endsWith('\uFFFD')).toBe(true)
    expect(bytes.toString()).toContain('🌍')
  })
  test('core.fields goes up to the highest temperature of the reading', async () => {
    const low = readingsOf({ 'temperature.bounds': { reading: '0..1', minimum: 0, maximum: 1 } })
    const sent = await sentBy('core.fields', low)
    expect(valueAtPointer(sent.at(-1)?.spec.json, '/temperature')).toBe(1)
  })
  test('core.refusals keeps to all four fields where all are required', async () => {
    const required = ['model', 'messages', 'max_tokens', 'temperature']
    const sent = await sentBy(
      'core.refusals',
      readingsOf({ 'request.required': { reading: 'all-four', required } }),
    )
    const number = sent.find(({ label }) => label === 'model-number')
    expect(valueAtPointer(number?.spec.json, '/temperature')).toEqual(expect.any(Number))
  })
})

const FOUR = ['model', 'messages', 'max_tokens', 'temperature']
const GOOD = [
  'core.completion',
  'core.roles',
  'core.content',
  'core.echo',
  'core.mix',
  'core.turns',
  'core.max-tokens',
  'core.version',
  'core.unlimited',
  'core.side-by-side',
  'core.huge',
  'core.health',
]
const SELECTING = readingsOf({
  ...openai.readings,
  'version.selection': { reading: 'query', name: 'rev', value: '2' },
  'maxTokens.bounds': { reading: 'openai', minimum: 1, unlimited: -1 },
})

test('under a list of roles without it, nothing but core.roles sends an assistant turn', async () => {
  const two = readingsOf({
    ...openai.readings,
    'request.roles': { reading: 'list', roles: ['system', 'user'] },
  })
  const senders = await Promise.all(
    coreProbes.map(async (probe) => {
      const { id } = probe
      const sent = await sentBy(id, two, [SETTLING])
      expect(sent).toHaveLength(costOf(probe, two).requests)
      return sent.some(({ spec }) => JSON.stringify(spec.json ?? '').includes('"role":"assistant"'))
        ? [id]
        : []
    }),
  )
  expect(senders.flat()).toEqual(['core.roles'])
})

async function fieldCounts(under: Readings): Promise<readonly number[]> {
  return (await sentBy('core.fields', under)).map(({ spec }) => Object.keys(spec.json ?? {}).length)
}

describe('a good request has all four fields, since nothing tells which of them a service needs', () => {
  test.each(GOOD)('%s', async (id) => {
    const sent = await sentBy(id, SELECTING)
    expect(sent.length).toBeGreaterThan(0)
    for (const { spec } of sent)
      expect(Object.keys(spec.json ?? JSON.parse(String(spec.body)))).toEqual(expect.arrayContaining(FOUR))
  })
  test('core.fields leaves out what is not required, and nothing else', async () => {
    expect(await fieldCounts(readings)).toEqual([2, 3, 4, 4])
    const all = readingsOf({ 'request.required': { reading: 'all-four', required: FOUR } })
    expect(await fieldCounts(all)).toEqual([4, 4, 4, 4])
  })
  test('core.lenient has null for one field and the others as they should be', async () => {
    const sent = await sentBy('core.lenient', readings, [{ status: 422, json: {} }])
    const nulls = sent.map(({ spec }) =>
      Object.entries(spec.json ?? {}).flatMap(([field, value]) => (value === null ? [field] : [])),
    )
    expect(nulls).toEqual(
      [
        ['max_tokens', 'temperature', 'stream'].toSorted(),
        ['temperature'],
        ['max_tokens'],
        ['stream'],
        [],
      ].map((list) => expect.arrayContaining(list)),
    )
    for (const { spec } of sent)
      expect(Object.keys(spec.json ?? JSON.parse(String(spec.body)))).toEqual(expect.arrayContaining(FOUR))
  })
  test('its temperature is within the bounds of the readings', async () => {
    for (const [minimum, maximum] of [
      [0, 0.5],
      [1.2, 2],
    ]) {
      const bounds = readingsOf({ 'temperature.bounds': { reading: 'range', minimum, maximum } })
      const [sent] = await sentBy('core.completion', bounds)
      const temperature = valueAtPointer(sent?.spec.json, '/temperature')
      expect(temperature).toBeGreaterThanOrEqual(minimum ?? 0)
      expect(temperature).toBeLessThanOrEqual(maximum ?? 0)
    }
  })
})

describe('sends requests that depend on the model up to three times', () => {
  test.each([
    ['core.echo', [answer(`nonceplain ${PLAIN_WORDING.echoText}`)], 2],
    // The last request is another one: its text has escapes.
    ['core.echo', [answer('no'), answer(`nonceplain ${PLAIN_WORDING.echoText}`)], 3],
    ['core.echo', [answer('nonceplain ? ? ?')], 4],
    ['core.echo', [{ status: 400, json: {} }], 2],
    ['core.max-tokens', [answer('Once')], 1],
    ['core.max-tokens', [answer(''), answer('Once')], 2],
    ['core.max-tokens', [answer('')], 3],
  ])('%s (%#)', async (id, answers, times) => {
    expect(await sentBy(id, readings, answers)).toHaveLength(times)
  })
})

describe('core.body', () => {
  test.each(['malformed', 'truncated', 'empty-body', 'two-values'])('%s is not JSON text', async (label) => {
    const body = await bodyOf(label)
    expect(typeof body).toBe('string')
    expect(() => JSON.parse(String(body))).toThrow(SyntaxError)
  })
  test('not-utf8 is valid JSON in every single-byte encoding', async () => {
    const body = await bodyOf('not-utf8')
    expect(body).toBeInstanceOf(Uint8Array)
    const bytes = body instanceof Uint8Array ? body : new Uint8Array()
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow(TypeError)
    const read: unknown = JSON.parse(new TextDecoder('latin1').decode(bytes))
    expect(valueAtPointer(read, '/messages/0/content')).toMatch(/^ÿay hello/)
  })
  test('calls that differ by their media type alone have the cap of ordinary calls', async () => {
    for (const label of ['content-type-text', 'content-type-none', 'content-type-charset'])
      expect(JSON.parse(String(await bodyOf(label)))).toMatchObject({ max_tokens: 64 })
  })
  test('content-type-none sends none', async () => {
    const sent = await sentBy('core.body')
    expect(sent.find(({ label }) => label === 'content-type-none')?.spec.contentType).toBeNull()
  })
})

test('a made-up key is sent in the usual header fields of keys, without Authorization', async () => {
  const { spec } = (await sentBy('core.auth')).find(({ label }) => label === 'wrong-key-fields') ?? {}
  const wrong = PLAIN_WORDING.wrongKey('noncewrong')
  expect(spec).toMatchObject({ authorization: null, headers: { 'x-api-key': wrong, 'api-key': wrong } })
})

test('a prompt of 1 MB comes after everything else, and is left out with its checks', () => {
  expect(allProbes.filter(({ turn }) => turn === 'end').map(({ id }) => id)).toEqual([
    'core.huge',
    'sse.huge',
    'websocket.huge',
  ])
  const skipped = selectChecks(null, [
    'core.huge-clean',
    'core.huge-prompt-not-cut',
    'core.answers-after-huge',
  ])
  expect(probesFor(skipped, readings).map(({ id }) => id)).not.toContain('core.huge')
  expect(probesFor(skipped, readings).map(({ id }) => id)).not.toContain('sse.huge')
  expect(probesFor(selectChecks(['core.answers-after-huge']), readings).map(({ id }) => id)).toContain(
    'core.huge',
  )
})

async function labels(answers: readonly ExchangeParts[], id = 'core.side-by-side'): Promise<string> {
  return (await sentBy(id, readings, answers)).map(({ label }) => label).join(' ')
}

test('calls side by side are started again while they break off, three times at most', async () => {
  const broken: ExchangeParts = { end: { kind: 'failed', code: 'reset', detail: 'reset' } }
  expect(await labels([{}])).toBe('pair-1-a pair-1-b')
  expect(await labels([broken, {}, {}, {}])).toBe('pair-1-a pair-1-b alone-1 pair-2-a pair-2-b')
  const most = await labels([broken])
  expect(most.split(' ')).toHaveLength(9)
  const cost = costOf(probeNamed('core.side-by-side'), readings)
  expect(cost.requests + (cost.further?.requests ?? 0)).toBe(9)
})

test('after a limit on a shared connection, its calls are sent anew, twice at most', async () => {
  const first = 'no-key after-no-key no-key-again'
  const id = 'core.kept-connection'
  expect(await labels([{}], id)).toMatch(new RegExp(`^${first} malformed`))
  expect(await labels([{}, { status: 429 }, {}], id)).toMatch(new RegExp(`^${first} ${first} malformed`))
  expect(await labels([{ status: 429 }], id)).toMatch(new RegExp(`^${first} ${first} ${first} malformed`))
})

test('a further attempt for a better answer does not replace one that broke off', () => {
  const call = { label: 'plain', kind: 'completion' } as const
  expect(marksOfCall({ ...call, ...SETTLED })).not.toHaveProperty('isRepeatable')
  expect(marksOfCall({ ...call, further: 2 })).toHaveProperty('isRepeatable', true)
})
