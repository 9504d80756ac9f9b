/** Decides whether answers of a load show a defect. Pure. */
import type { Slo } from '../analysis/slo.ts'
import type { Measures } from '../analysis/measures.ts'
import type { Conformance, UnderLoad } from '../../schemas/compiled/load-run.ts'

/** Returns whether an answer leaked, or answers violate a MUST. An objective on `errors` judges answers that count as failed. */
export function hasDefect({ checks = [], leakCount = 0 }: Conformance, slos: readonly Slo[]): boolean {
  const hasErrorObjective = slos.some(({ metric }) => metric === 'errors')
  const counts = ({ isMust, seenCompleted }: UnderLoad): boolean =>
    isMust && (seenCompleted > 0 || !hasErrorObjective)
  return leakCount > 0 || checks.some(counts)
}

type Answered = Pick<Measures, 'conformance' | 'requests' | 'byTransport'>

/** Returns whether the answers show a defect even where the figures are invalid. Of a transport that completed nothing only answers that all broke off count: a dialect may excuse others. */
export function hasProvenDefect(
  { conformance, requests, byTransport }: Answered,
  slos: readonly Slo[],
): boolean {
  const { checks = [] } = conformance
  const hasCompleted = ({ transport }: UnderLoad): boolean =>
    (byTransport?.figures.find((one) => one.transport === transport)?.ok ?? requests.ok) > 0
  const isCutAlways = (check: UnderLoad): boolean =>
    check.isMust && !hasCompleted(check) && check.seen > 0 && check.seenBrokenOff === check.seen
  const known = { ...conformance, checks: checks.filter(hasCompleted) }
  return checks.some(isCutAlways) || hasDefect(known, slos)
}
