/** Limits what a cap on requests in flight shows if the times of the service are uneven: they look like waits in a queue. Pure. */
import type { Identification } from './identification.ts'
import type { QueueFit } from '../likelihood/fit-queue.ts'
import type { FamilyName } from '../model/family.ts'
import { isConcurrency } from '../model/family-groups.ts'
import { hasRefusal, roundTripMs } from '../trace/outcomes.ts'
import { aloneOf, spreadOfAlone } from '../trace/saturation.ts'
import { stagesOf } from '../trace/stage-answers.ts'
import type { Observation } from '../trace/trace.ts'
import { excessOf } from '../trace/uneven-times.ts'
import { scoredPart } from './side-findings.ts'
import { NO_FAMILY, settled } from './verdicts.ts'

/** Times of bursts that are longer by this many standard errors contain waits. */
const CLEARLY_LONGER = 3

/**
 * Returns the result, with all that uneven times leave open. In a burst, the slowest of several requests look as if they had waited
 * for the quickest. So only bursts that take longer than requests alone show a queue, and a short queue is not visible at all.
 */
export function withUnevenTimes(found: Identification, observations: readonly Observation[]): Identification {
  const { families, capacity, queueLength = null } = found
  const spread = spreadOfAlone(observations)
  if (spread === 0 || capacity === null || families.length === 0 || !families.every(isConcurrency))
    return found
  const all = capacity.value + (queueLength ?? 0)
  if (hasOther(found) || !isSteady(observations, all))
    return settled({ ...found, verdict: 'undetermined', reason: NO_FAMILY, experiment: null })
  if (all < 2) return found
  const low = Math.max(1, Math.min(capacity.low, Math.floor((1 - spread) * capacity.value)))
  if (queueLength !== null && hasWaits(observations))
    return {
      ...found,
      verdict: 'identified',
      families: ['concurrency-queue'],
      capacity: { ...capacity, low, high: all },
    }
  return {
    ...found,
    verdict: 'one-of',
    families: ['concurrency', 'concurrency-queue'],
    reason: `the service takes so different times that it is not visible whether some of the ${all} accepted requests waited`,
    experiment: 'a model or a prompt whose answers take about the same time each',
    capacity: { value: all, low, high: all },
    queueLength: null,
  }
}

/** The families whose delays look alike if the times are uneven: a window lets several requests begin at once. */
const PACES: readonly FamilyName[] = ['pacing', 'queued-window']

/**
 * Returns a result without a refusal, with all that uneven times leave open: whether requests begin one by one or several at once, and
 * so how many.
 */
export function withUnevenPace(
  found: Identification,
  observations: readonly Observation[],
  fits: readonly Pick<QueueFit, 'family' | 'capacity'>[],
): Identification {
  const { families, capacity } = found
  if (capacity === null || !families.some((family) => PACES.includes(family))) return found
  if (spreadOfAlone(observations) === 0) return found
  const window = fits.find(({ family }) => family === 'queued-window')?.capacity ?? capacity.value
  return {
    ...found,
    families: [...new Set([...families, ...PACES])],
    capacity: {
      value: capacity.value,
      low: Math.min(capacity.low, window),
      high: Math.max(capacity.high, window),
    },
  }
}

/** A burst with a refusal gets at least this share of the places of a cap, except for two. */
const LEAST_TAKEN = { share: 0.8, fewer: 2 } as const

/** Returns whether all bursts with a refusal were accepted up to about the same number. A count over time leaves less after a burst. */
function isSteady(observations: readonly Observation[], all: number): boolean {
  const bursts = refusedBursts(scoredPart(observations))
  const taken = bursts.map((burst) => burst.filter(({ outcome }) => outcome !== 'refused').length)
  return Math.min(all, ...taken) >= LEAST_TAKEN.share * Math.max(all, ...taken) - LEAST_TAKEN.fewer
}

/** Another family with this share of the posterior may be true: uneven times hide small differences of the likelihood. */
const POSSIBLE_SHARE = 1e-6

function hasOther({ candidates }: Identification): boolean {
  return candidates.some(({ family, probability }) => !isConcurrency(family) && probability > POSSIBLE_SHARE)
}

/** Returns whether the accepted requests of bursts with a refusal took longer than requests alone. */
function hasWaits(observations: readonly Observation[]): boolean {
  const bursts = refusedBursts(observations.filter(({ kind }) => kind === 'chat'))
  const accepted = bursts.flat().filter(({ outcome }) => outcome === 'accepted')
  return excessOf(accepted.map(roundTripMs), aloneOf(observations).map(roundTripMs)) > CLEARLY_LONGER
}

/** Returns the stages that sent several requests before the first answer of an accepted one, and met a refusal. */
function refusedBursts(observations: readonly Observation[]): readonly (readonly Observation[])[] {
  return [...stagesOf(observations).values()].filter((stage) => {
    const answered = stage.filter(({ outcome }) => outcome === 'accepted').map(({ answeredMs }) => answeredMs)
    const firstMs = Math.min(Infinity, ...answered)
    return stage.length > 1 && hasRefusal(stage) && stage.every(({ sentMs }) => sentMs <= firstMs)
  })
}
