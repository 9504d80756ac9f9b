/** Whether the answers of a load show that the service is wrong. Pure. */
import type { Slo } from '../analysis/slo.ts'
import type { Conformance, UnderLoad } from '../samples/conformance-record.ts'

/**
 * Returns whether an answer leaked to another request, or answers violate a MUST. Answers that count as failed requests anyway are left
 * to an objective on `errors` where there is one: it says how many of them are acceptable. A transport that was asked for and
 * never came is one always: nothing was measured of it.
 */
export function hasDefect(
  { checks = [], leakCount = 0, answeredOtherwise = [] }: Conformance,
  slos: readonly Slo[],
): boolean {
  const hasErrorObjective = slos.some(({ metric }) => metric === 'errors')
  const counts = ({ isMust, seenCompleted }: UnderLoad): boolean =>
    isMust && (seenCompleted > 0 || !hasErrorObjective)
  return leakCount > 0 || answeredOtherwise.length > 0 || checks.some(counts)
}
