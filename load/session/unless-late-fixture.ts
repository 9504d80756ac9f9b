/** Adapts the expected verdict on a load to a run that missed its rate, for example on a slow machine. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { expect } from 'vitest'

/** The result of a load that a test expects. */
export type Verdict = Pick<LoadRun, 'outcome' | 'exitCode'> & Partial<Pick<LoadRun, 'valid' | 'reasons'>>

/** Returns `verdict` if the run reached its rate, otherwise the verdict on an overloaded or invalid run. */
export function unlessLate(run: LoadRun, verdict: Verdict): Verdict {
  const { overload } = run
  if (overload == null) return verdict
  const isFailure = verdict.exitCode === 1
  if (overload.limit !== 'machine')
    return isFailure ? verdict : { outcome: 'overload', exitCode: 3, valid: true, reasons: [] }
  const exitCode = verdict.outcome === 'non-conformant' ? 1 : 3
  return { outcome: 'invalid', exitCode, valid: false, reasons: lateReasons(run) }
}

/** Returns the reasons to expect for an invalid run: one if this machine sent requests late, else none. */
export function lateReasons({ overload }: LoadRun): string[] {
  if (overload?.limit !== 'machine') return []
  return [expect.stringMatching(/^the requested load was not reached: .* limited by this machine/)]
}
