/** The table of the families of limiters that refuse: each is a meter with parameters. */
import type { Meter } from './meter.ts'
import { TokenBucket, TruncatingBucket } from './bucket.ts'
import { CoarseBucket } from './coarse-bucket.ts'
import { BucketInWindow } from './compound.ts'
import { FirstRequestWindow, GridWindow } from './fixed-window.ts'
import { BanningWindow, RenewedWindow } from './punishing-windows.ts'
import { RestartingCounter } from './restarting-counter.ts'
import { SlidingCounter } from './sliding-counter.ts'
import { SlidingLog } from './sliding-log.ts'

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

/** The start of the windows of a family. */
export type Phase = 'first-request' | 'wall-clock' | 'first-ever' | 'process-start' | 'key-hash'

/** Parameters of a model. Times are in milliseconds. A family ignores the parameters that it does not have. */
export type Parameters = {
  readonly capacity: number
  /** The window, or the time in which an empty bucket fills. */
  readonly windowMs: number
  readonly phaseMs: number
  /** Size of the bucket inside a window, or the refill of a coarse bucket per tick, both in units. */
  readonly inner: number
  /** Time in which the bucket inside a window fills, or length of the (first) ban. */
  readonly innerMs: number
}

/** A parameter that a fit may move. */
export type Axis = keyof Parameters

/** The rule for the start of the windows of a model. With `free` it is a parameter. The others are known from the trace. */
export type Anchor = 'none' | 'first-ever' | 'wall-clock' | 'free'

/** A family that refuses. `axes` are its free parameters. */
export type Model = {
  readonly family: FamilyName
  readonly anchor: Anchor
  readonly axes: readonly Axis[]
  readonly meter: (parameters: Parameters) => Meter
}

const plain: readonly Axis[] = ['capacity', 'windowMs']
const phased: readonly Axis[] = ['capacity', 'windowMs', 'phaseMs']
// Only round windows follow the wall clock, so a fit selects one and does not change its length.
const AXES_BY_ANCHOR = { 'first-ever': plain, 'wall-clock': ['capacity'], free: phased } as const
/** A bucket that gets `inner` whole units at each tick of a grid. */
export const COARSE_BUCKET: Model = {
  family: 'coarse-bucket',
  anchor: 'free',
  axes: ['capacity', 'windowMs', 'inner', 'phaseMs'],
  meter: ({ capacity, windowMs, inner, phaseMs }) =>
    new CoarseBucket(capacity, inner, (windowMs * inner) / capacity, phaseMs),
}

/** A coarse bucket with fractional refill; `innerMs` is its tick. Only the search for ticks finds it. */
export const FRACTIONAL_BUCKET: Model = {
  family: 'coarse-bucket',
  anchor: 'free',
  axes: ['capacity', 'windowMs', 'innerMs', 'phaseMs'],
  meter: ({ capacity, windowMs, innerMs, phaseMs }) =>
    new CoarseBucket(capacity, (capacity * innerMs) / windowMs, innerMs, phaseMs),
}
const ANCHORS = ['first-ever', 'wall-clock', 'free'] as const

function anchored(family: FamilyName, meter: (parameters: Parameters) => Meter): readonly Model[] {
  return ANCHORS.map((anchor) => ({ family, anchor, axes: AXES_BY_ANCHOR[anchor], meter }))
}

function unanchored(
  family: FamilyName,
  meter: (parameters: Parameters) => Meter,
  axes: readonly Axis[] = plain,
): Model {
  return { family, anchor: 'none', axes, meter }
}

/** All models that refuse. Some families have several: they differ in the start of windows or in the rounding of an estimate. */
export const MODELS: readonly Model[] = [
  unanchored('fixed-window', ({ capacity, windowMs }) => new FirstRequestWindow(capacity, windowMs)),
  ...anchored(
    'fixed-window',
    ({ capacity, windowMs, phaseMs }) => new GridWindow(capacity, windowMs, phaseMs),
  ),
  unanchored('sliding-log', ({ capacity, windowMs }) => new SlidingLog(capacity, windowMs)),
  ...anchored(
    'sliding-counter',
    ({ capacity, windowMs, phaseMs }) => new SlidingCounter(capacity, windowMs, phaseMs, false, false),
  ),
  ...anchored(
    'sliding-counter',
    ({ capacity, windowMs, phaseMs }) => new SlidingCounter(capacity, windowMs, phaseMs, false, true),
  ),
  ...anchored(
    'sliding-counter-counting-refusals',
    ({ capacity, windowMs, phaseMs }) => new SlidingCounter(capacity, windowMs, phaseMs, true, false),
  ),
  ...anchored(
    'sliding-counter-counting-refusals',
    ({ capacity, windowMs, phaseMs }) => new SlidingCounter(capacity, windowMs, phaseMs, true, true),
  ),
  ...[false, true].map((countsRefused) =>
    unanchored(
      countsRefused ? 'sliding-counter-counting-refusals' : 'sliding-counter',
      ({ capacity, windowMs }) => new RestartingCounter(capacity, windowMs, countsRefused),
    ),
  ),
  unanchored('token-bucket', ({ capacity, windowMs }) => new TokenBucket(capacity, capacity / windowMs)),
  COARSE_BUCKET,
  unanchored(
    'truncating-bucket',
    ({ capacity, windowMs }) => new TruncatingBucket(capacity, capacity / windowMs),
  ),
  unanchored(
    'bucket-in-window',
    ({ capacity, windowMs, inner, innerMs }) =>
      new BucketInWindow(inner, inner / innerMs, capacity, windowMs),
    ['capacity', 'windowMs', 'inner', 'innerMs'],
  ),
  unanchored('extending-window', ({ capacity, windowMs }) => new RenewedWindow(capacity, windowMs, false)),
  unanchored('idle-reset', ({ capacity, windowMs }) => new RenewedWindow(capacity, windowMs, true)),
  unanchored(
    'fixed-ban',
    ({ capacity, windowMs, innerMs }) => new BanningWindow(capacity, windowMs, innerMs, 1),
    ['capacity', 'windowMs', 'innerMs'],
  ),
  unanchored(
    'exponential-ban',
    ({ capacity, windowMs, innerMs }) => new BanningWindow(capacity, windowMs, innerMs, 2),
    ['capacity', 'windowMs', 'innerMs'],
  ),
]
