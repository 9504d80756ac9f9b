/** The probes that the user does not allow, because they leave accounts behind or spend a quota. Pure. */
import type { Obstacle } from '../engine/obstacles.ts'
import type { Plan } from '../engine/plan.ts'
import type { Probe } from '../engine/probe.ts'
import { spendsQuota } from './planned-cost.ts'

/** The obstacle when the user did not allow accounts. */
const SIGN_UP_NOT_ALLOWED: Obstacle = {
  code: 'sign-up-not-allowed',
  detail: 'sign-up not allowed: pass --allow-signup',
}

/** The obstacle when no quota is spent: limits are not declared, and the user may need the quota. */
const QUOTA_NOT_SPENT: Obstacle = {
  code: 'quota-not-spent',
  detail: 'limits not looked for, since that spends a quota: declare them, or pass --require limits',
}

/** Returns why a probe must not be carried out; null when it may be. */
export function objectionTo({ capability }: Probe, plan: Plan, mayCreateAccounts: boolean): Obstacle | null {
  if (capability === 'signup' && !mayCreateAccounts) return SIGN_UP_NOT_ALLOWED
  return capability === 'limits' && !spendsQuota(plan) ? QUOTA_NOT_SPENT : null
}
