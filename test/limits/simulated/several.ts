/** Limiters that are made of several. See `simulated-limiters.ts` for why they are written apart. */
import type { Counter } from './simulated-limiters.ts'

/** A counter that can be asked without being charged. */
export type Half = { readonly hasRoom: (atMs: number) => boolean; readonly charge: (atMs: number) => void }

/** Lets through what all of them have room for, and charges none for a refusal. */
export function allOf(halves: readonly Half[]): Counter {
  return ({ atMs }) => {
    if (!halves.every(({ hasRoom }) => hasRoom(atMs))) return 'refused'
    for (const { charge } of halves) charge(atMs)
    return { startMs: atMs }
  }
}

/** N until an expiry that the first hit sets. */
export function expiringHalf(n: number, w: number): Half {
  let expiresMs = -1
  let hits = 0
  return {
    hasRoom: (atMs) => atMs >= expiresMs || hits < n,
    charge: (atMs) => {
      if (atMs >= expiresMs) {
        hits = 0
        expiresMs = atMs + w
      }
      hits += 1
    },
  }
}

/** The times of the last hits. */
export function loggedHalf(n: number, w: number): Half {
  let hits: number[] = []
  return {
    hasRoom: (atMs) => {
      hits = hits.filter((hitMs) => hitMs > atMs - w)
      return hits.length < n
    },
    charge: (atMs) => hits.push(atMs),
  }
}

/** Workers behind one address, each with a counter of its own: any of them gets the next request. */
export function workers(count: number, random: () => number, make: () => Counter): Counter {
  const all = Array.from({ length: count }, make)
  return (arrival) => all[Math.floor(random() * count)]?.(arrival) ?? 'refused'
}
