/** Numbers with their nouns, the same in every message and report. */

export { formatPercent } from './percent.ts'

const rules = new Intl.PluralRules('en')

/** Returns a number with thousands set apart. */
export function thousands(number: number): string {
  return number.toLocaleString('en-US')
}

/** Returns a number with its noun, as in `1 check` and `2 checks`; `plural` is for nouns that do more than add an s. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${thousands(number)} ${rules.select(number) === 'one' ? noun : plural}`
}
