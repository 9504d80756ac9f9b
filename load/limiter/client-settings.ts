/** Computes client settings that keep to all confirmed and announced limits of a service. Pure. */
import { SAME_WINDOW } from './constants.ts'
import type { ClientSettings, Estimate, Limit } from './types.ts'

type Pace = ClientSettings['paces'][number]

/** Returns the settings by which a client keeps to all confirmed and announced limits; null if there are no such limits. */
export function clientSettings(limits: readonly Limit[]): ClientSettings | null {
  const binding = limits.filter(({ status }) => status !== 'refuted')
  if (binding.length === 0) return null
  const inFlight = binding.filter(({ unit }) => unit === 'in-flight').map(sizeOf)
  const silent = binding.find(({ prolongedBy }) => prolongedBy === 'requests')
  const retries = binding.flatMap(({ retryAfter }) => retryAfter?.verdict ?? [])
  const paces = binding.flatMap(paceOf)
  const confirmed = binding.filter(({ status }) => status === 'confirmed')
  const waits = confirmed.flatMap(waitAfter)
  return {
    maxInFlight: inFlight.length === 0 ? null : Math.min(...inFlight),
    paces: silent === undefined ? paces : paces.filter(({ unit }) => unit !== 'requests'),
    rest:
      silent === undefined || silent.windowMs === null
        ? null
        : { count: sizeOf(silent), ms: withSlack(silent.windowMs.to) },
    afterRefusal: {
      waitMs: waits.length === 0 ? null : Math.max(...waits),
      msPerToken: Math.max(0, ...confirmed.map(msPerToken)),
      obeyRetryAfter: retries.length > 0 && retries.every((verdict) => verdict === 'true'),
    },
  }
}

function sizeOf({ size, announced }: Limit): number {
  return Math.max(1, Math.floor(announced === null ? size.from : size.value))
}

/** Adds the error of a window, and 250 ms, because request times vary. */
function withSlack(ms: number): number {
  return Math.ceil(ms * (1 + SAME_WINDOW) + 250)
}

/** Returns a list with the pace that a limit allows permanently. Empty if the limit has no window, or if no pace is safe. */
function paceOf(limit: Limit): readonly Pace[] {
  const { unit, behavior, windowMs, refill, prolongedBy, banMs } = limit
  if (unit === 'in-flight' || windowMs === null || prolongedBy === 'requests') return []
  // Only a ban hides the end of the window before it, so only then the whole interval counts.
  const longestMs = banMs === null ? likelyEnd(windowMs) : windowMs.to
  // A weighted count of two windows counts a request up to twice as long as a log does.
  const windows = behavior === 'sliding-window' || behavior === 'prolonging' ? 2 : 1
  // Refills at intervals may come one interval later than a client expects.
  const tickMs = refill === null || refill.amount === 1 ? 0 : refill.everyMs
  return [{ unit, count: sizeOf(limit), perMs: windows * withSlack(longestMs) + tickMs }]
}

/** Returns a list with the wait from a refusal until quota is free. Empty if the limit delays requests or has no window. */
function waitAfter({ windowMs, refill, behavior, banMs }: Limit): readonly number[] {
  if (windowMs === null || behavior === 'delays') return []
  const freeMs = behavior === 'bucket' && refill !== null ? refill.everyMs : likelyEnd(windowMs)
  return [withSlack(banMs ?? freeMs)]
}

/** Returns the time in which a bucket of tokens refills one of them; 0 for other limits. */
function msPerToken({ unit, behavior, refill }: Limit): number {
  if (behavior !== 'bucket' || refill === null || !unit.includes('tokens')) return 0
  return (refill.everyMs / refill.amount) * (1 + SAME_WINDOW)
}

/** Returns the longest likely window in ms: the end of the interval of the estimate, but at most 1.1 times the estimated value. */
function likelyEnd({ value, to }: Estimate): number {
  return Math.min(to, 1.1 * value)
}
