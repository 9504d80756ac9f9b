/** Lists all checks of the capability `signup`, in the order of the report. */
import type { Check } from '../../evidence/check.ts'
import { accountChecks } from './signup-accounts.ts'
import { answerChecks } from './signup-answers.ts'

/** Every check of the capability `signup`. */
export const signupChecks: readonly Check[] = [...accountChecks, ...answerChecks]
