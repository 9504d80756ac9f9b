/** Compares the verdicts on a real server with its expected verdicts. Pure. */
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import { violationText } from '../../schemas/violation-text.ts'

/** A deviation that was confirmed by hand. `sometimes`: set if only some runs show the deviation; `because` then explains which runs. */
export type ConfirmedDeviation = {
  readonly check: string
  readonly verdict: 'fail' | 'warn'
  readonly sometimes?: true
  readonly because: string
  /** A command that shows the deviation, if the usual command does not. */
  readonly command?: string
  /** The id of another check, or of a server behind this gateway, whose entry lists the deviation instead. */
  readonly sameAs?: string
  /** Set if a run showed the deviation, but no command by hand did. The table omits such a deviation. */
  readonly isUnconfirmed?: true
}

/** A check without a verdict, and why. `core.auth-*`: all checks whose ids begin with `core.auth-`. `reason`: the reason in the run. */
export type Undecided = { readonly check: string; readonly because: string; readonly reason?: string }

/** Facts about a server for the readers of the table. */
export type About = {
  readonly name: string
  readonly version: string
  readonly registry: string
  /** The month of its release; null if unknown. */
  readonly released: string | null
  /** The command that starts the server. */
  readonly start: string
  /** The source of the server's answers: a model, an upstream service, or a fixed text. */
  readonly behind: string
}

/** `expected.json`: every check that does not pass, with its verdict. All other checks must pass. */
export type Expectation = {
  readonly server: string
  readonly about: About
  readonly deviations: readonly ConfirmedDeviation[]
  /** Checks that pass or are `inconclusive`, depending on the model, with the given `reason` (default: `model-behaviour`). */
  readonly modelBehaviour: readonly Undecided[]
  readonly notApplicable: readonly Undecided[]
  /** Checks that are only observed, because the statement does not declare their readings. */
  readonly observed: readonly Undecided[]
  /** Capabilities that the server does not have. Their checks must be `not-applicable` or `observed`. */
  readonly absent: readonly { readonly capability: string; readonly because: string }[]
}

/** The number of expected verdicts, and one line for each unexpected verdict. */
export type ExpectationResult = { readonly passed: number; readonly problems: readonly string[] }

/** Returns the differences in both directions: unexpected verdicts, and expectations that no check meets. */
export function compareRun(checks: readonly CheckRecord[], expectation: Expectation): ExpectationResult {
  const allowed = allowedVerdicts(expectation)
  const absent = new Set(expectation.absent.map(({ capability }) => capability))
  const allowedFor = ({ id, capability }: CheckRecord): readonly string[] =>
    nearest(allowed, id) ??
    (absent.has(capability) ? SILENT : BY_ANSWER.includes(id) ? [...SILENT, 'pass'] : ['pass'])
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

// The verdicts of a check that judged nothing. `observed`: the statement does not declare the gap of the check.
const SILENT = ['not-applicable', 'observed']

// Checks that pass or are not applicable, depending on the answers: whether two calls overlap, whether `max_tokens` cuts one,
// and whether a stream counts its prompt.
const BY_ANSWER = [
  'core.calls-side-by-side',
  'sse.streams-side-by-side',
  'sse.no-cross-talk',
  'sse.length-honest',
  'sse.usage-prompt-as-plain',
]

/** Returns the allowed verdicts of a check, from its own entry or from its group. */
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
