/** The declared number of webhook addresses, and the ways to show it. Pure. */
import { numberOf, stringOf, type Readings } from '../statement/readings.ts'

const REGISTRATION = 'webhooks.registration'

/** The most addresses that a run registers to reach a declared limit. */
export const MAX_REGISTERED = 20

/** Returns the number of addresses that the deployment takes at a time; null when it declares no limit. */
export function endpointLimitOf(readings: Readings): number | null {
  return numberOf(readings, REGISTRATION, 'maxEndpoints')
}

/** Returns the reason why a run cannot show that a declared limit is kept; null where a run can, or where none is declared. */
export function whyLimitUnseen(readings: Readings): string | null {
  const limit = endpointLimitOf(readings)
  if (limit === null) return null
  if (limit > MAX_REGISTERED)
    return `the declared limit of ${limit} addresses is more than a run registers (${MAX_REGISTERED})`
  // What is taken beyond the limit has to be removed again.
  const removePath = stringOf(readings, REGISTRATION, 'removePath')
  return removePath === null ? 'the reading has no removePath, so that no address is registered for it' : null
}
