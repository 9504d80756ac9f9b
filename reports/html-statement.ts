/** The section of `report.html` that shows the statement and every reading in force. */
import { markup, nothing, type Markup } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import type { Run, RunReading } from './run.ts'

const LONGEST_PARAMETERS = 400

/** The statement of the run and its readings with their layers; nothing where a run of an older version tells neither. */
export function statementSection({ statement, readings = [] }: Run): Markup {
  if (statement === undefined && readings.length === 0) return nothing
  return markup`<h2 id="statement">Statement and readings in force</h2>
${
  statement === undefined
    ? markup`<p>No statement was given.</p>`
    : markup`<p>Statement <strong>${oneLine(statement.name, 200)}</strong>, SHA-256 <code>${statement.sha256}</code>${statement.extends === undefined ? nothing : markup`. It extends profile <code>${oneLine(statement.extends, 200)}</code>`}.</p>`
}
<div class="scroll" tabindex="0"><table>
<caption>The reading of each gap of the interface, and its layer</caption>
<thead><tr><th scope="col">Key</th><th scope="col">Reading</th><th scope="col">Layer</th><th scope="col">Parameters</th></tr></thead>
<tbody>
${readings.map(readingRow)}</tbody>
</table></div>`
}

function readingRow({ key, reading, layer, recorded, parameters }: RunReading): Markup {
  const given = parameters === undefined ? '' : oneLine(JSON.stringify(parameters), LONGEST_PARAMETERS)
  return markup`<tr><th scope="row"><code>${oneLine(key)}</code></th><td>${oneLine(reading, 200)}${recorded === undefined ? '' : ' (for the record)'}</td><td>${layer}</td><td><code>${given}</code></td></tr>
`
}
