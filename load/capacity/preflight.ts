/** What a preflight says of a sweep: whether it may begin, and what its report has to name. Pure. */
import type { CapacityPreflight } from '../../schemas/compiled/capacity-run.ts'
import { count } from '../../schemas/count.ts'

/** Returns why the sweep is refused; null where it may begin. */
export function refusalOf(preflight: CapacityPreflight | undefined): string | null {
  const [first, ...others] = preflight?.failed.filter(({ isDeciding }) => isDeciding) ?? []
  if (first === undefined) return null
  const more = others.length === 0 ? '' : ` (and ${others.map(({ id }) => id).join(', ')})`
  return `the answers do not conform: ${first.id}: ${first.why}${more}: a wrong answer, however fast, is no capacity, so nothing was swept`
}

/** Returns a line for each failure that does not refuse the sweep, and one for what could not be judged. */
export function preflightNotes(preflight: CapacityPreflight | undefined): readonly string[] {
  if (preflight === undefined) return []
  const { failed, passed, undecided } = preflight
  const warnings = failed
    .filter(({ isDeciding }) => !isDeciding)
    .map(({ id, why }) => `the answers do not conform: ${id}: ${why}`)
  if (failed.length > 0 || passed.length > 0 || undecided.length === 0) return warnings
  return [`the preflight judged nothing: ${count(undecided.length, 'check')} had no answer to judge`]
}
