/** The verdict on a load with a rate, whether or not the machine that runs the test was fast enough for the rate. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { expect } from 'vitest'

/** What is expected of the verdict on a load. */
export type Verdict = Pick<LoadRun, 'outcome' | 'exitCode'> & Partial<Pick<LoadRun, 'valid' | 'reasons'>>

/**
 * Returns the verdict to expect: the given one where the requested rate was reached. A load of a second misses its rate when one request is
 * sent 50 ms late. Then a missed rate is the only difference that is allowed: it is not a failure, and there is no other reason.
 */
export function unlessLate(run: LoadRun, verdict: Verdict): Verdict {
  const { overload } = run
  if (overload == null) return verdict
  const isFailure = verdict.exitCode === 1
  if (overload.limit !== 'machine')
    return isFailure ? verdict : { outcome: 'overload', exitCode: 3, valid: true, reasons: [] }
  const exitCode = verdict.outcome === 'non-conformant' ? 1 : 3
  return { outcome: 'invalid', exitCode, valid: false, reasons: lateReasons(run) }
}

/** Returns the reasons to expect because this machine sent requests late: one, or none where it did not. */
export function lateReasons({ overload }: LoadRun): string[] {
  if (overload?.limit !== 'machine') return []
  return [expect.stringMatching(/^the requested load was not reached: .* limited by this machine/)]
}
