import { describe, expect, test } from 'vitest'
import { proxyCredentials, ProxyError, proxyFor } from './proxy.ts'

const PLAIN = { HTTP_PROXY: 'http://plain.test:3128' }
const BOTH = { ...PLAIN, HTTPS_PROXY: 'http://secure.test:8080' }

test.each([
  ['http', 'http://api.test', BOTH, 'plain.test:3128'],
  ['https', 'https://api.test', BOTH, 'secure.test:8080'],
  ['https without a proxy of its own', 'https://api.test', PLAIN, undefined],
  ['lower case', 'http://api.test', { http_proxy: 'http://lower.test:1' }, 'lower.test:1'],
  ['both cases', 'http://api.test', { ...PLAIN, http_proxy: 'http://lower.test:1' }, 'lower.test:1'],
  ['an empty variable', 'http://api.test', { ...PLAIN, http_proxy: '' }, 'plain.test:3128'],
  ['no scheme', 'http://api.test', { HTTP_PROXY: 'plain.test:3128' }, 'plain.test:3128'],
  ['no port', 'http://api.test', { HTTP_PROXY: 'http://plain.test' }, 'plain.test:80'],
  ['credentials', 'http://api.test', { HTTP_PROXY: 'http://me:pass@plain.test:3128' }, 'plain.test:3128'],
  ['nothing set', 'http://api.test', {}, undefined],
])('%s', (_, url, env, name) => {
  expect(proxyFor(new URL(url), env)?.name).toBe(name)
})

test.each(['http://localhost:8000', 'http://127.0.0.1:8000', 'http://127.9.9.9', 'http://[::1]:8000'])(
  '%s is this machine, to which no proxy leads',
  (url) => {
    expect(proxyFor(new URL(url), PLAIN)).toBeNull()
  },
)

describe('NO_PROXY', () => {
  test.each([
    ['*', 'http://api.test', true],
    ['api.test', 'http://api.test', true],
    ['API.test', 'http://api.TEST', true],
    ['other.test, api.test', 'http://api.test', true],
    ['other.test api.test', 'http://api.test', true],
    ['test', 'http://api.test', true],
    ['pi.test', 'http://api.test', false],
    ['.test', 'http://api.test', true],
    ['.api.test', 'http://api.test', false],
    ['*.test', 'http://api.test', true],
    ['api.test:8000', 'http://api.test:8000', true],
    ['api.test:8000', 'http://api.test:8001', false],
    ['api.test:80', 'http://api.test', true],
    ['192.0.2.7', 'http://192.0.2.7', true],
    ['192.0.2.0/24', 'http://192.0.2.7', true],
    ['192.0.2.0/24', 'http://192.0.3.7', false],
    ['192.0.2.0/99', 'http://192.0.2.7', false],
    ['2001:db8::1', 'http://[2001:db8::1]:8000', true],
    ['[2001:db8::1]:8000', 'http://[2001:db8::1]:8000', true],
    ['2001:db8::/32', 'http://[2001:db8::1]', true],
    ['10.0.0.0/8', 'http://api.test', false],
    ['', 'http://api.test', false],
  ])('%j and %s', (list, url, isExcepted) => {
    for (const name of ['NO_PROXY', 'no_proxy'])
      expect(proxyFor(new URL(url), { ...PLAIN, [name]: list }) === null).toBe(isExcepted)
  })
})

test.each(['socks5://me:pass@proxy.test:1080', 'http://', 'http://me:pass@:99999'])(
  'a value that names no HTTP proxy is refused, and the message does not quote it',
  (value) => {
    const find = () => proxyFor(new URL('http://api.test'), { HTTP_PROXY: value })
    expect(find).toThrow(ProxyError)
    expect(find).toThrow(/^HTTP_PROXY does not name an HTTP proxy: write http:\/\/host:port$/)
  },
)

test('credentials are shown to the proxy as Basic (RFC 7617)', () => {
  const proxy = proxyFor(new URL('http://api.test'), { HTTP_PROXY: 'http://me:p%40ss@plain.test:3128' })
  expect(proxy === null ? null : proxyCredentials(proxy)).toEqual([
    ['proxy-authorization', `Basic ${Buffer.from('me:p@ss').toString('base64')}`],
  ])
})
