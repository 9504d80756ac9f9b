import { expect, test } from 'vitest'
import { allChecks } from '../../conformance/session/registry.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { faults } from '../../reference/faults/index.ts'
import { startReference } from '../../reference/server.ts'
import { judgeChecks } from '../fixtures/judge-checks.ts'
import { isCaught } from '../kill-matrix/kill.ts'

const checks = allChecks.filter(({ capability }) => capability === 'websocket')
const declared = parseStatement(
  '{"schema": "assay.statement/1", "capabilities": {"websocket": "supported"}}',
  'test',
)

test.concurrent.each([
  'ws-accept-wrong',
  'ws-upgrade-wrong',
  'ws-subprotocol-uninvited',
  'ws-extension-uninvited',
])('%s is one cause, and one failure', async (fault) => {
  const reference = await startReference({ patches: faults.filter(({ id }) => id === fault) })
  const run = await judgeChecks(reference, declared, checks)
  await reference.close()
  expect(run.checks.filter(isCaught).map(({ id }) => id)).toEqual(['websocket.handshake'])
  const rest = run.checks.filter(({ verdict }) => verdict === 'inconclusive')
  expect(rest.length).toBeGreaterThan(40)
  expect(new Set(rest.map(({ reason }) => reason))).toEqual(new Set(['prerequisite']))
  expect(rest[0]?.detail).toMatch(/gave up the handshake \(.+\): see websocket\.handshake/)
  expect(run.outcome).toBe('non-conformant')
})
