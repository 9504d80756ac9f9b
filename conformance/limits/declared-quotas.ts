/** The declared limits of a target, and how much of a run looking for them may take. Pure. */
import type { LimitUnit } from './limits-headers.ts'
import type { Readings } from '../statement/readings.ts'
import { isRecord } from '../exchange/reply.ts'
import { stringsOf } from '../statement/readings.ts'

/** One declared limit: so much of a unit within a window, counted per key, account or address (gaps G8.1, G8.2). */
export type Quota = {
  readonly quota: number
  readonly unit: LimitUnit
  /** Null where none is declared; concurrent requests have none. */
  readonly windowMs: number | null
  readonly scope: 'key' | 'account' | 'address'
}

/** The secrets that limits are looked for with: the key that is spent, another one of its account, and somebody else's. */
export const LIMITS_KEY = 'limits-key'
/** See {@link LIMITS_KEY}. */
export const LIMITS_SIBLING_KEY = 'limits-sibling-key'
/** See {@link LIMITS_KEY}. */
export const LIMITS_OTHER_KEY = 'limits-other-key'

/** Calls that count although they are not answered, as far as the statement says so. */
export type ChargedCall = 'refused' | 'invalid' | 'unauthorized'

/** The largest quota of requests that a run spends. With a larger quota the run would cost hundreds of calls. */
export const MAX_QUOTA = 60

/** Calls made where no quota is known. */
export const LOOK_CALLS = 60

/** More calls at once than the quota has room for. */
export const BURST_EXTRA = 4

/** The longest single wait for a limit to give way, and all waits together. */
export const MAX_WAIT_MS = 65_000
/** See {@link MAX_WAIT_MS}. */
export const MAX_TOTAL_WAIT_MS = 300_000

/** The quotas of the reading `limits.quota`; none when none are declared. */
export function declaredQuotas(readings: Readings): readonly Quota[] {
  const quotas = readings.get('limits.quota')?.value['quotas']
  return Array.isArray(quotas) ? quotas.flatMap((quota: unknown) => quotaOf(quota) ?? []) : []
}

/** The declared limit that calls one after the other meet first: the smallest quota of requests. Null when there is none. */
export function requestQuota(readings: Readings): Quota | null {
  const [first] = declaredQuotas(readings)
    .filter(({ unit }) => unit === 'requests')
    .toSorted((left, right) => left.quota - right.quota)
  return first ?? null
}

/** A larger quota of tokens is not spent: that would cost more than people expect of a test. */
const MAX_TOKEN_QUOTA = 30_000
/** A few calls show a quota of tokens as well as many. */
const TOKEN_CALLS = 8
/** The prompts together have so many times the quota, because tokenizers count differently. */
const TOKEN_SPARE = 1.5
/** More calls at once than this would be a load. */
const MAX_IN_FLIGHT = 30

/** Returns the declared quota of tokens that is met first; null when none is declared, or only one that is too large to be spent. */
export function tokenQuota(readings: Readings): Quota | null {
  return smallest(readings, 'tokens', MAX_TOKEN_QUOTA)
}

/** Returns the declared number of calls in flight; null when none is declared, or one that is too large to be tested. */
export function inFlightQuota(readings: Readings): Quota | null {
  return smallest(readings, 'concurrent', MAX_IN_FLIGHT)
}

function smallest(readings: Readings, unit: LimitUnit, most: number): Quota | null {
  const [first] = declaredQuotas(readings)
    .filter((quota) => quota.unit === unit && quota.quota <= most)
    .toSorted((left, right) => left.quota - right.quota)
  return first ?? null
}

/** The calls that spend a quota of tokens. */
export type TokenCalls = { readonly count: number; readonly promptTokens: number }

/** Returns the calls that spend the declared quota of tokens; null without one, or where the quota of requests allows too few calls. */
export function tokenCalls(readings: Readings): TokenCalls | null {
  const tokens = tokenQuota(readings)
  const requests = requestQuota(readings)?.quota ?? Infinity
  const count = Math.min(TOKEN_CALLS, requests - 1)
  if (tokens === null || count < 4) return null
  return { count, promptTokens: Math.ceil((TOKEN_SPARE * tokens.quota) / count) }
}

/** Returns whether a call of this kind counts by declaration. */
export function isCharged(readings: Readings, call: ChargedCall): boolean {
  return stringsOf(readings, 'limits.quota', 'charged').includes(call)
}

/** Returns whether the statement leaves open that a call of this kind counts. */
export function isUndecided(readings: Readings, call: ChargedCall): boolean {
  return stringsOf(readings, 'limits.quota', 'undecided').includes(call)
}

/** Returns the most requests that may get through in `spanMs` when a refilling bucket of this quota is allowed to let through each. */
export function refillIn({ quota, windowMs }: Pick<Quota, 'quota' | 'windowMs'>, spanMs: number): number {
  return windowMs === null ? 0 : (quota * spanMs) / windowMs
}

/** Returns whether limits are declared, and none of them counts requests. */
export function countsNoRequests(readings: Readings): boolean {
  return declaredQuotas(readings).length > 0 && requestQuota(readings) === null
}

/** Returns the most requests that looking for limits takes when nothing goes wrong. */
export function requestsForLimits(readings: Readings): number {
  if (countsNoRequests(readings)) return 0
  const quota = requestQuota(readings)?.quota ?? LOOK_CALLS
  return quota > MAX_QUOTA ? FEW_CALLS : 3 * quota + BESIDES
}

/** Calls of a target whose quota is too large to be spent: enough to see its header fields at work. */
export const FEW_CALLS = 3

/** The most tokens that a call for a limit asks for: the answer is of no interest. */
export const CALL_TOKENS = 8

// The refused ones, those beside the quota, and those that must not count.
const BESIDES = 22

function quotaOf(value: unknown): Quota | null {
  if (!isRecord(value)) return null
  const { quota, unit, windowSeconds, scope } = value
  if (typeof quota !== 'number') return null
  if (unit !== 'requests' && unit !== 'tokens' && unit !== 'concurrent') return null
  if (scope !== 'key' && scope !== 'account' && scope !== 'address') return null
  return { quota, unit, windowMs: typeof windowSeconds === 'number' ? windowSeconds * 1000 : null, scope }
}
