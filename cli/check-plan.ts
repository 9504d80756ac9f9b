/** What a check run would send and judge, before it sends anything. */
import { probesFor } from '../conformance/registry.ts'
import { plannedCost } from '../conformance/open-session.ts'
import { mayCreateAccounts } from '../conformance/settings.ts'
import { selectedChecks, type CheckRequest } from './check-request.ts'

/** One line: how much a run may cost at most when nothing has to be sent twice. */
export function renderCost(request: CheckRequest): string {
  const checks = selectedChecks(request)
  const withSignup = mayCreateAccounts(request.settings)
  const { requests, completionTokens, largePromptBytes } = plannedCost(checks, withSignup)
  const { maxRequests, maxTokens } = request.settings
  const large =
    largePromptBytes === 0 ? '' : `, large prompts of ${Math.round(largePromptBytes / 1e6)} MB in all`
  const accounts = withSignup ? ', up to 3 accounts by sign-up' : ''
  return `${checks.length} checks; about ${requests} requests, asking for at most ${completionTokens} completion tokens where they can be capped${large}${accounts}; budget ${maxRequests} requests, ${maxTokens} tokens`
}

/** The text of `assay check --list`. */
export function renderPlan(request: CheckRequest): string {
  const checks = selectedChecks(request)
  const probes = probesFor(checks).map(
    ({ id, title, cost }) => `  ${id.padEnd(20)} ${String(cost.requests).padStart(3)} requests  ${title}\n`,
  )
  const rows = checks.map(
    ({ id, level, clause, gap, title }) =>
      `  ${id.padEnd(36)} ${level.padEnd(6)} ${(clause ?? gap ?? '').padEnd(7)} ${title}\n`,
  )
  return `${renderCost(request)}\n\nprobes\n${probes.join('')}\nchecks\n${rows.join('')}`
}
