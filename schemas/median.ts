/** Computes medians of small samples for all packages. */

/** Returns the median; 0 without values. Of two middle values it returns the upper one, which was measured. */
export function upperMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
