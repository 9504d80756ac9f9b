/** The ledger of gaps in report.html: each gap of the interface, the readings in force, and what was seen. */
import gaps from '../schemas/gaps.json' with { type: 'json' }
import { countVerdicts } from '../schemas/verdict-counts.ts'
import { markup, type Markup } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import type { CheckRecord, Run } from './run.ts'
import { formatCounts, formatReason } from './run-text.ts'

type Gap = {
  readonly id: string
  readonly text: string
  readonly keys: readonly string[]
}

const GAPS: readonly Gap[] = gaps

/** One row per gap, whether or not anything was judged by it. */
export function gapLedger(run: Run): Markup {
  return markup`<h2 id="gaps">Gaps of the interface</h2>
<p class="soft">What the interface leaves open, the reading in force for each, and what this run saw.</p>
<div class="scroll" tabindex="0"><table>
<caption>Gaps, readings and observations</caption>
<thead><tr><th scope="col">Gap</th><th scope="col">Reading in force</th><th scope="col">Seen</th></tr></thead>
<tbody>
${GAPS.map((gap) => row(gap, run))}</tbody>
</table></div>`
}

function row({ id, text, keys }: Gap, run: Run): Markup {
  const inForce = (run.readings ?? []).filter(({ key }) => keys.includes(key))
  const read = inForce.map(
    ({ key, reading, layer }) => markup`<code>${oneLine(key)}</code> ${oneLine(reading)} (${layer})<br>`,
  )
  const none = markup`<span class="soft">none: only observed</span>`
  return markup`<tr><th scope="row">${id} <span class="soft">${oneLine(text, 300)}</span></th><td>${inForce.length === 0 ? none : read}</td><td>${seen(run.checks.filter((check) => check.gap === id))}</td></tr>
`
}

function seen(checks: readonly CheckRecord[]): Markup {
  if (checks.length === 0) return markup`<span class="soft">no check depends on it</span>`
  const telling = checks.find(({ verdict, issues }) => verdict === 'observed' || issues.length > 0)
  const issue = telling?.issues[0]
  const said = issue === undefined ? formatReason(telling ?? {}) : `${issue.at}: received ${issue.received}`
  return markup`${formatCounts(countVerdicts(checks))}${said === '' ? '' : markup`<br><span class="soft">${oneLine(said, 300)}</span>`}`
}
