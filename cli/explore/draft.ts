/** Writes what an exploration found as the draft of a statement: JSON with comments. Pure. */
import type { ExploreFinding, Shown } from '../../conformance/explore/conclude.ts'
import type { Exploration } from '../../conformance/explore/explore.ts'
import { gapOf, questionOf } from '../../conformance/explore/key-questions.ts'
import { defaultsOf } from '../../conformance/statement/profiles.ts'
import type { Reading } from '../../conformance/statement/readings.ts'
import { oneLine, wrappedLines } from '../../reports/neutral-text.ts'
import { refutedText, type Question } from './questions.ts'

/** The parts of a draft. `open`: keys that are left open although no reading is known. `given`: readings that the owner declared. */
type DraftParts = {
  readonly name: string
  readonly exploration: Exploration
  readonly open: ReadonlySet<string>
  readonly given: ReadonlyMap<string, Reading>
  readonly questions: readonly Question[]
  /** The path of the schema for editors, relative to the draft. */
  readonly schemaPath: string
}

const WIDTH = 110
const LINE_CHARS = 200

/** Returns the text of the draft. */
export function renderDraft({ name, exploration, open, given, questions, schemaPath }: DraftParts): string {
  const capabilities = exploration.capabilities.map(({ id, shown }) => ({
    comments: shown.slice(0, 1).map(seenLine),
    line: `${JSON.stringify(id)}: "supported"`,
  }))
  const readings = [
    ...[...given].map(([key, reading]) => ({
      comments: [heading(key), 'declared by you'],
      line: entry(key, reading),
    })),
    ...exploration.findings.map((finding) => entryOf(finding, open)),
  ]
  const head = [
    comment(
      '`assay explore` drafted this statement from the observed behavior of the target. Each declaration binds it:',
    ),
    comment(
      'read each line, and answer the questions at the end. `assay list readings` explains every reading.',
    ),
  ]
  const members = [
    `  "$schema": ${quoted(schemaPath)},`,
    '  "schema": "assay.statement/1",',
    `  "name": ${quoted(name)},`,
    ...block('capabilities', capabilities, ','),
    ...block('readings', readings, ''),
  ]
  return `${[...head, '{', ...members, ...questionLines(questions), '}'].join('\n')}\n`
}

/** A member of an object, with what is said of it. Without a line there is nothing to declare. */
type Entry = { readonly comments: readonly string[]; readonly line: string | null }

function entryOf(finding: ExploreFinding, open: ReadonlySet<string>): Entry {
  const { key, kind, readings, shown, refuted, shape, note } = finding
  const [declared] = readings
  const comments = [
    heading(key),
    ...shown.map(seenLine),
    ...refuted.map(refutedText),
    ...(note === undefined ? [] : [note]),
    ...(kind === 'several'
      ? [`several readings fit: ${readings.map((each) => each.reading).join(', ')}`]
      : []),
    ...(shape === undefined ? [] : [`observed shape: ${JSON.stringify(shape)}`]),
    ...(kind === 'unseen' ? ['no exchange shows the answer'] : []),
    ...(open.has(key) ? ['null: left open, so no check judges it'] : []),
  ]
  if (kind === 'declared' && declared !== undefined) return { comments, line: entry(key, declared) }
  return { comments, line: open.has(key) ? `${quoted(key)}: null` : null }
}

function heading(key: string): string {
  return `${gapOf(key).id} ${key}: ${questionOf(key)}`
}

function seenLine({ exchange, line }: Shown): string {
  return `seen: ${exchange}: ${line}`
}

// What a reading takes by default is left out: a name is easier to read.
function entry(key: string, { reading: name, ...parameters }: Reading): string {
  const usual = defaultsOf(key, name)
  const own = Object.entries(parameters).filter(
    ([parameter, value]) => JSON.stringify(usual[parameter]) !== JSON.stringify(value),
  )
  if (own.length === 0) return `${quoted(key)}: ${quoted(name)}`
  return `${quoted(key)}: ${quoted({ reading: name, ...Object.fromEntries(own) })}`
}

// The comma stands behind the last member that is followed by one, whatever comments come in between.
function block(name: string, entries: readonly Entry[], end: string): readonly string[] {
  const last = entries.findLastIndex(({ line }) => line !== null)
  const lines = entries.flatMap(({ comments, line }, index) => [
    ...comments.flatMap((text) => commentLines(text).map((each) => `    ${each}`)),
    ...(line === null ? [] : [`    ${line}${index < last ? ',' : ''}`]),
  ])
  return [`  ${JSON.stringify(name)}: {`, ...lines, `  }${end}`]
}

function questionLines(questions: readonly Question[]): readonly string[] {
  if (questions.length === 0) return []
  const lines = questions.flatMap(({ about, text }) => commentLines(`- ${about}: ${text}`))
  return ['', ...[comment('Questions that only you can answer:'), ...lines].map((line) => `  ${line}`)]
}

function commentLines(text: string): readonly string[] {
  return wrappedLines(oneLine(text, LINE_CHARS * 4), WIDTH).map(comment)
}

function comment(text: string): string {
  return `// ${text}`
}

// JSON leaves characters as they are that turn a line around in an editor.
function quoted(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n */g, ' ')
    .replaceAll(/[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}]/gu, escapedCharacter)
}

// As JSON has it: one escape per unit of UTF-16 (RFC 8259 section 7).
function escapedCharacter(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}
