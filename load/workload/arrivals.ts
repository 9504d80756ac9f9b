/** Computes the times at which requests are sent: the starts of an open model, known in full before the first one. Pure. */
import type { Workload } from './workload.ts'
import { exponential, gamma, randomAt, randomRoot, type Random, type RandomRoot } from './random.ts'
import type { TraceRecord } from './recordings.ts'

/**
 * Returns the starts within the warm-up and the duration, ascending whole microseconds after the beginning, or null for a closed
 * model. The number of random arrivals is exactly that of the rate, so a run offers the requested load whatever its seed:
 * given their number, Poisson arrivals are uniform order statistics (Ross, Introduction to Probability Models, section 5.3.5).
 * The warm-up has starts of its own before those that count.
 */
export function arrivalsOf(
  workload: Workload,
  seed: string,
  trace: readonly TraceRecord[],
): readonly number[] | null {
  const endUs = workload.durationSeconds * 1_000_000
  const rate = workload.ratePerSecond
  if (workload.model === 'open-trace') {
    return trace.map(({ atUs }) => Math.round(atUs / workload.traceSpeed)).filter((atUs) => atUs < endUs)
  }
  if (workload.model === 'closed' || rate === null) return null
  const warmUpUs = Math.round(workload.warmUpSeconds * 1_000_000)
  const startsIn = (lengthUs: number, purpose: string): readonly number[] =>
    workload.model === 'open-constant'
      ? evenStarts(rate, lengthUs)
      : randomStarts(workload, rate, lengthUs, randomRoot(seed, purpose))
  const counted = startsIn(endUs, 'arrivals')
  if (warmUpUs === 0) return counted
  return [...startsIn(warmUpUs, 'warm-up'), ...counted.map((atUs) => warmUpUs + atUs)]
}

/** Gaps before, between and after the starts, stretched to fill the time exactly. */
function randomStarts(
  workload: Workload,
  rate: number,
  lengthUs: number,
  root: RandomRoot,
): readonly number[] {
  const count = Math.round((rate * lengthUs) / 1_000_000)
  const gap = gapOf(workload)
  const gaps = Array.from({ length: count + 1 }, (_, index) => gap(randomAt(root, index)))
  const sum = gaps.reduce((total, one) => total + one, 0)
  const lastUs = Math.ceil(lengthUs) - 1
  let at = 0
  return gaps.slice(0, count).map((one) => {
    at += one
    return Math.min(lastUs, Math.round((at / sum) * lengthUs))
  })
}

function evenStarts(rate: number, endUs: number): readonly number[] {
  const starts: number[] = []
  for (let index = 0; ; index += 1) {
    const atUs = Math.round((index * 1_000_000) / rate)
    if (atUs >= endUs) return starts
    starts.push(atUs)
  }
}

/** Gaps with mean 1. A burstiness of 1 is Poisson, less comes in bursts, more comes evenly. */
function gapOf(workload: Workload): (random: Random) => number {
  const { burstiness } = workload
  return burstiness === 1 ? exponential : (random) => gamma(random, burstiness) / burstiness
}
