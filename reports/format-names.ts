/** The lists of report formats in help texts and error messages. */
import { RUN_KINDS, type RunKind } from '../schemas/run-kinds.ts'
import { formats } from './formats.ts'

type Row = { readonly kind: RunKind; readonly name: string; readonly file?: string; readonly note?: string }

const KINDS: readonly RunKind[] = ['check', 'load', 'limiter', 'fairness', 'capacity']

/** Lists every format of every kind, without its renderer. */
function allFormats(): readonly Row[] {
  return KINDS.flatMap((kind) =>
    Object.entries(formats[kind]).map(([name, { file, note }]) => ({
      kind,
      name,
      ...(file === undefined ? {} : { file }),
      ...(note === undefined ? {} : { note }),
    })),
  )
}

/** Returns the names of the formats of one kind of run; of all kinds, each once, when none is given. */
export function formatNames(kind?: RunKind): readonly string[] {
  const rows = allFormats().filter((row) => kind === undefined || row.kind === kind)
  return [...new Set(rows.map(({ name }) => name))]
}

/** Returns the files that the output folder of such a run holds besides the run itself, e.g. `report.html and junit.xml`. */
export function reportFiles(kind: RunKind): readonly string[] {
  return allFormats().flatMap((row) => (row.kind === kind && row.file !== undefined ? [row.file] : []))
}

/** Describes all formats in one line: the default one, notes, and which formats serve some kinds of runs only. */
export function describeFormats(): string {
  const names = formatNames().map((name, at) => {
    const rows = allFormats().filter((row) => row.name === name)
    const facts = [
      ...(at === 0 ? ['default'] : []),
      ...rows.flatMap(({ note }) => note ?? []).slice(0, 1),
      ...(rows.length === KINDS.length
        ? []
        : [`of ${rows.map(({ kind }) => RUN_KINDS[kind].file).join(', ')} only`]),
    ]
    return facts.length === 0 ? name : `${name} (${facts.join('; ')})`
  })
  return joined(names, 'or')
}

/** Joins words as a sentence does: `a, b or c`. */
export function joined(words: readonly string[], last: 'and' | 'or'): string {
  const [end = '', ...rest] = words.toReversed()
  return rest.length === 0 ? end : `${rest.toReversed().join(', ')} ${last} ${end}`
}
