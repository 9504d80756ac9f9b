/** Finds the order of moments. Pure. */

/** Where the upper half of a 64-bit number is, counted in 32-bit numbers. */
const UPPER = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 1 : 0
const SIGN = 0x8000_0000

/**
 * Returns the places of moments in the order of time, those of one moment as they lie. Each key is a moment with its place below it, as one
 * whole number: those are sorted without a call per comparison. A million moments take a tenth of a second.
 */
export function timeOrderOf(seconds: Float32Array): Uint32Array {
  const bits = new Uint32Array(seconds.buffer, seconds.byteOffset, seconds.length)
  const keys = new BigUint64Array(seconds.length)
  const halves = new Uint32Array(keys.buffer)
  for (let place = 0; place < bits.length; place += 1) {
    const word = bits[place] ?? 0
    // The bits of floating-point numbers ascend with the numbers, once the negative ones are turned over.
    halves[2 * place + UPPER] = word >= SIGN ? ~word : word | SIGN
    halves[2 * place + 1 - UPPER] = place
  }
  keys.sort()
  return Uint32Array.from({ length: seconds.length }, (_, place) => halves[2 * place + 1 - UPPER] ?? 0)
}
