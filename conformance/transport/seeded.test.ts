import { createServer, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { PLAIN_WORDING, type Wording } from '../engine/wording.ts'
import { echoTextIn } from '../evidence/replies.ts'
import { OpenAI } from '../core/probes/openai-library.ts'
import { stopTargets, wired } from './wire-fixture.ts'
import { outgoingRequest } from './request-record.ts'
import { freshNonceOf, nonceOf, wordingOf } from './seeded.ts'

const SEEDS = Array.from({ length: 100 }, (_, index) => `seed ${index}`)
const NONCE = 'k7nonce'
// Matches words by which a target recognizes a run that is not disguised.
const TELLING = /assay|reference|lighthouse|say hello|the marker|sk-wrong|\b[0-9a-f]{12}\b/i

function textsOf(wording: Wording): readonly string[] {
  const { greeting, story, echo, unknownModel, wrongKey, ...plain } = wording
  const asked = [greeting(NONCE), story(NONCE), echo(NONCE, NONCE), unknownModel(NONCE), wrongKey(NONCE)]
  return [...asked, JSON.stringify(plain)]
}

const disguised = SEEDS.map((seed) => wordingOf({ seed, disguised: true }))

describe('a run in disguise', () => {
  test('sends nothing that identifies Assay; an undisguised run does', () => {
    const origin = { baseUrl: 'http://host.invalid', key: null, version: '1', disguised: true }
    const { headers } = outgoingRequest({ method: 'GET' }, origin)
    const said = [...disguised.flatMap(textsOf), JSON.stringify(headers)]
    expect(said.filter((text) => TELLING.test(text))).toEqual([])
    expect(textsOf(PLAIN_WORDING).filter((text) => TELLING.test(text)).length).toBeGreaterThan(3)
  })

  test('has nonces that are not hexadecimal digits', () => {
    const nonces = SEEDS.flatMap((seed) =>
      ['plain', 'a', 'b'].map((label) => nonceOf({ seed, disguised: true }, 'core.mix', label)),
    )
    expect(new Set(nonces).size).toBe(nonces.length)
    expect(nonces.filter((nonce) => TELLING.test(nonce) || !/^[A-Za-z0-9]{8,12}$/.test(nonce))).toEqual([])
  })

  test('differs from seed to seed and follows from its seed', () => {
    const greetings = disguised.map((wording) => wording.greeting(NONCE))
    expect(new Set(greetings).size).toBeGreaterThan(50)
    const again = SEEDS.map((seed) => wordingOf({ seed, disguised: true }))
    expect(again.map(textsOf)).toEqual(disguised.map(textsOf))
  })
})

const wordings = [PLAIN_WORDING, ...disguised]

test('the text to repeat is found in every echo prompt, and in no other prompt', () => {
  for (const wording of wordings) {
    expect(echoTextIn(wording.echo(`${NONCE} ${wording.echoText}`, NONCE))).toBe(
      `${NONCE} ${wording.echoText}`,
    )
    expect([wording.greeting(NONCE), wording.story(NONCE), wording.system].map(echoTextIn)).toEqual([
      null,
      null,
      null,
    ])
  }
})

test('every question contains its nonce, and needs no escaping in JSON unless it asks for an echo', () => {
  for (const { greeting, story, echo } of wordings) {
    expect(echo(NONCE, NONCE)).toContain(NONCE)
    for (const text of [greeting(NONCE), story(NONCE)]) {
      expect(text).toContain(NONCE)
      expect(JSON.stringify(text)).toBe(`"${text}"`)
    }
  }
})

test('the text of echoes has characters of two, three and four bytes, and a word twice', () => {
  for (const { echoText } of wordings)
    expect(
      [/[\u{80}-\u{7FF}]/u, /[\u{800}-\u{FFFF}]/u, /[\u{10000}-\u{10FFFF}]/u, /( \w{2})\1\s/].map((kind) =>
        kind.test(echoText),
      ),
    ).toEqual([true, true, true, true])
})

test.each([2, 3, 4, 5, 6, 8])(
  'pieces of %d UTF-16 units cut a surrogate pair of a streamed echo',
  (units) => {
    for (const { echoText } of [PLAIN_WORDING, ...wordings]) {
      const text = `${'n'.repeat(12)} \u2028${echoText}`
      const pieces = text.match(new RegExp(`[^]{1,${units}}`, 'g')) ?? []
      expect(pieces.some((piece) => !piece.isWellFormed())).toBe(true)
    }
  },
)

test('a fresh nonce follows from seed, start and number, and no other run has it', () => {
  const source = { seed: 's', startedAt: '2026-01-01T00:00:00.000Z' }
  expect(freshNonceOf(source, 'signup.accounts', 1)).toBe(freshNonceOf(source, 'signup.accounts', 1))
  const others = [
    freshNonceOf(source, 'signup.accounts', 1),
    freshNonceOf(source, 'signup.accounts', 2),
    freshNonceOf({ ...source, startedAt: '2026-01-01T00:00:00.001Z' }, 'signup.accounts', 1),
    freshNonceOf({ ...source, seed: 't' }, 'signup.accounts', 1),
  ]
  expect(new Set(others).size).toBe(others.length)
})

afterEach(stopTargets)

/** Returns the header lines of the request that `send` makes, as they are on the wire. */
async function headsOf(send: (baseUrl: string) => Promise<unknown>): Promise<readonly string[]> {
  let text = ''
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      text += String(data)
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await send(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
  }
  return (text.split('\r\n\r\n')[0] ?? '').replaceAll(/127\.0\.0\.1:\d+/g, 'HOST').split('\r\n')
}

test('a disguised run sends the header fields of the official library, in their order and case', async () => {
  const json = { model: 'm', messages: [{ role: 'user' as const, content: 'hi' }] }
  const key = 'sk-of-the-test-1'
  const library = await headsOf(async (baseUrl) => {
    const client = new OpenAI({ apiKey: key, baseURL: `${baseUrl}/v1`, maxRetries: 0 })
    await client.chat.completions.create(json).catch(() => undefined)
  })
  const disguise = await headsOf(
    async (baseUrl) =>
      await wired(baseUrl, { key, disguised: true }).wire.contextFor('p').send('l', { json }),
  )
  const differs = /^(connection|accept-encoding): /
  expect(disguise.filter((line) => !differs.test(line))).toEqual(
    library.filter((line) => !differs.test(line)),
  )
  expect(disguise.map((line) => line.split(':')[0])).toEqual(library.map((line) => line.split(':')[0]))
})
