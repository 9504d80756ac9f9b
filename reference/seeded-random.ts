import { createHash } from 'node:crypto'

/** Returns a random number, at least 0 and below 1. */
export type RandomSource = () => number

/** Creates a random source (Mulberry32) whose seed is a hash of `parts`. */
export function seededRandom(...parts: readonly string[]): RandomSource {
  let state = createHash('sha256').update(JSON.stringify(parts)).digest().readUInt32LE(0)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns a random integer from `least` to `most`, both included. */
export function integerBetween(random: RandomSource, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}
