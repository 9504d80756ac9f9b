/** Counts one cause once: a check that fails only because another one does points at that one. Pure. */
import type { CheckRecord } from '../reports/run.ts'
import type { Capability, Check } from './check.ts'
import type { Evidence } from './evidence.ts'
import { isAbsent, judgeCheck } from './judge.ts'
import type { Judgement } from './judgement.ts'
import type { Plan } from './plan.ts'

/** The checks of one run, and what each of them may see. */
export type Jury = {
  readonly checks: readonly Check[]
  readonly evidenceOf: (check: Check) => Evidence
  readonly plan: Plan
}

/** The check per capability that says whether it is there. Core is always there. */
export const PRESENCE: Readonly<Partial<Record<Capability, string>>> = {
  signup: 'signup.offered',
  sse: 'sse.offered',
  websocket: 'websocket.offered',
  webhooks: 'webhooks.offered',
  limits: 'limits.exists',
}

/**
 * Judges a check beside the others of its run. Where it does not pass, and a check that explains it fails, the verdict is
 * `not-applicable` with a pointer. Only checks of the same run explain: a check that runs alone keeps its own failure.
 */
export function judgeAmong(check: Check, jury: Jury): CheckRecord {
  return judgeCheck(check, jury.evidenceOf(check), jury.plan, (judgement) => causeOf(check, judgement, jury))
}

/** The probes whose exchanges this verdict can depend on: its own, and those of the checks that may explain it. */
export function probesBehind(check: Check, checks: readonly Check[]): readonly string[] {
  const behind = new Set([check])
  for (const one of behind) for (const other of explainersOf(one, checks)) behind.add(other)
  return [...new Set([...behind].flatMap(({ on }) => on))]
}

/** The checks of the run that may explain this one. */
function explainersOf(check: Check, checks: readonly Check[]): readonly Check[] {
  const presence = PRESENCE[check.capability]
  const ids = [
    ...(check.explainedBy ?? []),
    ...(check.restsOn ?? []),
    ...(presence === undefined ? [] : [presence]),
  ]
  return ids.flatMap((id) => checks.find((other) => other.id === id && id !== check.id) ?? [])
}

// The id of the failed check at the root of this judgement; null when it stands for itself.
function causeOf(check: Check, judgement: Judgement, jury: Jury): string | null {
  const explainers = explainersOf(check, jury.checks).filter(
    ({ id }) => check.explainedBy?.includes(id) === true || isMissing(judgement),
  )
  for (const explainer of explainers) {
    const { verdict, explainedBy } = judgeAmong(explainer, jury)
    if (explainedBy !== undefined) return explainedBy
    // A warning must not hide a failure.
    if (verdict === 'fail' || (verdict === 'warn' && check.level === 'SHOULD')) return explainer.id
  }
  return null
}

// A capability that is not there leaves nothing to judge; what was seen to be wrong is wrong all the same.
function isMissing(judgement: Judgement): boolean {
  return isAbsent(judgement) || (judgement.kind === 'inconclusive' && judgement.reason === 'prerequisite')
}
