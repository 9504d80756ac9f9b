import type { ServerResponse } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import type { Call, RequestSpec } from '../engine/probe.ts'
import { COMPLETION, json, stopTargets, target, wired } from './wire-fixture.ts'

afterAll(stopTargets)

type Failure = (response: ServerResponse) => void

const reset: Failure = (response) => response.socket?.resetAndDestroy()
const cutAnswer: Failure = (response) => {
  response.writeHead(200, { 'content-length': '100' })
  response.write('{"', reset.bind(null, response))
}
const busy: Failure = (response) => response.writeHead(503, { 'retry-after': '1' }).end()
const serverError: Failure = (response) => json(response, {}, 500)
const cutStream: Failure = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end('data: {"choices":[{"delta":{"content":"Once"},"finish_reason":null}]}\n\n')
}

/** Sends one call to a target that at first fails `failing` times. `reasons`: why attempts were repeated. */
async function sent(failing: number, failure = reset, spec: RequestSpec = {}, calls: readonly Call[] = []) {
  const { baseUrl, seen } = await target((response, _, number) => {
    if (number <= failing) failure(response)
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(COMPLETION))
  })
  const { wire, transcript } = wired(baseUrl)
  const exchange = await wire.contextFor('p', undefined, calls).send('l', { json: {}, ...spec })
  const reasons = transcript.exchanges().map(({ sentAgain }) => sentAgain ?? 'counts')
  return { reasons, end: exchange.end.kind, status: exchange.response?.status, count: seen.length }
}

test.each([
  ['a reset before any answer', reset, 'broken-off'],
  ['a reset within an answer', cutAnswer, 'broken-off'],
  ['a stream that ends without its end', cutStream, 'broken-off'],
  ['500', serverError, 'server-error'],
] as const)('%s: the call is sent again, both attempts are on record', async (_, failure, reason) => {
  expect(await sent(1, failure)).toEqual({
    reasons: [reason, 'counts'],
    end: 'complete',
    status: 200,
    count: 2,
  })
})

test('a first failing call is sent at most four times', async () => {
  expect(await sent(3)).toMatchObject({ end: 'complete', count: 4 })
  expect(await sent(9)).toMatchObject({ end: 'failed', count: 4 })
})

test('after a call that failed each time, further failing calls are repeated once', async () => {
  const { baseUrl, seen } = await target(serverError)
  const context = wired(baseUrl).wire.contextFor('p')
  for (const label of ['a', 'b', 'c']) await context.send(label, { json: {} })
  expect(seen).toHaveLength(4 + 2 + 2)
})

test('a target that answers no valid call gets no endless repetitions', async () => {
  const { baseUrl, seen } = await target(serverError)
  const context = wired(baseUrl).wire.contextFor('p', undefined, [{ label: 'l*', kind: 'completion' }])
  for (let call = 0; call < 15; call += 1) await context.send(`l${call}`, { json: {} })
  expect(seen).toHaveLength(4 + 9 * 2 + 5)
})

const WITH_EFFECT: readonly Call[] = [{ label: '*', kind: 'other', marks: { hasEffect: true } }]

test('a call with effects is sent again after a 5xx, but not after it broke off', async () => {
  expect(await sent(1, reset, {}, WITH_EFFECT)).toMatchObject({ end: 'failed', count: 1 })
  expect(await sent(1, serverError, {}, WITH_EFFECT)).toMatchObject({
    reasons: ['server-error', 'counts'],
    status: 200,
    count: 2,
  })
})

const limited =
  (headers: Record<string, string>): Failure =>
  (response) =>
    response.writeHead(429, headers).end()

describe('a call that the target paces', () => {
  test('is sent again after a 429 with Retry-After', async () => {
    const failure = limited({ 'retry-after': '1' })
    expect(await sent(2, failure, { isPacedByTarget: true }, WITH_EFFECT)).toMatchObject({
      reasons: ['counts', 'counts', 'counts'],
      status: 200,
    })
  })

  test.each([
    ['a 429 that does not say when', limited({}), 429],
    ['a 429 with a Retry-After that cannot be read', limited({ 'retry-after': 'soon' }), 429],
    ['a 429 that asks for a minute', limited({ 'retry-after': '60' }), 429],
    ['a 503', busy, 503],
  ])('is not sent again after %s', async (_, failure, status) => {
    expect(await sent(1, failure, { isPacedByTarget: true })).toMatchObject({ status, count: 1 })
  })
})

test('a sign-up is sent again after the minute that a 429 asks for, if the run has time', async () => {
  const { baseUrl } = await target((response, _, number) => {
    if (number === 1) limited({ 'retry-after': '60' })(response)
    else json(response, COMPLETION)
  })
  const { wire } = wired(baseUrl, { time: { minutes: 30, extraMs: 0 } })
  const context = wire.contextFor('p', undefined, WITH_EFFECT)
  expect((await context.send('l', { json: {}, isPacedByTarget: true })).response?.status).toBe(200)
})

test('a call whose declaration forbids repeating it after a reset is sent again after a 429', async () => {
  const calls = [{ label: 'l', kind: 'completion', isSentOnce: true }] as const
  expect(await sent(1, limited({}), {}, calls)).toMatchObject({ status: 200, count: 2 })
  expect(await sent(1, reset, {}, calls)).toMatchObject({ end: 'failed', count: 1 })
})

test.each([
  ['', { 'retry-after': '10' }, 90],
  ['without Retry-After ', {}, 200],
])(
  'a 429 %son a shared connection closes it, is the answer, and delays the next call',
  async (_, headers, ms) => {
    const { baseUrl } = await target((response, __, number) => {
      if (number === 2) limited(headers)(response)
      else json(response, COMPLETION)
    })
    const context = wired(baseUrl, { time: { minutes: 2, extraMs: 0 } }).wire.contextFor('p')
    const send = (label: string) => context.send(label, { json: {}, connection: 'keep' })
    const first = await send('a')
    // The pause begins before a busy processor resumes this test.
    const startMs = performance.now()
    const second = await send('b')
    const third = await send('c')
    expect(performance.now() - startMs).toBeGreaterThan(ms)
    expect([first, second, third].map(({ isReused }) => isReused)).toEqual([undefined, true, undefined])
    expect(second.response?.status).toBe(429)
  },
)

const ONCE = { isSentOnce: true } as const

test.each([
  ['a declaration', {}, [{ label: 'l', kind: 'completion', ...ONCE }]],
  ['a request', ONCE, []],
] as const)('%s forbids sending a call again after a failure', async (_, spec, calls) => {
  expect(await sent(1, reset, spec, calls)).toMatchObject({ reasons: ['counts'], end: 'failed', count: 1 })
  expect(await sent(1, serverError, spec, calls)).toMatchObject({ status: 500, count: 1 })
})

test.each([
  [501, {}],
  [404, {}],
])('status %i is an answer, so the call is not sent again', async (status, value) => {
  expect(await sent(1, (response) => json(response, value, status))).toMatchObject({ status, count: 1 })
})

test('a 503 with Retry-After is waited out like a limit', async () => {
  expect(await sent(2, busy)).toMatchObject({ reasons: ['counts', 'counts', 'counts'], status: 200 })
})

const unavailable: Failure = (response) => {
  response.writeHead(503, { 'content-type': 'text/html' }).end('<html>503 Service Unavailable</html>')
}

// Starts a target that answers 503 to calls above a rate, and to calls with `wrong`.
async function limitingTarget(everyMs: number) {
  let fullMs = 0
  return await target((response, { body }) => {
    const nowMs = performance.now()
    if (body.includes('wrong') || fullMs > nowMs + 2 * everyMs) return unavailable(response)
    fullMs = Math.max(fullMs, nowMs) + everyMs
    json(response, COMPLETION)
  })
}

test('a limit that answers 503 without Retry-After is waited for once it has accepted a repeated call', async () => {
  const { baseUrl } = await limitingTarget(20)
  const { wire, transcript } = wired(baseUrl, { maxRequests: 500 })
  const context = wire.contextFor('p')
  const labels = Array.from({ length: 40 }, (_, index) => `l${index}`)
  const answers = await Promise.all(labels.map((label) => context.send(label, { json: {} })))
  expect(answers.map(({ response }) => response?.status)).toEqual(labels.map(() => 200))
  expect(transcript.exchanges().some(({ sentAgain }) => sentAgain === 'server-error')).toBe(true)
})

test('a call that gets nothing but 503 ends the waiting for others like it', async () => {
  const { baseUrl, seen } = await limitingTarget(5)
  const context = wired(baseUrl, { maxRequests: 500 }).wire.contextFor('p')
  const labels = Array.from({ length: 10 }, (_, index) => `l${index}`)
  await Promise.all(labels.map((label) => context.send(label, { json: {} })))
  const before = seen.length
  for (const label of 'abcdefgh') {
    const { response } = await context.send(label, { json: { wrong: 1 } })
    expect(response?.status).toBe(503)
  }
  expect(seen.length - before).toBeLessThan(55)
})

const gatewayPage: Failure = (response) => {
  response.writeHead(502, { 'content-type': 'text/html' }).end('<html>502 Bad Gateway</html>')
}

test('pages of a gateway for all calls are waited out, with effects too', async () => {
  const { baseUrl, seen } = await target((response, _, number) => {
    if (number > 1 && number < 12) gatewayPage(response)
    else json(response, COMPLETION)
  })
  const { wire, transcript } = wired(baseUrl)
  const context = wire.contextFor('p')
  const statuses = [
    await context.send('a', { json: {} }),
    await wire.contextFor('p', undefined, WITH_EFFECT).send('b', { json: {} }),
  ]
  expect(statuses.map(({ response }) => response?.status)).toEqual([200, 200])
  expect(transcript.exchanges()[1]?.sentAgain).toBe('server-error')
  expect(seen).toHaveLength(12)
})

test('a page of a gateway for one call is its answer, if other calls are answered', async () => {
  const { baseUrl, seen } = await target((response, { body }) => {
    if (body.includes('wrong')) gatewayPage(response)
    else json(response, COMPLETION)
  })
  const context = wired(baseUrl).wire.contextFor('p')
  const good = async () => {
    for (let call = 0; call < 20; call += 1) await context.send(`good-${call}`, { json: {} })
  }
  const [wrong] = await Promise.all([context.send('wrong', { json: { wrong: 1 } }), good()])
  expect(wrong.response?.status).toBe(502)
  expect(seen.filter(({ body }) => body.includes('wrong')).length).toBeLessThan(10)
})

test('a repeated call runs alone', async () => {
  let inFlight = 0
  const besides: number[] = []
  const { baseUrl } = await target((response, _, number) => {
    inFlight += 1
    if (number > 8) besides.push(inFlight)
    setTimeout(() => {
      inFlight -= 1
      if (number <= 8) reset(response)
      else json(response, COMPLETION)
    }, 10)
  })
  const context = wired(baseUrl).wire.contextFor('p')
  await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((label) => context.send(label, { json: {} })),
  )
  expect(besides).toEqual(besides.map(() => 1))
  expect(besides.length).toBeGreaterThan(2)
})

test('a long prompt that a limit on concurrency refused is sent again alone, and soon', async () => {
  let inFlight = 0
  const attempts: number[] = []
  const { baseUrl } = await target((response, { body }) => {
    inFlight += 1
    const isAlone = inFlight === 1
    if (body.includes('long')) attempts.push(inFlight)
    setTimeout(() => {
      inFlight -= 1
      if (isAlone) json(response, COMPLETION)
      else limited({})(response)
    }, 20)
  })
  const calls = [
    { label: 'long', kind: 'completion', promptLetters: 40_000 },
    { label: '*', kind: 'completion' },
  ] as const
  const context = wired(baseUrl, { maxTokens: 50_000 }).wire.contextFor('p', undefined, calls)
  const short = ['a', 'b', 'c'].map((label) => context.send(label, { json: {} }))
  const { response } = await context.send('long', { json: { text: 'long' } })
  await Promise.all(short)
  expect(response?.status).toBe(200)
  expect(attempts).toEqual([4, 1])
})
