/** A source of random numbers. */
export type Random = {
  /** Returns an integer from 0 to 2^32 - 1. */
  readonly uint32: () => number
  /** Returns a number between 0 and 1, both excluded, in steps of 2^-52. */
  readonly uniform: () => number
}

/** The state from which {@link randomAt} creates generators of random numbers: four 32-bit hashes. */
export type RandomRoot = readonly [number, number, number, number]

/** Returns a hash of a seed and a purpose, such as `arrivals`. {@link randomAt} derives random numbers from it. */
export function randomRoot(seed: string, purpose: string): RandomRoot {
  const text = `${purpose}/${seed}`
  return [
    hashOf(text, 0x811c9dc5),
    hashOf(text, 0x1b873593),
    hashOf(text, 0x85ebca6b),
    hashOf(text, 0xc2b2ae35),
  ]
}

function hashOf(text: string, basis: number): number {
  let hash = basis
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mixed(hash)
}

// The finalizer of MurmurHash3.
function mixed(word: number): number {
  let hash = word
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns a generator of random numbers that depends only on the root and the index, such as the index of a request. */
export function randomAt(root: RandomRoot, index: number): Random {
  const low = Math.imul(index, 0x9e3779b9)
  return xoshiro128(
    mixed(root[0] + low),
    mixed(root[1] ^ low),
    mixed(root[2] + mixed(low + 0x6a09e667)),
    // The state is never all zero, because that state generates only zeros.
    mixed(root[3] ^ mixed(low ^ 0xbb67ae85)) | 1,
  )
}

/** Creates a xoshiro128** generator. The four words must not all be zero. */
export function xoshiro128(first: number, second: number, third: number, fourth: number): Random {
  let s0 = first | 0
  let s1 = second | 0
  let s2 = third | 0
  let s3 = fourth | 0
  const uint32 = (): number => {
    const times5 = Math.imul(s1, 5)
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0
    const shifted = s1 << 9
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = (s3 << 11) | (s3 >>> 21)
    return result
  }
  // Adding half a step excludes 0 and 1; 52 bits and half a step still fit a double exactly.
  const uniform = (): number =>
    ((uint32() >>> 6) * 67_108_864 + (uint32() >>> 6) + 0.5) / 4_503_599_627_370_496
  return { uint32, uniform }
}

/** Returns an exponentially distributed number with mean 1. */
export function exponential(random: Random): number {
  return -Math.log(random.uniform())
}

/** Returns a number with the standard normal distribution, by Marsaglia's polar method. */
export function normal(random: Random): number {
  for (;;) {
    const x = 2 * random.uniform() - 1
    const y = 2 * random.uniform() - 1
    const square = x * x + y * y
    if (square < 1) return x * Math.sqrt((-2 * Math.log(square)) / square)
  }
}

/** Returns a gamma-distributed number with scale 1 (Marsaglia and Tsang 2000). */
export function gamma(random: Random, shape: number): number {
  if (shape < 1) return gamma(random, shape + 1) * Math.exp(Math.log(random.uniform()) / shape)
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const z = normal(random)
    const cube = (1 + c * z) * (1 + c * z) * (1 + c * z)
    if (cube > 0 && Math.log(random.uniform()) < (z * z) / 2 + d - d * cube + d * Math.log(cube))
      return d * cube
  }
}
