/** Chooses the next stage: a ramp until the target has enough, probes where the capacity seems to be, and a longer stage that confirms. Pure. */
import type { CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { stagesOfTarget } from './critical-rate.ts'
import { estimateCapacity, type Estimate } from './estimate.ts'
import { missesObjective } from './stage-figures.ts'

/** A stage to run. A rate of 0 is one user alone. */
export type NextStage = Pick<CapacityStage, 'purpose' | 'ratePerSecond' | 'warmUpSeconds' | 'seconds'>

/** The state of a sweep. `overheadSeconds`: the time of a stage beside its own. */
export type Sweep = {
  readonly stages: readonly CapacityStage[]
  readonly objectives: readonly CapacityObjective[]
  readonly maxSeconds: number
  readonly elapsedSeconds: number
  readonly overheadSeconds: number
  readonly seed: string
}

const IDLE_SECONDS = 3
const LONGER_IDLE = 4
/** A service that gives one user alone no answer in this time has no useful capacity. */
const LONGEST_IDLE = 48
const FASTEST_START = 20
const SLOWEST_RATE = 0.05
const FASTEST_RATE = 20_000
/** While answers take at most this many times as long as alone, the ramp doubles; then it goes on more slowly. */
const UNMOVED = 1.3
const STEEP = 2
const GENTLE = 1.4
const SHORTEST_RAMP = 3
const REQUESTS_OF_RAMP = 60
/** Probes around the estimate, as logarithms of odds: exactly at it they would not show how steep the curve is. */
const OFFSETS = [0, 0.8, -0.4] as const
const MAX_OFFSET = 0.1
const MAX_PROBES = 40
const SHORTEST_PROBE = 4
const LONGEST_PROBE = 60
const WIDE_BRACKET = 1.3
const MAX_SHORT_PROBES = 2
/** Half of the interval, as a share of the rate: a narrower one does not justify more load. */
const NARROW_ENOUGH = 0.05
const CONFIRM_AT = 0.95
const CONFIRM_SHARE = 0.15
/** With its warm-up. */
const LONGEST_CONFIRM = 1.25 * LONGEST_PROBE

/** Returns the next stage; null when the sweep is over: answered, out of time, or stopped by a limiter or by this machine. */
export function nextStage(sweep: Sweep): NextStage | null {
  const { stages } = sweep
  const last = stages.at(-1)
  if (last === undefined)
    return { purpose: 'idle', ratePerSecond: 0, warmUpSeconds: 1, seconds: IDLE_SECONDS }
  if (last.purpose === 'idle' && last.completed === 0) return longerIdle(sweep, last)
  if (last.limit === 'limiter') return null
  // One user alone only shows where the ramp begins, so a busy machine does not end the sweep there.
  const isWhole = last.endedEarly === undefined
  const again = last.limit === 'machine' && isWhole ? repeated(sweep, last) : null
  if (again !== null || (last.limit === 'machine' && last.purpose !== 'idle')) return again
  // Times that fell or grew may have settled by now.
  const settled = last.unsteady === undefined ? null : repeated(sweep, last)
  if (settled !== null) return settled
  // A longer stage that misses shows more than the probes did: the sweep goes on below it while there is time.
  const confirmed = stages.findLastIndex(({ purpose }) => purpose === 'confirm')
  if (confirmed >= 0 && !isTooMuch(stages[confirmed] ?? last, sweep.objectives))
    return afterwards(sweep, confirmed)
  const leftSeconds = sweep.maxSeconds - sweep.elapsedSeconds
  const alone = idleAgain(sweep)
  if (alone !== null && alone.seconds + sweep.overheadSeconds < leftSeconds / 2) return alone
  const ramp = stagesOfTarget(stages).filter(({ purpose }) => purpose === 'ramp')
  const tooMuch = ramp.filter((stage) => isTooMuch(stage, sweep.objectives)).length
  const estimate =
    tooMuch === 0 || tooMuch === ramp.length ? null : estimateCapacity(stages, sweep.objectives, sweep.seed)
  // A rate that was too much during warm-up may not be any more: the ramp goes on.
  const next =
    estimate === null
      ? rampStage(sweep, stages.findLast(({ purpose }) => purpose !== 'idle') ?? last)
      : estimate.isAboveAll
        ? steeper(sweep, estimate)
        : (missAgain(sweep, AGAIN_AFTER) ?? probeOrConfirm(sweep, estimate, leftSeconds))
  if (next === null || next.warmUpSeconds + next.seconds + sweep.overheadSeconds > leftSeconds) return null
  return next
}

/** An answer that took longer than the stage is not counted in it: one user alone gets more time, unless requests failed. */
function longerIdle(
  { maxSeconds, elapsedSeconds, overheadSeconds }: Sweep,
  last: CapacityStage,
): NextStage | null {
  const seconds = last.seconds * LONGER_IDLE
  const cannotSucceed = last.failed + last.limited > 0 || last.limit === 'target'
  if (cannotSucceed || seconds > LONGEST_IDLE || elapsedSeconds + seconds + overheadSeconds > maxSeconds)
    return null
  return { purpose: 'idle', ratePerSecond: 0, warmUpSeconds: 0, seconds }
}

/** Returns a disturbed stage once more; null the second time, and without time. */
function repeated(
  { stages, maxSeconds, elapsedSeconds, overheadSeconds }: Sweep,
  last: CapacityStage,
): NextStage | null {
  const { purpose, ratePerSecond, warmUpSeconds, seconds } = last
  const before = stages.at(-2)
  const wasDisturbed = before?.limit === 'machine' || before?.unsteady !== undefined
  const isAgain = wasDisturbed && before?.ratePerSecond === ratePerSecond
  if (isAgain || elapsedSeconds + warmUpSeconds + seconds + overheadSeconds > maxSeconds) return null
  return { purpose, ratePerSecond, warmUpSeconds, seconds }
}

/** Returns whether a stage missed an objective by more than a chance of few requests, or had no answer at all. */
export function isTooMuch(
  { limit, counts, unsteady, completed }: CapacityStage,
  objectives: readonly CapacityObjective[],
): boolean {
  if (unsteady !== undefined) return false
  return limit !== null || completed === 0 || missesObjective(counts, objectives)
}

/** Deviations of a normal distribution that a difference between two stages has at least. */
const LEAST_DEVIATIONS = 3.3
/** A stage without enough answers to compare shows a change where the later one was so much faster. */
const FASTER = 1.1

/** Marks the stages that were too much, where a later stage of the same rate or a faster one was not: the service has changed, so they do not count. */
export function withoutStale(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): readonly CapacityStage[] {
  return stages.map((stage, place) => {
    const isOfTarget = stage.purpose !== 'idle' && (stage.limit === null || stage.limit === 'target')
    if (!isOfTarget || !isTooMuch(stage, objectives)) return stage
    const later = stages.slice(place + 1).filter((one) => showsRate(stage.ratePerSecond, one))
    const met = later.filter((one) => !isTooMuch(one, objectives)).map(({ ratePerSecond }) => ratePerSecond)
    return met.length > 0 && isBetter(stage, later)
      ? { ...stage, limit: null, why: null, unsteady: `${STALE} ${Math.max(...met)} per second later` }
      : stage
  })
}

/** The beginning of the reason why a stage does not count that the service has outgrown. */
export const STALE = 'an objective was missed, and met at'

/** Returns whether a stage shows the target at a rate or a higher one. */
function showsRate(ratePerSecond: number, stage: CapacityStage): boolean {
  const isOfTarget = stage.purpose !== 'idle' && (stage.limit === null || stage.limit === 'target')
  return (
    isOfTarget && stage.unsteady === undefined && stage.completed > 0 && stage.ratePerSecond >= ratePerSecond
  )
}

/** Returns whether later stages, all of them together, met an objective beyond chance that a stage missed. An overloaded stage met none. */
function isBetter(stage: CapacityStage, later: readonly CapacityStage[]): boolean {
  const isFaster = ({ ratePerSecond }: CapacityStage): boolean =>
    ratePerSecond >= FASTER * stage.ratePerSecond
  if (later.reduce((sum, { seconds }) => sum + seconds, 0) < stage.seconds) return false
  if (stage.limit === 'target') return later.every(({ limit }) => limit === null) && later.some(isFaster)
  return stage.counts.some(({ n, beyond, effective }, place) => {
    const sumOf = (member: 'n' | 'beyond' | 'effective'): number =>
      later.reduce((sum, { counts, limit }) => {
        const count = counts[place]
        return sum + ((member === 'beyond' && limit !== null ? count?.n : count?.[member]) ?? 0)
      }, 0)
    const common = (beyond + sumOf('beyond')) / (n + sumOf('n'))
    const variance =
      common * (1 - common) * (1 / Math.max(1, effective) + 1 / Math.max(1, sumOf('effective')))
    return beyond / n - sumOf('beyond') / sumOf('n') > LEAST_DEVIATIONS * Math.sqrt(variance)
  })
}

/** Answers of one user alone that took so many times as long as those under load were those of a service that was warming up. */
const SLOWER_ALONE = 1.4
const MAX_IDLES = 3

/** Returns one user alone once more, where answers under load were faster; null where they were not. */
function idleAgain({ stages }: Sweep): NextStage | null {
  const place = stages.findLastIndex(({ purpose }) => purpose === 'idle')
  const alone = stages[place]
  if (alone === undefined || stages.filter(({ purpose }) => purpose === 'idle').length >= MAX_IDLES)
    return null
  const isFaster = stages
    .slice(place + 1)
    .some(
      ({ meanStayMs, completed }) =>
        completed > 0 && meanStayMs !== null && SLOWER_ALONE * meanStayMs < (alone.meanStayMs ?? 0),
    )
  return isFaster ? { purpose: 'idle', ratePerSecond: 0, warmUpSeconds: 0, seconds: IDLE_SECONDS } : null
}

/** A rate that was too much is sent again when the sweep has taken so many times as long since, and before the answer is confirmed. */
const AGAIN_AFTER = 4
const AGAIN_BEFORE_END = 1.25

/** Returns the slowest rate that was too much once more: the service may have changed since. Null where a rate was too much lately. */
function missAgain({ stages, objectives, elapsedSeconds }: Sweep, times: number): NextStage | null {
  const own = stagesOfTarget(stages)
  const [slowest] = own
    .filter((stage) => isTooMuch(stage, objectives))
    .toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
  if (slowest === undefined) return null
  const tried = own.filter(({ ratePerSecond }) => ratePerSecond >= slowest.ratePerSecond)
  const lastSeconds = Math.max(...tried.map(({ fromSeconds }) => fromSeconds))
  if (times * lastSeconds > elapsedSeconds) return null
  // A short stage does not show what a long one showed.
  return staged('probe', slowest.ratePerSecond, slowest.seconds)
}

/** Returns what follows a longer stage that confirmed the answer: the slowest rate that was too much, if that was long before. Null once it is too much again, and without time. */
function afterwards(sweep: Sweep, confirmed: number): NextStage | null {
  const { stages, objectives, maxSeconds, elapsedSeconds, overheadSeconds } = sweep
  const since = stages.slice(confirmed + 1)
  const next = since.length === 0 ? missAgain(sweep, AGAIN_BEFORE_END) : null
  const isMet = since.length > 0 && since.every((stage) => !isTooMuch(stage, objectives))
  const stage = isMet
    ? steeperThan(Math.max(...since.map(({ ratePerSecond }) => ratePerSecond)), maxSeconds)
    : next
  const fits =
    stage !== null && elapsedSeconds + stage.warmUpSeconds + stage.seconds + overheadSeconds <= maxSeconds
  return fits ? stage : null
}

function rampStage({ stages, objectives, maxSeconds }: Sweep, last: CapacityStage): NextStage | null {
  const idleMs = stages.findLast(({ purpose }) => purpose === 'idle')?.meanStayMs ?? null
  if (idleMs === null) return null
  const ratePerSecond = rampRate(stages, objectives, idleMs, last)
  if (ratePerSecond < SLOWEST_RATE || ratePerSecond > FASTEST_RATE) return null
  return staged('ramp', ratePerSecond, rampSeconds(ratePerSecond, maxSeconds))
}

function rampSeconds(ratePerSecond: number, maxSeconds: number): number {
  const longest = Math.max(SHORTEST_RAMP, maxSeconds / 15)
  return Math.min(longest, Math.max(SHORTEST_RAMP, REQUESTS_OF_RAMP / ratePerSecond))
}

function rampRate(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
  idleMs: number,
  last: CapacityStage,
): number {
  const sent = stages.filter(({ purpose, limit }) => purpose === 'ramp' && limit !== 'machine')
  if (sent.length === 0) return Math.min(FASTEST_START, 1000 / idleMs)
  // The first rate may be missed only because the service warms up: it is sent once more before a lower one.
  if (isTooMuch(last, objectives) && sent.length === 1) return last.ratePerSecond
  // The ramp goes on from a stage that does not count too: downwards where that stage missed an objective.
  if (isTooMuch(last, objectives) || missesObjective(last.counts, objectives))
    return Math.min(...sent.map(({ ratePerSecond }) => ratePerSecond)) / 3
  const isUnmoved = (last.meanStayMs ?? idleMs) <= UNMOVED * idleMs
  return last.ratePerSecond * (isUnmoved ? STEEP : GENTLE)
}

/** A stage of the ramp above the fastest so far. */
function steeper({ maxSeconds }: Sweep, { centerPerSecond }: Estimate): NextStage | null {
  return steeperThan(centerPerSecond, maxSeconds)
}

function steeperThan(rate: number, maxSeconds: number): NextStage | null {
  const ratePerSecond = GENTLE * rate
  return ratePerSecond > FASTEST_RATE
    ? null
    : staged('ramp', ratePerSecond, rampSeconds(ratePerSecond, maxSeconds))
}

function probeOrConfirm(sweep: Sweep, estimate: Estimate, leftSeconds: number): NextStage | null {
  const { stages, objectives, maxSeconds, overheadSeconds } = sweep
  const center = estimate.centerPerSecond
  const probes = stages.filter(({ purpose }) => purpose === 'probe').length
  const confirmSeconds = Math.min(CONFIRM_SHARE * maxSeconds, LONGEST_CONFIRM)
  const forProbes = leftSeconds - confirmSeconds - overheadSeconds
  const isWide = probes < MAX_SHORT_PROBES && bracketOf(stages, objectives) > WIDE_BRACKET
  const seconds = isWide ? SHORTEST_PROBE : Math.min(LONGEST_PROBE, probeSeconds(sweep, forProbes))
  const isOver = probes >= MAX_PROBES || 1.25 * seconds + overheadSeconds > forProbes || isNarrow(estimate)
  if (isOver)
    return (
      missAgain(sweep, AGAIN_BEFORE_END) ??
      staged(
        'confirm',
        CONFIRM_AT * center,
        Math.max(SHORTEST_PROBE, 0.75 * (leftSeconds - overheadSeconds)),
        LONGEST_PROBE,
      )
    )
  return staged('probe', center * (1 + (isWide ? 0 : offsetOf(probes, estimate))), seconds)
}

function offsetOf(probes: number, { steepness }: Estimate): number {
  const odds = OFFSETS[probes % OFFSETS.length] ?? 0
  return Math.max(-MAX_OFFSET, Math.min(MAX_OFFSET, odds / (steepness ?? 1)))
}

/** Returns the time of a probe: a fifth of the time that is left for probes. */
function probeSeconds({ maxSeconds, overheadSeconds }: Sweep, forProbes: number): number {
  const planned = maxSeconds / 10
  return Math.max(SHORTEST_PROBE, Math.min(planned, forProbes / 1.25 - overheadSeconds))
}

/** Returns the ratio of the slowest rate that was too much to the fastest below it that was not. */
function bracketOf(stages: readonly CapacityStage[], objectives: readonly CapacityObjective[]): number {
  const own = stagesOfTarget(stages)
  const missed = Math.min(
    ...own.filter((stage) => isTooMuch(stage, objectives)).map(({ ratePerSecond }) => ratePerSecond),
  )
  const met = Math.max(
    ...own
      .filter((stage) => !isTooMuch(stage, objectives) && stage.ratePerSecond < missed)
      .map(({ ratePerSecond }) => ratePerSecond),
  )
  return missed / met
}

function isNarrow({ ratePerSecond, interval: { low, high } }: Estimate): boolean {
  return ratePerSecond !== null && high !== null && (high - low) / 2 < NARROW_ENOUGH * ratePerSecond
}

function staged(
  purpose: CapacityStage['purpose'],
  ratePerSecond: number,
  seconds: number,
  longest = LONGEST_PROBE,
): NextStage {
  const own = Math.min(longest, seconds)
  return {
    purpose,
    ratePerSecond: Number(ratePerSecond.toPrecision(4)),
    warmUpSeconds: Number(Math.min(5, Math.max(1, own / 4)).toFixed(1)),
    seconds: Number(own.toFixed(1)),
  }
}
