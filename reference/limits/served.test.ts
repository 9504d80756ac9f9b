import { once } from 'node:events'
import { request as httpRequest, type ClientRequest } from 'node:http'
import { WebSocket } from 'ws'
import { afterEach, describe, expect, test } from 'vitest'
import { sendRequest, chatBody, type ReceivedAnswer } from '../client-fixture.ts'
import { valueAtPath } from '../json-value.ts'
import { startReference, type Reference, type ReferenceOptions } from '../server.ts'
import { readLimit } from './spec.ts'

// The start time: ten seconds past a full minute, so that no window aligned to the wall clock ends during a test.
const START = 1_800_000_010_000
let nowMs = START
const running: Reference[] = []
afterEach(async () => {
  nowMs = START
  await Promise.all(running.splice(0).map((reference) => reference.close()))
})

async function serve(limits: readonly string[], options: ReferenceOptions = {}): Promise<Reference> {
  const reference = await startReference({
    latency: { ttftMs: 0, gapMs: 0, jitterMs: 0 },
    clock: () => nowMs,
    limits: limits.map(readLimit),
    ...options,
  })
  running.push(reference)
  return reference
}

const by = (key: string): { readonly authorization: string } => ({ authorization: `Bearer ${key}` })

/** Sends `count` requests one after another and returns their statuses. */
async function statuses(
  reference: Reference,
  count: number,
  key = reference.key,
): Promise<readonly number[]> {
  const seen: number[] = []
  for (let n = 0; n < count; n += 1) seen.push((await sendRequest(reference, by(key))).status)
  return seen
}

const limitFields = ({ headers }: ReceivedAnswer): object =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /limit|retry/.test(name)))

/** Sends a wrong key, an invalid body, and a call for the list of models. */
async function mistakes(reference: Reference): Promise<void> {
  expect((await sendRequest(reference, by('wrong'))).status).toBe(401)
  expect((await sendRequest(reference, { json: {} })).status).toBe(400)
  expect((await sendRequest(reference, { method: 'GET', path: '/v1/models' })).status).toBe(200)
}

const question = (reference: Reference): object => chatBody(reference, 'repeat: one two', { max_tokens: 40 })

/** Returns the second answer under a limit of one request. */
async function spent(spec: string): Promise<ReceivedAnswer> {
  const reference = await serve([`fixed-window,n=1,window=30s,${spec}`])
  expect(await statuses(reference, 1)).toEqual([200])
  return sendRequest(reference)
}

async function openSocket(reference: Reference): Promise<WebSocket> {
  const url = `${reference.baseUrl.replace('http', 'ws')}/v1/chat/completions`
  const socket = new WebSocket(url, { headers: by(reference.key) })
  await once(socket, 'open')
  return socket
}

/** Sends a message and returns the last frame of the answer. */
async function say(socket: WebSocket, reference: Reference): Promise<string> {
  const last = new Promise<string>((resolve) => {
    const listen = (data: WebSocket.RawData): void => {
      const text = Buffer.isBuffer(data) ? data.toString() : ''
      if (text.includes('"choices"')) return
      socket.off('message', listen)
      resolve(text)
    }
    socket.on('message', listen)
  })
  socket.send(JSON.stringify(chatBody(reference, 'Hi.')))
  return last
}

/** Starts a stream and returns its request when the first bytes have come. */
async function openStream(reference: Reference): Promise<ClientRequest> {
  const request = httpRequest(`${reference.baseUrl}/v1/chat/completions`, {
    method: 'POST',
    agent: false,
    headers: { ...by(reference.key), 'content-type': 'application/json' },
  })
  request.on('error', () => undefined)
  request.end(JSON.stringify(chatBody(reference, 'Hi.', { stream: true })))
  const [response] = await once(request, 'response')
  response.on('error', () => undefined)
  await once(response, 'data')
  return request
}

test('a request beyond the limit is refused before it begins, plain or streamed, and let in when it may', async () => {
  const reference = await serve(['fixed-window,n=2,window=10s'])
  const stream = { json: chatBody(reference, 'Hi.', { stream: true }) }
  const first = await sendRequest(reference, stream)
  expect([first.status, first.headers['x-ratelimit-remaining-requests']]).toEqual([200, '1'])
  nowMs += 2500
  expect(limitFields(await sendRequest(reference))).toEqual({
    'x-ratelimit-limit-requests': '2',
    'x-ratelimit-remaining-requests': '0',
    'x-ratelimit-reset-requests': '7.5s',
  })
  for (const what of [{}, stream]) {
    const refused = await sendRequest(reference, what)
    expect(refused.status).toBe(429)
    expect(refused.headers['content-type']).toBe('application/json')
    expect(refused.headers['retry-after']).toBe('8')
    expect(refused.headers['date']).toBe('Fri, 15 Jan 2027 08:00:12 GMT')
    expect(refused.headers['access-control-expose-headers']).toContain('retry-after')
    expect(valueAtPath(refused.json, '/error')).toEqual({
      message: 'Rate limit reached: too many requests. Try again in 7.5 s.',
      type: 'rate_limit_error',
      param: null,
      code: 'rate_limit_exceeded',
    })
  }
  nowMs += 8000
  expect(await statuses(reference, 3)).toEqual([200, 200, 429])
  expect(reference.stats.completions).toBe(4)
})

test('requests refused for other reasons consume no quota, unless the limit says so', async () => {
  const fair = await serve(['fixed-window,n=2,window=10s,scope=global'])
  await mistakes(fair)
  expect(await statuses(fair, 3)).toEqual([200, 200, 429])
  const greedy = await serve(['fixed-window,n=3,window=10s,scope=global,also=unauthorized+invalid'])
  await mistakes(greedy)
  expect(await statuses(greedy, 2)).toEqual([200, 429])
})

describe('requests that share a count', () => {
  const keys = { keys: ['a', 'b'], accounts: [['c1', 'c2']] }
  test.each([
    ['key', [200, 200, 200, 200]],
    ['account', [200, 200, 200, 429]],
    ['address', [200, 429, 429, 429]],
    ['global', [200, 429, 429, 429]],
  ])('by %s', async (scope, expected) => {
    const reference = await serve([`token-bucket,n=1,window=1m,scope=${scope}`], keys)
    const seen = []
    for (const key of ['a', 'b', 'c1', 'c2']) seen.push(...(await statuses(reference, 1, key)))
    expect(seen).toEqual(expected)
  })

  test('the limited accounts have their own limit, and no others have one', async () => {
    const reference = await serve([])
    const { key, siblingKey, otherKey } = reference.limited
    expect(await statuses(reference, 8)).toEqual(Array(8).fill(200))
    expect(await statuses(reference, 5, key)).toEqual(Array(5).fill(200))
    expect(await statuses(reference, 2, siblingKey)).toEqual([200, 429])
    expect(await statuses(reference, 7, otherKey)).toEqual([...Array(6).fill(200), 429])
    nowMs += 2000
    expect(await statuses(reference, 1, key)).toEqual([200])
  })
})

describe('tokens', () => {
  test('are reserved up to max_tokens, and kept', async () => {
    const reference = await serve(['fixed-window,n=100,window=1m,unit=tokens'])
    const answer = await sendRequest(reference, { json: question(reference) })
    const prompt = Number(valueAtPath(answer.json, '/usage/prompt_tokens'))
    expect(answer.headers['x-ratelimit-remaining-tokens']).toBe(String(60 - prompt))
    expect(
      (await sendRequest(reference, { json: question(reference) })).headers['x-ratelimit-remaining-tokens'],
    ).toBe(String(20 - 2 * prompt))
    const refused = await sendRequest(reference, { json: question(reference) })
    expect([refused.status, valueAtPath(refused.json, '/error/message')]).toEqual([
      429,
      'Rate limit reached: too many tokens. Try again in 60 s.',
    ])
  })
})

describe('answers beyond the limit', () => {
  test('is a bare 429', async () => {
    const answer = await spent('exceeded=429,headers=none')
    expect([answer.status, answer.text, limitFields(answer)]).toEqual([429, '', {}])
    expect(answer.headers['content-type']).toBe(undefined)
  })

  test('is a 503 with a Retry-After', async () => {
    const answer = await spent('exceeded=503,headers=none')
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30'])
    expect(valueAtPath(answer.json, '/error/type')).toBe('server_error')
  })

  test.each([
    ['ratelimit-fields', { ratelimit: '"requests";r=0;t=30', 'ratelimit-policy': '"requests";q=1;w=30' }],
    ['ratelimit-03', { 'ratelimit-limit': '1', 'ratelimit-remaining': '0', 'ratelimit-reset': '30' }],
    ['x-ratelimit-epoch', { 'x-ratelimit-reset': String(START / 1000 + 30) }],
    ['x-ratelimit-seconds', { 'x-ratelimit-limit': '1', 'x-ratelimit-reset': '30' }],
    ['anthropic', { 'anthropic-ratelimit-requests-reset': '2027-01-15T08:00:40Z' }],
  ])('comes with %s', async (headers, fields) => {
    const answer = await spent(`headers=${headers}`)
    expect(limitFields(answer)).toMatchObject({ ...fields, 'retry-after': '30' })
  })

  test('only wait when there is a queue', async () => {
    const reference = await serve(['token-bucket,n=1,window=300ms,exceeded=queue'], {
      clock: () => performance.now(),
    })
    const fromMs = performance.now()
    const answers = await Promise.all([1, 2, 3].map(() => sendRequest(reference)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(performance.now() - fromMs).toBeGreaterThan(590)
  })
})

describe('over WebSocket', () => {
  test('each message counts like a request, and the handshake does not', async () => {
    const reference = await serve(['fixed-window,n=2,window=10s'])
    const socket = await openSocket(reference)
    expect(await statuses(reference, 1)).toEqual([200])
    expect(await say(socket, reference)).toBe('[DONE]')
    expect(await say(socket, reference)).toContain('"code":"rate_limit_exceeded"')
    expect(await statuses(reference, 1)).toEqual([429])
    nowMs += 10_000
    expect(await say(socket, reference)).toBe('[DONE]')
    socket.terminate()
  })

  test('a message keeps its place only while it is answered', async () => {
    const reference = await serve(['concurrency,n=1'])
    const socket = await openSocket(reference)
    expect(await say(socket, reference)).toBe('[DONE]')
    expect(await statuses(reference, 1)).toEqual([200])
    socket.terminate()
  })
})

describe('a concurrency cap', () => {
  test('counts streams in progress, and stops counting a stream whose reader left', async () => {
    const reference = await serve(['concurrency,n=2'], {
      latency: { ttftMs: 0, gapMs: 1000, jitterMs: 0 },
    })
    const open = [await openStream(reference), await openStream(reference)]
    expect(await statuses(reference, 1)).toEqual([429])
    open[0]?.destroy()
    await expect.poll(() => reference.stats.disconnects).toBe(1)
    expect(await statuses(reference, 2)).toEqual([200, 200])
    open[1]?.destroy()
  })
})
