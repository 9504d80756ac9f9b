/** The interval of a share, for code of every package. */

/** 97.5 % of a normal distribution. */
const Z = 1.959964

/** Returns the 95 % interval of a share of which `hits` of `n` were seen (Wilson, 1927). `n` is above 0. */
export function wilsonInterval(hits: number, n: number): { readonly low: number; readonly high: number } {
  const share = hits / n
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n)
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
