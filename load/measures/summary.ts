/** Reads what a scenario's handleSummary wrote: k6's classic summary, whose shape is checked here. Pure. */
import { isObject, memberOf } from '../guards.ts'

/** Figures of a run by k6 metric name. `trends` holds stats such as `p(99)`, `max`, `count`. */
export type K6Summary = {
  readonly durationMs: number
  readonly counters: ReadonlyMap<string, number>
  readonly trends: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** The summary, or one line that says why there is none. */
export type SummaryReading =
  | { readonly summary: K6Summary; readonly problem: null }
  | { readonly summary: null; readonly problem: string }

/** Reads the text of a summary file; null stands for a file that was never written. */
export function readSummary(text: string | null): SummaryReading {
  if (text === null) return { summary: null, problem: 'k6 wrote no summary' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { summary: null, problem: 'the summary of k6 is not JSON' }
  }
  const durationMs = memberOf(memberOf(value, 'state'), 'testRunDurationMs')
  const metrics = memberOf(value, 'metrics')
  if (typeof durationMs !== 'number' || !isObject(metrics)) {
    return { summary: null, problem: 'the summary of k6 has not the shape of a summary' }
  }
  return { summary: { durationMs, ...figuresOf(metrics) }, problem: null }
}

function figuresOf(metrics: Readonly<Record<string, unknown>>): Pick<K6Summary, 'counters' | 'trends'> {
  const counters = new Map<string, number>()
  const trends = new Map<string, ReadonlyMap<string, number>>()
  for (const [name, metric] of Object.entries(metrics)) {
    const values = memberOf(metric, 'values')
    if (!isObject(values)) continue
    const kind = memberOf(metric, 'type')
    const count = values['count']
    if (kind === 'counter' && typeof count === 'number') counters.set(name, count)
    if (kind === 'trend') trends.set(name, numbersOf(values))
  }
  return { counters, trends }
}

function numbersOf(values: Readonly<Record<string, unknown>>): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (const [stat, value] of Object.entries(values)) {
    if (typeof value === 'number' && Number.isFinite(value)) numbers.set(stat, value)
  }
  return numbers
}
