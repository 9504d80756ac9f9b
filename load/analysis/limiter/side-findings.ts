/** What the last stages of a plan tell: whose requests count together, who is charged, and in which unit. Pure. */
import type { Scope } from './events.ts'
import type { ScopeName, UnitName } from './identification.ts'
import { RACE } from './plan/races.ts'
import { CONTROL, PAYERS, SCOPE, SHARES, UNIT, UNIT_CONTROL } from './plan/scope.ts'
import { acceptedOf, hasRefusal } from './plan/script.ts'
import { answersOf, isStage } from './stage-names.ts'
import { costOf, unitFrom, type Room } from './token-cost.ts'
import type { Means, Observation } from './trace.ts'

/** Which requests that fail for other reasons are charged; null where the plan could not tell. */
export type Payers = {
  readonly wrongKey: boolean | null
  readonly invalid: boolean | null
  readonly aborted: boolean | null
}

/** Any of these may be the first: without a second key or address nobody asks for the scope. */
const MIXED = [SCOPE, RACE, PAYERS, UNIT] as const

/** The part of a trace that the families are scored on: everything before requests of other kinds were mixed in. */
export function scoredPart(observations: readonly Observation[]): readonly Observation[] {
  const end = observations.findIndex(({ stage }) => MIXED.some((label) => isStage(stage, label)))
  return end < 0 ? observations : observations.slice(0, end)
}

/** Scopes that remain possible; empty where nothing could be varied or the answers contradict each other. */
export function scopesOf(
  observations: readonly Observation[],
  { keys, sources }: Means,
): readonly ScopeName[] {
  const good = goodKeys(observations)
  const asked = answersOf(observations, SCOPE).filter(({ kind, key: at }) => kind === 'chat' && good.has(at))
  if (hasRefusal(answersOf(observations, CONTROL))) return []
  const [key, otherKey] = keys
  const [source, otherSource] = sources
  const isFree = (at: string | undefined, from: string | undefined): boolean | null => {
    const mine = asked.filter((seen) => seen.key === at && seen.source === from && seen.outcome !== 'stray')
    if (mine.length === 0) return null
    return acceptedOf(mine) >= 0.6 * mine.length
  }
  // The spent one itself must still be refused, or the answers of the others mean nothing.
  if (isFree(key, source) !== false) return []
  const byKey = otherKey === undefined ? null : isFree(otherKey, source)
  const bySource = otherSource === undefined ? null : isFree(key, otherSource)
  const byBoth = otherKey === undefined || otherSource === undefined ? null : isFree(otherKey, otherSource)
  return scopesFrom(byKey, bySource, byBoth)
}

/** Keys that completed something: a key that is wrong itself is let through by every limiter. */
export function goodKeys(observations: readonly Observation[]): ReadonlySet<string> {
  return new Set(
    observations
      .filter(({ kind, status }) => kind !== 'wrong-key' && isSuccess(status))
      .map(({ key }) => key),
  )
}

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299
}

/** How the counters of a trace are told apart. What is not known counts as one for each key, as most limits do. */
export function routingOf(scopes: readonly ScopeName[]): Scope {
  const [first] = scopes
  if (first === 'global') return 'global'
  if (first === 'address') return 'address'
  return first === 'key-and-address' ? 'key-and-address' : 'key'
}

/** Nobody told of which account a key is: a key beside another says "account" wherever it could be one. */
function scopesFrom(
  byKey: boolean | null,
  bySource: boolean | null,
  byBoth: boolean | null,
): readonly ScopeName[] {
  if (byKey === null && bySource === null) return []
  if (byKey === true && bySource === false) return ['key', 'account']
  if (byKey === false && bySource === true) return ['address']
  if (byKey === true && bySource === true) return ['key-and-address']
  if (byKey === true) return ['key', 'account', 'key-and-address']
  if (bySource === true) return ['address', 'key-and-address']
  if (byKey === false && bySource === false) return byBoth === true ? [] : ['global', 'account']
  return byKey === false ? ['address', 'global', 'account'] : ['key', 'account', 'global']
}

/** Who is charged, from how much was missing after a known mixture; `room` is what a full limit lets through. */
export function payersOf(observations: readonly Observation[], room: Room): Payers {
  const { capacity } = room
  const sent = answersOf(observations, PAYERS)
  const unknown: Payers = { wrongKey: null, invalid: null, aborted: null }
  const wrong = sent.filter(({ kind }) => kind === 'wrong-key').length
  const left = answersOf(observations, `${PAYERS} drain`)
  if (wrong === 0 || !hasRefusal(left) || !isRested(observations, sent, room)) return unknown
  const missing = (capacity - acceptedOf(left)) / wrong
  const parts = Math.round(missing)
  if (Math.abs(missing - parts) > 0.35 || parts < 0 || parts > 7) return unknown
  const has = (kind: keyof typeof SHARES): boolean => (parts & SHARES[kind]) !== 0
  return { wrongKey: has('wrong-key'), invalid: has('invalid'), aborted: has('aborted') }
}

/**
 * Whether large requests cost more; null where the capacity is too small to tell, or where the limit was not full: a usual
 * request right after the large ones was refused too, or they came too soon.
 */
export function unitOf(observations: readonly Observation[], room: Room): UnitName | null {
  const start = observations.findIndex(({ stage }) => isStage(stage, UNIT))
  if (start < 0) return null
  const last = answersOf(observations, UNIT).at(-1)?.stage
  const large = observations.filter(({ stage }) => stage === last)
  if (hasRefusal(answersOf(observations, UNIT_CONTROL).slice(-1))) return null
  if (!isRested(observations, large, room)) return null
  return unitFrom(large, costOf(observations.slice(0, start)), room)
}

/** Whether what began at rest had at least the time of one window for it. */
function isRested(
  observations: readonly Observation[],
  begun: readonly Observation[],
  { windowMs }: Room,
): boolean {
  const [first] = begun
  if (first === undefined || windowMs === null) return true
  const before = observations.filter(({ key, sentMs }) => key === first.key && sentMs < first.sentMs)
  const lastMs = before.reduce((latest, { answeredMs }) => Math.max(latest, answeredMs), -Infinity)
  return first.sentMs - lastMs >= windowMs
}
