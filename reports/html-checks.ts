/** The checks of a run in report.html: what failed, the filter, and every check in the layer it binds by. */
import { countVerdicts } from '../schemas/verdict-counts.ts'
import { knownFailure } from './baseline-text.ts'
import { readingText, type ClauseLookup } from './clause-text.ts'
import { curlFor } from './curl.ts'
import { exchangeAnchor, isShown } from './html-exchanges.ts'
import { filterClasses, filters } from './html-filters.ts'
import { Markup, markup, nothing } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import type { CheckRecord, ExchangeSummary, Run, Verdict } from './run.ts'
import { profileInForce } from './statement-text.ts'
import { count } from '../schemas/count.ts'
import { formatCounts, LAYERS, formatReason, formatRounds, VERDICTS } from './run-text.ts'

// A page may hold longer bodies than a terminal, but a megabyte of prompt is not useful.
const MAX_BODY_BYTES = 8192
const MAX_ISSUES = 50

const TONES: Readonly<Record<Verdict, string>> = {
  pass: 'good',
  fail: 'bad',
  error: 'bad',
  warn: 'doubt',
  inconclusive: 'doubt',
  'not-applicable': 'soft',
  observed: 'soft',
}

/** A list of links to whatever failed or broke; says so when nothing did. */
export function failureOverview(run: Run): Markup {
  const bad = run.checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
  const items = bad.map((check) => {
    const known = knownFailure(run, check.id)
    const mark = known === null ? nothing : markup` <span class="doubt">known failure</span>`
    const issue = check.issues[0]
    const said =
      issue === undefined ? formatReason(check) : `expected ${issue.expected}, received ${issue.received}`
    return markup`<li><a href="#${anchorId(check.id)}"><code>${oneLine(check.id)}</code></a>${mark}: ${oneLine(check.title)}<br><span class="soft">${oneLine(said)}</span></li>
`
  })
  const none =
    run.outcome === 'conformant'
      ? 'Nothing failed.'
      : 'No check failed; the outcome has another reason, given above.'
  return markup`<h2 id="failures">What failed</h2>
${
  items.length === 0
    ? markup`<p>${none}</p>`
    : markup`<ul>
${items}</ul>`
}`
}

const WORST = 3

/** The failures that say most, for the first screen: what binds everybody first, then what the baseline does not know. */
export function worstFailures(run: Run): Markup {
  const bad = run.checks.filter(({ verdict }) => verdict === 'error' || verdict === 'fail')
  if (bad.length === 0) return nothing
  const order = LAYERS.map(([layer]) => layer)
  const rank = ({ id, layer, verdict }: CheckRecord): number =>
    (verdict === 'error' ? 0 : 100) + (knownFailure(run, id) === null ? 0 : 10) + order.indexOf(layer)
  const worst = bad.toSorted((one, other) => rank(one) - rank(other)).slice(0, WORST)
  const more = bad.length > WORST ? markup` <a href="#failures">All ${bad.length}</a>` : nothing
  return markup`<h2>Worst failures</h2>
<ol>
${worst.map(worstItem)}</ol>${more}`
}

function worstItem(check: CheckRecord): Markup {
  const [issue] = check.issues
  const said =
    issue === undefined ? formatReason(check) : `expected ${issue.expected}, received ${issue.received}`
  return markup`<li><a href="#${anchorId(check.id)}">${oneLine(check.title, 160)}</a> <span class="soft">(${check.clause ?? check.gap ?? ''}) ${oneLine(said, 200)}</span></li>
`
}

/** The filters, then one section per layer with all its checks, the worst first. */
export function checkSections(run: Run, textOf: ClauseLookup): Markup {
  return markup`<h2 id="checks">All checks</h2>
${filters(run)}
${LAYERS.map(([layer, meaning]) => layerSection(run, layer, meaning, textOf))}`
}

function layerSection(run: Run, layer: CheckRecord['layer'], meaning: string, textOf: ClauseLookup): Markup {
  const checks = run.checks.filter((check) => check.layer === layer)
  const sorted = VERDICTS.flatMap((verdict) => checks.filter((check) => check.verdict === verdict))
  const profile = layer === 'profile' ? profileInForce(run) : null
  const name = profile === null ? layer : `profile ${profile}`
  return markup`<h3 id="layer-${layer}">Layer ${oneLine(name)}: ${meaning}</h3>
<p class="soft">${count(checks.length, 'check')}${checks.length === 0 ? '' : `: ${formatCounts(countVerdicts(checks))}`}.</p>
${sorted.map((check) => checkDetails(check, run, textOf))}`
}

function checkDetails(check: CheckRecord, run: Run, textOf: ClauseLookup): Markup {
  const open = check.verdict === 'fail' || check.verdict === 'error' ? new Markup(' open') : nothing
  return markup`<details class="${filterClasses(check)}" id="${anchorId(check.id)}"${open}>
<summary><span class="verdict ${TONES[check.verdict]}">${check.verdict}</span> <code>${oneLine(check.id)}</code> <span class="title">${oneLine(check.title)}</span></summary>
<dl>
${basis(check, run, textOf)}<dt>Level</dt><dd>${check.level === 'MUST' ? 'MUST (a violation fails)' : 'SHOULD (a violation warns)'}</dd>
${
  formatReason(check) === ''
    ? nothing
    : markup`<dt>Because</dt><dd>${formatReason(check)}</dd>
`
}${
    formatRounds(check) === ''
      ? nothing
      : markup`<dt>Rounds</dt><dd>${formatRounds(check)}</dd>
`
  }<dt>Evidence</dt><dd>${evidence(check)}</dd>
<dt>Link</dt><dd><a href="#${anchorId(check.id)}">#${anchorId(check.id)}</a></dd>
</dl>
${issueTable(check)}${commands(check, run)}</details>
`
}

function basis(check: CheckRecord, run: Run, textOf: ClauseLookup): Markup {
  const { clause, gap, reading, inferred } = check
  const id = clause ?? gap ?? '?'
  const text = textOf(id) ?? 'no wording known'
  const term = clause === undefined ? 'Gap' : 'Clause'
  const meaning = readingText(check, run)
  const read =
    reading === undefined
      ? nothing
      : markup`<dt>Reading</dt><dd><code>${reading}</code>${meaning === null ? '' : `: ${meaning}`}</dd>
`
  const how =
    inferred === undefined
      ? nothing
      : markup`<dt>Inferred</dt><dd>Not stated, but inferred: ${oneLine(inferred)}</dd>
`
  return markup`<dt>${term}</dt><dd><strong>${oneLine(id)}</strong> ${text}</dd>
${how}${read}`
}

function evidence({ exchanges }: CheckRecord): Markup {
  if (exchanges.length === 0) return markup`no exchange`
  const shown = exchanges.slice(0, 20).map((id) => markup`<code>${oneLine(id)}</code> `)
  const more = exchanges.length > 20 ? markup`and ${exchanges.length - 20} more` : nothing
  return markup`${shown}${more}<span class="soft">(in transcript.ndjson)</span>`
}

function issueTable({ issues, id }: CheckRecord): Markup {
  if (issues.length === 0) return nothing
  const rows = issues.slice(0, MAX_ISSUES).map(
    ({
      at,
      expected,
      received,
    }) => markup`<tr><td><code>${oneLine(at)}</code></td><td>${oneLine(expected)}</td><td>${oneLine(received)}</td></tr>
`,
  )
  const more =
    issues.length > MAX_ISSUES
      ? markup`<p>${issues.length - MAX_ISSUES} more in run.json.</p>
`
      : nothing
  return markup`<div class="scroll" tabindex="0"><table>
<caption>Where ${oneLine(id)} was broken</caption>
<thead><tr><th scope="col">Where</th><th scope="col">Expected</th><th scope="col">Received</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>
${more}`
}

function commands(check: CheckRecord, run: Run): Markup {
  if (check.issues.length === 0) return nothing
  const pointed = (id: string): boolean => check.issues.some(({ at }) => at === id || at.startsWith(`${id} `))
  const own = run.exchanges.filter(({ id }) => check.exchanges.includes(id))
  const telling = own.filter(({ id }) => pointed(id))
  return markup`${(telling.length > 0 ? telling : own).slice(0, 3).map(command)}`
}

function command(exchange: ExchangeSummary): Markup {
  const { lines, notes } = curlFor(exchange, MAX_BODY_BYTES)
  const status = exchange.status === null ? 'no answer' : `answered ${exchange.status}`
  const text =
    lines.length === 0
      ? nothing
      : markup`<pre>${lines.join('\n')}</pre>
`
  return markup`<p>Repeat <code>${oneLine(exchange.id)}</code> (${status} after ${exchange.durationMs} ms${isShown(exchange) ? markup`; <a href="#${exchangeAnchor(exchange.id)}">what came back</a>` : nothing}):</p>
${notes.map(
  (note) => markup`<p class="soft">Note: ${note}</p>
`,
)}${text}`
}

/** The id of a check's element; check ids are permanent, so links to it may be kept. */
function anchorId(id: string): string {
  return `check-${id.replace(/[^\w.-]/g, '_')}`
}
