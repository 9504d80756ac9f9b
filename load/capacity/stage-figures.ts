import type {
  CapacityCount,
  CapacityObjective,
  CapacityStage,
  StageLatency,
  StageTimeline,
  Unsteady,
} from '../../schemas/compiled/capacity-run.ts'
import { dependenceOf, FEWEST_DEPENDENT } from '../analysis/dependence.ts'
import { percentileOf } from '../analysis/distribution.ts'
import { isTimeout, OF_PACE } from '../analysis/timings.ts'
import { untimedReason, type Untimed } from '../verdict/load-notes.ts'
import { failuresOf, responseTimesMs, untimedIn, type StageSample } from './stage-failures.ts'
import { upperMedian } from '../../schemas/median.ts'
import { BUSY_CPU_SHARE } from '../verdict/judge-instrument.ts'
import { mannKendall, timeGroupsOf } from '../verdict/trend.ts'
import { missesObjective } from './missed-objectives.ts'
import { coldStart } from './stale-stages.ts'

type StageSetting = Pick<
  CapacityStage,
  'purpose' | 'ratePerSecond' | 'warmUpSeconds' | 'seconds' | 'fromSeconds' | 'cpuShare' | 'wait'
>

const BACKLOG_SHARE = 0.1
const BACKLOG_DEVIATIONS = 3
const LIMITED_SHARE = 0.02
const LATE_MS = 100

/** Computes the figures of a stage from its requests: counts, misses, answer times and throughput. */
export function stageFigures(
  samples: readonly StageSample[],
  setting: StageSetting,
  objectives: readonly CapacityObjective[],
): CapacityStage {
  const fromSeconds = setting.warmUpSeconds
  const toSeconds = fromSeconds + setting.seconds
  const own = samples
    .filter(({ scheduledSeconds: at }) => at >= fromSeconds && at < toSeconds)
    .toSorted((a, b) => a.scheduledSeconds - b.scheduledSeconds)
  const completed = own.filter(({ outcome }) => outcome === 'completed')
  const staysMs = completed.flatMap(responseTimesMs)
  const meanStayMs = meanOf(staysMs)
  const squares = staysMs.map((ms) => (ms - (meanStayMs ?? 0)) ** 2)
  const ended = samples.filter(
    ({ outcome, closedSeconds: at }) =>
      outcome === 'completed' && at !== null && at >= fromSeconds && at < toSeconds,
  )
  const answers = answersOf(completed)
  const isAlone = setting.ratePerSecond === 0
  const how = { isAlone, untimed: untimedIn([answers]) }
  const limited = own.filter(({ outcome }) => outcome === 'limited').length
  const lag = sorted(
    own.flatMap(({ sentSeconds: at, scheduledSeconds }) =>
      at === null ? [] : [(at - scheduledSeconds) * 1000],
    ),
  )
  const figures = {
    ...setting,
    sent: own.filter(({ sentSeconds }) => sentSeconds !== null).length,
    ...answers,
    failed: own.length - completed.length - limited,
    limited,
    failures: failuresOf(own),
    completedPerSecond: ended.length / setting.seconds,
    goodPerSecond: ended.filter((sample) => isGood(sample, objectives)).length / setting.seconds,
    inFlight: inFlightIn(samples, fromSeconds, toSeconds),
    meanStayMs,
    stayDeviationMs: Math.sqrt(meanOf(squares) ?? 0),
    latencies: metricsOf(objectives).flatMap((metric) => latencyOf(metric, completed) ?? []),
    timeline: timelineOf(samples, toSeconds),
    lagMs: percentileOf(lag, 99),
    counts: objectives.map((objective) => countViolations(objective, own, objectives, how)),
  }
  const found = limitOf(figures, samples, own.length, objectives)
  if (found.limit !== null) return { ...figures, ...found }
  if (isAlone) {
    // The answers of the warm-up show best whether the service was warming up.
    const unsteady = coldStart(
      samples.filter(({ outcome }) => outcome === 'completed').flatMap(responseTimesMs),
    )
    return { ...figures, ...found, ...(unsteady !== null && { unsteady }) }
  }
  const drift = stageDriftOf(staysMs)
  // If times grew and the stage already missed an objective, more time would not have helped, so its requests count.
  if (drift === null || (drift.kind === 'growing' && missesObjective(figures.counts, objectives)))
    return { ...figures, ...found }
  return { ...figures, ...found, unsteady: drift }
}

function answersOf(
  completed: readonly StageSample[],
): Pick<CapacityStage, 'completed' | 'usage' | 'bursts' | 'miscounted'> {
  const counted = completed.flatMap(({ usage }) => usage ?? [])
  const bursts = completed.filter(({ isBurst }) => isBurst === true).length
  const wrong = completed.flatMap(({ miscounted }) => miscounted ?? [])
  const sum = (of: 'tokens' | 'chunks'): number => wrong.reduce((total, one) => total + one[of], 0)
  return {
    completed: completed.length,
    ...(counted.length === 0
      ? {}
      : {
          usage: {
            count: counted.length,
            promptTokens: counted.reduce((total, { promptTokens }) => total + promptTokens, 0),
            completionTokens: counted.reduce((total, { completionTokens }) => total + completionTokens, 0),
          },
        }),
    ...(bursts === 0 ? {} : { bursts }),
    ...(wrong.length === 0
      ? {}
      : { miscounted: { count: wrong.length, tokens: sum('tokens'), chunks: sum('chunks') } }),
  }
}

const OVERLOAD_STATUSES: readonly (number | null)[] = [503, 504]

/** Makes stages count although this machine was busy, if their failures miss an objective even without timeouts, 503 and 504. */
export function withSureFailures(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): readonly CapacityStage[] {
  return stages.map((stage) => {
    const unsure = (stage.failures ?? [])
      .filter(({ class: name, status }) => isTimeout(name) || OVERLOAD_STATUSES.includes(status))
      .reduce((sum, failure) => sum + failure.count, 0)
    const counts = stage.counts.map((own, place) =>
      objectives[place]?.metric === 'errors' ? own : { n: 0, beyond: 0, effective: 0 },
    )
    const sure = counts.map((own) => ({ ...own, beyond: own.beyond - unsure }))
    if (stage.purpose === 'idle' || !missesObjective(sure, objectives)) return stage
    const { wait: _wait, ...others } = stage
    return stage.limit === 'machine' ? { ...others, limit: null, why: null, counts } : others
  })
}

/** Records in a copy of a stage that the target answered wrongly, or that this machine was too slow, and why. */
export function limitedStage(stage: CapacityStage, limit: 'target' | 'machine', why: string): CapacityStage {
  const { unsteady: _unsteady, ...others } = stage
  return { ...others, limit, why }
}

const REFUSALS: readonly (number | undefined)[] = [401, 403, 404]

/** Returns why the target refused all requests of a stage, such as a wrong API key. Null if some were not refused. */
export function refusalIn(samples: readonly StageSample[]): string | null {
  const [first] = samples
  const isRefused = samples.every(({ outcome, status }) => outcome === 'failed' && REFUSALS.includes(status))
  if (first === undefined || !isRefused) return null
  const statuses = [...new Set(samples.map(({ status }) => status))].join(', ')
  const cause =
    first.status === 404 ? 'the model or the path is not known there' : 'the key is missing or refused'
  return `${cause}: the target refused all ${samples.length} requests of a stage (${statuses})`
}

type Limit = Pick<CapacityStage, 'limit' | 'why'>

function limitOf(
  figures: Omit<CapacityStage, keyof Limit>,
  samples: readonly StageSample[],
  planned: number,
  objectives: readonly CapacityObjective[],
): Limit {
  const { completed, limited, lagMs, cpuShare, ratePerSecond, warmUpSeconds, seconds, counts } = figures
  // An objective on goodput counts refusals as misses. A single user is refused by a limiter, and not by a service that sheds load.
  const areMisses = ratePerSecond > 0 && objectives.some(({ metric }) => metric === 'goodput')
  if (limited > LIMITED_SHARE * planned && !areMisses)
    return { limit: 'limiter', why: `${limited} of ${planned} requests were refused with 429` }
  if (cpuShare !== null && cpuShare > BUSY_CPU_SHARE)
    return { limit: 'machine', why: `k6 used ${Math.round(cpuShare * 100)} % of this machine` }
  const atStart = unfinishedAt(samples, warmUpSeconds)
  const atEnd = unfinishedAt(samples, warmUpSeconds + seconds)
  const grown = atEnd - atStart
  if (ratePerSecond > 0 && grown > Math.max(BACKLOG_SHARE * planned, BACKLOG_DEVIATIONS * Math.sqrt(planned)))
    return { limit: 'target', why: `requests in flight grew from ${atStart} to ${atEnd}` }
  // Late requests do not matter if the others alone miss an objective.
  const late = samples.filter(isLate).length
  const others = counts.map((count) => ({ ...count, beyond: count.beyond - late }))
  if (lagMs !== null && lagMs > LATE_MS && !missesObjective(others, objectives))
    return { limit: 'machine', why: `one request in a hundred left more than ${Math.round(lagMs)} ms late` }
  if (ratePerSecond > 0 && planned > 0 && completed === 0)
    return { limit: 'target', why: `none of ${planned} requests was completed` }
  return { limit: null, why: null }
}

function isLate({ sentSeconds, scheduledSeconds }: StageSample): boolean {
  return sentSeconds !== null && 1000 * (sentSeconds - scheduledSeconds) > LATE_MS
}

function unfinishedAt(samples: readonly StageSample[], atSeconds: number): number {
  return samples.filter(
    ({ scheduledSeconds, closedSeconds }) =>
      scheduledSeconds < atSeconds && (closedSeconds === null || closedSeconds >= atSeconds),
  ).length
}

function inFlightIn(samples: readonly StageSample[], fromSeconds: number, toSeconds: number): number {
  let busySeconds = 0
  for (const { sentSeconds, closedSeconds } of samples)
    if (sentSeconds !== null && closedSeconds !== null)
      busySeconds += Math.max(0, Math.min(closedSeconds, toSeconds) - Math.max(sentSeconds, fromSeconds))
  return busySeconds / (toSeconds - fromSeconds)
}

function metricsOf(objectives: readonly CapacityObjective[]): readonly string[] {
  const asked = objectives.flatMap(({ metric, limit }) => (limit === null ? [] : [metric]))
  return [...new Set([...asked, 'ttft', 'e2e', 'ttft-response', 'e2e-response'])]
}

function latencyOf(metric: string, completed: readonly StageSample[]): StageLatency | null {
  const values = sorted(durations(metric, completed))
  if (values.length === 0) return null
  return {
    metric,
    n: values.length,
    p50: percentileOf(values, 50),
    p95: percentileOf(values, 95),
    p99: percentileOf(values, 99),
  }
}

// Requests in one queue are slow together, and a short stage does not show how many.
const SHORT_INFLATION = 6

function countViolations(
  objective: CapacityObjective,
  own: readonly StageSample[],
  objectives: readonly CapacityObjective[],
  { isAlone, untimed }: { readonly isAlone: boolean; readonly untimed: Untimed },
): CapacityCount {
  const { metric, limit } = objective
  if (untimedReason(metric, untimed) !== null) return { n: 0, beyond: 0, effective: 0 }
  if (limit !== null) {
    const judged = own.filter(
      (sample) => sample.outcome === 'completed' || isMiss(sample, objective, objectives),
    )
    const counts = countBeyond(Float64Array.from(durations(metric, judged)), limit)
    return isAlone || counts.n >= FEWEST_DEPENDENT
      ? counts
      : { ...counts, effective: Math.ceil(counts.n / SHORT_INFLATION) }
  }
  return countBeyond(
    Float64Array.from(own, (sample) => (isMiss(sample, objective, objectives) ? 1 : 0)),
    0.5,
  )
}

/** Returns whether a request missed an objective: it exceeded the limit of a metric, failed (error rate), or did either (goodput). */
export function isMiss(
  sample: StageSample,
  { metric, limit }: CapacityObjective,
  objectives: readonly CapacityObjective[],
): boolean {
  const isTimed = sample.outcome === 'completed' || isTimeout(sample.failure?.class)
  if (limit !== null) return isTimed && (sample.ms(metric) ?? 0) > limit
  return metric === 'goodput' ? !isGood(sample, objectives) : sample.outcome === 'failed'
}

function countBeyond(inTimeOrder: Float64Array, limit: number): CapacityCount {
  const n = inTimeOrder.length
  const beyond = inTimeOrder.reduce((count, value) => count + (value > limit ? 1 : 0), 0)
  if (n === 0) return { n, beyond, effective: 0 }
  const median = inTimeOrder.toSorted()[Math.floor((n - 1) / 2)] ?? 0
  // A limit beyond all samples hides their dependence, so the dependence of median and mean is used too.
  const percentile = 100 * (1 - Math.min(n - 1, Math.max(1, beyond)) / n)
  return { n, beyond, effective: dependenceOf(inTimeOrder, median)(percentile, limit) }
}

function isGood(sample: StageSample, objectives: readonly CapacityObjective[]): boolean {
  return (
    sample.outcome === 'completed' &&
    objectives.every(
      ({ metric, limit }) =>
        limit === null ||
        ((sample.ms(metric) ?? 0) <= limit && !(sample.isBurst === true && OF_PACE.includes(metric))),
    )
  )
}

function durations(metric: string, samples: readonly StageSample[]): readonly number[] {
  return samples.flatMap((sample) => sample.ms(metric) ?? [])
}

function sorted(values: readonly number[]): Float64Array {
  return Float64Array.from(values).toSorted()
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

const BUCKETS = 30

/** Divides a stage into equal intervals. Each has a mean number of requests in flight, and counts of failures and refusals (429). */
export function timelineOf(samples: readonly StageSample[], plannedSeconds: number): StageTimeline {
  const lastSeconds = samples.reduce((last, { closedSeconds }) => Math.max(last, closedSeconds ?? 0), 0)
  const bucketSeconds = Math.max(plannedSeconds, lastSeconds) / BUCKETS
  const inFlight = new Float64Array(BUCKETS)
  const failed = new Uint32Array(BUCKETS)
  const limited = new Uint32Array(BUCKETS)
  const bucketAt = (seconds: number): number => Math.min(BUCKETS - 1, Math.floor(seconds / bucketSeconds))
  for (const { sentSeconds, closedSeconds, outcome } of samples) {
    if (sentSeconds === null || closedSeconds === null) continue
    const last = bucketAt(closedSeconds)
    for (let bucket = bucketAt(sentSeconds); bucket <= last; bucket += 1) {
      const from = Math.max(sentSeconds, bucket * bucketSeconds)
      const to = Math.min(closedSeconds, (bucket + 1) * bucketSeconds)
      inFlight[bucket] = (inFlight[bucket] ?? 0) + Math.max(0, to - from) / bucketSeconds
    }
    if (outcome === 'failed') failed[last] = (failed[last] ?? 0) + 1
    if (outcome === 'limited') limited[last] = (limited[last] ?? 0) + 1
  }
  return {
    bucketSeconds: Math.round(bucketSeconds * 1000) / 1000,
    inFlight: Array.from(inFlight, (value) => Math.round(value * 100) / 100),
    failed: [...failed],
    limited: [...limited],
  }
}

const FEWEST_IN_GROUP = 4
// Kendall's tau of the groups: 1 if answer times rise from each to the next, -1 if they fall.
const LEAST_TAU = 0.6
const LEAST_DEVIATIONS = 3.3
const LEAST_TIMES = 1.5

/** Returns how answer times rose or fell during a stage. Null if they did not clearly change. */
export function stageDriftOf(inTimeOrderMs: readonly number[]): Unsteady | null {
  const { groups, quarters } = timeGroupsOf(inTimeOrderMs)
  if (groups.some((group) => group.length < FEWEST_IN_GROUP)) return null
  const [firstMs, lastMs] = [upperMedian(quarters.first), upperMedian(quarters.last)]
  if (Math.max(firstMs, lastMs) < LEAST_TIMES * Math.min(firstMs, lastMs)) return null
  const { tau, deviations } = mannKendall(groups.map(upperMedian))
  if (Math.abs(tau) < LEAST_TAU || Math.abs(deviations) < LEAST_DEVIATIONS) return null
  const how = tau > 0 ? 'answers took longer and longer' : 'answers took less and less time'
  return {
    kind: tau > 0 ? 'growing' : 'falling',
    text: `${how}: the median was ${Math.round(firstMs)} ms in the first quarter and ${Math.round(lastMs)} ms in the last`,
  }
}
