/** Computes client settings that respect all limits of a service, confirmed and announced ones. Pure. */
import { SAME_WINDOW } from './announced.ts'
import type { Context } from './context.ts'
import type { ClientSettings, Limit } from './types.ts'

// The margin beside the precision of windows: request times vary.
const SLACK_MS = 250

type Pace = ClientSettings['paces'][number]

/** Returns client settings; null when no limit is confirmed or announced. */
export function clientSettings({ seen }: Context, limits: readonly Limit[]): ClientSettings | null {
  const binding = limits.filter(({ status }) => status !== 'refuted')
  if (binding.length === 0) return null
  const paces = binding.flatMap(paceOf)
  const spacings = paces.filter(({ unit }) => unit === 'requests').map(({ count, perMs }) => perMs / count)
  const inFlight = binding.filter(({ unit }) => unit === 'in-flight').map(({ size }) => Math.floor(size.from))
  const hasSilence = binding.some(({ prolongedBy }) => prolongedBy === 'requests')
  const retries = binding.map(({ retryAfter }) => retryAfter).filter((truth) => truth !== null)
  return {
    maxInFlight: inFlight.length === 0 ? null : Math.max(1, Math.min(...inFlight)),
    paces: hasSilence ? paces.filter(({ unit }) => unit !== 'requests') : paces,
    spacingMs: hasSilence || spacings.length === 0 ? null : Math.ceil(Math.max(...spacings)),
    afterRefusal: {
      waitMs: waitOf(binding),
      obeyRetryAfter: retries.length > 0 && retries.every(({ verdict }) => verdict === 'true'),
    },
    notes: notesOf(binding, seen.length),
  }
}

/** Returns the rate that a limit allows permanently, without bursts; empty when no rate is safe or the limit has no window. */
function paceOf({ unit, behavior, size, windowMs, refill, prolongedBy, banMs }: Limit): readonly Pace[] {
  if (unit === 'in-flight' || windowMs === null || prolongedBy === 'requests') return []
  const count = Math.max(1, Math.floor(size.from))
  // The window before a ban is only known within its bounds.
  const longest =
    banMs === null ? Math.max(windowMs.value, Math.min(windowMs.to, windowMs.value * 1.1)) : windowMs.to
  const slackMs = longest * SAME_WINDOW + SLACK_MS
  // A weighted count of two windows counts a request up to twice as long as a log does.
  if (behavior === 'sliding-window' || behavior === 'prolonging')
    return [{ unit, count, perMs: 2 * (longest + slackMs) }]
  // Refills at intervals may come one interval later than a client expects.
  const tickMs = refill === null || refill.amount === 1 ? 0 : refill.everyMs
  return [{ unit, count, perMs: longest + tickMs + slackMs }]
}

/** Returns the longest wait, in milliseconds, until some quota is free again. Null if no limit with a window is confirmed. */
function waitOf(limits: readonly Limit[]): number | null {
  const waits = limits.flatMap(({ status, windowMs, refill, behavior, banMs }) => {
    // A limit that delays refuses nothing.
    if (status !== 'confirmed' || windowMs === null || behavior === 'delays') return []
    if (banMs !== null) return [banMs * (1 + SAME_WINDOW) + SLACK_MS]
    return [behavior === 'bucket' && refill !== null ? refill.everyMs * 1.1 : windowMs.to]
  })
  return waits.length === 0 ? null : Math.ceil(Math.max(...waits))
}

function notesOf(limits: readonly Limit[], requests: number): readonly string[] {
  const watched = `They hold for limits that ${requests} requests can show; limits over longer times may exist.`
  const only = limits
    .filter(({ status }) => status === 'announced only')
    .map(({ size, unit, windowMs }) => {
      const per = windowMs === null ? '' : ` per ${windowMs.value / 1000} s`
      return `${size.value} ${unit}${per}: announced, not confirmed; the settings keep to it.`
    })
  const silence = limits.some(({ prolongedBy }) => prolongedBy === 'requests')
    ? [
        'No steady pace is allowed: only silence resets the count. Send a burst, then nothing until it is reset.',
      ]
    : []
  return [...silence, ...only, watched]
}
