/** Estimates the maximum cost of a run from the declared calls of its probes. Leaves out forbidden probes. Pure. */
import { count } from '../../schemas/count.ts'
import { HOUR_MS } from '../../schemas/durations.ts'
import type { Check } from '../evidence/check.ts'
import { isOfLimits } from '../exchange/attempts.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { serverTimeMs } from '../exchange/limits-values.ts'
import { readAnnouncements } from '../limits/limits-headers.ts'
import { longestWindowMs } from '../limits/declared-quotas.ts'
import type { Obstacle } from '../engine/obstacles.ts'
import type { Plan } from '../engine/plan.ts'
import { costOf, maxOf, type Probe, type ProbeCost } from '../engine/probe.ts'
import { SEARCH_REQUESTS } from './discover.ts'
import { probesFor } from './registry.ts'

/** The maximum cost of a run without repeated requests. Prompt tokens are an upper bound, rounded up to hundreds. */
export type PlannedCost = {
  readonly requests: number
  readonly completionTokens: number
  readonly promptTokens: number
  /** The number of calls that the target should answer with a completion, without calls of the probes of rate limits. */
  readonly completions: number
  /** Whether at least one of the probes tests rate limits. */
  readonly hasLimits: boolean
  /** The maximum total of the intended pauses of all probes, in seconds. */
  readonly waitSeconds: number
}

/** Returns the maximum cost of the probes that `checks` need, without sign-up unless `withSignup`. `repeat`: the `--repeat` of the run. */
export function plannedCost(
  checks: readonly Check[],
  plan: Plan,
  withSignup: boolean,
  repeat = 1,
): PlannedCost {
  const costs = probesFor(checks, plan.readings)
    .filter((probe) => whyForbidden(probe, plan, withSignup) === null)
    .map((probe) => ({
      probe,
      cost: costOf(probe, plan.readings),
      times: probe.dependsOnModel === true ? repeat : 1,
    }))
  const paced = costs.filter(({ probe }) => !isOfLimits({ probe: probe.id }))
  const total = (of: (cost: ProbeCost) => number) =>
    costs.reduce((sum, { cost, times }) => sum + times * of(cost), 0)
  return {
    requests: SEARCH_REQUESTS + total((cost) => maxOf(cost, 'requests')),
    completionTokens: total((cost) => maxOf(cost, 'completionTokens')),
    promptTokens: Math.ceil(total((cost) => maxOf(cost, 'promptTokens')) / 100) * 100,
    completions: paced.reduce((sum, { cost, times }) => sum + times * cost.completions, 0),
    hasLimits: paced.length < costs.length,
    waitSeconds: total((cost) => cost.waitSeconds ?? 0),
  }
}

/** Returns whether probes of rate limits may use up a quota: only if the statement or `--require` declares `limits` as supported. */
export function spendsQuota(plan: Plan): boolean {
  return plan.capabilities.get('limits') === 'supported'
}

const SIGN_UP_NOT_ALLOWED: Obstacle = {
  code: 'sign-up-not-allowed',
  detail: 'sign-up not allowed: pass --allow-signup',
}

/** Why probes of rate limits do not run unless limits are declared or required: they would use up a quota of the user. */
const QUOTA_NOT_SPENT: Obstacle = {
  code: 'quota-not-spent',
  detail: 'not looked for, since that spends a quota: declare limits, or pass --require limits',
}

/** The reason why probes of a capability that is declared unsupported do not run. Their calls could break the target. */
const DECLARED_UNSUPPORTED: Obstacle = {
  code: 'prerequisite',
  detail: 'the capability is declared unsupported',
}

/**
 * Returns why a run must stop: a limit that `exchange` announces leaves too few requests for the `completions` still needed. Ignores limits
 * shorter than an hour or than the run. Null if enough are left, if such a limit is declared, or for a call of sign-up.
 */
export function whyQuotaScarce(
  exchange: Exchange,
  completions: number,
  { readings, minutes, maxRequests }: Pick<Plan, 'readings'> & { minutes: number; maxRequests: number },
): string | null {
  if (exchange.probe.startsWith('signup.') || (longestWindowMs(readings) ?? 0) >= HOUR_MS) return null
  const headers = (exchange.response?.headers ?? []).map(([name, value]) => [name.toLowerCase(), value])
  const announced = readAnnouncements(Object.fromEntries(headers), serverTimeMs(exchange))
  for (const { unit, limit, remaining, resetMs, windowMs } of announced) {
    const hours = (resetMs ?? windowMs ?? 0) / HOUR_MS
    if (remaining === null || hours < Math.max(1, minutes / 60) || (unit ?? 'requests') !== 'requests')
      continue
    // A token bucket regains requests during the run.
    const regained = (((limit ?? remaining) - remaining) * minutes) / (hours * 60)
    if (remaining + regained < completions)
      return `a limit leaves ${count(remaining, 'request')} for the next ${count(Math.round(hours), 'hour')}, and the run needs about ${completions}: use a key with a higher limit, or pass --max-requests ${maxRequests} to spend them all the same`
  }
  return null
}

/** Returns why a probe must not run: its capability is declared unsupported, or the user did not permit it. Null if it may run. */
export function whyForbidden({ capability }: Probe, plan: Plan, mayCreateAccounts: boolean): Obstacle | null {
  if (plan.capabilities.get(capability) === 'unsupported') return DECLARED_UNSUPPORTED
  if (capability === 'signup' && !mayCreateAccounts) return SIGN_UP_NOT_ALLOWED
  return capability === 'limits' && !spendsQuota(plan) ? QUOTA_NOT_SPENT : null
}
