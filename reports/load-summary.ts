/** The summary of a load run on a terminal: what the numbers are worth first, then the numbers. */
import { failureInWords } from './failure-words.ts'
import type { LoadObjective, LoadRun } from './load-run.ts'
import {
  actualInWords,
  askedInWords,
  conformanceInWords,
  instrumentInWords,
  LOAD_STATS,
  millisecondsInWords,
  requestsInWords,
  throughputInWords,
  validityInWords,
} from './load-words.ts'
import { oneLine } from './neutral-text.ts'
import { seconds, thousands } from './run-words.ts'

/** The whole summary, ending with a line feed. Text of the target is neutralised. */
export function renderLoadSummary(load: LoadRun): string {
  const { scenario, target, durationMs } = load
  const lines = [
    `LOAD ${validityInWords(load)}: ${scenario} on ${target.baseUrl}, model ${target.model}, ${seconds(durationMs)}`,
    ...load.reasons.map((reason) => `Why: ${reason}`),
    ...load.notes.map((note) => `Note: ${note}`),
    `  asked        ${askedInWords(load)}`,
    `  requests     ${requestsInWords(load)}`,
    `  throughput   ${throughputInWords(load)}`,
    `  conformance  ${conformanceInWords(load)}`,
    `  instrument   ${instrumentInWords(load)}`,
    ...metricLines(load),
    ...load.slo.map((objective) => `  objective    ${objective.slo}: ${objectiveVerdict(objective)}`),
    ...load.errors.map(
      ({ class: kind, count, example }) =>
        `  error        ${thousands(count)} ${kind}, ${failureInWords(kind)}: ${example ?? 'no example'}`,
    ),
  ]
  return `${lines.map((line) => oneLine(line, 500)).join('\n')}\n`
}

function metricLines({ metrics }: LoadRun): readonly string[] {
  const titles = [...LOAD_STATS, 'samples'].map((title) => title.padStart(9)).join('')
  const rows = Object.entries(metrics).map(([name, metric]) => {
    const cells = LOAD_STATS.map((stat) => millisecondsInWords(metric[stat]).padStart(9)).join('')
    return `  ${name.padEnd(13)}${cells}${thousands(metric.n).padStart(9)}`
  })
  return [`  ${'ms'.padEnd(13)}${titles}`, ...rows]
}

function objectiveVerdict(objective: LoadObjective): string {
  const { ok, reason } = objective
  if (ok === null) return `not judged: ${reason ?? 'unknown'}`
  return `${ok ? 'met' : 'MISSED'} (${actualInWords(objective)})`
}
