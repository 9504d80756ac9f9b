/** Converts between the requests of a plan and those that k6 sends and gets. Shared by k6 and Node, so no I/O. Pure. */
import { isSuccess } from '../trace/outcomes.ts'
import type { StageId } from '../trace/stages.ts'
import type { PlannedRequest, LimitFields, Observation, Outcome } from '../trace/trace.ts'

/** The part of an answer that shows a limiter; the extension's answers and rows both fit. Times in microseconds. */
export type LimiterAnswer = {
  readonly sentUs: number | null
  readonly headersUs: number | null
  readonly closedUs: number | null
  readonly status: number
  /** Class of the answer, as rows have it: `not-a-completion` and `bad-json` are not answers of the service. */
  readonly class: string
  readonly retryAfter: string | null
  readonly limits: LimitFields | null
  readonly dateMs: number | null
  readonly promptTokens: number | null
  readonly completionTokens: number | null
}

/**
 * Returns the decision of a limiter. 429 and the statuses that the target is declared to refuse with are its no, and so
 * is a 503 that says when to come back (RFC 9110 section 15.6.4). Any other 2xx or 4xx was let through, whatever else
 * was wrong with it. No answer, a redirect and other 5xx show nothing, nor does a page of somebody else that is answered
 * with 200.
 */
export function outcomeOf(
  { status, retryAfter, class: answerClass }: Pick<LimiterAnswer, 'status' | 'retryAfter' | 'class'>,
  refusalStatuses: readonly number[],
): Outcome {
  if (status === 429 || refusalStatuses.includes(status)) return 'refused'
  if (status === 503 && retryAfter !== null) return 'refused'
  if (isSuccess(status)) return FOREIGN.includes(answerClass) ? 'unclassified' : 'accepted'
  return status >= 400 && status <= 499 ? 'accepted' : 'unclassified'
}

const FOREIGN: readonly string[] = ['not-a-completion', 'bad-json']

/** The observation of a request in a stage; null for one that was never sent. */
export function observationOf(
  request: PlannedRequest,
  stage: StageId,
  answer: LimiterAnswer,
  refusalStatuses: readonly number[],
): Observation | null {
  const { sentUs, headersUs, closedUs, status, dateMs, promptTokens, completionTokens } = answer
  if (sentUs === null) return null
  const closedMs = (closedUs ?? headersUs ?? sentUs) / 1000
  return {
    ...request,
    stage,
    sentMs: sentUs / 1000,
    answeredMs: headersUs === null ? closedMs : headersUs / 1000,
    closedMs,
    outcome: outcomeOf(answer, refusalStatuses),
    status,
    fields: fieldsOf(answer),
    dateMs,
    usedTokens: promptTokens === null ? null : promptTokens + (completionTokens ?? 0),
  }
}

function fieldsOf({ limits, retryAfter }: LimiterAnswer): LimitFields {
  return retryAfter === null ? { ...limits } : { ...limits, 'retry-after': retryAfter }
}
