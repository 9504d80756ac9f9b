import { checksOf } from '../../evidence/check.ts'
import * as accounts from './signup-accounts.ts'
import * as answers from './signup-answers.ts'

/** All sign-up checks, in the order of the interface. Their ids are permanent. */
export const signupChecks = checksOf(accounts, answers)
