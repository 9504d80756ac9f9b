/** Determines whether a probe needs a further trial, because this machine was too busy to see enough of it. */
import type { Check } from '../evidence/check.ts'
import { evidenceFor, type EvidenceSource } from '../evidence/evidence.ts'
import { wasTooBusyFor } from '../engine/judge.ts'
import type { Plan } from '../engine/plan.ts'
import type { Probe } from '../engine/probe.ts'
import type { Wire } from '../transport/recorder.ts'

/** The parts of a run on which it depends. */
export type RunParts = {
  readonly checks: readonly Check[]
  readonly plan: Plan
  readonly parts: EvidenceSource
  readonly allows: Wire['allows']
}

/** Returns whether a probe that took `tookMs` needs a further trial: it may have one, the budget allows it, and a check needs it. */
export function needsFurtherTrial(
  { id, mayHaveFurtherTrials, costUnder, cost }: Probe,
  tookMs: number,
  { checks, plan, parts, allows }: RunParts,
): boolean {
  const { readings } = plan
  if (mayHaveFurtherTrials?.(readings) !== true) return false
  if (!allows({ ...(costUnder?.(readings) ?? cost), ms: tookMs })) return false
  const own = checks.filter(({ on }) => on.includes(id))
  return own.some((check) => wasTooBusyFor(check, evidenceFor(check, parts), plan))
}
