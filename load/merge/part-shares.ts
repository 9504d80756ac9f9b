/**
 * Which requests of a schedule k6 gives to which part of a run. Pure. k6 shares the users among the parts first, and then the requests in
 * proportion to the users of each part (`GetNewExecutionTupleFromValue` and `NewExecutionSegmentSequenceWrapper` in lib/execution_segment.go).
 */
import type { PartPlace } from './load-part.ts'

/** A schedule of so many requests, sent by so many users in all. */
export type SharedSchedule = { readonly requests: number; readonly users: number }

/** Returns what the parts of a run share; null in a closed model, which has no schedule. */
export function scheduleOfParts({
  workload,
  starts,
}: {
  readonly workload: { readonly vus: number }
  readonly starts: readonly number[] | null
}): SharedSchedule | null {
  return starts === null ? null : { requests: starts.length, users: workload.vus }
}

/** Returns how many of the users a part has: of equal parts, part K of N has each Nth one from the Kth on. */
export function usersOf({ number, of }: PartPlace, users: number): number {
  return Math.max(0, Math.ceil((users - (number - 1)) / of))
}

/** Returns a function from the index of a request to the number of the part that sends it. */
export function senderOf(of: number, { requests, users }: SharedSchedule): (index: number) => number {
  const atOnce = usersAtOnce(requests, users)
  // With as many users in each part, the parts take turns.
  if (atOnce % of === 0) return (index) => (index % of) + 1
  const turns = turnsOf(of, atOnce)
  return (index) => turns[index % turns.length] ?? 0
}

/** Returns how many requests of the schedule k6 gives to a part. */
export function requestCountOfPart({ number, of }: PartPlace, schedule: SharedSchedule): number {
  const sender = senderOf(of, schedule)
  return Array.from({ length: schedule.requests }, (_, index) => sender(index)).filter(
    (one) => one === number,
  ).length
}

/** k6 refuses users who would have nothing to do. */
function usersAtOnce(requests: number, users: number): number {
  return Math.max(1, Math.min(requests, users))
}

/** Returns the greatest common divisor of two whole numbers that are not negative (Euclid). */
function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** The parts in the order in which they send, until it begins again. Each request goes to the first part, the largest first, that is due. */
function turnsOf(of: number, users: number): readonly number[] {
  const counts = Array.from({ length: of }, (_, index) => usersOf({ number: index + 1, of }, users))
  // As k6 does, the order is that of the least common denominator of the shares.
  const divisor = counts.filter((count) => count > 0).reduce(commonDivisor, users)
  const length = users / divisor
  const parts = counts
    .map((count, index) => ({ number: index + 1, each: count / divisor, sent: 0 }))
    .filter(({ each }) => each > 0)
    .toSorted((a, b) => b.each - a.each)
  return Array.from({ length }, (_, turn) => {
    const due = parts.find(({ each, sent }) => turn * each >= sent * length)
    if (due === undefined) return 0
    due.sent += 1
    return due.number
  })
}
