/** The k6 script of a load. Each iteration sends one request and writes one row. The k6 extension does both, to save memory. */
import type { Options } from 'k6/options'
import { flush, hide, load, next, secretValues, settle } from 'k6/x/assay'
import { secretForms } from '../../conformance/codec/secret-forms.ts'
import { CONFIG_VARIABLE, SUMMARY_VARIABLE } from './shared/scenario-names.ts'

/** The k6 options, which k6 reads once, before k6 creates the users. */
export const options: Options | null = load(__ENV[CONFIG_VARIABLE] ?? '')

// A local name for the import. k6 looks up imported names at each use, which takes 4 % of a JSON request's CPU time.
const sendNext = next

/** Runs one iteration: sends one request of the plan and writes the row of the request. */
export default function request(): void {
  sendNext()
}

/** Prepares a load: hides the secrets, allows more open files, and frees memory. k6 calls this function when all users exist. */
export function setup(): void {
  hide(secretValues().flatMap(secretForms))
  settle()
}

/** Writes the rows that are still in memory. */
export function teardown(): void {
  flush()
}

/** Returns the text of the k6 summary with the path of its file. k6 writes this file, by which Assay judges the run. */
export function handleSummary(data: unknown): Record<string, string> {
  return { [__ENV[SUMMARY_VARIABLE] ?? '']: JSON.stringify(data) }
}
