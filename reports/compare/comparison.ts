/** What differs between two runs of one kind. Every format of `assay compare` is made from this. */

/** One line of a section: a check or a metric, and what became of it. */
export type ComparisonRow = { readonly name: string; readonly change: string; readonly detail?: string }

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
 * `regressions` counts the rows for the worse. `caveats`: what was not alike about the two runs, one sentence each, so that a difference may
 * come from that. `unchanged`: how many checks or metrics show no difference.
 */
export type Comparison = {
  readonly schema: 'assay.comparison/1'
  readonly kind: 'check' | 'load'
  readonly before: ComparedRun
  readonly after: ComparedRun
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

/** A caveat for each fact that the two runs do not share. */
export function caveatsOf(
  facts: readonly (readonly [what: string, before: string, after: string])[],
): readonly string[] {
  return facts.flatMap(([what, before, after]) =>
    before === after ? [] : [`the ${what} differs: ${before} before, ${after} after`],
  )
}
