/** Computes medians of small samples for all packages. */

/** Returns the median, or the greater of two middle values instead of their mean; 0 without values. */
export function upperMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
