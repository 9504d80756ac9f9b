import { spawn } from 'node:child_process'
import {
  createServer as createTlsServer,
  getCACertificates,
  setDefaultCACertificates,
  type TLSSocket,
} from 'node:tls'
import { createServer as createHttpsServer } from 'node:https'
import { createServer, type Server, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connectionAdvice } from '../exchange/connection-advice.ts'
import { selfSigned } from './certificate-fixture.ts'
import { failureOf } from './failure.ts'
import { requestOnce, serve } from './http-fixture.ts'
import { listenOnFreePort } from './server-fixture.ts'

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'
const certificate = selfSigned(null)

async function started(server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return listenOnFreePort(server, '127.0.0.1')
}

async function serveTls(options: { cert: string; key: string }, seen: string[] = []): Promise<number> {
  const server = createTlsServer({ ...options, ALPNProtocols: ['h2', 'http/1.1'] }, (socket: TLSSocket) => {
    socket.on('error', () => undefined)
    socket.once('data', (head) => {
      seen.push(`${String(socket.alpnProtocol)} ${head.toString()}`)
      socket.end(ANSWER)
    })
  })
  server.on('tlsClientError', () => undefined)
  return started(server)
}

describe('TLS', () => {
  test('a trusted certificate: HTTP/1.1 is spoken, even to a server that would rather have HTTP/2', async () => {
    const seen: string[] = []
    const port = await serveTls(certificate, seen)
    const before = getCACertificates('default')
    setDefaultCACertificates([...before, certificate.cert])
    try {
      const exchange = await requestOnce(`https://127.0.0.1:${port}`)
      expect([exchange.status, exchange.end.kind]).toEqual([200, 'complete'])
      expect(seen[0]).toMatch(/^http\/1\.1 POST \/ HTTP\/1\.1\r\nhost: .*\r\nconnection: close\r\n/)
      const other = await requestOnce(`https://localhost:${port}`)
      expect(other.end).toMatchObject({
        code: 'tls',
        detail: expect.stringContaining('ERR_TLS_CERT_ALTNAME_INVALID'),
      })
    } finally {
      setDefaultCACertificates(before)
    }
  })

  test('a timeout counts from the request, as the recorded times do, however long connecting takes', async () => {
    const silent = createTlsServer(certificate, (socket) => socket.on('error', () => undefined))
    const slow = createServer((socket) => setTimeout(() => silent.emit('connection', socket), 300))
    const before = getCACertificates('default')
    setDefaultCACertificates([...before, certificate.cert])
    try {
      const url = `https://127.0.0.1:${await started(slow)}`
      const { end, timing } = await requestOnce(url, { deadlines: { totalMs: 600 } })
      expect(end).toMatchObject({ code: 'timeout-total' })
      expect(timing.endMs).toBeGreaterThan(598)
    } finally {
      setDefaultCACertificates(before)
    }
  })

  test.each([
    ['the proxy p:1 (HTTPS_PROXY): connect ECONNREFUSED p:1 (ASSAY_PROXY_REFUSED)', 'is the proxy up'],
    ['certificate has expired (CERT_HAS_EXPIRED)', 'needs a new certificate'],
    [
      'unable to verify the first certificate (UNABLE_TO_VERIFY_LEAF_SIGNATURE)',
      'all intermediate certificates',
    ],
    [
      "Hostname/IP does not match certificate's altnames (ERR_TLS_CERT_ALTNAME_INVALID)",
      'the host in the base URL',
    ],
  ])('the advice fits the code: %s', (detail, advice) => {
    expect(connectionAdvice({ code: 'tls', detail })).toContain(advice)
  })

  test('the advice names HTTP/2 if the service speaks nothing else', async () => {
    const server = createTlsServer({ ...certificate, ALPNProtocols: ['h2'] })
    server.on('tlsClientError', () => undefined)
    const { end } = await requestOnce(`https://127.0.0.1:${await started(server)}`)
    if (end.kind !== 'failed') throw new Error(end.kind)
    expect(connectionAdvice(end)).toBe('does the service speak HTTP/2 only? It is asked over HTTP/1.1')
  })

  test('refuses a self-signed certificate before sending anything', async () => {
    const seen: string[] = []
    const { end } = await requestOnce(`https://127.0.0.1:${await serveTls(certificate, seen)}`)
    expect(end).toMatchObject({ code: 'tls', detail: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT') })
    expect(seen).toEqual([])
  })

  test('a port that speaks plain HTTP', async () => {
    const server = await serve((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), {
      at: 'connection',
    })
    const { end } = await requestOnce(server.url.replace('http:', 'https:'))
    expect(end).toMatchObject({ kind: 'failed', code: 'tls' })
    expect(end).toMatchObject({ detail: expect.not.stringMatching(/\.c\b|\n/) })
  })

  test.each([
    ['before the answer', false, 'tls'],
    ['within the answer, which breaks off', true, 'reset'],
  ])('a record that cannot be read, %s', (_, hasHeaders, code) => {
    const error = Object.assign(new Error('bad record type'), { code: 'ERR_SSL_BAD_RECORD_TYPE' })
    expect(failureOf(error, hasHeaders)).toMatchObject({ code })
  })

  test('a port that closes at once', async () => {
    const server = await serve((socket) => socket.end(), { at: 'connection' })
    expect((await requestOnce(server.url.replace('http:', 'https:'))).end).toMatchObject({ code: 'tls' })
  })

  test('a port that never shakes hands: it is left in time, and no socket stays', async () => {
    const server = await serve((socket) => socket.resume(), { at: 'connection' })
    const { end } = await requestOnce(server.url.replace('http:', 'https:'), { deadlines: { connectMs: 40 } })
    expect(end).toMatchObject({ code: 'timeout-connect' })
    await expect.poll(() => server.closed()).toBe(1)
  })

  test('plain HTTP to a port that speaks TLS', async () => {
    const server = createHttpsServer(certificate)
    const { status, end } = await requestOnce(`http://127.0.0.1:${await started(server)}`)
    expect(status).toBe(null)
    expect(['protocol', 'reset']).toContain(end.kind === 'failed' ? end.code : end.kind)
  })
})

describe('afterwards', () => {
  test('leaves nothing open: the process ends by itself', async () => {
    const server = await serve((socket, _, number) => {
      if (number === 1) socket.end(ANSWER)
      if (number === 2) socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\ndata: 1\n\n')
    })
    const script = `
      const { exchangeOnce } = await import(${JSON.stringify(new URL('http.ts', import.meta.url).href)})
      const patient = { connectMs: 60e3, headersMs: 60e3, firstByteMs: 60e3, idleMs: 60e3, totalMs: 60e3, slowMs: 60e3, graceMs: 60e3 }
      const ask = (hangUpAfterEvents, deadlines) => exchangeOnce({
        method: 'GET', url: new URL(process.argv[1]), headers: [], body: null, terminator: null, hangUpAfterEvents,
        deadlines: { ...patient, ...deadlines }, caps: { bodyBytes: 1e6, events: 100 },
      })
      console.log((await ask(null)).end.kind, (await ask(1)).end.kind, (await ask(null, { headersMs: 20 })).end.code)
    `
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, server.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const deadline = setTimeout(() => child.kill(), 50_000)
    let printed = ''
    child.stdout.on('data', (bytes) => (printed += String(bytes)))
    const code = await new Promise((resolve) => child.on('close', resolve))
    clearTimeout(deadline)
    expect([printed.trim(), code]).toEqual(['complete aborted timeout-headers', 0])
  })
})
