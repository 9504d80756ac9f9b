/**
 * Estimates the skew between the clocks of the processes of a run. Latencies are measured on the monotonic clock of one
 * process and do not depend on it; when requests of several processes were sent, relative to each other, does. Pure.
 */
import type { FileReading } from '../analysis/collect-rows.ts'

/**
 * By how much the clock of a part is ahead of that of the first part, in microseconds, between two bounds. `by`: both ran on one
 * `host`, whose monotonic clock both read; or both received the `date` of the target's answers.
 */
export type ClockSkew = { readonly lowUs: number; readonly highUs: number; readonly by: 'host' | 'date' }

/** A part and the rows that show its clock. */
export type PartClock = { readonly host: string | null; readonly reading: FileReading }

/** Returns the skew of a part against the first one; null where it is not known. */
export function clockSkew(first: PartClock, part: PartClock): ClockSkew | null {
  return byHost(first, part) ?? byDate(first, part)
}

function byHost(first: PartClock, part: PartClock): ClockSkew | null {
  if (first.host === null || first.host !== part.host) return null
  const [one, other] = [offsetOf(first), offsetOf(part)]
  return one === null || other === null ? null : { lowUs: other - one, highUs: other - one, by: 'host' }
}

/** The wall clock less the monotonic clock, at the moment at which the process fixed its start. */
function offsetOf({ reading: { header } }: PartClock): number | null {
  if (header === null || header.t0MonotonicUs === null) return null
  return header.t0EpochUs - header.t0MonotonicUs
}

// The target's clock less ours lies within bounds for each part; their difference is that of the parts.
function byDate(first: PartClock, part: PartClock): ClockSkew | null {
  const [one, other] = [boundsOf(first), boundsOf(part)]
  if (one === null || other === null) return null
  return { lowUs: one.lowUs - other.highUs, highUs: one.highUs - other.lowUs, by: 'date' }
}

type Bounds = { readonly lowUs: number; readonly highUs: number }

// Bounds that exclude each other are those of several servers, each with a clock of its own.
function boundsOf({ reading: { serverClock } }: PartClock): Bounds | null {
  const [lowUs, highUs] = [serverClock?.['lowUs'], serverClock?.['highUs']]
  if (typeof lowUs !== 'number' || typeof highUs !== 'number') return null
  return lowUs <= highUs ? { lowUs, highUs } : null
}
