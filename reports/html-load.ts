/** The load section of report.html: what was asked, what came, how long it took, and what the numbers are worth. */
import { failureInWords } from './failure-words.ts'
import type { LoadMetric, LoadObjective, LoadRun } from './load-run.ts'
import { markup, nothing, type Markup } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import {
  actualInWords,
  askedInWords,
  conformanceInWords,
  instrumentInWords,
  LOAD_STATS,
  millisecondsInWords,
  requestsInWords,
  throughputInWords,
  UNMEASURED,
  validityInWords,
} from './load-words.ts'
import { seconds, thousands } from './run-words.ts'

/** The whole section. Numbers that a run cannot carry are shown as n/a, never as zero. */
export function loadSection(load: LoadRun): Markup {
  const tone = { ok: 'good', 'slo-failed': 'bad', invalid: 'doubt', aborted: 'doubt' }[load.outcome]
  return markup`<h2 id="load">Load: ${oneLine(load.scenario)}</h2>
<p><strong class="${tone}">${validityInWords(load)}</strong></p>
${load.reasons.map(
  (reason) => markup`<p class="loud"><strong>Why:</strong> ${oneLine(reason, 600)}</p>
`,
)}${load.notes.map(
    (note) => markup`<p class="loud">${oneLine(note, 600)}</p>
`,
  )}<dl>
<dt>Target</dt><dd><code>${oneLine(load.target.baseUrl)}</code>, model ${oneLine(load.target.model)}</dd>
<dt>Asked</dt><dd>${askedInWords(load)}</dd>
<dt>Requests</dt><dd>${requestsInWords(load)}</dd>
<dt>Throughput</dt><dd>${throughputInWords(load)}</dd>
<dt>Took</dt><dd>${seconds(load.durationMs)}, from ${oneLine(load.startedAt)}</dd>
<dt>Conformance</dt><dd>${oneLine(conformanceInWords(load), 600)}</dd>
<dt>Schedule</dt><dd>seed <code>${oneLine(load.schedule.seed)}</code>, sha256 <code>${oneLine(load.schedule.sha256)}</code></dd>
<dt>Instrument</dt><dd>${oneLine(instrumentInWords(load))}</dd>
</dl>
${metricTable(load)}${objectiveTable(load)}${errorTable(load)}`
}

function metricTable({ metrics }: LoadRun): Markup {
  const rows = Object.entries(metrics).map(([name, metric]) => metricRow(name, metric))
  return markup`<div class="scroll"><table>
<caption>Milliseconds over completed requests; ${UNMEASURED} where too few of them carry the figure</caption>
<thead><tr><th scope="col">Metric</th>${LOAD_STATS.map((stat) => markup`<th scope="col" class="number">${stat}</th>`)}<th scope="col" class="number">samples</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>
`
}

function metricRow(name: string, metric: LoadMetric): Markup {
  const cells = LOAD_STATS.map((stat) => markup`<td class="number">${millisecondsInWords(metric[stat])}</td>`)
  return markup`<tr><th scope="row">${oneLine(name)}</th>${cells}<td class="number">${thousands(metric.n)}</td></tr>
`
}

function objectiveTable({ slo }: LoadRun): Markup {
  if (slo.length === 0) return nothing
  const rows = slo.map(
    (
      objective,
    ) => markup`<tr><td><code>${oneLine(objective.slo)}</code></td><td>${actualInWords(objective)}</td><td>${verdict(objective)}</td></tr>
`,
  )
  return markup`<div class="scroll"><table>
<caption>Objectives</caption>
<thead><tr><th scope="col">Asked</th><th scope="col">Measured</th><th scope="col">Verdict</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>
`
}

function verdict({ ok, reason }: LoadObjective): Markup {
  if (ok === null) return markup`<span class="doubt">not judged</span>: ${oneLine(reason ?? 'unknown')}`
  return ok ? markup`<span class="good">met</span>` : markup`<span class="bad">missed</span>`
}

function errorTable({ errors }: LoadRun): Markup {
  if (errors.length === 0) return nothing
  const rows = errors.map(
    (
      failure,
    ) => markup`<tr><th scope="row"><code>${oneLine(failure.class)}</code></th><td>${oneLine(failureInWords(failure.class))}</td><td class="number">${thousands(failure.count)}</td><td>${oneLine(failure.example ?? 'no example')}</td></tr>
`,
  )
  return markup`<div class="scroll"><table>
<caption>Failed requests</caption>
<thead><tr><th scope="col">Kind</th><th scope="col">Meaning</th><th scope="col" class="number">Count</th><th scope="col">Example</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>
`
}
