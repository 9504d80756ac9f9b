/** The frame of a JUnit file with one suite, and its cases. */
import { markup, type Markup } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import { targetInWords } from './run-words.ts'

/** One case, with how it ended. */
export type JunitCase = { readonly ending: 'passed' | 'failure' | 'error'; readonly xml: Markup }

/** What a file says of the run it is about. */
export type JunitRun = {
  readonly scenario: string
  readonly target: { readonly baseUrl: string; readonly isEmbedded?: true }
  readonly startedAt: string
  readonly durationMs: number
}

/** The name of the suite of a load, which its cases repeat. */
export function suiteName({ scenario }: Pick<JunitRun, 'scenario'>): string {
  return oneLine(`assay.load.${scenario}`)
}

/** A case of a suite; `inside` is its outcome in JUnit's own elements. */
export function junitCase(
  suite: string,
  name: string,
  ending: JunitCase['ending'],
  inside: Markup,
): JunitCase {
  const xml = markup`    <testcase classname="${suite}" name="${oneLine(name)}" time="0">${inside}</testcase>
`
  return { ending, xml }
}

/** The whole file. */
export function junitSuite(run: JunitRun, cases: readonly JunitCase[]): string {
  const howMany = (ending: JunitCase['ending']): number => cases.filter((one) => one.ending === ending).length
  const totals = markup`tests="${cases.length}" failures="${howMany('failure')}" errors="${howMany('error')}"`
  const time = (run.durationMs / 1000).toFixed(3)
  const title = run.target.isEmbedded === true ? oneLine(`assay: ${targetInWords(run.target)}`) : 'assay'
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${title}" ${totals} time="${time}">
  <testsuite name="${suiteName(run)}" ${totals} skipped="0" time="${time}" timestamp="${oneLine(run.startedAt)}">
${cases.map(({ xml }) => xml)}  </testsuite>
</testsuites>
`.source
}
