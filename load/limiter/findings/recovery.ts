/**
 * Describes a limiter of any family: how many requests it accepted within a time, and how long after the last of them quota
 * came back. Pure.
 */
import type { Identification } from './identification.ts'
import { COMPLETIONS } from '../trace/outcomes.ts'
import type { Observation } from '../trace/trace.ts'

/** The largest number of requests accepted within any time of so many seconds. */
export type MaxAccepted = { readonly seconds: number; readonly most: number }

/**
 * The times from the last accepted request before a refusal to the next accepted one: the shortest and longest of `count`.
 * `quick` is the number of times of at most a tenth of `allRefusedMs`. That is the longest time after an accepted request
 * at which another was still refused. `before` is the number of requests accepted until then.
 */
export type Recovery = {
  readonly count: number
  readonly minMs: number
  readonly maxMs: number
  readonly quick: number
  readonly allRefusedMs: number
  readonly before: number
}

/** The possible cause of such times if no known family explains them. */
export type RecoveryHint = 'second-limit' | 'several-counters'

const SPANS_SECONDS = [1, 10, 60, 300] as const

/** Returns the largest number of accepted requests of the first key, for each span that is not longer than the trace. */
export function maxAccepted(observations: readonly Observation[]): readonly MaxAccepted[] {
  const times = completionsOf(observations)
    .filter(({ outcome }) => outcome === 'accepted')
    .map(({ sentMs }) => sentMs)
  const spanMs = (times.at(-1) ?? 0) - (times[0] ?? 0)
  return SPANS_SECONDS.filter((seconds) => seconds * 1000 <= spanMs).map((seconds) => ({
    seconds,
    most: maxWithin(times, 1000 * seconds),
  }))
}

/** Returns the times of recovery; null if nothing was refused, or nothing was accepted before it. */
export function recoveryOf(observations: readonly Observation[]): Recovery | null {
  const periods = refusedPeriodsOf(completionsOf(observations))
  if (periods.length === 0) return null
  const recovered = periods.flatMap(({ recoveredMs }) => (recoveredMs === null ? [] : [recoveredMs]))
  const longest = periods.reduce((best, one) => (one.allRefusedMs > best.allRefusedMs ? one : best))
  const quick = recovered.filter((ms) => ms <= QUICK_PART * longest.allRefusedMs)
  return {
    count: recovered.length,
    minMs: Math.min(...recovered),
    maxMs: Math.max(...recovered),
    quick: quick.length,
    allRefusedMs: longest.allRefusedMs,
    before: longest.before,
  }
}

const QUICK_PART = 0.1
/** The least number of times: fewer may be chance, because an edge may lie between two requests. */
const MIN_RECOVERIES = 3
/** If everything was refused for this factor longer than any recovery took, a longer limit was used up. */
const TIMES_LONGER = 3

/** Returns the possible cause of the times of recovery; null if they show none. */
export function recoveryHint({ count, maxMs, quick, allRefusedMs }: Recovery): RecoveryHint | null {
  if (count < MIN_RECOVERIES) return null
  if (allRefusedMs > TIMES_LONGER * maxMs) return 'second-limit'
  return quick >= MIN_RECOVERIES ? 'several-counters' : null
}

const EXPERIMENTS: Readonly<Record<RecoveryHint, string>> = {
  'second-limit':
    'a steady pace a little below the short limit for several minutes: a second limit over a longer time refuses in the end, and after a long rest it does not',
  'several-counters':
    'the same against one process of the target: where each worker has a counter of its own, one of them is exact',
}

/**
 * Adds an experiment to a result without a family. The test of the scope assumes one counter. If several counters answer in
 * turn, an accepted request from another address shows nothing, so the scope is removed.
 */
export function withRecovery(found: Identification, observations: readonly Observation[]): Identification {
  if (found.verdict !== 'undetermined' || found.outOfReach != null) return found
  const recovery = recoveryOf(observations)
  const hint = recovery === null ? null : recoveryHint(recovery)
  const isByAddress = !found.scopes.some((scope) => scope === 'key' || scope === 'global')
  const scopes = hint === 'several-counters' || isByAddress ? [] : found.scopes
  return hint === null ? { ...found, scopes } : { ...found, scopes, experiment: EXPERIMENTS[hint] }
}

/** Returns the completions of the first key from one address, in the order of time. Requests that fail otherwise may not count. */
function completionsOf(observations: readonly Observation[]): readonly Observation[] {
  const [first] = observations
  return observations
    .filter(
      ({ key, source, kind, outcome }) =>
        key === first?.key &&
        source === first.source &&
        COMPLETIONS.includes(kind) &&
        outcome !== 'unclassified',
    )
    .toSorted((a, b) => a.sentMs - b.sentMs)
}

function maxWithin(times: readonly number[], spanMs: number): number {
  let from = 0
  return times.reduce((most, atMs, at) => {
    while (atMs - (times[from] ?? 0) >= spanMs) from += 1
    return Math.max(most, at - from + 1)
  }, 0)
}

/** A period in which everything was refused: its least length, and when quota came back. */
type RefusedPeriod = {
  readonly allRefusedMs: number
  readonly recoveredMs: number | null
  readonly before: number
}

function refusedPeriodsOf(own: readonly Observation[]): readonly RefusedPeriod[] {
  const periods: RefusedPeriod[] = []
  let lastMs: number | null = null
  let allRefusedMs: number | null = null
  let before = 0
  for (const group of groupsInFlight(own)) {
    // The order of requests in flight together is not known, so accepted ones come first.
    const accepted = group.filter(({ outcome }) => outcome === 'accepted')
    const refused = group.filter(({ outcome }) => outcome === 'refused')
    if (accepted.length > 0) {
      const atMs = Math.min(...accepted.map(({ sentMs }) => sentMs))
      if (lastMs !== null && allRefusedMs !== null)
        periods.push({ allRefusedMs, recoveredMs: atMs - lastMs, before })
      lastMs = Math.max(...accepted.map(({ sentMs }) => sentMs))
      allRefusedMs = null
      before += accepted.length
    }
    if (refused.length > 0 && lastMs !== null)
      allRefusedMs = Math.max(0, Math.max(...refused.map(({ sentMs }) => sentMs)) - lastMs)
  }
  return allRefusedMs === null ? periods : [...periods, { allRefusedMs, recoveredMs: null, before }]
}

function groupsInFlight(own: readonly Observation[]): readonly (readonly Observation[])[] {
  const groups: Observation[][] = []
  let untilMs = -Infinity
  for (const one of own) {
    const last = groups.at(-1)
    if (last !== undefined && one.sentMs < untilMs) last.push(one)
    else groups.push([one])
    untilMs = Math.max(untilMs, one.closedMs)
  }
  return groups
}
