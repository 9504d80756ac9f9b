/** Draws a random limiter of any family, and says what a right answer about it is. */
import type { FamilyName } from '../../../load/limiter/model/family.ts'
import {
  bucketAndWindow,
  calendarWindow,
  cellRate,
  expiringCounter,
  frequencyCounter,
  hitLog,
  roundingBucket,
  scoped,
  tickedBucket,
  weighedWindows,
  type Counter,
  type MakeCounter,
} from './simulated-limiters.ts'
import { idleCounter, jail, stubbornCounter } from './punishing.ts'
import { inFlightCapWithQueue, pacer, inFlightCap, waitingWindow } from './waiting-limiters.ts'

/** The label of a drawn limiter: its family, and how its windows begin where that matters. */
export type Kind = {
  readonly title: string
  readonly family: FamilyName
  readonly make: (size: Size, random: () => number) => MakeCounter
  /** Smallest capacity for which the family is itself and not another one. */
  readonly least?: number
}

/** Capacity and window of a drawn limiter. `epochMs` is the wall clock at the start of the plan. */
export type Size = { readonly n: number; readonly w: number; readonly epochMs: number }

const between = (random: () => number, low: number, high: number): number => low + (high - low) * random()

/** Every family, fixed windows and counters with each phase. */
export const KINDS: readonly Kind[] = [
  {
    title: 'fixed, first request',
    family: 'fixed-window',
    make:
      ({ n, w }) =>
      () =>
        expiringCounter(n, w),
  },
  {
    title: 'fixed, wall clock',
    family: 'fixed-window',
    make: ({ n, w, epochMs }) => {
      const round = roundWindow(w)
      return () => calendarWindow(n, round, -epochMs)
    },
  },
  {
    title: 'fixed, first ever',
    family: 'fixed-window',
    make:
      ({ n, w }) =>
      (_name, bornMs) =>
        calendarWindow(n, w, bornMs),
  },
  {
    title: 'fixed, process start',
    family: 'fixed-window',
    make: ({ n, w }, random) => {
      const offsetMs = random() * w
      return () => calendarWindow(n, w, offsetMs)
    },
  },
  {
    title: 'fixed, key hash',
    family: 'fixed-window',
    make:
      ({ n, w }, random) =>
      () =>
        calendarWindow(n, w, random() * w),
  },
  {
    title: 'sliding log',
    family: 'sliding-log',
    make:
      ({ n, w }) =>
      () =>
        hitLog(n, w),
  },
  {
    title: 'sliding counter',
    family: 'sliding-counter',
    make: ({ n, w, epochMs }, random) => counterOf(n, w, epochMs, false, random),
  },
  {
    title: 'sliding counter, refusals',
    family: 'sliding-counter-counting-refusals',
    make: ({ n, w, epochMs }, random) => counterOf(n, w, epochMs, true, random),
  },
  {
    title: 'token bucket',
    family: 'token-bucket',
    make:
      ({ n, w }) =>
      () =>
        cellRate(n, n / w),
  },
  {
    title: 'coarse bucket',
    family: 'coarse-bucket',
    least: 5,
    make: ({ n, w }, random) => {
      const perTick = Math.max(2, Math.round(between(random, 0.1, 0.5) * n))
      const tickMs = (w * perTick) / n
      const offsetMs = random() * tickMs
      return () => tickedBucket(n, perTick, tickMs, offsetMs)
    },
  },
  {
    title: 'truncating bucket',
    family: 'truncating-bucket',
    least: 2,
    make:
      ({ n, w }) =>
      () =>
        roundingBucket(n, n / w),
  },
  {
    title: 'bucket in window',
    family: 'bucket-in-window',
    least: 3,
    make:
      ({ n, w }) =>
      () =>
        bucketAndWindow(n, n / w, n, w),
  },
  {
    title: 'extending',
    family: 'extending-window',
    make:
      ({ n, w }) =>
      () =>
        stubbornCounter(n, w),
  },
  {
    title: 'idle reset',
    family: 'idle-reset',
    make:
      ({ n, w }) =>
      () =>
        idleCounter(n, w),
  },
  {
    title: 'fixed ban',
    family: 'fixed-ban',
    make: ({ n, w }, random) => {
      const banMs = between(random, 1.2, 4) * w
      return () => jail(n, w, banMs, 1)
    },
  },
  {
    title: 'growing ban',
    family: 'exponential-ban',
    make: ({ n, w }, random) => {
      const banMs = between(random, 0.3, 2) * w
      return () => jail(n, w, banMs, 2)
    },
  },
  {
    title: 'pacing',
    family: 'pacing',
    make: ({ n, w }, random) => {
      const burst = random() < 0.5 ? 1 : n
      return () => pacer(w / n, burst, Infinity)
    },
  },
  {
    title: 'queued window',
    family: 'queued-window',
    least: 2,
    make:
      ({ n, w }) =>
      () =>
        waitingWindow(n, w),
  },
  {
    title: 'queue with overflow',
    family: 'queue-with-overflow',
    make: ({ n, w }, random) => {
      const maxWaiting = 1 + Math.floor(random() * Math.min(n, 20))
      return () => pacer(w / n, 1, maxWaiting)
    },
  },
  {
    title: 'concurrency',
    family: 'concurrency',
    make:
      ({ n }) =>
      () =>
        inFlightCap(n),
  },
  {
    title: 'concurrency queue',
    family: 'concurrency-queue',
    make: ({ n }, random) => {
      const maxWaiting = random() < 0.5 ? Infinity : 1 + Math.floor(random() * 40)
      return () => inFlightCapWithQueue(n, maxWaiting)
    },
  },
  {
    title: 'resting counter, refusals',
    family: 'sliding-counter-counting-refusals',
    make:
      ({ n, w }) =>
      () =>
        frequencyCounter(n, w, true),
  },
  {
    title: 'resting counter',
    family: 'sliding-counter',
    make:
      ({ n, w }) =>
      () =>
        frequencyCounter(n, w, false),
  },
  { title: 'none', family: 'none', make: () => () => (arrival) => ({ startMs: arrival.atMs }) },
]

/** A limiter as the plan meets it. */
export type Drawn = { readonly kind: Kind; readonly size: Size; readonly limiter: Counter }

/** Draws capacity and window (both spread evenly over their orders of magnitude) for a kind. Every key has a counter. */
export function drawLimiter(kind: Kind, random: () => number, maxCapacity = 200): Drawn {
  const n = Math.max(kind.least ?? 1, Math.round(maxCapacity ** random()))
  const w = 500 * 120 ** random()
  const size = { n, w, epochMs: 1_795_000_000_000 + Math.floor(random() * 1e9) }
  const limiter = scoped('key', kind.make(size, random))
  return { kind, size, limiter: (arrival) => limiter({ ...arrival, units: 1 }) }
}

/** Windows that follow the wall clock have round lengths. */
export function roundWindow(w: number): number {
  return w < 10_000 ? Math.max(500, Math.round(w / 500) * 500) : Math.round(w / 1000) * 1000
}

function counterOf(
  n: number,
  w: number,
  epochMs: number,
  refusedToo: boolean,
  random: () => number,
): MakeCounter {
  const strictly = random() < 0.5
  const isWall = random() < 0.5
  const round = roundWindow(w)
  return (_name, bornMs) =>
    isWall
      ? weighedWindows(n, round, -epochMs, { refusedToo, strictly })
      : weighedWindows(n, w, bornMs, { refusedToo, strictly })
}
