/** Finds checks whose verdicts differ between several runs on the same target. */
import type { Run, Verdict } from '../../schemas/compiled/run.ts'

/** A check whose verdicts differ between runs, with the verdict of each run in order. */
export type Moved = { readonly id: string; readonly verdicts: readonly Verdict[] }

/** Returns the checks whose verdicts differ between runs. */
export function movedVerdicts(runs: readonly Run[]): readonly Moved[] {
  const byId = new Map<string, Verdict[]>()
  for (const { checks } of runs)
    for (const { id, verdict } of checks) byId.set(id, [...(byId.get(id) ?? []), verdict])
  return [...byId]
    .map(([id, verdicts]) => ({ id, verdicts }))
    .filter(({ verdicts }) => new Set(verdicts).size > 1)
}

/** Returns whether a check both passed and failed (or warned). */
export function isContradiction({ verdicts }: Moved): boolean {
  return verdicts.includes('pass') && (verdicts.includes('fail') || verdicts.includes('warn'))
}
