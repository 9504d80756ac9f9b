/**
 * A few checks of `assay check` before a sweep: a wrong answer, however fast, is no capacity. They judge the requests of few probes, so
 * that a sweep does not begin with hundreds of them. Loaded only by a sweep: it holds all checks and probes.
 */
import type { CapacityPreflight } from '../schemas/compiled/capacity-run.ts'
import manifest from '../package.json' with { type: 'json' }
import type { Plan } from '../conformance/engine/plan.ts'
import type { Check } from '../conformance/evidence/check.ts'
import { startSession } from '../conformance/session/open-session.ts'
import { everyCheck } from '../conformance/session/registry.ts'
import { proxyFor } from '../conformance/transport/proxy.ts'
import type { LoadTarget } from '../load/runner/load-target.ts'
import { orStopped } from '../load/runner/stopped.ts'
import { checkIdsOf } from '../load/samples/check-ids.ts'
import type { CheckRecord } from '../reports/run.ts'

/** What is judged before a sweep. `signal` stops it. */
export type PreflightInput = {
  readonly target: LoadTarget
  readonly scenario: 'throughput' | 'stream' | 'websocket'
  readonly plan: Plan
  readonly env: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
}

/** Their failures end a sweep: its requests would measure wrong answers. */
const DECIDING = {
  throughput: { probe: 'core.completion', ids: checkIdsOf('json') },
  stream: { probe: 'sse.stream', ids: ['sse.offered', ...checkIdsOf('sse')] },
  websocket: { probe: 'websocket.offer', ids: checkIdsOf('websocket') },
} as const
/** Their failures are notes: a sweep is possible all the same. */
const WARNING = [
  'core.auth-none-refused',
  'core.auth-wrong-refused',
  'core.unknown-model-refused',
  'core.errors-strict-json',
  'core.errors-body',
]
const WARNING_PROBES = ['core.completion', 'core.auth', 'core.unknown-model']
const MAX_REQUESTS = 40
const MAX_TOKENS = 4000
const MAX_MINUTES = 1

/** Judges the target. Throws LoadError `aborted` where its user stopped it. */
export async function runPreflight(input: PreflightInput): Promise<CapacityPreflight> {
  const { target, plan, env, signal } = input
  const deciding = decidingChecks(input.scenario)
  const checks = [...deciding, ...warningChecks(target.key !== null)]
  const session = startSession({
    baseUrl: target.baseUrl,
    key: target.key,
    model: target.model,
    headers: (target.headers ?? []).map(({ name, value }) => [name, value]),
    seed: 'preflight',
    version: manifest.version,
    plan,
    checks,
    maxRequests: MAX_REQUESTS,
    maxTokens: MAX_TOKENS,
    maxMinutes: MAX_MINUTES,
    transcriptPath: null,
    proxy: proxyFor(new URL(target.baseUrl), env),
  })
  const records = await orStopped(signal, async () => {
    const judged: CheckRecord[] = []
    for (const check of checks) judged.push(await session.verdict(check))
    await session.close()
    return judged
  })
  return summaryOf(records, deciding, session.sentRequests())
}

/** The plain completion decides in every scenario: without it a target does not conform at all. */
function decidingChecks(scenario: PreflightInput['scenario']): readonly Check[] {
  const parts = scenario === 'throughput' ? [DECIDING.throughput] : [DECIDING.throughput, DECIDING[scenario]]
  return parts.flatMap(({ probe, ids }) => narrowed(ids, [probe]))
}

/** Without a key nothing is to be said of authentication. */
function warningChecks(hasKey: boolean): readonly Check[] {
  return narrowed(
    WARNING,
    WARNING_PROBES.filter((probe) => hasKey || probe !== 'core.auth'),
  )
}

/** The checks, judged by these probes alone; those that none of them feeds are left out. */
function narrowed(ids: readonly string[], probes: readonly string[]): readonly Check[] {
  return everyCheck
    .filter(({ id }) => ids.includes(id))
    .map((check) => ({ ...check, on: check.on.filter((probe) => probes.includes(probe)) }))
    .filter(({ on }) => on.length > 0)
}

function summaryOf(
  records: readonly CheckRecord[],
  deciding: readonly Check[],
  requests: number,
): CapacityPreflight {
  const idsWith = (verdict: CheckRecord['verdict']): string[] =>
    records.filter((record) => record.verdict === verdict).map(({ id }) => id)
  return {
    requests,
    passed: idsWith('pass'),
    undecided: idsWith('inconclusive'),
    failed: records
      .filter(({ verdict }) => verdict === 'fail')
      .map(({ id, title, issues: [issue] }) => ({
        id,
        title,
        isDeciding: deciding.some((check) => check.id === id),
        why:
          issue === undefined ? title : `${issue.at}: expected ${issue.expected}, received ${issue.received}`,
      })),
  }
}
