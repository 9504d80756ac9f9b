/** Judges the sizes of an answer against those of the drawn limiter. */
import type { Identification } from '../../../load/limiter/findings/identification.ts'
import type { IntervalEstimate } from '../../../load/limiter/trace/interval.ts'
import { roundWindow, type Drawn } from './draw.ts'

/** Whether an interval covers the true value, per size; null where the limiter has no such size, or none was given. */
export type Covers = Readonly<Record<'n' | 'w' | 'rate', boolean | null>>

type TrueSizes = Readonly<Record<'n' | 'w' | 'rate', readonly number[]>>

/** A size that is further off than this, and outside of its own interval, is wrong. */
const MAX_OFF = 0.05

/** Returns whether each interval covers the true value. */
export function coversOf(drawn: Drawn, found: Identification): Covers {
  const truth = truthOf(drawn)
  return {
    n: covers(truth.n, found.capacity),
    w: covers(truth.w, found.windowMs),
    rate: covers(truth.rate, found.ratePerSecond),
  }
}

/** Returns whether a size that was given is off. */
export function isSizeWrong(drawn: Drawn, found: Identification): boolean {
  const truth = truthOf(drawn)
  return (
    isOff(truth.n, found.capacity) || isOff(truth.w, found.windowMs) || isOff(truth.rate, found.ratePerSecond)
  )
}

/** Several where the draw leaves open which it was: windows of the wall clock are rounded. */
function truthOf({ kind: { family, title }, size: { n, w } }: Drawn): TrueSizes {
  if (family === 'none') return { n: [], w: [], rate: [] }
  if (family.startsWith('concurrency')) return { n: [n], w: [], rate: [] }
  if (family === 'pacing' || family === 'queue-with-overflow') return { n: [], w: [], rate: [(1000 * n) / w] }
  const round = roundWindow(w)
  const isRound = title === 'fixed, wall clock'
  const windows = isRound ? [round] : title.startsWith('sliding counter') ? [w, round] : [w]
  return { n: [n], w: windows, rate: windows.map((ms) => (1000 * n) / ms) }
}

function covers(truths: readonly number[], interval: IntervalEstimate | null): boolean | null {
  if (truths.length === 0 || interval === null) return null
  return truths.some((truth) => truth >= interval.low - 1e-9 && truth <= interval.high + 1e-9)
}

function isOff(truths: readonly number[], interval: IntervalEstimate | null): boolean {
  if (covers(truths, interval) !== false || interval === null) return false
  return truths.every((truth) => Math.abs(interval.value / truth - 1) > MAX_OFF)
}
