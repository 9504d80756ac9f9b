/** Writes a baseline anew from what a run shows (`--baseline-update`). Pure. */
import { oneLine } from '../../reports/neutral-text.ts'
import type { CheckRecord, Run } from '../../reports/run.ts'
import { applyBaseline, entriesFor } from './apply-baseline.ts'
import { BASELINE_MARK, type KnownFailure, type KnownFailures } from './read-baseline.ts'

/** Stands for a reason that somebody still has to write. */
const REASON_TO_WRITE = 'Why is this accepted? Write it here.'

/** An updated baseline: its file, and how many entries it has, gained and lost. */
export type Update = {
  readonly file: object
  readonly entries: number
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/**
 * Returns the baseline under which `run` passes: an entry for each failure, without stale ones. Entries that hold keep their reason, link
 * and day; entries of other targets, and of checks that the run does not tell about, stay. `today` is a day such as 2026-11-22.
 */
export function updateBaseline(baseline: KnownFailures | null, run: Run, today: string): Update {
  const before = baseline ?? { file: '', sha256: '', entries: [] }
  const { stale } = applyBaseline(before, run, today)
  const gone = new Set(stale.map(({ line }) => line))
  const kept = before.entries.filter(({ line }) => !gone.has(line))
  const known = new Set(entriesFor({ ...before, entries: kept }, run).map(({ check }) => check))
  const fresh = run.checks.filter((record) => belongsIn(record) && !known.has(record.id))
  const failures = [...kept.map(entryOf), ...fresh.map(freshEntry)]
  return {
    file: { schema: BASELINE_MARK, failures },
    entries: failures.length,
    added: fresh.map(({ id }) => id),
    removed: stale.map(({ check }) => check),
  }
}

// A check that could not be judged belongs in where another one has to pass first. A timeout or a budget does not last.
function belongsIn({ verdict, code }: CheckRecord): boolean {
  return verdict === 'fail' || (verdict === 'inconclusive' && code === 'prerequisite')
}

function entryOf({ check, verdict, target, reason, link, expires }: KnownFailure): object {
  return {
    check,
    ...(verdict === 'fail' ? {} : { verdict }),
    ...(target === null ? {} : { target }),
    reason,
    ...(link === null ? {} : { link }),
    ...(expires === null ? {} : { expires }),
  }
}

function freshEntry({ id, verdict, cause, detail, reason }: CheckRecord): object {
  if (verdict === 'fail') return { check: id, reason: REASON_TO_WRITE }
  // It passes or fails on its own once the failure behind it is gone.
  const why = cause ?? detail ?? reason
  return {
    check: id,
    verdict,
    reason: why === undefined ? REASON_TO_WRITE : oneLine(`not judged: ${why}`, 200),
  }
}
