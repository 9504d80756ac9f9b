const rules = new Intl.PluralRules('en')

/** Formats a number with thousands separators. */
export function thousands(number: number): string {
  return number.toLocaleString('en-US')
}

/** Formats a number below 1000 with three significant digits, such as `43.2`, and a greater number as a whole number. */
export function digits(value: number): string {
  return value >= 1000 ? thousands(Math.round(value)) : String(Number(value.toPrecision(3)))
}

/** Formats a number with a noun, such as `2 checks`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${thousands(number)} ${rules.select(number) === 'one' ? noun : plural}`
}

/** Formats a list of names, such as `a, b, c and 4 more`. At most `most` names are written. */
export function firstNames(names: readonly string[], most = 3): string {
  const more = names.length - most
  return `${names.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const ROUNDING_ERROR = 1e-9

/** Formats a share (0 to 1), such as `12.50 %`. A share near 0 or 1 is never rounded to 0 % or 100 %. */
export function formatPercent(share: number, decimals: number): string {
  const shown = (share * 100).toFixed(decimals)
  const isPart = share > ROUNDING_ERROR && share < 1 - ROUNDING_ERROR
  const isRoundedAway = Number(shown) === 0 || Number(shown) === 100
  return isPart && isRoundedAway ? formatPercent(share, decimals + 1) : `${shown} %`
}
