import { checksOf } from '../../evidence/check.ts'
import * as charges from './limits-charges.ts'
import * as exists from './limits-exists.ts'
import * as fields from './limits-fields.ts'
import * as quota from './limits-quota.ts'
import * as refusals from './limits-refusals.ts'

/** All checks of the capability `limits`, in the order of the interface. */
export const limitChecks = checksOf(charges, exists, fields, quota, refusals)
