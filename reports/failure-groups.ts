/** Groups failures with the same cause, so that one broken answer is not explained ten times. */
import type { CheckRecord, RunIssue } from './run.ts'

/** Checks that broke at the same places in the same way; `exchange` is the one to repeat, if known. */
export type FailureGroup = {
  readonly checks: readonly CheckRecord[]
  readonly issues: readonly RunIssue[]
  readonly exchange: string | null
}

/** Groups by equal issues, in order of first appearance. Every check given is in exactly one group. */
export function failureGroups(failed: readonly CheckRecord[]): readonly FailureGroup[] {
  const byCause = new Map<string, CheckRecord[]>()
  for (const check of failed) {
    const cause = JSON.stringify(check.issues.map(({ at, expected, received }) => [at, expected, received]))
    byCause.set(cause, [...(byCause.get(cause) ?? []), check])
  }
  return [...byCause.values()].map((checks) => {
    const issues = checks[0]?.issues ?? []
    return { checks, issues, exchange: exchangeOf(checks) }
  })
}

/** The exchange that shows a failure: the one its first issue points at, else the first it rests on. */
function exchangeOf(checks: readonly CheckRecord[]): string | null {
  const first = checks[0]
  if (first === undefined) return null
  const at = first.issues[0]?.at ?? ''
  const pointed = first.exchanges.filter((id) => at === id || at.startsWith(`${id} `))
  return pointed[0] ?? first.exchanges[0] ?? null
}
