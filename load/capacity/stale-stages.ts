/** Finds changes of the service during a sweep: stages before a change for the better do not count. Pure. */
import type { CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { sharesOf, type StageShare } from './critical-rate.ts'

/** The beginning of the reason why a stage does not count that the service has outgrown. */
const STALE = 'the service has changed since:'
const WARMER = `${STALE} one user alone got answers in`
/** Standard deviations of a difference beyond chance, where each moment of a sweep may be that of the change. */
const LEAST_DEVIATIONS = 3.5
/** Stages up to this ratio of rates apart are compared, and faster ones together. */
const NEAR = 1.2
/** Answers were faster from this ratio of medians on, and beyond so many standard deviations of chance. */
const FASTER = 1.3
const MEDIAN_DEVIATIONS = 3.3
/** Deviation of the logarithm of a median of one time, for times that spread by a factor of e, as lognormal and exponential times allow. */
const MEDIAN_DEVIATION = 1.6
/** Deviation of the logarithm of one time: at least, and where there are too few to tell. */
const LEAST_SPREAD = 0.3
const USUAL_SPREAD = 0.6
const P95_DEVIATIONS = 1.645

/** Returns whether the service has outgrown a stage. */
export function isStale({ unsteady }: CapacityStage): boolean {
  return unsteady?.startsWith(STALE) === true
}

/** Returns whether one user alone shows that the service was warming up. Else it may have scaled, and may do so again. */
export function wasCold({ unsteady }: CapacityStage): boolean {
  return unsteady?.startsWith(WARMER) === true
}

/** Marks the stages that the service has outgrown, so that they do not count. */
export function withoutStale(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): readonly CapacityStage[] {
  const warm = withoutCold(stages)
  const change = changeIn(warm, objectives)
  if (change?.isBetter !== true) return warm
  return marked(warm, change.place, `${STALE} an objective was missed at rates that met it later`)
}

function marked(stages: readonly CapacityStage[], before: number, why: string): readonly CapacityStage[] {
  return stages.map((stage, place) =>
    place < before && (isOfTarget(stage) || isAloneToo(stage, why)) && !isStale(stage)
      ? { ...stage, limit: null, why: null, unsteady: why }
      : stage,
  )
}

/** What one user alone got before does not count either where this user shows the change. */
function isAloneToo({ purpose }: CapacityStage, why: string): boolean {
  return purpose === 'idle' && why.startsWith(WARMER)
}

function isOfTarget({ purpose, limit }: CapacityStage): boolean {
  return purpose !== 'idle' && (limit === null || limit === 'target')
}

/** Marks the stages before answers under any load took less time than those of one user alone before: they take longer, if anything. */
function withoutCold(stages: readonly CapacityStage[]): readonly CapacityStage[] {
  for (const [place, later] of stages.entries()) {
    if (!isSteady(later)) continue
    const slower = stages
      .slice(0, place)
      .find((one) => one.purpose === 'idle' && isSteady(one) && isSlower(one, later))
    if (slower !== undefined)
      return marked(
        stages,
        place,
        `${WARMER} ${digits(medianMs(slower))} ms before, and later they took ${digits(medianMs(later))} ms (medians)`,
      )
  }
  return stages
}

function isSteady({ limit, unsteady, completed }: CapacityStage): boolean {
  return limit === null && unsteady === undefined && completed > 0
}

function isSlower(before: CapacityStage, later: CapacityStage): boolean {
  const chance = MEDIAN_DEVIATIONS * Math.sqrt(medianVariance(before) + medianVariance(later))
  return Math.log(medianMs(before) / medianMs(later)) > Math.max(Math.log(FASTER), chance)
}

/** The variance of the logarithm of a median. Answers depend on each other at least as much as those beyond an objective. */
function medianVariance({ counts, completed, latencies }: CapacityStage): number {
  const effective = counts.filter(({ n }) => n > 0).map((count) => Math.max(1, count.effective))
  const { p50 = null, p95 = null } = latencies.find(({ metric }) => metric === 'e2e') ?? {}
  const spread =
    p50 === null || p95 === null ? USUAL_SPREAD : Math.max(LEAST_SPREAD, Math.log(p95 / p50) / P95_DEVIATIONS)
  return (MEDIAN_DEVIATION * spread) ** 2 / Math.min(completed, ...effective)
}

function medianMs({ latencies, meanStayMs }: CapacityStage): number {
  return latencies.find(({ metric }) => metric === 'e2e')?.p50 ?? meanStayMs ?? 0
}

function digits(ms: number): string {
  return Number(ms.toPrecision(3)).toString()
}

/** A change of the service: before which stage, and whether it missed fewer objectives afterwards. */
type Change = { readonly place: number; readonly isBetter: boolean }

/**
 * Returns the moment at which stages disagree most, beyond chance; null where they agree. A service that does not change misses an
 * objective at least as often at a rate as at a slower one, so the test needs no curve.
 */
export function changeIn(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): Change | null {
  let most: Change | null = null
  let deviations = LEAST_DEVIATIONS
  for (const place of objectives.keys()) {
    const shares = sharesOf(stages, place)
    for (const [split, { stage }] of shares.entries())
      for (const [of, isBetter] of [
        [differenceAt(shares.slice(0, split), shares.slice(split)), true],
        // A backlog at a rate that was carried before is told as a cliff.
        [differenceAt(shares.slice(split).filter(isWithoutBacklog), shares.slice(0, split)), false],
      ] as const)
        if (of > deviations) [most, deviations] = [{ place: stages.indexOf(stage), isBetter }, of]
  }
  return most
}

/** Returns by how many standard deviations stages missed an objective more often than others of the same rates and faster ones, at most. */
function differenceAt(missed: readonly StageShare[], better: readonly StageShare[]): number {
  // A short stage that missed hides how much its requests depend on each other.
  const worse = missed.map((one) => ({ ...one, n: one.n / one.excess, beyond: one.beyond / one.excess }))
  const differences = worse.flatMap(({ stage: { ratePerSecond: rate, seconds } }) => {
    const own = [rate / NEAR, rate].map((least) => sumOf(worse, least, rate))
    const others = [NEAR * rate, Number.POSITIVE_INFINITY].map((most) => sumOf(better, rate, most))
    // A short stage does not show what a long one showed.
    const long = others.filter((other) => other.seconds >= seconds)
    return own.flatMap((one) => long.map((other) => deviationsOf(one, other)))
  })
  return Math.max(0, ...differences)
}

function isWithoutBacklog({ stage: { limit } }: StageShare): boolean {
  return limit === null
}

type Sum = Pick<StageShare, 'n' | 'beyond'>

function sumOf(shares: readonly StageShare[], fromPerSecond: number, toPerSecond: number) {
  const sum = { n: 0, beyond: 0, seconds: 0 }
  for (const { stage, n, beyond } of shares)
    if (stage.ratePerSecond >= fromPerSecond && stage.ratePerSecond <= toPerSecond) {
      sum.n += n
      sum.beyond += beyond
      sum.seconds += stage.seconds
    }
  return sum
}

/** The correction for continuity (Yates 1934). */
const HALF = 0.5

function deviationsOf(worse: Sum, better: Sum): number {
  if (better.n === 0 || worse.beyond <= HALF) return 0
  const common = (worse.beyond + better.beyond) / (worse.n + better.n)
  const variance = common * (1 - common) * (1 / worse.n + 1 / better.n)
  return ((worse.beyond - HALF) / worse.n - better.beyond / better.n) / Math.sqrt(variance)
}
