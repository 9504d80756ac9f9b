import { expect, test } from 'vitest'
import { allChecks } from '../../conformance/session/registry.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { faults } from '../faults/index.ts'
import { startReference } from '../../reference/server.ts'
import { judgeChecks } from '../fixtures/judge-checks.ts'
import { isCaught } from '../kill-matrix/kill.ts'

const checks = allChecks.filter(({ capability }) => capability === 'websocket')
const declared = parseStatement(
  '{"schema": "assay.statement/1", "capabilities": {"websocket": "supported"}}',
  'test',
)

test.concurrent.each([
  ['ws-accept-wrong', 'websocket.handshake', 40],
  ['ws-upgrade-wrong', 'websocket.handshake', 40],
  ['ws-subprotocol-uninvited', 'websocket.handshake', 40],
  ['ws-extension-uninvited', 'websocket.handshake', 40],
  ['ws-masked', 'websocket.framing', 20],
  ['ws-error-midway', 'websocket.good-requests-answered', 20],
])(
  '%s is one cause, and one failure: %s explains at least %d others',
  async (fault, cause, explainedCount) => {
    const reference = await startReference({ patches: faults.filter(({ id }) => id === fault) })
    const run = await judgeChecks(reference, declared, checks)
    await reference.close()
    expect(run.checks.filter(isCaught).map(({ id }) => id)).toEqual([cause])
    expect(run.checks.filter(({ verdict }) => verdict === 'inconclusive')).toEqual([])
    const explained = run.checks.filter(({ explainedBy }) => explainedBy === cause)
    expect(explained.length).toBeGreaterThan(explainedCount)
    expect(run.outcome).toBe('non-conformant')
  },
)
