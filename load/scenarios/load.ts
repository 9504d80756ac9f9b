/** The k6 script of a load. Each iteration sends one request and writes one row. */
import type { Options } from 'k6/options'
import { flush, hide, load, next, secretValues, settle } from 'k6/x/assay'
import { secretForms } from '../../conformance/codec/secret-forms.ts'
import { CONFIG_VARIABLE, SUMMARY_VARIABLE } from './shared/scenario-names.ts'

/** The k6 options, which k6 reads once, before it creates users. */
export const options: Options | null = load(__ENV[CONFIG_VARIABLE] ?? '')

// A local name for the import. k6 looks up imported names at each use, which takes 4 % of a JSON request's CPU time.
const sendNext = next

/** Runs one iteration: sends a request of the plan and writes its measurements to the row file. */
export default function request(): void {
  sendNext()
}

/** Prepares a load after k6 has created all virtual users. Hides secrets in the output, and collects garbage before requests start. */
export function setup(): void {
  hide(secretValues().flatMap(secretForms))
  settle()
}

/** Writes the rows (records of requests) that are still in memory to the row file. */
export function teardown(): void {
  flush()
}

/** Returns the summary of a run as JSON, in an object whose key is the path of the file that k6 writes. */
export function handleSummary(data: unknown): Record<string, string> {
  return { [__ENV[SUMMARY_VARIABLE] ?? '']: JSON.stringify(data) }
}
