/** The parts of the interface that a run did not test, and why: the statement of coverage in a certificate. Pure. */
import clauses from '../schemas/clauses.json' with { type: 'json' }
import gaps from '../schemas/gaps.json' with { type: 'json' }
import type { Run, Verdict } from '../reports/run.ts'

/** One thing that was not tested. `id` is that of a capability, a check, a clause or a gap. */
type Untested = {
  readonly kind: 'capability' | 'check' | 'clause' | 'gap'
  readonly id: string
  readonly why: string
}

/** The statement of coverage, as `coverage.json` holds it. */
export type Coverage = {
  readonly schema: 'assay.coverage/1'
  readonly counts: Readonly<Record<string, number>>
  readonly untested: readonly Untested[]
  /** The limits of every run. */
  readonly limits: readonly string[]
}

const LIMITS = [
  'A run shows what was seen while it lasted. It does not show the absence of rare defects, nor what the service does later.',
  'The content of an answer is not graded.',
  'Load, latency and availability are not part of a certificate.',
]

const UNTESTED: readonly Verdict[] = ['not-applicable', 'observed', 'inconclusive', 'error']

/** Returns the coverage of this run. */
export function coverageOf(run: Run): Coverage {
  const untestedChecks = run.checks.filter(({ verdict }) => UNTESTED.includes(verdict))
  return {
    schema: 'assay.coverage/1',
    counts: Object.fromEntries(
      [...Map.groupBy(run.checks, ({ verdict }) => verdict)].map(([verdict, own]) => [verdict, own.length]),
    ),
    untested: [
      ...run.capabilities
        .filter(({ outcome }) => outcome === 'not-judged' || outcome === 'not-offered')
        .map(({ id, outcome }) => ({ kind: 'capability' as const, id, why: outcome })),
      ...untestedChecks.map(({ id, verdict, reason, detail }) => ({
        kind: 'check' as const,
        id,
        why: [verdict, reason, detail].filter((part) => part !== undefined).join(': '),
      })),
      ...excludedOf('clause', clauses),
      ...excludedOf('gap', gaps),
    ],
    limits: LIMITS,
  }
}

function excludedOf(
  kind: 'clause' | 'gap',
  entries: readonly { readonly id: string; readonly excluded?: string }[],
): readonly Untested[] {
  return entries.flatMap(({ id, excluded }) => (excluded === undefined ? [] : [{ kind, id, why: excluded }]))
}
