import { count } from '../../schemas/count.ts'
import type { Readings } from '../statement/readings.ts'
import { isRecord } from '../exchange/reply.ts'

/** The size of the long prompt, in bytes. */
export const LONG_CONTENT_BYTES = 32 * 1024

const LETTERS_PER_TOKEN = 4

/** Returns why Assay does not send the long prompt: a declared token quota is smaller. Returns null if none is that small. */
export function whyNoLongPrompt(readings: Readings): string | null {
  const quotas = readings.get('limits.quota')?.value['quotas']
  const sizes = (Array.isArray(quotas) ? quotas : []).map((one: unknown) =>
    isRecord(one) && one['unit'] === 'tokens' && typeof one['quota'] === 'number' ? one['quota'] : Infinity,
  )
  const least = Math.min(...sizes)
  return least < LONG_CONTENT_BYTES / LETTERS_PER_TOKEN
    ? `the declared quota of ${count(least, 'token')} does not admit a prompt of 32 KiB`
    : null
}
