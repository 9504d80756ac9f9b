/** The figures of a stage: its rates, its latencies, and how many of its requests were beyond each objective. Pure. */
import type {
  CapacityCount,
  CapacityObjective,
  CapacityStage,
  StageLatency,
  StageTimeline,
} from '../../schemas/compiled/capacity-run.ts'
import { dependenceOf } from '../analysis/dependence.ts'
import { percentileOf } from '../analysis/distribution.ts'
import { failuresOf, stayMs, type StageSample } from './stage-failures.ts'
import { upperMedian } from '../../schemas/median.ts'
import { mannKendall, timeGroupsOf } from '../verdict/trend.ts'

/** The plan of a stage, and the processor share of k6. */
export type StageSetting = Pick<
  CapacityStage,
  'purpose' | 'ratePerSecond' | 'warmUpSeconds' | 'seconds' | 'fromSeconds' | 'cpuShare'
>

/** The least growth of work in flight beyond chance: a share of the stage, and deviations of a Poisson count. */
const GROWTH_SHARE = 0.1
const GROWTH_DEVIATIONS = 3
/** Above this share of refusals a limiter decides. */
const LIMITED_SHARE = 0.02
/** The machine that measures is the limit above this share of it, and where requests leave so late with hardly any work in flight. */
const BUSY_CPU_SHARE = 0.8
const LATE_MS = 100
/** Fewer requests beyond a limit, or a smaller multiple of the allowed share, may be chance. */
const FEWEST_BEYOND = 3
const MARGIN = 1.5

/** Returns the figures of a stage. Of requests scheduled in its warm-up only later work in flight counts. */
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
  const ended = samples.filter(
    ({ outcome, closedSeconds: at }) =>
      outcome === 'completed' && at !== null && at >= fromSeconds && at < toSeconds,
  )
  const limited = own.filter(({ outcome }) => outcome === 'limited').length
  const lag = sorted(
    own.flatMap(({ sentSeconds: at, scheduledSeconds }) =>
      at === null ? [] : [(at - scheduledSeconds) * 1000],
    ),
  )
  const figures = {
    ...setting,
    sent: own.filter(({ sentSeconds }) => sentSeconds !== null).length,
    completed: completed.length,
    failed: own.length - completed.length - limited,
    limited,
    failures: failuresOf(own),
    completedPerSecond: ended.length / setting.seconds,
    goodPerSecond: ended.filter((sample) => isGood(sample, objectives)).length / setting.seconds,
    inFlight: inFlightIn(samples, fromSeconds, toSeconds),
    meanStayMs: meanOf(completed.flatMap(stayMs)),
    latencies: metricsOf(objectives).flatMap((metric) => latencyOf(metric, completed) ?? []),
    timeline: timelineOf(samples, toSeconds),
    lagMs: percentileOf(lag, 99),
    counts: objectives.map((objective) => countViolations(objective, own, completed, objectives)),
  }
  const found = limitOf(figures, samples, own.length)
  if (found.limit !== null || setting.ratePerSecond === 0) return { ...figures, ...found }
  const drift = stageDriftOf(completed.flatMap(stayMs))
  // Where times grew and the stage missed an objective already, more time would not have made it better: its requests count.
  if (drift === null || (drift.kind === 'growing' && missesObjective(figures.counts, objectives)))
    return { ...figures, ...found }
  return { ...figures, ...found, unsteady: formatDrift(drift) }
}

/** Returns whether counts miss an objective by more than the chance of few requests. */
export function missesObjective(
  counts: readonly CapacityCount[],
  objectives: readonly CapacityObjective[],
): boolean {
  return objectives.some(({ allowedShare }, place) => {
    const { n = 0, beyond = 0 } = counts[place] ?? {}
    return beyond >= FEWEST_BEYOND && beyond > MARGIN * allowedShare * n
  })
}

/** Returns the first objective that was missed, by however little; undefined where all were met. */
export function firstMissed(
  counts: readonly CapacityCount[],
  objectives: readonly CapacityObjective[],
): CapacityObjective | undefined {
  return objectives.find(({ allowedShare }, place) => {
    const { n = 0, beyond = 0 } = counts[place] ?? {}
    return beyond > allowedShare * n
  })
}

/** Returns a stage that something limited. A limit counts whether times had settled or not, so `unsteady` goes. */
export function limitedStage(stage: CapacityStage, limit: 'target' | 'machine', why: string): CapacityStage {
  const limited = { ...stage, limit, why }
  delete limited.unsteady
  return limited
}

/** Statuses by which a target refuses a key, a model or a path: no other rate would change them. */
const REFUSALS: readonly (number | undefined)[] = [401, 403, 404]

/** Returns why a stage shows nothing of any rate: all of its requests were refused alike. Null where one was not, and without any. */
export function refusalIn(samples: readonly StageSample[]): string | null {
  const [first] = samples
  const isRefused = samples.every(({ outcome, status }) => outcome === 'failed' && REFUSALS.includes(status))
  if (first === undefined || !isRefused) return null
  const statuses = [...new Set(samples.map(({ status }) => status))].join(', ')
  const cause = first.status === 404 ? 'the model or the path is not known there' : 'the key is refused'
  return `${cause}: the target refused all ${samples.length} requests of a stage (${statuses})`
}

type Limit = Pick<CapacityStage, 'limit' | 'why'>

function limitOf(
  {
    completed,
    limited,
    lagMs,
    cpuShare,
    ratePerSecond,
    warmUpSeconds,
    seconds,
  }: Omit<CapacityStage, keyof Limit>,
  samples: readonly StageSample[],
  planned: number,
): Limit {
  if (limited > LIMITED_SHARE * planned)
    return { limit: 'limiter', why: `${limited} of ${planned} requests were refused with 429` }
  if (cpuShare !== null && cpuShare > BUSY_CPU_SHARE)
    return { limit: 'machine', why: `k6 used ${Math.round(cpuShare * 100)} % of this machine` }
  const atStart = underWay(samples, warmUpSeconds)
  const atEnd = underWay(samples, warmUpSeconds + seconds)
  const grown = atEnd - atStart
  if (ratePerSecond > 0 && grown > Math.max(GROWTH_SHARE * planned, GROWTH_DEVIATIONS * Math.sqrt(planned)))
    return { limit: 'target', why: `requests in flight grew from ${atStart} to ${atEnd}` }
  if (lagMs !== null && lagMs > LATE_MS)
    return { limit: 'machine', why: `one request in a hundred left more than ${Math.round(lagMs)} ms late` }
  if (ratePerSecond > 0 && planned > 0 && completed === 0)
    return { limit: 'target', why: `none of ${planned} requests was completed` }
  return { limit: null, why: null }
}

/** Returns whether a request was due and had not ended at a moment; one that could not be sent yet is under way as well. */
function underWay(samples: readonly StageSample[], atSeconds: number): number {
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

/** The durations that objectives are about, first tokens and whole answers in any case, and each from the schedule too. */
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

function countViolations(
  objective: CapacityObjective,
  own: readonly StageSample[],
  completed: readonly StageSample[],
  objectives: readonly CapacityObjective[],
): CapacityCount {
  const { metric, limit } = objective
  if (limit !== null) return countBeyond(Float64Array.from(durations(metric, completed)), limit)
  const isBad = (sample: StageSample): boolean =>
    metric === 'goodput' ? !isGood(sample, objectives) : sample.outcome === 'failed'
  return countBeyond(
    Float64Array.from(own, (sample) => (isBad(sample) ? 1 : 0)),
    0.5,
  )
}

function countBeyond(inTimeOrder: Float64Array, limit: number): CapacityCount {
  const n = inTimeOrder.length
  const beyond = inTimeOrder.reduce((count, value) => count + (value > limit ? 1 : 0), 0)
  if (n === 0) return { n, beyond, effective: 0 }
  const median = inTimeOrder.toSorted()[Math.floor((n - 1) / 2)] ?? 0
  // A limit beyond all samples hides their dependence; that of the median and of the mean counts all the same.
  const percentile = 100 * (1 - Math.min(n - 1, Math.max(1, beyond)) / n)
  return { n, beyond, effective: dependenceOf(inTimeOrder, median)(percentile, limit) }
}

function isGood(sample: StageSample, objectives: readonly CapacityObjective[]): boolean {
  return (
    sample.outcome === 'completed' &&
    objectives.every(({ metric, limit }) => limit === null || (sample.ms(metric) ?? 0) <= limit)
  )
}

function durations(metric: string, completed: readonly StageSample[]): readonly number[] {
  return completed.flatMap((sample) => (metric === 'icl' ? (sample.gapsMs ?? []) : (sample.ms(metric) ?? [])))
}

function sorted(values: readonly number[]): Float64Array {
  return Float64Array.from(values).toSorted()
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

const BUCKETS = 30

/** Returns the course of a stage in equal parts, from its start to its last answer. */
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

/** How the times of a stage went: medians of its first and of its last quarter, in milliseconds. */
type StageDrift = {
  readonly kind: 'growing' | 'falling'
  readonly firstMs: number
  readonly lastMs: number
}

/** MSER-5 takes means of so many values, and leaves so many of them at least. */
const BATCH = 5
const FEWEST_BATCHES = 5
/** Medians of groups are compared, each of at least so many requests. */
const FEWEST_IN_GROUP = 4
/** Kendall's tau and its deviations that chance hardly reaches, and the least ratio of the medians of the first and the last quarter. */
const LEAST_TAU = 0.6
const LEAST_DEVIATIONS = 3.3
const LEAST_TIMES = 1.5

/** Returns how times went on changing until the end of a stage; null where they did not, or too few requests show it. */
export function stageDriftOf(inTimeOrderMs: readonly number[]): StageDrift | null {
  const { groups, quarters } = timeGroupsOf(inTimeOrderMs)
  const isTooShort = groups.some((group) => group.length < FEWEST_IN_GROUP)
  if (isTooShort || truncationOf(inTimeOrderMs) <= inTimeOrderMs.length / 2) return null
  const [firstMs, lastMs] = [upperMedian(quarters.first), upperMedian(quarters.last)]
  if (Math.max(firstMs, lastMs) < LEAST_TIMES * Math.min(firstMs, lastMs)) return null
  const { tau, deviations } = mannKendall(groups.map(upperMedian))
  if (Math.abs(tau) < LEAST_TAU || Math.abs(deviations) < LEAST_DEVIATIONS) return null
  return { kind: tau > 0 ? 'growing' : 'falling', firstMs, lastMs }
}

/** Returns how many values come before the part that describes the series best: the least standard error of its mean. */
export function truncationOf(inTimeOrder: readonly number[]): number {
  const batches = Math.floor(inTimeOrder.length / BATCH)
  let best = { error: Number.POSITIVE_INFINITY, cut: 0 }
  let [sum, squares] = [0, 0]
  for (let cut = batches - 1; cut >= 0; cut -= 1) {
    const mean = inTimeOrder.slice(cut * BATCH, (cut + 1) * BATCH).reduce((a, b) => a + b, 0) / BATCH
    sum += mean
    squares += mean * mean
    const left = batches - cut
    const error = (squares - (sum * sum) / left) / left ** 2
    if (left >= FEWEST_BATCHES && error <= best.error) best = { error, cut }
  }
  return best.cut * BATCH
}

/** Describes a drift in one line. */
export function formatDrift({ kind, firstMs, lastMs }: StageDrift): string {
  const how = kind === 'growing' ? 'longer and longer' : 'less and less time'
  return `answers took ${how}: the median was ${Math.round(firstMs)} ms in the first quarter and ${Math.round(lastMs)} ms in the last`
}
