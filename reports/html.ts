/** `report.html`: the whole run on one page that loads nothing and needs no script. */
import { countVerdicts } from '../schemas/verdict-counts.ts'
import { acceptedText, baselineSentence, finalExitCode, staleText } from './baseline-text.ts'
import { clauseText, type ClauseLookup } from './clause-text.ts'
import { checkSections, failureOverview, worstFailures } from './html-checks.ts'
import { exchangeSection } from './html-exchanges.ts'
import { gapLedger } from './html-gaps.ts'
import { loadSection, type LoadInput } from './html-load.ts'
import { htmlPage } from './html-page.ts'
import { statementSection } from './html-statement.ts'
import { type Markup, markup, nothing } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import type { RunFileState } from './run-file-state.ts'
import { formatHeadline, headlineOutcome, JUST_MADE, noticesOf } from './run-headline.ts'
import type { CapabilityRecord, Run, Verdict } from './run.ts'
import { count, thousands } from '../schemas/count.ts'
import {
  blindSpots,
  formatCapability,
  formatCounts,
  isTokenCountKnown,
  formatSeconds,
  formatRunTarget,
} from './run-text.ts'
import { formatStatement, profileInForce } from './statement-text.ts'

/** The content of the page: a run, load runs, or both, and what else is markup already. */
export type HtmlInput = {
  readonly run: Run | null
  readonly loads?: readonly LoadInput[]
  readonly more?: Markup
  readonly textOf?: ClauseLookup
  /** The state of the run file; absent: the run has just been made. */
  readonly state?: RunFileState
}

/** The page as text. Everything that came from a target is escaped; there is no URL to load and no script. */
export function renderHtml(input: HtmlInput): string {
  const { run, loads = [], more = nothing, textOf = clauseText, state = JUST_MADE } = input
  const title = titleOf(run, loads, state)
  return htmlPage({
    title,
    ...(run === null ? {} : { header: runHeader(run, state) }),
    main: markup`${run === null ? nothing : runBody(run, textOf)}
${loads.map((load, at) => loadSection(load, loadId(at)))}${more}`,
    version: run === null ? null : run.suite.version,
  })
}

function titleOf(run: Run | null, loads: readonly LoadInput[], state: RunFileState): string {
  if (run !== null) return oneLine(`Assay: ${formatHeadline(run, state)}: ${formatRunTarget(run.target)}`)
  const names = loads.map(({ load }) => load.scenario)
  return names.length === 0 ? 'Assay: nothing to report' : oneLine(`Assay: load run ${names.join(', ')}`)
}

/** The id of a load section; its plots have it as a prefix. Counts from 0. */
export function loadId(at: number): string {
  return at === 0 ? 'load' : `load-${at + 1}`
}

function runHeader(run: Run, state: RunFileState): Markup {
  const tone = CAPABILITY_TONES[headlineOutcome(run, state)]
  return markup`<h1><span class="${tone}">${formatHeadline(run, state)}</span></h1>
${noticesOf(state).map((notice) => markup`<p class="loud"><strong>${oneLine(notice, 600)}</strong></p>`)}
<p><code>${formatRunTarget(run.target)}</code>: ${count(run.checks.length, 'check')}, ${formatCounts(countVerdicts(run.checks))}.</p>
${run.reason === null ? nothing : markup`<p class="loud"><strong>Why:</strong> ${oneLine(run.reason, 600)}</p>`}
${baselineNotice(run)}
${worstFailures(run)}
${notTested(run)}
<dl>
<dt>Model</dt><dd>${run.target.model ?? 'not named'}</dd>
<dt>Profile</dt><dd>${profileInForce(run) ?? 'none: the statement declares every reading in force'}</dd>
<dt>Statement</dt><dd>${oneLine(formatStatement(run), 300)}</dd>
<dt>Started</dt><dd>${run.startedAt}</dd>
<dt>Took</dt><dd>${formatSeconds(run.durationMs)}</dd>
<dt>Cost</dt><dd>${count(run.cost.requests, 'request')}, ${isTokenCountKnown(run) ? `${count(run.cost.promptTokens, 'prompt token')} and ${count(run.cost.completionTokens, 'completion token')}, as far as the target reports them` : 'tokens unknown: the target reports none'}</dd>
<dt>Seed</dt><dd><code>${run.seed}</code></dd>
<dt>Exit code</dt><dd>${finalExitCode(run)}</dd>
</dl>`
}

function notTested(run: Run): Markup {
  const sentences = blindSpots(run)
  const undecided = run.checks.filter(({ verdict }) => verdict === 'inconclusive').length
  const doubt =
    undecided === 0
      ? []
      : [`INCONCLUSIVE: ${count(undecided, 'check')} could not be decided; the reasons are below.`]
  if (sentences.length + doubt.length === 0) return nothing
  return markup`<h2>What was not tested, and why</h2>
${[...doubt, ...sentences].map((sentence) => markup`<p class="loud">${sentence}</p>`)}`
}

function baselineNotice(run: Run): Markup {
  const sentence = baselineSentence(run)
  if (sentence === null || run.baseline === undefined) return nothing
  const { accepted, stale, file } = run.baseline
  return markup`<p class="loud"><strong>${sentence}.</strong></p>
<ul>
${accepted.map(
  (entry) => markup`<li>Known: <code>${oneLine(entry.check)}</code>: ${oneLine(acceptedText(entry), 400)}</li>
`,
)}
${stale.map(
  (entry) => markup`<li><span class="bad">Stale</span>: ${oneLine(staleText(entry, file), 400)}</li>
`,
)}
</ul>`
}

function runBody(run: Run, textOf: ClauseLookup): Markup {
  return markup`<h2 id="capabilities">Capabilities</h2>
<div class="scroll" tabindex="0"><table>
<caption>Worst outcome and verdicts per capability</caption>
<thead><tr><th scope="col">Capability</th><th scope="col">Outcome</th>${COLUMNS.map(([title]) => markup`<th scope="col" class="number">${title}</th>`)}</tr></thead>
<tbody>
${run.capabilities.map(capabilityRow)}</tbody>
</table></div>
${failureOverview(run)}
${checkSections(run, textOf)}
${statementSection(run)}
${gapLedger(run)}
${exchangeSection(run)}
${howToArgue(run)}`
}

const COLUMNS: readonly (readonly [string, Verdict])[] = [
  ['Pass', 'pass'],
  ['Fail', 'fail'],
  ['Warn', 'warn'],
  ['Inconclusive', 'inconclusive'],
  ['Not applicable', 'not-applicable'],
  ['Observed', 'observed'],
  ['Error', 'error'],
]

const CAPABILITY_TONES: Readonly<Record<CapabilityRecord['outcome'], string>> = {
  conformant: 'good',
  'non-conformant': 'bad',
  incomplete: 'doubt',
  partial: 'doubt',
  broken: 'bad',
  'not-offered': 'doubt',
  'not-judged': 'doubt',
}

function capabilityRow({ id, outcome, counts }: CapabilityRecord): Markup {
  const tone = CAPABILITY_TONES[outcome]
  const cells = COLUMNS.map(([, verdict]) => markup`<td class="number">${thousands(counts[verdict])}</td>`)
  return markup`<tr><th scope="row">${oneLine(id)}</th><td class="${tone}">${formatCapability(outcome)}</td>${cells}</tr>
`
}

function howToArgue(run: Run): Markup {
  return markup`<h2 id="argue">If you disagree with a verdict</h2>
<p>Each verdict follows from two inputs: the recorded exchanges and the readings in force. Anybody can compute it again.</p>
<ul>
<li>Repeat the request with the curl command beside the failure. Put your key into <code>ASSAY_KEY</code> first. For a WebSocket, the command repeats the handshake, and a note says where the frames are.</li>
<li>Recompute all verdicts without a network: <code>assay replay transcript.ndjson</code> in the folder of this run.</li>
<li>A check of a gap (layer <em>profile</em>) binds only while profile <code>${profileInForce(run) ?? run.suite.profile}</code> is in force. If your deployment fills the gap in another way, declare that in a statement (<code>--statement FILE</code>). <code>--profile none</code> judges only what the interface states.</li>
<li>Run one check alone: <code>assay check BASE_URL --only CHECK_ID</code>.</li>
</ul>`
}
