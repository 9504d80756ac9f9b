/** Computes medians of small samples. */

/** Returns the median; 0 without values. For an even number of values, returns the greater of the middle two, not their mean. */
export function upperMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
