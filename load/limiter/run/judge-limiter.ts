/** Turns the records of a run into `limiter-run.json`. Pure: no I/O, no clock. */
import { formatPercent } from '../../../schemas/count.ts'
import type { LimiterRun } from '../../../schemas/compiled/limiter-run.ts'
import { readAnnounced } from '../announced.ts'
import { identify } from '../identify.ts'
import type { ExpectedCost, Identification, Seen } from '../types.ts'
import { commonOf, formatKey, invalidResult, NO_FINDINGS, reasonsAgainst, wasStopped } from './common-run.ts'
import type { LimiterExecution } from './execute-plan.ts'
import { formatIdentification, formatSettings } from './limit-text.ts'
import { isCompleted, isMeantToComplete } from './observe.ts'
import { draftStatement } from './statement-draft.ts'

/** With a larger share of answers that are neither completions nor refusals, a limit does not show. */
const MAX_UNCLASSIFIED = 1 / 3

/** Judges one run. `expected` is the cost that was announced; null if the run ended before. */
export function judgeLimiter(one: LimiterExecution, expected: ExpectedCost | null): LimiterRun {
  const announced =
    expected === null
      ? null
      : { requests: expected.requests, seconds: expected.seconds, tokens: expected.tokens }
  const against = reasonsAgainst(one)
  if (against.length > 0) {
    const result = wasStopped(one)
      ? { ...invalidResult(one, against), outcome: 'aborted' as const }
      : invalidResult(one, against)
    return { ...commonOf(one), ...NO_FINDINGS, ...result, expected: announced }
  }
  const { plan, rows } = one
  const from: Seen = { seen: rows.seen, bounds: { ...plan.bounds, startEpochMs: rows.startEpochMs } }
  const found = identify(from)
  const share = failedShare(from)
  const reasons = [
    ...(wasStopped(one) ? ['stopped before its end: this is the result up to there'] : []),
    ...(share > MAX_UNCLASSIFIED
      ? [`${formatPercent(share, 0)} of the answers are neither completions nor refusals (--refusal-status)`]
      : []),
  ]
  const isAnswered = found.isAnswered && reasons.length === 0
  const draft = draftStatement(found, from)
  return {
    ...commonOf(one),
    ...NO_FINDINGS,
    outcome: wasStopped(one) ? 'aborted' : isAnswered ? 'answered' : 'undetermined',
    exitCode: isAnswered ? 0 : 3,
    valid: true,
    reasons,
    expected: announced,
    answer: [
      ...answerOf(one, found, from),
      ...(draft.obstacle === null ? [] : [`No draft of a statement: ${draft.obstacle}.`]),
    ],
    finding: found,
    statement: draft.statement,
    settings: formatSettings(found.settings),
  }
}

function answerOf(one: LimiterExecution, found: Identification, from: Seen): readonly string[] {
  const [first = '', ...rest] = formatIdentification(found, readAnnounced(from))
  return [`Key ${formatKey(one.plan, 0)}. ${first}`, ...rest]
}

function failedShare({ seen }: Seen): number {
  const sent = seen.filter(isMeantToComplete)
  const failed = sent.filter((one) => one.outcome !== 'refused' && !isCompleted(one))
  return sent.length === 0 ? 0 : failed.length / sent.length
}
