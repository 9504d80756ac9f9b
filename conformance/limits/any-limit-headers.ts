/** Parses header fields that announce limits, for a service that does not declare the names of these fields. Pure. */
import {
  epochMs,
  plainAllowance,
  structuredFields,
  type Allowance,
  type LimitPart,
  type LimitUnit,
} from './limits-headers.ts'
import { DAY_MS, HOUR_MS } from '../../schemas/durations.ts'
import type { HeaderList } from '../exchange/exchange.ts'
import {
  fromNowMs,
  goDurationMs,
  httpDateMs,
  readRetryAfter,
  rfc3339Ms,
  secondsIn,
} from '../exchange/limits-values.ts'

// Matches the start of the names of limit header fields, such as `x-ratelimit-` and `anthropic-ratelimit-`.
const PREFIX = /^(?:x-)?(?:[a-z]+-)?rate-?limit-/
const PERIOD_MS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: HOUR_MS,
  day: DAY_MS,
}
const UNIT_NAMES: readonly LimitUnit[] = ['requests', 'input-tokens', 'output-tokens', 'tokens']

/** Returns the limits that an answer announces. `fields`: values by lower-case name. `nowMs`: the server's time in ms since 1970. */
export function readAnnouncements(
  fields: Readonly<Record<string, string>>,
  nowMs: number,
): readonly Allowance[] {
  const headers: HeaderList = Object.entries(fields)
  const parts = headers.flatMap(([field]) => partIn(field))
  const plain = [...Map.groupBy(parts, ({ id }) => id).values()]
    .map((set) => allowanceIn(set, headers, nowMs))
    .filter(({ limit, remaining }) => limit !== null || remaining !== null)
  // Draft 03 allows policies after the limit: `10, 10;w=1`.
  const policies = headers.flatMap(([field, text]): HeaderList =>
    field.endsWith('limit') && text.includes(';w=')
      ? [['ratelimit-policy', text.replace(/^[^,]*,/, '')]]
      : [],
  )
  return merged(plain, structuredFields([...headers, ...policies]).allowances)
}

/** A header field with one part of a limit, such as the remaining quota. Fields with the same `id` belong to the same limit. */
type FieldPart = {
  readonly id: string
  readonly part: LimitPart
  readonly field: string
  readonly words: string
}

function partIn(field: string): readonly FieldPart[] {
  const words = PREFIX.test(field) ? field.replace(PREFIX, '') : ''
  return (['limit', 'remaining', 'reset'] as const)
    .filter((part) => new RegExp(`(?:^|-)${part}(?:-|$)`).test(words))
    .map((part) => ({ id: field.replace(new RegExp(`-${part}(?=-|$)`), ''), part, field, words }))
}

function allowanceIn(set: readonly FieldPart[], headers: HeaderList, nowMs: number): Allowance {
  const words = set[0]?.words ?? ''
  const nameOf = (part: LimitPart): string => set.find((one) => one.part === part)?.field ?? ''
  const period = /(second|minute|hour|day)$/.exec(words)?.[1]
  const unit = UNIT_NAMES.find((name) => words.includes(name)) ?? null
  const names = { limit: nameOf('limit'), remaining: nameOf('remaining'), reset: nameOf('reset') }
  return {
    ...plainAllowance(unit, names, headers, (text) => evidentResetMs(text, nowMs)),
    windowMs: period === undefined ? null : (PERIOD_MS[period] ?? null),
  }
}

/**
 * Combines the limits `plain` (single header fields) with `policies` (`RateLimit-Policy`). A plain limit and a policy of equal size are
 * one limit if the policy states no remaining quota. The combined limit uses the policy's window if the plain limit has none.
 */
function merged(plain: readonly Allowance[], policies: readonly Allowance[]): readonly Allowance[] {
  const completed = plain.map((one) => {
    const policy = policies.find(({ limit, remaining }) => limit === one.limit && remaining === null)
    return { one: { ...one, windowMs: one.windowMs ?? policy?.windowMs ?? null }, policy }
  })
  const used = new Set(completed.map(({ policy }) => policy))
  return [...completed.map(({ one }) => one), ...policies.filter((policy) => !used.has(policy))]
}

/** Returns the ms until a reset (a duration, seconds, a time since 1970 in s or ms, or a date); else null. */
function evidentResetMs(text: string, nowMs: number): number | null {
  const dateMs = rfc3339Ms(text) ?? httpDateMs(text)
  if (dateMs !== null) return dateMs - nowMs
  const ms = epochMs(text)
  if (ms === null) return goDurationMs(text)
  return fromNowMs(ms, nowMs)
}

/** Returns the wait in `retry-after-ms` or `retry-after`, in ms; null if both lack a valid wait. Accepts decimals and `1m30s`. */
export function evidentWaitMs(fields: Readonly<Record<string, string>>, nowMs: number): number | null {
  const exact = fields['retry-after-ms']
  const exactMs = exact === undefined ? null : secondsIn(exact)
  if (exactMs !== null) return exactMs / 1000
  const text = fields['retry-after']
  if (text === undefined) return null
  return readRetryAfter(text, nowMs).waitMs
}
