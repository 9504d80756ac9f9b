import { afterEach, describe, expect, test } from 'vitest'
import { KEY_PLACEHOLDER } from '../exchange/placeholders.ts'
import { BudgetError } from './pacer.ts'
import { COMPLETION, json, SECRET, stopTargets, streamCompletion, target, wired } from './wire-fixture.ts'

afterEach(stopTargets)

describe('what goes out', () => {
  test('is a valid request by default, and the key is sent but not recorded', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    const { wire, transcript } = wired(`${baseUrl}/`)
    const exchange = await wire.contextFor('p').send('l', { json: { model: 'm', max_tokens: 5 } })
    const { url, headers, body } = seen[0] ?? expect.unreachable()
    expect(url).toBe('/v1/chat/completions')
    expect(headers).toMatchObject({
      authorization: `Bearer ${SECRET}`,
      'content-type': 'application/json',
      'user-agent': 'assay/9.9.9',
      'accept-encoding': 'identity',
    })
    expect(JSON.parse(body)).toEqual({ model: 'm', max_tokens: 5 })
    expect(exchange.id).toBe('p/l')
    expect(exchange.request.headers.find(([name]) => name === 'authorization')?.[1]).toMatch(
      /^Bearer ~[0-9a-f]+$/,
    )
    expect(transcript.exchanges()).toEqual([exchange])
  })

  test('the key replaces its placeholder in header, path and body, encoded for each', async () => {
    const key = 'a "quoted" key/with&signs'
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    const { wire, transcript } = wired(`${baseUrl}/base/`, { key })
    await wire.contextFor('p').send('l', {
      path: `/x?api_key=${KEY_PLACEHOLDER}`,
      authorization: `Basic ${KEY_PLACEHOLDER}`,
      headers: { 'x-key': KEY_PLACEHOLDER },
      json: { api_key: KEY_PLACEHOLDER },
    })
    const { url, headers, body } = seen[0] ?? expect.unreachable()
    expect(url).toBe(`/base/x?api_key=${encodeURIComponent(key)}`)
    expect(headers).toMatchObject({ authorization: `Basic ${key}`, 'x-key': key })
    expect(JSON.parse(body)).toEqual({ api_key: key })
    const recorded = JSON.stringify(transcript.exchanges())
    for (const form of [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1), KEY_PLACEHOLDER]) {
      expect(recorded).not.toContain(form)
      expect(recorded).not.toContain(JSON.stringify(form).slice(1, -1))
    }
  })

  test.each(['//evil.test/x', 'http://evil.test/x', '@evil.test/x', ':1/x', '\\\\evil.test\\x'])(
    'the path %j does not lead to another host',
    async (path) => {
      const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
      const { wire } = wired(baseUrl)
      const origin = new URL(baseUrl).origin
      const exchange = await wire
        .contextFor('p')
        .send('l', { path })
        .catch((error: unknown) => error)
      if (exchange instanceof Error) expect(exchange).toBeInstanceOf(TypeError)
      else expect(exchange).toMatchObject({ request: { url: expect.stringContaining(origin) } })
      expect(seen.length).toBeLessThanOrEqual(1)
    },
  )

  test('a redirect is recorded and not followed, so that no other host sees the key', async () => {
    const abroad = await target((response) => json(response, COMPLETION))
    const home = await target((response) =>
      response.writeHead(307, { location: `${abroad.baseUrl}/v1/chat/completions` }).end(),
    )
    const { wire } = wired(home.baseUrl)
    const exchange = await wire.contextFor('p').send('l', { json: {} })
    expect(exchange.response?.status).toBe(307)
    const outcome = await wire
      .contextFor('p')
      .throughClient('sdk', 'fetch', async ({ baseUrl, apiKey, fetch }) => {
        const response = await fetch(`${baseUrl}/v1/chat/completions`, {
          method: 'POST',
          headers: { authorization: `Bearer ${apiKey}` },
          body: '{}',
        })
        return String(response.status)
      })
    expect(outcome.client?.text).toBe('307')
    expect(abroad.seen).toEqual([])
  })

  test('without a key no authorization is made up', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    const { wire } = wired(baseUrl, { key: null })
    await wire.contextFor('p').send('l', { json: {} })
    expect(seen[0]?.headers.authorization).toBeUndefined()
  })

  test('nonces depend on seed, probe and label, and on nothing else', () => {
    expect(nonce('a', 'p', 'l')).toBe(nonce('a', 'p', 'l'))
    expect(nonce('a', 'p', 'l')).toMatch(/^[a-z0-9]{8,}$/)
    const others = [nonce('b', 'p', 'l'), nonce('a', 'q', 'l'), nonce('a', 'p', 'm'), nonce('a', 'pl', '')]
    expect(new Set([nonce('a', 'p', 'l'), ...others]).size).toBe(5)
  })
})

describe('attempts', () => {
  test('calls with the same label are numbered, for each probe separately', async () => {
    const { baseUrl } = await target((response) => json(response, COMPLETION))
    const { wire, transcript } = wired(baseUrl)
    const context = wire.contextFor('p')
    for (let turn = 0; turn < 3; turn += 1) await context.send('l', { json: {} })
    await wire.contextFor('q').send('l', { json: {} })
    expect(transcript.exchanges().map(({ id, attempt }) => [id, attempt])).toEqual([
      ['p/l', 1],
      ['p/l#2', 2],
      ['p/l#3', 3],
      ['q/l', 1],
    ])
  })

  test('429 is waited out, and each answer stays in the transcript', async () => {
    const { baseUrl, seen } = await target((response, _, number) => {
      if (number < 3) response.writeHead(429, { 'retry-after': '1' }).end()
      else json(response, COMPLETION)
    })
    const { wire, transcript } = wired(baseUrl)
    const startMs = performance.now()
    const exchange = await wire.contextFor('p').send('l', { json: {} })
    // Two waits of 1 s, which tests scale to 10 ms.
    expect(performance.now() - startMs).toBeGreaterThanOrEqual(19)
    expect(exchange).toMatchObject({ id: 'p/l#3', response: { status: 200 } })
    expect(transcript.exchanges().map(({ id, response }) => [id, response?.status])).toEqual([
      ['p/l', 429],
      ['p/l#2', 429],
      ['p/l#3', 200],
    ])
    expect(seen).toHaveLength(3)
    expect(wire.cost().requests).toBe(3)
  })

  test('a call that always gets 429 ends with it after a few tries', async () => {
    const { baseUrl, seen } = await target((response) => response.writeHead(429).end())
    const { wire } = wired(baseUrl, { pauseScale: 0 })
    const exchange = await wire.contextFor('p').send('l', { json: {} })
    expect(exchange.response?.status).toBe(429)
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.length).toBeLessThanOrEqual(5)
  })

  test('a 429 to one call delays all others, also those that wait already', async () => {
    let quietUntilMs = 0
    const tooEarly: string[] = []
    const { baseUrl } = await target((response, { url }, number) => {
      if (number === 1) {
        quietUntilMs = performance.now() + 55
        response.writeHead(429, { 'retry-after': '6' }).end()
        return
      }
      if (performance.now() < quietUntilMs) tooEarly.push(url)
      json(response, COMPLETION)
    })
    const { wire } = wired(baseUrl, { maxConcurrency: 1 })
    const context = wire.contextFor('p')
    await Promise.all(['a', 'b', 'c'].map((label) => context.send(label, { path: `/${label}`, json: {} })))
    expect(tooEarly).toEqual([])
  })

  test('a target that takes one request at a time gets one at a time', async () => {
    let inFlight = 0
    const { baseUrl } = await target((response) => {
      if (inFlight >= 1) {
        response.writeHead(429, { 'retry-after': '1' }).end()
        return
      }
      inFlight += 1
      setTimeout(() => {
        inFlight -= 1
        json(response, COMPLETION)
      }, 20)
    })
    const { wire } = wired(baseUrl)
    const context = wire.contextFor('p')
    const sent = Array.from({ length: 10 }, (_, index) => context.send(`l${index}`, { json: {} }))
    const statuses = (await Promise.all(sent)).map(({ response }) => response?.status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test('no more calls than allowed are in flight', async () => {
    let inFlight = 0
    let most = 0
    const { baseUrl } = await target((response) => {
      inFlight += 1
      most = Math.max(most, inFlight)
      setTimeout(() => {
        inFlight -= 1
        json(response, COMPLETION)
      }, 15)
    })
    const { wire } = wired(baseUrl)
    const context = wire.contextFor('p')
    await Promise.all(Array.from({ length: 12 }, (_, index) => context.send(`l${index}`, { json: {} })))
    expect(most).toBe(4)
  })
})

describe('cost', () => {
  test('is the usage that plain and streamed answers report; answers without usage add nothing', async () => {
    const { baseUrl } = await target((response, { body }) => {
      if (body.includes('"stream"')) streamCompletion(response)
      else json(response, body.includes('bare') ? { ...COMPLETION, usage: null } : COMPLETION)
    })
    const { wire } = wired(baseUrl)
    const context = wire.contextFor('p')
    await context.send('plain', { json: {} })
    await context.send('stream', { json: { stream: true } })
    await context.send('bare', { json: { bare: 1 } })
    expect(wire.cost()).toEqual({ requests: 3, promptTokens: 6, completionTokens: 4 })
  })

  test('beyond the budget nothing is sent', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    const { wire } = wired(baseUrl, { maxRequests: 2, maxTokens: 100 })
    const context = wire.contextFor('p')
    await expect(context.send('a', { json: { max_tokens: 101 } })).rejects.toMatchObject({ code: 'tokens' })
    await expect(context.send('a', { body: '{"max_tokens":101}' })).rejects.toMatchObject({ code: 'tokens' })
    await context.send('a', { json: { max_tokens: 100 } })
    // The first answer used 2 tokens.
    await expect(context.send('b', { json: { max_tokens: 99 } })).rejects.toBeInstanceOf(BudgetError)
    await context.send('c', { json: {} })
    await expect(context.send('d', { json: {} })).rejects.toMatchObject({ code: 'requests' })
    expect(seen).toHaveLength(2)
  })

  test('a call that the budget refuses frees its slot', async () => {
    const { baseUrl } = await target((response) => json(response, COMPLETION))
    const { wire } = wired(baseUrl, { maxTokens: 1, maxConcurrency: 1 })
    const context = wire.contextFor('p')
    await expect(context.send('a', { json: { max_tokens: 2 } })).rejects.toThrow(BudgetError)
    expect((await context.send('b', { json: {} })).response?.status).toBe(200)
  })
})

function nonce(seed: string, probe: string, label: string): string {
  return wired('http://127.0.0.1:1', { seed }).wire.contextFor(probe).nonce(label)
}
