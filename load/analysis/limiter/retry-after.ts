/** When a refusal allows the next try. Pure; apart from the other fields because the plan needs it inside k6. */
import type { LimitFields } from './trace.ts'

/** When a Retry-After allows the next try, in milliseconds from the answer: seconds or a date (RFC 9110 10.2.3). */
export function retryAfterMs(fields: LimitFields, nowEpochMs: number): number | null {
  const text = fields['retry-after']
  if (text === undefined) return null
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : at - nowEpochMs
}
