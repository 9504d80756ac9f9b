import { describe, expect, test } from 'vitest'
import { KEY_PLACEHOLDER } from '../exchange/placeholders.ts'
import { UNCAPPED_TOKENS } from '../exchange/chat-path.ts'
import { outgoingRequest, tokensAskedIn } from './request-record.ts'

const TRICKY = `k"e\\y /+%é$&`

function sent(
  spec: Parameters<typeof outgoingRequest>[0],
  baseUrl = 'http://h.test:8',
  key: string | null = 'sk-1',
) {
  const { url, headers, body, ...rest } = outgoingRequest(spec, { baseUrl, key, version: '1.2' })
  return {
    href: url.href,
    headers: headers.map((pair) => pair.join(': ')),
    body: new TextDecoder().decode(body ?? undefined),
    ...rest,
  }
}

describe('the URL', () => {
  test.each([
    ['http://h.test:8', undefined, 'http://h.test:8/v1/chat/completions'],
    ['http://h.test:8/', '/v1/models', 'http://h.test:8/v1/models'],
    ['http://h.test:8/prefix', undefined, 'http://h.test:8/prefix/v1/chat/completions'],
    ['http://h.test:8/a/b//', '/v1/models?x=y', 'http://h.test:8/a/b/v1/models?x=y'],
    ['http://[::1]:8', undefined, 'http://[::1]:8/v1/chat/completions'],
    ['https://h.test', '/v1/chat/completions/', 'https://h.test/v1/chat/completions/'],
    ['https://h.test:443/x?y#z', '/v1', 'https://h.test/x/v1'],
  ])('of %s and %s is %s', (baseUrl, path, href) => {
    expect(sent(path === undefined ? {} : { path }, baseUrl).href).toBe(href)
  })

  test.each([
    '//evil.test/v1',
    'http://evil.test',
    '.evil.test/v1',
    '@evil.test/v1',
    '9/v1',
    '\\\\evil.test',
  ])('never leaves the origin: %s', (path) => {
    for (const baseUrl of ['http://h.test:8', 'http://h.test', 'http://h.test/prefix']) {
      let origin: string | null = null
      try {
        origin = new URL(sent({ path }, baseUrl).href).origin
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
      }
      expect([null, new URL(baseUrl).origin]).toContain(origin)
    }
  })
})

describe('the key', () => {
  test('stands at the requested place, in its encoding', () => {
    const request = sent(
      {
        path: `/v1?api_key=${KEY_PLACEHOLDER}&n=1`,
        json: { api_key: KEY_PLACEHOLDER, n: 1 },
        authorization: `Basic ${KEY_PLACEHOLDER}x`,
      },
      undefined,
      TRICKY,
    )
    expect(new URL(request.href).searchParams.get('api_key')).toBe(TRICKY)
    expect(JSON.parse(request.body)).toEqual({ api_key: TRICKY, n: 1 })
    expect(request.headers).toContain(`authorization: Basic ${TRICKY}x`)
    expect(sent({ body: `raw ${KEY_PLACEHOLDER}` }, undefined, TRICKY).body).toBe(`raw ${TRICKY}`)
  })

  test('is sent as a bearer token unless the probe sets another field; without a key none is sent', () => {
    expect(sent({}).headers).toContain('authorization: Bearer sk-1')
    expect(sent({ authorization: null }).headers.join()).not.toContain('authorization')
    expect(sent({}, undefined, null).headers.join()).not.toContain('authorization')
    expect(sent({ authorization: 'Bearer other' }).headers).toContain('authorization: Bearer other')
  })
})

describe('headers', () => {
  test('of a plain request', () => {
    expect(sent({ json: {} }).headers).toEqual([
      'user-agent: assay/1.2',
      'accept: */*',
      'authorization: Bearer sk-1',
      'content-type: application/json',
      'accept-encoding: identity',
    ])
  })

  test('content-type is sent only with a body, with the value that the probe gives', () => {
    expect(sent({ method: 'GET' }).headers.join()).not.toContain('content-type')
    expect(sent({ body: '', contentType: null }).headers.join()).not.toContain('content-type')
    expect(sent({ body: '', contentType: 'text/plain' }).headers).toContain('content-type: text/plain')
  })

  test('a field of the probe replaces the usual one', () => {
    const { headers } = sent({ headers: { Accept: 'text/event-stream', 'x-key': KEY_PLACEHOLDER } })
    expect(headers.filter((line) => /^accept:/i.test(line))).toEqual(['Accept: text/event-stream'])
    expect(headers).toContain('x-key: sk-1')
  })
})

describe('tokens asked for', () => {
  test.each([
    ['{"max_tokens":5}', 5],
    ['{"max_tokens":1.5}', 2],
    ['{"max_tokens":-1}', 0],
    ['{"max_tokens":"5"}', 0],
    ['{"max_tokens":null}', 0],
    ['{"messages":[]}', UNCAPPED_TOKENS],
    ['{"messages":[],"max_tokens":null}', UNCAPPED_TOKENS],
    ['{}', 0],
    ['[]', 0],
    ['{"max_tokens":5', 0],
    ['\ufffd', 0],
  ])('%s: %i', (body, tokens) => {
    expect(tokensAskedIn(new TextEncoder().encode(body))).toBe(tokens)
    expect(sent({ body }).completionTokens).toBe(tokens)
  })

  test('none without a body', () => {
    expect(tokensAskedIn(null)).toBe(0)
  })
})

test('further header fields go with every request, but where a probe has its own, and never to another origin', () => {
  const headers = [['X-Tenant', 'ours']] as const
  const origin = { baseUrl: 'http://h.test:8', key: 'sk-1', version: '1.2', headers }
  expect(outgoingRequest({ method: 'GET', path: '/v1/models' }, origin).headers).toContainEqual([
    'X-Tenant',
    'ours',
  ])
  const own = outgoingRequest({ headers: { 'x-tenant': 'probe' } }, origin).headers
  expect(own.filter(([name]) => name.toLowerCase() === 'x-tenant')).toEqual([['x-tenant', 'probe']])
  expect(() => outgoingRequest({ path: '//evil.test/v1' }, origin)).toThrow('tried to leave')
})
