/** Lists all checks of the capability `limits` in report order. */
import type { Check } from '../../evidence/check.ts'
import { chargeChecks } from './limits-charges.ts'
import { existsChecks } from './limits-exists.ts'
import { fieldChecks } from './limits-fields.ts'
import { quotaChecks } from './limits-quota.ts'
import { limitRefusalChecks } from './limits-refusals.ts'
import { unitChecks } from './limits-unit-checks.ts'

/** Every check of the capability `limits`. */
export const limitChecks: readonly Check[] = [
  ...existsChecks,
  ...limitRefusalChecks,
  ...fieldChecks,
  ...quotaChecks,
  ...chargeChecks,
  ...unitChecks,
]
