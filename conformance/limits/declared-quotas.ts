import type { LimitUnit } from './limits-headers.ts'
import type { Readings } from '../statement/readings.ts'
import { isRecord } from '../exchange/reply.ts'
import { stringOf, stringsOf } from '../statement/readings.ts'

/** A declared limit of `quota` units per window, counted for each API key, account or network address (`scope`). */
export type Quota = {
  readonly quota: number
  readonly unit: LimitUnit
  /** The length of the window in ms. Null if the limit has no window, such as a limit on concurrent requests. */
  readonly windowMs: number | null
  readonly scope: 'key' | 'account' | 'address'
}

/** The name of the secret that holds a second API key of the tested account. */
export const LIMITS_SIBLING_KEY = 'limits-sibling-key'
/** The name of the secret that holds an API key of another account. */
export const LIMITS_OTHER_KEY = 'limits-other-key'

/** The kinds of failed calls that may consume quota: refused by the limit, invalid, or without a valid API key. */
export type ChargedCall = 'refused' | 'invalid' | 'unauthorized'

/** The largest quota of requests that a run uses up. A larger one would cost hundreds of calls. */
export const MAX_QUOTA = 60

/** How many calls a run sends to find a limit whose size is not known. */
export const SEARCH_CALLS = 60

/** How many more calls than the quota a probe sends at once, so that the limit refuses some. */
export const BURST_EXTRA = 4

/** The longest time in ms for which a probe waits until a limit accepts calls again. It does not begin a longer wait. */
export const MAX_WAIT_MS = 65_000
/** The longest time in ms of all waits of the probe `limits.burst` together. */
export const MAX_TOTAL_WAIT_MS = 300_000

/** Returns the declared quotas (`limits.quota`). */
export function declaredQuotas(readings: Readings): readonly Quota[] {
  const quotas = readings.get('limits.quota')?.value['quotas']
  return Array.isArray(quotas) ? quotas.flatMap((quota: unknown) => quotaOf(quota) ?? []) : []
}

/** Returns the smallest declared quota of requests, or null if none is declared. */
export function requestQuota(readings: Readings): Quota | null {
  return smallest(readings, 'requests', Infinity)
}

/** Returns the longest window of all declared quotas in ms, or null if none has a window. */
export function longestWindowMs(readings: Readings): number | null {
  const windows = declaredQuotas(readings).flatMap(({ windowMs }) => windowMs ?? [])
  return windows.length === 0 ? null : Math.max(...windows)
}

/** Returns the time in ms after which a limit of `quota` calls per `windowMs` accepts a call again, whatever its algorithm. */
export function pastWindowMs(by: { readonly readings: Readings }, windowMs: number, quota: number): number {
  const countsRefused = isCharged(by.readings, 'refused') || isUndecided(by.readings, 'refused')
  return windowMs * (countsRefused ? 2 : 1 + 1 / quota)
}

// Assay does not obey a Retry-After of more windows than these.
const MAX_WINDOWS = 10

/** Returns the longest Retry-After in ms that Assay obeys: ten times the longest declared window. Infinity if none has a window. */
export function longestWaitMs(readings: Readings): number {
  return MAX_WINDOWS * (longestWindowMs(readings) ?? Infinity)
}

/** Returns how many ms to wait after a refusal that asks for `waitMs`: the longest declared window if that exceeds {@link longestWaitMs}. */
export function waitToObeyMs(readings: Readings, waitMs: number): number {
  return waitMs > longestWaitMs(readings) ? (longestWindowMs(readings) ?? waitMs) : waitMs
}

/** Returns the declared windows of at most {@link MAX_WAIT_MS}, in ms. Null if a token quota is declared, but no such window. */
export function shortWindowsMs(readings: Readings): readonly number[] | null {
  const short = declaredQuotas(readings).flatMap(({ windowMs }) =>
    windowMs === null || windowMs > MAX_WAIT_MS ? [] : windowMs,
  )
  return short.length === 0 && tokenQuota(readings) !== null ? null : short
}

/** Returns how many seconds `windows` declared windows in a row take, at most 300. Ignores windows longer than 65 s. */
export function windowWaitSeconds(readings: Readings, windows: number): number {
  const longestMs = Math.max(0, ...(shortWindowsMs(readings) ?? []))
  return Math.min(MAX_TOTAL_WAIT_MS, windows * longestMs) / 1000
}

// A larger token quota would cost too much.
const MAX_TOKEN_QUOTA = 30_000
const MAX_TOKEN_CALLS = 8
// The prompts of a token test have so many times the tokens of the quota. The surplus makes sure that it is used up.
const TOKEN_FACTOR = 1.5
// A test of a larger limit on concurrent calls would be a load test.
const MAX_IN_FLIGHT = 30

/** Returns the smallest declared token quota of at most 30,000, or null if there is none. */
export function tokenQuota(readings: Readings): Quota | null {
  return smallest(readings, 'tokens', MAX_TOKEN_QUOTA)
}

/** Returns the smallest declared limit on concurrent calls of at most 30, or null if there is none. */
export function inFlightQuota(readings: Readings): Quota | null {
  return smallest(readings, 'concurrent', MAX_IN_FLIGHT)
}

function smallest(readings: Readings, unit: LimitUnit, most: number): Quota | null {
  const [first] = declaredQuotas(readings)
    .filter((quota) => quota.unit === unit && quota.quota <= most)
    .toSorted((left, right) => left.quota - right.quota)
  return first ?? null
}

/** Returns the declared quotas that no probe can use up, because a smaller quota of the same unit is used up first. */
export function quotasOutOfReach(readings: Readings): readonly Quota[] {
  return declaredQuotas(readings).filter(
    ({ unit, quota }) => quota > (smallest(readings, unit, quota)?.quota ?? quota),
  )
}

type TokenCalls = { readonly count: number; readonly promptTokens: number }

/**
 * Returns the number of calls that use up the token quota, and the tokens per prompt. Null if no token quota is declared, or if the quota
 * of requests allows too few calls.
 */
export function tokenCalls(readings: Readings): TokenCalls | null {
  const tokens = tokenQuota(readings)
  const requests = requestQuota(readings)?.quota ?? Infinity
  const count = Math.min(MAX_TOKEN_CALLS, requests - 1)
  if (tokens === null || count < 4) return null
  return { count, promptTokens: Math.ceil((TOKEN_FACTOR * tokens.quota) / count) }
}

/** Returns whether the statement declares that calls of this kind consume quota. */
export function isCharged(readings: Readings, call: ChargedCall): boolean {
  return stringsOf(readings, 'limits.quota', 'charged').includes(call)
}

/** Returns whether the statement lists this kind of failed call as `undecided`: it may or may not consume quota. */
export function isUndecided(readings: Readings, call: ChargedCall): boolean {
  return stringsOf(readings, 'limits.quota', 'undecided').includes(call)
}

/** Returns how much quota is refilled in `spanMs`, at a constant rate of `quota` units per window. */
export function refillIn({ quota, windowMs }: Pick<Quota, 'quota' | 'windowMs'>, spanMs: number): number {
  return windowMs === null ? 0 : (quota * spanMs) / windowMs
}

/** Returns whether the service declares that calls beyond a limit wait and are not refused (`limits.exceeded`). */
export function areQueued(readings: Readings): boolean {
  return stringOf(readings, 'limits.exceeded', 'reading') === 'queue'
}

/** Returns whether the statement declares quotas, but no quota of requests. */
export function countsNoRequests(readings: Readings): boolean {
  return declaredQuotas(readings).length > 0 && requestQuota(readings) === null
}

/** Returns how many requests the probe `limits.burst` sends at most. */
export function requestsForLimits(readings: Readings): number {
  if (countsNoRequests(readings)) return 0
  const quota = requestQuota(readings)?.quota ?? SEARCH_CALLS
  return quota > MAX_QUOTA ? HEADER_CALLS : 3 * quota + OTHER_CALLS
}

/** How many calls a run sends if the quota is too large to use up. Only their header fields can be judged. */
export const HEADER_CALLS = 3

/** The `max_tokens` of each call that uses up a quota. */
export const CALL_TOKENS = 8

// The other calls of `limits.burst`, such as invalid ones, are at most so many.
const OTHER_CALLS = 22

function quotaOf(value: unknown): Quota | null {
  if (!isRecord(value)) return null
  const { quota, unit, windowSeconds, scope } = value
  if (typeof quota !== 'number') return null
  if (unit !== 'requests' && unit !== 'tokens' && unit !== 'concurrent') return null
  if (scope !== 'key' && scope !== 'account' && scope !== 'address') return null
  return { quota, unit, windowMs: typeof windowSeconds === 'number' ? windowSeconds * 1000 : null, scope }
}
