/** Service and response latency side by side: from sending, and from when the schedule meant a request to leave. */
import type { LoadRun } from './load-run.ts'
import { formatMarked, type LoadStat } from './load-text.ts'

/** One duration both ways, as shown; `stat` is `p50` and so on. */
export type LatencyPair = {
  readonly metric: string
  readonly cells: readonly { readonly stat: LoadStat; readonly service: string; readonly response: string }[]
}

const PAIRED = ['ttft', 'e2e'] as const
const SHOWN = ['p50', 'p95', 'p99'] as const

/** The durations known both ways; none in a closed model, which has no schedule. */
export function latencyPairs(load: LoadRun): readonly LatencyPair[] {
  return PAIRED.filter((name) => load.metrics[`${name}-response`] !== undefined).map((metric) => ({
    metric,
    cells: SHOWN.map((stat) => ({
      stat,
      service: formatMarked(load, metric, stat),
      response: formatMarked(load, `${metric}-response`, stat),
    })),
  }))
}
