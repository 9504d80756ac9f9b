/** Compares a run with a baseline: which failures are known, which are new, and which entries are stale. Pure. */
import { exitCodeOf, leavesIncomplete, worstOutcome } from '../../conformance/engine/outcome.ts'
import type { CheckRecord, Run, RunBaseline, StaleEntry } from '../../reports/run.ts'
import type { KnownFailure, KnownFailures } from './read-baseline.ts'

/** The state of an entry in a run: it holds, it is stale, or the run does not show it. */
type Fate =
  | { readonly kind: 'accepted' | 'unknown' }
  | { readonly kind: 'stale'; readonly why: StaleEntry['why'] }

/**
 * Returns what `baseline` makes of `run`. `today` is a day such as 2026-11-22. The exit code is that of the run without its
 * known failures: 1 for a failure that is not known and for a stale entry, 3 where what is left is incomplete or partial.
 */
export function applyBaseline(baseline: KnownFailures, run: Run, today: string): RunBaseline {
  const entries = entriesFor(baseline, run)
  const fates = entries.map((entry) => ({ entry, fate: fateOf(entry, run, today) }))
  const accepted = fates.flatMap(({ entry, fate }) => (fate.kind === 'accepted' ? [entry] : []))
  const stale = fates.flatMap(({ entry, fate }) =>
    fate.kind === 'stale' ? [staleEntry(entry, fate.why)] : [],
  )
  const known = new Set(accepted.map(({ check }) => check))
  const rest = run.checks.filter(({ id }) => !known.has(id))
  return {
    file: baseline.file,
    sha256: baseline.sha256,
    exitCode: exitCodeWith(run, { rest, stale, isFailureKnown: isFailureIn(run, known) }),
    accepted: accepted.map(({ check, reason, link, expires }) => ({
      check,
      reason,
      ...(link === null ? {} : { link }),
      ...(expires === null ? {} : { expires }),
    })),
    stale,
  }
}

/** The entries that hold for the target of this run. One that names the target stands before one that names none. */
export function entriesFor({ entries }: KnownFailures, { target }: Run): readonly KnownFailure[] {
  const own = entries.filter((entry) => entry.target === target.baseUrl)
  const named = new Set(own.map(({ check }) => check))
  return entries.filter((entry) => own.includes(entry) || (entry.target === null && !named.has(entry.check)))
}

function fateOf(entry: KnownFailure, run: Run, today: string): Fate {
  const record = run.checks.find(({ id }) => id === entry.check)
  // --only and --skip leave checks out, and a run that was cut short did not come to all.
  if (record === undefined) return { kind: 'unknown' }
  if (entry.expires !== null && entry.expires < today) return { kind: 'stale', why: 'expired' }
  if (record.verdict === entry.verdict) return { kind: 'accepted' }
  return isUnknown(record) ? { kind: 'unknown' } : { kind: 'stale', why: whyStale(record) }
}

// Nothing shows that such a check would pass by now.
function isUnknown({ verdict, explainedBy }: CheckRecord): boolean {
  return ['fail', 'inconclusive', 'error'].includes(verdict) || explainedBy !== undefined
}

function whyStale({ verdict }: CheckRecord): StaleEntry['why'] {
  return verdict === 'pass' || verdict === 'warn' ? 'passes' : 'not-judged'
}

function staleEntry({ check, line, expires }: KnownFailure, why: StaleEntry['why']): StaleEntry {
  return { check, line, why, ...(why === 'expired' && expires !== null ? { expires } : {}) }
}

function isFailureIn({ checks }: Run, known: ReadonlySet<string>): boolean {
  return checks.some(({ id, verdict }) => verdict === 'fail' && known.has(id))
}

/** A run without its known failures. `isFailureKnown`: one of them was judged, and not merely undecided. */
type Remainder = {
  readonly rest: readonly CheckRecord[]
  readonly stale: readonly StaleEntry[]
  readonly isFailureKnown: boolean
}

function exitCodeWith(run: Run, { rest, stale, isFailureKnown }: Remainder): RunBaseline['exitCode'] {
  if (run.outcome === 'broken' || run.interrupted === true) return run.exitCode
  const outcome = worstOutcome(rest)
  // Only known failures were selected, and they were judged.
  const isEmpty = outcome === 'incomplete' && isFailureKnown && !rest.some(leavesIncomplete)
  if (isEmpty && stale.length === 0) return 0
  if (stale.length > 0 && outcome !== 'broken') return 1
  return exitCodeOf(outcome)
}
