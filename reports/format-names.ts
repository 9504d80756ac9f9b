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

/** Describes all formats: a line for those of every run, and one for those of each narrower group of kinds of runs. */
export function describeFormats(): readonly string[] {
  const groups = Map.groupBy(formatNames(), kindsOf)
  return [...groups].map(([kinds, names]) => `${kinds}: ${joined(names.map(describeFormat), 'or')}`)
}

function kindsOf(name: string): string {
  const rows = allFormats().filter((row) => row.name === name)
  if (rows.length === KINDS.length) return 'any run'
  return `only ${rows.map(({ kind }) => RUN_KINDS[kind].file).join(', ')}`
}

function describeFormat(name: string): string {
  const [standard] = formatNames()
  const note = allFormats().find((row) => row.name === name && row.note !== undefined)?.note
  const facts = [...(name === standard ? ['default'] : []), ...(note === undefined ? [] : [note])]
  return facts.length === 0 ? name : `${name} (${facts.join('; ')})`
}

/** Joins words as a sentence does: `a, b or c`. */
export function joined(words: readonly string[], last: 'and' | 'or'): string {
  const [end = '', ...rest] = words.toReversed()
  return rest.length === 0 ? end : `${rest.toReversed().join(', ')} ${last} ${end}`
}
