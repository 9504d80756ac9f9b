import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as forward } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startReference, type Reference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'
import type { Said } from '../fixtures/run-command.ts'

const TENANT = 'tenant-5f0e9c1d7b3a'
const folder = mkdtempSync(join(tmpdir(), 'assay-headers-'))
const statement = join(folder, 'ours.json')
const out = join(folder, 'out')
let reference: Reference
let gateway: { readonly url: string; readonly refused: () => number; readonly close: () => void }

/** Starts a gateway that refuses HTTP and WebSocket requests without the header field of its tenant. */
async function startGateway(port: number) {
  let refusedCount = 0
  const server = createServer((incoming, outgoing) => {
    if (incoming.headers['x-tenant'] !== TENANT) {
      refusedCount += 1
      outgoing
        .writeHead(403, { 'content-type': 'application/json' })
        .end(refusalOf(incoming.headers['x-tenant']))
      return
    }
    const { method, url, headers } = incoming
    const onward = forward({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  server.on('upgrade', (incoming, socket, head) => {
    if (incoming.headers['x-tenant'] !== TENANT) {
      refusedCount += 1
      const text = refusalOf(incoming.headers['x-tenant'])
      socket.end(`HTTP/1.1 403 Forbidden\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
      return
    }
    const onward = connect(port, '127.0.0.1', () => {
      const lines = incoming.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [`${name}: ${all[at + 1] ?? ''}`] : [],
      )
      onward.write(`${incoming.method ?? ''} ${incoming.url ?? ''} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    refused: () => refusedCount,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

// Returns the body of a refusal that repeats the unknown tenant, as many gateways do.
function refusalOf(tenant: unknown): string {
  return JSON.stringify({ error: { message: `no tenant ${String(tenant)}` } })
}

beforeAll(async () => {
  writeFileSync(
    statement,
    JSON.stringify({
      schema: 'assay.statement/1',
      requestHeaders: ['X-Tenant'],
      capabilities: { websocket: 'supported' },
    }),
  )
  reference = await startReference({})
  gateway = await startGateway(reference.port)
})
afterAll(async () => {
  gateway.close()
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

function check(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Said> {
  const target = [gateway.url, '--model', reference.model, '--statement', statement]
  return assay(['check', ...target, ...args], folder, { ASSAY_KEY: reference.key, ...env })
}

describe('a service behind a gateway that wants a header field of its own', () => {
  let said: Said
  beforeAll(async () => {
    said = await check(['--header', 'X-Tenant=OUR_TENANT', '--out', out], { OUR_TENANT: TENANT })
  })

  test('is judged whole with --header: HTTP, streams, client library and WebSocket', () => {
    const run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Run
    const bad = run.checks.filter(({ verdict }) => ['fail', 'error', 'inconclusive'].includes(verdict))
    expect(bad.map(({ id, verdict, issues }) => `${id} ${verdict} ${JSON.stringify(issues)}`)).toEqual([])
    expect([run.outcome, said.code, gateway.refused()]).toEqual(['conformant', 0, 0])
    for (const id of ['sse.sdk-streams', 'core.sdk-completes', 'websocket.offered'])
      expect(run.checks.find((record) => record.id === id)?.verdict).toBe('pass')
    expect(said.stdout).toContain(
      'every request had header fields that the interface does not name: X-Tenant',
    )
  })

  test('its value is in no file and no message', async () => {
    const replayed = await assay(['replay', join(out, 'transcript.ndjson'), '--json'], folder, {})
    expect(JSON.parse(replayed.stdout)).toMatchObject({ notes: [expect.stringContaining('X-Tenant')] })
    const names = readdirSync(out)
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) {
      const text = readFileSync(join(out, name), 'utf8')
      expect([name, text.includes(TENANT)]).toEqual([name, false])
    }
    expect(readFileSync(join(out, 'transcript.ndjson'), 'utf8')).toMatch(/"X-Tenant","~[0-9a-f]+"/)
  })

  test('a statement that says so, and no --header, is a usage error', async () => {
    const before = gateway.refused()
    const { code, stderr } = await check(['--out', join(folder, 'without')])
    expect(stderr).toContain(
      'the statement declares that requests need the header field X-Tenant: pass --header X-Tenant=ENV',
    )
    expect([code, stderr.trim().split('\n').length, gateway.refused()]).toEqual([2, 1, before])
  })

  test('a failed request is repeated with the value from a variable', async () => {
    const failing = join(folder, 'failing')
    await check(['--header', 'X-Tenant=OUR_TENANT', '--only', 'core.model-accepted', '--out', failing], {
      OUR_TENANT: `${TENANT}-of-somebody-else`,
    })
    const { stdout } = await assay(['report', join(failing, 'run.json')], folder, {})
    expect(stdout).not.toContain(TENANT)
  })
})

const SHORT_LOAD = [
  '--mix=json=1,sse=1,websocket=1',
  '--duration=1',
  '--vus=2',
  '--think=0.02',
  '--no-calibration',
]

function load(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Said> {
  const target = ['throughput', gateway.url, '--model', reference.model]
  return assay(['load', ...target, ...SHORT_LOAD, ...args], folder, { ASSAY_KEY: reference.key, ...env })
}

function textsIn(path: string): string {
  const texts = readdirSync(path).map((name) => readFileSync(join(path, name), 'latin1'))
  return texts.join('\n')
}

describe('assay load', () => {
  test('sends the field with every request, over every transport', async () => {
    const path = join(folder, 'load')
    const before = gateway.refused()
    const { code, stdout } = await load(['--header', 'X-Tenant=OUR_TENANT', '--out', path], {
      OUR_TENANT: TENANT,
    })
    expect(code, stdout).toBe(0)
    expect(gateway.refused()).toBe(before)
    expect(textsIn(path)).not.toContain(TENANT)
  })

  test('keeps a value that is refused and repeated out of all that it writes', async () => {
    const path = join(folder, 'refused')
    const wrong = `${TENANT}-of-somebody-else`
    const said = await load(['--header', 'X-Tenant=OUR_TENANT', '--out', path], { OUR_TENANT: wrong })
    expect(said.code).toBe(3)
    expect(said.stdout).toContain('no tenant [key]')
    expect(said.stdout + said.stderr + textsIn(path)).not.toContain(TENANT)
  })

  test('hides a value from its first request on, also where all requests are conversations', async () => {
    const path = join(folder, 'refused-sockets')
    const only = ['--mix=websocket=1', '--header', 'X-Tenant=OUR_TENANT', '--out', path]
    const said = await load(only, { OUR_TENANT: `${TENANT}-of-somebody-else` })
    expect(said.code).toBe(3)
    expect(said.stdout + said.stderr + textsIn(path)).not.toContain(TENANT)
    expect(textsIn(path)).toContain('the WebSocket handshake was refused with 403')
  })
})

test('a short value is sent, hidden in its field, and said not to be hidden elsewhere', async () => {
  const path = join(folder, 'short')
  const headers = ['--header', 'X-Tenant=OUR_TENANT', '--header', 'X-Region=REGION']
  const only = ['--only', 'core.post-completes', '--out', path]
  const { code, stderr } = await check([...headers, ...only], { OUR_TENANT: TENANT, REGION: 'a' })
  expect(code).toBe(0)
  expect(stderr).toContain(
    'the value of X-Region (REGION) has 1 character: it is hidden in that field, but not where the service repeats it',
  )
  expect(stderr).not.toContain('X-Tenant (')
  expect(readFileSync(join(path, 'transcript.ndjson'), 'utf8')).toMatch(/"X-Region","~[0-9a-f]{7,}"/)
})

test.each([
  ['no variable', 'X-Tenant', /does not name a header field and a variable/],
  ['a name with a space', 'X Tenant=OUR_TENANT', /does not name a header field and a variable/],
  ['a field of the message', 'Content-Length=OUR_TENANT', /Content-Length: this field cannot be added/],
  ['the key', 'Authorization=OUR_TENANT', /the key goes into --key-env/],
  [
    'a variable that is not set',
    'X-Tenant=ASSAY_NOT_THERE',
    /ASSAY_NOT_THERE \(--header X-Tenant\) is not set: put the value there/,
  ],
  ['a value in place of a variable', 'X-Tenant=5f0e9c1d7b3a5f0e9c1d7b3a', /looks like a key \(not shown\)/],
])('%s is refused in one line', async (_, header, says) => {
  const { code, stderr } = await check(['--header', header], { OUR_TENANT: TENANT })
  expect(stderr).toMatch(says)
  expect(stderr).not.toContain('5f0e9c1d7b3a')
  expect([code, stderr.trim().split('\n').length]).toEqual([2, 1])
})

test('a field that is given twice is refused', async () => {
  const twice = ['--header', 'X-Tenant=OUR_TENANT', '--header', 'x-tenant=OUR_TENANT']
  const { code, stderr } = await check(twice, { OUR_TENANT: TENANT })
  expect([code, stderr]).toEqual([2, expect.stringContaining('x-tenant is given twice')])
})
