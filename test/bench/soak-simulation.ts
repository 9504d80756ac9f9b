/** Simulates soaks: rows of a service that is steady, leaks or varies slowly, analyzed as rows of a real run. */
import { createDots } from '../../load/analysis/dots.ts'
import { createTimeline } from '../../load/analysis/timeline.ts'
import { rowOf } from '../../load/rows/row-fixture.ts'
import { randomAt, randomRoot } from '../../load/workload/random.ts'
import type { LoadSeries } from '../../schemas/compiled/load-run.ts'
import type { Row } from '../../schemas/compiled/row.ts'
import { simulateQueue } from './queue-simulation.ts'

/** A request: when it was sent, how long its answer took, and whether it failed. */
type Request = { readonly atSeconds: number; readonly ms: number; readonly isFailed: boolean }

/**
 * A simulated service. `ms`: the answer time at a moment in seconds, without variation. `spread`: the
 * standard deviation of its logarithm, or `exponential`. `wander`: slow random changes of the logarithm,
 * which last about `seconds`. `failedShare`: the share of failed requests.
 */
export type SoakedService = {
  readonly ms: (atSeconds: number) => number
  readonly spread: number | 'exponential'
  readonly perSecond?: number
  readonly wander?: { readonly deviation: number; readonly seconds: number }
  readonly failedShare?: (atSeconds: number) => number
}

/** The default number of requests per second. */
const USUAL_PER_SECOND = 10

/** Simulates a soak of this many seconds. Equal seeds give equal runs. */
export function simulateSoak(
  seed: number,
  seconds: number,
  { ms, spread, perSecond = USUAL_PER_SECOND, wander, failedShare }: SoakedService,
): LoadSeries {
  const root = randomRoot(`soak ${seed}`, 'test')
  let wandered = 0
  const requests = Array.from({ length: perSecond * seconds }, (_, index): Request => {
    const { uniform } = randomAt(root, index)
    const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
    const atSeconds = index / perSecond
    const varied = spread === 'exponential' ? -Math.log(1 - uniform()) : Math.exp(spread * normal())
    const isFailed = uniform() < (failedShare?.(atSeconds) ?? 0)
    if (wander !== undefined) {
      const kept = index === 0 ? 0 : Math.exp(-1 / perSecond / wander.seconds)
      wandered = kept * wandered + Math.sqrt(1 - kept * kept) * wander.deviation * normal()
    }
    return { atSeconds, ms: ms(atSeconds) * Math.exp(wandered) * varied, isFailed }
  })
  return seriesOf(requests, seconds)
}

/** Simulates a soak of four servers with exponential service times and one queue, which is empty at first. */
export function simulateQueuedSoak(
  seed: number,
  seconds: number,
  load: number,
  serviceSeconds: number,
): LoadSeries {
  const model = { servers: 4, service: 'exponential', load, serviceSeconds } as const
  const requests = [...simulateQueue(model, seconds, seed)].map(({ atSeconds, latencySeconds }) => ({
    atSeconds,
    ms: 1000 * latencySeconds,
    isFailed: false,
  }))
  return seriesOf(requests, seconds)
}

type Written = { -readonly [Name in keyof Row]: Row[Name] }

const FAILED = { class: 'http-5xx', status: 503 } as const

/** Returns only the series that the growth checks use, because computing the distributions would take most of the time. */
function seriesOf(requests: readonly Request[], seconds: number): LoadSeries {
  const timeline = createTimeline({ fromUs: 0, toUs: seconds * 1_000_000 }, true)
  const dots = createDots()
  // One row of each kind is reused, because nothing keeps a row and new rows take a third of the time.
  const [completed, failed]: readonly [Written, Written] = [{ ...rowOf() }, { ...rowOf(FAILED) }]
  for (const [i, { atSeconds, ms, isFailed }] of requests.entries()) {
    const row = isFailed ? failed : completed
    row.i = i
    row.sentUs = Math.round(atSeconds * 1_000_000)
    row.scheduledUs = row.sentUs
    row.firstTokenUs = row.sentUs + 100
    row.lastTokenUs = row.sentUs + Math.round(ms * 1000)
    row.doneUs = row.lastTokenUs
    row.closedUs = row.lastTokenUs
    timeline.count(row)
    dots.count(row)
  }
  return { timeline: timeline.result(), dots: dots.result(), curves: {} }
}
