import type { LimiterRun } from '../../../schemas/compiled/limiter-run.ts'
import { count as counted } from '../../../schemas/count.ts'
import { meaningOf } from '../../runner/k6-exit.ts'
import { freeAfterMs } from '../announced.ts'
import { formatPlain } from '../limit-text.ts'
import { costIn, isMeantToFail, sumOf } from '../limit-trace.ts'
import type { ExpectedCost, Observation } from '../types.ts'
import type { LimiterExecution } from './execute-plan.ts'
import { isCompleted, isRejected, isSuccess, MIN_ANSWERS } from './observe.ts'

type Judged = Pick<LimiterRun, 'reasons' | 'answer'> &
  Partial<Pick<LimiterRun, 'finding' | 'neighbors' | 'statement' | 'settings'>> & {
    readonly isAnswered: boolean
  }

/** Returns the content of the result file of a run. `judge` is called only if the run is valid. */
export function resultOf(
  one: LimiterExecution,
  expected: ExpectedCost | null,
  judge: () => Judged,
): LimiterRun {
  const { plan, rows, k6Run } = one
  const { load, bounds, keyOrigins } = plan
  const { kind } = meaningOf(k6Run.finished.ending)
  const against = reasonsAgainst(one)
  const isValid = against.length === 0
  const { isAnswered, ...judged } = isValid ? judge() : { isAnswered: false, reasons: against, answer: [] }
  const isStopped = kind === 'aborted'
  const stopped = isValid && isStopped ? ['stopped before its end: this is the result up to there'] : []
  const outcome = !isValid ? 'invalid' : isAnswered ? 'answered' : 'undetermined'
  const { requests, seconds, tokens } = expected ?? { requests: 0, seconds: 0, tokens: 0 }
  return {
    schema: 'assay.limiter/1',
    outcome: isStopped ? 'aborted' : outcome,
    exitCode: kind === 'broken' ? 4 : isAnswered && !isStopped ? 0 : 3,
    valid: isValid,
    scenario: load.scenario === 'fairness' ? 'fairness' : 'rate-limit',
    notes: [...k6Run.networkNotes, ...notesOn(one)],
    suite: { version: load.version },
    flags: load.flags,
    target: { baseUrl: load.urls.baseUrl, model: load.model, ...load.embedded },
    engine: one.engine,
    seed: load.seed,
    startedAt: k6Run.startedAt.toISOString(),
    durationMs: Math.round(k6Run.durationMs),
    most: { requests: bounds.maxRequests, tokens: bounds.maxTokens, seconds: bounds.maxMs / 1000 },
    expected: expected === null ? null : { requests, seconds, tokens },
    cost: spentOn(rows.seen),
    keys: bounds.keys,
    keyOrigins,
    sources: plan.sources.map(({ label, address }) => (address === null ? label : `${label}: ${address}`)),
    finding: null,
    neighbors: null,
    statement: null,
    settings: null,
    ...judged,
    reasons: [...stopped, ...judged.reasons],
    ended: rows.done === null ? null : { because: rows.done.because, note: rows.done.note },
    dots: rows.seen.map(({ sentMs, key, source, kind: of, outcome: had, status }) => {
      return { sentMs: Math.round(sentMs * 1000) / 1000, key, source, kind: of, outcome: had, status }
    }),
  }
}

/** Formats an API key by its name and origin, without its value. */
export function formatKey({ bounds, keyOrigins }: LimiterExecution['plan'], at: number): string {
  return `\`${bounds.keys[at] ?? 'a'}\` (${keyOrigins[at] ?? 'given'})`
}

function reasonsAgainst(one: LimiterExecution): readonly string[] {
  const { plan, k6Run, rows } = one
  const { kind, text } = meaningOf(k6Run.finished.ending)
  const { seen, problem } = rows
  const isStopped = kind === 'aborted'
  const reasons: string[] = []
  if (kind !== 'finished' && !isStopped) reasons.push(text)
  if (!isStopped) reasons.push(...k6Run.log.exceptions.slice(0, 3))
  if (problem !== null) reasons.push(`the rows cannot be read: ${problem}`)
  if (seen.length === 0) reasons.push(isStopped ? 'stopped before the first answer' : 'no request was sent')
  if (seen.length === 0) return reasons
  const example = exampleOf(one, plan.bounds.keys[0])
  if (seen.every(({ outcome, status }) => outcome === 'unclassified' && isSuccess(status)))
    return [...reasons, `no completion came back: ${example}. Is the base URL right?`]
  if (seen.some(({ status }) => isSuccess(status))) return [...reasons, ...keyReasons(one)]
  const hint = plan.load.keys.length === 0 ? '; no key was sent (--keys-env, --key-env or ASSAY_KEY)' : ''
  const refusal = seen.find(({ outcome }) => outcome === 'refused')
  const last = seen.at(-1)
  const waitMs = last === undefined ? null : freeAfterMs(last, rows.startEpochMs)
  const again = waitMs === null ? 'no answer tells for how long' : `run again in ${formatPlain(waitMs)}`
  const what = refusal === undefined ? 'no completion came back' : `${causeOf(refusal)}; ${again}`
  return [...reasons, `${what}: ${example}${hint}`]
}

function causeOf({ status }: Observation): string {
  return status === 503
    ? 'the service was not ready, or busy with other requests'
    : 'the quota of the key was used up before the run'
}

function keyReasons(one: LimiterExecution): readonly string[] {
  const { plan, rows } = one
  return plan.bounds.keys.flatMap((key, at) => {
    const own = rows.seen.filter((seen) => seen.key === key && !isMeantToFail(seen))
    const hasFailed = own.length > 0 && own.every((seen) => seen.outcome !== 'refused' && !isCompleted(seen))
    const isUnauthorized = own.some(({ status }) => status === 401 || status === 403)
    if (at > 0 && plan.load.scenario === 'rate-limit' && isRejected(key, rows.seen)) return []
    if (!hasFailed || (own.length < MIN_ANSWERS && !isUnauthorized)) return []
    return [`no completion came back for key ${formatKey(plan, at)}: ${exampleOf(one, key)}`]
  })
}

function exampleOf({ rows: { seen, examples } }: LimiterExecution, key: string | undefined): string {
  const own = seen.find((one) => one.key === key && examples.has(one.status) && !isMeantToFail(one))
  return examples.get(own?.status ?? -1) ?? [...examples.values()][0] ?? 'no answer has a reason'
}

function notesOn({ plan, rows }: LimiterExecution): readonly string[] {
  const { seen, examples, recognized } = rows
  const first = seen.findIndex(isCompleted)
  const notes: string[] = recognized.map((status) => {
    const answers = seen.filter((one) => one.status === status && one.outcome === 'refused').length
    return `status ${status} is taken for a refusal (${counted(answers, 'answer')}): the same requests of the same key were completed at other times`
  })
  if (first > 0 && seen[0]?.outcome === 'refused')
    notes.push(`${counted(first, 'request')} at first refused: ${causeOf(seen[0])}`)
  for (const [at, key] of plan.bounds.keys.entries())
    if (at > 0 && isRejected(key, seen))
      notes.push(`key ${formatKey(plan, at)} is not used: every request with it was answered 401 or 403`)
  const unclassified = seen.filter(({ outcome }) => outcome === 'unclassified')
  for (const [status, { length }] of Map.groupBy(unclassified, (one) => one.status)) {
    const what =
      status === 0
        ? `${counted(length, 'request')} without an answer`
        : `${counted(length, 'answer')} with status ${status}`
    const hint = status >= 500 ? `; if that is a refusal, pass --refusal-status ${status}` : ''
    notes.push(`${what} showed nothing about a limit (${examples.get(status) ?? 'no text'})${hint}`)
  }
  const { tokens } = spentOn(seen)
  const more = `${counted(tokens, 'token')} were used, more than --max-tokens allows: prompts or answers were longer than requested`
  if (tokens > plan.bounds.maxTokens) notes.push(more)
  const inJson =
    'by the statement, a load can request no event streams, so all requests ask for JSON: the time of a decision is known less exactly'
  if (plan.streamMembers === null) notes.push(inJson)
  return notes
}

/** Returns the cost of a run: requests by outcome, tokens and seconds. */
export function spentOn(seen: readonly Observation[]): LimiterRun['cost'] {
  const tally = (outcome: Observation['outcome']): number =>
    seen.filter((one) => one.outcome === outcome).length
  const completed = seen.filter(isCompleted)
  return {
    requests: seen.length,
    accepted: completed.length,
    refused: tally('refused'),
    unclassified: tally('unclassified'),
    tokens: sumOf(completed.map((one) => costIn('tokens', one))),
    seconds: Math.round(lastMs(seen)) / 1000,
  }
}

/** Returns when the last answer ended, in ms since the start of the run. */
export function lastMs(seen: readonly Observation[]): number {
  return seen.reduce((last, { closedMs }) => Math.max(last, closedMs), 0)
}
