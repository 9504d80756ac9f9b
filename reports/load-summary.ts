/** A load run in a few lines for a terminal. Pure. */
import type { LoadMetric, LoadRun } from './load-run.ts'
import { oneLine } from './neutral-text.ts'

const OUTCOMES: Readonly<Record<LoadRun['outcome'], string>> = {
  ok: 'LOAD OK',
  'slo-failed': 'LOAD: OBJECTIVE MISSED',
  invalid: 'LOAD INVALID: quote no number of it',
  aborted: 'LOAD ABORTED',
}

/** The summary `assay load` prints. */
export function renderLoadSummary(load: LoadRun): string {
  const { requests, throughput } = load
  const tokens = throughput.outputTokensPerSecond
  const lines = [
    `${OUTCOMES[load.outcome]}: ${load.scenario}, ${(load.durationMs / 1000).toFixed(1)} s`,
    ...load.reasons.map((reason) => `  reason: ${oneLine(reason)}`),
    ...load.notes.map((note) => `  note: ${oneLine(note)}`),
    `  requests: ${requests.ok} ok, ${requests.failed} failed, ${requests.dropped} dropped`,
    `  throughput: ${throughput.completionsPerSecond.toFixed(1)} completions/s${tokens === null ? '' : `, ${tokens.toFixed(0)} output tokens/s`}`,
    ...Object.entries(load.metrics).map(([name, metric]) => `  ${metricLine(name, metric)}`),
    ...load.slo.map(
      ({ slo, actual, ok, reason }) =>
        `  objective ${oneLine(slo)}: ${verdictOf(ok)} (${actual ?? reason ?? 'no value'})`,
    ),
    ...load.errors.map(
      ({ class: kind, count, example }) => `  ${count} x ${kind}: ${oneLine(example ?? '')}`,
    ),
  ]
  return `${lines.join('\n')}\n`
}

function metricLine(name: string, metric: LoadMetric): string {
  const shown = (['p50', 'p90', 'p95', 'p99', 'max'] as const).map(
    (stat) => `${stat} ${milliseconds(metric[stat])}`,
  )
  return `${name.padEnd(6)} ${shown.join('  ')}  (n ${metric.n})`
}

function milliseconds(value: number | null): string {
  return value === null ? 'too few' : `${value.toFixed(1)} ms`
}

function verdictOf(ok: boolean | null): string {
  if (ok === null) return 'undecided'
  return ok ? 'met' : 'missed'
}
