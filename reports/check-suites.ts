/** The cases of a run of checks, for JUnit: one suite per capability, one case per check. Pure. */
import { violationText } from '../schemas/violation-text.ts'
import { accountBlocks, rankOf } from './check-failures.ts'
import { oneLine } from './neutral-text.ts'
import type { Case, Suite, Suites } from './page.ts'
import {
  acceptedText,
  fileNotice,
  finalExitCode,
  formatOutcome,
  formatReason,
  formatRunTarget,
  isModelBehaviour,
  knownFailure,
  refusedText,
  refusedWord,
  type RunFileState,
} from './run-text.ts'
import type { CheckRecord, Run } from '../schemas/compiled/run.ts'
import { formatReading, profileInForce } from './statement-text.ts'
import { renderBlocks } from './text.ts'

/** Returns the name of the JUnit file. It names the embedded reference, which must not be taken for a real service. */
export function suitesName(target: Parameters<typeof formatRunTarget>[0]): string {
  return target.isEmbedded === true ? `assay: ${formatRunTarget(target)}` : 'assay'
}

/**
 * Returns the suites. A failed check is a failure; a broken or undecided one an error; what does not apply, was only observed or depended
 * on nondeterministic model output is skipped; a warning passes with its account beside it. A failure that the baseline accepts is
 * skipped, and an entry that does not hold is a failure. A run that is not conformant without a single failed case gets one more case that is red.
 */
export function checkSuites(run: Run, state: RunFileState): Suites {
  // Hundreds of skipped cases would look as if the capability had been judged.
  const unjudged = new Set(unjudgedCapabilities(run))
  const judged = run.checks.filter(({ capability }) => !unjudged.has(capability))
  const times = timesOf(judged, run)
  const suites = [...Map.groupBy(judged, ({ capability }) => capability)].map(([id, checks]) => {
    const cases = checks.map((check) => ({ ...caseOf(check, run), durationMs: times.get(check) ?? 0 }))
    const durationMs = cases.reduce((sum, one) => sum + one.durationMs, 0)
    return { ...suiteOf(id, run, cases), durationMs }
  })
  return {
    name: suitesName(run.target),
    durationMs: run.durationMs,
    suites: [...suites, ...baselineSuite(run), ...outcomeSuite(run, state)],
  }
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

/** Returns the time of each check. An exchange counts once, for the first check that rests on it; all times add up to the run. */
function timesOf(
  checks: readonly CheckRecord[],
  { durationMs, exchangeDurations = {} }: Run,
): ReadonlyMap<CheckRecord, number> {
  const seen = new Set<string>()
  const own = checks.map((check) => {
    const fresh = check.exchanges.filter((id) => seen.size < seen.add(id).size)
    return [check, fresh.reduce((sum, id) => sum + (exchangeDurations[id] ?? 0), 0)] as const
  })
  // Exchanges overlap, so their times are shares of the run.
  const total = own.reduce((sum, [, ms]) => sum + ms, 0)
  return new Map(own.map(([check, ms]) => [check, total === 0 ? 0 : (ms / total) * durationMs]))
}

// Properties are in each suite, because that is the one place for them that CI systems read, and suites are shown one by one.
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
    ['assay.statement.name', statement?.name ?? 'none'],
    ['assay.statement.sha256', statement?.sha256 ?? 'none'],
    ['assay.statement.extends', statement?.extends ?? 'none'],
    ...readings.map(
      (reading) => [`assay.reading.${reading.key}`, `${formatReading(reading)} (${reading.layer})`] as const,
    ),
  ]
}

// Nothing may turn a run green that is not: CI reads this file and not our exit code.
function outcomeSuite(run: Run, state: RunFileState): readonly Suite[] {
  const notice = fileNotice(state)
  if (notice !== null) {
    const ending = state.kind === 'edited' ? 'error' : 'skipped'
    return [suiteOf('run', run, [{ name: 'run file', ending, type: 'edited', message: notice }])]
  }
  const hasRedCase = run.checks.some((check) => ['failure', 'error'].includes(endingOf(check, run)))
  if (finalExitCode(run) === 0 || hasRedCase || isRefused(run)) return []
  const message = `${formatOutcome(run.outcome)}: ${run.reason ?? 'no check failed'}`
  return [suiteOf('run', run, [{ name: 'outcome', ending: 'error', type: run.outcome, message }])]
}

function isRefused({ baseline }: Run): boolean {
  return (baseline?.refused.length ?? 0) > 0
}

function baselineSuite(run: Run): readonly Suite[] {
  const { baseline } = run
  if (baseline === undefined || !isRefused(run)) return []
  const cases = baseline.refused.map((entry) => ({
    name: `${entry.check}: ${refusedWord(entry)} entry`.replace('more entry', 'more than its entry'),
    ending: 'failure' as const,
    type: refusedWord(entry),
    message: refusedText(entry, baseline.file),
  }))
  return [suiteOf('baseline', run, cases)]
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
      return isModelBehaviour(check) ? 'skipped' : 'error'
    case 'not-applicable':
    case 'observed':
      return 'skipped'
  }
}

/** The title stands beside the case: its name is the id, which stays the same when a title is worded afresh. */
function caseOf(check: CheckRecord, run: Run): Case {
  const { id, title, verdict, level, issues } = check
  const known = knownFailure(run, id)
  const ending = endingOf(check, run)
  const isRed = ending === 'failure' || ending === 'error'
  const [issue] = issues
  const isTold = isRed || verdict === 'warn'
  const account = isTold ? renderBlocks(accountBlocks(check, run)) : ''
  const reason =
    known === null ? `${verdict}: ${formatReason(check)}` : `known failure: ${acceptedText(known)}`
  return {
    name: id,
    ending,
    type: ending === 'failure' ? level : verdict,
    message: ending === 'failure' ? (issue === undefined ? title : violationText(issue)) : reason,
    ...(isRed ? { body: account } : {}),
    output:
      verdict === 'warn' ? `${oneLine(title)}\nWARNING ${rankOf(check, run)}\n${account}` : oneLine(title),
  }
}
