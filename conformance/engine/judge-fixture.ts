import type { CheckRecord } from '../../schemas/compiled/run.ts'
import type { Check, Evidence } from '../evidence/check.ts'
import { judgeAlone } from './judge.ts'
import type { Plan } from '../statement/plan.ts'

/** Judges a check by its own evidence only. */
export function judgeCheck(check: Check, evidence: Evidence, plan: Plan): CheckRecord {
  return judgeAlone(check, evidence, plan).record
}
