/** Reads when a refusal allows the next request. Pure; separate from the other fields because the plan needs it inside k6. */
import { readRetryAfter } from '../../../conformance/limits/limits-values.ts'
import type { LimitFields } from './trace.ts'

/**
 * Returns the wait of a Retry-After, in milliseconds from the answer. Some values that the checks call malformed have an
 * evident meaning (`1.5`, a date in another form). They are read, because a run finds out what a limiter does.
 */
export function lenientRetryAfterMs(fields: LimitFields, nowEpochMs: number): number | null {
  const text = fields['retry-after']
  if (text === undefined) return null
  const read = readRetryAfter(text, nowEpochMs)
  if (read.kind !== 'malformed') return read.waitMs
  if (/^\d+\.\d+$/.test(text)) return Number(text) * 1000
  // A date begins with a weekday: the parser would read other numbers as years.
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,?\s/.test(text)) return null
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : at - nowEpochMs
}

/** Returns a Retry-After that is neither whole seconds nor a date by RFC 9110 section 10.2.3; null if it is correct or absent. */
export function malformedRetryAfter(fields: LimitFields): string | null {
  const text = fields['retry-after']
  return text === undefined || readRetryAfter(text, 0).kind !== 'malformed' ? null : text
}
