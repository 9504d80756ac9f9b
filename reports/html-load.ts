/** The load section of report.html: the request, the answers, their durations, and the error of the instrument. */
import { formatFailure } from './failure-text.ts'
import { topFigures } from './html-load-figures.ts'
import { plotFigures } from './html-plots.ts'
import { metricDefinition } from './load-definitions.ts'
import { loadFacts } from './load-facts.ts'
import { latencyPairs } from './load-latency.ts'
import type { LoadMetric, LoadObjective, LoadRun } from './load-run.ts'
import {
  formatActual,
  formatError,
  formatMeasurement,
  LOAD_STATS,
  MARK_MEANING,
  isMarked,
  formatMarked,
  formatMilliseconds,
  UNMEASURED,
  formatValidity,
  type LoadStat,
  formatObjectiveVerdict,
} from './load-text.ts'
import { formatDifferences, TRANSPORT_HEAD, transportCaveats, transportRows } from './load-transports.ts'
import { markup, nothing, type Markup } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import type { Plot } from './plot.ts'
import { formatPercent, thousands } from '../schemas/count.ts'
import { formatSeconds, formatRunTarget } from './run-text.ts'

/** A load run and its plots, drawn already. */
export type LoadInput = { readonly load: LoadRun; readonly plots: readonly Plot[] }

const TONES = {
  ok: 'good',
  'non-conformant': 'bad',
  'slo-failed': 'bad',
  undecided: 'doubt',
  overload: 'doubt',
  invalid: 'doubt',
  aborted: 'doubt',
} as const

/** The whole section. Numbers that a run cannot carry are shown as n/a, never as zero. `id` is unique on the page. */
export function loadSection({ load, plots }: LoadInput, id: string): Markup {
  // A valid measurement of a target that fails is not good news.
  const tone = load.outcome === 'ok' && load.requests.failed > 0 ? 'doubt' : TONES[load.outcome]
  const measured = formatMeasurement(load)
  return markup`<section aria-labelledby="${id}">
<h2 id="${id}">Load: ${oneLine(load.scenario)}</h2>
<p><strong class="${tone}">${formatValidity(load)}</strong>${measured === '' ? '' : `: ${oneLine(measured, 600)}`}</p>
${load.reasons.map(
  (reason) => markup`<p class="loud"><strong>Why:</strong> ${oneLine(reason, 600)}</p>
`,
)}${load.notes.map(
    (note) => markup`<p class="loud">${oneLine(note, 600)}</p>
`,
  )}${topFigures(load)}${plotFigures(plots.slice(0, 1))}<dl>
<dt>Target</dt><dd><code>${oneLine(formatRunTarget(load.target))}</code>, model ${oneLine(load.target.model)}</dd>
${loadFacts(load).map(
  ({ name, metric, text }) => markup`<dt>${defined(name, metric)}</dt><dd>${oneLine(text, 600)}</dd>
`,
)}<dt>Took</dt><dd>${formatSeconds(load.durationMs)}, from ${oneLine(load.startedAt)}</dd>
<dt>Schedule</dt><dd>seed <code>${oneLine(load.schedule.seed)}</code>, sha256 <code>${oneLine(load.schedule.sha256)}</code></dd>
</dl>
${objectiveTable(load)}${metricTable(load)}${latencyTable(load)}${transportTable(load)}${errorTable(load)}${plotFigures(plots.slice(1))}${definitionList(load)}</section>`
}

/** A name with its definition as a tooltip. */
function defined(name: string, metric: string | null): Markup {
  const definition = metric === null ? null : metricDefinition(metric)
  const shown = oneLine(name)
  return definition === null ? markup`${shown}` : markup`<abbr title="${definition.text}">${shown}</abbr>`
}

function metricTable(load: LoadRun): Markup {
  const entries = Object.entries(load.metrics)
  if (entries.length === 0) return nothing
  const legend = load.instrument.marked.length === 0 ? '' : ` ${MARK_MEANING}.`
  return markup`<div class="scroll" tabindex="0"><table>
<caption>Milliseconds over completed requests. Below each figure: its 95 % confidence interval. ${UNMEASURED}: too few samples.${legend}</caption>
<thead><tr><th scope="col">Metric</th>${LOAD_STATS.map((stat) => markup`<th scope="col" class="number">${stat}</th>`)}<th scope="col" class="number">samples</th><th scope="col" class="number">instrument, p50 / p99</th></tr></thead>
<tbody>
${entries.map(([name, metric]) => metricRow(load, name, metric))}</tbody>
</table></div>
`
}

function metricRow(load: LoadRun, name: string, metric: LoadMetric): Markup {
  const label = metricDefinition(name)?.label ?? name
  const cells = LOAD_STATS.map((stat) => markup`<td class="number">${value(load, name, stat)}</td>`)
  return markup`<tr><th scope="row">${defined(label, name)} <code>${oneLine(name)}</code></th>${cells}<td class="number">${thousands(metric.n)}</td><td class="number">${formatError(load, name)}</td></tr>
`
}

/** A number with its interval; marked, and saying by how much, where the instrument's error is not small against it. */
function value(load: LoadRun, name: string, stat: LoadStat): Markup {
  const shown = formatMarked(load, name, stat)
  const known = formatError(load, name)
  const error =
    known === ''
      ? 'see the notes on the instrument'
      : `the instrument's own error here: ${known} ms (p50 / p99)`
  const number = isMarked(load, name, stat)
    ? markup`<strong class="doubt" title="${error}">${shown}</strong>`
    : markup`${shown}`
  const interval = load.metrics[name]?.ci?.[stat]
  if (interval === undefined) return number
  const [low, high] = [formatMilliseconds(interval.low), formatMilliseconds(interval.high)]
  return markup`${number}<br><span class="soft interval">${low} to ${high}</span>`
}

function latencyTable(load: LoadRun): Markup {
  const pairs = latencyPairs(load)
  const [first] = pairs
  if (first === undefined) return nothing
  return markup`<div class="scroll" tabindex="0"><table>
<caption>Service latency (from sending: how long the target took) beside response latency (from the schedule: how long a user waited), in milliseconds</caption>
<thead><tr><th scope="col">Metric</th>${first.cells.map(({ stat }) => markup`<th scope="col" class="number">${stat} service</th><th scope="col" class="number">${stat} response</th>`)}</tr></thead>
<tbody>
${pairs.map(
  ({
    metric,
    cells,
  }) => markup`<tr><th scope="row">${defined(metricDefinition(metric)?.label ?? metric, metric)}</th>${cells.map(({ service, response }) => markup`<td class="number">${service}</td><td class="number">${response}</td>`)}</tr>
`,
)}</tbody>
</table></div>
`
}

function transportTable(load: LoadRun): Markup {
  const rows = transportRows(load)
  if (rows.length === 0) return nothing
  const [name, ...titles] = TRANSPORT_HEAD
  return markup`<div class="scroll" tabindex="0"><table>
<caption>Each transport of the mix: the same deployment at the same time; durations in milliseconds</caption>
<thead><tr><th scope="col">${name}</th>${titles.map((title) => markup`<th scope="col" class="number">${title}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([transport = '', ...cells]) =>
    markup`<tr><th scope="row">${transport}</th>${cells.map((cell) => markup`<td class="number">${cell}</td>`)}</tr>
`,
)}</tbody>
</table></div>
<ul>
${[...formatDifferences(load), ...transportCaveats(load)].map(
  (line) => markup`<li>${oneLine(line, 600)}</li>
`,
)}</ul>
`
}

function objectiveTable({ slo, goodput }: LoadRun): Markup {
  if (slo.length === 0) return nothing
  const shareOf = (text: string): string => {
    const goal = goodput?.goals.find((one) => one.slo === text)
    if (goal === undefined) return ''
    return goal.share === null ? UNMEASURED : formatPercent(goal.share, 2)
  }
  const rows = slo.map(
    (
      objective,
    ) => markup`<tr><td><code>${oneLine(objective.slo)}</code></td><td>${formatActual(objective)}</td><td>${verdict(objective)}</td><td class="number">${shareOf(objective.slo)}</td></tr>
`,
  )
  return markup`<div class="scroll wide" tabindex="0"><table>
<caption>Objectives</caption>
<thead><tr><th scope="col">Objective</th><th scope="col">Measured</th><th scope="col">Verdict</th><th scope="col" class="number">${defined('Requests that met it', 'goodput')}</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>
`
}

function verdict(objective: LoadObjective): Markup {
  const tone = objective.ok === null ? 'doubt' : objective.ok ? 'good' : 'bad'
  return markup`<span class="${tone}">${oneLine(formatObjectiveVerdict(objective), 600)}</span>`
}

function errorTable({ errors }: LoadRun): Markup {
  if (errors.length === 0) return nothing
  const rows = errors.map(
    (
      failure,
    ) => markup`<tr><th scope="row"><code>${oneLine(failure.class)}</code></th><td>${oneLine(formatFailure(failure.class, failure.count, failure.refusedKeys))}</td><td class="number">${thousands(failure.count)}</td><td>${oneLine(failure.example ?? 'no example')}</td></tr>
`,
  )
  return markup`<div class="scroll" tabindex="0"><table>
<caption>Failed requests</caption>
<thead><tr><th scope="col">Kind</th><th scope="col">Meaning</th><th scope="col" class="number">Count</th><th scope="col">Example</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>
`
}

/** The same texts as the tooltips, for print and for anyone who has no mouse. */
function definitionList({ metrics }: LoadRun): Markup {
  const known = Object.keys(metrics).flatMap((name) => metricDefinition(name) ?? [])
  if (known.length === 0) return nothing
  return markup`<details><summary>What these numbers mean</summary><dl>
${known.map(
  ({ label, text }) => markup`<dt>${label}</dt><dd>${text}</dd>
`,
)}</dl></details>
`
}
