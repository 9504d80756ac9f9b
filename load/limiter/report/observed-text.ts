/** Describes observations about a limiter of any family, in sentences. Pure. */
import type { Identification } from '../findings/identification.ts'
import {
  maxAccepted,
  recoveryHint,
  recoveryOf,
  type MaxAccepted,
  type RecoveryHint,
} from '../findings/recovery.ts'
import { mayBeNoLimit } from '../findings/unrefused.ts'
import { hasRefusal } from '../trace/outcomes.ts'
import type { Observation } from '../trace/trace.ts'

/**
 * Returns the accepted requests and the times of recovery if no family is known. Otherwise, it returns the number of requests
 * up to which a second limit over a longer time would not have shown.
 */
export function formatSeen(found: Identification, observations: readonly Observation[]): readonly string[] {
  if (!hasRefusal(observations)) return []
  if (found.verdict === 'undetermined') return formatOpen(found, observations)
  const beyond = formatBeyond(found, observations)
  return beyond === null ? [] : [beyond]
}

function formatOpen(
  { outOfReach = null }: Identification,
  observations: readonly Observation[],
): readonly string[] {
  const most = maxAccepted(observations)
  const through = most.length === 0 ? [] : [`Let through at most: ${most.map(formatSpan).join(', ')}.`]
  const recovery = outOfReach === null ? recoveryOf(observations) : null
  if (recovery === null || recovery.count === 0) return through
  const { count, minMs, maxMs, allRefusedMs, before } = recovery
  const hint = recoveryHint(recovery)
  const times = count === 1 ? 'once' : `${count} times`
  const range = minMs === maxMs ? seconds(maxMs) : `${seconds(minMs)} to ${seconds(maxMs)}`
  const late =
    allRefusedMs > maxMs
      ? `; once all were refused for ${seconds(allRefusedMs)}, when ${before} had been accepted in all`
      : ''
  const means = hint === null ? '' : ` ${MEANINGS[hint]}`
  return [
    ...through,
    `After a refusal the next request was accepted ${range} after the last one that had been (${times})${late}.${means}`,
  ]
}

const MEANINGS: Readonly<Record<RecoveryHint, string>> = {
  'second-limit':
    'A second limit over a longer time would explain that, and so would a penalty for too many requests.',
  'several-counters':
    'Several counters that each count a part of the requests (workers, replicas) would explain that.',
}

/** A span is untested if it has at least this many windows, and at most this part of the possible requests was used in it. */
const WINDOWS_IN_SPAN = 3
const PART_USED = 0.75

function formatBeyond(found: Identification, observations: readonly Observation[]): string | null {
  const { capacity, ratePerSecond, windowMs, unit, banMs } = found
  if (mayBeNoLimit(found) || unit !== 'requests' || banMs !== null) return null
  if (capacity === null || ratePerSecond === null || windowMs === null) return null
  const open = maxAccepted(observations).filter(
    (span) =>
      1000 * span.seconds >= WINDOWS_IN_SPAN * windowMs.value &&
      span.most < PART_USED * (capacity.value + ratePerSecond.value * span.seconds),
  )
  return open.length === 0
    ? null
    : `A second limit over a longer time was not tested: at most ${open.map(formatSpan).join(' and ')} were accepted.`
}

function formatSpan({ seconds: span, most }: MaxAccepted): string {
  return `${most} within ${span < 60 ? `${span} s` : `${span / 60} min`}`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
