/** The frame of a JUnit file: its suites and their cases. */
import { markup, nothing, type Markup } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import { formatRunTarget } from './run-text.ts'

/** One case, with how it ended. */
export type JunitCase = {
  readonly ending: 'passed' | 'failure' | 'error' | 'skipped'
  readonly xml: Markup
}

/** One suite. `durationMs` is null where only the whole run was timed. */
export type JunitSuite = {
  readonly name: string
  readonly startedAt: string
  readonly durationMs: number | null
  readonly properties?: readonly (readonly [name: string, value: string])[]
  readonly cases: readonly JunitCase[]
}

/** The header of a file about a run. */
export type JunitRun = {
  readonly target: { readonly baseUrl: string; readonly isEmbedded?: true }
  readonly durationMs: number
}

/** The content of a file about a load, which is one suite. */
export type JunitLoad = JunitRun & { readonly scenario: string; readonly startedAt: string }

/** The name of the suite of a load, which its cases repeat. */
export function suiteName({ scenario }: Pick<JunitLoad, 'scenario'>): string {
  return oneLine(`assay.load.${scenario}`)
}

/** A case of a suite; `inside` is its outcome in JUnit's own elements. */
export function junitCase(
  suite: string,
  name: string,
  ending: JunitCase['ending'],
  inside: Markup | readonly Markup[],
  durationMs = 0,
): JunitCase {
  const xml = markup`    <testcase classname="${oneLine(suite)}" name="${oneLine(name)}" time="${seconds(durationMs)}">${inside}</testcase>
`
  return { ending, xml }
}

/** The whole file of a load: one suite. */
export function junitSuite(run: JunitLoad, cases: readonly JunitCase[]): string {
  const { startedAt, durationMs } = run
  return junitFile(run, [{ name: suiteName(run), startedAt, durationMs, cases }])
}

/** The whole file. The schema that Jenkins uses has no `skipped` on the root element, so only suites count skipped cases. */
export function junitFile(run: JunitRun, suites: readonly JunitSuite[]): string {
  const name = run.target.isEmbedded === true ? oneLine(`assay: ${formatRunTarget(run.target)}`) : 'assay'
  const all = suites.flatMap(({ cases }) => cases)
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${name}" ${totals(all)} time="${seconds(run.durationMs)}">
${suites.map(suiteElement)}</testsuites>
`.source
}

function suiteElement({ name, startedAt, durationMs, properties = [], cases }: JunitSuite): Markup {
  return markup`  <testsuite name="${oneLine(name)}" ${totals(cases)} skipped="${countCases(cases, 'skipped')}" time="${durationMs === null ? 0 : seconds(durationMs)}" timestamp="${oneLine(startedAt)}">
${propertyList(properties)}${cases.map(({ xml }) => xml)}  </testsuite>
`
}

function propertyList(properties: readonly (readonly [string, string])[]): Markup {
  if (properties.length === 0) return nothing
  return markup`    <properties>
${properties.map(
  ([name, value]) => markup`      <property name="${oneLine(name)}" value="${oneLine(value, 400)}"/>
`,
)}    </properties>
`
}

function totals(cases: readonly JunitCase[]): Markup {
  return markup`tests="${cases.length}" failures="${countCases(cases, 'failure')}" errors="${countCases(cases, 'error')}"`
}

function countCases(cases: readonly JunitCase[], ending: JunitCase['ending']): number {
  return cases.filter((one) => one.ending === ending).length
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}
