import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { ReceiverSettings } from '../../conformance/exchange/inbox.ts'
import { startSession } from '../../conformance/session/open-session.ts'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { replayTranscript } from '../../conformance/session/replay.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { faults } from '../faults/index.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference } from '../../reference/server.ts'
import type { WebhookOptions } from '../../reference/webhook-hub.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import { freePort } from '../load/free-port.ts'
import { isHeldUp, TEST_DEADLINES } from '../kill-matrix/kill.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-webhooks-'))
afterAll(() => rmSync(folder, { recursive: true }))

const checks = allChecks.filter(
  ({ id, capability }) => capability === 'webhooks' || id === 'core.post-completes',
)
const LOOPBACK: ReceiverSettings = { mode: 'loopback', port: 0 }

type Setup = {
  readonly webhooks?: Partial<WebhookOptions>
  readonly readings?: object
  readonly receiver?: ReceiverSettings
  readonly patches?: readonly Patch[]
  readonly capabilities?: object
  readonly transcript?: string
}

async function judged(setup: Setup): Promise<Run> {
  const reference = await startReference({ webhooks: setup.webhooks ?? {}, patches: setup.patches ?? [] })
  const readings = { ...declared.readings, ...setup.readings }
  const capabilities = setup.capabilities ?? declared.capabilities
  const statement = parseStatement(JSON.stringify({ ...declared, readings, capabilities }), 'test')
  const session = startSession({
    ...reference,
    seed: 'webhooks',
    version: '0.0.0-test',
    plan: resolvePlan({ profile: 'openai', statement, require: [] }),
    checks,
    maxRequests: 100,
    maxTokens: 1000,
    transcriptPath: setup.transcript ?? null,
    deadlines: TEST_DEADLINES,
    receiver: setup.receiver ?? LOOPBACK,
  })
  try {
    return await session.close()
  } finally {
    await reference.close()
  }
}

// Leaves out what a busy machine was too slow to see.
function verdicts(run: Run): Readonly<Record<string, readonly string[]>> {
  const seen = run.checks.filter((record) => !isHeldUp(record))
  const ids = (verdict: string) => seen.filter((record) => record.verdict === verdict).map(({ id }) => id)
  return { fail: ids('fail'), warn: ids('warn'), inconclusive: ids('inconclusive'), error: ids('error') }
}

const CLEAN = { fail: [], warn: [], inconclusive: [], error: [] }

test('another scheme than the declared one fails', async () => {
  const run = await judged({ readings: { 'webhooks.signature': 'stripe' } })
  expect(verdicts(run)['fail']).toContain('webhooks.signature-valid')
})

test('a transcript holds no secret, and gives the same verdicts again', async () => {
  const path = join(folder, 'transcript.ndjson')
  const patches = faults.filter(({ id }) => id === 'webhook-signature-literal-key')
  const run = await judged({ transcript: path, patches })
  expect(verdicts(run)['fail']).toContain('webhooks.signature-valid')
  const text = readFileSync(path, 'utf8')
  expect(text).not.toMatch(/whsec_/)
  expect(JSON.stringify(replayTranscript(text, path).checks)).toBe(JSON.stringify(run.checks))
})

describe('without a receiver', () => {
  test('declared webhooks leave the run incomplete', async () => {
    const run = await judged({ receiver: { mode: 'off' } })
    expect(run.outcome).toBe('incomplete')
    expect(run.checks.find(({ id }) => id === 'webhooks.offered')).toMatchObject({
      verdict: 'inconclusive',
      reason: 'receiver',
    })
  })

  test('undeclared ones are not tested, and the report says so', async () => {
    const run = await judged({ receiver: { mode: 'off' }, capabilities: {} })
    expect(run.outcome).toBe('conformant')
    const offered = run.checks.find(({ id }) => id === 'webhooks.offered')
    expect(offered?.verdict).toBe('not-applicable')
    expect(offered?.reason).toMatch(/^not looked for: undeclared, and no receiver/)
  })
})

test('deliveries come through an ingress that forwards to the port', async () => {
  const port = await freePort()
  const ingress = createServer((incoming, outgoing) => {
    const { method, headers } = incoming
    // Addresses at the ingress begin with an additional path, which the ingress removes.
    const path = (incoming.url ?? '').replace('/hooks', '')
    const onward = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => ingress.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(ingress.address() as AddressInfo).port}/hooks`
  try {
    expect(verdicts(await judged({ receiver: { mode: 'public-url', url, port } }))).toEqual(CLEAN)
  } finally {
    ingress.closeAllConnections()
    ingress.close()
  }
})
