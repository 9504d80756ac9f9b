/** Retries of failed deliveries, and the rules that apply to them. Pure. */
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { notApplicable, violatedUnlessEmpty, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { attemptsAt, isAcknowledged, unlessLate, usualCopies, whenRetried } from './webhook-attempts.ts'
import { nothingCame, seenTooLate } from './webhook-evidence.ts'

/**
 * A delivery that failed, and the next one of the same event to the same address. `mayBeCopy`: the sender delivers each attempt
 * more than once, and by its place this may be the same attempt.
 */
export type Retry = { readonly before: Exchange; readonly retry: Exchange; readonly mayBeCopy: boolean }

/** Addresses that do not acknowledge the first attempt, though it may come again. */
export const FAILING: readonly string[] = ['failing', 'redirecting', 'refusing', 'silent']

/**
 * Applies a rule to every retry. Without retries: what keeps them away. `applies` is null where only a stall of this machine leaves open
 * whether the rule applies.
 */
export function onRetries(
  evidence: Evidence,
  rule: (retry: Retry) => readonly Issue[],
  applies: (retry: Retry) => boolean | null = () => true,
): Judgement {
  return whenRetried(evidence, 1, () => {
    const all = FAILING.flatMap((label) => retriesTo(evidence, label))
    if (all.length === 0) return nothingCame(evidence)
    const certain = all.filter((retry) => applies(retry) === true)
    const retries = certain.length > 0 ? certain : all.filter((retry) => applies(retry) === null)
    if (retries.length === 0) return notApplicable('no retry shows it')
    const deliveries = retries.flatMap(({ before, retry }) => [before, retry])
    const issues = retries.flatMap(rule)
    if (certain.length === 0 && issues.length > 0)
      return seenTooLate('how long after the attempt before it a retry came', deliveries)
    return unlessLate(evidence, deliveries, violatedUnlessEmpty(issues, deliveries))
  })
}

function retriesTo(evidence: Evidence, label: string): readonly Retry[] {
  const attempts = attemptsAt(evidence, label) ?? []
  const copies = usualCopies(evidence)
  return attempts.flatMap((retry, index) => {
    const before = attempts[index - 1]
    if (before === undefined || isAcknowledged(before)) return []
    return [{ before, retry, mayBeCopy: index % copies !== 0 }]
  })
}
