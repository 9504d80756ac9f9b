/** Parses header fields that announce limits, for a service that declares no family of such fields. Pure. */
import { structuredFields, type LimitUnit } from './limits-headers.ts'
import { countIn, goDurationMs, httpDateMs, readRetryAfter, rfc3339Ms, secondsIn } from './limits-values.ts'

/** One limit as an answer announces it. A missing or unreadable part is null. */
export type Announcement = {
  /** What the limit counts. Null if the field does not say it, which usually means requests. */
  readonly unit: LimitUnit | null
  readonly limit: number | null
  readonly remaining: number | null
  /** Milliseconds from the answer to the reset; negative for a reset in the past. */
  readonly resetMs: number | null
  readonly windowMs: number | null
  /** The name of a header field that announces the limit. */
  readonly field: string
}

// Services put a prefix before or after the unit, or a period after it: `x-ratelimit-limit-tokens-minute`.
const PREFIX = /^(?:x-)?(?:[a-z]+-)?rate-?limit-/
const PERIOD_MS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
}
const UNIT_NAMES: readonly LimitUnit[] = ['requests', 'input-tokens', 'output-tokens', 'tokens']

/** Returns the limits that an answer announces. `fields`: by lower-case name. `nowMs`: the server's time in ms since 1970. */
export function readAnnouncements(
  fields: Readonly<Record<string, string>>,
  nowMs: number,
): readonly Announcement[] {
  const sets = new Map<string, Announcement>()
  for (const [field, text] of Object.entries(fields)) {
    const words = PREFIX.test(field) ? field.replace(PREFIX, '') : ''
    const part = /(?:^|-)(limit|remaining|reset)(?:-|$)/.exec(words)?.[1]
    if (part === undefined) continue
    const id = field.replace(new RegExp(`-${part}(?=-|$)`), '')
    sets.set(id, { ...(sets.get(id) ?? emptySet(field, words)), ...readPart(part, field, text, nowMs) })
  }
  const structured = structuredFields(Object.entries(fields))
  const policies = structured.allowances.map(({ fields: names, ...allowance }) => ({
    ...allowance,
    field: names.limit,
  }))
  return merged(
    [...sets.values()].filter(({ limit, remaining }) => limit !== null || remaining !== null),
    policies,
  )
}

function emptySet(field: string, words: string): Announcement {
  const period = /(second|minute|hour|day)$/.exec(words)?.[1]
  return {
    unit: UNIT_NAMES.find((name) => words.includes(name)) ?? null,
    limit: null,
    remaining: null,
    resetMs: null,
    windowMs: period === undefined ? null : (PERIOD_MS[period] ?? null),
    field,
  }
}

function readPart(part: string, field: string, text: string, nowMs: number): Partial<Announcement> {
  if (part === 'reset') return { resetMs: evidentResetMs(text, nowMs) }
  // Draft 03 allows a policy after the limit: `10, 10;w=1`.
  const count = countIn(text.split(/[,;]/)[0] ?? '')
  return part === 'limit' ? { limit: count, field } : { remaining: count }
}

/**
 * Combines plain fields with policies. A policy without remaining quota only adds its window to plain fields of the same limit.
 */
function merged(plain: readonly Announcement[], policies: readonly Announcement[]): readonly Announcement[] {
  const completed = plain.map((one) => {
    const policy = policies.find(({ limit, remaining }) => limit === one.limit && remaining === null)
    return { one: { ...one, windowMs: one.windowMs ?? policy?.windowMs ?? null }, policy }
  })
  const used = new Set(completed.map(({ policy }) => policy))
  return [...completed.map(({ one }) => one), ...policies.filter((policy) => !used.has(policy))]
}

// A larger value is a time since 1970, not a wait: no limit lasts for 30 years. As seconds it is in 2001.
const EPOCH_SECONDS = 1e9
const EPOCH_MS = 1e12

/**
 * Returns the milliseconds until a reset. The text may be a duration, seconds, an epoch time in seconds or milliseconds, or a
 * date.
 */
function evidentResetMs(text: string, nowMs: number): number | null {
  const dateMs = rfc3339Ms(text) ?? httpDateMs(text)
  if (dateMs !== null) return dateMs - nowMs
  const count = countIn(text)
  if (count !== null && count >= EPOCH_MS) return count - nowMs
  const ms = secondsIn(text)
  if (ms === null) return goDurationMs(text)
  return ms >= EPOCH_SECONDS * 1000 ? ms - nowMs : ms
}

/**
 * Returns the wait in `retry-after-ms` or `retry-after`, in ms; null without either. Accepts decimals, which RFC 9110 does not.
 */
export function evidentWaitMs(fields: Readonly<Record<string, string>>, nowMs: number): number | null {
  const exact = fields['retry-after-ms']
  const exactMs = exact === undefined ? null : secondsIn(exact)
  if (exactMs !== null) return exactMs / 1000
  const text = fields['retry-after']
  if (text === undefined) return null
  const after = readRetryAfter(text, nowMs)
  return after.kind === 'malformed' ? (secondsIn(text) ?? goDurationMs(text)) : after.waitMs
}
