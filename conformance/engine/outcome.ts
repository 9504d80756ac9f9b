/** Adds verdicts up: per capability, and for the run. */
import { countVerdicts } from '../../schemas/verdict-counts.ts'
import type {
  CapabilityRecord,
  CheckRecord,
  Outcome,
  Run,
  TakenOut,
  Verdict,
} from '../../schemas/compiled/run.ts'
import type { Capability } from '../exchange/capabilities.ts'
import type { Plan } from './plan.ts'

const EXIT_CODES = { conformant: 0, 'non-conformant': 1, incomplete: 3, partial: 3, broken: 4 } as const

/** Returns the exit code of an outcome (0 conformant, 1 non-conformant, 3 incomplete or partial, 4 Assay broke). */
export function exitCodeOf(outcome: Outcome): Run['exitCode'] {
  return EXIT_CODES[outcome]
}

/**
 * Returns the worst of the verdicts. A run that judged nothing is incomplete, never conformant. `model-behaviour` is the one
 * inconclusive reason that leaves a run complete. A conformant run is partial where declared readings, or the lack of a key,
 * take out MUSTs of stated clauses. Neither can cancel a sentence of the interface.
 */
export function worstOutcome(records: readonly CheckRecord[]): Outcome {
  if (records.some((record) => record.verdict === 'error')) return 'broken'
  if (records.some((record) => record.verdict === 'fail')) return 'non-conformant'
  if (records.some(leavesIncomplete)) return 'incomplete'
  if (!records.some(isJudged)) return 'incomplete'
  return takenOut(records).length > 0 ? 'partial' : 'conformant'
}

/** Returns the stated clauses of which declared readings, or the lack of a key, take MUSTs out, in the order of their checks. */
export function takenOut(records: readonly CheckRecord[]): readonly TakenOut[] {
  const byClause = new Map<string, TakenOut>()
  for (const { id, clause, level, code, takenOutBy = [] } of records) {
    const isOut = takenOutBy.length > 0 || code === 'no-key'
    if (clause === undefined || level !== 'MUST' || !isOut) continue
    const { checks = [], readings = [] } = byClause.get(clause) ?? {}
    const keys = [...new Set([...readings, ...takenOutBy])]
    byClause.set(clause, { clause, checks: [...checks, id], readings: keys })
  }
  return [...byClause.values()]
}

/**
 * Returns whether a check was judged on what the target answered, without a failure. A violated SHOULD counts; a MUST only warns where a
 * capability is declared absent and is there, and that judges nothing else.
 */
export function isJudged({ verdict, level, exchanges }: CheckRecord): boolean {
  return verdict === 'pass' || (verdict === 'warn' && level === 'SHOULD' && exchanges.length > 0)
}

/** Returns whether this verdict alone makes a run incomplete: a MUST that could not be judged, for another reason than the model. */
export function leavesIncomplete({ verdict, level, code }: CheckRecord): boolean {
  return verdict === 'inconclusive' && level === 'MUST' && code !== 'model-behaviour'
}

/**
 * Per capability: counts and the worst outcome; names those that were not found and those that could not be judged. `unasked` ones are
 * not judged where they would be incomplete: they were not requested, and the run did not reach them.
 */
export function capabilityRecords(
  records: readonly CheckRecord[],
  plan: Plan,
  unasked: ReadonlySet<Capability> = new Set(),
): readonly CapabilityRecord[] {
  return [...plan.capabilities.keys()].map((id) => {
    const own = records.filter((record) => record.capability === id)
    const out = takenOut(own)
    const rest = out.length === 0 ? {} : { takenOut: out }
    const found = capabilityOutcome(own)
    const outcome = found === 'incomplete' && unasked.has(id) ? 'not-judged' : found
    return { id, outcome, counts: countVerdicts(own), ...rest }
  })
}

function capabilityOutcome(own: readonly CheckRecord[]): CapabilityRecord['outcome'] {
  if (own.length === 0) return 'not-judged'
  const absent = own.filter((record) => record.verdict === 'not-applicable')
  if (absent.length === own.length && absent.some(({ code }) => code === 'not-offered')) {
    return 'not-offered'
  }
  if (!own.some((record) => isJudged(record) || DECIDING.includes(record.verdict))) return 'not-judged'
  return worstOutcome(own)
}

// Mere observations are not a verdict on the whole.
const DECIDING: readonly Verdict[] = ['fail', 'inconclusive', 'error']
