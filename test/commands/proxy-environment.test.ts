import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { issued } from '../../conformance/transport/certificate-fixture.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { startProxy, type TestProxy } from '../fixtures/http-proxy.ts'
import { startTlsFront, type TlsFront } from '../fixtures/tls-front.ts'
import { assayHere } from '../fixtures/command-here.ts'
import { assay, type Said } from '../fixtures/run-command.ts'
import { isBrief } from '../sampling/sampled-cases.ts'

// A name that does not resolve, so that only a proxy can reach it.
const HOST = 'service.test'
const KEY = 'sk-proxy-3c1d8e5f7a'
const PASSWORD = 'proxy-p4ssword-81c2'
const folder = mkdtempSync(join(tmpdir(), 'assay-proxy-'))
const authority = join(folder, 'authority.pem')
let reference: Reference
let front: TlsFront
let proxy: TestProxy | null = null
let runs = 0

beforeAll(async () => {
  // The proxy's tunnel ends at a certificate of an authority that only NODE_EXTRA_CA_CERTS names, as where a proxy inspects TLS.
  const certificate = issued(HOST)
  writeFileSync(authority, certificate.authority)
  reference = await startReference({ keys: [KEY] })
  front = await startTlsFront(certificate, reference.port, '127.0.0.1')
})
afterEach(async () => {
  await proxy?.close()
  proxy = null
})
afterAll(async () => {
  front.close()
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

const plainUrl = (): string => `http://${HOST}:${reference.port}`
const secureUrl = (): string => `https://${HOST}:${front.port}`

type Command = (
  url: string,
  env: Readonly<Record<string, string>>,
) => Promise<Said & { readonly out: string }>

const CHECKS = 'core.post-completes,core.sdk-completes,sse.offered,websocket.offered'

// Returns whether a command needs its own process. k6 inherits the environment, and Node reads certificates only once.
function isOfProcess(args: readonly string[], env: Readonly<Record<string, string>>): boolean {
  return args[0] === 'load' || 'NODE_EXTRA_CA_CERTS' in env
}

function command(args: (url: string) => readonly string[]): Command {
  return async (url, env) => {
    runs += 1
    const out = join(folder, `run-${runs}`)
    const all = [...args(url), '--model', reference.model, '--out', out]
    const said = isOfProcess(all, env) ? assay : assayHere
    return { ...(await said(all, folder, { ASSAY_KEY: KEY, ...env })), out }
  }
}

const check = command((url) => ['check', url, '--only', CHECKS])
const load = command((url) => [
  'load',
  'throughput',
  url,
  '--allow-remote',
  '--no-calibration',
  // With this seed the first three requests go over one transport each, however few a busy machine sends.
  '--seed=s9',
  '--mix=json=1,sse=1,websocket=1',
  '--duration=1',
  '--vus=1',
  '--think=0.05',
  '--timeout=10',
])

describe.each([
  ['check', check, 'run.json'],
  ['load', load, 'load-run.json'],
] as const)('%s', (_, run, file) => {
  const notesOf = (out: string): string =>
    JSON.stringify((JSON.parse(readFileSync(join(out, file), 'utf8')) as { notes?: unknown }).notes)

  test('plain requests are forwarded, WebSocket goes through a tunnel, and the report names the proxy', async () => {
    proxy = await startProxy(`me:${PASSWORD}`)
    const { code, stderr, out } = await run(plainUrl(), { HTTP_PROXY: `http://me:${PASSWORD}@${proxy.name}` })
    expect(code, stderr).toBe(0)
    expect(stderr).toContain(`requests go through the proxy ${proxy.name} (HTTP_PROXY)`)
    expect(proxy.log).toContain(`POST ${plainUrl()}/v1/chat/completions`)
    expect(proxy.log).toContain(`CONNECT ${HOST}:${reference.port}`)
    expect(notesOf(out)).toContain(`every request went through the proxy ${proxy.name}`)
    for (const name of readdirSync(out))
      expect(readFileSync(join(out, name), 'latin1')).not.toContain(PASSWORD)
  })

  test('https goes through a proxy that inspects TLS, trusted for NODE_EXTRA_CA_CERTS alone; lower case counts too', async () => {
    proxy = await startProxy()
    const env = { https_proxy: `http://${proxy.name}`, NODE_EXTRA_CA_CERTS: authority }
    const { code, stderr, stdout, out } = await run(secureUrl(), env)
    expect(code, stderr + stdout).toBe(0)
    expect(new Set(proxy.log)).toEqual(new Set([`CONNECT ${new URL(secureUrl()).host}`]))
    expect(notesOf(out)).toContain(`through the proxy ${proxy.name}`)
  })

  test.skipIf(isBrief && run === load)('without the authority the certificate is the reason', async () => {
    proxy = await startProxy()
    const { code, stdout } = await run(secureUrl(), { HTTPS_PROXY: `http://${proxy.name}` })
    expect(code).toBe(3)
    expect(stdout).toMatch(/unable to verify the first certificate|certificate signed by unknown authority/)
  })

  test.skipIf(isBrief)('NO_PROXY excepts a host', async () => {
    proxy = await startProxy()
    const env = {
      HTTP_PROXY: `http://${proxy.name}`,
      no_proxy: `other.test, .${HOST}, ${HOST}:${reference.port}`,
    }
    const { code, stderr } = await run(plainUrl(), env)
    expect(code).toBe(3)
    expect(stderr).not.toContain('through the proxy')
    expect(proxy.log).toEqual([])
  })

  test.skipIf(isBrief && run === load)(
    'an address of this machine is never asked through a proxy',
    async () => {
      proxy = await startProxy()
      const { code, out } = await run(reference.baseUrl, { HTTP_PROXY: `http://${proxy.name}` })
      expect(code).toBe(0)
      expect(proxy.log).toEqual([])
      expect(notesOf(out) ?? '').not.toContain('through the proxy')
    },
  )

  test.skipIf(isBrief)(
    'a proxy that refuses is named, and a variable without a proxy is a usage error',
    async () => {
      proxy = await startProxy(`me:${PASSWORD}`)
      const { code, stdout } = await run(secureUrl(), { HTTPS_PROXY: `http://${proxy.name}` })
      expect(code).toBe(3)
      expect(stdout).toMatch(/the proxy .* answered 407 to CONNECT|Proxy Authentication Required/)
      if (run === check) expect(stdout).toContain('are its credentials in its URL')
      const wrong = await run(plainUrl(), { HTTP_PROXY: `socks5://me:${PASSWORD}@${proxy.name}` })
      expect(wrong.code).toBe(2)
      expect(wrong.stderr).toMatch(/HTTP_PROXY does not name an HTTP proxy: write http:\/\/host:port/)
      expect(wrong.stderr).not.toContain(PASSWORD)
    },
  )
})

test('a run through a proxy is replayed with the same note', async () => {
  proxy = await startProxy()
  const { out } = await check(plainUrl(), { HTTP_PROXY: `http://${proxy.name}` })
  const { stdout, stderr } = await assayHere(['replay', join(out, 'transcript.ndjson')], folder, {})
  expect(stderr).toMatch(/none of 4 recomputed verdicts differs/)
  expect(stdout).toContain(`every request went through the proxy ${proxy.name}`)
})
