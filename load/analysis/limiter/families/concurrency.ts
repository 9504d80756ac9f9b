/** A cap on what is in flight that refuses what comes on top. Scored on single requests, because overlaps matter. */
import type { Observation } from '../trace.ts'

/** Log-likelihood of a trace under each cap from 1 to the most that was let through together; the best of them. */
export function fitConcurrency(
  observations: readonly Observation[],
  wayMs: number,
): { readonly cap: number; readonly logLikelihood: number } {
  const list = observations.filter(({ kind }) => kind !== 'wrong-key')
  const overlaps = overlapsOf(list, wayMs)
  const caps = [...new Set(overlaps.flatMap(({ sure, perhaps }) => [sure, sure + perhaps]))]
  let best = { cap: 1, logLikelihood: -Infinity }
  for (const cap of caps) {
    if (cap < 1) continue
    const logLikelihood = scoreCap(list, overlaps, cap)
    if (logLikelihood > best.logLikelihood) best = { cap, logLikelihood }
  }
  return best
}

/** In flight for sure, and perhaps, when a request was decided. */
type Overlap = { readonly sure: number; readonly perhaps: number }

const LOG_STRAY = Math.log(0.004)
const LOG_EITHER = Math.log(0.9)

function scoreCap(list: readonly Observation[], overlaps: readonly Overlap[], cap: number): number {
  let sum = 0
  list.forEach(({ outcome }, index) => {
    const { sure, perhaps } = overlaps[index] ?? { sure: 0, perhaps: 0 }
    if (outcome === 'accepted') sum += sure >= cap ? LOG_STRAY : sure + perhaps >= cap ? LOG_EITHER : 0
    if (outcome === 'refused') sum += sure + perhaps < cap ? LOG_STRAY : sure < cap ? LOG_EITHER : 0
  })
  return sum
}

/** How many accepted requests were being served while each request was decided. */
function overlapsOf(list: readonly Observation[], wayMs: number): readonly Overlap[] {
  const served = list.filter(({ outcome }) => outcome === 'accepted')
  return list.map((seen) => {
    const untilMs = decidedBy(seen, wayMs)
    let sure = 0
    let perhaps = 0
    for (const other of served) {
      if (other === seen || other.sentMs >= untilMs || other.closedMs <= seen.sentMs) continue
      if (decidedBy(other, wayMs) <= seen.sentMs && other.closedMs - 4 * wayMs >= untilMs) sure += 1
      else perhaps += 1
    }
    return { sure, perhaps }
  })
}

function decidedBy({ sentMs, answeredMs }: Observation, wayMs: number): number {
  return Math.min(answeredMs, sentMs + 4 * wayMs + 1)
}
