/** Compares a load on a real server with the results of a plain client. Pure. */

import type { LoadRun } from '../../schemas/compiled/load-run.ts'

/** The numbers of completed and failed requests of a plain client. */
export type ClientCounts = { readonly ok: number; readonly failed: number }

/** Returns what is wrong: the run is invalid, it or the client completed nothing, or only the run has failures. Null if nothing is. */
export function problemOf(
  { valid, reasons, requests }: Pick<LoadRun, 'valid' | 'reasons' | 'requests'>,
  seen: ClientCounts,
): string | null {
  if (!valid) return `the run is not valid: ${reasons.join('; ')}`
  if (requests.ok === 0) return 'assay completed nothing'
  if (seen.ok === 0) return 'the plain client completed nothing'
  return requests.failed > 0 && seen.failed === 0 ? 'the plain client sees no failure' : null
}
