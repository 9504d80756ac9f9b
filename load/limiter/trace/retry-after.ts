/** Reads when a refusal allows the next try. Pure; apart from the other fields because the plan needs it inside k6. */
import { readRetryAfter } from '../../../conformance/limits/limits-values.ts'
import type { LimitFields } from './trace.ts'

/**
 * Returns the wait after which a Retry-After allows the next try, in milliseconds from the answer. What the judge of
 * conformance calls malformed is still read for what it would mean (`1.5`, a date in another form): a run finds out
 * what a limiter does.
 */
export function retryAfterMs(fields: LimitFields, nowEpochMs: number): number | null {
  const text = fields['retry-after']
  if (text === undefined) return null
  const read = readRetryAfter(text, nowEpochMs)
  if (read.kind !== 'malformed') return read.waitMs
  if (/^\d+\.\d+$/.test(text)) return Number(text) * 1000
  // Anything but a weekday first is not a date: the parser makes years of numbers.
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,?\s/.test(text)) return null
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : at - nowEpochMs
}

/** A Retry-After that is neither whole seconds nor a date as RFC 9110 section 10.2.3 has it; null when all is well. */
export function malformedRetryAfter(fields: LimitFields): string | null {
  const text = fields['retry-after']
  return text === undefined || readRetryAfter(text, 0).kind !== 'malformed' ? null : text
}
