/** Suggests the next step to the user after a check run. Pure. */
import { finalExitCode, newFailures } from '../reports/run-text.ts'
import { oneLine } from '../reports/neutral-text.ts'
import type { Run } from '../schemas/compiled/run.ts'

/** Returns the suggested next step as one line; null if the output of the run already contains it. */
export function nextStep(run: Run): string | null {
  const target = run.target.isEmbedded === true ? 'reference' : oneLine(run.target.baseUrl)
  const [failed] = newFailures(run)
  if (run.interrupted === true || run.outcome === 'broken') return null
  if (failed !== undefined) {
    const accept = 'or accept the present failures in CI: --baseline known-failures.json --baseline-update'
    return `repeat one check: assay check ${target} --only ${failed.id}; ${run.baseline === undefined ? accept : 'known failures stay accepted'}`
  }
  if (run.checks.some(({ code }) => code === 'timeout'))
    return 'give each request more time: --timeout SECONDS'
  if (finalExitCode(run) !== 0) return null
  return run.statement === undefined
    ? `draft a statement of what the interface leaves open: assay explore ${target}`
    : `write a certificate: assay certify ${target} --statement FILE`
}
