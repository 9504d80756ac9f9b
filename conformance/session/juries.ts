/** The jury of a run under way: each check is judged once for each moment, however many others it may explain. */
import type { Jury } from '../engine/explain.ts'
import type { Plan } from '../engine/plan.ts'
import type { Check } from '../evidence/check.ts'
import { evidenceFor, type EvidenceSource } from '../evidence/evidence.ts'

/** Returns a function that gives the jury of this moment: another one when something more was recorded since. */
export function juries(
  checks: readonly Check[],
  parts: EvidenceSource & { readonly plan: Plan },
): () => Jury {
  let [jury, lines]: [Jury | null, number] = [null, 0]
  return () => {
    const linesNow = parts.exchanges().length + parts.omissions().length + parts.secrets().length
    if (jury === null || lines !== linesNow)
      jury = { checks, plan: parts.plan, evidenceOf: (check) => evidenceFor(check, parts) }
    lines = linesNow
    return jury
  }
}
