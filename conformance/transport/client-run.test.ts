import OpenAI from 'openai'
import { afterEach, describe, expect, test } from 'vitest'
import { BudgetError } from './pacer.ts'
import { bodyTextOf } from '../exchange/bytes.ts'
import { COMPLETION, json, SECRET, stopTargets, streamCompletion, target, wired } from './wire-fixture.ts'

afterEach(stopTargets)

const ask = { model: 'm', messages: [{ role: 'user' as const, content: 'hi' }], max_tokens: 7 }

describe('through a client library', () => {
  test('openai-node gets the answer, the target the key, the transcript neither of the two keys', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    const { wire, transcript } = wired(baseUrl)
    let shown = ''
    const exchange = await wire.contextFor('p').throughClient('l', 'openai-node', async (client) => {
      shown = client.apiKey
      const completion = await openai(client).chat.completions.create(ask)
      return completion.choices[0]?.message.content ?? ''
    })
    expect(exchange.client).toEqual({ library: 'openai-node', text: 'hé🌍', error: null })
    expect(seen[0]?.headers.authorization).toBe(`Bearer ${SECRET}`)
    expect(shown).not.toContain(SECRET)
    expect(transcript.exchanges()).toEqual([exchange])
    expect(JSON.stringify(exchange)).not.toContain(SECRET)
    expect(bodyTextOf(exchange.response?.body ?? expect.unreachable())).toBe(JSON.stringify(COMPLETION))
  })

  test('a stream', async () => {
    const { baseUrl } = await target(streamCompletion)
    const { wire } = wired(baseUrl)
    const exchange = await wire.contextFor('p').throughClient('l', 'openai-node', async (client) => {
      let text = ''
      for await (const chunk of await openai(client).chat.completions.create({ ...ask, stream: true }))
        text += chunk.choices[0]?.delta.content ?? ''
      return text
    })
    expect(exchange).toMatchObject({ client: { text: 'hé🌍', error: null }, end: { kind: 'complete' } })
    expect(wire.cost()).toEqual({ requests: 1, promptTokens: 3, completionTokens: 2 })
  })

  test('records the error of the library as the outcome, without secrets and bounded', async () => {
    const { baseUrl } = await target((response) =>
      json(response, { error: { message: `no ${SECRET} ${'x'.repeat(9999)}` } }, 401),
    )
    const { wire } = wired(baseUrl)
    const exchange = await wire.contextFor('p').throughClient('l', 'openai-node', async (client) => {
      await openai(client).chat.completions.create(ask)
      return ''
    })
    expect(exchange.response?.status).toBe(401)
    expect(exchange.client).toMatchObject({ text: null, error: expect.stringMatching(/401/) })
    expect(exchange.client?.error).not.toContain(SECRET)
    expect(exchange.client?.error?.length).toBeLessThanOrEqual(500)
  })

  test('a dead target is an outcome and an exchange', async () => {
    const { baseUrl } = await target(() => undefined)
    await stopTargets()
    const { wire } = wired(baseUrl)
    const exchange = await wire.contextFor('p').throughClient('l', 'openai-node', async (client) => {
      await openai(client).chat.completions.create(ask)
      return ''
    })
    expect(exchange).toMatchObject({ response: null, end: { kind: 'failed', code: 'refused' } })
    expect(exchange.client?.text).toBeNull()
  })

  test('records each of several calls, the last one with the outcome', async () => {
    const { baseUrl } = await target((response) => json(response, COMPLETION))
    const { wire, transcript } = wired(baseUrl)
    const last = await wire.contextFor('p').throughClient('l', 'two calls', async (client) => {
      const headers = { authorization: `Bearer ${client.apiKey}` }
      for (const path of ['/one', '/two']) await client.fetch(`${client.baseUrl}${path}`, { headers })
      return 'done'
    })
    expect(transcript.exchanges().map(({ id, client }) => [id, client?.text])).toEqual([
      ['p/l', undefined],
      ['p/l#2', 'done'],
    ])
    expect(transcript.exchanges().at(-1)).toBe(last)
  })

  test('a budget that runs out during a library call gives no outcome, and the sent requests are recorded', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    const { wire, transcript } = wired(baseUrl, { maxRequests: 1, maxTokens: 7 })
    const twice = wire.contextFor('p').throughClient('l', 'openai-node', async (client) => {
      for (let turn = 0; turn < 2; turn += 1) await openai(client).chat.completions.create(ask)
      return ''
    })
    await expect(twice).rejects.toBeInstanceOf(BudgetError)
    expect(transcript.exchanges().map(({ id }) => id)).toEqual(['p/l'])
    expect(seen).toHaveLength(1)
  })

  test('requests of a library count against the budget', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    const { wire } = wired(baseUrl, { maxTokens: 6 })
    const asked = wire.contextFor('p').throughClient('l', 'openai-node', async (client) => {
      await openai(client).chat.completions.create(ask)
      return ''
    })
    await expect(asked).rejects.toMatchObject({ code: 'tokens' })
    expect(seen).toEqual([])
  })

  test('the library cannot reach another origin', async () => {
    const abroad = await target((response) => json(response, COMPLETION))
    const { baseUrl } = await target((response) => json(response, COMPLETION))
    const { wire } = wired(baseUrl)
    const run = wire.contextFor('p').throughClient('l', 'wanderer', async (client) => {
      await client.fetch(`${client.baseUrl}/ok`, {
        headers: { authorization: `Bearer ${client.apiKey}` },
      })
      await client.fetch(abroad.baseUrl, { headers: { authorization: `Bearer ${client.apiKey}` } })
      return ''
    })
    await expect(run).resolves.toMatchObject({
      client: { error: expect.stringContaining('refused to leave') },
    })
    expect(abroad.seen).toEqual([])
  })

  test('a library that sends nothing is our mistake', async () => {
    const { wire } = wired('http://127.0.0.1:1')
    await expect(
      wire
        .contextFor('p')
        .throughClient('l', 'idler', () => Promise.reject(new Error('no such model class'))),
    ).rejects.toThrow(/idler sent nothing at all: .*no such model class/)
  })
})

function openai(client: { baseUrl: string; apiKey: string; fetch: typeof globalThis.fetch }): OpenAI {
  const { baseUrl, apiKey, fetch } = client
  return new OpenAI({ apiKey, baseURL: `${baseUrl}/v1`, fetch, maxRetries: 0, logLevel: 'off' })
}
