/** Returns the median. If two values are in the middle, returns the greater one. Returns 0 if there are no values. */
export function upperMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
