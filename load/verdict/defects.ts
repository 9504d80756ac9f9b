/** Whether the answers of a load show that the service is wrong. Pure. */
import type { Slo } from '../analysis/slo.ts'
import type { Measures } from '../analysis/measures.ts'
import type { Conformance, UnderLoad } from '../../schemas/compiled/load-run.ts'

/**
 * Returns whether an answer leaked to another request, or answers violate a MUST. Answers that count as failed requests anyway are left
 * to an objective on `errors` where there is one: it sets how many of them are acceptable. A transport that was asked for and
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

type Answered = Pick<Measures, 'conformance' | 'requests' | 'byTransport'>

/**
 * Returns whether the answers show a defect, whether or not the figures of the load are valid. Answers over a transport that completed none are left
 * out: they may come from another service, or in a dialect that was not declared. Where all of them broke off, no dialect excuses that, and
 * no objective on `errors` accepts it.
 */
export function hasProvenDefect(
  { conformance, requests, byTransport }: Answered,
  slos: readonly Slo[],
): boolean {
  const { checks = [] } = conformance
  const hasCompleted = ({ transport }: UnderLoad): boolean =>
    (byTransport?.figures.find((one) => one.transport === transport)?.ok ?? requests.ok) > 0
  const isCutAlways = (check: UnderLoad): boolean =>
    check.isMust && !hasCompleted(check) && check.seen > 0 && check.seenBrokenOff === check.seen
  const known = { ...conformance, checks: checks.filter(hasCompleted), answeredOtherwise: [] }
  return checks.some(isCutAlways) || hasDefect(known, slos)
}
