/**
 * The behavior of a limiter of any family: how many requests were let through within a time, and how long after the
 * last of them room came back. Pure.
 */
import type { Identification } from './identification.ts'
import { COMPLETIONS } from '../trace/outcomes.ts'
import type { Observation } from '../trace/trace.ts'

/** The most requests that were let through within any stretch of so many seconds. */
export type LetThrough = { readonly seconds: number; readonly most: number }

/**
 * From the last request that was let through before a refusal to the next one that was: the least and the most of `count` times.
 * `quick` are those of at most a tenth of the longest time in which everything was refused. `dryMs` is the longest time after
 * which a request was still refused, `before` how many had been let through in all by then.
 */
export type Recovery = {
  readonly count: number
  readonly minMs: number
  readonly maxMs: number
  readonly quick: number
  readonly dryMs: number
  readonly before: number
}

/** The possible meaning of such times when no known family explains them. */
export type RecoveryHint = 'second-limit' | 'several-counters'

const SPANS_SECONDS = [1, 10, 60, 300] as const

/** Returns what was let through of the first key, for each span that is not longer than the trace. */
export function letThrough(observations: readonly Observation[]): readonly LetThrough[] {
  const times = completionsOf(observations)
    .filter(({ outcome }) => outcome === 'accepted')
    .map(({ sentMs }) => sentMs)
  const spanMs = (times.at(-1) ?? 0) - (times[0] ?? 0)
  return SPANS_SECONDS.filter((seconds) => seconds * 1000 <= spanMs).map((seconds) => ({
    seconds,
    most: maxWithin(times, 1000 * seconds),
  }))
}

/** Returns the times of recovery; null where nothing was refused, or nothing let through before it. */
export function recoveryOf(observations: readonly Observation[]): Recovery | null {
  const spells = spellsOf(completionsOf(observations))
  if (spells.length === 0) return null
  const recovered = spells.flatMap(({ recoveredMs }) => (recoveredMs === null ? [] : [recoveredMs]))
  const longest = spells.reduce((best, one) => (one.dryMs > best.dryMs ? one : best))
  const quick = recovered.filter((ms) => ms <= QUICK_PART * longest.dryMs)
  return {
    count: recovered.length,
    minMs: Math.min(...recovered),
    maxMs: Math.max(...recovered),
    quick: quick.length,
    dryMs: longest.dryMs,
    before: longest.before,
  }
}

const QUICK_PART = 0.1
/** Fewer times are chance: an edge may lie between two requests. */
const FEWEST_RECOVERIES = 3
/** So many times the usual, and room never came back later than usual: something longer had been used up. */
const TIMES_LONGER = 3

/** Returns what the times of recovery may mean; null where they show nothing. */
export function recoveryHint({ count, maxMs, quick, dryMs }: Recovery): RecoveryHint | null {
  if (count < FEWEST_RECOVERIES) return null
  if (dryMs > TIMES_LONGER * maxMs) return 'second-limit'
  return quick >= FEWEST_RECOVERIES ? 'several-counters' : null
}

const EXPERIMENTS: Readonly<Record<RecoveryHint, string>> = {
  'second-limit':
    'a steady pace a little below the short limit for several minutes: a second limit over a longer time refuses in the end, and after a long rest it does not',
  'several-counters':
    'the same against one process of the target: where each worker has a counter of its own, one of them is exact',
}

/**
 * The finding with an experiment that fits what was seen, where no family is known. The scope was tested as of one counter: where
 * several answer in turn, a request that is let through from another address shows nothing, and neither does any other.
 */
export function withRecovery(found: Identification, observations: readonly Observation[]): Identification {
  if (found.verdict !== 'undetermined' || found.outOfReach != null) return found
  const recovery = recoveryOf(observations)
  const hint = recovery === null ? null : recoveryHint(recovery)
  const isByAddress = !found.scopes.some((scope) => scope === 'key' || scope === 'global')
  const scopes = hint === 'several-counters' || isByAddress ? [] : found.scopes
  return hint === null ? { ...found, scopes } : { ...found, scopes, experiment: EXPERIMENTS[hint] }
}

/** The completions of the first key from one address, in the order of time: what fails for another reason may not count. */
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

/** A time in which everything was refused: how long it lasted at least, and when room came back. */
type Spell = { readonly dryMs: number; readonly recoveredMs: number | null; readonly before: number }

function spellsOf(own: readonly Observation[]): readonly Spell[] {
  const spells: Spell[] = []
  let lastMs: number | null = null
  let dryMs: number | null = null
  let before = 0
  for (const group of togetherOf(own)) {
    // The order of requests that were in flight together is not known: what was let through came first.
    const accepted = group.filter(({ outcome }) => outcome === 'accepted')
    const refused = group.filter(({ outcome }) => outcome === 'refused')
    if (accepted.length > 0) {
      const atMs = Math.min(...accepted.map(({ sentMs }) => sentMs))
      if (lastMs !== null && dryMs !== null) spells.push({ dryMs, recoveredMs: atMs - lastMs, before })
      lastMs = Math.max(...accepted.map(({ sentMs }) => sentMs))
      dryMs = null
      before += accepted.length
    }
    if (refused.length > 0 && lastMs !== null)
      dryMs = Math.max(0, Math.max(...refused.map(({ sentMs }) => sentMs)) - lastMs)
  }
  return dryMs === null ? spells : [...spells, { dryMs, recoveredMs: null, before }]
}

function togetherOf(own: readonly Observation[]): readonly (readonly Observation[])[] {
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
