/** Reads and validates k6's summary, which the function handleSummary of the script wrote. Pure. */
import { asCount, isObject, memberOf } from '../guards.ts'

/** The part of the k6 summary that a load uses: the number of completed iterations. */
export type K6Summary = { readonly iterations: number }

/** The k6 summary, or one line that explains why the summary is missing. */
export type SummaryResult =
  | { readonly summary: K6Summary; readonly problem: null }
  | { readonly summary: null; readonly problem: string }

/** Parses a summary file. `text`: the content of the file; null if k6 wrote no such file. */
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
