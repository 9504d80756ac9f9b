/**
 * Judges an objective by the confidence interval of its measured value. The objective is met if the whole interval meets it, missed if no
 * part of the interval does, and undecided otherwise. For an undecided objective, the verdict estimates how many times as many samples
 * would decide it (the growth). Effective sample sizes are used, because requests near each other in time have similar results.
 */
import type { SloVerdict } from '../../schemas/compiled/load-run.ts'
import type { Workload } from '../workload/workload.ts'
import { FEWEST_DEPENDENT } from './dependence.ts'
import type { PercentileInterval } from './distribution.ts'
import type { Quantity } from './measures.ts'
import { INTERVAL_CONFIDENCE, samplesNeeded, shareInterval } from './order-statistics.ts'
import { percentileIn, type Slo } from './slo.ts'

type LoadShape = Pick<Workload, 'model' | 'warmUpSeconds' | 'rampUpSeconds'>

/** Returns the verdict on an objective. `ok` is null if the samples do not decide it. */
export function judgeSlo(slo: Slo, quantity: Quantity, shape: LoadShape): SloVerdict {
  const { actual, n, interval, reason } = quantity
  const missedShare = quantity.shareBeyond?.(slo.threshold) ?? 0
  const needed = samplesNeeded(percentileIn(slo.stat) ?? 100)
  const tooFew = slo.kind === 'duration' && n < needed
  const known = tooFew ? null : actual
  const common = {
    slo: slo.text,
    metric: slo.stat === '' ? slo.metric : `${slo.metric} ${slo.stat}`,
    op: slo.op,
    threshold: slo.threshold,
    unit: slo.unit,
    actual: known,
    ci: interval === undefined || known === null ? null : { low: interval.low, high: interval.high },
  }
  if (tooFew) {
    const problem = reason ?? `${slo.stat} needs ${needed} samples, the run has ${n}`
    if (n === 0) return { ...common, ok: null, reason: problem }
    const growth = growthOfMisses(slo, missedShare, needed)
    const samples = (needed * (Number.isFinite(growth) ? growth : 1) * n) / worthOf(n, n)
    return { ...common, ok: null, ...moreSamples(problem, n, samples, n) }
  }
  if (known === null) return { ...common, ok: null, reason: reason ?? 'the run did not measure it' }
  if (interval === undefined || isOfAll(slo)) return { ...common, ok: isMet(known, slo), reason: null }
  const ok = decided(slo, interval)
  if (ok !== null) return { ...common, ok, reason: null }
  const { low, farBound = null } = interval
  if (farBound?.isSure === true && isMet(farBound.value, slo))
    return { ...common, ok: true, ci: { low, high: farBound.value }, reason: null }
  return { ...common, ok, ...undecided(slo, { actual: known, n, interval, shape, missedShare }) }
}

function isOfAll({ kind, threshold }: Slo): boolean {
  return kind === 'share' && (threshold === 0 || threshold === 1)
}

function decided(slo: Slo, { low, high }: PercentileInterval): boolean | null {
  const [atLow, atHigh] = [low ?? 0, high ?? Number.POSITIVE_INFINITY].map((value) => isMet(value, slo))
  return atLow === atHigh ? (atLow ?? null) : null
}

type Measured = {
  readonly actual: number
  readonly n: number
  readonly interval: PercentileInterval
  readonly shape: LoadShape
  readonly missedShare: number
}

type Undecided = Pick<SloVerdict, 'timesLonger'> & { readonly reason: string }

function undecided(slo: Slo, measured: Measured): Undecided {
  const { n, interval, missedShare } = measured
  const { low, high, effective } = interval
  if (high === null || low === null) return unbounded(slo, measured)
  const what = `the 95 % interval of ${slo.stat || slo.metric} has the limit in it`
  if (slo.kind === 'share') return undecidedShare(slo, what, measured)
  return withGrowth(what, n, growthOfMisses(slo, missedShare, worthOf(n, effective)), effective)
}

function undecidedShare(slo: Slo, inside: string, { actual, n, interval, shape }: Measured): Undecided {
  const { effective } = interval
  if (effective === n) return withGrowth(inside, n, growthOfShare(slo, actual, n))
  const counted = slo.metric === 'errors' ? 'failures' : 'answers that miss a goal'
  const what = `${inside}; ${counted} came in groups, so ${n} requests are worth ${effective} independent ones`
  const change = plannedChange(shape)
  if (change !== null)
    return { reason: `${what}: the load was not steady (${change.what}); ${change.advice}` }
  if (effective < FEWEST_EFFECTIVE)
    return { reason: `${what}: find out what changed (report.html has the course of the run)` }
  return withGrowth(what, n, growthOfShare(slo, actual, effective))
}

// A short run hides how alike its successive requests are, so worthOf counts a small effective sample size as less.
const [ENOUGH_EFFECTIVE, DISCOUNT_EXPONENT] = [60, 1.5]

function worthOf(n: number, effective: number): number {
  const shown = Math.min(1, effective / ENOUGH_EFFECTIVE) ** DISCOUNT_EXPONENT
  return Math.max(1, n < FEWEST_DEPENDENT ? n / 2 : effective * shown)
}

function growthOfMisses(slo: Slo, missedShare: number, n: number): number {
  return growthOfShare(
    { ...slo, op: '<', threshold: 1 - (percentileIn(slo.stat) ?? 50) / 100 },
    missedShare,
    n,
  )
}

function growthOfShare(slo: Slo, share: number, n: number): number {
  const decides = (step: number): boolean => {
    const many = Math.round(n * GROWTH_STEP ** step)
    return decided(slo, { ...shareInterval(Math.round(share * many), many), effective: many }) !== null
  }
  const steps = Math.floor(Math.log(LARGEST_GROWTH) / Math.log(GROWTH_STEP))
  // Halves the range, because the interval of a million requests takes some 50 ms.
  let [tooFew, enough] = [0, steps + 1]
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2)
    if (decides(middle)) enough = middle
    else tooFew = middle
  }
  return enough > steps ? Infinity : GROWTH_STEP ** enough
}

const GROWTH_STEP = 1.05

function withGrowth(what: string, n: number, growth: number, effective = Infinity): Undecided {
  if (!(growth <= LARGEST_GROWTH))
    return { reason: `${what}; more than ${LARGEST_GROWTH} times as many samples would be needed` }
  return moreSamples(what, n, n * Math.max(growth, LEAST_GROWTH), effective)
}

// Long queues may be rare, so a smaller effective sample size may not include them.
const SHOWS_QUEUES = 200

function moreSamples(what: string, n: number, samples: number, effective: number): Undecided {
  const advised = Number((2 * samples).toPrecision(2))
  const queued = effective < SHOWS_QUEUES ? ', and several times as many if requests wait in a queue' : ''
  return { reason: `${what}; about ${advised} samples would decide it${queued}`, timesLonger: advised / n }
}

/** The minimum effective sample size for comparing a load with another, or for extrapolating from it. */
export const FEWEST_EFFECTIVE = 10

function unbounded(slo: Slo, { n, interval, shape, missedShare }: Measured): Undecided {
  const { effective, farBound } = interval
  const fewest = samplesToBound(percentileIn(slo.stat) ?? 50)
  // A far bound needs only as many samples as if they were independent.
  const isFar = n < fewest && farBound != null && isMet(farBound.value, slo)
  const change = n >= fewest ? plannedChange(shape) : null
  if (change !== null) {
    const { what, advice } = change
    return {
      reason: `the load was not steady: ${what}, and answers at different loads are not one distribution, so ${slo.stat} has no 95 % interval; ${advice}`,
    }
  }
  const worth = `${n} samples are worth ${effective} independent ones`
  if (effective < FEWEST_EFFECTIVE && effective < n && !isFar)
    return {
      reason: `durations changed during the run: its ${worth}, so ${slo.stat} has no 95 % interval; a longer run need not have one: find out what changed (report.html has the course of the run; --warm-up leaves out first connections)`,
    }
  const growth = growthOfMisses(slo, missedShare, isFar ? n : worthOf(n, effective))
  return withGrowth(`the run is too short to bound ${slo.stat}: its ${worth}`, n, growth, effective)
}

type PlannedChange = { readonly what: string; readonly advice: string }

function plannedChange({ model, warmUpSeconds, rampUpSeconds }: LoadShape): PlannedChange | null {
  if (model === 'open-trace')
    return {
      what: 'a trace sends another load at each moment',
      advice: 'measure each load in a run of its own, with --rate',
    }
  if (rampUpSeconds <= warmUpSeconds) return null
  return {
    what: `users started one after another during the first ${rampUpSeconds} s (--ramp-up)`,
    advice: `count only the time after that: --warm-up ${rampUpSeconds}`,
  }
}

// The maximum factor by which a verdict advises to lengthen a run. A higher factor means that the figure is too close to the limit.
const LARGEST_GROWTH = 100

const LEAST_GROWTH = 1.2

function samplesToBound(percentile: number): number {
  return Math.ceil(
    Math.log((1 - INTERVAL_CONFIDENCE) / 2) / Math.log(Math.max(percentile, 100 - percentile) / 100),
  )
}

/** Returns the minimum number of requests that can show that an objective is met. */
export function fewestToMeet(slo: Slo): number {
  const { kind, metric, stat, threshold } = slo
  const percentile =
    kind === 'share' ? 100 * (metric === 'goodput' ? threshold : 1 - threshold) : percentileIn(stat)
  if (percentile === null || isOfAll(slo) || metric === 'dropped' || metric === 'icl') return 1
  return samplesToBound(percentile)
}

/** Returns whether a measured value meets an objective. */
export function isMet(actual: number, { op, threshold }: Slo): boolean {
  switch (op) {
    case '<':
      return actual < threshold
    case '<=':
      return actual <= threshold
    case '>':
      return actual > threshold
    case '>=':
      return actual >= threshold
  }
}
