import type { Readings } from '../statement/readings.ts'
import { isRecord } from '../exchange/reply.ts'

/** The size of the long prompt, in bytes. */
export const LONG_CONTENT_BYTES = 32 * 1024

const LETTERS_PER_TOKEN = 4

/** Returns the smallest declared token quota if the long prompt would exceed it. Returns null if no declared quota is that small. */
export function quotaBelowLongPrompt(readings: Readings): number | null {
  const quotas = readings.get('limits.quota')?.value['quotas']
  const sizes = (Array.isArray(quotas) ? quotas : []).map((one: unknown) =>
    isRecord(one) && one['unit'] === 'tokens' && typeof one['quota'] === 'number' ? one['quota'] : Infinity,
  )
  const least = Math.min(...sizes)
  return least < LONG_CONTENT_BYTES / LETTERS_PER_TOKEN ? least : null
}
