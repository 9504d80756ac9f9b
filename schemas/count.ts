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
