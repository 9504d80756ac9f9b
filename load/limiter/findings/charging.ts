/** The ways in which a limit may charge tokens, and the possible sizes for each way. Pure. */
import type { FamilyName } from '../model/family.ts'
import { isBucket, PUNISHING, SLIDING_COUNTERS, SMOOTH_BUCKETS } from '../model/family-groups.ts'
import type { Identification } from './identification.ts'
import type { IntervalEstimate } from '../trace/interval.ts'
import { stageAnswers } from '../trace/stage-answers.ts'
import type { StageLabel } from '../trace/stages.ts'
import { tokenCost, type TokenCost } from '../trace/token-cost.ts'
import { isEmpty, sizesFrom, type Booking, type TokenRange, type LedgerRefill } from './token-ledger.ts'
import type { Observation } from '../trace/trace.ts'

/** The size of a limit, in requests of equal cost. */
export type RequestSizes = Pick<
  Identification,
  'families' | 'capacity' | 'windowMs' | 'ratePerSecond' | 'candidates'
>

/** The ways: reserved and kept, reserved with the rest returned after the answer, or charged by use. */
export const MODES = ['kept', 'refunded', 'used'] as const
/** One of {@link MODES}. */
export type Mode = (typeof MODES)[number]

/** A way to charge, with its possible sizes (tokens) and its cost of a usual request. */
export type Fitting = { readonly mode: Mode; readonly sizes: TokenRange; readonly perRequest: TokenRange }

/** Returns the ways of charging that explain the requests, each with its sizes. `capacity` is the size in usual requests. */
export function fittingModes(
  observations: readonly Observation[],
  found: RequestSizes,
  capacity: IntervalEstimate,
): readonly Fitting[] {
  return MODES.map((mode) => fittingOf(mode, observations, found, capacity)).filter(
    ({ sizes }) => !isEmpty(sizes),
  )
}

/** Returns the possible sizes of a limit that charges in one way. */
function fittingOf(
  mode: Mode,
  observations: readonly Observation[],
  found: RequestSizes,
  capacity: IntervalEstimate,
): Fitting {
  const large = smallestLarge(observations)
  const usual = tokenCost(observations.filter(({ kind, tokens }) => kind === 'chat' && tokens < large))
  const perRequest = perRequestOf(mode, usual)
  const booking = bookingOf(mode, observations)
  const refill = refillOf(found, perRequest)
  const sizes = periodsOf(observations, found.families).reduce(
    (known, period) => sizesFrom(period, booking, refill, known),
    roughSizes(mode, capacity, perRequest, usual, found.families),
  )
  return { mode, sizes, perRequest }
}

/** Returns the size of the smallest large request. Large requests of the stage `unit` have another cost than usual ones. */
function smallestLarge(observations: readonly Observation[]): number {
  return stageAnswers(observations, 'unit').reduce((least, { tokens }) => Math.min(least, tokens), Infinity)
}

function perRequestOf(mode: Mode, { reserved, used }: TokenCost): TokenRange {
  if (mode === 'kept') return { low: reserved, high: reserved }
  return used === null ? { low: 1, high: reserved } : { low: used, high: used }
}

/** Returns the sizes that follow from the number of accepted usual requests. A bucket may hold a fraction, so one more or less. */
function roughSizes(
  mode: Mode,
  { low, high }: IntervalEstimate,
  perRequest: TokenRange,
  { reserved }: TokenCost,
  families: readonly FamilyName[],
): TokenRange {
  const fraction = families.some(isBucket) ? 1 : 0
  return {
    low: (low - 1 - fraction) * perRequest.low + (mode === 'used' ? 1 : reserved),
    high: (high + fraction) * perRequest.high + reserved,
  }
}

function bookingOf(mode: Mode, observations: readonly Observation[]): Booking {
  if (mode === 'kept') return { needs: reservedBy, costs: reservedBy }
  if (mode === 'refunded') return { needs: reservedBy, costs: usedBy }
  // The answer is not known yet. At most the prompt counts, and it costs no more than the smallest request.
  const smallest = observations
    .filter(({ kind, tokens }) => kind === 'chat' && tokens > 0)
    .reduce((least, { tokens }) => Math.min(least, tokens), Infinity)
  return { needs: () => ({ low: 1, high: smallest }), costs: usedBy }
}

function reservedBy({ tokens }: Observation): TokenRange {
  return { low: tokens, high: tokens }
}

function usedBy({ tokens, usedTokens }: Observation): TokenRange {
  return usedTokens === null ? { low: 1, high: tokens } : { low: usedTokens, high: usedTokens }
}

/** Returns the refill between requests. Windows have none, buckets have one. A sliding counter refills at most as fast as a bucket. */
function refillOf(
  { families, ratePerSecond, candidates }: RequestSizes,
  perRequest: TokenRange,
): LedgerRefill {
  const isGradual = families.some((family) => isBucket(family) || SLIDING_COUNTERS.includes(family))
  if (!isGradual || ratePerSecond === null) return { perMs: { low: 0, high: 0 }, perTick: 0 }
  const isSmooth = families.every((family) => SMOOTH_BUCKETS.includes(family))
  const least = isSmooth ? (ratePerSecond.low * perRequest.low) / 1000 : 0
  const inner = families.includes('coarse-bucket') ? (candidates[0]?.fit?.parameters.inner ?? 0) : 0
  return {
    perMs: { low: least, high: (ratePerSecond.high * perRequest.high) / 1000 },
    perTick: inner * perRequest.high,
  }
}

/** Returns the requests of each period that began with a full limit. If refusals count or punish, only those up to the first one. */
function periodsOf(
  observations: readonly Observation[],
  families: readonly FamilyName[],
): readonly (readonly Observation[])[] {
  const of = (...labels: readonly StageLabel[]): readonly Observation[] =>
    observations.filter(({ stage }) => labels.includes(stage.label))
  const lastUnit = stageAnswers(observations, 'unit').at(-1)?.stage.place
  const units = of('unit', 'unit control', 'spend fill')
  const periods = [
    units.slice(units.findIndex(({ stage }) => stage.place === lastUnit)),
    ...of('spend beyond').map((one) => [one]),
    of('spend part'),
  ]
  if (!families.some((family) => PUNISHING.includes(family))) return periods
  return periods.map((period) => {
    const end = period.findIndex(({ outcome }) => outcome === 'refused')
    return end < 0 ? period : period.slice(0, end + 1)
  })
}
