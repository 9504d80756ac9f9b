/** The 97.5 % quantile of the standard normal distribution. */
const Z = 1.959964

/** Returns the 95 % confidence interval of a share (Wilson, 1927). */
export function wilsonInterval(hits: number, n: number): { readonly low: number; readonly high: number } {
  const share = hits / n
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n)
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
