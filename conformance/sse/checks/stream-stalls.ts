import { inconclusive, violatedUnlessEmpty, type Issue, type Judgement } from '../../exchange/judgement.ts'
import type { Evidence } from '../../evidence/check.ts'
import { referenceCalls } from '../../evidence/replies.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { hasTimedOut } from '../../exchange/attempts.ts'
import { isCompletion } from '../../exchange/reply.ts'
import { isStream, streamIn } from '../../evidence/stream.ts'
import { streamedExchanges } from './stream-evidence.ts'

const MIN_STALLS = 2
// The minimum ratio of the wait of a stalled stream to the duration of a call without a stream. Mere concurrency delays a stream less.
const MIN_RATIO = 10

/** Returns a violation if several streams timed out after a pause of at least ten times the fastest answer without streaming; else null. */
export function stalled(evidence: Evidence): Judgement | null {
  const plainMs = quickestPlainMs(evidence)
  const late = streamedExchanges(evidence).filter(
    (exchange) =>
      isLate(exchange) &&
      waitedMs(exchange) >= plainMs * MIN_RATIO &&
      longBeside(exchange, evidence) === null,
  )
  if (late.length < MIN_STALLS) return null
  return violatedUnlessEmpty(
    late.map((exchange) => stallIssue(evidence, exchange, plainMs)),
    late,
  )
}

/** Returns an inconclusive judgment if a stream may be late because the service processed another call first. Otherwise returns null. */
export function queued(evidence: Evidence): Judgement | null {
  const waiting = streamedExchanges(evidence).filter(isLate)
  const [first] = waiting.flatMap((exchange) => {
    const other = longBeside(exchange, evidence)
    return other === null ? [] : [{ exchange, other }]
  })
  if (first === undefined) return null
  const { exchange, other } = first
  const waited = `${exchange.id}: nothing for ${duration(waitedMs(exchange))}`
  const beside = `while ${other.id} took ${duration(other.timing.endMs)}`
  const advice = 'the service may generate one answer after the other: --timeout N waits N seconds'
  return inconclusive('timeout', `${waited} ${beside}; ${advice}`, waiting)
}

function longBeside(late: Exchange, { exchanges, others = [] }: Evidence): Exchange | null {
  const [fromMs, toMs] = [endMs(late) - waitedMs(late), endMs(late)]
  const beside = [...exchanges, ...others].filter(
    (other) =>
      (isAnswered(other) || (isLate(other) && other.kind === 'completion')) &&
      other.sentAtEpochMs < toMs &&
      endMs(other) > fromMs,
  )
  const isLong = ({ timing }: Exchange): boolean => timing.endMs * MIN_RATIO > waitedMs(late)
  const isServedMeanwhile = (other: Exchange): boolean =>
    other.sentAtEpochMs >= fromMs && endMs(other) <= toMs && isAnswered(other) && !isLong(other)
  if (beside.some(isServedMeanwhile)) return null
  return beside.filter(isLong).toSorted((left, right) => right.timing.endMs - left.timing.endMs)[0] ?? null
}

function isAnswered(exchange: Exchange): boolean {
  return exchange.end.kind === 'complete' && (isStream(exchange) || isCompletion(exchange))
}

function endMs({ sentAtEpochMs, timing }: Exchange): number {
  return sentAtEpochMs + timing.endMs
}

function quickestPlainMs(evidence: Evidence): number {
  const whole = referenceCalls(evidence).filter(
    (exchange) => exchange.end.kind === 'complete' && isCompletion(exchange),
  )
  return Math.min(...whole.map(({ timing }) => timing.endMs))
}

function isLate(exchange: Exchange): boolean {
  const { end } = exchange
  return hasTimedOut(exchange) && end.kind === 'failed' && end.code !== 'timeout-connect'
}

// Returns the time in ms without data before the timeout. For a stream that never paused, returns its whole duration.
function waitedMs(exchange: Exchange): number {
  const { timing, response } = exchange
  return isFlowing(exchange) ? timing.endMs : timing.endMs - (response?.reads.at(-1)?.[0] ?? 0)
}

function isFlowing({ end }: Exchange): boolean {
  return end.kind === 'failed' && end.code === 'timeout-total'
}

function stallIssue(evidence: Evidence, exchange: Exchange, plainMs: number): Issue {
  const count = isStream(exchange) ? streamIn(exchange, evidence.readings).events.length : 0
  const after = count === 0 ? 'before any event' : `after ${count} events`
  const what = isFlowing(exchange)
    ? `still going on after ${duration(exchange.timing.endMs)}, ${count} events`
    : `nothing for ${duration(waitedMs(exchange))} ${after}`
  const plain = `a plain call was answered in ${duration(plainMs)}`
  return { at: exchange.id, expected: 'a stream that comes to its end', received: `${what}; ${plain}` }
}

function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}
