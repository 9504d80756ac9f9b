/** Reads the declared limits, and plans the calls that use up the limits. */
import type { LimitUnit } from './limits-headers.ts'
import type { Readings } from '../statement/readings.ts'
import { isRecord } from '../exchange/reply.ts'
import { stringOf, stringsOf } from '../statement/readings.ts'

/** A declared limit of `quota` units per window, for each API key, account or network address. */
export type Quota = {
  readonly quota: number
  readonly unit: LimitUnit
  /** The length of the window in ms. Null if the limit has no window, such as a limit on concurrent requests. */
  readonly windowMs: number | null
  readonly scope: 'key' | 'account' | 'address'
}

/** The name of a secret: a second API key of the account under test. */
export const LIMITS_SIBLING_KEY = 'limits-sibling-key'
/** The name of the secret that holds an API key of another account, to check that the accounts have separate quotas. */
export const LIMITS_OTHER_KEY = 'limits-other-key'

/** Kinds of unsuccessful calls that may still consume quota: refused by the limit, invalid, or without a valid API key. */
export type ChargedCall = 'refused' | 'invalid' | 'unauthorized'

/** The largest quota, in requests, that a run uses up. A larger quota is not tested, because that would cost hundreds of calls. */
export const MAX_QUOTA = 60

/** How many calls a run sends to find a limit whose size is not known. */
export const SEARCH_CALLS = 60

/** The number of calls beyond the quota that a probe sends, to make sure that the quota is used up. */
export const BURST_EXTRA = 4

/** The longest time in ms that Assay waits until a limit accepts calls again. If a limit needs longer, Assay does not wait. */
export const MAX_WAIT_MS = 65_000
/** The maximum total time in ms for which one run of the probe `limits.burst` waits until quota is available again. */
export const MAX_TOTAL_WAIT_MS = 300_000

/** Returns the declared quotas (`limits.quota`); an empty list if none is declared. */
export function declaredQuotas(readings: Readings): readonly Quota[] {
  const quotas = readings.get('limits.quota')?.value['quotas']
  return Array.isArray(quotas) ? quotas.flatMap((quota: unknown) => quotaOf(quota) ?? []) : []
}

/** Returns the smallest declared quota of requests; null if none is declared. */
export function requestQuota(readings: Readings): Quota | null {
  const [first] = declaredQuotas(readings)
    .filter(({ unit }) => unit === 'requests')
    .toSorted((left, right) => left.quota - right.quota)
  return first ?? null
}

/** Returns the longest window of all declared quotas in ms: the time until a quota is full again. Null if no quota has a window. */
export function longestWindowMs(readings: Readings): number | null {
  const windows = declaredQuotas(readings).flatMap(({ windowMs }) => windowMs ?? [])
  return windows.length === 0 ? null : Math.max(...windows)
}

/** Returns the ms to wait after the quota is used up. Then a limit of `quota` calls per `windowMs` must accept a call again. */
export function pastWindowMs(by: { readonly readings: Readings }, windowMs: number, quota: number): number {
  const countsRefused = isCharged(by.readings, 'refused') || isUndecided(by.readings, 'refused')
  return windowMs * (countsRefused ? 2 : 1 + 1 / quota)
}

/** Assay obeys a Retry-After of at most this many declared limit periods. If a refusal demands more, Assay waits for one period. */
const MAX_WINDOWS = 10

/** Returns the longest Retry-After, in ms, that Assay waits for: a multiple of the longest declared period. Infinity without a period. */
export function longestWaitMs(readings: Readings): number {
  return MAX_WINDOWS * (longestWindowMs(readings) ?? Infinity)
}

/** Returns how many ms Assay waits after a refusal: `waitMs`, or the longest declared limit period if `waitMs` is too long. */
export function waitToObeyMs(readings: Readings, waitMs: number): number {
  return waitMs > longestWaitMs(readings) ? (longestWindowMs(readings) ?? waitMs) : waitMs
}

/** Returns the declared limit periods in ms that are short enough to wait for. Null if there is none and a token quota is declared. */
export function shortWindowsMs(readings: Readings): readonly number[] | null {
  const short = declaredQuotas(readings).flatMap(({ windowMs }) =>
    windowMs === null || windowMs > MAX_WAIT_MS ? [] : windowMs,
  )
  return short.length === 0 && tokenQuota(readings) !== null ? null : short
}

/** Returns the maximum seconds that a probe waits for `windows` limit periods. Declared periods too long to wait for do not count. */
export function windowWaitSeconds(readings: Readings, windows: number): number {
  const longestMs = Math.max(0, ...(shortWindowsMs(readings) ?? []))
  return Math.min(MAX_TOTAL_WAIT_MS, windows * longestMs) / 1000
}

/** The largest token quota that a run uses up. A larger one would be too expensive. */
const MAX_TOKEN_QUOTA = 30_000
/** A token quota is used up with at most this many calls. */
const TOKEN_CALLS = 8
/** The tokens of all prompts in a token test, as a multiple of the quota. The surplus makes sure that the quota is used up. */
const TOKEN_SPARE = 1.5
/** The largest limit on concurrent calls that a run tests. Higher limits are not tested, because that would be a load test. */
const MAX_IN_FLIGHT = 30

/** Returns the smallest declared token quota that a run is able to use up. Returns null if there is none. */
export function tokenQuota(readings: Readings): Quota | null {
  return smallest(readings, 'tokens', MAX_TOKEN_QUOTA)
}

/** Returns the smallest declared limit on concurrent calls that a run can reach. Returns null if there is none. */
export function inFlightQuota(readings: Readings): Quota | null {
  return smallest(readings, 'concurrent', MAX_IN_FLIGHT)
}

function smallest(readings: Readings, unit: LimitUnit, most: number): Quota | null {
  const [first] = declaredQuotas(readings)
    .filter((quota) => quota.unit === unit && quota.quota <= most)
    .toSorted((left, right) => left.quota - right.quota)
  return first ?? null
}

/** Calls that together use up a token quota, and the tokens of each prompt. */
export type TokenCalls = { readonly count: number; readonly promptTokens: number }

/** Returns the calls that use up the declared token quota. Returns null if none is declared, or if it is too large to use up. */
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

/** Returns true if the statement leaves open whether calls of this kind (such as refused ones) consume quota. */
export function isUndecided(readings: Readings, call: ChargedCall): boolean {
  return stringsOf(readings, 'limits.quota', 'undecided').includes(call)
}

/** Returns how many requests a token bucket regains in `spanMs`. It regains `quota` requests per `windowMs`, at a constant rate. */
export function refillIn({ quota, windowMs }: Pick<Quota, 'quota' | 'windowMs'>, spanMs: number): number {
  return windowMs === null ? 0 : (quota * spanMs) / windowMs
}

/** Returns whether the service declares that it delays excess calls instead of refusing them (`limits.exceeded`). */
export function areQueued(readings: Readings): boolean {
  return stringOf(readings, 'limits.exceeded', 'reading') === 'queue'
}

/** Returns whether limits are declared, but none on the number of requests. */
export function countsNoRequests(readings: Readings): boolean {
  return declaredQuotas(readings).length > 0 && requestQuota(readings) === null
}

/** Returns how many requests the probe `limits.burst` sends at most. */
export function requestsForLimits(readings: Readings): number {
  if (countsNoRequests(readings)) return 0
  const quota = requestQuota(readings)?.quota ?? SEARCH_CALLS
  return quota > MAX_QUOTA ? HEADER_CALLS : 3 * quota + BESIDES
}

/** The number of calls that a run sends if the quota is too large to use up. With them, only the header fields can be judged. */
export const HEADER_CALLS = 3

/** The `max_tokens` of each call that is sent only to use up a quota. */
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
