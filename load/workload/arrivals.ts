/** When requests are to be sent: the starts of an open model, known in full before the first one. Pure. */
import type { Workload } from './workload.ts'
import { exponential, gamma, randomAt, randomRoot, type Random } from './random.ts'
import type { TraceRecord } from './recordings.ts'

/**
 * The starts within the duration, ascending whole microseconds after the beginning, or null for a closed model.
 * Poisson and gamma gaps are drawn one by one, so the number of starts varies around rate times duration; it is not
 * forced, because forcing it would make the gaps depend on each other.
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
  if (workload.model === 'open-constant') return evenStarts(rate, endUs)
  const gap = gapOf(workload)
  const root = randomRoot(seed, 'arrivals')
  const starts: number[] = []
  let atSeconds = 0
  for (let index = 0; ; index += 1) {
    atSeconds += gap(randomAt(root, index)) / rate
    const atUs = Math.round(atSeconds * 1_000_000)
    if (atUs >= endUs) return starts
    starts.push(atUs)
  }
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
