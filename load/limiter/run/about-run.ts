/** The common part of all runs against a limiter: bounds, cost, keys, and the end of the plan. Pure. */
import { count as counted } from '../../../schemas/count.ts'
import type { AskedRun } from '../../../schemas/limit-scopes.ts'
import type { PlanResources, Observation } from '../trace/trace.ts'
import { isCompleted } from '../trace/outcomes.ts'
import type { LimiterExecution } from './limiter-execution.ts'

/** Returns the common part of all runs against a limiter, without the result. */
export function commonOf(
  one: LimiterExecution,
): Omit<AskedRun, 'outcome' | 'exitCode' | 'valid' | 'reasons' | 'answer'> {
  const { plan, rows, k6Run } = one
  const { load, task, keyOrigins } = plan
  return {
    notes: [...k6Run.networkNotes, ...notesOn(one)],
    suite: { version: load.version },
    target: { baseUrl: load.urls.baseUrl, model: load.model, ...load.embedded },
    engine: one.engine,
    seed: load.seed,
    startedAt: k6Run.startedAt.toISOString(),
    durationMs: Math.round(k6Run.durationMs),
    most: { requests: task.maxRequests, seconds: task.maxMs / 1000 },
    cost: spentOn(rows.observations),
    keys: task.keys,
    keyOrigins,
    sources: task.sources.map(({ label, address }) => (address === null ? label : `${label}: ${address}`)),
    ended: planEnd(one),
  }
}

/** Returns the resources of the plan. */
export function resourcesOf({ plan: { task }, rows }: LimiterExecution): PlanResources {
  return {
    keys: task.keys,
    sources: task.sources.map(({ label }) => label),
    maxRequests: task.maxRequests,
    maxMs: task.maxMs,
    startEpochMs: rows.startEpochMs ?? 0,
  }
}

/** Formats a key by its label and its origin, never its value: `` `a` ($ASSAY_KEY) ``. */
export function formatKey({ task, keyOrigins }: LimiterExecution['plan'], at: number): string {
  return `\`${task.keys[at] ?? 'a'}\` (${keyOrigins[at] ?? 'given'})`
}

/** Returns the note on requests that ask for JSON only: what the run shows less well without streams. */
function formatWithoutStreams({ load: { scenario } }: LimiterExecution['plan']): string {
  const less =
    scenario === 'fairness'
      ? 'the time to first token is that of the whole answer'
      : 'the time of a decision is known less exactly, and it is not examined which failing requests consume quota'
  return `by the statement, a load can request no event streams, so all requests ask for JSON: ${less}`
}

/** Returns the notes of a run. Unclassified responses with the same status may be refusals of the target. */
function notesOn(one: LimiterExecution): readonly string[] {
  const { observations, examples, learned, resent } = one.rows
  const notes: string[] = learned.map((status) => formatLearned(status, observations))
  const unclassified = observations.filter(({ outcome }) => outcome === 'unclassified')
  for (const status of new Set(unclassified.map((seen) => seen.status))) {
    const count = unclassified.filter((seen) => seen.status === status).length
    const what = status === 0 ? 'requests without an answer' : `answers ${status}`
    const hint = status >= 500 ? `; if that is a refusal, pass --refusal-status ${status}` : ''
    notes.push(
      `${count} ${what} do not show anything about a limit (${examples.get(status) ?? 'no text'})${hint}`,
    )
  }
  if (resent > 0) {
    notes.push(
      `${requests(resent)} sent again because the service ended the kept connection at once and without an answer`,
    )
  }
  if (one.plan.task.streamMembers === null) notes.push(formatWithoutStreams(one.plan))
  const end = planEnd(one)
  if (end !== null && isCutShort(end)) notes.push(formatCut(end))
  return notes
}

function requests(number: number): string {
  return `${counted(number, 'request')} ${number === 1 ? 'was' : 'were'}`
}

function formatLearned(status: number, observations: readonly Observation[]): string {
  const count = observations.filter((seen) => seen.status === status && seen.outcome === 'refused').length
  return `status ${status} is taken for a refusal (${count} answers): the same requests of the same key were completed at other times`
}

/**
 * Returns the cost of a run. A limiter accepts a wrong key, but readers of a cost expect completions. So client errors count
 * in `requests` only.
 */
export function spentOn(observations: readonly Observation[]): AskedRun['cost'] {
  const count = (outcome: Observation['outcome']): number =>
    observations.filter((seen) => seen.outcome === outcome).length
  const lastMs = observations.reduce((last, { closedMs }) => Math.max(last, closedMs), 0)
  return {
    requests: observations.length,
    accepted: observations.filter(isCompleted).length,
    refused: count('refused'),
    unclassified: count('unclassified'),
    tokens: observations.reduce((sum, { usedTokens }) => sum + (usedTokens ?? 0), 0),
    seconds: Math.round(lastMs) / 1000,
  }
}

/** Formats the bound that ended a plan early, and the place. */
export function formatCut({ because, note }: NonNullable<AskedRun['ended']>): string {
  const bound = because === 'out-of-requests' ? '--max-requests' : '--max-seconds'
  return `the plan was cut short, by ${bound}: ${note}`
}

/** Returns whether a plan ended at one of its bounds: a further request could have been refused. */
export function isCutShort({ because }: NonNullable<AskedRun['ended']>): boolean {
  return because.startsWith('out-of')
}

/** Returns the reason for the end of a plan; null if the rows have none. */
export function planEnd({ rows: { decisions } }: LimiterExecution): AskedRun['ended'] {
  const last = decisions.at(-1)
  return last?.type === 'done' ? { because: last.because, note: last.note } : null
}
