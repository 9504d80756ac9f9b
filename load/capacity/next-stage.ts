/**
 * Plans the stages of a sweep, one after the other. Pure.
 *
 * A single user comes first, and the time of the answers sets the first rate of a ramp.
 * The ramp doubles the highest rate that met all objectives, or takes a third of the lowest rate, until a rate above a met one is missed.
 * Probes then run at and near the estimated capacity and once far below, each longer than the last, until the estimate is precise.
 * The last stage confirms the estimate at 0.95 of it, for which some time is kept.
 * A disturbed stage is repeated once, and early rates are repeated when the sweep is 2.5 times as old, because the service may change.
 */
import type { CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { countedAtWorst, stagesOfTarget } from './critical-rate.ts'
import { judgeDemand, type Demand } from './demand.ts'
import { estimateCapacity, fastestMet, type Estimate } from './estimate.ts'
import { isStale } from './stale-stages.ts'
import { evidenceAt, missedAlone, requestsToShow } from './rate-evidence.ts'
import { unmeasuredText } from './stage-failures.ts'
import { isClearMiss, isStageFailed, missesObjective } from './missed-objectives.ts'

/** A planned stage: a load at one rate. If its rate is 0, a single user sends a request, waits for the answer, and so on. */
export type NextStage = Pick<CapacityStage, 'purpose' | 'ratePerSecond' | 'warmUpSeconds' | 'seconds'>

/** The state of a sweep (loads at several rates). `overheadSeconds` is the time that each stage takes besides its load, as to start k6. */
export type Sweep = {
  readonly stages: readonly CapacityStage[]
  readonly objectives: readonly CapacityObjective[]
  readonly maxSeconds: number
  readonly elapsedSeconds: number
  readonly overheadSeconds: number
  /** The warm-up of the first stage in seconds. */
  readonly warmUpSeconds: number
  /** The load that all replicas together (`deployments`) must carry (`--for`), if any. */
  readonly demand?: Demand | null
  readonly deployments?: number
}

const SHORTEST_SECONDS = 3
const LONGEST_SECONDS = 120
const LONGEST_WARM_UP_SECONDS = 5

/** Returns the next stage (load at one rate) of a capacity run. Returns null if the run needs no further stage or has no time. */
export function nextStage(sweep: Sweep): NextStage | null {
  if (sweep.stages.length === 0) return { ...singleUser(sweep), warmUpSeconds: sweep.warmUpSeconds }
  const fresh = sweep.stages.filter((stage) => !isStale(stage))
  const next = stageAfter({ ...sweep, stages: countedAtWorst(fresh, false) })
  return next && shortened(next, leftSeconds(sweep))
}

function stageAfter(sweep: Sweep): NextStage | null {
  const repeated = repeatedOnce(sweep)
  if (repeated !== null) return repeated
  if (isOver(sweep)) return null
  if (isSingleUserNeeded(sweep)) return singleUser(sweep)
  const estimate = isRampOver(sweep) ? estimateCapacity(sweep.stages, sweep.objectives) : null
  if (estimate === null) return rampStage(sweep)
  if (isOld(sweep, 0, AGAIN_AFTER)) return singleUser(sweep)
  return (
    fasterStage(sweep, estimate) ??
    repeatedForChange(sweep, estimate, AGAIN_AFTER) ??
    demandStage(sweep, estimate) ??
    provingStage(sweep, estimate) ??
    probe(sweep, estimate) ??
    repeatedForChange(sweep, estimate, AGAIN_BEFORE_END) ??
    confirmingStage(sweep, estimate)
  )
}

function leftSeconds({ maxSeconds, elapsedSeconds, overheadSeconds }: Sweep): number {
  return maxSeconds - elapsedSeconds - overheadSeconds
}

const ROUNDING = 1e-6

/** Shortens a stage to the seconds that are left for it. Null if that is less than half of its duration. */
function shortened(stage: NextStage, left: number): NextStage | null {
  const seconds = Math.min(stage.seconds, Math.floor(10 * (left - stage.warmUpSeconds) + ROUNDING) / 10)
  return seconds < Math.max(SHORTEST_SECONDS, stage.seconds / 2) ? null : { ...stage, seconds }
}

function isDisturbed(stage: CapacityStage | undefined): boolean {
  return stage?.limit === 'machine' || stage?.unsteady !== undefined
}

/** Returns the last stage again, if this machine disturbed it or its answer times drifted. */
function repeatedOnce(sweep: Sweep): NextStage | null {
  const [before, last] = [sweep.stages.at(-2), sweep.stages.at(-1)]
  if (last === undefined || !isDisturbed(last)) return null
  const { purpose, ratePerSecond, warmUpSeconds, seconds } = last
  const isRepeated = isDisturbed(before) && before?.ratePerSecond === ratePerSecond
  if (isRepeated || warmUpSeconds + seconds > leftSeconds(sweep)) return null
  return purpose === 'idle' ? singleUser(sweep) : { purpose, ratePerSecond, warmUpSeconds, seconds }
}

function isOver(sweep: Sweep): boolean {
  const { stages, objectives } = sweep
  const last = stages.at(-1)
  if (last === undefined) return isHalfOver(sweep)
  if (last.limit === 'limiter' || (last.limit === 'machine' && last.purpose !== 'idle')) return true
  const confirming = stages.findLast(({ purpose }) => purpose === 'confirm')
  if (confirming !== undefined && !isStageFailed(confirming, objectives)) return true
  if (last.purpose === 'idle' && last.completed === 0)
    return last.failed + last.limited > 0 || last.limit !== null || last.seconds >= LONGEST_ALONE_SECONDS
  if (isTooSlowAlone(sweep)) return isHalfOver(sweep)
  return singleUserMs(sweep.stages) !== null && unmeasuredText(stages, objectives) !== null
}

function isHalfOver({ maxSeconds, elapsedSeconds }: Sweep): boolean {
  return elapsedSeconds > maxSeconds / 2
}

const ALONE_SHARE = 1 / 40
const USUAL_ALONE_SECONDS = 10
/** A stage in which a single user got no answer is repeated with four times its duration, up to this. */
const LONGEST_ALONE_SECONDS = 48

/** Returns whether a single user must be measured first: none was, or the service may be gone, or too slow only because it warms up. */
function isSingleUserNeeded(sweep: Sweep): boolean {
  const isMeasured = sweep.stages.some(({ purpose }) => purpose === 'idle')
  return !isMeasured || sweep.stages.at(-1)?.completed === 0 || isTooSlowAlone(sweep)
}

/** Returns whether all stages under load missed an objective that a single user misses too. */
function isTooSlowAlone({ stages, objectives }: Sweep): boolean {
  const underLoad = stages.filter(({ purpose }) => purpose !== 'idle')
  return (
    underLoad.length > 0 &&
    underLoad.every((stage) => isStageFailed(stage, objectives)) &&
    missedAlone(stages, objectives) !== undefined
  )
}

function singleUser({ stages, maxSeconds }: Sweep): NextStage {
  const alone = stages.findLast(({ purpose }) => purpose === 'idle')
  const usual = Math.max(SHORTEST_SECONDS, Math.min(USUAL_ALONE_SECONDS, ALONE_SHARE * maxSeconds))
  const times = alone?.completed === 0 ? 4 : 1
  const seconds = Math.min(LONGEST_ALONE_SECONDS, Math.max(usual, times * (alone?.seconds ?? 0)))
  return { purpose: 'idle', ratePerSecond: 0, warmUpSeconds: 1, seconds }
}

function singleUserMs(stages: readonly CapacityStage[]): number | null {
  return stages.findLast(({ purpose }) => purpose === 'idle')?.meanStayMs ?? null
}

const FASTEST_START = 20
const [SLOWEST_RATE, FASTEST_RATE] = [0.05, 20_000]
/** The ramp doubles the rate while answers take at most SLOWER times as long as for a single user. Then it multiplies it by GENTLE. */
const [STEEP, GENTLE, SLOWER] = [2, 1.4, 1.3]
const REQUESTS_OF_RAMP = 60

function isRampOver({ stages, objectives }: Sweep): boolean {
  const met = fastestMet(stages, objectives)
  const isMissed = (stage: CapacityStage): boolean =>
    stage.ratePerSecond > met && isStageFailed(stage, objectives)
  return met > 0 && stagesOfTarget(stages).some(isMissed)
}

function rampStage(sweep: Sweep): NextStage | null {
  const { stages, objectives } = sweep
  const aloneMs = singleUserMs(stages)
  if (aloneMs === null) return null
  const sent = stages
    .filter(({ purpose, limit }) => purpose !== 'idle' && limit !== 'machine')
    .toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
  const [slowest] = sent
  if (slowest === undefined) return rampAt(sweep, Math.min(FASTEST_START, 1000 / aloneMs))
  const met = sent.findLast(
    (stage) => stage.limit === null && stage.completed > 0 && !missesObjective(stage.counts, objectives),
  )
  if (met === undefined) return rampAt(sweep, slowest.ratePerSecond / 3)
  const isSlower = (met.meanStayMs ?? aloneMs) > SLOWER * aloneMs
  return rampAt(sweep, (isSlower ? GENTLE : STEEP) * met.ratePerSecond)
}

function rampAt({ maxSeconds }: Sweep, ratePerSecond: number): NextStage | null {
  if (ratePerSecond < SLOWEST_RATE || ratePerSecond > FASTEST_RATE) return null
  const longest = Math.max(SHORTEST_SECONDS, maxSeconds / 15)
  const seconds = Math.max(SHORTEST_SECONDS, REQUESTS_OF_RAMP / ratePerSecond)
  return staged('ramp', ratePerSecond, Math.min(longest, seconds))
}

/** Returns a stage above all others if so few requests missed an objective that the interval of the estimate has no upper end. */
function fasterStage(sweep: Sweep, { interval, reason }: Estimate): NextStage | null {
  if (interval.high !== null || reason !== null) return null
  return rampAt(sweep, GENTLE * Math.max(...sweep.stages.map((stage) => stage.ratePerSecond)))
}

/** A rate is repeated when the sweep is this many times as old as at its last stage, and before the last stage sooner. */
const [AGAIN_AFTER, AGAIN_BEFORE_END] = [2.5, 1.25]
const HEAD_START_SECONDS = 10
/** A probe is long if queues had time to grow, and near the estimate if its rate differs by less than this share. */
const [LONG_SECONDS, NEAR] = [8, 0.1]

/** Returns whether the sweep is `times` as old as when a rate was last run. */
function isOld({ stages, elapsedSeconds }: Sweep, rate: number, times: number): boolean {
  const last = stages.findLast(({ ratePerSecond }) => ratePerSecond === rate)
  return elapsedSeconds > times * ((last?.fromSeconds ?? 0) + HEAD_START_SECONDS)
}

/** Returns an early rate again, if it is due: the lowest that was clearly missed, or the first long probe near the estimate. */
function repeatedForChange(sweep: Sweep, estimate: Estimate, times: number): NextStage | null {
  const own = stagesOfTarget(sweep.stages)
  const missed = own
    .filter((stage) => isStageFailed(stage, sweep.objectives))
    .toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
  const first = own.find(
    (stage) =>
      stage.purpose === 'probe' &&
      stage.seconds >= LONG_SECONDS &&
      Math.abs(stage.ratePerSecond / estimate.centerPerSecond - 1) < NEAR &&
      stage.limit === null &&
      !isClearMiss(stage),
  )
  const due = [missed.find(isClearMiss) ?? missed[0], first].find(
    (stage) => stage !== undefined && isOld(sweep, stage.ratePerSecond, times),
  )
  return due === undefined
    ? null
    : staged('probe', due.ratePerSecond, Math.min(due.seconds, secondsOf(sweep, QUICK_SHARE)))
}

/** A load of `--for` is tested with 1.05 times its rate, so that it is surely included, by at most MOST_ASKED requests. */
const [ASKED_AT, MOST_ASKED] = [1.05, 1000]

/** Returns a stage just above the load of `--for`, to prove it. Null if that is decided or too few requests, or no faster rate is met. */
function demandStage(sweep: Sweep, estimate: Estimate): NextStage | null {
  const { stages, objectives, maxSeconds, demand, deployments = 1 } = sweep
  if (demand?.kind !== 'rate' || isDemandDecided(sweep, estimate)) return null
  const rate = (ASKED_AT * demand.ratePerSecond) / deployments
  const seconds = Math.max(SHORTEST_SECONDS, Math.min(maxSeconds / 10, MOST_ASKED / rate))
  const stage = staged('probe', rate, seconds)
  const isRun = stages.some(({ ratePerSecond }) => ratePerSecond === stage.ratePerSecond)
  return !isRun && fastestMet(stages, objectives) > rate && rate * seconds >= REQUESTS_OF_RAMP ? stage : null
}

function isDemandDecided({ stages, demand, deployments = 1 }: Sweep, estimate: Estimate): boolean {
  return demand == null || judgeDemand(demand, estimate, stages, deployments).verdict !== 'inconclusive'
}

/** Few misses are easier to prove far below the capacity, so a stage for that runs at such shares of the estimate: the first, if it fits. */
const [PROVE_AT, PROVE_AT_MOST] = [0.5, 0.7]

/** A limit such as `errors < 0.1%` needs many requests. Returns a stage with enough of them; null if they are not needed or do not fit. */
function provingStage(sweep: Sweep, estimate: Estimate): NextStage | null {
  const { stages, objectives } = sweep
  const center = estimate.centerPerSecond
  const place = objectives.findIndex(({ slo }) => slo === estimate.failsFirst)
  const objective = objectives[place]
  const needed = objective === undefined ? null : requestsToShow(stages, objective, place)
  if (objective === undefined || needed === null) return null
  const left = leftSeconds(sweep) - LONGEST_WARM_UP_SECONDS - keptSeconds(sweep)
  const ratePerSecond = Math.max(PROVE_AT * center, needed / Math.max(1, left))
  const { n, verdict } = evidenceAt(stages, objective, place, ratePerSecond)
  const isTried = n - evidenceAt(stages, objective, place, 0).n >= needed
  return isTried || verdict === 'missed' || ratePerSecond > PROVE_AT_MOST * center
    ? null
    : staged('ramp', ratePerSecond, (needed + 1) / ratePerSecond, Infinity)
}

/**
 * The probes in order. `at`: the rate as a share of the estimated capacity. `share`: the duration as a share of the sweep's. The third one
 * shows whether fewer requests miss an objective far below the capacity.
 */
const PROBES = [
  { at: 1, share: 1 / 60 },
  { at: 1.04, share: 1 / 30 },
  { at: 0.7, share: 1 / 20 },
  { at: 0.96, share: 1 / 15 },
  { at: 1, share: 1 / 6 },
  { at: 1.04, share: 1 / 6 },
  { at: 0.96, share: 1 / 6 },
] as const
const CYCLE = 3
/** The longest repetition of an early rate, as a share of the sweep's duration. */
const QUICK_SHARE = 0.05
/** A stage lasts at least SETTLED_ANSWERS answer times, so that queues can grow, but for that not over SETTLED_SHARE of the sweep. */
const [SETTLED_ANSWERS, SETTLED_SHARE] = [60, 0.1]
const SHORTEST_PROBE_SECONDS = 4

/** Returns a stage near the estimated capacity. Returns null if the estimate is precise, or if only the last stage has time. */
function probe(sweep: Sweep, estimate: Estimate): NextStage | null {
  if (isNarrow(estimate) && isDemandDecided(sweep, estimate)) return null
  const isNew = ({ purpose, ratePerSecond }: CapacityStage, place: number): boolean =>
    purpose === 'probe' &&
    !sweep.stages.slice(0, place).some((before) => before.ratePerSecond === ratePerSecond)
  const sent = sweep.stages.filter(isNew).length
  const place = sent < PROBES.length ? sent : PROBES.length - CYCLE + (sent % CYCLE)
  const { at, share } = PROBES[place] ?? PROBES[0]
  const stage = staged('probe', at * estimate.centerPerSecond, secondsOf(sweep, share))
  return shortened(stage, leftSeconds(sweep) - keptSeconds(sweep))
}

function secondsOf(sweep: Sweep, share: number): number {
  const settledSeconds = (SETTLED_ANSWERS * (singleUserMs(sweep.stages) ?? 0)) / 1000
  return Math.max(
    SHORTEST_PROBE_SECONDS,
    share * sweep.maxSeconds,
    Math.min(settledSeconds, SETTLED_SHARE * sweep.maxSeconds),
  )
}

const CONFIRM_AT = 0.95
/** The share of the sweep that probes leave for the last repetitions and the last stage. */
const KEPT_SHARE = 0.2

function keptSeconds({ maxSeconds, overheadSeconds }: Sweep): number {
  return Math.min(KEPT_SHARE * maxSeconds, LONGEST_SECONDS + LONGEST_WARM_UP_SECONDS) + overheadSeconds
}

function confirmingStage(sweep: Sweep, estimate: Estimate): NextStage {
  const left = leftSeconds(sweep)
  // The last answers of the stage may take a second.
  const seconds = Math.max(0.75 * left, left - LONGEST_WARM_UP_SECONDS - 1)
  return staged('confirm', CONFIRM_AT * estimate.centerPerSecond, seconds)
}

/** The estimate needs no more stages if its interval is narrow: half its width is at most this share of the estimate. */
const NARROW_ENOUGH = 0.05

function isNarrow({ ratePerSecond, interval: { low, high } }: Estimate): boolean {
  return ratePerSecond !== null && high !== null && (high - low) / 2 < NARROW_ENOUGH * ratePerSecond
}

function staged(
  purpose: CapacityStage['purpose'],
  ratePerSecond: number,
  seconds: number,
  longest = LONGEST_SECONDS,
): NextStage {
  const own = Math.min(longest, seconds)
  return {
    purpose,
    ratePerSecond: Number(ratePerSecond.toPrecision(4)),
    warmUpSeconds: Number(Math.min(LONGEST_WARM_UP_SECONDS, Math.max(1, own / 4)).toFixed(1)),
    seconds: Number(own.toFixed(1)),
  }
}
