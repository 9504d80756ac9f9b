/** Converts between the requests of a plan and those that k6 sends and gets. Shared by k6 and Node, so no I/O. Pure. */
import { isSuccessStatus } from '../trace/outcomes.ts'
import type { StageId } from '../trace/stages.ts'
import type { PlannedRequest, LimitFields, Observation, LimiterDecision } from '../trace/trace.ts'

/** The part of an answer that shows a limiter. Answers of the extension and rows have it. Times in microseconds. */
export type LimiterAnswer = {
  readonly sentUs: number | null
  readonly headersUs: number | null
  readonly closedUs: number | null
  readonly status: number
  /** The class of the answer in the rows. `not-a-completion` and `bad-json` are not answers of the service. */
  readonly class: string
  readonly retryAfter: string | null
  readonly limits: LimitFields | null
  readonly dateMs: number | null
  readonly promptTokens: number | null
  readonly completionTokens: number | null
}

/**
 * Returns the decision of a limiter. Refusals are 429, the declared statuses, and 503 with Retry-After (RFC 9110 section
 * 15.6.4). The limiter accepted any other 2xx or 4xx, even if the request failed for another reason. No answer, a redirect,
 * another 5xx, and a 200 that is not from the service show nothing.
 */
export function limiterDecision(
  { status, retryAfter, class: answerClass }: Pick<LimiterAnswer, 'status' | 'retryAfter' | 'class'>,
  refusalStatuses: readonly number[],
): LimiterDecision {
  if (status === 429 || refusalStatuses.includes(status)) return 'refused'
  if (status === 503 && retryAfter !== null) return 'refused'
  if (isSuccessStatus(status)) return NOT_FROM_SERVICE.includes(answerClass) ? 'unclassified' : 'accepted'
  return status >= 400 && status <= 499 ? 'accepted' : 'unclassified'
}

const NOT_FROM_SERVICE: readonly string[] = ['not-a-completion', 'bad-json']

/** Returns the observation of a request in a stage; null if it was never sent. */
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
    outcome: limiterDecision(answer, refusalStatuses),
    status,
    fields: fieldsOf(answer),
    dateMs,
    usedTokens: promptTokens === null ? null : promptTokens + (completionTokens ?? 0),
  }
}

function fieldsOf({ limits, retryAfter }: LimiterAnswer): LimitFields {
  return retryAfter === null ? { ...limits } : { ...limits, 'retry-after': retryAfter }
}
