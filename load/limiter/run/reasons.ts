/** Finds the reasons why a run against a limiter shows nothing. Pure. */
import { meaningOf } from '../../runner/k6-exit.ts'
import { formatKey } from './about-run.ts'
import { failingKeys } from '../trace/failing-keys.ts'
import { isSuccessStatus } from '../trace/outcomes.ts'
import type { LimiterRows } from './limiter-rows.ts'
import type { LimiterExecution } from './limiter-execution.ts'

/** Returns whether the user stopped a run. */
export function wasStopped({ k6Run: { finished } }: LimiterExecution): boolean {
  return meaningOf(finished.ending).kind === 'aborted'
}

/** Returns whether a run has a result: it was not stopped, and there is no reason against it. */
export function isConclusive(one: LimiterExecution): boolean {
  return !wasStopped(one) && reasonsAgainst(one).length === 0
}

/** Returns the reasons why a run shows nothing; none if it has a result. */
export function reasonsAgainst({ plan, k6Run, rows }: LimiterExecution): readonly string[] {
  const meaning = meaningOf(k6Run.finished.ending)
  const { observations, problem } = rows
  const reasons: string[] = []
  if (meaning.kind !== 'finished') reasons.push(meaning.text)
  reasons.push(...k6Run.log.exceptions.slice(0, 3))
  if (problem !== null) reasons.push(`the rows cannot be read: ${problem}`)
  if (observations.length === 0) reasons.push('no request was sent')
  else if (!observations.some(({ status }) => isSuccessStatus(status))) {
    const hint = plan.load.keys.length === 0 ? '; no key was sent (--keys-env, --key-env or ASSAY_KEY)' : ''
    const isSpent = observations.some(({ outcome }) => outcome === 'refused')
    const what = isSpent ? 'the key was at its limit from the first request on' : 'no completion came back'
    reasons.push(`${what}: ${exampleOf(rows, plan.task.keys[0])}${hint}`)
  } else reasons.push(...keyReasons(plan, rows))
  return reasons
}

/** Returns a reason for each key without a completion, which must not be reported as not refused. */
function keyReasons(plan: LimiterExecution['plan'], rows: LimiterRows): readonly string[] {
  return failingKeys(rows.observations).map(({ key }) => {
    const named = formatKey(plan, plan.task.keys.indexOf(key))
    return `no completion came back for key ${named}: ${exampleOf(rows, key)}`
  })
}

/** Returns an answer of the target to a key, else any of its answers. */
function exampleOf({ observations, examples }: LimiterRows, key: string | undefined): string {
  const own = observations.find(
    (one) => one.key === key && examples.has(one.status) && one.kind !== 'wrong-key',
  )
  return examples.get(own?.status ?? -1) ?? [...examples.values()][0] ?? 'no answer has a reason'
}
