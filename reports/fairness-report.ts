/** A comparison of keys on the terminal and on a page: the answer, then a line per key and per percentile. */
import type { FairnessRun } from './fairness-run.ts'
import { htmlPage } from './html-page.ts'
import { costInWords, standingInWords } from './limiter-words.ts'
import { millisecondsInWords, UNMEASURED } from './load-words.ts'
import { type Markup, markup, nothing } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import { thousands } from './run-words.ts'

type Cells = readonly string[]

/** The whole summary, ending with a line feed. Text of the target is neutralised. */
export function renderFairnessSummary(run: FairnessRun): string {
  const { target, reasons, answer, notes, ended } = run
  const lines = [
    `FAIRNESS ${standingInWords(run)}: ${target.baseUrl}, model ${target.model}`,
    ...reasons.map((reason) => `Why: ${reason}`),
    ...answer,
    ...notes.map((note) => `Note: ${note}`),
    ...[KEY_TITLES, ...keyRows(run)].map(aligned),
    ...[TTFT_TITLES, ...ttftRows(run)].map(aligned),
    `  cost    ${costInWords(run)}`,
    ...(ended === null ? [] : [`  ended   ${ended.because}: ${ended.note}`]),
  ]
  return `${lines.map((line) => oneLine(line, 600)).join('\n')}\n`
}

function aligned(cells: Cells): string {
  return `  ${cells.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(14))).join('')}`
}

const KEY_TITLES: Cells = [
  'key',
  'calm: asked',
  'completed',
  'refused',
  'press: asked',
  'completed',
  'refused',
  'good/s',
]
const TTFT_TITLES: Cells = ['TTFT of victims', 'calm ms', 'press ms', 'ratio', '95 % from', 'to']

function keyRows({ fairness }: FairnessRun): readonly Cells[] {
  return (fairness?.keys ?? []).map(({ key, isAggressor, calm, press }) => [
    isAggressor ? `${key} (asks more)` : key,
    ...[calm.asked, calm.completed, calm.refused, press.asked, press.completed, press.refused].map(thousands),
    press.goodPerSecond.toFixed(2),
  ])
}

function ttftRows({ fairness }: FairnessRun): readonly Cells[] {
  return (fairness?.ttft ?? []).map(({ percentile, calmMs, pressMs, ratio, ratioSpan }) => [
    `p${percentile}`,
    millisecondsInWords(calmMs),
    millisecondsInWords(pressMs),
    ...[ratio, ratioSpan?.low ?? null, ratioSpan?.high ?? null].map(
      (value) => value?.toFixed(2) ?? UNMEASURED,
    ),
  ])
}

/** The page as text. Everything that came from a target is escaped; there is no URL to load and no script. */
export function renderFairnessHtml(run: FairnessRun): string {
  const title = oneLine(`Assay: fairness of ${run.target.baseUrl}`)
  const tone = run.outcome === 'answered' ? 'good' : 'doubt'
  return htmlPage({
    title,
    header: markup`<h1>${title}</h1>`,
    main: markup`<p><strong class="${tone}">${standingInWords(run)}</strong></p>
${run.reasons.map((reason) => markup`<p class="loud"><strong>Why:</strong> ${oneLine(reason, 600)}</p>`)}
${run.answer.map((sentence) => markup`<p>${sentence}</p>`)}
${run.notes.map((note) => markup`<p class="loud">${oneLine(note, 600)}</p>`)}
${run.fairness === null ? nothing : markup`${table('What each key got', KEY_TITLES, keyRows(run))}${table('Streams of innocent keys', TTFT_TITLES, ttftRows(run))}`}
<p>${costInWords(run)}.</p>`,
    version: run.suite.version,
  })
}

function table(caption: string, titles: Cells, rows: readonly Cells[]): Markup {
  return markup`<div class="scroll"><table>
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
