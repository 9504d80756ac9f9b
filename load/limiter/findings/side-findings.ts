/** Findings of the last stages of a plan: the scope of the limit, and its unit. Pure. */
import type { Scope } from '../trace/events.ts'
import { SLIDING_COUNTERS } from '../model/family-groups.ts'
import type { Identification, ScopeName } from './identification.ts'
import type { UnitName } from '../trace/trace.ts'
import { scopesAgreeing, type RequestOutcome } from './limit-scope.ts'
import { acceptedOf, hasRefusal, isSuccessStatus } from '../trace/outcomes.ts'
import { stageAnswers } from '../trace/stage-answers.ts'
import { isPartOf, type Experiment } from '../trace/stages.ts'
import { tokenCost, unitFrom } from '../trace/token-cost.ts'
import type { PlanResources, Observation } from '../trace/trace.ts'

/** The stages with requests of other kinds. Any may be the first: without a second key or address, the plan does not test the scope. */
const MIXED: readonly Experiment[] = ['scope', 'race', 'charged', 'unit']

/** Returns the part of a trace that is scored: the requests before the first stage with other kinds. */
export function scoredPart(observations: readonly Observation[]): readonly Observation[] {
  const end = observations.findIndex(({ stage }) => MIXED.some((experiment) => isPartOf(stage, experiment)))
  return end < 0 ? observations : observations.slice(0, end)
}

/** Returns the possible scopes; none if no second key or address was used, or if the answers contradict each other. */
export function scopesOf(
  observations: readonly Observation[],
  { keys, sources }: PlanResources,
): readonly ScopeName[] {
  const good = goodKeys(observations)
  const sent = stageAnswers(observations, 'scope').filter(
    ({ kind, key: at }) => kind === 'chat' && good.has(at),
  )
  if (hasRefusal(stageAnswers(observations, 'scope control'))) return []
  const [key, otherKey] = keys
  const [source, otherSource] = sources
  const isFree = (at: string | undefined, from: string | undefined): boolean | null => {
    const mine = sent.filter(
      (seen) => seen.key === at && seen.source === from && seen.outcome !== 'unclassified',
    )
    if (mine.length === 0) return null
    return acceptedOf(mine) >= 0.6 * mine.length
  }
  // If the used-up key itself is accepted again, the answers of the others show nothing.
  if (isFree(key, source) !== false) return []
  const byKey = otherKey === undefined ? null : isFree(otherKey, source)
  const bySource = otherSource === undefined ? null : isFree(key, otherSource)
  const byBoth = otherKey === undefined || otherSource === undefined ? null : isFree(otherKey, otherSource)
  return scopesFrom(byKey, bySource, byBoth)
}

/** Returns the keys with a completion. A limiter accepts a wrong key, so it would look unlimited. */
export function goodKeys(observations: readonly Observation[]): ReadonlySet<string> {
  return new Set(
    observations
      .filter(({ kind, status }) => kind !== 'wrong-key' && isSuccessStatus(status))
      .map(({ key }) => key),
  )
}

/** Returns the assignment of requests to counters. Without a known scope it is one counter per key, which is most common. */
export function counterScopeOf(scopes: readonly ScopeName[]): Scope {
  const [first] = scopes
  if (first === 'global') return 'global'
  if (first === 'address') return 'address'
  return first === 'key-and-address' ? 'key-and-address' : 'key'
}

/** Returns the possible scopes. The account of the other key is not known: it may be the same one or another. */
function scopesFrom(
  byKey: boolean | null,
  bySource: boolean | null,
  byBoth: boolean | null,
): readonly ScopeName[] {
  if (byKey === null && bySource === null) return []
  const spent = { ...NOT_SENT, spent: 'refused', elsewhere: outcomeOf(bySource) } as const
  // If one of the two is accepted, both together show nothing new.
  const both = byKey === false && bySource === false ? outcomeOf(byBoth) : null
  const among = new Set([
    ...scopesAgreeing({ ...spent, other: outcomeOf(byKey), otherElsewhere: both }),
    ...scopesAgreeing({ ...spent, sibling: outcomeOf(byKey), siblingElsewhere: both }),
  ])
  return (among.has('key') ? PER_KEY_FIRST : SHARED_FIRST).filter((scope) => among.has(scope))
}

const NOT_SENT = { elsewhere: null, other: null, otherElsewhere: null, sibling: null } as const

/** The scopes, the likeliest first: keys that share a limit are rarely of one account. */
const PER_KEY_FIRST: readonly ScopeName[] = ['key', 'account', 'address', 'key-and-address', 'global']
const SHARED_FIRST: readonly ScopeName[] = ['address', 'key-and-address', 'global', 'account']

function outcomeOf(isFree: boolean | null): RequestOutcome {
  return isFree === null ? null : isFree ? 'accepted' : 'refused'
}

/** The family and the window of a limit. */
export type FoundWindow = Pick<Identification, 'families' | 'windowMs'>

/**
 * Returns the unit of a limit. Null if the capacity is too small, or if the limit was not seen full. It was not if the large
 * requests came too soon, or if neither one of them nor a usual one right after them was accepted.
 */
export function unitOf(
  observations: readonly Observation[],
  capacity: number,
  found: FoundWindow,
): UnitName | null {
  const start = observations.findIndex(({ stage }) => isPartOf(stage, 'unit'))
  if (start < 0) return null
  const large = lastStageOf(stageAnswers(observations, 'unit'))
  const control = lastStageOf(stageAnswers(observations, 'unit control'))
  if (acceptedOf(large) === 0 && (acceptedOf(control) === 0 || isBefore(control, large))) return null
  if (!isRested(observations, large, found)) return null
  const usual = tokenCost(observations.slice(0, start))
  return unitFrom(large, usual, { capacity, windowMs: found.windowMs?.value ?? null })
}

function lastStageOf(answers: readonly Observation[]): readonly Observation[] {
  const last = answers.at(-1)?.stage.place
  return answers.filter(({ stage }) => stage.place === last)
}

function isBefore([one]: readonly Observation[], [other]: readonly Observation[]): boolean {
  return one !== undefined && other !== undefined && one.sentMs < other.sentMs
}

/** Returns whether the limit was full again at the beginning of a stage. A sliding counter needs two windows for it. */
export function isRested(
  observations: readonly Observation[],
  begun: readonly Observation[],
  { families, windowMs }: FoundWindow,
): boolean {
  const [first] = begun.toSorted((a, b) => a.sentMs - b.sentMs)
  if (first === undefined || windowMs === null) return true
  const before = observations.filter(
    ({ sentMs, stage }) => stage.place !== first.stage.place && sentMs < first.sentMs,
  )
  const lastMs = before.reduce((latest, { answeredMs }) => Math.max(latest, answeredMs), -Infinity)
  const windows = families.some((family) => SLIDING_COUNTERS.includes(family)) ? 2 : 1
  return first.sentMs - lastMs >= windows * windowMs.value
}
