/** Lists all webhook checks in report order. */
import type { Check } from '../../evidence/check.ts'
import { deliveryChecks } from './webhooks-delivery.ts'
import { registrationChecks } from './webhooks-registration.ts'
import { retryChecks } from './webhooks-retries.ts'
import { timeChecks } from './webhooks-times.ts'

/** Every check of the capability `webhooks`; ids are permanent. */
export const webhookChecks: readonly Check[] = [
  ...registrationChecks,
  ...deliveryChecks,
  ...timeChecks,
  ...retryChecks,
]
