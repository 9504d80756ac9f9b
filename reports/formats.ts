import type { CapacityRun } from '../schemas/compiled/capacity-run.ts'
import type { LimiterRun } from '../schemas/compiled/limiter-run.ts'
import { RUN_KIND_NAMES, RUN_KINDS, type RunKind } from '../schemas/run-kinds.ts'
import type { LoadRun } from '../schemas/compiled/load-run.ts'
import { asSection, list, sectionTitle, strong, type Page } from './page.ts'
import type { RunFileState } from './run-text.ts'
import type { Run } from '../schemas/compiled/run.ts'

/** Maps the name of each kind of run, such as `load`, to the TypeScript type of its run file. */
export type RunOf = {
  readonly check: Run
  readonly load: LoadRun
  readonly limiter: LimiterRun
  readonly capacity: CapacityRun
}

/** A run and its kind. */
export type RunWithKind<Kind extends RunKind = RunKind> = {
  [One in Kind]: { readonly kind: One; readonly run: RunOf[One] }
}[Kind]

/** The options of a renderer. `width` is the maximum number of columns. */
export type RenderOptions = {
  readonly color: boolean
  readonly width?: number
  /** Whether the run file agrees with its transcript; absent for a new run. */
  readonly state?: RunFileState
}

type Listed = {
  /** The file name in an output folder; absent for formats without a file. */
  readonly file?: string
  readonly note?: string
}

type PageFormat = Listed & {
  readonly render: (page: Page, options: RenderOptions) => Promise<string>
}

type CheckFormat = Listed & {
  readonly render: (run: Run, state?: RunFileState) => Promise<string>
}

// The report formats that every kind of run has. The first is the default.
const PAGE_FORMATS: Readonly<Record<string, PageFormat>> = {
  summary: { render: async (page, options) => (await import('./page.ts')).renderText(page, options) },
  html: { file: 'report.html', render: async (page) => await (await import('./html.ts')).renderHtml(page) },
  junit: { file: 'junit.xml', render: async (page) => (await import('./junit.ts')).renderJunit(page) },
  markdown: { render: async (page) => (await import('./markdown.ts')).renderMarkdown(page) },
}

const CHECK_FORMATS: Readonly<Record<string, CheckFormat>> = {
  sarif: {
    note: 'findings, for code hosts',
    render: async (run, state) => (await import('./sarif.ts')).renderSarif(run, state),
  },
  har: {
    note: 'the exchanges that issues rest on',
    render: async (run, state) => (await import('./har.ts')).renderHar(run, state),
  },
  github: {
    note: 'annotations; written in GitHub Actions by itself, with the job summary',
    render: async (run, state) => (await import('./github.ts')).renderGithub(run, state),
  },
  badge: {
    note: 'JSON for a badge service',
    render: async (run, state) => (await import('./badge.ts')).renderBadgeJson(run, state),
  },
}

async function pageOf(found: RunWithKind, state?: RunFileState, id?: string): Promise<Page> {
  switch (found.kind) {
    case 'check':
      return (await import('./check-page.ts')).checkPage(found.run, state)
    case 'load':
      return (await import('./load-page.ts')).loadPage(found.run, id)
    case 'limiter':
      return (await import('./limiter-page.ts')).limiterPage(found.run)
    case 'capacity':
      return (await import('./capacity-page.ts')).capacityPage(found.run)
  }
}

/** Renders a run in the format `name`. Throws a RangeError if this kind of run has no such format. */
export async function renderRun(
  found: RunWithKind,
  name: string,
  options: RenderOptions = { color: false },
): Promise<string> {
  if (Object.hasOwn(PAGE_FORMATS, name)) {
    const page = await pageOf(found, options.state)
    return (await PAGE_FORMATS[name]?.render(page, options)) ?? ''
  }
  if (found.kind === 'check' && Object.hasOwn(CHECK_FORMATS, name))
    return (await CHECK_FORMATS[name]?.render(found.run, options.state)) ?? ''
  throw new RangeError(`a ${found.kind} run has no format '${name}'`)
}

/** Renders all reports of a run, as pairs of file name and text. */
export async function renderFiles(
  found: RunWithKind,
): Promise<readonly (readonly [file: string, text: string])[]> {
  const rendered = formatRows(found.kind).map(async ({ name, file }) =>
    file === undefined ? [] : [[file, await renderRun(found, name)] as const],
  )
  return (await Promise.all(rendered)).flat()
}

/** Renders several runs as one HTML page. */
export async function renderTogether(first: RunWithKind, others: readonly RunWithKind[]): Promise<string> {
  const page = await pageOf(first)
  const below = await Promise.all(
    others.map(async (found, at) => {
      const id = `${found.kind}-${at + 1}`
      const own = await pageOf(found, undefined, id)
      const link = { text: sectionTitle(own).replace(`: ${own.headline}`, ''), to: `#${id}` }
      return { section: asSection(own, id), item: [link, ': ', strong(own.headline, own.tone)] }
    }),
  )
  const { renderHtml } = await import('./html.ts')
  return await renderHtml({
    ...page,
    lead: [...page.lead, ...list(below.map(({ item }) => item))],
    sections: [...page.sections, ...below.map(({ section }) => section)],
  })
}

type Row = Listed & { readonly name: string }

function formatRows(kind: RunKind): readonly Row[] {
  const own = kind === 'check' ? { ...PAGE_FORMATS, ...CHECK_FORMATS } : PAGE_FORMATS
  return Object.entries(own).map(([name, format]) => ({ ...format, name }))
}

/** Returns the names of the report formats for a kind of run. If `kind` is absent, returns those for all kinds. */
export function formatNames(kind?: RunKind): readonly string[] {
  const kinds = kind === undefined ? RUN_KIND_NAMES : [kind]
  return [...new Set(kinds.flatMap(formatRows).map(({ name }) => name))]
}

/** Returns the names of the report files of a run, such as `report.html`. */
export function reportFiles(kind: RunKind): readonly string[] {
  return formatRows(kind).flatMap(({ file }) => (file === undefined ? [] : [file]))
}

/** Describes all formats in two lines. */
export function describeFormats(): readonly string[] {
  const ofAll = formatRows('load')
  const ofChecks = formatRows('check').filter(({ name }) => !ofAll.some((row) => row.name === name))
  return [`any run: ${describeRows(ofAll)}`, `only ${RUN_KINDS.check.file}: ${describeRows(ofChecks)}`]
}

function describeRows(rows: readonly Row[]): string {
  return joined(rows.map(describeFormat), 'or')
}

function describeFormat({ name, note }: Row): string {
  const [standard] = formatNames()
  const facts = [...(name === standard ? ['default'] : []), ...(note === undefined ? [] : [note])]
  return facts.length === 0 ? name : `${name} (${facts.join('; ')})`
}

/** Joins words as a list, such as `a, b or c`. */
export function joined(words: readonly string[], last: 'and' | 'or'): string {
  const type = last === 'or' ? 'disjunction' : 'conjunction'
  return new Intl.ListFormat('en-GB', { type }).format(words)
}
