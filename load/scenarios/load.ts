/**
 * The load: each iteration is one request of the plan, one answer and one row. All of that is done by the extension, so that a user costs
 * little more than its connection.
 */
import type { Options } from 'k6/options'
import { flush, hide, load, next, secretValues, settle } from 'k6/x/assay'
import { secretForms } from '../../conformance/codec/secret-forms.ts'
import { CONFIG_VARIABLE, SUMMARY_VARIABLE } from './shared/scenario-names.ts'

/** k6 reads its options from here, once, before it makes the users. */
export const options: Options | null = load(__ENV[CONFIG_VARIABLE] ?? '')

/** One iteration: the next request of the plan, from its start to its row. */
export default function request(): void {
  next()
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
