/** Registers one webhook address more than a deployment declares to take, and removes what is too much. */
import type { ProbeContext } from '../../engine/probe.ts'
import type { Readings } from '../../statement/readings.ts'
import { endpointLimitOf, whyLimitUnseen } from '../endpoint-limit.ts'
import { register, type Registered } from './webhook-setup.ts'

/** Label of the address beyond the declared limit. */
const BEYOND = 'beyond-limit'

// As many as events are brought to: those are registered anyway.
const REGISTERED = 8

/** The most calls that this makes, removals included; 0 where no limit is declared that can be shown. */
export function limitRequests(readings: Readings): number {
  const limit = shownLimit(readings)
  return limit === null ? 0 : 2 * (Math.max(0, limit - REGISTERED) + 1)
}

/**
 * Fills up to the declared limit where `count` addresses are registered by now, and tries one more. Returns what was taken for
 * this and is to be removed.
 */
export async function exceedLimit(context: ProbeContext, count: number): Promise<readonly Registered[]> {
  const limit = shownLimit(context.readings)
  if (limit === null) return []
  const taken: Registered[] = []
  for (let number = count + 1; number <= limit; number += 1) {
    const one = await register(context, `fill-${number}`, [])
    if (one === null) return taken
    taken.push(one)
  }
  const beyond = await register(context, BEYOND, [])
  return beyond === null ? taken : [...taken, beyond]
}

function shownLimit(readings: Readings): number | null {
  return whyLimitUnseen(readings) === null ? endpointLimitOf(readings) : null
}
