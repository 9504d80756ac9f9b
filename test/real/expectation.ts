/** Compares the verdicts of a run with the expected verdicts on a real server. Pure. */
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import { violationText } from '../../schemas/violation-text.ts'

/** A deviation confirmed by hand. `sometimes`: only some runs show it, and `because` says when; the table always lists it. */
export type ConfirmedDeviation = {
  readonly check: string
  readonly verdict: 'fail' | 'warn'
  readonly sometimes?: true
  readonly because: string
  /** A command that shows the deviation where the usual command does not. */
  readonly command?: string
  /** The check, or the server behind a gateway, that has the same deviation. The table lists it only there. */
  readonly sameAs?: string
  /** Set if a run showed the deviation and a manual command did not. The table does not list it. */
  readonly isUnconfirmed?: true
}

/** A check that cannot or need not be decided on this server, and why. `core.auth-*` stands for all that begin so. */
export type Undecided = { readonly check: string; readonly because: string; readonly reason?: string }

/** What a reader of the table must know of a server. */
export type About = {
  readonly name: string
  readonly version: string
  readonly registry: string
  /** The month of the release; null when not known. */
  readonly released: string | null
  /** The command that starts it. */
  readonly start: string
  /** What the server's answers come from: a model, an upstream service, or a fixed text. */
  readonly behind: string
}

/** `expected.json`: every check that is not a plain pass. Checks that are not named must pass. */
export type Expectation = {
  readonly server: string
  readonly about: About
  readonly deviations: readonly ConfirmedDeviation[]
  /** Checks that the model may leave undecided: `inconclusive` with the reason `model-behaviour`, or a pass. */
  readonly modelBehaviour: readonly Undecided[]
  readonly notApplicable: readonly Undecided[]
  /** Checks that are only observed, because the statement does not declare their readings. */
  readonly observed: readonly Undecided[]
  /** Capabilities that the server does not have. None of their checks may report anything about it. */
  readonly absent: readonly { readonly capability: string; readonly because: string }[]
}

/** The number of checks that came out as expected, and one line for each that did not. */
export type ExpectationResult = { readonly passed: number; readonly problems: readonly string[] }

/** Compares both ways: an unexpected verdict is a problem, and so is an expectation that no check in the run meets. */
export function compareRun(checks: readonly CheckRecord[], expectation: Expectation): ExpectationResult {
  const allowed = allowedVerdicts(expectation)
  const absent = new Set(expectation.absent.map(({ capability }) => capability))
  const allowedFor = ({ id, capability }: CheckRecord): readonly string[] =>
    nearest(allowed, id) ?? (absent.has(capability) ? SILENT : ['pass'])
  const wrong = checks.filter((record) => !allowedFor(record).includes(shortVerdict(record)))
  const stale = [...allowed.keys()].filter((name) => !checks.some(({ id }) => stands(name, id)))
  const problems = [
    ...wrong.map((record) => describeWrong(record, allowedFor(record))),
    ...stale.map((id) => `${id}: expected.json names it, but the run has no such check`),
    ...[...absent]
      .filter((id) => !checks.some(({ capability }) => capability === id))
      .map((id) => `${id}: expected.json names it absent, but the run has no check of it`),
    ...duplicates(expectation).map((id) => `${id}: expected.json names it twice`),
  ]
  return { passed: checks.length - wrong.length, problems }
}

// For an undeclared gap, "nothing to see" is an observation.
const SILENT = ['not-applicable', 'observed']

/** Returns the expectation for this check, or else of a group that it belongs to. */
function nearest(allowed: ReadonlyMap<string, readonly string[]>, id: string): readonly string[] | undefined {
  const group = [...allowed].find(([name]) => stands(name, id))
  return allowed.get(id) ?? group?.[1]
}

function stands(name: string, id: string): boolean {
  return name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name
}

function allowedVerdicts(expectation: Expectation): ReadonlyMap<string, readonly string[]> {
  return new Map<string, readonly string[]>([
    ...expectation.modelBehaviour.map(
      ({ check, reason = 'model-behaviour' }) => [check, ['pass', `inconclusive (${reason})`]] as const,
    ),
    ...expectation.notApplicable.map(({ check }) => [check, ['not-applicable']] as const),
    ...expectation.observed.map(({ check }) => [check, ['observed']] as const),
    ...expectation.deviations.map(
      ({ check, verdict, sometimes, sameAs }) =>
        [
          check,
          sometimes !== true
            ? [verdict]
            : // What is the same deviation as another is not counted where the other shows.
              ['pass', verdict, ...(sameAs === undefined ? [] : ['not-applicable'])],
        ] as const,
    ),
  ])
}

function shortVerdict({ verdict, reason }: CheckRecord): string {
  return verdict === 'inconclusive' ? `inconclusive (${reason ?? 'no reason'})` : verdict
}

function describeWrong(record: CheckRecord, allowed: readonly string[]): string {
  const [issue] = record.issues
  const shown = issue === undefined ? (record.detail ?? record.reason) : violationText(issue)
  const because = shown === undefined ? '' : `: ${shown}`
  return `${record.id}: expected ${allowed.join(' or ')}, is ${shortVerdict(record)}${because}`
}

function duplicates({ deviations, modelBehaviour, notApplicable, observed }: Expectation): readonly string[] {
  const ids = [...deviations, ...modelBehaviour, ...notApplicable, ...observed].map(({ check }) => check)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
