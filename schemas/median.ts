/** Computes medians of small samples. */

/** Returns the median; 0 without values. Of two middle values, returns the greater, not their mean. */
export function upperMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
