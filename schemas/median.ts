/** The median of small samples, for code of every package. */

/** Returns the median, the upper one of two, so that it is a value that was measured; 0 without values. */
export function upperMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
