/** All checks of webhooks, in the order they are reported. */
import type { Check } from '../../evidence/check.ts'
import { deliveryChecks } from './webhooks-delivery.ts'
import { webhookOrderChecks } from './webhooks-order.ts'
import { payloadChecks } from './webhooks-payload.ts'
import { webhookRefusalChecks } from './webhooks-refusals.ts'
import { registrationChecks } from './webhooks-registration.ts'
import { retryChecks } from './webhooks-retry.ts'
import { scheduleChecks } from './webhooks-schedule.ts'
import { secretChecks } from './webhooks-secrets.ts'
import { timeChecks } from './webhooks-times.ts'
import { signatureChecks } from './webhooks-signature.ts'

/** Every check of the capability `webhooks`; ids are permanent. */
export const webhookChecks: readonly Check[] = [
  ...registrationChecks,
  ...secretChecks,
  ...webhookRefusalChecks,
  ...deliveryChecks,
  ...timeChecks,
  ...retryChecks,
  ...scheduleChecks,
  ...payloadChecks,
  ...webhookOrderChecks,
  ...signatureChecks,
]
