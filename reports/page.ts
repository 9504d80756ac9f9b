/**
 * The model of a report, independent of its format. One pure function per kind of run makes a page, and one renderer per
 * format shows it. Texts of a page are not neutralized: each renderer does that, for all of them.
 */
import type { Plot } from './plot-svg.ts'

/** How a text is colored. `soft`: less important than the text beside it. */
export type Tone = 'good' | 'bad' | 'doubt' | 'soft' | 'plain'

/**
 * A piece of text. `detail` is shown below the rest, and only by HTML. `to` is the target of a link. `meaning` explains the text.
 */
export type Span =
  | string
  | {
      readonly text: string
      readonly as?: 'code' | 'strong' | 'detail'
      readonly tone?: Tone
      readonly to?: string
      readonly meaning?: string
    }

/** A text, in pieces where some are marked. */
export type Words = string | readonly Span[]

/** A renderer that shows blocks. */
export type Medium = 'text' | 'html' | 'markdown'

/** A name and its value. */
export type Fact = readonly [name: Words, value: Words]

/** A large figure in words, with its error. */
export type Figure = {
  readonly name: string
  readonly value: string
  readonly error: string
  readonly tone?: Tone | undefined
}

/** A group of check boxes that show and hide folds: the name of each, what is beside it, and how many folds it shows. */
export type FilterGroup = {
  readonly legend: string
  readonly boxes: readonly (readonly [name: string, label: string, count: number])[]
}

/** The parts of a page by their kind, and what each consists of. */
type Kinds = {
  /** One paragraph. `isLoud`: it must not be overlooked. */
  line: { readonly words: Words; readonly label?: string; readonly isLoud?: boolean }
  facts: { readonly facts: readonly Fact[] }
  /** The first cell of a row names it. The caption is for HTML; columns from `numbersFrom` on hold numbers. */
  table: {
    readonly caption: string
    readonly columns: readonly Words[]
    readonly rows: readonly (readonly Words[])[]
    readonly numbersFrom?: number
    readonly isWide?: boolean
  }
  list: { readonly items: readonly Words[]; readonly isOrdered?: boolean }
  /** Lines to be copied as they are. */
  code: { readonly lines: readonly string[]; readonly language: string }
  /** Closed until a reader opens it; text for a terminal leaves it out. `filters`: names of the boxes that show it. */
  fold: {
    readonly summary: Words
    readonly blocks: readonly Block[]
    readonly id?: string
    readonly isOpen?: boolean
    readonly filters?: readonly string[]
  }
  /** Without a title its blocks are only set apart. */
  section: { readonly title: Words; readonly blocks: readonly Block[]; readonly id?: string }
  /** The library that draws them is large, so it is loaded only when a renderer shows them. */
  plots: { readonly draw: () => Promise<readonly Plot[]> }
  figures: { readonly figures: readonly Figure[] }
  filters: { readonly groups: readonly FilterGroup[] }
}

/** A part of a page of one kind. `only`: the renderers that show it; absent: all that can. */
export type BlockOf<Kind extends keyof Kinds> = {
  [One in Kind]: { readonly kind: One; readonly only?: readonly Medium[] } & Kinds[One]
}[Kind]

/** A part of a page. */
export type Block = BlockOf<keyof Kinds>

/** A case of JUnit. `message` says why it ended so, `body` at length; `output` stands beside the outcome. */
export type Case = {
  readonly name: string
  readonly ending: 'passed' | 'failure' | 'error' | 'skipped'
  readonly type?: string
  readonly message?: string
  readonly body?: string
  readonly output?: string
  readonly durationMs?: number
}

/** A suite of JUnit. `durationMs` is null where only the whole run was timed. */
export type Suite = {
  readonly name: string
  readonly startedAt: string
  readonly durationMs: number | null
  readonly properties?: readonly (readonly [name: string, value: string])[]
  readonly cases: readonly Case[]
}

/** What JUnit shows. `name` is that of the whole file. */
export type Suites = { readonly name: string; readonly durationMs: number; readonly suites: readonly Suite[] }

/** A report. `label` is the kind of run, empty for checks. `subject` is what the headline is about: target, model and so on. */
export type Page = {
  readonly title: string
  readonly label: string
  readonly headline: string
  readonly tone: Tone
  readonly subject: Words
  readonly lead: readonly Block[]
  readonly sections: readonly Block[]
  /** The version of Assay; null where no run names it. */
  readonly version: string | null
  readonly suites: () => Suites
}

/** Returns the blocks that a renderer shows. */
export function shownIn(medium: Medium, blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(({ only }) => only === undefined || only.includes(medium))
}

/** Returns the block for these renderers alone. */
export function shownOnlyIn(media: Medium | readonly Medium[], block: Block): Block {
  return { ...block, only: typeof media === 'string' ? [media] : media }
}

/** Returns a paragraph. */
export function line(words: Words, label?: string): BlockOf<'line'> {
  return { kind: 'line', words, ...(label === undefined ? {} : { label }) }
}

/** Returns a paragraph that must not be overlooked. */
export function loud(words: Words, label?: string): BlockOf<'line'> {
  return { ...line(words, label), isLoud: true }
}

/** Returns the lines that a report shows prominently for any run: why the run is not valid, then its notes. */
export function reasonsAndNotes(run: {
  readonly reasons: readonly string[]
  readonly notes: readonly string[]
}): readonly BlockOf<'line'>[] {
  return [...run.reasons.map((reason) => loud(reason, 'Why')), ...run.notes.map((note) => loud(note, 'Note'))]
}

/** Returns names and values; nothing where there are none. */
export function facts(rows: readonly Fact[]): readonly Block[] {
  return rows.length === 0 ? [] : [{ kind: 'facts', facts: rows }]
}

/** Returns a table; nothing where it would have no rows. */
export function table(parts: Kinds['table']): readonly Block[] {
  return parts.rows.length === 0 ? [] : [{ kind: 'table', ...parts }]
}

/** Returns a list; nothing where it would have no items. */
export function list(items: readonly Words[]): readonly Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}

/** Returns a section; nothing where it would be empty. */
export function section(title: Words, blocks: readonly Block[], id?: string): readonly BlockOf<'section'>[] {
  return blocks.length === 0 ? [] : [{ kind: 'section', title, blocks, ...(id === undefined ? {} : { id }) }]
}

/** Returns text to be read literally. */
export function code(text: string): Span {
  return { text, as: 'code' }
}

/** Returns text that stands out. */
export function strong(text: string, tone?: Tone): Span {
  return { text, as: 'strong', ...(tone === undefined ? {} : { tone }) }
}

/** Returns text that HTML shows below the rest, less prominently. */
export function detail(text: string): Span {
  return { text, as: 'detail', tone: 'soft' }
}

/** Returns a part of one page as a section of another. */
export function asSection(
  { title, headline, tone, subject, lead, sections }: Page,
  id: string,
): BlockOf<'section'> {
  return {
    kind: 'section',
    title: title.replace(/^Assay: /, ''),
    id,
    blocks: [line([strong(headline, tone), ': ', ...spansOf(subject)]), ...lead, ...sections],
  }
}

/** Returns words as their pieces. */
export function spansOf(words: Words): readonly Span[] {
  return typeof words === 'string' ? [words] : words
}
