import type { Transport } from '../../schemas/compiled/row.ts'
import type { CheckRecord, Run } from '../../schemas/compiled/run.ts'
import type { BaselineVerdict, Conformance, UnderLoad } from '../../schemas/compiled/load-run.ts'
import { singleUserVerdict } from './single-user-verdicts.ts'

/** The verdicts of a run of `assay check`, by check id. */
export type Baseline = ReadonlyMap<string, BaselineVerdict>

/** Returns the verdicts of a run of `assay check`, by check id. */
export function baselineOf({ checks }: Pick<Run, 'checks'>): Baseline {
  return new Map(checks.map((record) => [record.id, verdictOf(record)]))
}

function verdictOf({ verdict, reason, exchanges }: CheckRecord): BaselineVerdict {
  const rests = { exchanges: exchanges.length, reason: null }
  if (verdict === 'pass') return { verdict: 'passes', ...rests }
  if (verdict === 'fail' || verdict === 'warn') return { verdict: 'fails', ...rests }
  return {
    verdict: 'unknown',
    exchanges: 0,
    reason: `${verdict}${reason === undefined ? '' : ` (${reason})`}`,
  }
}

const CHECKS_OF = { json: 'core.', sse: 'sse.', websocket: 'websocket.' } as const

/** Returns those transports of a load for which the run of `assay check` (the baseline) has no verdicts. */
export function missingIn(baseline: Baseline, transports: readonly Transport[]): readonly Transport[] {
  const decided = [...baseline].flatMap(([id, { verdict }]) => (verdict === 'unknown' ? [] : [id]))
  return transports.filter((transport) => !decided.some((id) => id.startsWith(CHECKS_OF[transport])))
}

const NOT_JUDGED: BaselineVerdict = { verdict: 'unknown', exchanges: 0, reason: 'the check is not in it' }

/** Adds the verdict from a run without load to each check that failed under load. */
export function withBaselineVerdicts(loaded: Conformance, baseline: Baseline): Conformance {
  const checks = (loaded.checks ?? []).map((check): UnderLoad => {
    const beside = { ...check, baseline: baseline.get(check.id) ?? NOT_JUDGED }
    return { ...beside, quiet: beside.baseline.verdict === 'fails' ? 'fails' : singleUserVerdict(beside) }
  })
  return { ...loaded, checks, quiet: { from: 'baseline', answers: 0 } }
}
