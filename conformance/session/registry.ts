import type { Check } from '../evidence/check.ts'
import { allSelectors } from '../evidence/evidence.ts'
import { clientChecks, languageOf } from '../clients/checks/client-checks.ts'
import { clientProbes } from '../clients/probes/client-probes.ts'
import { coreChecks } from '../core/checks/core.ts'
import { limitChecks } from '../limits/checks/limits.ts'
import { signupChecks } from '../signup/checks/signup.ts'
import { sseChecks } from '../sse/checks/sse.ts'
import { webhookChecks } from '../webhooks/checks/webhooks.ts'
import { websocketChecks } from '../websocket/checks/websocket.ts'
import {
  callsOf,
  marksOfCall,
  type CallMarks,
  type Probe,
  costOf,
  maxOf,
  type ProbeCost,
} from '../engine/probe.ts'
import { CONTROL_CALLS, isSelected, selectorsOf, VALID_KINDS, type Selector } from '../exchange/call-kinds.ts'
import type { Capability } from '../exchange/capabilities.ts'
import type { Readings } from '../statement/readings.ts'
import type { ClientLanguage } from '../exchange/client-job.ts'
import { authProbes } from '../core/probes/core-auth-probes.ts'
import { completionProbes } from '../core/probes/core-completion-probes.ts'
import { declaredProbes } from '../core/probes/core-declared-probes.ts'
import { echoProbes } from '../core/probes/core-echo-probes.ts'
import { endpointProbes } from '../core/probes/core-endpoints-probes.ts'
import { refusalProbes } from '../core/probes/core-refusals-probes.ts'
import { limitsProbes } from '../limits/probes/limits-probes.ts'
import { signupProbes } from '../signup/probes/signup-probes.ts'
import { sseProbes } from '../sse/probes/sse-probes.ts'
import { websocketProbes } from '../websocket/probes/websocket-probes.ts'
import { webhookProbes } from '../webhooks/probes/webhooks-probes.ts'
import { count } from '../../schemas/count.ts'
import { HOUR_MS } from '../../schemas/durations.ts'
import { isOfLimits } from '../exchange/attempts.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { serverTimeMs } from '../exchange/limits-values.ts'
import { readAnnouncements } from '../limits/limits-headers.ts'
import { longestWindowMs } from '../limits/declared-quotas.ts'
import type { Obstacle } from './start-probes.ts'
import type { Plan } from '../statement/plan.ts'

/** All probes of a certificate. The probes that use client libraries are not among them. */
export const allProbes: readonly Probe[] = [
  ...completionProbes,
  ...echoProbes,
  ...refusalProbes,
  ...authProbes,
  ...declaredProbes,
  ...endpointProbes,
  ...signupProbes,
  ...sseProbes,
  ...websocketProbes,
  ...webhookProbes,
  ...limitsProbes,
]

/** The checks that a certificate covers. The checks that use client libraries are not among them. */
export const allChecks: readonly Check[] = [
  ...coreChecks,
  ...signupChecks,
  ...sseChecks,
  ...websocketChecks,
  ...webhookChecks,
  ...limitChecks,
]

/** All checks, including those of client libraries. */
export const everyCheck: readonly Check[] = [...allChecks, ...clientChecks]

/** All probes, also those that use client libraries. The probes of rate limits come last. */
export const everyProbe: readonly Probe[] = [
  ...allProbes.filter(({ capability }) => capability !== 'limits'),
  ...clientProbes,
  ...allProbes.filter(({ capability }) => capability === 'limits'),
]

/** Returns the checks that `only` names (null: all), without those in `skip`. `clients` adds the checks of client libraries. */
export function selectChecks(
  only: readonly string[] | null,
  skip: readonly string[] = [],
  clients: readonly ClientLanguage[] = [],
): readonly Check[] {
  const usual = everyCheck.filter(({ id }) => {
    const language = languageOf(id)
    return language === null || clients.includes(language)
  })
  const asked = only === null ? usual : everyCheck.filter((check) => only.includes(check.id))
  return asked.filter(({ id }) => !skip.includes(id))
}

/** Returns the checks that the user selected. */
export function checksOfSelection({
  only,
  skip,
  clients = [],
  huge = false,
}: CheckSelection): readonly Check[] {
  const languages = clients.map(({ language }) => language)
  return selectChecks(only, skip, languages).filter((check) => huge || only !== null || !needsHuge(check))
}

/** Returns whether a check judges the call with the prompt of 1 MB, which uses many tokens. */
export function needsHuge({ judges }: Check): boolean {
  return selectorsOf(judges).some((selector) => selector.endsWith(':huge'))
}

/** The user's selection of checks by id. */
export type CheckSelection = {
  readonly only: readonly string[] | null
  readonly skip: readonly string[]
  readonly clients?: readonly { readonly language: ClientLanguage }[]
  readonly huge?: boolean
}

/** Returns the probes that send the calls which `checks` judge. */
export function probesFor(checks: readonly Check[], readings: Readings): readonly Probe[] {
  const sending = sendingUnder(readings)
  const needed = new Set(
    checks.flatMap((check) => allSelectors(check).flatMap((selector) => sending(selector, check.capability))),
  )
  return everyProbe.filter((probe) => needed.has(probe))
}

type Sent = { readonly probe: Probe; readonly marks: readonly CallMarks[] }

type Sending = (selector: Selector, capability: Capability) => readonly Probe[]

const sendingByReadings = new WeakMap<Readings, Sending>()

// Returns a function that finds the probes for a selector. Results are cached, because a run often looks up the same selector.
function sendingUnder(readings: Readings): Sending {
  const known = sendingByReadings.get(readings)
  if (known !== undefined) return known
  const sent = everyProbe.map((probe) => ({
    probe,
    marks: callsOf(probe, readings).map((call) => marksOfCall(call)),
  }))
  const selected = new Map<string, readonly Probe[]>()
  const sending: Sending = (selector, capability) => {
    const place = `${selector} ${capability}`
    const probes = selected.get(place) ?? probesSending(selector, capability, sent)
    selected.set(place, probes)
    return probes
  }
  sendingByReadings.set(readings, sending)
  return sending
}

// Returns the probes that send the selected calls; none for `*`. If the selector names only a kind of valid calls, such as
// `stream`, leaves out the probes that run last.
function probesSending(selector: Selector, capability: Capability, sent: readonly Sent[]): readonly Probe[] {
  if (selector === '*') return []
  const needsLast = !VALID_KINDS.some((kind) => kind === selector)
  const sending = sent
    .filter(
      ({ probe, marks }) =>
        (selector.includes(':') || probe.isOnRequest !== true) &&
        (needsLast || probe.turn === undefined || probe.turn === 'first') &&
        marks.some((call) => isSelected([selector], call)),
    )
    .map(({ probe }) => probe)
  const own = sending.filter((probe) => probe.capability === capability)
  // One probe is enough for control calls, which only show whether the target answers.
  return own.length > 0 ? own : selector === CONTROL_CALLS ? sending.slice(0, 1) : sending
}

/** The maximum number of calls that Assay sends before a run to find or confirm the model. */
export const SEARCH_REQUESTS = 2

/** The highest cost that a run has without repetitions. Calls that Assay repeats after a failure cost more. */
export type PlannedCost = {
  readonly requests: number
  readonly completionTokens: number
  readonly promptTokens: number
  /** The number of calls that should get a completion. The calls of rate limit probes are not counted. */
  readonly completions: number
  readonly hasLimits: boolean
  /** Whether at least one of the selected probes creates accounts. */
  readonly hasSignup: boolean
  /** The longest total time in seconds that the probes pause on purpose. Waiting for answers is not included. */
  readonly waitSeconds: number
}

/** Returns the maximum number of requests and tokens that the probes for `checks` need. */
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
    hasSignup: costs.some(({ probe }) => probe.capability === 'signup'),
    waitSeconds: total((cost) => cost.waitSeconds ?? 0),
  }
}

/** Returns whether rate limit probes are allowed to use up a quota in this run. */
export function spendsQuota(plan: Plan): boolean {
  return plan.capabilities.get('limits') === 'supported'
}

const SIGN_UP_NOT_ALLOWED: Obstacle = {
  code: 'sign-up-not-allowed',
  detail: 'sign-up not allowed: pass --allow-signup',
}

const QUOTA_NOT_SPENT: Obstacle = {
  code: 'quota-not-spent',
  detail: 'not looked for, since that spends a quota: declare limits, or pass --require limits',
}

const DECLARED_UNSUPPORTED: Obstacle = {
  code: 'prerequisite',
  detail: 'the capability is declared unsupported',
}

/** Returns why the run must stop: the limit that `exchange` announces is too low for the rest of the run. Otherwise returns null. */
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

/** Returns why a probe must not run in this run, such as no permission to create accounts. Returns null if it may run. */
export function whyForbidden({ capability }: Probe, plan: Plan, mayCreateAccounts: boolean): Obstacle | null {
  if (plan.capabilities.get(capability) === 'unsupported') return DECLARED_UNSUPPORTED
  if (capability === 'signup' && !mayCreateAccounts) return SIGN_UP_NOT_ALLOWED
  return capability === 'limits' && !spendsQuota(plan) ? QUOTA_NOT_SPENT : null
}
