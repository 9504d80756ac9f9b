import { afterEach, describe, expect, test } from 'vitest'
import { secretPlaceholder } from '../exchange/placeholders.ts'
import { json, stopTargets, target, wired } from './wire-fixture.ts'

afterEach(stopTargets)

const KEY_GIVEN = 'sk-given-out-0123456789'
const CAPTURES = { name: 'given', pointers: ['/missing', '/data/key', '/key'] }

/** Returns all exchanges and secrets recorded so far, as one text. */
function recorded({ exchanges, secrets }: ReturnType<typeof wired>['transcript']): string {
  return JSON.stringify([exchanges(), secrets()])
}

describe('a secret that an answer gives out', () => {
  test('is taken from the first pointer that leads to a string, and is redacted in that very answer', async () => {
    const { baseUrl } = await target((response) => json(response, { data: { key: KEY_GIVEN }, key: 'other' }))
    const { wire, transcript } = wired(baseUrl)
    const context = wire.contextFor('p')
    expect(context.holds('given')).toBe(false)
    const exchange = await context.send('l', { json: {}, captures: CAPTURES })
    expect(exchange.kept).toMatchObject({ name: 'given', pointer: '/data/key', chars: KEY_GIVEN.length })
    expect(exchange.kept).toMatchObject({ isSendable: true, matchesFormat: null })
    expect(exchange.kept?.placeholder).toHaveLength(KEY_GIVEN.length)
    expect(exchange.response?.body.text).toContain(exchange.kept?.placeholder)
    expect(transcript.secrets()).toEqual([
      { probe: 'p', name: 'given', placeholder: exchange.kept?.placeholder },
    ])
    expect(context.holds('given')).toBe(true)
    expect(recorded(transcript)).not.toContain(KEY_GIVEN)
  })

  test('can be sent in header, path and body by its name, and stays redacted there', async () => {
    const { baseUrl, seen } = await target((response) => json(response, { key: KEY_GIVEN }))
    const { wire, transcript } = wired(baseUrl)
    const context = wire.contextFor('p')
    await context.send('give', { json: {}, captures: CAPTURES })
    const place = secretPlaceholder('given')
    await context.send('use', { authorization: `Bearer ${place}`, path: `/x?k=${place}`, json: { k: place } })
    expect(seen[1]).toMatchObject({ url: `/x?k=${KEY_GIVEN}`, body: JSON.stringify({ k: KEY_GIVEN }) })
    expect(seen[1]?.headers.authorization).toBe(`Bearer ${KEY_GIVEN}`)
    expect(recorded(transcript)).not.toContain(KEY_GIVEN)
  })

  test('also captures members with names of secrets, and cookies', async () => {
    const { baseUrl } = await target((response) => {
      response.setHeader('set-cookie', 'session=cookie-0123456789-abcdef; HttpOnly')
      json(response, {
        key: KEY_GIVEN,
        deep: [{ refresh_token: 'refresh-0123456789-abcdef' }],
        id: 'acct_0123456789abcdef',
      })
    })
    const { wire, transcript } = wired(baseUrl)
    await wire.contextFor('p').send('l', { json: {}, captures: CAPTURES })
    expect(recorded(transcript)).not.toMatch(/cookie-0123|refresh-0123/)
    expect(recorded(transcript)).toContain('acct_0123456789abcdef')
    expect(transcript.secrets()).toHaveLength(3)
  })

  test.each([
    ['JSON twice', `{"api_key":"${KEY_GIVEN}"}{"api_key":"${KEY_GIVEN}"}`],
    ['a page', `<p>Your API key: <code>${KEY_GIVEN}</code></p>`],
    ['a form', `api_key=${KEY_GIVEN}&plan=free`],
  ])('is not recorded if the answer has it as %s', async (_, text) => {
    const { baseUrl } = await target((response) => response.end(text))
    const { wire, transcript } = wired(baseUrl)
    await wire.contextFor('p').send('l', { json: {}, captures: CAPTURES })
    expect(recorded(transcript)).not.toContain(KEY_GIVEN)
  })

  test('is not recorded if it comes in a link', async () => {
    const { baseUrl } = await target((response) => {
      response.setHeader('location', `/account?api_key=${KEY_GIVEN}`)
      json(response, {}, 303)
    })
    const { wire, transcript } = wired(baseUrl)
    await wire.contextFor('p').send('l', { json: {}, captures: CAPTURES })
    expect(recorded(transcript)).not.toContain(KEY_GIVEN)
  })

  test('is redacted, but cannot be sent, if no header field can carry it', async () => {
    const { baseUrl } = await target((response) => json(response, { key: 'sk with a space and é' }))
    const { wire, transcript } = wired(baseUrl)
    const context = wire.contextFor('p')
    const exchange = await context.send('l', { json: {}, captures: CAPTURES })
    expect(exchange.kept?.isSendable).toBe(false)
    expect(context.holds('given')).toBe(false)
    expect(recorded(transcript)).not.toContain('sk with a space')
  })

  test.each(['no JSON', '{"key":7}', '{"key":""}', '[]'])('is none in %s', async (text) => {
    const { baseUrl } = await target((response) => response.end(text))
    const { wire, transcript } = wired(baseUrl)
    const exchange = await wire.contextFor('p').send('l', { json: {}, captures: CAPTURES })
    expect(exchange).not.toHaveProperty('kept')
    expect(transcript.secrets()).toEqual([])
  })

  test('is redacted, but cannot be sent, if it has a hundred thousand characters', async () => {
    const long = Array.from({ length: 20_000 }, (_, index) => String(index)).join('-')
    const { baseUrl } = await target((response) => json(response, { key: long }))
    const { wire, transcript } = wired(baseUrl)
    const exchange = await wire.contextFor('p').send('l', { json: {}, captures: CAPTURES })
    expect(exchange.kept?.isSendable).toBe(false)
    expect(recorded(transcript)).not.toContain(long.slice(0, 100))
  })

  test('has the same placeholder each time, and another secret has another one', async () => {
    const { baseUrl } = await target((response, _, number) =>
      json(response, { key: number === 3 ? `${KEY_GIVEN}-b` : KEY_GIVEN }),
    )
    const { wire } = wired(baseUrl)
    const context = wire.contextFor('p')
    const kept = []
    for (const label of ['a', 'b', 'c'])
      kept.push((await context.send(label, { json: {}, captures: CAPTURES })).kept)
    expect(kept[1]?.placeholder).toBe(kept[0]?.placeholder)
    expect(kept[2]?.placeholder).not.toBe(kept[0]?.placeholder)
  })
})

test('the estimated bits distinguish a random key from a counter', async () => {
  const { baseUrl } = await target((response, _, number) =>
    json(response, { key: number === 1 ? 'sk-000000000000000000000001' : 'sk-f3kPq81mZs7TwXbL0vYuHd2a' }),
  )
  const context = wired(baseUrl).wire.contextFor('p')
  const counter = await context.send('a', { json: {}, captures: CAPTURES })
  const random = await context.send('b', { json: {}, captures: CAPTURES })
  expect(counter.kept?.bits).toBeLessThan(64)
  expect(random.kept?.bits).toBeGreaterThan(64)
})

test('a key is compared with the declared format', async () => {
  const { baseUrl } = await target((response) => json(response, { key: KEY_GIVEN }))
  const value = { reading: 'pattern', pattern: '^pk-' }
  const readings = new Map([['key.format', { layer: 'declared' as const, value }]])
  const exchange = await wired(baseUrl, { readings })
    .wire.contextFor('p')
    .send('l', { json: {}, captures: CAPTURES })
  expect(exchange.kept?.matchesFormat).toBe(false)
})

test('a call with the placeholder of an unknown secret is an error, and is not sent', async () => {
  const { baseUrl, seen } = await target((response) => json(response, {}))
  const context = wired(baseUrl).wire.contextFor('p')
  await expect(context.send('l', { authorization: secretPlaceholder('nobody') })).rejects.toThrow(
    /no secret called nobody/,
  )
  expect(seen).toEqual([])
})

test('an invented secret is random, redacted, and good as a password', async () => {
  const { baseUrl, seen } = await target((response) => json(response, {}))
  const { wire, transcript } = wired(baseUrl)
  const context = wire.contextFor('p')
  context.invent('word')
  await context.send('l', { json: { password: secretPlaceholder('word') } })
  const sent = seen[0]?.body ?? ''
  expect(sent).toMatch(/"Aa1-[\w-]{24}"/)
  expect(recorded(transcript)).not.toContain(sent)
  expect(transcript.secrets()).toHaveLength(1)
})

test('does not repeat a single-use request after a 429', async () => {
  const { baseUrl, seen } = await target((response) => json(response, {}, 429))
  const { wire } = wired(baseUrl)
  await wire.contextFor('p').send('l', { json: {}, isSentOnce: true })
  expect(seen).toHaveLength(1)
})

test('of very many secrets in one answer only the first ones are searched, to save memory', async () => {
  let answerCount = 0
  const { baseUrl } = await target((response) => {
    answerCount += 1
    const many = Array.from({ length: 1500 }, (_, at) => [
      `token_${at}`,
      `${answerCount}-${at}-${'x%41'.repeat(100)}`,
    ])
    json(response, { key: KEY_GIVEN, ...Object.fromEntries(many) })
  })
  const { wire, transcript } = wired(baseUrl)
  const context = wire.contextFor('p')
  const before = process.memoryUsage().rss
  for (let number = 1; number <= 5; number += 1)
    await context.send(`l${number}`, { json: {}, captures: CAPTURES })
  expect(process.memoryUsage().rss - before).toBeLessThan(300e6)
  // Assay remembers 64 secrets besides the keys, at most 16 of them from one answer.
  const placeholders = new Set(transcript.secrets().map(({ placeholder }) => placeholder))
  expect(placeholders.size).toBeGreaterThanOrEqual(64)
  expect(placeholders.size).toBeLessThan(70)
  expect(recorded(transcript)).not.toContain(KEY_GIVEN)
})

test('a declared format that takes for ever to match has no verdict', async () => {
  const { baseUrl } = await target((response) => json(response, { key: `${'a'.repeat(60)}!` }))
  const readings = new Map([
    ['key.format', { layer: 'declared' as const, value: { reading: 'pattern', pattern: '^(a+)+$' } }],
  ])
  const exchange = await wired(baseUrl, { readings })
    .wire.contextFor('p')
    .send('l', { json: {}, captures: CAPTURES })
  expect(exchange.kept?.matchesFormat).toBeNull()
})

test.each(['\\'.repeat(2000), '&'.repeat(2000), '%5c'.repeat(600), 'a'.repeat(2000)])(
  'a secret that makes a backtracking search slow is found within seconds: %#',
  async (secret) => {
    const { baseUrl } = await target((response) =>
      json(response, { key: secret, echo: secret.slice(1).repeat(200) }),
    )
    const { wire } = wired(baseUrl)
    const startMs = performance.now()
    await wire.contextFor('p').send('l', { json: {}, captures: CAPTURES })
    expect(performance.now() - startMs).toBeLessThan(20_000)
  },
)
