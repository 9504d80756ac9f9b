/** A run as JUnit XML, the form CI systems show tests in. */
import { acceptedText, finalExitCode, knownFailure, staleText } from './baseline-text.ts'
import { clauseText, readingText, type ClauseLookup } from './clause-text.ts'
import { curlFor } from './curl.ts'
import { junitCase, junitFile, type JunitCase, type JunitSuite } from './junit-suite.ts'
import { markup, nothing, type Markup } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import type { RunFileState } from './run-file-state.ts'
import { fileNotice, JUST_MADE } from './run-headline.ts'
import type { CheckRecord, Run } from './run.ts'
import { isModelBehaviour, formatOutcome, formatReason } from './run-text.ts'
import { formatReading, profileInForce } from './statement-text.ts'
import { violationText } from '../schemas/violation-text.ts'

type Ending = JunitCase['ending']
type Property = readonly [name: string, value: string]

/**
 * One suite per capability, one case per check. A failed check is a failure; a broken or undecided one an error;
 * what does not apply, was only observed or depended on nondeterministic model output is skipped; a warning passes and says so
 * in `system-out`. A failure that the baseline accepts is skipped, and a stale entry is a failure. A run that is not conformant without a single failed case gets one more case that is red.
 */
export function renderJunit(
  run: Run,
  textOf: ClauseLookup = clauseText,
  state: RunFileState = JUST_MADE,
): string {
  // Skipped cases by the hundred would look as if somebody had looked.
  const unjudged = new Set(unjudgedCapabilities(run))
  const groups = Map.groupBy(
    run.checks.filter(({ capability }) => !unjudged.has(capability)),
    ({ capability }) => capability,
  )
  const suites = [...groups].map(([id, checks]) => ({
    ...suite(
      id,
      run,
      checks.map((check) => caseOf(check, run, textOf)),
    ),
    durationMs: durationOf(new Set(checks.flatMap(({ exchanges }) => exchanges)), run),
  }))
  return junitFile(run, [...suites, ...baselineSuite(run), ...outcomeSuite(run, state)])
}

/** Capabilities that were not judged, in this run or at this target, and of which no check fails, warns or is undecided. */
function unjudgedCapabilities({ capabilities, checks }: Run): readonly string[] {
  return capabilities.flatMap(({ id, outcome }) => {
    const isOut = outcome === 'not-judged' || outcome === 'not-offered'
    const isSilent = checks.every(
      ({ capability, verdict }) =>
        capability !== id || verdict === 'not-applicable' || verdict === 'observed',
    )
    return isOut && isSilent ? [id] : []
  })
}

/** Returns the total duration of these exchanges; 0 in files of older versions, which do not have it. */
function durationOf(ids: ReadonlySet<string>, { exchangeDurations = {} }: Run): number {
  return [...ids].reduce((sum, id) => sum + (exchangeDurations[id] ?? 0), 0)
}

// Properties are in each suite, because that is the one place for them that CI systems read, and suites are shown one by one.
function suite(id: string, run: Run, cases: readonly JunitCase[]): JunitSuite {
  return {
    name: `assay.${id}`,
    startedAt: run.startedAt,
    durationMs: null,
    properties: propertiesOf(run),
    cases,
  }
}

function propertiesOf(run: Run): readonly Property[] {
  const { outcome, statement, baseline, readings = [] } = run
  const unjudged = unjudgedCapabilities(run)
  return [
    ['assay.outcome', outcome],
    ['assay.not-judged', unjudged.length === 0 ? 'none' : unjudged.join(', ')],
    ['assay.baseline.sha256', baseline?.sha256 ?? 'none'],
    ['assay.profile', profileInForce(run) ?? 'none'],
    ['assay.statement.name', statement?.name ?? 'none'],
    ['assay.statement.sha256', statement?.sha256 ?? 'none'],
    ['assay.statement.extends', statement?.extends ?? 'none'],
    ...readings.map((reading): Property => [
      `assay.reading.${reading.key}`,
      `${formatReading(reading)} (${reading.layer})`,
    ]),
  ]
}

// Nothing may turn a run green that is not: CI reads this file and not our exit code.
function outcomeSuite(run: Run, state: RunFileState): readonly JunitSuite[] {
  const notice = fileNotice(state)
  if (notice !== null) return [suite('run', run, [fileCase(state, notice)])]
  const hasRedCase = run.checks.some((check) => ['failure', 'error'].includes(endingOf(check, run)))
  if (finalExitCode(run) === 0 || hasRedCase || isStale(run)) return []
  const message = oneLine(`${formatOutcome(run.outcome)}: ${run.reason ?? 'no check failed'}`)
  const error = markup`<error type="${run.outcome}" message="${message}"/>`
  return [suite('run', run, [junitCase('assay.run', 'outcome', 'error', error)])]
}

function fileCase({ kind }: RunFileState, notice: string): JunitCase {
  const message = oneLine(notice)
  return kind === 'edited'
    ? junitCase('assay.run', 'run file', 'error', markup`<error type="edited" message="${message}"/>`)
    : junitCase('assay.run', 'run file', 'skipped', markup`<skipped message="${message}"/>`)
}

function isStale({ baseline }: Run): boolean {
  return (baseline?.stale.length ?? 0) > 0
}

function baselineSuite(run: Run): readonly JunitSuite[] {
  const { baseline } = run
  if (baseline === undefined || !isStale(run)) return []
  const cases = baseline.stale.map((entry) => {
    const message = oneLine(staleText(entry, baseline.file))
    const failure = markup`<failure type="stale" message="${message}"/>`
    return junitCase('assay.baseline', `${entry.check}: stale entry`, 'failure', failure)
  })
  return [suite('baseline', run, cases)]
}

function endingOf(check: CheckRecord, run: Run): Ending {
  if (knownFailure(run, check.id) !== null) return 'skipped'
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

function caseOf(check: CheckRecord, run: Run, textOf: ClauseLookup): JunitCase {
  const ending = endingOf(check, run)
  const inside = result(check, ending, run, textOf)
  const durationMs = durationOf(new Set(check.exchanges), run)
  return junitCase(
    `assay.${check.capability}`,
    check.id,
    ending,
    [inside, titleOf(check, ending)],
    durationMs,
  )
}

/** The title beside the case: its name is the id, which stays the same when a title is worded afresh. */
function titleOf({ title, verdict }: CheckRecord, ending: Ending): Markup {
  const isSaid = ending === 'passed' && verdict === 'warn'
  return isSaid ? nothing : markup`<system-out>${oneLine(title)}</system-out>`
}

function result(check: CheckRecord, ending: Ending, run: Run, textOf: ClauseLookup): Markup {
  const known = knownFailure(run, check.id)
  const reason = oneLine(
    known === null ? `${check.verdict}: ${formatReason(check)}` : `known failure: ${acceptedText(known)}`,
  )
  switch (ending) {
    case 'failure':
      return markup`<failure type="${check.level}" message="${firstIssue(check)}">${account(check, run, textOf)}</failure>`
    case 'error':
      return markup`<error type="${check.verdict}" message="${reason}">${account(check, run, textOf)}</error>`
    case 'skipped':
      return markup`<skipped message="${reason}"/>`
    case 'passed':
      return check.verdict === 'warn'
        ? markup`<system-out>${`${oneLine(check.title)}\nWARNING (${check.level})\n${account(check, run, textOf)}`}</system-out>`
        : nothing
  }
}

function firstIssue({ issues, title }: CheckRecord): string {
  const issue = issues[0]
  if (issue === undefined) return oneLine(title)
  return oneLine(violationText(issue))
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
    ...(check.issues.length === 0 ? [formatReason(check)] : []),
    ...check.issues.map(({ at, expected, received }) =>
      [`where: ${oneLine(at)}`, `expected: ${oneLine(expected)}`, `received: ${oneLine(received)}`].join(
        '\n',
      ),
    ),
    ...curl.notes,
    ...curl.lines,
  ].join('\n')
}
