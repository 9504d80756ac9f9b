/** The page of a run against a limiter: the answer, what it rests on, every request as a dot, and snippets to copy. */
import { htmlPage } from './html-page.ts'
import { plotFigures } from './html-plots.ts'
import { limiterRaster } from './limiter-raster.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import {
  formatLimiterCost,
  formatEnd,
  formatFacts,
  formatKeys,
  formatPosterior,
  formatStanding,
  statementTitle,
  formatUnsaid,
} from './limiter-text.ts'
import { type Markup, markup, nothing } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import { formatRunTarget } from './run-text.ts'

/** The page as text. Everything that came from a target is escaped; there is no URL to load and no script. */
export function renderLimiterHtml(run: LimiterRun): string {
  const title = oneLine(`Assay: the limit of ${formatRunTarget(run.target)}`)
  return htmlPage({
    title,
    main: limiterSection(run),
    version: run.suite.version,
  })
}

/** The part of a page about a limiter. */
export function limiterSection(run: LimiterRun): Markup {
  const tone = { answered: 'good', undetermined: 'doubt', invalid: 'doubt', aborted: 'doubt' }[run.outcome]
  return markup`<h2 id="limit">Rate limit</h2>
<p><strong class="${tone}">${formatStanding(run)}</strong></p>
${run.answer.map((sentence) => markup`<p>${sentence}</p>`)}
${run.reasons.map((reason) => markup`<p class="loud"><strong>Why:</strong> ${oneLine(reason, 600)}</p>`)}
${formatUnsaid(run).map(([title, text]) => markup`<p class="loud"><strong>${title}:</strong> ${oneLine(text, 600)}</p>`)}
${run.notes.map((note) => markup`<p class="loud">${oneLine(note, 600)}</p>`)}
${plotFigures([limiterRaster(run)].filter((plot) => plot !== null))}
<dl>
${formatFacts(run).map(
  ([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>
`,
)}${formatPosterior(run) === '' ? nothing : markup`<dt>Most likely</dt><dd>${formatPosterior(run)}</dd>`}
<dt>Target</dt><dd><code>${oneLine(formatRunTarget(run.target))}</code>, model ${oneLine(run.target.model)}</dd>
<dt>Cost</dt><dd>${formatLimiterCost(run)}</dd>
<dt>Sent from</dt><dd>${oneLine(`keys ${formatKeys(run)}; addresses ${run.sources.join(', ')}`, 600)}</dd>
<dt>Ended</dt><dd>${oneLine(formatEnd(run), 600)}</dd>
<dt>Instrument</dt><dd>${oneLine(run.engine)}, seed <code>${oneLine(run.seed)}</code>, from ${oneLine(run.startedAt)}</dd>
</dl>
${snippetsOf(run)}`
}

function snippetsOf(run: LimiterRun): Markup {
  const { statement, settings } = run
  const declared =
    statement === null
      ? nothing
      : markup`<h3>Snippet ${statementTitle(run)}</h3>
<pre>${JSON.stringify(statement, null, 2)}</pre>`
  const client =
    settings === null
      ? nothing
      : markup`<h3>Client settings that stay within the limit</h3>
<pre>${settings}</pre>`
  return markup`${declared}
${client}`
}
