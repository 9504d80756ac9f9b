/** Formats shares as percentages. k6 runs this code too, so it uses no APIs of Node. */

/** The distance from 0 or 1 within which a share counts as 0 or 1. Floating-point sums have rounding errors. */
const EXACT = 1e-9

/** Formats a share from 0 to 1, such as `12.50 %`. Adds decimals if a share would otherwise look like 0 % or 100 %. */
export function formatPercent(share: number, decimals: number): string {
  const shown = (share * 100).toFixed(decimals)
  const isPart = share > EXACT && share < 1 - EXACT
  const isRoundedAway = Number(shown) === 0 || Number(shown) === 100
  return isPart && isRoundedAway ? formatPercent(share, decimals + 1) : `${shown} %`
}
