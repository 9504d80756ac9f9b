/** Recomputes a run from its transcript, with no network: anyone can check what we said. */
import type { Run } from '../../reports/run.ts'
import type { Check } from '../evidence/check.ts'
import { composeRun } from './compose.ts'
import { evidenceFor } from '../evidence/evidence.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { judgeAmong } from '../engine/explain.ts'
import { planFromRecord } from './plan-record.ts'
import { selectChecks } from './registry.ts'
import { createBudget } from '../transport/budget.ts'
import { usageIn } from '../transport/usage.ts'
import { readTranscript, type TranscriptParts } from '../transport/transcript.ts'

/** The reason of a run that its user stopped. */
export const INTERRUPTED = 'the run was interrupted'

/** Returns the run that `text` records; `source` names it in errors. Throws TranscriptError for anything that is not a transcript. */
export function replayTranscript(text: string, source: string): Run {
  const parts = readTranscript(text, source)
  return judgeTranscript(parts, { source, checks: selectChecks(parts.header.checks) })
}

/** The judging of a transcript: its checks, and how to call the transcript in words. */
export type TranscriptJudging = { readonly source: string; readonly checks: readonly Check[] }

/** Returns the run that a transcript records, judged by these checks. */
export function judgeTranscript(
  transcript: TranscriptParts,
  { source, checks: selected }: TranscriptJudging,
): Run {
  const { header, exchanges, omissions, secrets, end } = transcript
  const plan = planFromRecord(header)
  const parts = {
    header,
    plan,
    exchanges: () => exchanges,
    omissions: () => omissions,
    secrets: () => secrets,
  }
  const jury = { checks: selected, plan, evidenceOf: (check: Check) => evidenceFor(check, parts) }
  const checks = selected.map((check) => judgeAmong(check, jury))
  const facts = {
    ...header,
    plan,
    version: header.suite,
    exchanges,
    durationMs: end?.durationMs ?? durationSoFar(exchanges),
    cost: end?.cost ?? costSoFar(exchanges),
  }
  const run = composeRun(facts, checks)
  if (end !== null && end.interrupted !== true) return run
  // Exchanges may be missing.
  const why =
    end === null
      ? { reason: `${source} was cut off before its end` }
      : ({ reason: INTERRUPTED, interrupted: true } as const)
  const { reasonCheck: _, ...rest } = run
  return { ...rest, outcome: 'incomplete', exitCode: 3, ...why }
}

/** Returns the cost of these exchanges. */
export function costSoFar(exchanges: readonly Exchange[]): Run['cost'] {
  const budget = createBudget(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
  for (const exchange of exchanges) {
    budget.reserve(0)
    budget.use(usageIn(exchange, null))
  }
  return budget.cost()
}

/** Returns the time from the first of these exchanges to the last, in milliseconds. */
export function durationSoFar(exchanges: readonly Exchange[]): number {
  const starts = exchanges.map((exchange) => exchange.sentAtEpochMs)
  const ends = exchanges.map((exchange) => exchange.sentAtEpochMs + exchange.timing.endMs)
  return exchanges.length === 0 ? 0 : Math.round(Math.max(...ends) - Math.min(...starts))
}
