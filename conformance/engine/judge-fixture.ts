import type { CheckRecord } from '../../schemas/compiled/run.ts'
import type { Check, Evidence } from '../evidence/check.ts'
import { judgeAlone } from './judge.ts'
import type { Plan } from '../statement/plan.ts'

/** Judges a check only by its own evidence, without the results of other checks. */
export function judgeCheck(check: Check, evidence: Evidence, plan: Plan): CheckRecord {
  return judgeAlone(check, evidence, plan).record
}
