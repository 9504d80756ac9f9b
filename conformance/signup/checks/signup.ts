import { checksOf } from '../../evidence/check.ts'
import * as accounts from './signup-accounts.ts'
import * as answers from './signup-answers.ts'

/** The checks of the capability `signup`, in the order of the interface. Ids are permanent. */
export const signupChecks = checksOf(accounts, answers)
