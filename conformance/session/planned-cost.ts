/** The highest cost of a run, from what its probes say of themselves. Pure. */
import type { Check } from '../evidence/check.ts'
import type { Plan } from '../engine/plan.ts'
import { costWithFields } from '../engine/bad-key-call.ts'
import { maxRequests, maxTokens, type Probe, type ProbeCost } from '../engine/probe.ts'
import { probesFor } from './registry.ts'

/** The cost of a run when nothing has to be sent twice. `largePromptBytes` counts only prompts that cost something. */
export type PlannedCost = {
  readonly requests: number
  readonly completionTokens: number
  readonly largePromptBytes: number
  /** The longest that the run may wait on purpose, beyond what answers take. */
  readonly waitSeconds: number
}

/**
 * Returns the cost of the probes that these checks need. Probes of sign-up count only where accounts may be created, those
 * of limits only where limits are declared. `repeat`: how often probes that depend on the model are carried out.
 * `addsFields`: whether the run adds header fields.
 */
export function plannedCost(
  checks: readonly Check[],
  plan: Plan,
  withSignup: boolean,
  { repeat = 1, addsFields = false }: { readonly repeat?: number; readonly addsFields?: boolean } = {},
): PlannedCost {
  const costs = probesFor(checks)
    .filter(({ capability }) => withSignup || capability !== 'signup')
    .filter(({ capability }) => capability !== 'limits' || spendsQuota(plan))
    .map((probe) => ({
      cost: costOf(probe, plan, addsFields),
      times: probe.dependsOnModel === true ? repeat : 1,
    }))
  const total = (of: (cost: ProbeCost) => number) =>
    costs.reduce((sum, { cost, times }) => sum + times * of(cost), 0)
  return {
    requests: total(maxRequests),
    completionTokens: total(maxTokens),
    largePromptBytes: total((cost) => cost.promptBytes ?? 0),
    waitSeconds: total((cost) => cost.waitSeconds ?? 0),
  }
}

/** Returns the cost of a probe under a plan, in a run that adds header fields or adds none. */
export function costOf(probe: Probe, { readings }: Plan, addsFields: boolean): ProbeCost {
  return costWithFields(probe.costUnder?.(readings) ?? probe.cost, addsFields)
}

/** Returns whether limits may be looked for, which spends a quota: somebody declares or requires them. */
export function spendsQuota(plan: Plan): boolean {
  return plan.capabilities.get('limits') === 'supported'
}
