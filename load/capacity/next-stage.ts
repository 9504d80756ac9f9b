/** Which stage comes next: a ramp until the target has enough, probes where the capacity seems to be, and a longer stage that confirms. Pure. */
import type { CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { estimateCapacity, type Estimate } from './estimate.ts'

/** A stage to run. A rate of 0 is one user alone. */
export type NextStage = Pick<CapacityStage, 'purpose' | 'ratePerSecond' | 'warmUpSeconds' | 'seconds'>

/** Where a sweep is. `overheadSeconds`: what a stage takes beside its own time. */
export type Sweep = {
  readonly stages: readonly CapacityStage[]
  readonly objectives: readonly CapacityObjective[]
  readonly maxSeconds: number
  readonly elapsedSeconds: number
  readonly overheadSeconds: number
  readonly seed: string
}

const IDLE_SECONDS = 3
const FASTEST_START = 20
const SLOWEST_RATE = 0.05
const FASTEST_RATE = 20_000
/** While answers take at most this many times as long as alone, the ramp doubles; then it goes on more slowly. */
const UNMOVED = 1.3
const STEEP = 2
const GENTLE = 1.4
const SHORTEST_RAMP = 3
const REQUESTS_OF_RAMP = 60
/** Probes around the estimate: exactly at it they would not show how steep the curve is. */
const OFFSETS = [0, -0.06, 0.05, 0.02, -0.03, 0] as const
const MAX_PROBES = 12
const SHORTEST_PROBE = 4
const LONGEST_PROBE = 60
const WIDE_BRACKET = 1.3
const MAX_SHORT_PROBES = 2
/** A narrower interval is not worth more load. */
const NARROW_ENOUGH = 0.025
const CONFIRM_AT = 0.95
const CONFIRM_SHARE = 0.15

/** Returns the next stage; null when the sweep is over: answered, out of time, or stopped by a limiter or by this machine. */
export function nextStage(sweep: Sweep): NextStage | null {
  const { stages } = sweep
  const last = stages.at(-1)
  if (last === undefined)
    return { purpose: 'idle', ratePerSecond: 0, warmUpSeconds: 1, seconds: IDLE_SECONDS }
  if (last.limit === 'limiter') return null
  if (last.limit === 'machine') return repeated(sweep, last)
  if (last.purpose === 'confirm') return null
  const leftSeconds = sweep.maxSeconds - sweep.elapsedSeconds
  const ramp = stages.filter(({ purpose, limit }) => purpose === 'ramp' && limit !== 'machine')
  const isBounded =
    ramp.some((stage) => isTooMuch(stage, sweep.objectives)) &&
    !ramp.every((stage) => isTooMuch(stage, sweep.objectives))
  const next = isBounded ? probeOrConfirm(sweep, leftSeconds) : rampStage(sweep, ramp, last)
  if (next === null || next.warmUpSeconds + next.seconds + sweep.overheadSeconds > leftSeconds) return null
  return next
}

/** What disturbed this machine may be over: a stage is sent once more, and then the machine is the limit. */
function repeated(
  { stages, maxSeconds, elapsedSeconds, overheadSeconds }: Sweep,
  last: CapacityStage,
): NextStage | null {
  const { purpose, ratePerSecond, warmUpSeconds, seconds } = last
  const before = stages.at(-2)
  const isAgain = before?.limit === 'machine' && before.ratePerSecond === ratePerSecond
  if (isAgain || elapsedSeconds + warmUpSeconds + seconds + overheadSeconds > maxSeconds) return null
  return { purpose, ratePerSecond, warmUpSeconds, seconds }
}

/** Whether a stage missed an objective by more than a chance of few requests. */
export function isTooMuch(
  { limit, counts }: CapacityStage,
  objectives: readonly CapacityObjective[],
): boolean {
  if (limit !== null) return true
  return objectives.some(({ allowedShare }, place) => {
    const { n = 0, beyond = 0 } = counts[place] ?? {}
    return beyond >= 3 && beyond > 1.5 * allowedShare * n
  })
}

function rampStage(
  { stages, objectives, maxSeconds }: Sweep,
  ramp: readonly CapacityStage[],
  last: CapacityStage,
): NextStage | null {
  const idleMs = stages.find(({ purpose }) => purpose === 'idle')?.meanStayMs ?? null
  if (idleMs === null) return null
  const ratePerSecond = rampRate(ramp, objectives, idleMs, last)
  if (ratePerSecond < SLOWEST_RATE || ratePerSecond > FASTEST_RATE) return null
  const longest = Math.max(SHORTEST_RAMP, maxSeconds / 15)
  const seconds = Math.min(longest, Math.max(SHORTEST_RAMP, REQUESTS_OF_RAMP / ratePerSecond))
  return staged('ramp', ratePerSecond, seconds)
}

function rampRate(
  ramp: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
  idleMs: number,
  last: CapacityStage,
): number {
  if (ramp.length === 0) return Math.min(FASTEST_START, 1000 / idleMs)
  if (isTooMuch(last, objectives)) return Math.min(...ramp.map(({ ratePerSecond }) => ratePerSecond)) / 3
  const isUnmoved = (last.meanStayMs ?? idleMs) <= UNMOVED * idleMs
  return last.ratePerSecond * (isUnmoved ? STEEP : GENTLE)
}

function probeOrConfirm(sweep: Sweep, leftSeconds: number): NextStage | null {
  const { stages, objectives, seed, maxSeconds, overheadSeconds } = sweep
  const estimate = estimateCapacity(stages, objectives, seed)
  if (estimate === null) return null
  const center = estimate.centerPerSecond
  const probes = stages.filter(({ purpose }) => purpose === 'probe').length
  const confirmSeconds = CONFIRM_SHARE * maxSeconds
  const forProbes = leftSeconds - confirmSeconds - overheadSeconds
  const isWide = probes < MAX_SHORT_PROBES && bracketOf(stages, objectives) > WIDE_BRACKET
  const seconds = isWide ? SHORTEST_PROBE : Math.min(LONGEST_PROBE, probeSeconds(sweep, forProbes))
  const isOver = probes >= MAX_PROBES || 1.25 * seconds + overheadSeconds > forProbes || isNarrow(estimate)
  if (isOver)
    return staged(
      'confirm',
      CONFIRM_AT * center,
      Math.max(SHORTEST_PROBE, 0.75 * (leftSeconds - overheadSeconds)),
      LONGEST_PROBE,
    )
  return staged('probe', center * (1 + (isWide ? 0 : (OFFSETS[probes % OFFSETS.length] ?? 0))), seconds)
}

/** The time of a probe, so that five of them fill what a sweep has for them, however long its ramp was. */
function probeSeconds({ maxSeconds, overheadSeconds }: Sweep, forProbes: number): number {
  const planned = maxSeconds / 10
  return Math.max(SHORTEST_PROBE, Math.min(planned, forProbes / 1.25 - overheadSeconds))
}

/** How many times the slowest rate that was too much is the fastest below it that was not. */
function bracketOf(stages: readonly CapacityStage[], objectives: readonly CapacityObjective[]): number {
  const own = stages.filter(({ purpose, limit }) => purpose !== 'idle' && limit !== 'machine')
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
