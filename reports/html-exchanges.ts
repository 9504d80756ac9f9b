/** The exchanges that issues rest on in report.html: what was sent, what came back and when. */
import { markup, nothing, type Markup } from './markup.ts'
import { oneLine, severalLines } from './neutral-text.ts'
import type { ExchangeSummary, Run } from './run.ts'

type Answer = NonNullable<ExchangeSummary['answer']>

const MAX_HEADER_CHARS = 300

/** The id of the element of an exchange. */
export function exchangeAnchor(id: string): string {
  return `exchange-${id.replace(/[^\w.-]/g, '_')}`
}

/** Returns whether the page shows what came back: files of older versions do not keep it. */
export function isShown({ answer }: ExchangeSummary): boolean {
  return answer !== undefined
}

/** Each exchange once, closed until a link leads to it; nothing where no answer was kept. */
export function exchangeSection({ exchanges }: Run): Markup {
  const shown = exchanges.filter(isShown)
  if (shown.length === 0) return nothing
  return markup`<h2 id="exchanges">What came back</h2>
<p class="soft">The start of each answer that shows an issue. transcript.ndjson has the whole answers.</p>
${shown.map(exchangeDetails)}`
}

function exchangeDetails(exchange: ExchangeSummary): Markup {
  const { id, method, url, status, durationMs, answer } = exchange
  if (answer === undefined) return nothing
  return markup`<details id="${exchangeAnchor(id)}">
<summary><code>${oneLine(id)}</code> <span class="title">${oneLine(method, 20)} ${oneLine(url, 200)}: ${status ?? 'no answer'} after ${durationMs} ms</span></summary>
<pre>${headerLines(answer)}

${answer.body === null ? `(${answer.bodyBytes} bytes that are not UTF-8)` : severalLines(answer.body)}${answer.isCut ? `\n(cut here; ${answer.bodyBytes} bytes in all)` : ''}</pre>
${timeline(answer)}</details>
`
}

function headerLines({ headers }: Answer): string {
  return headers
    .map(([name, value]) => `${oneLine(name, 100)}: ${oneLine(value, MAX_HEADER_CHARS)}`)
    .join('\n')
}

function timeline({ timeline: entries = [] }: Answer): Markup {
  if (entries.length === 0) return nothing
  const rows = entries.map(
    ({
      atMs,
      from,
      text,
    }) => markup`<tr><td class="number">${atMs}</td><td>${from ?? 'server'}</td><td><code>${oneLine(text)}</code></td></tr>
`,
  )
  return markup`<div class="scroll" tabindex="0"><table>
<caption>In the order of arrival; ms: milliseconds since the request</caption>
<thead><tr><th scope="col" class="number">ms</th><th scope="col">From</th><th scope="col">Content</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>
`
}
