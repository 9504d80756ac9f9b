/** Computes medians of small samples. */

/** Returns the median; of two middle values, the greater. 0 without values. */
export function upperMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
