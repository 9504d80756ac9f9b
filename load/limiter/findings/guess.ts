/** The start of the search for a limiter: the estimates of the plan, and the sizes that the trace shows. Pure. */
import type { CounterEvents } from '../trace/events.ts'
import type { Trace } from '../likelihood/fit.ts'
import type { Estimates } from '../plan/script.ts'
import type { Guess } from '../likelihood/starts.ts'
import { quantile } from '../trace/quantile.ts'

/** The relative distances from the estimated window, dense where the true value probably is. */
const WINDOW_DISTANCES = [0, 0.003, 0.007, 0.012, 0.02, 0.03, 0.045, 0.065, 0.09] as const

/** Returns first guesses from the estimates of the plan. With a limit on tokens, `fractions` are capacities in fractions of a request. */
export function guessOf(
  { capacity, windowMs }: Estimates,
  { counters }: Trace,
  fractions: readonly number[],
): Guess {
  const middleMs = windowMs ?? 1000
  // Refill during a drain makes the capacity look larger than it is. The largest single burst is a lower bound of it.
  const accepted = counters.flatMap(({ events }) =>
    events.filter(({ outcome }) => outcome === 'accepted').map(({ count }) => count),
  )
  const most = accepted.reduce((largest, count) => Math.max(largest, count), 1)
  const drained = Math.round(capacity / (1 + (capacity * drainStepMs(counters)) / middleMs))
  const capacities = [
    capacity,
    Math.round(0.9 * capacity),
    ...(most > 3 ? [most] : []),
    ...fractions,
    drained,
  ]
  return {
    capacities: [...new Set(capacities.filter((one) => one >= 1))],
    runs: runsOf(counters),
    windowsMs: WINDOW_DISTANCES.flatMap((part) =>
      part === 0 ? [middleMs] : [middleMs * (1 + part), middleMs * (1 - part)],
    ),
  }
}

/** Returns the usual interval between the requests of a drain. */
function drainStepMs(counters: readonly CounterEvents[]): number {
  const steps = counters.flatMap(({ events }) =>
    events.flatMap(({ atMs, outcome }, index) => {
      const next = events[index + 1]
      return outcome === 'accepted' && next?.outcome === 'accepted' ? [next.atMs - atMs] : []
    }),
  )
  return quantile(steps, 0.25) ?? 0
}

/** Returns the numbers of accepted requests between two refusals. */
function runsOf(counters: readonly CounterEvents[]): readonly number[] {
  const runs: number[] = []
  for (const { events } of counters) {
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
