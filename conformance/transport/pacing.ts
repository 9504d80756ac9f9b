/** Obeys the waits of a throttling target: all requests of a run share one pause. */

/** A pacer. `scale` shortens waits in tests. */
export type Pacer = {
  /** Waits while the target wants quiet. */
  readonly ready: () => Promise<void>
  /** Notes the 429 that a request was answered with at its nth try; returns whether another one is worth it. */
  readonly throttled: (retryAfter: string | null, tries: number) => boolean
}

const MAX_WAIT_MS = 10_000
// A run of some 200 requests is to come through a limit of three in a second.
const MAX_TOTAL_WAIT_MS = 120_000
const MAX_TRIES = 5

/** Creates a pacer for one run: waits at most 10 s at a time and 120 s in all. */
export function createPacer(scale = 1): Pacer {
  let quietUntilMs = 0
  let waitedMs = 0
  const remainingMs = () => quietUntilMs - performance.now()
  return {
    async ready() {
      // Again after each wait: another request may have been asked for a longer one meanwhile.
      for (let waitMs = remainingMs(); waitMs > 0; waitMs = remainingMs())
        await new Promise((resolve) => setTimeout(resolve, waitMs))
    },
    throttled(retryAfter, tries) {
      const askedMs = retryAfterMs(retryAfter) ?? 1000 * 2 ** (tries - 1)
      if (tries >= MAX_TRIES || askedMs > MAX_WAIT_MS || waitedMs + askedMs > MAX_TOTAL_WAIT_MS) return false
      // Requests that were throttled together wait together: only what prolongs the pause counts.
      const untilMs = performance.now() + askedMs * scale
      const addedMs = Math.max(0, untilMs - Math.max(quietUntilMs, performance.now()))
      waitedMs += scale === 0 ? askedMs : addedMs / scale
      quietUntilMs = Math.max(quietUntilMs, untilMs)
      return true
    },
  }
}

/** Returns Retry-After in milliseconds: seconds or an HTTP date (RFC 9110 10.2.3); null when absent or neither. */
export function retryAfterMs(value: string | null): number | null {
  if (value === null) return null
  if (/^\d+(\.\d+)?$/.test(value.trim())) return Number(value) * 1000
  // The three forms of an HTTP date; anything looser would take "-1" for a year.
  const atMs = /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/.test(value)
    ? Date.parse(value.endsWith('GMT') ? value : `${value} GMT`)
    : Number.NaN
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - Date.now())
}
