/** Formats numbers with their nouns, such as `1 check` and `2 checks`, for messages and reports. */

export { formatPercent } from './percent.ts'

const rules = new Intl.PluralRules('en')

/** Formats a number with thousands separators. */
export function thousands(number: number): string {
  return number.toLocaleString('en-US')
}

/** Formats a number with its noun, such as `1 check` and `2 checks`. `plural` is for nouns whose plural is not formed with s. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${thousands(number)} ${rules.select(number) === 'one' ? noun : plural}`
}

/** Formats the first `most` names of a list, and how many more there are, such as `a, b, c and 4 more`. */
export function firstNames(names: readonly string[], most = 3): string {
  const more = names.length - most
  return `${names.slice(0, most).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
