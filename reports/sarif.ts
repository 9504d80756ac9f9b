/** Formats a check run as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/). */
import {
  acceptedText,
  finalExitCode,
  knownFailure,
  fileNotice,
  formatHeadline,
  failsCi,
  FRESH_RUN,
  formatAmong,
  formatReason,
  formatRunTarget,
  type RunFileState,
  clauseText,
  refusedText,
} from './run-text.ts'
import { isoTime, oneLine } from './neutral-text.ts'
import type { CheckRecord, Run, RunIssue } from '../schemas/compiled/run.ts'
import { violationText } from '../schemas/violation-text.ts'

// The maximum number of issues of a check in the log. The run file has all of them.
const MAX_ISSUES = 20

/** Returns the SARIF log of a check run. */
export function renderSarif(run: Run, state: RunFileState = FRESH_RUN): string {
  const reported = run.checks.filter(({ verdict }) => kindOf(verdict) !== null)
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Assay', version: oneLine(run.suite.version), rules: reported.map(ruleOf) } },
        invocations: [invocationOf(run, state)],
        results: reported.map((check, ruleIndex) => resultOf(check, ruleIndex, run)),
        columnKind: 'utf16CodeUnits',
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function kindOf(verdict: CheckRecord['verdict']): 'fail' | 'open' | null {
  if (verdict === 'fail' || verdict === 'warn') return 'fail'
  return verdict === 'error' || verdict === 'inconclusive' ? 'open' : null
}

function ruleOf({ id, title, clause, gap, level, capability }: CheckRecord): object {
  const anchor = clause ?? gap ?? ''
  return {
    id: oneLine(id),
    shortDescription: { text: oneLine(title) },
    fullDescription: { text: oneLine(`${anchor}: ${clauseText(anchor) ?? title}`, 1000) },
    defaultConfiguration: { level: level === 'MUST' ? 'error' : 'warning' },
    properties: { tags: [capability, oneLine(anchor)] },
  }
}

function resultOf(check: CheckRecord, ruleIndex: number, run: Run): object {
  const kind = kindOf(check.verdict)
  const level = kind === 'open' ? 'none' : check.verdict === 'fail' ? 'error' : 'warning'
  const known = knownFailure(run, check.id)
  return {
    ruleId: oneLine(check.id),
    ruleIndex,
    kind,
    level,
    message: { text: messageOf(check) },
    locations: locationsOf(check, run),
    partialFingerprints: { 'assay/check': oneLine(`${check.id} ${run.target.baseUrl}`) },
    ...(known === null
      ? {}
      : {
          suppressions: [
            { kind: 'external', status: 'accepted', justification: oneLine(acceptedText(known)) },
          ],
        }),
    properties: {
      layer: check.layer,
      verdict: check.verdict,
      exchanges: check.exchanges.map((id) => oneLine(id)),
    },
  }
}

function messageOf(check: CheckRecord): string {
  if (check.issues.length === 0) return oneLine(`${check.title}: ${formatReason(check) || check.verdict}`)
  const issues = check.issues.slice(0, MAX_ISSUES).map(issueText)
  const more = check.issues.length > MAX_ISSUES ? [`and ${check.issues.length - MAX_ISSUES} more`] : []
  const among = formatAmong(check)
  return [oneLine(check.title), ...issues, ...more, ...(among === '' ? [] : [among])].join('\n')
}

function issueText({ at, expected, received }: RunIssue): string {
  return violationText({ at: oneLine(at), expected: oneLine(expected), received: oneLine(received) })
}

// Returns the location of a check's issues: the run file, and the place of each issue. Without issues, the place is the
// target. Hosts of SARIF reports require a file.
function locationsOf({ issues }: CheckRecord, run: Run): readonly object[] {
  const physicalLocation = { artifactLocation: { uri: 'run.json' } }
  const places = issues.slice(0, MAX_ISSUES).map(({ at }) => ({ fullyQualifiedName: oneLine(at) }))
  const target = { fullyQualifiedName: oneLine(formatRunTarget(run.target)), kind: 'resource' }
  return [{ physicalLocation, logicalLocations: places.length === 0 ? [target] : places }]
}

function invocationOf(run: Run, state: RunFileState): object {
  const started = isoTime(run.startedAt)
  const hasJudged = !['incomplete', 'broken'].includes(run.outcome) && state.kind !== 'edited'
  const outcome = `${formatHeadline(run, state)}: ${run.reason ?? formatRunTarget(run.target)}`
  return {
    executionSuccessful: hasJudged && (run.baseline?.refused ?? []).length === 0,
    exitCode: finalExitCode(run),
    ...(started === null ? {} : { startTimeUtc: started }),
    toolExecutionNotifications: [
      {
        level: failsCi(run, state) ? 'error' : 'note',
        message: { text: oneLine([fileNotice(state), outcome].filter((part) => part !== null).join('. ')) },
      },
      ...(run.baseline?.refused ?? []).map((entry) => ({
        level: 'error',
        message: { text: oneLine(refusedText(entry, run.baseline?.file ?? '')) },
      })),
    ],
  }
}
