import { describe, expect, test } from 'vitest'
import type { HeaderList } from '../exchange/exchange.ts'
import { clientFetch } from './client-fetch.ts'
import type { RawExchange } from './http.ts'
import type { Origin, Outgoing } from './outgoing.ts'

const STAND_IN = 'sk-stand-in'
const ORIGIN = { baseUrl: 'http://127.0.0.1:8/prefix', key: 'sk-real', version: '1' }
const CALL = {
  method: 'POST',
  headers: { authorization: `Bearer ${STAND_IN}`, 'content-type': 'application/json', accept: '*/*' },
  body: '{"max_tokens":7}',
}

function answer(
  status: number | null,
  headers: HeaderList,
  body = '',
  parts: Partial<RawExchange> = {},
): RawExchange {
  return {
    sentAtEpochMs: 0,
    status,
    headers,
    bytes: new TextEncoder().encode(body),
    reads: [],
    end: { kind: 'complete' },
    timing: { headersMs: 0, firstByteMs: 0, endMs: 0 },
    ...parts,
  }
}

/** A fetch that gets these answers, one after the other, and the requests it made. */
function fetching(...answers: readonly RawExchange[]) {
  return fetchingFrom(ORIGIN, answers)
}

function fetchingFrom(origin: Origin, answers: readonly RawExchange[]) {
  const sent: Outgoing[] = []
  const fetch = clientFetch(origin, STAND_IN, async (request) => {
    sent.push(request)
    const next = answers[Math.min(sent.length, answers.length) - 1]
    if (next === undefined) throw new Error('nothing to answer')
    return next
  })
  return { fetch, sent }
}

describe('requests of a library', () => {
  test('goes out as it is, with the key in place of the stand-in', async () => {
    const { fetch, sent } = fetching(
      answer(
        200,
        [
          ['x-a', '1'],
          ['x-a', '2'],
        ],
        'é',
      ),
    )
    const response = await fetch('http://127.0.0.1:8/prefix/v1', CALL)
    expect([response.status, response.headers.get('x-a'), await response.text()]).toEqual([200, '1, 2', 'é'])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method: 'POST', completionTokens: 7 })
    expect(sent[0]?.url.href).toBe('http://127.0.0.1:8/prefix/v1')
    expect(new TextDecoder().decode(sent[0]?.body ?? undefined)).toBe(CALL.body)
    expect(sent[0]?.headers).toContainEqual(['authorization', 'Bearer sk-real'])
    expect(sent[0]?.headers).toContainEqual(['accept-encoding', 'identity'])
  })

  test('without a key goes out without the stand-in', async () => {
    const { fetch, sent } = fetchingFrom({ ...ORIGIN, key: null }, [answer(200, [], 'ok')])
    await fetch('http://127.0.0.1:8/prefix/v1', CALL)
    expect(sent[0]?.headers.map(([name]) => name)).toEqual(['accept-encoding', 'accept', 'content-type'])
  })

  test.each(['https://127.0.0.1:8/v1', 'http://127.0.0.1:9/v1', 'http://localhost:8/v1'])(
    'to another origin is refused: %s',
    async (url) => {
      const { fetch, sent } = fetching(answer(200, []))
      await expect(fetch(url, CALL)).rejects.toThrow(/refused to leave/)
      expect(sent).toEqual([])
    },
  )
})

describe('redirects', () => {
  const good = answer(200, [], 'ok')

  test.each([
    [307, 'POST', 'POST', CALL.body],
    [308, 'POST', 'POST', CALL.body],
    [301, 'POST', 'GET', null],
    [302, 'POST', 'GET', null],
    [303, 'POST', 'GET', null],
    [303, 'PUT', 'GET', null],
    [302, 'PUT', 'PUT', CALL.body],
  ])('%i of %s within the origin is followed by %s', async (status, method, next, body) => {
    const { fetch, sent } = fetching(answer(status, [['location', '/prefix/v2?x']]), good)
    expect(await (await fetch('http://127.0.0.1:8/prefix/v1', { ...CALL, method })).text()).toBe('ok')
    const [, second] = sent
    expect([second?.method, second?.url.href]).toEqual([next, 'http://127.0.0.1:8/prefix/v2?x'])
    expect(second?.body === null ? null : new TextDecoder().decode(second?.body)).toBe(body)
    expect(second?.headers.some(([name]) => name === 'content-type')).toBe(body !== null)
    expect(second?.headers).toContainEqual(['authorization', 'Bearer sk-real'])
  })

  test.each(['http://127.0.0.1:9/v1', 'https://127.0.0.1:8/v1', '//evil.test/v1', 'http://'])(
    'elsewhere is the answer, and nothing is sent there: %s',
    async (location) => {
      const { fetch, sent } = fetching(answer(307, [['location', location]]), good)
      expect((await fetch('http://127.0.0.1:8/v1', CALL)).status).toBe(307)
      expect(sent).toHaveLength(1)
    },
  )

  test('without end are given up', async () => {
    const { fetch, sent } = fetching(answer(307, [['location', '/again']]))
    await expect(fetch('http://127.0.0.1:8/v1', CALL)).rejects.toThrow('fetch failed')
    expect(sent).toHaveLength(21)
  })
})

describe('failures', () => {
  test('before the headers is a failed fetch with its cause', async () => {
    const { fetch } = fetching(
      answer(null, [], '', { end: { kind: 'failed', code: 'refused', detail: 'no' } }),
    )
    const error = await fetch('http://127.0.0.1:8/', CALL).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: 'fetch failed', cause: { message: 'refused: no' } })
  })

  test('within the body breaks off after what did come', async () => {
    const { fetch } = fetching(
      answer(200, [], 'half', { end: { kind: 'failed', code: 'reset', detail: 'gone' } }),
    )
    const reader = (await fetch('http://127.0.0.1:8/', CALL)).body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('half')
    await expect(reader?.read()).rejects.toThrow('terminated')
  })

  test.each([204, 205, 304])('%i has no body', async (status) => {
    expect((await fetching(answer(status, [], 'x')).fetch('http://127.0.0.1:8/', CALL)).body).toBe(null)
  })
})
