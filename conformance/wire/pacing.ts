/** Keeps to what a throttling target asks for: all requests of a run share one pause. */

/** A pacer. `scale` shortens waits in tests. */
export type Pacer = {
  /** Waits while the target wants quiet. */
  readonly ready: () => Promise<void>
  /** Notes a 429; returns whether it is worth trying again. */
  readonly throttled: (retryAfter: string | null, attempt: number) => boolean
}

const MAX_WAIT_MS = 10_000
const MAX_TOTAL_WAIT_MS = 30_000
const MAX_ATTEMPTS = 5

/** A pacer for one run: waits at most 10 s at a time and 30 s in all. */
export function createPacer(scale = 1): Pacer {
  let quietUntilMs = 0
  let waitedMs = 0
  return {
    async ready() {
      const waitMs = quietUntilMs - performance.now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    },
    throttled(retryAfter, attempt) {
      const askedMs = retryAfterMs(retryAfter) ?? 1000 * 2 ** (attempt - 1)
      if (attempt >= MAX_ATTEMPTS || askedMs > MAX_WAIT_MS || waitedMs + askedMs > MAX_TOTAL_WAIT_MS) return false
      // Requests that were throttled together wait together: only what prolongs the pause counts.
      const untilMs = performance.now() + askedMs * scale
      const addedMs = Math.max(0, untilMs - Math.max(quietUntilMs, performance.now()))
      waitedMs += scale === 0 ? askedMs : addedMs / scale
      quietUntilMs = Math.max(quietUntilMs, untilMs)
      return true
    },
  }
}

/** Retry-After in milliseconds: seconds or an HTTP date (RFC 9110 10.2.3); null when absent or neither. */
export function retryAfterMs(value: string | null): number | null {
  if (value === null) return null
  if (/^\d+(\.\d+)?$/.test(value.trim())) return Number(value) * 1000
  const atMs = Date.parse(value)
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - Date.now())
}
