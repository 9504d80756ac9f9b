/**
 * Plans a capacity sweep: chooses the next stage (a load at one rate) from the results of the completed stages. The first stage has a
 * single user without other load (`idle`). Then the rate grows until an objective is missed (`ramp`), stages near the estimated capacity
 * improve the estimate (`probe`), and a last stage tests a rate just below it (`confirm`). Stages are repeated if this machine disturbed
 * them, or to detect that the service became faster or slower.
 */
import type { CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { countedAtWorst, stagesOfTarget } from './critical-rate.ts'
import { judgeDemand, type Demand } from './demand.ts'
import { estimateCapacity, fastestMet, type Estimate } from './estimate.ts'
import { isStale, SHORTEST_COMPARED } from './stale-stages.ts'
import { evidenceAt, missedAlone, requestsToShow } from './rate-evidence.ts'
import { unmeasuredText } from './stage-failures.ts'
import { isClearMiss, isStageFailed, missesObjective } from './missed-objectives.ts'

/** A planned stage: a load at one rate. The rate 0 stands for a single user without other load, who waits for each answer. */
export type NextStage = Pick<CapacityStage, 'purpose' | 'ratePerSecond' | 'warmUpSeconds' | 'seconds'>

/** The state of a capacity sweep (loads at several rates). */
export type Sweep = {
  readonly stages: readonly CapacityStage[]
  readonly objectives: readonly CapacityObjective[]
  readonly maxSeconds: number
  readonly elapsedSeconds: number
  /** The seconds that each stage takes besides its load, such as to start k6. */
  readonly overheadSeconds: number
  /** The warm-up of the first stage in seconds. */
  readonly warmUpSeconds: number
  /** The load that all deployments together must carry (`--for`). */
  readonly demand?: Demand | null
  readonly deployments?: number
}

const IDLE_SECONDS = 3
const LONGEST_ALONE = 10
// The duration is 1/24 of the sweep for the first stage with one user, and 1/60 for later ones.
const [FIRST_ALONE, LATER_ALONE] = [24, 60]
const LONGER_IDLE = 4
// In seconds, for a stage with one user that is repeated because it got no answer.
const LONGEST_IDLE = 48
const FASTEST_START = 20
const SLOWEST_RATE = 0.05
const FASTEST_RATE = 20_000
// The rate doubles until answers take this many times as long as for one user. Then it grows less.
const MAX_STEADY_GROWTH = 1.3
const STEEP = 2
const GENTLE = 1.4
const SHORTEST_RAMP = 3
const REQUESTS_OF_RAMP = 60
// Differences of ln(missed / met) from that of the allowed share.
const LOG_ODDS_OFFSETS = [0, 0.4, -0.4] as const
const MAX_OFFSET = 0.1
const MAX_PROBES = 40
const SHORTEST_PROBE = 4
const LONGEST_PROBE = 120
const LONGEST_WARM_UP = 5
// Shares of the time of the sweep. Early estimates need less.
const PROBE_SHARES = [1 / 60, 1 / 30, 1 / 15, 1 / 6] as const
// A share of the time of the sweep.
const QUICK_SHARE = 0.05
// Queues need many answer times to grow. A stage gets at most a tenth of the sweep for this.
const [SETTLED_ANSWERS, SETTLED_SHARE] = [60, 0.1]
const MAX_HALF_WIDTH = 0.05
const CONFIRM_AT = 0.95
const CONFIRM_SHARE = 0.15
// The factor 1.25 adds the time of the warm-up.
const LONGEST_CONFIRM = 1.25 * LONGEST_PROBE

const LEAST_FITTING_SHARE = 0.5
const ROUNDING = 1e-6

/** Returns the next stage of a capacity sweep. Null if none is needed, or if no time is left. */
export function nextStage(sweep: Sweep): NextStage | null {
  const next = stageAfter(sweep)
  if (next === null || sweep.stages.length === 0) return next
  const ownSeconds = sweep.maxSeconds - sweep.elapsedSeconds - next.warmUpSeconds - sweep.overheadSeconds
  const seconds = Math.min(next.seconds, Math.floor(10 * ownSeconds + ROUNDING) / 10)
  return seconds < Math.max(SHORTEST_RAMP, LEAST_FITTING_SHARE * next.seconds) ? null : { ...next, seconds }
}

function stageAfter(whole: Sweep): NextStage | null {
  const counted = whole.stages.filter((stage) => !isStale(stage))
  const sweep = { ...whole, stages: countedAtWorst(counted, false) }
  const { stages } = sweep
  const last = stages.at(-1)
  if (last === undefined && whole.stages.length > 0)
    return sweep.elapsedSeconds > sweep.maxSeconds / 2 ? null : aloneAgain(whole.stages, sweep.maxSeconds)
  if (last === undefined) return { ...aloneAgain([], sweep.maxSeconds), warmUpSeconds: sweep.warmUpSeconds }
  if (last.purpose === 'idle' && last.completed === 0) return longerSingleUser(last)
  // No single user was measured since the service became faster.
  if (!stages.some(({ purpose }) => purpose === 'idle')) return aloneAgain(whole.stages, sweep.maxSeconds)
  if (last.limit === 'limiter') return null
  // The single-user stage only sets the start of the ramp, so a busy machine does not end the sweep there.
  const isWhole = last.endedEarly === undefined
  const again = last.limit === 'machine' && isWhole ? repeated(sweep, last) : null
  if (again !== null || (last.limit === 'machine' && last.purpose !== 'idle')) return again
  // A repetition shows whether the answer times are steady by now.
  const settled = last.unsteady === undefined ? null : repeated(sweep, last)
  if (settled !== null) return settled
  // A failed confirming stage is stronger evidence than the probes, so the sweep continues below it while there is time.
  const confirmed = stages.findLastIndex(({ purpose }) => purpose === 'confirm')
  const isConfirmed = confirmed >= 0 && !isStageFailed(stages[confirmed] ?? last, sweep.objectives)
  const leftSeconds = sweep.maxSeconds - sweep.elapsedSeconds
  const ramp = stagesOfTarget(stages).filter(({ purpose }) => purpose === 'ramp')
  const isFailed = (stage: CapacityStage): boolean => isStageFailed(stage, sweep.objectives)
  const met = ramp.filter((stage) => !isFailed(stage)).map(({ ratePerSecond }) => ratePerSecond)
  // A rate that failed and was then met may have failed by chance, so the ramp goes on above it.
  const isTooMuch = ramp.some((stage) => isFailed(stage) && !met.includes(stage.ratePerSecond))
  const isRampOver = isTooMuch && met.length > 0
  const estimate = !isRampOver ? null : estimateCapacity(stages, sweep.objectives)
  // The stage that confirms a narrow estimate may widen its interval.
  if (isConfirmed && (estimate === null || probesOf(sweep, estimate).left < 1))
    return stageAfterConfirmation(sweep, confirmed)
  const alone = repeatSingleUser(sweep, isRampOver)
  if (alone !== null && alone.seconds + sweep.overheadSeconds < leftSeconds / 2) return alone
  // The ramp goes on, because a rate that was too high during warm-up may be met now.
  if (estimate === null) {
    const asked = demandStage(sweep)
    const isOther = ({ ratePerSecond }: CapacityStage): boolean => ratePerSecond !== asked?.ratePerSecond
    if (asked !== null && whole.stages.every(isOther)) return asked
    return rampStage(sweep, whole.stages, stages.findLast((s) => s.purpose !== 'idle' && isOther(s)) ?? last)
  }
  if (estimate.interval.high === null && estimate.reason === null) return fasterStage(sweep)
  return (
    repeatSlowestMiss(sweep, RETRY_AFTER) ??
    repeatSucceededRate(sweep, last) ??
    provingStage(sweep, estimate, leftSeconds) ??
    probeOrConfirm(sweep, estimate, leftSeconds)
  )
}

function longerSingleUser(last: CapacityStage): NextStage | null {
  const seconds = last.seconds * LONGER_IDLE
  const cannotSucceed = last.failed + last.limited > 0 || last.limit === 'target'
  if (cannotSucceed || seconds > LONGEST_IDLE) return null
  return { purpose: 'idle', ratePerSecond: 0, warmUpSeconds: 0, seconds }
}

// Null if it was repeated already, or if no time is left.
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

// If a later stage answered faster by this factor, the service was still warming up.
const SLOWER_ALONE = 1.4
const MAX_IDLES = 6
// The stage of one user is repeated at growing intervals, to notice changes of the service.
const IDLE_AGAIN_AFTER = 2.5
const IDLE_HEAD_START = 10

function repeatSingleUser(
  { stages, maxSeconds, elapsedSeconds }: Sweep,
  isRampOver: boolean,
): NextStage | null {
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
  // The service may be gone.
  const isSilent = stages.at(-1)?.completed === 0
  const isDue = isRampOver && elapsedSeconds > IDLE_AGAIN_AFTER * (alone.fromSeconds + IDLE_HEAD_START)
  return isFaster || isSilent || isDue ? aloneAgain(stages, maxSeconds) : null
}

function aloneAgain(stages: readonly CapacityStage[], maxSeconds: number): NextStage {
  const before = stages.findLast(({ purpose }) => purpose === 'idle')?.seconds ?? 0
  const usual = maxSeconds / (stages.length === 0 ? FIRST_ALONE : LATER_ALONE)
  const seconds = before > LONGEST_ALONE ? before : Math.max(IDLE_SECONDS, Math.min(LONGEST_ALONE, usual))
  return { purpose: 'idle', ratePerSecond: 0, warmUpSeconds: 1, seconds }
}

// A missed rate is tried again at growing intervals, because the service may carry it later.
const RETRY_AFTER = 4
const RETRY_AT_END = 1.25
const NEAR_SLOWEST_TIMES = 1.3

function repeatSlowestMiss(sweep: Sweep, times: number): NextStage | null {
  const { stages, objectives, elapsedSeconds } = sweep
  const own = stagesOfTarget(stages)
  const missed = own.filter((stage) => isStageFailed(stage, objectives))
  const slowest = Math.min(...missed.map(({ ratePerSecond }) => ratePerSecond))
  const [longest] = missed
    .filter(({ ratePerSecond }) => ratePerSecond <= NEAR_SLOWEST_TIMES * slowest)
    .toSorted((a, b) => b.seconds - a.seconds)
  const [clear = longest] = missed.filter(isClearMiss).toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
  if (clear === undefined) return null
  const tried = own.filter(({ ratePerSecond }) => ratePerSecond >= clear.ratePerSecond)
  const lastSeconds = Math.max(...tried.map(({ fromSeconds }) => fromSeconds))
  if (times * lastSeconds > elapsedSeconds) return null
  return staged('probe', clear.ratePerSecond, Math.min(clear.seconds, secondsOf(sweep, QUICK_SHARE)))
}

function repeatSucceededRate(sweep: Sweep, last: CapacityStage): NextStage | null {
  const { stages, objectives } = sweep
  const seconds = secondsOf(sweep, QUICK_SHARE)
  // A short stage may meet by chance what failed at this rate or a lower one.
  const wasTooMuch = stagesOfTarget(stages).some(
    (stage) => stage.ratePerSecond <= last.ratePerSecond && isStageFailed(stage, objectives),
  )
  const isShort = last.purpose !== 'idle' && last.seconds < seconds / 2
  return isShort && wasTooMuch && !isStageFailed(last, objectives)
    ? staged('probe', last.ratePerSecond, seconds)
    : null
}

function stageAfterConfirmation(sweep: Sweep, confirmed: number): NextStage | null {
  const { stages, objectives, maxSeconds } = sweep
  const since = stages.slice(confirmed + 1).filter(({ purpose }) => purpose !== 'idle')
  if (since.length === 0) return repeatSlowestMiss(sweep, RETRY_AT_END)
  return since.some((stage) => isStageFailed(stage, objectives))
    ? null
    : stageFasterThan(Math.max(...since.map(({ ratePerSecond }) => ratePerSecond)), maxSeconds)
}

function rampStage(
  { stages, objectives, maxSeconds, elapsedSeconds }: Sweep,
  all: readonly CapacityStage[],
  last: CapacityStage,
): NextStage | null {
  const idleMs = stages.findLast(({ purpose }) => purpose === 'idle')?.meanStayMs ?? null
  const isMissedAlone = missedAlone(stages, objectives) !== undefined
  if (idleMs === null || (!isMissedAlone && unmeasuredText(stages, objectives) !== null)) return null
  // No lower rate is left. A single-user stage follows for some time, because the service may be warming up.
  if (isStageFailed(last, objectives) && isMissedAlone)
    return elapsedSeconds > maxSeconds / 2 ? null : aloneAgain(stages, maxSeconds)
  const outgrown = all.filter(
    (stage) => stage.purpose !== 'idle' && isStale(stage) && missesObjective(stage.counts, objectives),
  )
  const slowest = Math.min(...outgrown.map(({ ratePerSecond }) => ratePerSecond))
  const ratePerSecond =
    last.purpose === 'idle' && outgrown.length > 0 ? slowest : rampRate(stages, objectives, idleMs, last)
  if (ratePerSecond < SLOWEST_RATE || ratePerSecond > FASTEST_RATE) return null
  return staged('ramp', ratePerSecond, rampSeconds(ratePerSecond, maxSeconds))
}

// Slightly above the load of `--for`, so that the proof includes it.
const [DEMAND_TIMES, MOST_DEMAND_REQUESTS] = [1.05, 1000]

function demandStage({ stages, objectives, maxSeconds, demand, deployments = 1 }: Sweep): NextStage | null {
  if (demand?.kind !== 'rate') return null
  const rate = (DEMAND_TIMES * demand.ratePerSecond) / deployments
  const seconds = Math.max(SHORTEST_RAMP, Math.min(maxSeconds / 10, MOST_DEMAND_REQUESTS / rate))
  const isPassed = fastestMet(stages, objectives) > rate
  return isPassed && rate * seconds >= REQUESTS_OF_RAMP ? staged('probe', rate, seconds) : null
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
  // The first rate may fail only because the service warms up, so it is repeated once before a lower rate.
  if (isStageFailed(last, objectives) && sent.length === 1) return last.ratePerSecond
  // The ramp also continues from an unsteady stage: with lower rates if that stage missed an objective.
  if (isStageFailed(last, objectives) || missesObjective(last.counts, objectives))
    return Math.min(...sent.map(({ ratePerSecond }) => ratePerSecond)) / 3
  const isUnmoved = (last.meanStayMs ?? idleMs) <= MAX_STEADY_GROWTH * idleMs
  return last.ratePerSecond * (isUnmoved ? STEEP : GENTLE)
}

function fasterStage({ stages, maxSeconds }: Sweep): NextStage | null {
  const answered = stagesOfTarget(stages).filter(({ completed }) => completed > 0)
  return stageFasterThan(Math.max(...answered.map(({ ratePerSecond }) => ratePerSecond)), maxSeconds)
}

function stageFasterThan(rate: number, maxSeconds: number): NextStage | null {
  const ratePerSecond = GENTLE * rate
  return ratePerSecond > FASTEST_RATE
    ? null
    : staged('ramp', ratePerSecond, rampSeconds(ratePerSecond, maxSeconds))
}

// Relative to the estimate. A low share of misses is easier to prove far below the capacity.
const PROVE_AT = 0.5
const PROVE_AT_MOST = 0.7

function provingStage(sweep: Sweep, estimate: Estimate, leftSeconds: number): NextStage | null {
  const { stages, objectives, maxSeconds, overheadSeconds } = sweep
  const center = estimate.centerPerSecond
  const place = objectives.findIndex(({ slo }) => slo === estimate.failsFirst)
  const objective = objectives[place]
  const needed = objective === undefined ? null : requestsToShow(stages, objective, place)
  // A strict objective, such as `errors < 0.1%`, takes more requests than other stages send.
  if (objective === undefined || needed === null) return null
  const ownSeconds = leftSeconds - overheadSeconds - LONGEST_WARM_UP
  const laterSeconds = Math.min(CONFIRM_SHARE * maxSeconds, LONGEST_CONFIRM) + 2 * overheadSeconds
  if (needed / (PROVE_AT * center) + laterSeconds + maxSeconds / 8 < ownSeconds) return null
  const ratePerSecond = Math.max(PROVE_AT * center, needed / Math.max(1, ownSeconds - laterSeconds))
  const slower = evidenceAt(stages, objective, place, ratePerSecond)
  const isTried = slower.n - evidenceAt(stages, objective, place, 0).n >= needed
  return isTried || slower.verdict === 'missed' || ratePerSecond > PROVE_AT_MOST * center
    ? null
    : staged('ramp', ratePerSecond, (needed + 1) / ratePerSecond, ownSeconds)
}

function probesOf(sweep: Sweep, estimate: Estimate) {
  const { stages, maxSeconds, elapsedSeconds, overheadSeconds } = sweep
  const sent = stages.filter(({ purpose }) => purpose === 'probe').length
  const confirmSeconds = Math.min(CONFIRM_SHARE * maxSeconds, LONGEST_CONFIRM)
  const forProbes = maxSeconds - elapsedSeconds - confirmSeconds - overheadSeconds
  const planned = Math.min(LONGEST_PROBE, secondsOf(sweep, PROBE_SHARES[sent] ?? PROBE_SHARES[3]))
  // If less time is left, the confirming stage gets it.
  const least = Math.min(planned, secondsOf(sweep, PROBE_SHARES[2]))
  const seconds = Math.max(least, Math.min(planned, forProbes / 1.25 - overheadSeconds))
  const fitting = forProbes / (1.25 * seconds + overheadSeconds)
  const left = isPrecise(sweep, estimate) || sent >= MAX_PROBES ? 0 : fitting
  return { sent, seconds, fitting, left }
}

function secondsOf({ stages, maxSeconds }: Sweep, share: number): number {
  const alone = stages.findLast(({ purpose }) => purpose === 'idle')
  const settledSeconds = (SETTLED_ANSWERS * (alone?.meanStayMs ?? 0)) / 1000
  return Math.max(SHORTEST_PROBE, share * maxSeconds, Math.min(settledSeconds, SETTLED_SHARE * maxSeconds))
}

function probeOrConfirm(sweep: Sweep, estimate: Estimate, leftSeconds: number): NextStage | null {
  const center = estimate.centerPerSecond
  const { sent, seconds, fitting, left } = probesOf(sweep, estimate)
  const again = left < 2 && fitting >= 1 ? repeatFirstProbe(sweep, center) : null
  if (again !== null) return again
  const rest = leftSeconds - sweep.overheadSeconds
  // The last answers of the stage may take a second.
  const restSeconds = Math.max(SHORTEST_PROBE, 0.75 * rest, rest - LONGEST_WARM_UP - 1)
  if (left < 1)
    return repeatSlowestMiss(sweep, RETRY_AT_END) ?? staged('confirm', CONFIRM_AT * center, restSeconds)
  const slowSeconds = secondsOf(sweep, QUICK_SHARE)
  return isSlowProbeDue(sweep.stages, center, slowSeconds)
    ? staged('probe', SLOW_AT * center, slowSeconds)
    : staged('probe', center * (1 + offsetOf(sent, estimate)), seconds)
}

// Relative to the estimate: one stage tests a rate far below it.
const SLOW_AT = 0.7
const SLOW_RANGE = 0.15

function isSlowProbeDue(stages: readonly CapacityStage[], center: number, seconds: number): boolean {
  const long = stagesOfTarget(stages).filter((stage) => stage.seconds >= seconds / 2)
  const isThere = ({ ratePerSecond }: CapacityStage): boolean =>
    Math.abs(ratePerSecond / center - SLOW_AT) < SLOW_RANGE
  return long.length >= 2 && !long.some(isThere)
}

function repeatFirstProbe(sweep: Sweep, center: number): NextStage | null {
  const { stages, elapsedSeconds } = sweep
  // The service may have become slower since.
  const probes = stagesOfTarget(stages).filter(({ purpose }) => purpose === 'probe')
  const first = probes
    .filter(
      ({ seconds, ratePerSecond }) =>
        seconds > SHORTEST_COMPARED && Math.abs(ratePerSecond / center - 1) < MAX_OFFSET,
    )
    .find((stage) => stage.limit === null && !isClearMiss(stage))
  const last = stages.findLast(({ ratePerSecond }) => ratePerSecond === first?.ratePerSecond)
  if (first === undefined || 2 * (last?.fromSeconds ?? 0) > elapsedSeconds) return null
  return staged('probe', first.ratePerSecond, Math.min(secondsOf(sweep, QUICK_SHARE), first.seconds))
}

function offsetOf(probes: number, { steepness }: Estimate): number {
  const odds = LOG_ODDS_OFFSETS[probes % LOG_ODDS_OFFSETS.length] ?? 0
  return Math.max(-MAX_OFFSET, Math.min(MAX_OFFSET, odds / (steepness ?? 1)))
}

function isPrecise({ stages, demand, deployments = 1 }: Sweep, estimate: Estimate): boolean {
  const { ratePerSecond, interval } = estimate
  const isNarrow =
    ratePerSecond !== null &&
    interval.high !== null &&
    (interval.high - interval.low) / 2 < MAX_HALF_WIDTH * ratePerSecond
  const isOpen =
    demand != null && judgeDemand(demand, estimate, stages, deployments).verdict === 'inconclusive'
  return isNarrow && !isOpen
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
    warmUpSeconds: Number(Math.min(LONGEST_WARM_UP, Math.max(1, own / 4)).toFixed(1)),
    seconds: Number(own.toFixed(1)),
  }
}
