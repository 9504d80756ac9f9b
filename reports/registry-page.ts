import { count, firstNames } from '../schemas/count.ts'
import { renderHtml } from './html.ts'
import { code, detail, line, list, section, strong, table, type Span, type RichText } from './page.ts'
import { formatOutcome, formatScoped, leftOpenText } from './run-text.ts'
import { quoted } from './neutral-text.ts'
import type { Run } from '../schemas/compiled/run.ts'
import { idsWith, scopeOf } from '../schemas/verdict-counts.ts'
import { formatRules, formatVerdict, MADE_BY_ANYBODY } from './scope-text.ts'

/** A verified certificate. `signer` is the key that signed it; null if that is unknown. */
export type RegistryEntry = {
  readonly file: string
  readonly run: Run
  readonly isSigned: boolean
  readonly signer: string | null
  /** When the certificate expires (UTC). */
  readonly validUntil: string
}

/** A refused certificate file, and the reason. */
export type RefusedBundle = { readonly file: string; readonly why: string }

type Registry = {
  readonly entries: readonly RegistryEntry[]
  readonly refused: readonly RefusedBundle[]
  readonly version: string
  readonly builtAt: string
}

/** Returns the page as HTML, with all texts escaped. */
export async function renderRegistry({ entries, refused, version, builtAt }: Registry): Promise<string> {
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
        caption: 'Certificates, sorted by the number of judged checks',
        columns: ['Vendor', 'Verdict', 'Not judged', 'Evidence'],
        rows: entries
          .toSorted((one, other) => scopeOf(other.run).checks.judged - scopeOf(one.run).checks.judged)
          .map(rowOf),
        isWide: true,
      }),
      ...section('Refused', [
        ...(refused.length === 0
          ? []
          : [line('These bundles do not verify, so they are not in the table above.')]),
        ...list(refused.map(({ file, why }) => [code(file), `: ${why}`])),
      ]),
    ],
    startedAt: builtAt,
    version,
    suites: () => ({ name: 'assay', durationMs: 0, suites: [] }),
  })
}

const MEANING =
  'Each verdict names the judged capabilities and checks. A bundle that is not signed by a known key is ' +
  'listed too, but nobody vouches for its content. Whoever runs Assay can invent a transcript: a certificate shows what its signer vouches for. ' +
  'Names come from statements. Nothing is shown about what was not judged, about other days, or about the quality of answers.'

function rowOf(entry: RegistryEntry): readonly RichText[] {
  const { file, run, validUntil } = entry
  const { statement, target, suite, disguised, seed } = run
  const scope = scopeOf(run)
  const leftOpen = leftOpenText(scope)
  const failed = firstNames(idsWith(run, 'fail'), 12)
  return [
    [quoted(statement?.name ?? ''), ...(target.model === null ? [] : [detail(target.model)])],
    [
      outcomeSpan(entry),
      ...(failed === '' ? [] : [detail(`failed: ${failed}`)]),
      detail(`rules: ${formatRules(run, scope)}`),
      ...(leftOpen === null ? [] : [detail(`left open: ${leftOpen}`)]),
    ],
    [...Map.groupBy(scope.notJudged, ({ why }) => why)]
      .map(([why, those]) => `${why}: ${those.map(({ id }) => id).join(', ')}`)
      .join('; '),
    [
      // The link must stay relative, whatever the name of the file.
      { text: 'bundle', to: `./${encodeURIComponent(file)}` },
      ' ',
      signerSpan(entry),
      detail(`the certificate expires on ${validUntil.slice(0, 10)}`),
      detail(`seed ${seed}, chosen by whoever ran Assay`),
      detail(`Assay ${suite.version}, ${disguised === true ? 'disguised run' : 'run not disguised'}`),
    ],
  ]
}

// Formats the verdict and its scope. Only verdicts with a known signer have a color, because anybody can invent a run.
function outcomeSpan(entry: RegistryEntry): Exclude<Span, string> {
  const known = entry.run.outcome === 'conformant' ? 'good' : 'bad'
  return { text: verdictText(entry), tone: entry.signer === null ? 'soft' : known }
}

/** Formats the verdict of a certificate and its scope as one line. */
export function verdictText({ run, signer }: RegistryEntry): string {
  const scope = scopeOf(run)
  const text = formatVerdict(formatScoped(formatOutcome(run.outcome), run, scope), run, scope).join('; ')
  return signer === null ? `its run says ${text}` : text
}

function signerSpan({ isSigned, signer }: RegistryEntry): Span {
  if (signer !== null) return `signed by ${signer}`
  return strong(isSigned ? 'not signed by a known key' : `unsigned: ${MADE_BY_ANYBODY}`)
}
