/** Judges a few answers before a capacity sweep, because a service that answers wrongly has no capacity. */
import type { CapacityPreflight } from '../schemas/compiled/capacity-run.ts'
import manifest from '../package.json' with { type: 'json' }
import type { Plan } from '../conformance/statement/plan.ts'
import type { Check } from '../conformance/evidence/check.ts'
import { startSession, deadlinesOf } from '../conformance/session/open-session.ts'
import { everyCheck } from '../conformance/session/registry.ts'
import { proxyFor } from '../conformance/transport/proxy.ts'
import type { LoadTarget } from '../load/runner/load-target.ts'
import { throwIfStopped, stoppedBeforeLoad } from '../load/runner/stopped.ts'
import { CHECKS_OF } from '../load/samples/judge-samples.ts'
import type { CheckRecord } from '../schemas/compiled/run.ts'
import { aborted } from './stop.ts'
import { violationText } from '../schemas/violation-text.ts'

/** The options of the checks before a sweep. If `timeoutSeconds` is null, the default timeout applies. */
export type PreflightInput = {
  readonly target: LoadTarget
  readonly scenario: 'throughput' | 'stream' | 'websocket'
  readonly plan: Plan
  readonly timeoutSeconds: number | null
  readonly env: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
}

/** The probe that Assay sends before a sweep of each load scenario. If a check of its answers fails, the sweep does not start. */
const DECIDING = {
  throughput: { probe: 'core.completion', transport: 'json' },
  stream: { probe: 'sse.stream', transport: 'sse' },
  websocket: { probe: 'websocket.offer', transport: 'websocket' },
} as const
/** The ids of checks that only give a warning before a sweep. The sweep starts even if they fail. */
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

/** Sends a few calls before a sweep (loads at rising rates), and judges the answers. Throws LoadError if the user stops the run. */
export async function runPreflight(input: PreflightInput): Promise<CapacityPreflight> {
  const { target, plan, env, signal } = input
  const deciding = CHECKS_OF[DECIDING[input.scenario].transport]
  const checks = [...deciding, ...warningChecks(input)]
  throwIfStopped(signal)
  const session = startSession({
    ...deadlinesOf(input.timeoutSeconds),
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
    onlyProbes: probesOf(input),
    transcriptPath: null,
    proxy: proxyFor(new URL(target.baseUrl), env),
  })
  const run = await Promise.race([session.close(), aborted(signal)])
  if (run === null) throw stoppedBeforeLoad()
  return summaryOf(run.checks, deciding, session.sentRequests())
}

// Returns the checks whose failures do not prevent a sweep. Leaves out checks that need an API key if the target has none.
function warningChecks({ target, scenario }: PreflightInput): readonly Check[] {
  const isUsable = ({ id, needsKey }: Check): boolean =>
    WARNING.includes(id) && (target.key !== null || needsKey !== true)
  return [...(scenario === 'throughput' ? [] : CHECKS_OF.json), ...everyCheck.filter(isUsable)]
}

function probesOf({ target, scenario }: PreflightInput): readonly string[] {
  const probes = WARNING_PROBES.filter((probe) => target.key !== null || probe !== 'core.auth')
  return [...probes, DECIDING[scenario].probe]
}

function summaryOf(
  records: readonly CheckRecord[],
  deciding: readonly Check[],
  requests: number,
): CapacityPreflight {
  const idsWith = (...verdicts: readonly CheckRecord['verdict'][]): string[] =>
    records.filter(({ verdict }) => verdicts.includes(verdict)).map(({ id }) => id)
  return {
    requests,
    deciding: deciding.map(({ id }) => id),
    passed: idsWith('pass'),
    warned: idsWith('warn'),
    undecided: records.filter((record) => isUndecided(record, records)).map(({ id }) => id),
    failed: records
      .filter(({ verdict }) => verdict === 'fail')
      .map(({ id, title, issues: [issue] }) => ({
        id,
        title,
        isDeciding: deciding.some((check) => check.id === id),
        why: issue === undefined ? title : violationText(issue),
      })),
  }
}

// Returns whether a verdict leaves the preflight undecided. Checks whose probes are not part of the preflight are
// ignored if the target answers.
function isUndecided({ verdict, code }: CheckRecord, records: readonly CheckRecord[]): boolean {
  if (verdict !== 'inconclusive') return verdict === 'error'
  return code !== 'prerequisite' || records.every((record) => record.verdict !== 'pass')
}
