/** The differences between two runs of one kind. Every format of `assay compare` is made from this. */
import { count } from '../../schemas/count.ts'

/**
 * One line of a section: a check, a metric or a field of an answer, and how it changed. `checks`: all checks that changed so for one cause,
 * where there is more than one; `name` is then the first of them.
 */
export type ComparisonRow = {
  readonly name: string
  readonly change: string
  readonly detail?: string
  readonly checks?: readonly string[]
}

/** Rows of one kind. `isRegression`: each of them is a change for the worse, and the command ends with 1. */
export type ComparisonSection = {
  readonly id: string
  readonly title: string
  readonly isRegression: boolean
  readonly rows: readonly ComparisonRow[]
}

/** A run as a comparison names it. */
export type ComparedRun = { readonly target: string; readonly outcome: string; readonly startedAt: string }

/**
 * `regressions` counts the rows for the worse: one per cause. `caveats`: what was not alike about the two runs, one sentence each, so that
 * a difference may come from that. `unchanged`: how many checks or figures show no difference. `unusable`: why the two runs cannot be
 * compared; the rest is then not a verdict.
 */
export type Comparison = {
  readonly schema: 'assay.comparison/1'
  readonly kind: 'check' | 'load'
  readonly before: ComparedRun
  readonly after: ComparedRun
  readonly unusable: readonly string[]
  readonly regressions: number
  readonly unchanged: number
  readonly caveats: readonly string[]
  readonly sections: readonly ComparisonSection[]
}

/** The parts that a comparison is put together from. */
export type ComparisonParts = Omit<Comparison, 'schema' | 'regressions'>

/** Returns the comparison without its empty sections, its regressions counted. */
export function comparisonOf({ sections, ...parts }: ComparisonParts): Comparison {
  const filled = sections.filter(({ rows }) => rows.length > 0)
  const regressions = filled
    .filter(({ isRegression }) => isRegression)
    .reduce((sum, { rows }) => sum + rows.length, 0)
  return { schema: 'assay.comparison/1', regressions, ...parts, sections: filled }
}

/** The comparison with the sections, reasons and caveats of another source added to it. */
export function withMore(
  comparison: Comparison,
  more: Pick<Comparison, 'sections' | 'unusable' | 'caveats'>,
): Comparison {
  const { schema: _, regressions: __, ...parts } = comparison
  return comparisonOf({
    ...parts,
    sections: [...parts.sections, ...more.sections],
    unusable: [...parts.unusable, ...more.unusable],
    caveats: [...more.caveats, ...parts.caveats],
  })
}

/** A caveat for each fact that the two runs do not share. */
export function caveatsOf(
  facts: readonly (readonly [what: string, before: string, after: string])[],
): readonly string[] {
  return facts.flatMap(([what, before, after]) =>
    before === after ? [] : [`the ${what} differs: ${before} before, ${after} after`],
  )
}

/** The answer in one line: that nothing can be said, how many regressions there are, or that no difference is shown. */
export function formatComparison({ unusable, regressions, kind, unchanged, sections }: Comparison): string {
  const [why] = unusable
  if (why !== undefined) return `Not comparable: ${why}`
  const rest = `${count(unchanged, kind === 'check' ? 'check' : 'figure')} unchanged`
  const changed = sections.filter(({ id }) => !NEUTRAL.includes(id))
  if (changed.length === 0) return `No difference shown; ${rest}`
  if (regressions === 0) return `No regression; ${rest}`
  const worse = sections.filter(({ isRegression }) => isRegression).map(countText)
  return `${count(regressions, 'regression')} (${worse.join('; ')}); ${rest}`
}

/** Sections that show no change. */
const NEUTRAL: readonly string[] = ['same', 'open']

function countText(section: ComparisonSection): string {
  const { title } = section
  return `${title.slice(0, 1).toLowerCase()}${title.slice(1)}: ${sizeText(section)}`
}

/** Returns the size of a section: its rows, and the checks behind them where those are more. */
export function sizeText({ rows }: ComparisonSection): string {
  const checks = rows.reduce((sum, { checks: own = [] }) => sum + Math.max(1, own.length), 0)
  return checks === rows.length ? `${rows.length}` : `${checks}, with ${count(rows.length, 'cause')}`
}
