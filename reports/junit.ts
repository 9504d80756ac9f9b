/** A run as JUnit XML, the form CI systems show tests in. */
import { clauseText, readingText, type ClauseLookup } from './clause-text.ts'
import { curlFor } from './curl.ts'
import { Markup, markup, nothing } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import type { CheckRecord, Run } from './run.ts'
import { isModelBehaviour, outcomeInWords, reasonInWords, targetInWords } from './run-words.ts'
import { readingInWords } from './statement-words.ts'

type Ending = 'failure' | 'error' | 'skipped' | 'passed'

/**
 * One suite per capability, one case per check. A failed check is a failure; a broken or undecided one an error;
 * what does not apply, was only observed or hung on the model's free will is skipped; a warning passes and says so
 * in `system-out`. A run that is not conformant without a single failed case gets one more case that is red.
 */
export function renderJunit(run: Run, textOf: ClauseLookup = clauseText): string {
  const capabilities = [...new Set(run.checks.map(({ capability }) => capability))]
  const suites = capabilities.map((id) =>
    suite(
      id,
      run,
      run.checks.filter(({ capability }) => capability === id).map((check) => caseOf(check, run, textOf)),
    ),
  )
  const cases = [...suites, ...runSuite(run)]
  const all = cases.flatMap((entry) => entry.endings)
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${run.target.isEmbedded === true ? oneLine(`assay: ${targetInWords(run.target)}`) : 'assay'}" ${counts(all)} time="${(run.durationMs / 1000).toFixed(3)}">
${cases.map((entry) => entry.xml)}</testsuites>
`.source
}

type Case = { readonly ending: Ending; readonly xml: Markup }
type Suite = { readonly endings: readonly Ending[]; readonly xml: Markup }

function suite(id: string, run: Run, cases: readonly Case[]): Suite {
  const endings = cases.map(({ ending }) => ending)
  const xml = markup`  <testsuite name="${oneLine(`assay.${id}`)}" ${totals(endings)} time="0" timestamp="${oneLine(run.startedAt)}">
${properties(run)}${cases.map((entry) => entry.xml)}  </testsuite>
`
  return { endings, xml }
}

// The schema that Jenkins uses has no `skipped` on the root element.
function counts(endings: readonly Ending[]): Markup {
  return markup`tests="${endings.length}" failures="${countOf(endings, 'failure')}" errors="${countOf(endings, 'error')}"`
}

// In each suite, because that is the one place for them that CI systems read, and suites are shown one by one.
function properties({ outcome, suite: { profile }, statement, readings = [] }: Run): Markup {
  const said = [
    ['assay.outcome', outcome],
    ['assay.profile', profile],
    ['assay.statement.name', statement?.name ?? 'none'],
    ['assay.statement.sha256', statement?.sha256 ?? 'none'],
    ...readings.map((reading) => [
      `assay.reading.${reading.key}`,
      `${readingInWords(reading)} (${reading.layer})`,
    ]),
  ]
  return markup`    <properties>
${said.map(
  ([name = '', value = '']) => markup`      <property name="${oneLine(name)}" value="${oneLine(value, 400)}"/>
`,
)}    </properties>
`
}

function totals(endings: readonly Ending[]): Markup {
  return markup`${counts(endings)} skipped="${countOf(endings, 'skipped')}"`
}

function countOf(endings: readonly Ending[], ending: Ending): number {
  return endings.filter((one) => one === ending).length
}

// Nothing may turn a run green that is not: CI reads this file and not our exit code.
function runSuite(run: Run): readonly Suite[] {
  const red = run.checks.some((check) => ['failure', 'error'].includes(endingOf(check)))
  if (run.outcome === 'conformant' || red) return []
  const message = oneLine(`${outcomeInWords(run.outcome)}: ${run.reason ?? 'no check failed'}`)
  const xml = markup`    <testcase classname="assay.run" name="outcome" time="0"><error type="${run.outcome}" message="${message}"/></testcase>
`
  return [suite('run', run, [{ ending: 'error', xml }])]
}

function endingOf(check: CheckRecord): Ending {
  switch (check.verdict) {
    case 'pass':
    case 'warn':
      return 'passed'
    case 'fail':
      return 'failure'
    case 'error':
      return 'error'
    case 'inconclusive':
      return isModelBehaviour(check) ? 'skipped' : 'error'
    case 'not-applicable':
    case 'observed':
      return 'skipped'
  }
}

function caseOf(check: CheckRecord, run: Run, textOf: ClauseLookup): Case {
  const ending = endingOf(check)
  const name = oneLine(`${check.id}: ${check.title}`)
  const xml = markup`    <testcase classname="${oneLine(`assay.${check.capability}`)}" name="${name}" time="0">${result(check, ending, run, textOf)}</testcase>
`
  return { ending, xml }
}

function result(check: CheckRecord, ending: Ending, run: Run, textOf: ClauseLookup): Markup {
  const reason = oneLine(`${check.verdict}: ${reasonInWords(check)}`)
  switch (ending) {
    case 'failure':
      return markup`<failure type="${check.level}" message="${firstIssue(check)}">${account(check, run, textOf)}</failure>`
    case 'error':
      return markup`<error type="${check.verdict}" message="${reason}">${account(check, run, textOf)}</error>`
    case 'skipped':
      return markup`<skipped message="${reason}"/>`
    case 'passed':
      return check.verdict === 'warn'
        ? markup`<system-out>${`WARNING (${check.level})\n${account(check, run, textOf)}`}</system-out>`
        : nothing
  }
}

function firstIssue({ issues, title }: CheckRecord): string {
  const issue = issues[0]
  if (issue === undefined) return oneLine(title)
  return oneLine(`${issue.at}: expected ${issue.expected}, received ${issue.received}`)
}

function account(check: CheckRecord, run: Run, textOf: ClauseLookup): string {
  const anchor = check.clause ?? check.gap ?? ''
  const reading = readingText(check, run)
  const exchange = run.exchanges.find(({ id }) => check.exchanges.includes(id))
  const curl = exchange === undefined ? { notes: [], lines: [] } : curlFor(exchange)
  return [
    `${check.inferred === undefined ? '' : 'inferred from '}${oneLine(anchor)} (${check.level}, ${check.layer}): ${oneLine(textOf(anchor) ?? check.title)}`,
    ...(check.inferred === undefined ? [] : [`inferred: ${oneLine(check.inferred)}`]),
    ...(reading === null ? [] : [`read as: ${oneLine(reading)}`]),
    ...(check.issues.length === 0 ? [reasonInWords(check)] : []),
    ...check.issues.map(({ at, expected, received }) =>
      [`where: ${oneLine(at)}`, `expected: ${oneLine(expected)}`, `received: ${oneLine(received)}`].join(
        '\n',
      ),
    ),
    ...curl.notes,
    ...curl.lines,
  ].join('\n')
}
