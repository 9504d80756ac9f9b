import type { Row, RowClass } from '../../schemas/compiled/row.ts'
import type { Timeline, TimelineBucket } from '../../schemas/compiled/load-run.ts'
import { createSketch, type Sketch } from './sketch.ts'
import { answerEndUs, overlapUs, secondsOf, type Window } from './timings.ts'

type TimelineTally = {
  readonly plan: (scheduledUs: number) => void
  readonly count: (row: Row) => void
  readonly result: () => Timeline
}

type Bucket = {
  planned: number
  sent: number
  completed: number
  inFlightUs: number
  slowestMs: number | null
  readonly e2e: Sketch
  readonly failed: Map<RowClass, number>
}

// In seconds.
const WIDTHS = [0.25, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600] as const
const USUAL_BUCKETS = 60
const MAX_BUCKETS = 128

/** Counts the requests of a load in equal intervals of time. If `isPlanned`, the result includes the number of scheduled requests. */
export function createTimeline(window: Window, isPlanned: boolean): TimelineTally {
  const seconds = secondsOf(window)
  let widthUs = 1_000_000 * (WIDTHS.find((width) => seconds / width <= USUAL_BUCKETS) ?? 1200)
  let buckets: Bucket[] = []

  const at = (us: number): Bucket => {
    while (Math.floor(Math.max(0, us) / widthUs) >= MAX_BUCKETS) {
      buckets = halved(buckets)
      widthUs *= 2
    }
    const place = Math.floor(Math.max(0, us) / widthUs)
    while (buckets.length <= place) buckets.push(emptyBucket())
    return buckets[place] ?? emptyBucket()
  }

  const countInFlight = (fromUs: number, toUs: number): void => {
    at(toUs)
    const last = Math.floor(Math.max(0, toUs) / widthUs)
    for (let place = Math.floor(Math.max(0, fromUs) / widthUs); place <= last; place += 1) {
      const bucket = buckets[place]
      const stretch = { fromUs: place * widthUs, toUs: (place + 1) * widthUs }
      if (bucket !== undefined) bucket.inFlightUs += overlapUs(stretch, fromUs, toUs)
    }
  }

  return {
    plan: (scheduledUs) => {
      at(scheduledUs).planned += 1
    },
    count: (row) => {
      if (row.sentUs === null) return
      const endUs = row.closedUs ?? row.sentUs
      at(row.sentUs).sent += 1
      countInFlight(row.sentUs, endUs)
      countEnd(at(endUs), row)
      if (row.class !== 'ok') return
      const bucket = at(row.sentUs)
      const ms = ((row.firstTokenUs ?? row.doneUs ?? endUs) - row.sentUs) / 1000
      bucket.slowestMs = Math.max(bucket.slowestMs ?? 0, ms)
      bucket.e2e.add((answerEndUs(row) ?? endUs) - row.sentUs)
    },
    result: () => ({
      bucketSeconds: widthUs / 1_000_000,
      buckets: buckets.map((bucket) => toBucket(bucket, widthUs, isPlanned)),
    }),
  }
}

function countEnd(bucket: Bucket, row: Row): void {
  if (row.class === 'ok') bucket.completed += 1
  // A request cut by the end of the run is no evidence about the target.
  else if (row.class !== 'interrupted') bucket.failed.set(row.class, (bucket.failed.get(row.class) ?? 0) + 1)
}

function emptyBucket(): Bucket {
  const counts = { planned: 0, sent: 0, completed: 0, inFlightUs: 0, slowestMs: null }
  return { ...counts, e2e: createSketch(), failed: new Map() }
}

function halved(buckets: readonly Bucket[]): Bucket[] {
  const pairs = Array.from({ length: Math.ceil(buckets.length / 2) }, (_, index) =>
    buckets.slice(2 * index, 2 * index + 2),
  )
  return pairs.map((pair) => pair.reduce(merged, emptyBucket()))
}

function merged(sum: Bucket, other: Bucket): Bucket {
  for (const name of ['planned', 'sent', 'completed', 'inFlightUs'] as const) sum[name] += other[name]
  for (const [name, count] of other.failed) sum.failed.set(name, (sum.failed.get(name) ?? 0) + count)
  sum.e2e.addAll(other.e2e)
  if (other.slowestMs !== null) sum.slowestMs = Math.max(sum.slowestMs ?? 0, other.slowestMs)
  return sum
}

function toBucket(bucket: Bucket, widthUs: number, isPlanned: boolean): TimelineBucket {
  const e2eP50Us = bucket.e2e.percentileUs(50)
  return {
    planned: isPlanned ? bucket.planned : null,
    sent: bucket.sent,
    completed: bucket.completed,
    inFlight: Math.round((bucket.inFlightUs / widthUs) * 1000) / 1000,
    slowestMs: bucket.slowestMs,
    ...(e2eP50Us === null ? {} : { e2eP50Ms: Math.round(e2eP50Us) / 1000 }),
    ...(bucket.e2e.count() === 0 ? {} : { e2eMeanRootMs: Math.round(powerMeanUs(bucket.e2e)) / 1000 }),
    failed: Object.fromEntries([...bucket.failed].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

function powerMeanUs(sketch: Sketch): number {
  const sum = sketch.entries().reduce((roots, [us, count]) => roots + count * Math.cbrt(us), 0)
  return (sum / sketch.count()) ** 3
}
