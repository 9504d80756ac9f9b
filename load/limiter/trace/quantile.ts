/** Returns the value at the share `part` of the sorted values, with the index rounded down; null without values. Pure. */
export function quantile(values: readonly number[], part: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? null
}
