/** Shares in percent, the same in every message and report. k6 runs this too, so it uses nothing but the language itself. */

/** Sums of shares miss 0 and 1 by this much, because they are floating-point numbers. */
const EXACT = 1e-9

/**
 * Returns a share from 0 to 1 in percent, with so many decimals, as in `12.50 %`, and with more of them where it would round to
 * none or to all of a whole that it is not.
 */
export function formatPercent(share: number, decimals: number): string {
  const shown = (share * 100).toFixed(decimals)
  const isPart = share > EXACT && share < 1 - EXACT
  const isRoundedAway = Number(shown) === 0 || Number(shown) === 100
  return isPart && isRoundedAway ? formatPercent(share, decimals + 1) : `${shown} %`
}
