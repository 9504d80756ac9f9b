/** Combines verdicts into the outcome of each capability and of the run. */
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

/** Returns the exit code: 0 conformant, 1 non-conformant, 3 incomplete or partial, 4 an error in Assay. */
export function exitCodeOf(outcome: Outcome): Run['exitCode'] {
  return EXIT_CODES[outcome]
}

/** Returns the worst outcome of the records. `partial` replaces `conformant` if a declaration or a missing key excluded a MUST check. */
export function worstOutcome(records: readonly CheckRecord[]): Outcome {
  if (records.some((record) => record.verdict === 'error')) return 'broken'
  if (records.some((record) => record.verdict === 'fail')) return 'non-conformant'
  if (records.some(leavesIncomplete)) return 'incomplete'
  if (!records.some(isJudged)) return 'incomplete'
  return excludedClauses(records).length > 0 ? 'partial' : 'conformant'
}

/** Returns the clauses with MUST checks that did not apply because of the declared behavior or a missing key, in check order. */
export function excludedClauses(records: readonly CheckRecord[]): readonly TakenOut[] {
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

/** Returns whether a check passed, or is a SHOULD check that warned about recorded calls. A run without such a check is incomplete. */
export function isJudged({ verdict, level, exchanges }: CheckRecord): boolean {
  return verdict === 'pass' || (verdict === 'warn' && level === 'SHOULD' && exchanges.length > 0)
}

/** Returns whether this verdict alone makes a run incomplete: an inconclusive MUST whose reason is not `model-behaviour`. */
export function leavesIncomplete({ verdict, level, code }: CheckRecord): boolean {
  return verdict === 'inconclusive' && level === 'MUST' && code !== 'model-behaviour'
}

/** Returns outcome and verdict counts per capability. Those in `unasked` got no request: `not-judged` replaces their `incomplete`. */
export function capabilityRecords(
  records: readonly CheckRecord[],
  plan: Plan,
  unasked: ReadonlySet<Capability> = new Set(),
): readonly CapabilityRecord[] {
  return [...plan.capabilities.keys()].map((id) => {
    const own = records.filter((record) => record.capability === id)
    const out = excludedClauses(own)
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

// The verdicts that decide an outcome.
const DECIDING: readonly Verdict[] = ['fail', 'inconclusive', 'error']
