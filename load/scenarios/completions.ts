/**
 * The load over HTTP (scenarios throughput, stream and soak): each iteration is one request of the schedule, one answer and one row. Which request that is, its
 * body and all times come from the extension, so that a user costs little more than its connection.
 */
import exec from 'k6/execution'
import type { Options } from 'k6/options'
import { flush, hide, load, next, refusals, secretValues, settle, type Outcome } from 'k6/x/assay'
import { secretForms } from '../../conformance/codec/secret-forms.ts'
import { FAILING_TEXT, isGivenUp, refusedText, UNANSWERED_LIMIT, UNANSWERED_TEXT } from './shared/give-up.ts'
import { CONFIG_VARIABLE, SUMMARY_VARIABLE } from './shared/scenario-names.ts'

// Each virtual user runs its own copy of this module, so these belong to one user.
let unansweredInARow = 0
let hasBeenAnswered = false

/** k6 reads its options from here, once, before it makes the users. */
export const options: Options | null = load(__ENV[CONFIG_VARIABLE] ?? '')

/** One iteration: the next request of the schedule, from its start to its row. */
export default function complete(): void {
  noteOutcome(next())
}

/** Ends the run when nothing answers, or when all answers fail in the same way. */
export function noteOutcome(outcome: Outcome): void {
  if (outcome === 'answered') hasBeenAnswered = true
  else if (outcome === 'refused') noteRefused()
  else if (outcome === 'unanswered') noteUnanswered()
  else if (outcome === 'failing') exec.test.abort(FAILING_TEXT)
}

/** Counts over all users, because they use the same keys. */
function noteRefused(): void {
  hasBeenAnswered = true
  const seen = refusals()
  if (isGivenUp(seen)) exec.test.abort(refusedText(seen))
}

function noteUnanswered(): void {
  if (hasBeenAnswered) return
  unansweredInARow += 1
  if (unansweredInARow >= UNANSWERED_LIMIT) exec.test.abort(UNANSWERED_TEXT)
}

/** k6 has made all users by now, and none of them has begun. */
export function setup(): void {
  hide(secretValues().flatMap(secretForms))
  settle()
}

/** Writes the rows that are still in memory. */
export function teardown(): void {
  flush()
}

/** Passes the figures of k6 to the driver, which judges them. k6 writes the file when this returns. */
export function handleSummary(data: unknown): Record<string, string> {
  return { [__ENV[SUMMARY_VARIABLE] ?? '']: JSON.stringify(data) }
}
