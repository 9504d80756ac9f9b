/** Returns the greatest common divisor of two whole numbers that are not negative (Euclid). */
export function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
