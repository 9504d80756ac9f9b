/** All checks of the capability `signup`, in the order they are reported. */
import type { Check } from '../../evidence/check.ts'
import { keyChecks } from './signup-keys.ts'
import { leakChecks } from './signup-leaks.ts'
import { signupOfferChecks } from './signup-offer.ts'
import { signupRefusalChecks } from './signup-refusals.ts'

/** Every check of the capability `signup`. */
export const signupChecks: readonly Check[] = [
  ...signupOfferChecks,
  ...keyChecks,
  ...leakChecks,
  ...signupRefusalChecks,
]
