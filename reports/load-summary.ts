/** The summary of a load run on a terminal: what the numbers are worth first, then the numbers. */
import { formatFailure } from './failure-text.ts'
import { loadFacts } from './load-facts.ts'
import { latencyPairs } from './load-latency.ts'
import type { LoadObjective, LoadRun } from './load-run.ts'
import {
  formatActual,
  formatObjectiveVerdict,
  formatError,
  formatMeasurement,
  LOAD_STATS,
  MARK_MEANING,
  formatMarked,
  formatValidity,
} from './load-text.ts'
import { formatDifferences, TRANSPORT_HEAD, transportCaveats, transportRows } from './load-transports.ts'
import { oneLine } from './neutral-text.ts'
import { thousands } from '../schemas/count.ts'
import { formatSeconds, formatRunTarget } from './run-text.ts'

/** The whole summary, ending with a line feed. Text of the target is neutralized. */
export function renderLoadSummary(load: LoadRun): string {
  const { scenario, target, durationMs } = load
  const lines = [
    `LOAD ${formatValidity(load)}: ${scenario} on ${formatRunTarget(target)}, model ${target.model}, ${formatSeconds(durationMs)}`,
    ...[formatMeasurement(load)].filter((line) => line !== ''),
    ...load.reasons.map((reason) => `Why: ${reason}`),
    ...load.notes.map((note) => `Note: ${note}`),
    ...loadFacts(load).map(({ name, text }) => `  ${name.padEnd(13)}${text}`),
    ...metricLines(load),
    ...latencyLines(load),
    ...transportLines(load),
    ...load.slo.map((objective) => `  objective    ${objective.slo}: ${objectiveVerdict(objective)}`),
    ...load.errors.map(
      ({ class: kind, count, example, refusedKeys }) =>
        `  error        ${thousands(count)} ${kind}, ${formatFailure(kind, count, refusedKeys)}: ${example ?? 'no example'}`,
    ),
  ]
  return `${lines.map((line) => oneLine(line, 500)).join('\n')}\n`
}

/** Columns keep their place from run to run, as long as their numbers leave a gap between them. */
const MIN_COLUMN_CHARS = 9
const COLUMN_GAP_CHARS = 2

function metricLines(load: LoadRun): readonly string[] {
  const names = Object.keys(load.metrics)
  if (names.length === 0) return []
  const hasErrors = names.some((name) => formatError(load, name) !== '')
  const head = [...LOAD_STATS, 'samples']
  const rows = names.map((name) => [
    ...LOAD_STATS.map((stat) => formatMarked(load, name, stat)),
    thousands(load.metrics[name]?.n ?? 0),
  ])
  const widths = head.map((_, column) =>
    Math.max(MIN_COLUMN_CHARS, ...rows.map((cells) => (cells[column]?.length ?? 0) + COLUMN_GAP_CHARS)),
  )
  const lineOf = (name: string, cells: readonly string[], rest: string): string =>
    `  ${name.padEnd(13)}${cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('')}${rest}`.trimEnd()
  const isMarked = load.instrument.marked.length > 0
  return [
    lineOf('ms', head, hasErrors ? '   instrument p50 / p99' : ''),
    ...rows.map((cells, row) => lineOf(names[row] ?? '', cells, `   ${formatError(load, names[row] ?? '')}`)),
    ...(isMarked ? [`  ${''.padEnd(13)}${MARK_MEANING}`] : []),
  ]
}

/** One line per duration: service | response. */
function latencyLines(load: LoadRun): readonly string[] {
  return latencyPairs(load).map(({ metric, cells }) => {
    const pairs = cells.map(({ stat, service, response }) => `${stat} ${service} | ${response}`)
    return `  ${metric.padEnd(13)}from sending | from the schedule: ${pairs.join(', ')} ms`
  })
}

function transportLines(load: LoadRun): readonly string[] {
  const rows = transportRows(load)
  if (rows.length === 0) return []
  const all = [TRANSPORT_HEAD, ...rows]
  const widths = TRANSPORT_HEAD.map((_, column) =>
    Math.max(...all.map((cells) => cells[column]?.length ?? 0)),
  )
  const lines = all.map((cells) =>
    cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  )
  return [
    ...lines.map((cells) => `  ${cells.join('  ')}`),
    ...formatDifferences(load).map((line) => `  difference   ${line}`),
    ...transportCaveats(load).map((line) => `  (${line})`),
  ]
}

function objectiveVerdict(objective: LoadObjective): string {
  const verdict = objective.ok === false ? 'MISSED' : formatObjectiveVerdict(objective)
  return objective.actual === null ? verdict : `${verdict}; measured ${formatActual(objective)}`
}
