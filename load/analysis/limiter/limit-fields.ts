/**
 * Reads the header fields that speak of limits, in the families of gap G8.3. Structured fields are read by a library
 * (RFC 9651); dates after RFC 9110 section 5.6.7 and RFC 3339; durations as Go writes them. Pure.
 */
import { parseDictionary, parseList } from 'structured-headers'
import type { LimitFields } from './trace.ts'

/** The families of G8.3. */
export type HeaderFamily =
  | 'x-ratelimit-durations'
  | 'ratelimit-fields'
  | 'ratelimit-03'
  | 'x-ratelimit-epoch'
  | 'anthropic'

/** What one answer said of one limit; null where it said nothing. `resetMs` counts from the answer. */
export type Said = {
  readonly family: HeaderFamily
  readonly unit: 'requests' | 'tokens'
  readonly limit: number | null
  readonly remaining: number | null
  readonly resetMs: number | null
  readonly windowMs: number | null
}

/** What the fields of an answer say, and which of them cannot be read. */
export type ReadFields = { readonly said: readonly Said[]; readonly unreadable: readonly string[] }

/** Reads all families that are there. `nowEpochMs` is the wall clock when the answer came. */
export function readLimitFields(fields: LimitFields, nowEpochMs: number): ReadFields {
  const unreadable: string[] = []
  const number = (name: string): number | null => {
    const text = fields[name]
    if (text === undefined) return null
    if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text)
    unreadable.push(`${name}: ${text}`)
    return null
  }
  const said = [
    ...byUnit(fields, unreadable, number),
    ...anthropic(fields, unreadable, number, nowEpochMs),
    ...plainFields(fields, unreadable, number, nowEpochMs),
    ...structured(fields, unreadable),
  ]
  return { said, unreadable }
}

type ReadNumber = (name: string) => number | null
const UNITS = ['requests', 'tokens'] as const

function byUnit(fields: LimitFields, unreadable: string[], number: ReadNumber): readonly Said[] {
  return UNITS.flatMap((unit) => {
    const text = fields[`x-ratelimit-reset-${unit}`]
    const limit = number(`x-ratelimit-limit-${unit}`)
    const remaining = number(`x-ratelimit-remaining-${unit}`)
    if (limit === null && remaining === null && text === undefined) return []
    const resetMs = text === undefined ? null : durationMs(text)
    if (text !== undefined && resetMs === null) unreadable.push(`x-ratelimit-reset-${unit}: ${text}`)
    return [{ family: 'x-ratelimit-durations' as const, unit, limit, remaining, resetMs, windowMs: null }]
  })
}

function anthropic(
  fields: LimitFields,
  unreadable: string[],
  number: ReadNumber,
  nowEpochMs: number,
): readonly Said[] {
  return UNITS.flatMap((unit) => {
    const text = fields[`anthropic-ratelimit-${unit}-reset`]
    const limit = number(`anthropic-ratelimit-${unit}-limit`)
    const remaining = number(`anthropic-ratelimit-${unit}-remaining`)
    if (limit === null && remaining === null && text === undefined) return []
    const isDate =
      text !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text)
    if (text !== undefined && !isDate) unreadable.push(`anthropic-ratelimit-${unit}-reset: ${text}`)
    const resetMs = isDate ? Date.parse(text) - nowEpochMs : null
    return [{ family: 'anthropic' as const, unit, limit, remaining, resetMs, windowMs: null }]
  })
}

/** The same three names with and without `x-`: with it the reset is a moment, without it a number of seconds. */
function plainFields(
  fields: LimitFields,
  unreadable: string[],
  number: ReadNumber,
  nowEpochMs: number,
): readonly Said[] {
  const unit = 'requests'
  const one = (prefix: string, family: HeaderFamily): readonly Said[] => {
    const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
      number(`${prefix}-${name}`),
    )
    if (limit === null && remaining === null && reset === null) return []
    const isEpoch = family === 'x-ratelimit-epoch'
    // Some servers count seconds from now, or milliseconds, under this name: which of them nobody can tell from a number.
    const isOdd = isEpoch && (reset ?? null) !== null && !isEpochSeconds(reset ?? 0)
    if (isOdd) unreadable.push(`${prefix}-reset: ${fields[`${prefix}-reset`]} is no moment in epoch seconds`)
    const resetMs =
      reset === null || reset === undefined || isOdd
        ? null
        : isEpoch
          ? reset * 1000 - nowEpochMs
          : reset * 1000
    return [{ family, unit, limit: limit ?? null, remaining: remaining ?? null, resetMs, windowMs: null }]
  }
  return [...one('x-ratelimit', 'x-ratelimit-epoch'), ...one('ratelimit', 'ratelimit-03')]
}

function isEpochSeconds(value: number): boolean {
  return value >= 1e9 && value < 1e11
}

function structured(fields: LimitFields, unreadable: string[]): readonly Said[] {
  const text = fields.ratelimit
  const policy = fields['ratelimit-policy']
  if (text === undefined && policy === undefined) return []
  const now = text === undefined ? [] : itemsOf('ratelimit', text, unreadable)
  const policies = policy === undefined ? [] : itemsOf('ratelimit-policy', policy, unreadable)
  const names = new Set([...now, ...policies].map(({ name }) => name))
  return [...names].map((name) => {
    const state = now.find((item) => item.name === name)?.values
    const promise = policies.find((item) => item.name === name)?.values
    const resetSeconds = numberIn(state, 't') ?? numberIn(state, 'reset')
    const windowSeconds = numberIn(promise, 'w')
    return {
      family: 'ratelimit-fields',
      unit: 'requests',
      limit: numberIn(promise, 'q') ?? numberIn(state, 'limit'),
      remaining: numberIn(state, 'r') ?? numberIn(state, 'remaining'),
      resetMs: resetSeconds === null ? null : resetSeconds * 1000,
      windowMs: windowSeconds === null ? null : windowSeconds * 1000,
    }
  })
}

type Item = { readonly name: string; readonly values: ReadonlyMap<string, unknown> }

/** A list of named items with parameters (draft -08 and later), or the one dictionary of draft -07. */
function itemsOf(field: string, text: string, unreadable: string[]): readonly Item[] {
  try {
    if (/^\s*(limit|remaining|reset)\s*=/.test(text)) {
      const values = new Map([...parseDictionary(text)].map(([key, [value]]) => [key, value] as const))
      return [{ name: '', values }]
    }
    return parseList(text).map(([value, parameters]) => ({
      name: typeof value === 'string' ? value : '',
      values: parameters,
    }))
  } catch {
    unreadable.push(`${field}: ${text}`)
    return []
  }
}

function numberIn(values: ReadonlyMap<string, unknown> | undefined, name: string): number | null {
  const value = values?.get(name)
  return typeof value === 'number' ? value : null
}

const PART_MS: Readonly<Record<string, number>> = {
  h: 3_600_000,
  m: 60_000,
  s: 1000,
  ms: 1,
  us: 0.001,
  µs: 0.001,
  ns: 1e-6,
}

/** Milliseconds of a Go duration such as `6m0s`, `12ms`, `2m59.56s`; null when it is none. */
export function durationMs(text: string): number | null {
  if (!/^(\d+(\.\d+)?(h|ms|m|us|µs|ns|s))+$/.test(text)) return null
  let sum = 0
  for (const [, count = '', part = ''] of text.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|us|µs|ns|s)/g))
    sum += Number(count) * (PART_MS[part] ?? 0)
  return sum
}
