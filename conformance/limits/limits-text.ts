import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../schemas/durations.ts'
import type { LimiterAnnounced as LimitInText } from '../../schemas/compiled/limiter-run.ts'

const PERIODS: readonly (readonly [RegExp, number])[] = [
  [/\b[rt]pm\b|per[ -]min|\/ ?min|\ba minute|per 1 min/i, MINUTE_MS],
  [/\b[rt]pd\b|per[ -]day|\/ ?day|\ba day|daily/i, DAY_MS],
  [/\b[rt]ph\b|per[ -]hour|\/ ?h(our)?\b|an hour|hourly/i, HOUR_MS],
  [/\b[rt]ps\b|per[ -]sec|\/ ?s(ec)?\b|a second/i, SECOND_MS],
]

const UNITS: readonly (readonly [RegExp, LimitInText['unit']])[] = [
  [/concurren|in[- ]flight|parallel|simultaneous/i, 'in-flight'],
  [/input[- ]tokens?/i, 'input-tokens'],
  [/output[- ]tokens?/i, 'output-tokens'],
  [/\btokens?\b|\bTP[MDHS]\b/i, 'tokens'],
]

/** Finds the limit in an error text such as `tokens per min (TPM): Limit 20000`. */
export function limitInText(text: string): readonly LimitInText[] {
  const size =
    /\blimit(?: is| of)?[: ="]+(\d[\d,_]*)/i.exec(text)?.[1] ??
    /(\d[\d,_]*) (?:requests?|(?:input |output )?tokens?|calls?) (?:per|a|an|every)\b/i.exec(text)?.[1]
  if (size === undefined) return []
  const unit = UNITS.find(([pattern]) => pattern.test(text))?.[1] ?? 'requests'
  const period = PERIODS.find(([pattern]) => pattern.test(text))?.[1] ?? null
  const limit = { unit, size: Number(size.replaceAll(/[,_]/g, '')), source: 'error text' }
  if (limit.size === 0 || (unit !== 'in-flight' && period === null)) return []
  return [{ ...limit, windowMs: unit === 'in-flight' ? null : period }]
}
