/** The start of the search for a limiter: what the plan believed, and what the trace shows of sizes. Pure. */
import type { Route } from '../trace/events.ts'
import type { Trace } from '../likelihood/fit.ts'
import type { Estimates } from '../plan/script.ts'
import type { Guess } from '../likelihood/starts.ts'
import { quantile } from '../trace/quantile.ts'

/** Relative distances from the window that the plan assumed: dense where the true value probably is. */
const AROUND = [0, 0.003, 0.007, 0.012, 0.02, 0.03, 0.045, 0.065, 0.09] as const

/** First guesses from the estimates of a plan; `fractions` are capacities in parts of a request, where tokens count. */
export function guessOf(
  { capacity, windowMs }: Estimates,
  { routes }: Trace,
  fractions: readonly number[],
): Guess {
  const middleMs = windowMs ?? 1000
  // Refill during a drain makes the drain look larger than the limit: the largest single burst bounds it from below.
  const accepted = routes.flatMap(({ events }) =>
    events.filter(({ outcome }) => outcome === 'accepted').map(({ count }) => count),
  )
  const most = accepted.reduce((largest, count) => Math.max(largest, count), 1)
  const drained = Math.round(capacity / (1 + (capacity * drainStepMs(routes)) / middleMs))
  const capacities = [
    capacity,
    Math.round(0.9 * capacity),
    ...(most > 3 ? [most] : []),
    ...fractions,
    drained,
  ]
  return {
    capacities: [...new Set(capacities.filter((one) => one >= 1))],
    runs: runsOf(routes),
    windowsMs: AROUND.flatMap((part) =>
      part === 0 ? [middleMs] : [middleMs * (1 + part), middleMs * (1 - part)],
    ),
  }
}

/** Returns the usual interval between the requests of a drain. */
function drainStepMs(routes: readonly Route[]): number {
  const steps = routes.flatMap(({ events }) =>
    events.flatMap(({ atMs, outcome }, index) => {
      const next = events[index + 1]
      return outcome === 'accepted' && next?.outcome === 'accepted' ? [next.atMs - atMs] : []
    }),
  )
  return quantile(steps, 0.25) ?? 0
}

/** Returns the number of requests that were let through between two refusals, for each such time. */
function runsOf(routes: readonly Route[]): readonly number[] {
  const runs: number[] = []
  for (const { events } of routes) {
    let run = 0
    for (const { outcome, count } of events) {
      if (outcome === 'accepted') run += count
      else if (outcome === 'refused') {
        if (run > 0) runs.push(run)
        run = 0
      }
    }
  }
  return runs
}
