import { createServer, type IncomingHttpHeaders } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { selfSigned } from '../../conformance/transport/certificate-fixture.ts'
import { listenOnFreePort } from '../../conformance/transport/server-fixture.ts'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { startReference } from '../../reference/server.ts'
import { assayHere } from '../fixtures/command-here.ts'
import { assay, type Said } from '../fixtures/run-command.ts'
import { startTlsFront } from '../fixtures/tls-front.ts'
import { startRawTarget, type Behavior } from './raw-target.ts'
import { runHostile } from './run-hostile.ts'
import { besideReference } from './socket-behaviors.ts'
import { isBrief, isFull, sampleOf } from '../sampling/sampled-cases.ts'

const KEY = 'sk-origins-7f3a9c51d2e8b604'
const MAX_SECONDS = 150

const folder = mkdtempSync(join(tmpdir(), 'assay-hostile-origins-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LOAD = '--model m --vus 3 --duration 1 --think 0.02 --timeout 4 --no-calibration'
const COMMANDS: Readonly<Record<string, string>> = {
  check: 'check TARGET --model m --timeout 3 --require websocket --allow-signup',
  explore: 'explore TARGET --model m --timeout 3',
  'load throughput': `load throughput TARGET ${LOAD}`,
  'load stream': `load stream TARGET ${LOAD}`,
  'load websocket': `load websocket TARGET ${LOAD}`,
}
// The ratio of all cases to the cases in the brief sample. `npm run test:full` runs all cases.
const IN_BRIEF = 2
const SAMPLE: readonly string[] = ['check 307', 'load stream 307', 'load websocket 302']

type Seen = { readonly url: string; readonly headers: IncomingHttpHeaders }

/** Starts a server that is not the target. It answers every request with 200 and records it. */
async function startElsewhere() {
  const seen: Seen[] = []
  let connections = 0
  const server = createServer(({ url = '', headers }, response) => {
    seen.push({ url, headers })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.on('connection', () => (connections += 1))
  server.on('upgrade', ({ url = '', headers }, socket) => {
    seen.push({ url, headers })
    socket.destroy()
  })
  const port = await listenOnFreePort(server, '127.0.0.1')
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function redirecting(status: number, to: string): Behavior {
  return (socket, head) => {
    const path = /^\S+ (\S+)/.exec(head)?.[1] ?? '/'
    socket.end(`HTTP/1.1 ${status} Elsewhere\r\nlocation: ${to}${path}\r\ncontent-length: 0\r\n\r\n`)
  }
}

/** Runs a command against this base URL. Its `--out` is a file for `explore`, and a folder for all others. */
async function runAt(
  baseUrl: string,
  command: string,
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const words = (COMMANDS[command] ?? '').replace('TARGET', baseUrl).split(' ')
  // A retry has its own folder, because the first try may still use the other one.
  const out = join(mkdtempSync(join(folder, 'try-')), name.replaceAll(' ', '-'))
  const place = command === 'explore' ? `${out}.jsonc` : out
  // A process reads the trusted certificates only once, when it starts.
  const run = Object.keys(env).length > 0 ? assay : assayHere
  return await run([...words, '--out', place], folder, { HOME: homedir(), ASSAY_KEY: KEY, ...env })
}

const redirects = Object.keys(COMMANDS)
  .flatMap((command) => [301, 302, 303, 307, 308].map((status) => [command, status] as const))
  .filter(([command, status]) => isFull || SAMPLE.includes(`${command} ${status}`))

describe('a redirect to another origin takes nothing there', () => {
  test('each case of the sample is there', () => {
    expect(redirects.length).toBeGreaterThanOrEqual(SAMPLE.length)
  })
  test.each(sampleOf(redirects, 1, IN_BRIEF))(
    '%s: %d',
    { timeout: (MAX_SECONDS + 20) * 1000 },
    async (command, status) => {
      const elsewhere = await startElsewhere()
      const target = await startRawTarget(redirecting(status, elsewhere.baseUrl))
      const run = await runAt(target.baseUrl, command, `${command} ${status}`)
      await target.close()
      await elsewhere.close()
      expect([0, 1, 3], run.stderr).toContain(run.code)
      expect([elsewhere.seen, elsewhere.connections()]).toEqual([[], 0])
    },
  )
  test.skipIf(isBrief)(
    'of a handshake, beside a good service',
    { timeout: (MAX_SECONDS + 20) * 1000 },
    async () => {
      const [elsewhere, reference] = [await startElsewhere(), await startReference({})]
      const behavior = besideReference(reference.baseUrl, redirecting(307, elsewhere.baseUrl))
      const args = ['check', 'TARGET', '--model', reference.model, '--timeout', '3', '--require', 'websocket']
      const out = mkdtempSync(join(folder, 'handshake-'))
      const run = await runHostile(behavior, args, out, { maxSeconds: MAX_SECONDS, key: reference.key })
      await elsewhere.close()
      await reference.close()
      expect([run.code, run.hasReport], run.stderr).toEqual([1, true])
      expect([elsewhere.seen, elsewhere.connections()]).toEqual([[], 0])
    },
  )
})

// The commands that a sampled run omits, because `load stream` and `check` connect in the same way.
const UNTRUSTED_IN_FULL: readonly string[] = ['load throughput', 'explore']
const untrusted = Object.keys(COMMANDS)
  .flatMap((command) => ['self-signed', 'wrong name'].map((kind) => [command, kind] as const))
  .filter(([command, kind]) => isFull || (!UNTRUSTED_IN_FULL.includes(command) && kind === 'wrong name'))

describe('a certificate that does not vouch for the target', () => {
  test.each(sampleOf(untrusted, 1, IN_BRIEF))(
    '%s: %s',
    { timeout: (MAX_SECONDS + 20) * 1000 },
    async (command, kind) => {
      // Behind TLS is a server that keeps all that it gets.
      const behind = await startElsewhere()
      const certificate = selfSigned(kind === 'wrong name' ? 'other.example' : 'localhost')
      const front = await startTlsFront(certificate, Number(new URL(behind.baseUrl).port), 'localhost')
      const authority = join(folder, `${command} ${kind}.pem`)
      writeFileSync(authority, certificate.cert)
      const trust = kind === 'wrong name' ? { NODE_EXTRA_CA_CERTS: authority, SSL_CERT_FILE: authority } : {}
      const run = await runAt(`https://localhost:${front.port}`, command, `${command} ${kind}`, trust)
      front.close()
      await behind.close()
      expect([1, 3], run.stderr).toContain(run.code)
      expect(behind.seen).toEqual([])
      expect(`${run.stdout}${run.stderr}`).toMatch(/certificate|ALTNAME|x509/i)
    },
  )
})
