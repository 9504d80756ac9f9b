import type { Plot } from './plot-svg.ts'
import { oneLine, severalLines, wrappedLines } from './neutral-text.ts'

/** The color of a text. A `soft` text is less prominent. */
export type Tone = 'good' | 'bad' | 'doubt' | 'soft' | 'plain'

/** A part of a text. `to` is the target of its link, and `meaning` is the text of its tooltip. */
export type Span =
  | string
  | {
      readonly text: string
      readonly as?: 'code' | 'strong' | 'detail'
      readonly tone?: Tone
      readonly to?: string
      readonly meaning?: string
    }

/** A text: plain, or in parts with formatting. */
export type RichText = string | readonly Span[]

type Medium = 'text' | 'html' | 'markdown'

/** A fact: its name and its value. */
export type Fact = readonly [name: RichText, value: RichText]

/** A figure at the top of the page. `error` is a note on how precise the figure is. */
export type Figure = {
  readonly name: string
  readonly value: string
  readonly error: string
  readonly tone?: Tone | undefined
}

type Kinds = {
  /** A paragraph. `isProminent` is true if it stands out from other paragraphs. */
  line: { readonly words: RichText; readonly label?: string; readonly isProminent?: boolean }
  facts: { readonly facts: readonly Fact[] }
  /** A table. Columns from `numbersFrom` on are right-aligned. */
  table: {
    readonly caption: string
    readonly columns: readonly RichText[]
    readonly rows: readonly (readonly RichText[])[]
    readonly numbersFrom?: number
    readonly isWide?: boolean
  }
  list: { readonly items: readonly RichText[]; readonly isOrdered?: boolean }
  /** Lines to copy, shown unchanged. */
  code: { readonly lines: readonly string[]; readonly language: string }
  /** A block that the reader can open and close. It is left out of terminal output. */
  fold: {
    readonly summary: RichText
    readonly blocks: readonly Block[]
    readonly id?: string
    readonly isOpen?: boolean
  }
  /** A section. A section with an empty title has no heading. */
  section: { readonly title: RichText; readonly blocks: readonly Block[]; readonly id?: string }
  /** Plots, drawn on demand because the plot library is large. */
  plots: { readonly draw: () => Promise<readonly Plot[]> }
  figures: { readonly figures: readonly Figure[] }
}

/** A block of one kind. `only` names the formats that show it. */
export type BlockOf<Kind extends keyof Kinds> = {
  [One in Kind]: { readonly kind: One; readonly only?: readonly Medium[] } & Kinds[One]
}[Kind]

/** A block of a page, of any kind. */
export type Block = BlockOf<keyof Kinds>

/** A test case in a JUnit report. */
export type Case = {
  readonly name: string
  readonly ending: 'passed' | 'failure' | 'error' | 'skipped'
  readonly type?: string
  readonly message?: string
  readonly body?: string
  readonly output?: string
  readonly durationMs?: number
}

/** A JUnit suite. `durationMs` is null if it is unknown. */
export type Suite = {
  readonly name: string
  readonly startedAt: string
  readonly durationMs: number | null
  readonly properties?: readonly (readonly [name: string, value: string])[]
  readonly cases: readonly Case[]
}

/** All JUnit suites of a page. */
export type Suites = { readonly name: string; readonly durationMs: number; readonly suites: readonly Suite[] }

/** The page of a report. `label` is the kind of run, and `subject` is what was tested. */
export type Page = {
  readonly title: string
  readonly label: string
  readonly headline: string
  readonly tone: Tone
  readonly subject: RichText
  /** The start of the run as an ISO 8601 time. */
  readonly startedAt?: string
  readonly lead: readonly Block[]
  readonly sections: readonly Block[]
  /** The version of Assay; null if the run does not record it. */
  readonly version: string | null
  readonly suites: () => Suites
}

/** Returns the blocks that are shown in the format `medium`. */
export function shownIn(medium: Medium, blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(({ only }) => only === undefined || only.includes(medium))
}

/** Returns a copy of `block` that appears only in the formats `media`. */
export function shownOnlyIn(media: Medium | readonly Medium[], block: Block): Block {
  return { ...block, only: typeof media === 'string' ? [media] : media }
}

/** Creates a paragraph, which begins with `label` if that is given. */
export function line(words: RichText, label?: string): BlockOf<'line'> {
  return { kind: 'line', words, ...(label === undefined ? {} : { label }) }
}

/** Creates a prominent paragraph, which begins with `label` if that is given. */
export function prominent(words: RichText, label?: string): BlockOf<'line'> {
  return { ...line(words, label), isProminent: true }
}

/** Creates paragraphs with the notes of a run and with the reasons for its outcome, for example why it is invalid. */
export function reasonsAndNotes(run: {
  readonly reasons: readonly string[]
  readonly notes: readonly string[]
}): readonly BlockOf<'line'>[] {
  return [
    ...run.reasons.map((reason) => prominent(reason, 'Why')),
    ...run.notes.map((note) => prominent(note, 'Note')),
  ]
}

/** Returns a list with one block of names and values. It is empty if there are no rows. */
export function facts(rows: readonly Fact[]): readonly Block[] {
  return rows.length === 0 ? [] : [{ kind: 'facts', facts: rows }]
}

/** Returns a list with one table. It is empty if the table has no rows. */
export function table(parts: Kinds['table']): readonly Block[] {
  return parts.rows.length === 0 ? [] : [{ kind: 'table', ...parts }]
}

/** Returns a list with one block that shows the items. It is empty if there are no items. */
export function list(items: readonly RichText[]): readonly Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}

/** Returns a list with one section. It is empty if the section has no blocks. */
export function section(
  title: RichText,
  blocks: readonly Block[],
  id?: string,
): readonly BlockOf<'section'>[] {
  return blocks.length === 0 ? [] : [{ kind: 'section', title, blocks, ...(id === undefined ? {} : { id }) }]
}

/** Marks a text as code. */
export function code(text: string): Span {
  return { text, as: 'code' }
}

/** Returns the text as a span in bold. `tone` gives its color. */
export function strong(text: string, tone?: Tone): Span {
  return { text, as: 'strong', ...(tone === undefined ? {} : { tone }) }
}

/** Creates a text that only HTML shows, on its own line. */
export function detail(text: string): Span {
  return { text, as: 'detail', tone: 'soft' }
}

/** Returns the title of a page without `Assay: `. */
export function sectionTitle({ title }: Page): string {
  return title.replace(/^Assay: /, '')
}

/** Converts a page to a section of another page. */
export function asSection(page: Page, id: string): BlockOf<'section'> {
  const { headline, tone, subject, lead, sections } = page
  return {
    kind: 'section',
    title: sectionTitle(page),
    id,
    blocks: [line([strong(headline, tone), ': ', ...spansOf(subject)]), ...lead, ...sections],
  }
}

/** Returns a text as a list of parts. */
export function spansOf(words: RichText): readonly Span[] {
  return typeof words === 'string' ? [words] : words
}

/** The options of text output. `width` is in columns. If it is absent, lines are not wrapped. */
export type TextOptions = { readonly color: boolean; readonly width?: number }

type Printing = { readonly color: boolean; readonly width: number }

/** The maximum length of a shown text in characters. Longer texts are cut. */
export const MAX_CHARS = 600
const NARROWEST = 40

/** Returns the page as text for a terminal. */
export function renderText(page: Page, { color, width = Number.POSITIVE_INFINITY }: TextOptions): string {
  const printing = { color, width: Math.max(NARROWEST, width) }
  const { label, headline, tone, subject, lead, sections } = page
  const opening = painted(oneLine(`${label.toUpperCase()} ${headline}`.trim(), MAX_CHARS), tone, true, color)
  const about = plainText(subject)
  const lines = [
    ...wrappedLines(about === '' ? opening : `${opening}: ${about}`, printing.width),
    ...linesOf(lead, printing),
    ...linesOf(sections, printing),
  ]
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`
}

/** Renders blocks as text without colors and wrapping. */
export function renderBlocks(blocks: readonly Block[]): string {
  return linesOf(blocks, { color: false, width: Number.POSITIVE_INFINITY }).join('\n')
}

function linesOf(blocks: readonly Block[], printing: Printing): readonly string[] {
  return shownIn('text', blocks).flatMap((block) => blockLines(block, printing))
}

function blockLines(block: Block, printing: Printing): readonly string[] {
  const { color, width } = printing
  switch (block.kind) {
    case 'line': {
      const text = `${block.label === undefined ? '' : `${block.label}: `}${plainText(block.words)}`
      const lines = wrappedLines(text, width)
      return block.isProminent === true ? lines.map((one) => painted(one, 'doubt', false, color)) : lines
    }
    case 'facts':
      return factLines(block.facts, printing)
    case 'table':
      return tableLines(block, color)
    case 'list':
      return block.items.flatMap((item) =>
        wrappedLines(shown(item, color), width - 4).map((one, at) => `${at === 0 ? '  ' : '    '}${one}`),
      )
    case 'code':
      return block.lines.map((one) => `  ${painted(severalLines(one), 'soft', false, color)}`)
    case 'section':
      return [
        '',
        ...(block.title === '' ? [] : [shown(block.title, color)]),
        ...linesOf(block.blocks, printing),
      ]
    case 'fold':
    case 'plots':
    case 'figures':
      return []
  }
}

const FACT_GAP = 2

function factLines(rows: readonly (readonly [RichText, RichText])[], { width }: Printing): readonly string[] {
  const names = rows.map(([name]) => plainText(name))
  const column = Math.max(...names.map((name) => name.length)) + FACT_GAP
  return rows.flatMap(([, value], at) => {
    const [first = '', ...rest] = wrappedLines(plainText(value), width - column - FACT_GAP)
    const indent = ' '.repeat(FACT_GAP)
    return [
      `${indent}${(names[at] ?? '').padEnd(column)}${first}`,
      ...rest.map((more) => `${indent}${' '.repeat(column)}${more}`),
    ]
  })
}

const CELL_GAP = '  '

function tableLines(
  { columns, rows, numbersFrom = Number.POSITIVE_INFINITY }: BlockOf<'table'>,
  color: boolean,
): readonly string[] {
  const cells = [columns, ...rows].map((row) => row.map(plainText))
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  return cells.map((row, place) => {
    const padded = row.map((cell, at) => {
      const width = widths[at] ?? 0
      const text = at >= numbersFrom ? cell.padStart(width) : cell.padEnd(width)
      const span = place === 0 ? undefined : spansOf(rows[place - 1]?.[at] ?? '').at(0)
      const tone = span === undefined || typeof span === 'string' ? undefined : span.tone
      return tone === undefined ? text : painted(text, tone, false, color)
    })
    const text = `  ${padded.join(CELL_GAP)}`.trimEnd()
    return place === 0 ? painted(text, undefined, true, color) : text
  })
}

/** Returns a text without formatting, on one line. */
export function plainText(words: RichText): string {
  return oneLine(spansOf(words).map(textOf).join(''), MAX_CHARS)
}

function shown(words: RichText, color: boolean): string {
  return spansOf(words)
    .map((span) => {
      const text = oneLine(textOf(span), MAX_CHARS)
      return typeof span === 'string' ? text : painted(text, span.tone, span.as === 'strong', color)
    })
    .join('')
}

function textOf(span: Span): string {
  if (typeof span === 'string') return span
  return span.as === 'detail' ? '' : span.text
}

const ESCAPE = '\u001b['
const COLORS: Readonly<Record<Exclude<Tone, 'plain'>, number>> = { good: 32, bad: 31, doubt: 33, soft: 2 }

function painted(text: string, tone: Tone | undefined, isBold: boolean, color: boolean): string {
  const codes = [...(isBold ? [1] : []), ...(tone === undefined || tone === 'plain' ? [] : [COLORS[tone]])]
  if (!color || codes.length === 0 || text === '') return text
  return `${codes.map((one) => `${ESCAPE}${one}m`).join('')}${text}${ESCAPE}0m`
}
