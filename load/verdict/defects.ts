import type { Slo } from '../analysis/slo.ts'
import type { Measures } from '../analysis/measures.ts'
import type { Conformance, UnderLoad } from '../../schemas/compiled/load-run.ts'

/** Returns whether an answer leaked data or violated a MUST. If an objective limits errors, violations of failed answers do not count. */
export function hasDefect({ checks = [], leakCount = 0 }: Conformance, slos: readonly Slo[]): boolean {
  const hasErrorObjective = slos.some(({ metric }) => metric === 'errors')
  const counts = ({ isMust, seenCompleted }: UnderLoad): boolean =>
    isMust && (seenCompleted > 0 || !hasErrorObjective)
  return leakCount > 0 || checks.some(counts)
}

type Answered = Pick<Measures, 'conformance' | 'requests' | 'byTransport'>

/** Returns whether the answers of a load prove a defect of the target, even if the figures of the load are unusable. */
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
