import { unusualReadings } from '../schemas/unusual-readings.ts'
import { evidenceBlocks, rankOf } from './check-evidence.ts'
import { type Case, type Suite, type Suites, renderBlocks } from './page.ts'
import {
  acceptedText,
  finalExitCode,
  formatRunTarget,
  refusedText,
  refusalText,
  withNewIssuesFirst,
  refusedWord,
  untoldEntries,
  type RunFileState,
  profileInForce,
  fileNotice,
  formatOutcome,
  formatReason,
  isModelBehaviour,
  knownFailure,
  formatReading,
  formatSelection,
} from './run-text.ts'
import type { Run, CheckRecord } from '../schemas/compiled/run.ts'
import { violationText } from '../schemas/violation-text.ts'
import { oneLine } from './neutral-text.ts'

/** Returns the name of the JUnit report: `assay`, followed by the target if that is the embedded reference implementation. */
export function suitesName(target: Parameters<typeof formatRunTarget>[0]): string {
  return target.isEmbedded === true ? `assay: ${formatRunTarget(target)}` : 'assay'
}

/** Returns the JUnit suites of a check run. */
export function checkSuites(run: Run, state: RunFileState): Suites {
  // Capabilities that were not judged get no cases, because hundreds of skipped cases would look like judged ones.
  const unjudged = new Set(unjudgedCapabilities(run))
  const judged = run.checks.filter(({ capability }) => !unjudged.has(capability))
  const times = timesOf(judged, run)
  const suites = [...Map.groupBy(judged, ({ capability }) => capability)].map(([id, checks]) => {
    const cases = checks.map((check) => ({
      ...caseOf(withNewIssuesFirst(check, run), run),
      durationMs: times.get(check) ?? 0,
    }))
    const durationMs = cases.reduce((sum, one) => sum + one.durationMs, 0)
    return { ...suiteOf(id, run, cases), durationMs }
  })
  return {
    name: `${formatSelection(run)}${suitesName(run.target)}`,
    durationMs: run.durationMs,
    suites: [...suites, ...noteSuite(run), ...baselineSuite(run), ...outcomeSuite(run, state)],
  }
}

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

// Divides the duration of the run (ms) among its checks, so that the times in a report add up.
function timesOf(
  checks: readonly CheckRecord[],
  { durationMs, exchangeDurations = {} }: Run,
): ReadonlyMap<CheckRecord, number> {
  const seen = new Set<string>()
  const narrowFirst = checks.toSorted((one, other) => one.exchanges.length - other.exchanges.length)
  const own = narrowFirst.map((check) => {
    const fresh = check.exchanges.filter((id) => seen.size < seen.add(id).size)
    return [check, fresh.reduce((sum, id) => sum + (exchangeDurations[id] ?? 0), 0)] as const
  })
  // Exchanges overlap, so their times are converted to shares of the run.
  const total = own.reduce((sum, [, ms]) => sum + ms, 0)
  return new Map(own.map(([check, ms]) => [check, total === 0 ? 0 : (ms / total) * durationMs]))
}

// Returns a suite with the properties of the run, because CI systems read them only from suites.
function suiteOf(id: string, run: Run, cases: readonly Case[]): Suite {
  return {
    name: `assay.${id}`,
    startedAt: run.startedAt,
    durationMs: null,
    properties: propertiesOf(run),
    cases,
  }
}

function propertiesOf(run: Run): readonly (readonly [string, string])[] {
  const { outcome, statement, baseline, readings = [] } = run
  const unjudged = unjudgedCapabilities(run)
  return [
    ['assay.outcome', outcome],
    ['assay.not-judged', unjudged.length === 0 ? 'none' : unjudged.join(', ')],
    ['assay.baseline.sha256', baseline?.sha256 ?? 'none'],
    ['assay.profile', profileInForce(run) ?? 'none'],
    ['assay.seed', run.seed],
    ['assay.unusual', unusualReadings(run).join(', ') || 'none'],
    ['assay.statement.name', statement?.name ?? 'none'],
    ['assay.statement.sha256', statement?.sha256 ?? 'none'],
    ['assay.statement.extends', statement?.extends ?? 'none'],
    ...readings.map(
      (reading) => [`assay.reading.${reading.key}`, `${formatReading(reading)} (${reading.layer})`] as const,
    ),
  ]
}

// Returns a suite for an outcome that no case shows, such as a failed run without a failing case. Otherwise returns no suite.
// The JUnit file needs this suite, because CI reads only this file.
function outcomeSuite(run: Run, state: RunFileState): readonly Suite[] {
  const notice = fileNotice(state)
  if (notice !== null) {
    const ending = state.kind === 'edited' ? 'error' : 'skipped'
    return [suiteOf('run', run, [{ name: 'run file', ending, type: 'edited', message: notice }])]
  }
  const hasRedCase = run.checks.some((check) => ['failure', 'error'].includes(endingOf(check, run)))
  if (finalExitCode(run) === 0 || hasRedCase || untoldEntries(run).length > 0) return []
  const message = `${formatOutcome(run.outcome)}: ${run.reason ?? 'no check failed'}`
  return [suiteOf('run', run, [{ name: 'outcome', ending: 'error', type: run.outcome, message }])]
}

// Returns a suite with a skipped case for the notes of the run, such as a quota that is not judged. Views of tests show only cases.
function noteSuite(run: Run): readonly Suite[] {
  const notes = (run.notes ?? []).map((note) => `${note}.`).join(' ')
  const said = { ending: 'skipped', message: notes, output: notes } as const
  return notes === '' ? [] : [suiteOf('notes', run, [{ name: 'notes of the run', ...said }])]
}

// The case of a failed check tells why its entry does not accept it, so that it counts once.
function baselineSuite(run: Run): readonly Suite[] {
  const cases = untoldEntries(run).map((entry) => ({
    name: `${entry.check}: ${refusedWord(entry)} entry`,
    ending: 'failure' as const,
    type: refusedWord(entry),
    message: refusedText(entry, run.baseline?.file ?? ''),
  }))
  return cases.length === 0 ? [] : [suiteOf('baseline', run, cases)]
}

function endingOf(check: CheckRecord, run: Run): Case['ending'] {
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
      return isModelBehaviour(check) || repeatsCause(check, run) ? 'skipped' : 'error'
    case 'not-applicable':
    case 'observed':
      return 'skipped'
  }
}

// Returns whether an earlier check is inconclusive for the same cause. One cause is one error.
function repeatsCause({ id, reason, detail, cause = detail }: CheckRecord, run: Run): boolean {
  if (cause === undefined) return false
  const first = run.checks.find(
    (one) =>
      one.verdict === 'inconclusive' &&
      one.reason === reason &&
      (one.cause ?? one.detail) === cause &&
      knownFailure(run, one.id) === null,
  )
  return first !== undefined && first.id !== id
}

// The name of a case is the id of the check, because titles may change.
function caseOf(check: CheckRecord, run: Run): Case {
  const { id, title, verdict, level, issues } = check
  const known = knownFailure(run, id)
  const ending = endingOf(check, run)
  const isRed = ending === 'failure' || ending === 'error'
  const [issue] = issues
  const isTold = isRed || verdict === 'warn'
  const account = isTold ? renderBlocks(evidenceBlocks(check, run)) : ''
  const reason =
    known === null ? `${verdict}: ${formatReason(check)}` : `known failure: ${acceptedText(known)}`
  return {
    name: id,
    ending,
    type: ending === 'failure' ? level : verdict,
    message: `${refusalText(run, id)}${ending === 'failure' ? (issue === undefined ? title : violationText(issue)) : reason}`,
    ...(isRed ? { body: account } : {}),
    output:
      verdict === 'warn' ? `${oneLine(title)}\nWARNING ${rankOf(check, run)}\n${account}` : oneLine(title),
  }
}
