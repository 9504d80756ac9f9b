/** Limiters that make a client wait, and caps on what is in flight. See `simulated-limiters.ts` for why they are written apart. */
import type { Counter } from './simulated-limiters.ts'

/** Lets `burst` through at once and then one each `stepMs`; when `maxWaiting` requests wait, the rest is refused. */
export function pacer(stepMs: number, burst: number, maxWaiting: number): Counter {
  let nextMs = -Infinity
  return ({ atMs }) => {
    // `nextMs` is when the last slot handed out is used up; up to `burst` slots may be used early.
    const slotMs = Math.max(nextMs, atMs - (burst - 1) * stepMs)
    const startMs = Math.max(atMs, slotMs)
    if ((startMs - atMs) / stepMs > maxWaiting + 1e-9) return 'refused'
    nextMs = slotMs + stepMs
    return { startMs }
  }
}

/** N per window from the first request; what comes on top waits for the next window. */
export function waitingWindow(n: number, w: number): Counter {
  let openMs = -Infinity
  let hits = 0
  return ({ atMs }) => {
    if (atMs >= openMs + w) {
      openMs = atMs
      hits = 0
    }
    if (hits >= n) {
      openMs += w
      hits = 0
    }
    hits += 1
    return { startMs: Math.max(atMs, openMs) }
  }
}

/** At most `cap` served at once, the rest refused. */
export function inFlightCap(cap: number): Counter {
  let leaving: number[] = []
  return ({ atMs, serviceMs }) => {
    leaving = leaving.filter((endMs) => endMs > atMs)
    if (leaving.length >= cap) return 'refused'
    leaving.push(atMs + serviceMs)
    return { startMs: atMs }
  }
}

/** At most `cap` served at once; up to `maxWaiting` wait in a queue, the rest is refused. */
export function inFlightCapWithQueue(cap: number, maxWaiting: number): Counter {
  const freeMs = Array.from({ length: cap }, () => -Infinity)
  let starts: number[] = []
  return ({ atMs, serviceMs }) => {
    starts = starts.filter((startMs) => startMs > atMs)
    const place = freeMs.indexOf(Math.min(...freeMs))
    const startMs = Math.max(atMs, freeMs[place] ?? atMs)
    if (startMs > atMs && starts.length >= maxWaiting) return 'refused'
    if (startMs > atMs) starts.push(startMs)
    freeMs[place] = startMs + serviceMs
    return { startMs }
  }
}

/** At most `cap` of each key inside, the rest refused. All keys share `workers`, which serve one request each; the others wait. */
export function inFlightCapBeforeWorkers(cap: number, workers: number): Counter {
  const freeMs = Array.from({ length: workers }, () => -Infinity)
  const leaving = new Map<string, readonly number[]>()
  return ({ atMs, serviceMs, key }) => {
    const inside = (leaving.get(key) ?? []).filter((endMs) => endMs > atMs)
    if (inside.length >= cap) return 'refused'
    const place = freeMs.indexOf(Math.min(...freeMs))
    const startMs = Math.max(atMs, freeMs[place] ?? atMs)
    freeMs[place] = startMs + serviceMs
    leaving.set(key, [...inside, startMs + serviceMs])
    return { startMs }
  }
}
