import { afterEach, describe, expect, test } from 'vitest'
import { ask, chat, type Answer } from '../client-fixture.ts'
import { at } from '../json-edit.ts'
import { startReference, type Reference, type ReferenceOptions } from '../server.ts'
import { readLimit } from './spec.ts'

// Ten seconds past a full minute, so that edges on the wall clock are not here.
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

/** The status of so many requests, one after another. */
async function statuses(
  reference: Reference,
  count: number,
  key = reference.key,
): Promise<readonly number[]> {
  const seen: number[] = []
  for (let n = 0; n < count; n += 1) seen.push((await ask(reference, by(key))).status)
  return seen
}

const limitFields = ({ headers }: Answer): object =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /limit|retry/.test(name)))

/** Three requests that get no completion, and an answer each. */
async function mistakes(reference: Reference): Promise<void> {
  expect((await ask(reference, by('wrong'))).status).toBe(401)
  expect((await ask(reference, { json: {} })).status).toBe(400)
  expect((await ask(reference, { method: 'GET', path: '/v1/models' })).status).toBe(200)
}

const question = (reference: Reference): object => chat(reference, 'repeat: one two', { max_tokens: 40 })

test('a request beyond the limit is refused before it begins, plain or streamed, and let in when it may', async () => {
  const reference = await serve(['fixed-window,n=2,window=10s'])
  const stream = { json: chat(reference, 'Hi.', { stream: true }) }
  const first = await ask(reference, stream)
  expect([first.status, first.headers['x-ratelimit-remaining-requests']]).toEqual([200, '1'])
  nowMs += 2500
  expect(limitFields(await ask(reference))).toEqual({
    'x-ratelimit-limit-requests': '2',
    'x-ratelimit-remaining-requests': '0',
    'x-ratelimit-reset-requests': '7.5s',
  })
  for (const what of [{}, stream]) {
    const refused = await ask(reference, what)
    expect(refused.status).toBe(429)
    expect(refused.headers['content-type']).toBe('application/json')
    expect(refused.headers['retry-after']).toBe('8')
    expect(refused.headers['access-control-expose-headers']).toContain('retry-after')
    expect(at(refused.json, '/error')).toEqual({
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

test('what is refused for other reasons costs nothing, unless the limit says so', async () => {
  const fair = await serve(['fixed-window,n=2,window=10s,scope=global'])
  await mistakes(fair)
  expect(await statuses(fair, 3)).toEqual([200, 200, 429])
  const greedy = await serve(['fixed-window,n=3,window=10s,scope=global,also=unauthorized+invalid'])
  await mistakes(greedy)
  expect(await statuses(greedy, 2)).toEqual([200, 429])
})

describe('who shares a count', () => {
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

  test('the limited accounts have their own limit, and nobody else has one', async () => {
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
    const answer = await ask(reference, { json: question(reference) })
    const prompt = Number(at(answer.json, '/usage/prompt_tokens'))
    expect(answer.headers['x-ratelimit-remaining-tokens']).toBe(String(60 - prompt))
    expect(
      (await ask(reference, { json: question(reference) })).headers['x-ratelimit-remaining-tokens'],
    ).toBe(String(20 - 2 * prompt))
    const refused = await ask(reference, { json: question(reference) })
    expect([refused.status, at(refused.json, '/error/message')]).toEqual([
      429,
      'Rate limit reached: too many tokens. Try again in 60 s.',
    ])
  })

  test('are given back where the limit says so', async () => {
    const reference = await serve(['sliding-log,n=100,window=1m,unit=tokens,refund=yes'])
    const first = await ask(reference, { json: question(reference) })
    const used = Number(at(first.json, '/usage/total_tokens'))
    await expect.poll(() => reference.stats.active).toBe(0)
    const second = await ask(reference, { json: question(reference) })
    const prompt = Number(at(first.json, '/usage/prompt_tokens'))
    expect(second.headers['x-ratelimit-remaining-tokens']).toBe(String(100 - used - prompt - 40))
  })
})
