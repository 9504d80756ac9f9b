import { checksOf } from '../../evidence/check.ts'
import * as delivery from './webhooks-delivery.ts'
import * as registration from './webhooks-registration.ts'
import * as retries from './webhooks-retries.ts'
import * as times from './webhooks-times.ts'

/** All checks of the capability `webhooks`, in the order of the interface. */
export const webhookChecks = checksOf(delivery, registration, retries, times)
