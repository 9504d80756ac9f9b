/** Defines the validated arguments of a check run, and announces the run before its first request: cost, probes, checks and warnings. */
import { CALLS_AT_ONCE } from '../conformance/transport/dispatcher.ts'
import { spendsQuota, probesFor, type PlannedCost } from '../conformance/session/registry.ts'
import { ownerOf, type Statement } from '../conformance/statement/plan.ts'
import type { SessionOptions } from '../conformance/session/open-session.ts'
import { count } from '../schemas/count.ts'
import { costOf, formatRequests } from '../conformance/engine/probe.ts'
import { retriesMissed } from '../conformance/statement/webhook-readings.ts'
import type { RequestedBaseline } from './baseline/baseline.ts'

/** The validated arguments of a check run. `target`: the service to judge; null for the reference implementation. */
export type CheckRequest = {
  readonly target: {
    readonly baseUrl: string
    /** Messages that are shown to the user before the first request. */
    readonly notices: readonly string[]
    readonly hasKey: boolean
  } | null
  /** The options of the run. NO_MODEL: the user named none. For the reference implementation, its keys and its model are missing. */
  readonly options: Omit<SessionOptions, 'baseUrl'> & { readonly maxMinutes: number }
  /** The output folder; empty for `--list`. */
  readonly out: string
  /** The environment variables of the API key, and of the key whose quota the probes of rate limits use up. */
  readonly keyEnv: string
  readonly limitsKeyEnv: string
  readonly statementPath: string | null
  /** The statement that the user gave, or null. */
  readonly statement: Statement | null
  /** The maximum cost of the run, without requests that are sent again after an error. */
  readonly cost: PlannedCost
  /** The known failures with which the run is compared; null without `--baseline`. */
  readonly baseline: RequestedBaseline | null
  readonly json: boolean
  /** The arguments with which `assay check` repeats the run. */
  readonly command: readonly string[]
}

/** Returns warnings about undeclared capabilities, and about declared webhook retries that come later than the run waits. */
export function statementWarnings(request: CheckRequest): readonly string[] {
  return [...undeclaredWarnings(request), ...waitWarnings(request)]
}

// Returns a warning if the run will end before some declared webhook retries. Such a run will be incomplete.
function waitWarnings({ options: { checks, plan } }: CheckRequest): readonly string[] {
  const isJudged = checks.some(({ capability }) => capability === 'webhooks')
  const missed = isJudged ? retriesMissed(plan.readings) : null
  if (missed === null) return []
  const { missedCount, declaredCount, lastSeconds, waitedSeconds, neededSeconds } = missed
  return [
    `warning: ${missedCount} of ${count(declaredCount, 'declared retry', 'declared retries')} come later than a run waits (${waitedSeconds} s; the last is declared ${lastSeconds} s after the first attempt), so the run will end incomplete: set waitSeconds of webhooks.retry to ${lastSeconds}, and the run waits up to ${neededSeconds} s on purpose`,
  ]
}

/** Returns a warning for each capability that the statement describes but does not declare as supported. A run does not require it. */
function undeclaredWarnings({ statement, options: { plan } }: CheckRequest): readonly string[] {
  const declared = [...(statement?.readings.keys() ?? [])]
  const undeclared = declared.filter((key) => plan.capabilities.get(ownerOf(key)) === 'auto')
  return [...Map.groupBy(undeclared, ownerOf)].map(([capability, keys]) => {
    const effect =
      capability === 'limits' ? 'no check looks for it' : `the run does not fail if ${capability} is missing`
    return `warning: the statement has readings of ${capability} (${keys.join(', ')}) and does not declare it, so ${effect}: add "capabilities": {"${capability}": "supported"}`
  })
}

// The minimum wait in seconds that is announced. A shorter wait is negligible compared with the time of the answers.
const LONG_WAIT_SECONDS = 5

/** Formats the maximum cost of a run as one line. The cost assumes that no request is repeated. */
export function renderCost(request: CheckRequest): string {
  const { cost } = request
  const { requests, completionTokens, promptTokens } = cost
  const { plan, checks, maxRequests, maxTokens, maxPromptTokens, maxMinutes, signup } = request.options
  const prompts = maxPromptTokens === undefined ? '' : `, ${count(maxPromptTokens, 'prompt token')}`
  const accounts = signup !== undefined ? ', up to 4 accounts by sign-up' : ''
  const quota = spendsQuota(plan) && checks.some(({ capability }) => capability === 'limits')
  const spent = quota ? `, uses up the rate limit of ${limitsOwner(request)} and waits for it` : ''
  const wait =
    cost.waitSeconds < LONG_WAIT_SECONDS ? '' : `, deliberate waits of up to ${Math.ceil(cost.waitSeconds)} s`
  const seconds = Math.ceil(requests / CALLS_AT_ONCE + cost.waitSeconds)
  const minutes = maxMinutes + Math.ceil(cost.waitSeconds / 60)
  return `${count(checks.length, 'check')}; at most ${count(requests, 'request')} (more if calls are sent again after a broken connection, 429 or 5xx, or since this machine is too busy), at most ${count(completionTokens, 'completion token')} where they can be capped, at most ${count(promptTokens, 'prompt token')} (three letters each, if the service refuses wrong requests)${accounts}${spent}${wait}; takes up to about ${seconds} s if an answer takes 1 s, and ends within ${count(minutes, 'minute')}; budget ${count(maxRequests, 'request')}, ${count(maxTokens, 'completion token')}${prompts}`
}

function limitsOwner({ limitsKeyEnv, target }: CheckRequest): string {
  return target === null ? 'its limited key' : `the key in ${limitsKeyEnv}`
}

/** Formats the output of `assay check --list`: the cost, the probes and the checks of the run, as text or as JSON. */
export function renderPlan(request: CheckRequest): string {
  const { repeat = 1, plan } = request.options
  const checks = request.options.checks.map(({ id, level, clause, gap, title }) => ({
    id,
    level,
    clause: clause ?? gap ?? '',
    title,
  }))
  const probes = probesFor(request.options.checks, plan.readings).map((probe) => {
    const { id, title, dependsOnModel } = probe
    const times = dependsOnModel === true && repeat > 1 ? `, ${repeat} times` : ''
    return { id, requests: formatRequests(costOf(probe, plan.readings)), title: `${title}${times}` }
  })
  const cost = renderCost(request)
  if (request.json) return `${JSON.stringify({ cost, probes, checks }, null, 2)}\n`
  const probeLines = probes.map(
    ({ id, requests, title }) => `  ${id.padEnd(20)} ${requests.padStart(15)}  ${title}\n`,
  )
  const checkLines = checks.map(
    ({ id, level, clause, title }) => `  ${id.padEnd(36)} ${level.padEnd(6)} ${clause.padEnd(7)} ${title}\n`,
  )
  return `${cost}\n\nprobes\n${probeLines.join('')}\nchecks\n${checkLines.join('')}`
}
