/** What the plots of a stage need beside its figures: distributions of durations, and its course in time. Pure. */
import type { StageDistribution, StageTimeline } from '../../schemas/compiled/capacity-run.ts'
import type { StageSample } from './stage-sample.ts'

/** Each value of a distribution stands for an equal share of the samples. */
const MAX_VALUES = 40
const BUCKETS = 30

/** Returns the distribution of durations, or of gaps between chunks (`icl`); null without one. */
export function distributionOf(metric: string, completed: readonly StageSample[]): StageDistribution | null {
  const values = Float64Array.from(completed.flatMap((sample) => durationsOf(metric, sample))).toSorted()
  const n = values.length
  if (n === 0) return null
  const kept = Math.min(n, MAX_VALUES)
  const ms = Array.from({ length: kept }, (_, place) => {
    const value = values[Math.floor(((place + 0.5) / kept) * n)] ?? 0
    return Math.round(value * 1000) / 1000
  })
  return { metric, n, ms }
}

function durationsOf(metric: string, sample: StageSample): readonly number[] {
  if (metric === 'icl') return sample.gapsMs ?? []
  const ms = sample.ms(metric)
  return ms === null ? [] : [ms]
}

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
