import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { allChecks } from '../../conformance/session/registry.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import { assayHere as assay } from '../fixtures/command-here.ts'
import { accountSecret } from '../fixtures/showings-webhooks.ts'
import { freePort } from '../load/free-port.ts'
import { blemishes } from '../kill-matrix/kill.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-webhook-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const KEY = 'sk-webhook-command-6d1f0b'

function statement(name: string, readings: object): string {
  const path = join(folder, `${name}.json`)
  writeFileSync(path, JSON.stringify({ ...declared, readings: { ...declared.readings, ...readings } }))
  return path
}

function runOf(out: string): Run {
  return JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Run
}

// The ids of all webhook checks. The single address that the person enters must be enough for all of them.
const CHECKS = allChecks
  .filter(({ capability }) => capability === 'webhooks')
  .map(({ id }) => id)
  .join(',')
const SEEN = [
  'offered',

  'signature-valid',
  'timestamp-fresh',
  'payload-schema',
  'trigger-fires',
  'post-json',
]

test('an address that somebody enters by hand is announced, awaited, and verified with the secret of the account', async () => {
  const reference = await startReference({ keys: [KEY], webhooks: { secret: accountSecret } })
  const port = await freePort()
  const addresses: string[] = []
  const enter = (stderr: string) => {
    const [, url] = /enter (http:\S+) as the webhook address/.exec(stderr) ?? []
    if (url === undefined || addresses.includes(url)) return
    addresses.push(url)
    void register(reference, url)
  }
  const file = statement('manual', { 'webhooks.registration': 'manual' })
  const out = join(folder, 'manual')
  const args = ['check', reference.baseUrl, '--statement', file, '--only', CHECKS, '--out', out]
  const more = ['--receiver-port', String(port), '--wait', '20', '--webhook-secret-env', 'HOOK_SECRET']
  const env = { ASSAY_KEY: KEY, HOOK_SECRET: accountSecret }
  const { code, stdout } = await assay([...args, ...more], folder, env, enter)
  expect(stdout).toMatch(/^\d+ of \d+ checks: CONFORMANT/)
  expect(code).toBe(0)
  expect(addresses).toHaveLength(1)
  const run = runOf(out)
  expect(blemishes(run)).toEqual([])
  const passed = run.checks.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id)
  expect(passed).toEqual(expect.arrayContaining(SEEN.map((name) => `webhooks.${name}`)))
  // The secret belongs to the address that was entered by hand, so the next run must have the same address.
  const again = await assay(
    [...args.slice(0, -2), '--out', join(folder, 'again'), ...more],
    folder,
    env,
    enter,
  )
  expect(again.code).toBe(0)
  expect(addresses).toHaveLength(1)
  await reference.close()
})

test('without anybody to enter it the run is incomplete, and says what to do', async () => {
  const reference = await startReference({ keys: [KEY] })
  const file = statement('nobody', { 'webhooks.registration': 'manual' })
  const args = [
    'check',
    reference.baseUrl,
    '--statement',
    file,
    '--only',
    'webhooks.offered',
    '--out',
    join(folder, 'nobody'),
  ]
  const { code, stdout } = await assay(args, folder, { ASSAY_KEY: KEY })
  expect(stdout).toMatch(/entered by hand: run with --wait/)
  expect(code).toBe(3)
  await reference.close()
})

test('deliveries come through an ingress on another port that does what the notice says', async () => {
  const reference = await startReference({ keys: [KEY] })
  const port = await freePort()
  const ingress = await startIngress()
  const url = `http://127.0.0.1:${(ingress.server.address() as AddressInfo).port}/hooks`
  const file = statement('ingress', {})
  const out = join(folder, 'ingress')
  const only =
    'webhooks.offered,webhooks.post-json,webhooks.signature-valid,webhooks.redirect-not-followed,webhooks.final-status-stops'
  const args = ['check', reference.baseUrl, '--statement', file, '--only', only, '--out', out]
  const { code, stderr } = await assay(
    [...args, '--receiver-url', url, '--receiver-port', String(port)],
    folder,
    { ASSAY_KEY: KEY },
    ingress.follow,
  )
  expect(stderr).toContain(
    `forward every request below ${url}/ to http://127.0.0.1:${port}/ with any method and with unchanged headers and body, and return the answer\n`,
  )
  expect(blemishes(runOf(out))).toEqual([])
  expect(code).toBe(0)
  expect(ingress.forwarded()).toBeGreaterThanOrEqual(5)
  ingress.server.closeAllConnections()
  ingress.server.close()
  await reference.close()
})

test('an address without TLS outside of this machine is warned of beforehand', async () => {
  const args = [
    'check',
    'http://127.0.0.1:9',
    '--model',
    'x',
    '--receiver-url',
    'http://hooks.example.com/in',
    '--receiver-port',
    '9',
    '--only',
    'core.post-completes',
    '--out',
    join(folder, 'clear'),
  ]
  const { stderr } = await assay(args, folder, { ASSAY_KEY: KEY })
  expect(stderr).toMatch(
    /forward every request below http:\/\/hooks\.example\.com\/in\/ .*\(http:\/\/ outside of this machine/,
  )
})

async function register(reference: Reference, url: string): Promise<void> {
  await fetch(`${reference.baseUrl}/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, types: ['chat.completion.completed'] }),
  })
}

// Starts an ingress that forwards deliveries. The ingress knows the path and the destination only from the printed notice.
async function startIngress(): Promise<{
  readonly server: Server
  readonly follow: (stderr: string) => void
  readonly forwarded: () => number
}> {
  let rule: { readonly from: string; readonly to: string } | null = null
  let forwarded = 0
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming
    if (rule === null || !url.startsWith(rule.from)) {
      outgoing.writeHead(404).end()
      return
    }
    forwarded += 1
    const onward = httpRequest(
      new URL(url.slice(rule.from.length), rule.to),
      { method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server,
    forwarded: () => forwarded,
    follow(stderr) {
      const [, from, to] = /forward every request below (\S+) to (\S+) with/.exec(stderr) ?? []
      if (from !== undefined && to !== undefined) rule = { from: new URL(from).pathname, to }
    },
  }
}
