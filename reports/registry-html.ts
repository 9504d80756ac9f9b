/** The page of `assay verify DIR`: verified certificates of several vendors in one table. */
import { count } from '../schemas/count.ts'
import { htmlPage } from './html-page.ts'
import { markup, nothing, type Markup } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import type { CapabilityRecord, CheckRecord, Outcome } from './run.ts'
import { formatCapability, formatOutcome } from './run-text.ts'

/** How many checks of a layer passed, of those that came to a verdict. */
export type LayerCount = {
  readonly layer: CheckRecord['layer']
  readonly passed: number
  readonly judged: number
}

/** The cell of one certificate and one capability. `isDeclared`: the statement says that it is supported. */
export type RegistryCell = {
  readonly id: string
  readonly isSupported: boolean
  readonly outcome: CapabilityRecord['outcome']
  readonly layers: readonly LayerCount[]
}

/** One verified certificate. */
export type RegistryEntry = {
  /** Name of the bundle, beside the page. */
  readonly file: string
  readonly name: string
  readonly baseUrl: string
  readonly model: string | null
  readonly startedAt: string
  readonly version: string
  readonly outcome: Outcome
  /** Whether the run was not to be recognized as one of Assay. */
  readonly isDisguised: boolean
  readonly isSigned: boolean
  /** Who signed it, by the name of a known key; null when no known key did. */
  readonly signer: string | null
  readonly cells: readonly RegistryCell[]
}

/** A bundle that does not verify, and why. */
export type RefusedBundle = { readonly file: string; readonly why: string }

/** The content of the page. */
export type Registry = {
  readonly entries: readonly RegistryEntry[]
  readonly refused: readonly RefusedBundle[]
  readonly version: string
}

/** The page as text. Everything that came from a bundle is escaped; it loads nothing and needs no script. */
export function renderRegistry({ entries, refused, version }: Registry): string {
  const ids = entries[0]?.cells.map(({ id }) => id) ?? []
  return htmlPage({
    title: 'Certificates of conformance',
    main: markup`<p>${count(entries.length, 'certificate')}. Each was recomputed from its evidence when this page was built. To do the same, download its bundle and run <code>assay verify</code>.</p>
<p class="soft">For each layer: checks that passed, of those with a verdict. <em>stated</em>: rules of the interface, which bind every service. <em>declared</em>: readings in the statement of the vendor. <em>profile</em>: readings of the profile in force. A bundle that is not signed by a known key is listed too, but nobody vouches for its content.</p>
<div class="scroll wide" tabindex="0"><table>
<caption>Capabilities by vendor</caption>
<thead><tr><th scope="col">Vendor</th>${ids.map((id) => markup`<th scope="col">${id}</th>`)}<th scope="col">Evidence</th></tr></thead>
<tbody>
${entries.map(row)}</tbody>
</table></div>
${refused.length === 0 ? nothing : refusedSection(refused)}`,
    version,
  })
}

function row({
  file,
  name,
  baseUrl,
  model,
  startedAt,
  version,
  outcome,
  isDisguised,
  isSigned,
  signer,
  cells,
}: RegistryEntry): Markup {
  return markup`<tr><th scope="row">${oneLine(name, 200)}<br><code>${oneLine(baseUrl, 200)}</code>${model === null ? nothing : markup`<br>${oneLine(model, 100)}`}<br>${outcomeText(outcome, signer)}</th>${cells.map(cell)}<td><a href="${linkTo(file)}">bundle</a><br>${signerText(isSigned, signer)}<br>${oneLine(startedAt.slice(0, 10))}<br>Assay ${oneLine(version, 40)}, ${isDisguised ? 'disguised run' : 'run not disguised'}</td></tr>
`
}

// Anybody can make up a run: a good word that nobody known vouches for must not look like one that somebody does.
function outcomeText(outcome: Outcome, signer: string | null): Markup {
  if (signer === null) return markup`<span class="soft">its run says ${formatOutcome(outcome)}</span>`
  return markup`<span class="${outcome === 'conformant' ? 'good' : 'bad'}">${formatOutcome(outcome)}</span>`
}

function signerText(isSigned: boolean, signer: string | null): Markup {
  if (signer !== null) return markup`signed by ${oneLine(signer, 100)}`
  return isSigned
    ? markup`<strong>not signed by a known key</strong>`
    : markup`<strong>unsigned: anybody could have made it</strong>`
}

function cell({ isSupported, outcome, layers }: RegistryCell): Markup {
  if (!isSupported) return markup`<td>declared unsupported</td>`
  return markup`<td>${formatCapability(outcome)}${layers.map(
    ({ layer, passed, judged }) => markup`<br>${LAYERS[layer]} ${passed}/${judged}`,
  )}</td>`
}

const LAYERS: Readonly<Record<CheckRecord['layer'], string>> = {
  spec: 'stated',
  declared: 'declared',
  profile: 'profile',
  observed: 'observed',
}

function refusedSection(refused: readonly RefusedBundle[]): Markup {
  return markup`<h2>Refused</h2>
<p>These bundles do not verify, so they are not in the table above.</p>
<ul>
${refused.map(
  ({ file, why }) => markup`<li><code>${oneLine(file, 200)}</code>: ${oneLine(why)}</li>
`,
)}</ul>`
}

// A file beside the page, whatever its name is.
function linkTo(file: string): string {
  return `./${encodeURIComponent(file)}`
}
