/** Requests that were under way together: in what order they were decided nobody knows. Pure. */
import type { Observation } from './trace.ts'

/** Groups of requests, which come in the order of sending, each of which overlaps another one of its group. */
export function inFlightTogether(
  sorted: readonly Observation[],
): readonly (readonly [Observation, ...Observation[]])[] {
  const groups: [Observation, ...Observation[]][] = []
  let untilMs = -Infinity
  for (const one of sorted) {
    const last = groups.at(-1)
    if (last !== undefined && one.sentMs < untilMs) last.push(one)
    else groups.push([one])
    untilMs = Math.max(untilMs, one.closedMs)
  }
  return groups
}
