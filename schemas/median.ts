/** Computes the median of small samples, for code of every package. */

/** Returns the median, or 0 without values. Of two middle values it is the upper one, so that it is always a measured value. */
export function upperMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
