/** The page of `assay verify DIR`: verified certificates of several vendors in one table. Pure. */
import { count } from '../schemas/count.ts'
import { renderHtml } from './html.ts'
import { code, detail, line, list, section, strong, table, type Span, type Words } from './page.ts'
import { formatCapability, formatOutcome } from './run-text.ts'
import type { CapabilityRecord, CheckRecord, Outcome } from './run.ts'

/** How many checks of a layer passed, of those that came to a verdict. */
export type LayerCount = {
  readonly layer: CheckRecord['layer']
  readonly passed: number
  readonly judged: number
}

/** The cell of one certificate and one capability. `isSupported`: the statement does not declare it unsupported. */
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

/** Returns the page as text. Everything that came from a bundle is escaped; it loads nothing and needs no script. */
export async function renderRegistry({ entries, refused, version }: Registry): Promise<string> {
  const ids = entries[0]?.cells.map(({ id }) => id) ?? []
  return await renderHtml({
    title: 'Certificates of conformance',
    label: 'registry',
    headline: 'Certificates of conformance',
    tone: 'plain',
    subject: [
      `${count(entries.length, 'certificate')}. Each was recomputed from its evidence when this page was built. To do the same, download its bundle and run `,
      code('assay verify'),
      '.',
    ],
    lead: [line(MEANING)],
    sections: [
      ...table({
        caption: 'Capabilities by vendor',
        columns: ['Vendor', ...ids, 'Evidence'],
        rows: entries.map(rowOf),
        isWide: true,
      }),
      ...section('Refused', [
        ...(refused.length === 0
          ? []
          : [line('These bundles do not verify, so they are not in the table above.')]),
        ...list(refused.map(({ file, why }) => [code(file), `: ${why}`])),
      ]),
    ],
    version,
    suites: () => ({ name: 'assay', durationMs: 0, suites: [] }),
  })
}

const MEANING =
  'For each layer: checks that passed, of those with a verdict. Stated: rules of the interface, which bind every service. Declared: ' +
  'readings in the statement of the vendor. Profile: readings of the profile in force. A bundle that is not signed by a known key is ' +
  'listed too, but nobody vouches for its content.'

function rowOf(entry: RegistryEntry): readonly Words[] {
  const { file, name, baseUrl, model, startedAt, version, isDisguised, cells } = entry
  return [
    [
      name,
      detail(baseUrl),
      ...(model === null ? [] : [detail(model)]),
      { ...outcomeSpan(entry), as: 'detail' },
    ],
    ...cells.map(cellWords),
    [
      // A file beside the page, whatever its name is.
      { text: 'bundle', to: `./${encodeURIComponent(file)}` },
      ' ',
      signerSpan(entry),
      detail(startedAt.slice(0, 10)),
      detail(`Assay ${version}, ${isDisguised ? 'disguised run' : 'run not disguised'}`),
    ],
  ]
}

// Anybody can make up a run: a good word that nobody known vouches for must not look like one that somebody does.
function outcomeSpan({ outcome, signer }: RegistryEntry): Exclude<Span, string> {
  if (signer === null) return { text: `its run says ${formatOutcome(outcome)}`, tone: 'soft' }
  return { text: formatOutcome(outcome), tone: outcome === 'conformant' ? 'good' : 'bad' }
}

function signerSpan({ isSigned, signer }: RegistryEntry): Span {
  if (signer !== null) return `signed by ${signer}`
  return strong(isSigned ? 'not signed by a known key' : 'unsigned: anybody could have made it')
}

function cellWords({ isSupported, outcome, layers }: RegistryCell): Words {
  if (!isSupported) return 'declared unsupported'
  return [
    formatCapability(outcome),
    ...layers.map(({ layer, passed, judged }) => detail(`${LAYERS[layer]} ${passed}/${judged}`)),
  ]
}

const LAYERS: Readonly<Record<CheckRecord['layer'], string>> = {
  spec: 'stated',
  declared: 'declared',
  profile: 'profile',
  observed: 'observed',
}
