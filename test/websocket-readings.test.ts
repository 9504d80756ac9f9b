import { expect, test } from 'vitest'
import { startSession } from '../conformance/open-session.ts'
import { resolvePlan } from '../conformance/plan.ts'
import { allChecks } from '../conformance/registry.ts'
import { parseStatement } from '../conformance/statement.ts'
import { startReference } from '../reference/server.ts'
import type { SocketOptions } from '../reference/socket-parts.ts'
import type { Run } from '../reports/run.ts'
import { blemishes, TEST_DEADLINES } from './kill.ts'

const checks = allChecks.filter(({ capability }) => capability === 'websocket')

/** Judges a reference whose WebSocket behaves in this way, under a statement with these readings. */
async function judged(socket: Partial<SocketOptions> | null, readings: object): Promise<Run> {
  const reference = await startReference({ socket })
  const capabilities = socket === null ? {} : { websocket: 'supported' }
  const statement = parseStatement(
    JSON.stringify({ schema: 'assay.statement/1', extends: 'openai', capabilities, readings }),
    'test.json',
  )
  const { baseUrl, key, model } = reference
  const session = startSession({
    baseUrl,
    key,
    model,
    seed: 'readings',
    version: '0.0.0-test',
    plan: resolvePlan({ profile: 'openai', statement, require: [] }),
    checks,
    maxRequests: 100,
    maxTokens: 10_000,
    transcriptPath: null,
    deadlines: TEST_DEADLINES,
  })
  await Promise.all(checks.map((check) => session.verdict(check)))
  const run = await session.close()
  await reference.close()
  return run
}

test('a service without a WebSocket is asked once, and nothing is held against it', async () => {
  const run = await judged(null, {})
  expect(blemishes(run)).toEqual([])
  expect(new Set(run.checks.map(({ verdict }) => verdict))).toEqual(new Set(['not-applicable']))
  // One handshake, the event stream that shapes are compared with, and the plain call that tells whether the model answers.
  expect(run.cost.requests).toBe(3)
})

test('a WebSocket on another path than the declared one is declared and absent: a failure', async () => {
  const run = await judged({ path: '/elsewhere' }, {})
  expect(run.checks.find(({ id }) => id === 'websocket.offered')?.verdict).toBe('fail')
})
