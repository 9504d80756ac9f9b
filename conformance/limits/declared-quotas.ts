/** Reads the declared limits, and plans the calls that use up the limits. Pure. */
import type { LimitUnit } from './limits-headers.ts'
import type { Readings } from '../statement/readings.ts'
import { isRecord } from '../exchange/reply.ts'
import { stringOf, stringsOf } from '../statement/readings.ts'

/** A declared limit of `quota` units per window. `scope`: whether an API key, an account or an IP address has its own count. */
export type Quota = {
  readonly quota: number
  readonly unit: LimitUnit
  /** The length of the window in milliseconds; null for a limit without a window, such as a limit on concurrent requests. */
  readonly windowMs: number | null
  readonly scope: 'key' | 'account' | 'address'
}

/** The name of a secret: a second API key of the same account as the API key whose quota the limits probes use up. */
export const LIMITS_SIBLING_KEY = 'limits-sibling-key'
/** The name of a secret: an API key of another account than the API key whose quota the limits probes use up. */
export const LIMITS_OTHER_KEY = 'limits-other-key'

/** The kinds of calls that get no completion, but may consume quota. A statement declares which kinds do. */
export type ChargedCall = 'refused' | 'invalid' | 'unauthorized'

/** The largest quota of requests that a run uses up. A larger one would cost hundreds of calls. */
export const MAX_QUOTA = 60

/** How many calls a run sends to find a limit whose size is not known. */
export const SEARCH_CALLS = 60

/** The number of calls by which a probe exceeds the quota. */
export const BURST_EXTRA = 4

/** The longest time in ms that a run waits for a limit to admit calls again. */
export const MAX_WAIT_MS = 65_000
/** The maximum sum of all waits for limits while the probe `limits.burst` runs once, in ms. */
export const MAX_TOTAL_WAIT_MS = 300_000

/** Returns the quotas that the statement or profile declares (`limits.quota`); an empty list if none is declared. */
export function declaredQuotas(readings: Readings): readonly Quota[] {
  const quotas = readings.get('limits.quota')?.value['quotas']
  return Array.isArray(quotas) ? quotas.flatMap((quota: unknown) => quotaOf(quota) ?? []) : []
}

/** Returns the smallest declared quota of requests, which sequential calls use up first; null if none is declared. */
export function requestQuota(readings: Readings): Quota | null {
  const [first] = declaredQuotas(readings)
    .filter(({ unit }) => unit === 'requests')
    .toSorted((left, right) => left.quota - right.quota)
  return first ?? null
}

/** Returns the longest declared window in ms; null if no quota has a window. */
export function longestWindowMs(readings: Readings): number | null {
  const windows = declaredQuotas(readings).flatMap(({ windowMs }) => windowMs ?? [])
  return windows.length === 0 ? null : Math.max(...windows)
}

/** Returns after how many ms without calls a limit must admit a call. A sliding window counter that counts refusals needs two windows. */
export function pastWindowMs(by: { readonly readings: Readings }, windowMs: number, quota: number): number {
  const countsRefused = isCharged(by.readings, 'refused') || isUndecided(by.readings, 'refused')
  return windowMs * (countsRefused ? 2 : 1 + 1 / quota)
}

/** The longest wait that a correct limiter may demand, as a number of declared windows. A sliding window counter needs only two. */
const MAX_WINDOWS = 10

/** Returns the longest credible wait (ms) that a refusal may demand: ten times the longest declared window; infinite without a window. */
export function longestWaitMs(readings: Readings): number {
  return MAX_WINDOWS * (longestWindowMs(readings) ?? Infinity)
}

/** Returns how many ms to wait if a refusal demands `waitMs`: the longest declared window if `waitMs` is over ten times as long. */
export function waitToObeyMs(readings: Readings, waitMs: number): number {
  return waitMs > longestWaitMs(readings) ? (longestWindowMs(readings) ?? waitMs) : waitMs
}

/**
 * Returns the declared windows (ms) that are short enough to wait for. Null if there are none, so that a declared token quota cannot be
 * tested.
 */
export function shortWindowsMs(readings: Readings): readonly number[] | null {
  const short = declaredQuotas(readings).flatMap(({ windowMs }) =>
    windowMs === null || windowMs > MAX_WAIT_MS ? [] : windowMs,
  )
  return short.length === 0 && tokenQuota(readings) !== null ? null : short
}

/** Returns how many seconds a probe may pause until `windows` declared windows have passed. Leaves out windows too long to wait for. */
export function windowWaitSeconds(readings: Readings, windows: number): number {
  const longestMs = Math.max(0, ...(shortWindowsMs(readings) ?? []))
  return Math.min(MAX_TOTAL_WAIT_MS, windows * longestMs) / 1000
}

/** The largest quota of tokens that a run uses up. A larger one would be too expensive. */
const MAX_TOKEN_QUOTA = 30_000
/** The maximum number of calls that use up a quota of tokens. A few long prompts are enough. */
const TOKEN_CALLS = 8
/** The planned tokens of all prompts, as a multiple of the quota. Above 1, because the target's tokenizer may count fewer tokens. */
const TOKEN_SPARE = 1.5
/** The largest limit on concurrent calls that a run tests. More calls would be a load test. */
const MAX_IN_FLIGHT = 30

/** Returns the smallest declared quota of tokens; null if none is declared, or if all are too large to use up. */
export function tokenQuota(readings: Readings): Quota | null {
  return smallest(readings, 'tokens', MAX_TOKEN_QUOTA)
}

/** Returns the smallest declared limit on concurrent calls; null if none is declared, or if all are too large to test. */
export function inFlightQuota(readings: Readings): Quota | null {
  return smallest(readings, 'concurrent', MAX_IN_FLIGHT)
}

function smallest(readings: Readings, unit: LimitUnit, most: number): Quota | null {
  const [first] = declaredQuotas(readings)
    .filter((quota) => quota.unit === unit && quota.quota <= most)
    .toSorted((left, right) => left.quota - right.quota)
  return first ?? null
}

/** Calls that together use up a quota of tokens: their number, and the tokens of each prompt. */
export type TokenCalls = { readonly count: number; readonly promptTokens: number }

/** Returns the calls that use up the token quota. Null if none can be used up, or if a request quota below five allows too few calls. */
export function tokenCalls(readings: Readings): TokenCalls | null {
  const tokens = tokenQuota(readings)
  const requests = requestQuota(readings)?.quota ?? Infinity
  const count = Math.min(TOKEN_CALLS, requests - 1)
  if (tokens === null || count < 4) return null
  return { count, promptTokens: Math.ceil((TOKEN_SPARE * tokens.quota) / count) }
}

/** Returns whether the statement or profile declares that calls of this kind consume quota (`limits.quota`). */
export function isCharged(readings: Readings, call: ChargedCall): boolean {
  return stringsOf(readings, 'limits.quota', 'charged').includes(call)
}

/** Returns whether the reading `limits.quota` declares that calls of this kind may consume quota, but need not. */
export function isUndecided(readings: Readings, call: ChargedCall): boolean {
  return stringsOf(readings, 'limits.quota', 'undecided').includes(call)
}

/** Returns how many requests a token bucket of this quota gains in `spanMs` milliseconds; 0 for a limit without a window. */
export function refillIn({ quota, windowMs }: Pick<Quota, 'quota' | 'windowMs'>, spanMs: number): number {
  return windowMs === null ? 0 : (quota * spanMs) / windowMs
}

/** Returns whether the reading `limits.exceeded` declares that the service delays calls above the limit instead of refusing them. */
export function areQueued(readings: Readings): boolean {
  return stringOf(readings, 'limits.exceeded', 'reading') === 'queue'
}

/** Returns whether limits are declared, but none on the number of requests. */
export function countsNoRequests(readings: Readings): boolean {
  return declaredQuotas(readings).length > 0 && requestQuota(readings) === null
}

/**
 * Returns the maximum number of requests that the probe `limits.burst` sends if nothing fails. 0 if limits are declared, but none on
 * requests.
 */
export function requestsForLimits(readings: Readings): number {
  if (countsNoRequests(readings)) return 0
  const quota = requestQuota(readings)?.quota ?? SEARCH_CALLS
  return quota > MAX_QUOTA ? HEADER_CALLS : 3 * quota + BESIDES
}

/** The number of calls to send if the quota is too large to use up. The answers show the header fields about limits. */
export const HEADER_CALLS = 3

/** The token cap of calls that use up a quota. The text of their answers does not matter. */
export const CALL_TOKENS = 8

// The maximum number of calls that the limits probes send besides calls that use up a quota, such as invalid calls.
const BESIDES = 22

function quotaOf(value: unknown): Quota | null {
  if (!isRecord(value)) return null
  const { quota, unit, windowSeconds, scope } = value
  if (typeof quota !== 'number') return null
  if (unit !== 'requests' && unit !== 'tokens' && unit !== 'concurrent') return null
  if (scope !== 'key' && scope !== 'account' && scope !== 'address') return null
  return { quota, unit, windowMs: typeof windowSeconds === 'number' ? windowSeconds * 1000 : null, scope }
}
