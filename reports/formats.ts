/**
 * The table of report formats. It holds one line per format of each kind of run: help texts, error messages and the writer
 * of an output folder derive from it. Each line imports its renderer only when it renders: the library that draws plots is large.
 */
import type { CapacityRun } from '../schemas/compiled/capacity-run.ts'
import type { FairnessRun } from '../schemas/fairness-run.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import type { RunKind } from '../schemas/run-kinds.ts'
import type { LoadRun } from './load-run.ts'
import type { RunFileState } from './run-file-state.ts'
import { JUST_MADE } from './run-headline.ts'
import type { Run } from './run.ts'

/** The type of a run of each kind. */
export type RunOf = {
  readonly check: Run
  readonly load: LoadRun
  readonly limiter: LimiterRun
  readonly fairness: FairnessRun
  readonly capacity: CapacityRun
}

/** A run together with its kind. */
export type RunWithKind<Kind extends RunKind = RunKind> = {
  [One in Kind]: { readonly kind: One; readonly run: RunOf[One] }
}[Kind]

/** The options of a renderer. `width` is in columns. Formats that are not text for a terminal ignore both. */
export type RenderOptions = {
  readonly color: boolean
  readonly width?: number
  /** Whether the run file was compared with its transcript; absent: the run has just been made. */
  readonly state?: RunFileState
}

/** One format of one kind of run. */
export type Format<Shown> = {
  readonly render: (run: Shown, options: RenderOptions) => Promise<string>
  /** The file that an output folder holds the report in. Absent: only `assay report` renders this format. */
  readonly file?: string
  /** The note on the format in help texts. */
  readonly note?: string
}

/** The formats of one kind of run, by name. */
export type FormatsOf<Kind extends RunKind> = { readonly [name: string]: Format<RunOf[Kind]> }

/** Every format: `formats[kind][name]`. A format may serve one kind only. The first one is the default. */
export const formats: { readonly [Kind in RunKind]: FormatsOf<Kind> } = {
  check: {
    summary: { render: async (run, options) => (await import('./summary.ts')).renderSummary(run, options) },
    html: {
      file: 'report.html',
      render: async (run, { state = JUST_MADE }) => (await import('./html.ts')).renderHtml({ run, state }),
    },
    junit: {
      file: 'junit.xml',
      render: async (run, { state }) => (await import('./junit.ts')).renderJunit(run, undefined, state),
    },
    markdown: {
      render: async (run, { state }) => (await import('./markdown.ts')).renderMarkdown(run, state),
    },
    sarif: {
      note: 'findings, for code hosts',
      render: async (run, { state }) => (await import('./sarif.ts')).renderSarif(run, state),
    },
    har: {
      note: 'the exchanges that issues rest on',
      render: async (run, { state }) => (await import('./har.ts')).renderHar(run, state),
    },
    github: {
      note: 'annotations; written in GitHub Actions by itself, with the job summary',
      render: async (run, { state }) => (await import('./github.ts')).renderGithub(run, state),
    },
    badge: {
      note: 'JSON for a badge service',
      render: async (run, { state }) => (await import('./badge.ts')).renderBadgeJson(run, state),
    },
  },
  load: {
    summary: { render: async (run) => (await import('./load-summary.ts')).renderLoadSummary(run) },
    html: {
      file: 'report.html',
      render: async (run) => (await import('./load-report-page.ts')).renderLoadPage(null, [run]),
    },
    junit: {
      file: 'junit.xml',
      render: async (run) => (await import('./load-junit.ts')).renderLoadJunit(run),
    },
    markdown: { render: async (run) => (await import('./load-markdown.ts')).renderLoadMarkdown(run) },
  },
  limiter: {
    summary: { render: async (run) => (await import('./limiter-summary.ts')).renderLimiterSummary(run) },
    html: {
      file: 'report.html',
      render: async (run) => (await import('./limiter-html.ts')).renderLimiterHtml(run),
    },
    junit: {
      file: 'junit.xml',
      render: async (run) => (await import('./limiter-junit.ts')).renderLimiterJunit(run),
    },
    markdown: { render: async (run) => (await import('./limiter-markdown.ts')).renderLimiterMarkdown(run) },
  },
  fairness: {
    summary: { render: async (run) => (await import('./fairness-summary.ts')).renderFairnessSummary(run) },
    html: {
      file: 'report.html',
      render: async (run) => (await import('./fairness-html.ts')).renderFairnessHtml(run),
    },
    junit: {
      file: 'junit.xml',
      render: async (run) => (await import('./limiter-junit.ts')).renderLimiterJunit(run),
    },
    markdown: { render: async (run) => (await import('./limiter-markdown.ts')).renderLimiterMarkdown(run) },
  },
  capacity: {
    summary: { render: async (run) => (await import('./capacity-summary.ts')).renderCapacitySummary(run) },
    html: {
      file: 'report.html',
      render: async (run) => (await import('./capacity-html.ts')).renderCapacityHtml(run),
    },
    junit: {
      file: 'junit.xml',
      render: async (run) => (await import('./capacity-junit.ts')).renderCapacityJunit(run),
    },
    markdown: { render: async (run) => (await import('./capacity-markdown.ts')).renderCapacityMarkdown(run) },
  },
}

const PLAIN: RenderOptions = { color: false }

/** Renders a run in the named format. Throws RangeError for a name that this kind of run does not have. */
export async function renderRun<Kind extends RunKind>(
  { kind, run }: RunWithKind<Kind>,
  name: string,
  options: RenderOptions = PLAIN,
): Promise<string> {
  const ofKind: FormatsOf<Kind> = formats[kind]
  const format = Object.hasOwn(ofKind, name) ? ofKind[name] : undefined
  if (format === undefined) throw new RangeError(`a ${kind} run has no format '${name}'`)
  return await format.render(run, options)
}

/** Renders every report that an output folder holds, as pairs of file name and text. */
export async function renderFiles<Kind extends RunKind>({
  kind,
  run,
}: RunWithKind<Kind>): Promise<readonly (readonly [file: string, text: string])[]> {
  const ofKind: FormatsOf<Kind> = formats[kind]
  const rendered = Object.values(ofKind).map(async ({ file, render }) =>
    file === undefined ? [] : [[file, await render(run, PLAIN)] as const],
  )
  return (await Promise.all(rendered)).flat()
}
