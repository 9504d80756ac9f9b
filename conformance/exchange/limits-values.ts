import { HOUR_MS } from '../../schemas/durations.ts'
import type { Exchange } from './exchange.ts'
import { headerValue } from './reply.ts'

/** Parses an integer of up to 15 digits; null for anything else. */
export function countIn(text: string): number | null {
  const value = /^-?\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN
  return Number.isSafeInteger(value) ? value : null
}

/** Parses a number of seconds, and returns it in milliseconds. Returns null if the text is not such a number. */
export function secondsIn(text: string): number | null {
  return /^\d{1,12}(\.\d{1,9})?$/.test(text.trim()) ? Number(text) * 1000 : null
}

// Matches the first number and unit of a duration in the format of Go's `time.ParseDuration`, such as `6m` in `6m0s`.
const DURATION = /^(?:\d+(?:\.\d*)?|\.\d+)(?:h|ms|m|s|us|µs|μs|ns)/
const UNIT_MS: Readonly<Record<string, number>> = {
  h: HOUR_MS,
  m: 60_000,
  s: 1000,
  ms: 1,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ns: 1e-6,
}
const MAX_CHARS = 40

/** Parses a duration such as `6m0s` (Go). Returns ms; null for anything else. */
export function goDurationMs(text: string): number | null {
  let rest = text.trim()
  if (rest === '0') return 0
  if (rest === '' || rest.length > MAX_CHARS) return null
  let totalMs = 0
  while (rest !== '') {
    const [part] = DURATION.exec(rest) ?? []
    if (part === undefined) return null
    const unit = /[a-zµμ]+$/.exec(part)?.[0] ?? ''
    totalMs += Number.parseFloat(part) * (UNIT_MS[unit] ?? 0)
    rest = rest.slice(part.length)
  }
  return totalMs
}

// Matches an HTTP date in the preferred form (RFC 9110 section 5.6.7). Senders must not use the two obsolete forms.
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Parses an HTTP date. Returns milliseconds since 1970; null for anything else. */
export function httpDateMs(text: string): number | null {
  return HTTP_DATE.test(text.trim()) ? finite(Date.parse(text)) : null
}

const RFC_3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/

/** Parses an RFC 3339 time. Returns milliseconds since 1970; null for anything else. */
export function rfc3339Ms(text: string): number | null {
  return RFC_3339.test(text.trim()) ? finite(Date.parse(text)) : null
}

/** Returns when an answer began to arrive, in ms since 1970. */
export function answeredAtMs({ sentAtEpochMs, timing }: Exchange): number {
  return sentAtEpochMs + (timing.headersMs ?? timing.endMs)
}

/** Returns the ms from the first call to the last answer; 0 without calls. */
export function spanMs(calls: readonly Exchange[]): number {
  if (calls.length === 0) return 0
  return Math.max(...calls.map(answeredAtMs)) - Math.min(...calls.map(({ sentAtEpochMs }) => sentAtEpochMs))
}

/** Returns the `Date` of an answer in ms since 1970. Without a valid `Date`, returns when the answer began to arrive. */
export function serverTimeMs(exchange: Exchange): number {
  const date = headerValue(exchange.response?.headers ?? [], 'date')
  return (date === null ? null : httpDateMs(date)) ?? answeredAtMs(exchange)
}

/** The wait that Retry-After demands (RFC 9110 section 10.2.3). `waitMs` is null if the value cannot be understood. */
type RetryAfter =
  | { readonly kind: 'seconds' | 'date'; readonly waitMs: number; readonly text: string }
  | { readonly kind: 'malformed'; readonly waitMs: number | null; readonly text: string }

/** Returns the Retry-After of an answer; null when the field is absent. */
export function retryAfterOf(exchange: Exchange): RetryAfter | null {
  const text = headerValue(exchange.response?.headers ?? [], 'retry-after')
  return text === null ? null : readRetryAfter(text, serverTimeMs(exchange))
}

/** Numbers of seconds from this one on are times since 1970, not durations: no known limit lasts for 30 years. */
export const MOMENT_SECONDS = 1e9

/** Returns the wait in ms. A large value is a time since 1970, from which `nowMs` is subtracted. Other values are durations. */
export function fromNowMs(durationOrTimeMs: number, nowMs: number): number {
  return durationOrTimeMs >= MOMENT_SECONDS * 1000 ? durationOrTimeMs - nowMs : durationOrTimeMs
}

/** Parses the value of Retry-After. `nowMs` is the server's time, in ms since 1970. */
export function readRetryAfter(text: string, nowMs: number): RetryAfter {
  if (/^\d{1,10}$/.test(text.trim()) && Number(text) < MOMENT_SECONDS)
    return { kind: 'seconds', waitMs: Number(text) * 1000, text }
  const dateMs = httpDateMs(text)
  return dateMs === null
    ? { kind: 'malformed', waitMs: evidentMs(text, nowMs), text }
    : { kind: 'date', waitMs: dateMs - nowMs, text }
}

// Matches the start of an obsolete HTTP date. A match is required, because `Date.parse` accepts even "-1" as a year.
const OLD_DATE = /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/

// Returns the intended wait of a malformed Retry-After with decimals, a Unix time, a Go duration or an obsolete date. Null otherwise.
function evidentMs(text: string, nowMs: number): number | null {
  const ms = secondsIn(text) ?? goDurationMs(text)
  if (ms !== null) return fromNowMs(ms, nowMs)
  const dateMs = OLD_DATE.test(text) ? finite(Date.parse(text.endsWith('GMT') ? text : `${text} GMT`)) : null
  return dateMs === null ? null : dateMs - nowMs
}

/** Returns when the wait in Retry-After ends, in ms since 1970. Returns null if there is no valid field. */
export function promisedAtMs(exchange: Exchange): number | null {
  const after = retryAfterOf(exchange)
  return after === null || after.kind === 'malformed' ? null : answeredAtMs(exchange) + after.waitMs
}

/** Returns when the wait in Retry-After ends at the earliest, counted from the sending of the call. Null without a valid field. */
export function earliestPromisedAtMs(exchange: Exchange): number | null {
  const promisedMs = promisedAtMs(exchange)
  return promisedMs === null ? null : promisedMs - answeredAtMs(exchange) + exchange.sentAtEpochMs
}

/** Returns the wait in ms that Retry-After demands. Corrects a date if the clock of the server is more than `leastBehindMs` slow. */
export function shortestWaitMs(exchange: Exchange, leastBehindMs = 0): number | null {
  const after = retryAfterOf(exchange)
  if (after === null || after.kind === 'malformed') return null
  const behindMs = answeredAtMs(exchange) - serverTimeMs(exchange)
  const byOursMs = after.waitMs - behindMs
  return after.kind === 'date' && behindMs > leastBehindMs && byOursMs > 0 ? byOursMs : after.waitMs
}

function finite(value: number): number | null {
  return Number.isNaN(value) ? null : value
}
