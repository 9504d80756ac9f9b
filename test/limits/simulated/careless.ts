/** Limiters that let too many through in parallel. See `simulated-limiters.ts` for why they are written apart. */
import type { Counter } from './simulated-limiters.ts'

/** A window from the first request whose count is written `raceMs` after it was read. */
export function racingCounter(n: number, w: number, raceMs: number): Counter {
  let openedMs = -Infinity
  let hits: number[] = []
  return ({ atMs }) => {
    if (atMs >= openedMs + w) {
      openedMs = atMs
      hits = []
    }
    if (hits.filter((hitMs) => hitMs + raceMs <= atMs).length >= n) return 'refused'
    hits.push(atMs)
    return { startMs: atMs }
  }
}

/** Several processes, each with a limiter of its own; a connection stays with one of them. */
export function replicas(count: number, random: () => number, make: () => Counter): Counter {
  const all = Array.from({ length: count }, make)
  return (arrival) => {
    const place = arrival.connection === 0 ? 0 : Math.floor(random() * count)
    return all[place]?.(arrival) ?? 'refused'
  }
}
