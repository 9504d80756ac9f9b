/**
 * Logarithm and exponential from additions, multiplications and divisions alone. Engines may differ in the last bit of
 * `Math.log` and `Math.exp` (V8 and the engine of k6 do), and then one seed would give two schedules; IEEE 754 leaves
 * no freedom in the four operations, nor in the square root. Pure.
 */

/** Natural logarithm of a positive finite number, about as exact as a double can be. */
export function ln(x: number): number {
  let mantissa = x
  let power = 0
  for (; mantissa >= Math.SQRT2; mantissa /= 2) power += 1
  for (; mantissa < Math.SQRT1_2; mantissa *= 2) power -= 1
  // ln m = 2 artanh((m - 1) / (m + 1)); with |s| <= 0.172 the twelfth term is below the last bit.
  const s = (mantissa - 1) / (mantissa + 1)
  const square = s * s
  let sum = 0
  for (let odd = 23; odd >= 1; odd -= 2) sum = sum * square + 1 / odd
  return power * Math.LN2 + 2 * s * sum
}

/** e to the power of a number between -700 and 700. */
export function exp(x: number): number {
  const power = Math.round(x / Math.LN2)
  const rest = x - power * Math.LN2
  let sum = 1
  for (let term = 17; term >= 1; term -= 1) sum = 1 + (sum * rest) / term
  let scale = 1
  for (let step = 0; step < Math.abs(power); step += 1) scale = power > 0 ? scale * 2 : scale / 2
  return sum * scale
}
