/** Announces the requests and checks of a check run before it sends anything. */
import { count } from '../schemas/count.ts'
import { costOf, formatRequests } from '../conformance/engine/probe.ts'
import { probesFor } from '../conformance/session/registry.ts'
import { plannedCost, spendsQuota } from '../conformance/session/planned-cost.ts'
import { DEFAULT_MAX_MINUTES, mayCreateAccounts, undeclaredIn } from '../conformance/session/settings.ts'
import { selectedChecks, type CheckRequest } from './check-request.ts'
import { retriesMissed } from '../conformance/statement/webhook-times.ts'
import type { Announced } from './progress.ts'

/** The cost of the run when nothing has to be sent twice. */
export function announcedBy(request: CheckRequest): Announced {
  const checks = selectedChecks(request)
  const { requests } = plannedCost(checks, request.plan, mayCreateAccounts(request.settings), manner(request))
  return { checks: checks.length, requests }
}

// What makes a run cost more than its probes say.
function manner({ settings: { repeat = 1, headers = [] } }: CheckRequest) {
  return { repeat, addsFields: headers.length > 0 }
}

/** One line per thing that a statement says to no effect, or that a run will not wait for. */
export function statementWarnings(request: CheckRequest): readonly string[] {
  return [...undeclaredWarnings(request), ...waitWarnings(request)]
}

// A run that will end incomplete says so before it sends anything.
function waitWarnings(request: CheckRequest): readonly string[] {
  const isJudged = selectedChecks(request).some(({ capability }) => capability === 'webhooks')
  const missed = isJudged ? retriesMissed(request.plan.readings) : null
  if (missed === null) return []
  const { missedCount, declaredCount, lastSeconds, waitedSeconds, neededSeconds } = missed
  return [
    `warning: ${missedCount} of ${count(declaredCount, 'declared retry', 'declared retries')} come later than a run waits (${waitedSeconds} s; the last is declared ${lastSeconds} s after the first attempt), so the run will end incomplete: set waitSeconds of webhooks.retry to ${lastSeconds}, and the run waits up to ${neededSeconds} s on purpose`,
  ]
}

/** One line per capability that the statement has readings of and does not declare: it would be silently missed. */
function undeclaredWarnings({ settings, plan }: CheckRequest): readonly string[] {
  return undeclaredIn(settings, plan).map(({ capability, keys }) => {
    const effect =
      capability === 'limits' ? 'no check looks for it' : `the run does not fail if ${capability} is missing`
    return `warning: the statement has readings of ${capability} (${keys.join(', ')}) and does not declare it, so ${effect}: add "capabilities": {"${capability}": "supported"}`
  })
}

// Shorter waits do not show beside what the answers take.
const LONG_WAIT_SECONDS = 5

/** One line: how much a run may cost at most when nothing has to be sent again. */
export function renderCost(request: CheckRequest): string {
  const checks = selectedChecks(request)
  const withSignup = mayCreateAccounts(request.settings)
  const cost = plannedCost(checks, request.plan, withSignup, manner(request))
  const { requests, completionTokens, largePromptBytes } = cost
  const { maxRequests, maxTokens } = request.settings
  const large =
    largePromptBytes === 0 ? '' : `, large prompts of ${Math.round(largePromptBytes / 1e6)} MB in all`
  const accounts = withSignup ? ', up to 3 accounts by sign-up' : ''
  const quota = spendsQuota(request.plan) && checks.some(({ capability }) => capability === 'limits')
  const spent = quota ? `, uses up the rate limit of ${limitsOwner(request)} and waits for it` : ''
  const wait =
    cost.waitSeconds < LONG_WAIT_SECONDS ? '' : `, deliberate waits of up to ${Math.ceil(cost.waitSeconds)} s`
  const minutes = (request.settings.maxMinutes ?? DEFAULT_MAX_MINUTES) + Math.ceil(cost.waitSeconds / 60)
  return `${count(checks.length, 'check')}; at most ${count(requests, 'request')} (more if calls are sent again after a broken connection, 429 or 5xx), at most ${count(completionTokens, 'completion token')} where they can be capped${large}${accounts}${spent}${wait}; ends within ${count(minutes, 'minute')}; budget ${count(maxRequests, 'request')}, ${count(maxTokens, 'completion token')}`
}

function limitsOwner({ settings, target }: CheckRequest): string {
  if (target === null) return 'its limited key'
  return `the key in ${settings.limitsKeyEnv ?? settings.keyEnv}`
}

/** The text of `assay check --list`. */
export function renderPlan(request: CheckRequest): string {
  const checks = selectedChecks(request)
  const { repeat = 1 } = request.settings
  const { addsFields } = manner(request)
  const probes = probesFor(checks, request.plan.readings).map((probe) => {
    const { id, title, dependsOnModel } = probe
    const requests = formatRequests(costOf(probe, request.plan.readings, addsFields))
    const times = dependsOnModel === true && repeat > 1 ? `, ${repeat} times` : ''
    return `  ${id.padEnd(20)} ${requests.padStart(15)}  ${title}${times}\n`
  })
  const rows = checks.map(
    ({ id, level, clause, gap, title }) =>
      `  ${id.padEnd(36)} ${level.padEnd(6)} ${(clause ?? gap ?? '').padEnd(7)} ${title}\n`,
  )
  return `${renderCost(request)}\n\nprobes\n${probes.join('')}\nchecks\n${rows.join('')}`
}
