/** A process that judges a target and sends the run to its parent, which stops and continues it repeatedly. */
import type { Capability } from '../../conformance/exchange/capabilities.ts'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import { startSession, type LimitsKeys } from '../../conformance/session/open-session.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import type { Deadlines } from '../../conformance/transport/deadlines.ts'
import { TEST_CAPS, checksOfCapabilities, type Up } from '../kill-matrix/kill.ts'

/** The task of the process: which target to judge, and how. */
export type Order = {
  readonly target: Up
  /** The text of the statement. */
  readonly statement: string
  readonly only: readonly Capability[]
  readonly deadlines: Partial<Deadlines>
  readonly limitsKeys: LimitsKeys | null
  readonly transcriptPath: string | null
}

process.once('message', (order) => {
  void judge(order as Order)
})
// Nothing is to be stopped while it loads its modules.
process.send?.('ready')

async function judge({ target, statement, only, limitsKeys, ...rest }: Order): Promise<void> {
  const checks = checksOfCapabilities(only)
  const parsed = parseStatement(statement, 'statement.json')
  const session = startSession({
    ...target,
    ...rest,
    seed: 'stopped',
    maxRequests: 500,
    maxTokens: 60_000,
    version: '0.0.0-test',
    plan: resolvePlan({ profile: 'openai', statement: parsed, require: [] }),
    checks,
    caps: TEST_CAPS,
    receiver: { mode: 'loopback', port: 0 },
    signup: { email: null, key: null },
    ...(limitsKeys === null ? {} : { limitsKeys }),
  })
  process.send?.(await session.close(), () => process.disconnect())
}
