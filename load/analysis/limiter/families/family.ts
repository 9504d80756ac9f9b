/** The families of limiters that refuse, each as a meter with parameters. Table only; the maths is next door. */
import type { Meter } from '../meter.ts'
import { coarseBucket, tokenBucket, truncatingBucket } from './bucket.ts'
import { bucketInWindow } from './compound.ts'
import { firstRequestWindow, gridWindow } from './fixed-window.ts'
import { banningWindow, extendingWindow, idleResetCounter } from './penalty.ts'
import { slidingCounter, slidingLog } from './sliding.ts'

/** Names of all families, also of those that delay. */
export type FamilyName =
  | 'fixed-window'
  | 'sliding-log'
  | 'sliding-counter'
  | 'sliding-counter-counting-refusals'
  | 'token-bucket'
  | 'coarse-bucket'
  | 'truncating-bucket'
  | 'bucket-in-window'
  | 'extending-window'
  | 'fixed-ban'
  | 'exponential-ban'
  | 'idle-reset'
  | 'pacing'
  | 'queued-window'
  | 'queue-with-overflow'
  | 'concurrency'
  | 'concurrency-queue'
  | 'none'

/** Where the windows of a family begin. */
export type Phase = 'first-request' | 'wall-clock' | 'first-ever' | 'process-start' | 'key-hash'

/** Parameters of a model. Times in milliseconds; those that a family does not have stay as they are and mean nothing. */
export type Parameters = {
  readonly capacity: number
  /** The window, or the time in which an empty bucket fills. */
  readonly windowMs: number
  readonly phaseMs: number
  /** Size of the bucket inside a window, or units per tick of a coarse bucket. */
  readonly inner: number
  /** Time in which the bucket inside a window fills, or length of the (first) ban. */
  readonly innerMs: number
}

/** A parameter that a fit may move. */
export type Axis = keyof Parameters

/** A family that refuses. `axes` are its free parameters. */
export type Model = {
  readonly family: FamilyName
  /** Told apart only inside: variants of one family that differ in rounding. */
  readonly variant: string
  readonly axes: readonly Axis[]
  readonly meter: (parameters: Parameters) => Meter
}

const plain: readonly Axis[] = ['capacity', 'windowMs']
const phased: readonly Axis[] = ['capacity', 'windowMs', 'phaseMs']

/** A window on a grid and one that opens at the first request are two models of one family. */
export const MODELS: readonly Model[] = [
  {
    family: 'fixed-window',
    variant: 'first-request',
    axes: plain,
    meter: ({ capacity, windowMs }) => firstRequestWindow(capacity, windowMs),
  },
  {
    family: 'fixed-window',
    variant: 'grid',
    axes: phased,
    meter: ({ capacity, windowMs, phaseMs }) => gridWindow(capacity, windowMs, phaseMs),
  },
  {
    family: 'sliding-log',
    variant: '',
    axes: plain,
    meter: ({ capacity, windowMs }) => slidingLog(capacity, windowMs),
  },
  {
    family: 'sliding-counter',
    variant: 'grid',
    axes: phased,
    meter: ({ capacity, windowMs, phaseMs }) => slidingCounter(capacity, windowMs, phaseMs, false, false),
  },
  {
    family: 'sliding-counter',
    variant: 'grid floored',
    axes: phased,
    meter: ({ capacity, windowMs, phaseMs }) => slidingCounter(capacity, windowMs, phaseMs, false, true),
  },
  {
    family: 'sliding-counter-counting-refusals',
    variant: 'grid',
    axes: phased,
    meter: ({ capacity, windowMs, phaseMs }) => slidingCounter(capacity, windowMs, phaseMs, true, false),
  },
  {
    family: 'sliding-counter-counting-refusals',
    variant: 'grid floored',
    axes: phased,
    meter: ({ capacity, windowMs, phaseMs }) => slidingCounter(capacity, windowMs, phaseMs, true, true),
  },
  {
    family: 'token-bucket',
    variant: '',
    axes: plain,
    meter: ({ capacity, windowMs }) => tokenBucket(capacity, capacity / windowMs),
  },
  {
    family: 'coarse-bucket',
    variant: 'grid',
    axes: ['capacity', 'windowMs', 'inner', 'phaseMs'],
    meter: ({ capacity, windowMs, inner, phaseMs }) =>
      coarseBucket(capacity, inner, (windowMs * inner) / capacity, phaseMs),
  },
  {
    family: 'truncating-bucket',
    variant: '',
    axes: plain,
    meter: ({ capacity, windowMs }) => truncatingBucket(capacity, capacity / windowMs),
  },
  {
    family: 'bucket-in-window',
    variant: '',
    axes: ['capacity', 'windowMs', 'inner', 'innerMs'],
    meter: ({ capacity, windowMs, inner, innerMs }) =>
      bucketInWindow(inner, inner / innerMs, capacity, windowMs),
  },
  {
    family: 'extending-window',
    variant: '',
    axes: plain,
    meter: ({ capacity, windowMs }) => extendingWindow(capacity, windowMs),
  },
  {
    family: 'idle-reset',
    variant: '',
    axes: plain,
    meter: ({ capacity, windowMs }) => idleResetCounter(capacity, windowMs),
  },
  {
    family: 'fixed-ban',
    variant: '',
    axes: ['capacity', 'windowMs', 'innerMs'],
    meter: ({ capacity, windowMs, innerMs }) => banningWindow(capacity, windowMs, innerMs, 1),
  },
  {
    family: 'exponential-ban',
    variant: '',
    axes: ['capacity', 'windowMs', 'innerMs'],
    meter: ({ capacity, windowMs, innerMs }) => banningWindow(capacity, windowMs, innerMs, 2),
  },
]
