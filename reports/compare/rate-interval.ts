/**
 * The 95 % interval of a rate from counts per stretch of time, by a moving-block bootstrap, which keeps the dependence of neighbors
 * (Künsch, 1989; Bühlmann and Künsch, 1999). Pure: the seed is fixed.
 */

const RESAMPLES = 2000
const FEWEST_STRETCHES = 12

/** Returns the interval of the mean of `counts` per `seconds`; null for fewer stretches than can carry one. */
export function rateInterval(
  counts: readonly number[],
  seconds: number,
): { readonly low: number; readonly high: number } | null {
  if (counts.length < FEWEST_STRETCHES) return null
  const blockLength = Math.ceil(Math.cbrt(counts.length))
  const random = generator(counts.length)
  const rates = Array.from({ length: RESAMPLES }, () => meanOfBlocks(counts, blockLength, random) / seconds)
  const sorted = rates.toSorted((left, right) => left - right)
  const at = (share: number): number => sorted[Math.round(share * (RESAMPLES - 1))] ?? 0
  return { low: at(0.025), high: at(0.975) }
}

function meanOfBlocks(counts: readonly number[], blockLength: number, random: () => number): number {
  const starts = counts.length - blockLength + 1
  let [sum, taken] = [0, 0]
  while (taken < counts.length) {
    const start = Math.floor(random() * starts)
    const length = Math.min(blockLength, counts.length - taken)
    for (let place = start; place < start + length; place += 1) sum += counts[place] ?? 0
    taken += length
  }
  return sum / counts.length
}

// Mulberry32 (public domain): 32 bits of state are enough for a resampling.
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
