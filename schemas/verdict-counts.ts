/** Counts verdicts: for `run.json` and for what reports say of a selection of checks. */
import type { CheckRecord, Verdict } from './compiled/run.ts'

/** Returns how many of these checks have each verdict. */
export function countVerdicts(
  records: readonly Pick<CheckRecord, 'verdict'>[],
): Readonly<Record<Verdict, number>> {
  const counts = { pass: 0, fail: 0, warn: 0, inconclusive: 0, 'not-applicable': 0, observed: 0, error: 0 }
  for (const { verdict } of records) counts[verdict] += 1
  return counts
}
