/** Limiters that delay, and caps on requests in flight. Each predicts the start of a request, or its refusal. */
import type { WaitEvent } from '../trace/waiting-events.ts'

/** Replays a queue. `startOf` is called for each request in turn, and `observe` then gives it the outcome. */
export type Queue = {
  /** Returns the start of service, infinite for a refusal. `unseenAhead` requests that the trace does not show wait before it. */
  readonly startOf: (event: WaitEvent, unseenAhead: number) => number
  readonly observe: (event: WaitEvent) => void
}

/** The share of the error of a predicted start by which the replay is corrected: unclassified responses shift a queue. */
const GAIN = 0.3

/** A service is hardly ever quicker than by this factor, whatever the spread of its times. */
const QUICKEST_SHARE = 0.05

/**
 * Returns the error of a start as uneven times cause it: far more often long than short, but with a mean of zero in the logarithm. For
 * a regular service it is the error itself.
 */
export function centeredMs({ serviceMs, spread }: WaitEvent, offMs: number): number {
  return spread === 0 ? offMs : serviceMs * Math.log(Math.max(QUICKEST_SHARE, 1 + offMs / serviceMs))
}

/** One request per `stepMs`, `burst` of them at once after an idle time, at most `maxWaiting` waiting. */
export function pacingQueue(stepMs: number, burst: number, maxWaiting: number): Queue {
  let slotMs = -Infinity
  const slotFor = ({ arrivedMs }: WaitEvent): number => Math.max(slotMs, arrivedMs - (burst - 1) * stepMs)
  return {
    startOf: (event, unseenAhead) => {
      const startMs = Math.max(event.arrivedMs, slotFor(event) + unseenAhead * stepMs)
      const slack = Math.min(0.5, (3 * event.sdMs) / stepMs)
      return (startMs - event.arrivedMs) / stepMs > maxWaiting + slack ? Infinity : startMs
    },
    observe: (event) => {
      if (event.isRefused) return
      const expectedMs = slotFor(event)
      const hasWaited = expectedMs > event.arrivedMs || event.startedMs > event.arrivedMs + 3 * event.sdMs
      const offMs = event.startedMs - Math.max(expectedMs, event.arrivedMs)
      const off = hasWaited ? GAIN * centeredMs(event, offMs) : 0
      // An unclassified response shifts a queue by one step. A model with larger corrections would fit any trace.
      const correction = Math.max(-stepMs, Math.min(stepMs, off))
      slotMs = expectedMs + correction + stepMs
    },
  }
}

/**
 * N per window; further requests wait for the next window. Windows begin with a request, or follow a clock of the
 * server with an edge at `edgeMs`.
 */
export function windowQueue(capacity: number, windowMs: number, edgeMs: number | null): Queue {
  let clockMs = edgeMs
  let openMs = -Infinity
  let count = 0
  const next = ({ arrivedMs }: WaitEvent): { openMs: number; count: number } => {
    const nowMs =
      clockMs === null ? arrivedMs : clockMs + Math.floor((arrivedMs - clockMs) / windowMs) * windowMs
    // Edges of a clock are corrected by observations, so the same edge may move a little.
    const isOver = clockMs === null ? nowMs >= openMs + windowMs : nowMs > openMs + windowMs / 2
    if (isOver) return { openMs: nowMs, count: 0 }
    return count >= capacity ? { openMs: openMs + windowMs, count: 0 } : { openMs, count }
  }
  return {
    startOf: (event) => Math.max(event.arrivedMs, next(event).openMs),
    observe: (event) => {
      const then = next(event)
      openMs = then.openMs
      count = then.count + 1
      // The first request of a later window shows the start of that window.
      if (count > 1 || openMs <= event.arrivedMs) return
      const offMs = GAIN * centeredMs(event, event.startedMs - openMs)
      openMs += offMs
      if (clockMs !== null) clockMs += offMs
    },
  }
}

/**
 * At most `cap` requests in service, at most `maxWaiting` waiting, the rest refused. A slot becomes free at the end of
 * an answer, delayed by the part `late` of half a round trip.
 */
export function concurrencyQueue(cap: number, maxWaiting: number, late: number): Queue {
  const ends: number[] = []
  let burst = -1
  let waiting = 0
  return {
    startOf: (event, unseenAhead) => {
      if (event.isRefused)
        return event.insideMax + unseenAhead >= cap + maxWaiting ? Infinity : event.arrivedMs
      if (event.insideMin >= cap + maxWaiting) return Infinity
      const freeMs =
        ends.length < cap ? -Infinity : (ends[ends.length - cap] ?? -Infinity) + late * event.wayMs
      if (freeMs <= event.arrivedMs + 3 * event.regularSdMs) return Math.max(event.arrivedMs, freeMs)
      const before = event.burst === burst ? waiting : 0
      return before >= maxWaiting ? Infinity : freeMs
    },
    observe: ({ isRefused, endedMs, startedMs, arrivedMs, sdMs, burst: now }) => {
      if (isRefused) return
      if (now !== burst) {
        burst = now
        waiting = 0
      }
      if (startedMs > arrivedMs + 3 * sdMs) waiting += 1
      ends.push(endedMs)
      for (let index = ends.length - 1; index > 0; index -= 1) {
        const [before, here] = [ends[index - 1] ?? 0, ends[index] ?? 0]
        if (before <= here) break
        ends[index - 1] = here
        ends[index] = before
      }
    },
  }
}
