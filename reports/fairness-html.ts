/** The page of a comparison of keys: the answer, what each key got, and how it went over time. */
import { count } from '../schemas/count.ts'
import type { FairnessRun } from '../schemas/fairness-run.ts'
import { fairnessPlots } from './fairness-plots.ts'
import {
  fairnessStanding,
  formatInstrument,
  KEY_TITLES,
  keyRows,
  TTFT_TITLES,
  ttftRows,
  type Cells,
} from './fairness-text.ts'
import { htmlPage } from './html-page.ts'
import { plotFigures } from './html-plots.ts'
import { formatLimiterCost, formatEnd, formatKeys } from './limiter-text.ts'
import { type Markup, markup, nothing } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import { formatRunTarget } from './run-text.ts'

/** The page as text. Everything that came from a target is escaped; there is no URL to load and no script. */
export function renderFairnessHtml(run: FairnessRun): string {
  const title = oneLine(`Assay: fairness of ${formatRunTarget(run.target)}`)
  return htmlPage({
    title,
    main: fairnessSection(run),
    version: run.suite.version,
  })
}

function fairnessSection(run: FairnessRun): Markup {
  const isSound = run.outcome === 'answered' && run.instrument?.verdict !== 'suspect'
  return markup`<h2 id="fairness">How the limit treats several keys</h2>
<p><strong class="${isSound ? 'good' : 'doubt'}">${fairnessStanding(run)}</strong></p>
${run.reasons.map((reason) => markup`<p class="loud"><strong>Why:</strong> ${oneLine(reason, 600)}</p>`)}
${run.answer.map((sentence) => markup`<p>${oneLine(sentence, 600)}</p>`)}
${run.notes.map((note) => markup`<p class="loud">${oneLine(note, 600)}</p>`)}
${run.fairness === null ? nothing : markup`${table('What each key got', KEY_TITLES, keyRows(run))}${table('Streams of the keys of other accounts, not of the key that sends more', TTFT_TITLES, ttftRows(run))}`}
${plotFigures(fairnessPlots(run))}
<dl>
<dt>Target</dt><dd><code>${oneLine(run.target.baseUrl)}</code>, model ${oneLine(run.target.model)}</dd>
<dt>Requests</dt><dd>${formatAsked(run)}</dd>
<dt>Cost</dt><dd>${formatLimiterCost(run)}</dd>
<dt>Sent from</dt><dd>${oneLine(`keys ${formatKeys(run)}; addresses ${run.sources.join(', ')}`, 600)}</dd>
<dt>Ended</dt><dd>${oneLine(formatEnd(run), 600)}</dd>
<dt>Instrument</dt><dd>${formatInstrument(run).join(' ')} ${oneLine(run.engine)}, seed <code>${oneLine(run.seed)}</code>, from ${oneLine(run.startedAt)}</dd>
</dl>`
}

function formatAsked({ asked }: FairnessRun): string {
  const { rounds, phaseSeconds, victimPerSecond, aggressorPerSecond } = asked
  return `${count(rounds, 'time')} ${phaseSeconds} s in which each key sends ${count(victimPerSecond, 'request')} per second (calm), then ${phaseSeconds} s in which the first sends ${count(aggressorPerSecond, 'request')} per second (pressure)`
}

function table(caption: string, titles: Cells, rows: readonly Cells[]): Markup {
  return markup`<div class="scroll" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${titles.map((title) => markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([
    first = '',
    ...rest
  ]) => markup`<tr><th scope="row">${first}</th>${rest.map((cell) => markup`<td class="number">${cell}</td>`)}</tr>
`,
)}</tbody>
</table></div>
`
}
