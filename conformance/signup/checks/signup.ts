import { checksOf } from '../../evidence/check.ts'
import * as accounts from './signup-accounts.ts'
import * as answers from './signup-answers.ts'

/** Every check of the capability `signup`, in the order of the interface. The id of a check is permanent. */
export const signupChecks = checksOf(accounts, answers)
