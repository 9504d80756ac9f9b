/** Limiters that punish a client for asking too much. See `simulated-limiters.ts` for why they are written apart. */
import type { Counter } from './simulated-limiters.ts'

/** Every refusal sets the expiry again. */
export function stubbornCounter(n: number, w: number): Counter {
  let expiresMs = -1
  let hits = 0
  return ({ atMs }) => {
    if (atMs >= expiresMs) {
      hits = 0
      expiresMs = atMs + w
    }
    if (hits >= n) {
      expiresMs = atMs + w
      return 'refused'
    }
    hits += 1
    return { startMs: atMs }
  }
}

/** Every request sets the expiry again. */
export function idleCounter(n: number, w: number): Counter {
  let lastMs = -Infinity
  let hits = 0
  return ({ atMs }) => {
    if (atMs - lastMs >= w) hits = 0
    lastMs = atMs
    if (hits >= n) return 'refused'
    hits += 1
    return { startMs: atMs }
  }
}

/** One hit too many closes the door for `banMs`, the next time for `factor` times as long. */
export function jail(n: number, w: number, banMs: number, factor: number): Counter {
  let expiresMs = -1
  let hits = 0
  let freeMs = -1
  let term = banMs
  return ({ atMs }) => {
    if (atMs < freeMs) return 'refused'
    if (freeMs >= 0) {
      freeMs = -1
      hits = 0
      expiresMs = -1
    }
    if (atMs >= expiresMs) {
      hits = 0
      expiresMs = atMs + w
    }
    if (hits >= n) {
      freeMs = atMs + term
      term *= factor
      return 'refused'
    }
    hits += 1
    return { startMs: atMs }
  }
}
