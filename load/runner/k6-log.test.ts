import { expect, test } from 'vitest'
import { createLogReader } from './k6-log.ts'
import { goEnvironment, k6Environment } from './environment.ts'

function line(entry: Record<string, string>): string {
  return `${JSON.stringify(entry)}\n`
}

test('errors of k6 are exceptions, lines of the script are not', () => {
  const log = createLogReader([])
  log.write(line({ level: 'error', msg: 'Uncaught (in promise) Error: boom\n\tat f' }))
  log.write(line({ level: 'error', msg: 'said by the script', source: 'console' }))
  log.write(line({ level: 'warning', msg: 'Request Failed' }))
  expect(log.findings()).toMatchObject({
    exceptionCount: 1,
    exceptions: ['Uncaught (in promise) Error: boom at f'],
  })
})

test('lines may come in pieces, and the last one without its end', () => {
  const log = createLogReader([])
  const text = line({ level: 'error', msg: 'one' }) + line({ level: 'error', msg: 'two' }).trimEnd()
  for (const char of text) log.write(char)
  expect(log.findings().exceptions).toEqual(['one', 'two'])
})

test('a flood is counted but not kept', () => {
  const log = createLogReader([])
  for (let index = 0; index < 1000; index += 1) log.write(line({ level: 'error', msg: `boom ${index}` }))
  const { exceptionCount, exceptions, tail } = log.findings()
  expect([exceptionCount, exceptions.length, tail.length]).toEqual([1000, 20, 20])
})

test('a line without end is cut, and a panic in plain text reaches the tail', () => {
  const log = createLogReader([])
  log.write('x'.repeat(200_000))
  log.write('\npanic: runtime error\n')
  expect(log.findings().tail.at(-1)).toBe('panic: runtime error')
})

test('the key stays out of everything', () => {
  const log = createLogReader(['sk-secret'])
  log.write(line({ level: 'error', msg: 'boom sk-secret' }))
  log.write('plain sk-secret\n')
  expect(JSON.stringify(log.findings())).not.toContain('sk-secret')
})

test('children see only what they need', () => {
  const ours = {
    PATH: '/bin',
    ASSAY_KEY: 'sk',
    OPENAI_API_KEY: 'sk',
    K6_VUS: '9',
    K6_OUT: 'cloud',
    GOFLAGS: '-mod=mod',
    GOPROXY: 'https://proxy.example',
    HTTPS_PROXY: 'http://p',
  }
  expect(k6Environment(ours)).toEqual({
    PATH: '/bin',
    K6_NO_USAGE_REPORT: 'true',
    K6_AUTO_EXTENSION_RESOLUTION: 'false',
  })
  const proxy = { name: 'proxy.test:1', href: 'http://proxy.test:1/', variable: 'HTTPS_PROXY' }
  expect(k6Environment(ours, { proxy, authorities: '/ca.pem' })).toMatchObject({
    HTTP_PROXY: proxy.href,
    HTTPS_PROXY: proxy.href,
    SSL_CERT_FILE: '/ca.pem',
  })
  expect(goEnvironment(ours)).toEqual({
    PATH: '/bin',
    HTTPS_PROXY: 'http://p',
    GOPROXY: 'https://proxy.example',
    CGO_ENABLED: '0',
    GOTOOLCHAIN: 'local',
    GOFLAGS: '-mod=readonly -trimpath -buildvcs=false -gcflags=all=-dwarf=false',
    GOWORK: 'off',
  })
})
