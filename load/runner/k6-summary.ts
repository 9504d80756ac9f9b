import { asCount, isObject, memberOf } from '../guards.ts'

/** The part of k6's summary that a load uses. */
export type K6Summary = { readonly iterations: number }

/** The k6 summary, or one line that explains why there is none. */
export type SummaryResult =
  | { readonly summary: K6Summary; readonly problem: null }
  | { readonly summary: null; readonly problem: string }

/** Parses the text of a summary file. The text is null if there is no file. */
export function readSummary(text: string | null): SummaryResult {
  if (text === null) return { summary: null, problem: 'k6 wrote no summary' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { summary: null, problem: 'the summary of k6 is not JSON' }
  }
  const metrics = memberOf(value, 'metrics')
  if (typeof memberOf(memberOf(value, 'state'), 'testRunDurationMs') !== 'number' || !isObject(metrics))
    return { summary: null, problem: 'the summary of k6 does not have the expected shape' }
  // k6 omits a metric that was never counted.
  const iterations = asCount(memberOf(memberOf(metrics['iterations'], 'values'), 'count')) ?? 0
  return { summary: { iterations }, problem: null }
}
