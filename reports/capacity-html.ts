/** The page of a sweep: the answer, its plots, and the stages that it rests on. */
import type { CapacityRun } from '../schemas/compiled/capacity-run.ts'
import { capacityPlots } from './capacity-plots.ts'
import {
  ARRIVALS,
  formatCapacityAnswer,
  capacityFacts,
  formatDemand,
  STAGE_TITLES,
  stageRows,
} from './capacity-text.ts'
import { htmlPage } from './html-page.ts'
import { plotFigures } from './html-plots.ts'
import { markup, type Markup } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import { formatSeconds, formatRunTarget } from './run-text.ts'

/** The page as text. Everything that came from a target is escaped; there is no URL to load and no script. */
export function renderCapacityHtml(run: CapacityRun): string {
  return htmlPage({
    title: oneLine(`Assay: the capacity of ${formatRunTarget(run.target)}`),
    main: section(run),
    version: run.suite.version,
  })
}

function section(run: CapacityRun): Markup {
  const tone = run.outcome === 'answered' || run.outcome === 'pass' ? 'good' : 'doubt'
  return markup`<h2 id="capacity">Capacity</h2>
<p><strong class="${tone}">${oneLine(formatCapacityAnswer(run), 600)}</strong></p>
${formatDemand(run).map(
  (line) => markup`<p><strong>${oneLine(line, 600)}</strong></p>
`,
)}${run.reasons.map(
    (reason) => markup`<p class="loud"><strong>Why:</strong> ${oneLine(reason, 600)}</p>
`,
  )}${run.notes.map(
    (note) => markup`<p class="loud">${oneLine(note, 600)}</p>
`,
  )}${plotFigures(capacityPlots(run))}
<dl>
${capacityFacts(run).map(
  ([name, text]) => markup`<dt>${name}</dt><dd>${oneLine(text, 600)}</dd>
`,
)}<dt>Target</dt><dd><code>${oneLine(formatRunTarget(run.target))}</code>, model ${oneLine(run.target.model)}</dd>
<dt>Objectives</dt><dd>${oneLine(run.objectives.map(({ slo }) => slo).join('; '), 600)}</dd>
<dt>Sweep</dt><dd>${oneLine(`${run.stages.length} stages in ${formatSeconds(run.durationMs)}, ${ARRIVALS[run.workload.arrivals]} arrivals, ${run.engine}, seed ${run.seed}, from ${run.startedAt}`, 600)}</dd>
</dl>
<h3>Stages</h3>
<div class="scroll wide" tabindex="0"><table>
<caption>Stages of the sweep, in the order in which they ran. Over limit: the share of requests beyond the limit of each objective, then the share that this objective allows</caption>
<thead><tr>${STAGE_TITLES.map((title) => markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${stageRows(run).map(
  (cells) => markup`<tr>${cells.map((cell) => markup`<td>${oneLine(cell, 300)}</td>`)}</tr>
`,
)}</tbody>
</table></div>`
}
