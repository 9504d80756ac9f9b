import { count, digits } from '../../schemas/count.ts'

/** A row of a comparison, such as a changed metric. */
export type ComparisonRow = {
  readonly name: string
  readonly change: string
  readonly detail?: string
  readonly checks?: readonly string[]
}

/** A section of a comparison. If `isRegression`, `assay compare` exits with 1. */
export type ComparisonSection = {
  readonly id: string
  readonly title: string
  readonly isRegression: boolean
  readonly rows: readonly ComparisonRow[]
}

/** A compared run, as the comparison shows it. */
export type ComparedRun = { readonly target: string; readonly outcome: string; readonly startedAt: string }

/** The differences between two runs. `unusable` has the reasons why they cannot be compared. It is empty if they can. */
export type Comparison = {
  readonly schema: 'assay.comparison/1'
  readonly kind: 'check' | 'load' | 'capacity'
  readonly firstLine: string
  readonly before: ComparedRun
  readonly after: ComparedRun
  readonly unusable: readonly string[]
  readonly regressions: number
  readonly unchanged: number
  readonly caveats: readonly string[]
  readonly sections: readonly ComparisonSection[]
}

type ComparisonParts = Omit<Comparison, 'schema' | 'regressions' | 'firstLine'>

/** Builds a comparison without its empty sections. By default, the first line counts the regressions. */
export function comparisonOf({ sections, ...parts }: ComparisonParts, firstLine?: string): Comparison {
  const filled = sections.filter(({ rows }) => rows.length > 0)
  const regressions = filled
    .filter(({ isRegression }) => isRegression)
    .reduce((sum, { rows }) => sum + rows.length, 0)
  const counted = { ...parts, regressions, sections: filled }
  const [why] = parts.unusable
  const says = why === undefined ? (firstLine ?? countsText(counted)) : `Not comparable: ${why}`
  return { schema: 'assay.comparison/1', firstLine: says, ...counted }
}

/** Returns a caveat for each fact in which the two runs differ. */
export function caveatsOf(
  facts: readonly (readonly [what: string, before: string, after: string])[],
): readonly string[] {
  return facts.flatMap(([what, before, after]) =>
    before === after ? [] : [`the ${what} differs: ${before} before, ${after} after`],
  )
}

/** The mean tokens of prompts and answers in a run. */
export type Lengths = { readonly prompt?: number | undefined; readonly completion: number }

// Mean lengths that are closer than this count as equal, because the ends of answers vary by chance.
const EQUAL_LENGTHS = 1.05

/** Returns facts for {@link caveatsOf}: mean lengths that differ. A service completes more short answers than long ones. */
export function lengthFacts(before: Lengths | null, after: Lengths | null): Parameters<typeof caveatsOf>[0] {
  return (['prompt', 'completion'] as const).flatMap((kind) => {
    const [was, is] = [before?.[kind], after?.[kind]]
    if (was === undefined || is === undefined) return []
    const isEqual = Math.max(was, is) <= EQUAL_LENGTHS * Math.min(was, is)
    return isEqual ? [] : [[`mean number of ${kind} tokens`, digits(was), digits(is)] as const]
  })
}

function countsText({
  regressions,
  kind,
  unchanged,
  sections,
}: Omit<Comparison, 'schema' | 'firstLine'>): string {
  const rest = `${count(unchanged, kind === 'check' ? 'check' : 'figure')} unchanged`
  const changed = sections.filter(({ id }) => !NEUTRAL.includes(id))
  if (changed.length === 0) return `No difference shown; ${rest}`
  const told = sections.filter(({ id, isRegression }) => TOLD.includes(id) && !isRegression).map(countText)
  if (regressions === 0) return ['No regression', ...told, rest].join('; ')
  // Durations contain one another, so one cause makes several figures of a load worse.
  if (kind === 'load') return `${count(regressions, 'figure')} worse; ${rest}`
  const worse = sections.filter(({ isRegression }) => isRegression).map(countText)
  return [`${count(regressions, 'regression')} (${worse.join('; ')})`, ...told, rest].join('; ')
}

// The first line counts these sections too, although they are not regressions.
const TOLD: readonly string[] = ['warned', 'moved']

// These sections do not show a change of the service.
const NEUTRAL: readonly string[] = ['same', 'open', 'inexact', 'instrument']

function countText(section: ComparisonSection): string {
  const { title } = section
  return `${title.slice(0, 1).toLowerCase()}${title.slice(1)}: ${sizeText(section)}`
}

/** Formats how many changes a section has and how many causes they have, such as `12, with 3 causes`. */
export function sizeText({ rows }: ComparisonSection): string {
  const checks = rows.reduce((sum, { checks: own = [] }) => sum + Math.max(1, own.length), 0)
  return checks === rows.length ? `${rows.length}` : `${checks}, with ${count(rows.length, 'cause')}`
}
