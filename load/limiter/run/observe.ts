/** Turns the rows of a run into observations, and recognizes the statuses with which a target refuses. Pure. */
import type { Row } from '../../../schemas/compiled/row.ts'
import { memberOf, requireNumber, requireString } from '../../guards.ts'
import type { Observation, Outcome, RequestKind } from '../types.ts'

/** The times of a row that the comparison of keys needs. */
export type AnswerTimes = Pick<Row, 'class' | 'transport' | 'sentUs' | 'firstTokenUs' | 'doneUs'>

/** The observations of a run so far, with what the rows have besides. */
export type LimiterRows = {
  readonly seen: readonly Observation[]
  /** The times of the requests, in the same order. */
  readonly times: readonly AnswerTimes[]
  /** The first error of each status. */
  readonly examples: ReadonlyMap<number, string>
  /** The statuses besides 429 and 503 that turned out to be refusals. */
  readonly recognized: readonly number[]
}

/** Collects the rows of a run. */
export type RowCollector = { readonly take: (row: Row) => void; readonly rows: () => LimiterRows }

/** Creates a collector that knows these statuses as refusals. Its `take` throws a TypeError for a row without its request. */
export function collectRows(refusalStatuses: readonly number[]): RowCollector {
  const seen: Observation[] = []
  const times: AnswerTimes[] = []
  const examples = new Map<number, string>()
  return {
    take: (row) => {
      if (row.error !== null && !examples.has(row.status)) examples.set(row.status, row.error)
      const observation = observationOf(row, refusalStatuses)
      if (observation === null) return
      const { class: answerClass, transport, sentUs, firstTokenUs, doneUs } = row
      seen.push(observation)
      times.push({ class: answerClass, transport, sentUs, firstTokenUs, doneUs })
    },
    rows: () => {
      const recognized = recognizedRefusals(seen)
      return { seen: withRefusals(seen, recognized), times, examples, recognized }
    },
  }
}

const KINDS: readonly RequestKind[] = ['chat', 'brief', 'long', 'wrong-key', 'invalid', 'aborted']

/** Returns the observation of a row; null if its request was never sent. */
function observationOf(row: Row, refusalStatuses: readonly number[]): Observation | null {
  const { ask: request, sentUs, headersUs, closedUs, status, promptTokens, completionTokens } = row
  if (request === undefined || request === null) throw new TypeError(`row ${row.i} does not have its request`)
  const kind = KINDS.find((name) => name === memberOf(request, 'kind'))
  if (kind === undefined) throw new TypeError(`row ${row.i} has an unknown kind of request`)
  if (sentUs === null) return null
  const closedMs = (closedUs ?? headersUs ?? sentUs) / 1000
  const outcome = outcomeOf(row, refusalStatuses)
  const date = row.date ?? null
  return {
    atMs: requireNumber(request, 'atMs'),
    key: requireString(request, 'key'),
    source: requireString(request, 'source'),
    kind,
    tokens: requireNumber(request, 'tokens'),
    stage: requireString(request, 'stage'),
    sentMs: sentUs / 1000,
    answeredMs: headersUs === null ? closedMs : headersUs / 1000,
    closedMs,
    outcome,
    status,
    fields: fieldsOf(row),
    errorText: outcome === 'refused' || status >= 300 ? (row.errorText ?? null) : null,
    dateMs: date === null ? null : Date.parse(date),
    usedTokens: promptTokens === null ? null : { prompt: promptTokens, completion: completionTokens ?? 0 },
  }
}

function fieldsOf({ limits, retryAfter }: Row): Observation['fields'] {
  return retryAfter === null ? { ...limits } : { ...limits, 'retry-after': retryAfter }
}

/** The beginning of a completion that is not an event stream. */
const WHOLE = /^\s*\{[^]*"choices"/
/** Answers of status 200 that are not from the service. */
const NOT_FROM_SERVICE: readonly string[] = ['not-a-completion', 'bad-json']

/**
 * Returns the decision of a limiter. Refusals are 429, the declared statuses, 503 with Retry-After (RFC 9110 section 15.6.4), and an error
 * of rate limits inside a stream. The limiter accepted any other 2xx or 4xx, even if the request failed for another reason. Everything
 * else shows nothing.
 */
export function outcomeOf(
  {
    status,
    retryAfter,
    class: answerClass,
    errorText,
  }: Pick<Row, 'status' | 'retryAfter' | 'class' | 'errorText'>,
  refusalStatuses: readonly number[],
): Outcome {
  if (status === 429 || refusalStatuses.includes(status) || answerClass === 'stream-429') return 'refused'
  if (status === 503 && retryAfter !== null) return 'refused'
  // A service without event streams answers a request for one as a whole.
  if (isSuccess(status) && WHOLE.test(errorText ?? '')) return 'accepted'
  if (isSuccess(status)) return NOT_FROM_SERVICE.includes(answerClass) ? 'unclassified' : 'accepted'
  return status >= 400 && status <= 499 ? 'accepted' : 'unclassified'
}

/** Returns whether a status is one of success. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299
}

/** Returns whether a request was let through and answered with success. */
export function isCompleted({ outcome, status }: Pick<Observation, 'outcome' | 'status'>): boolean {
  return outcome === 'accepted' && isSuccess(status)
}

/** Returns whether a request was meant to be completed. */
export function isMeantToComplete({ kind }: Pick<Observation, 'kind'>): boolean {
  return kind !== 'wrong-key' && kind !== 'invalid'
}

/** Fewer answers of a status may be a coincidence. */
const MIN_COUNT = 3
/** A status that most later answers do not have is an occasional error. */
const MIN_SHARE = 0.5
/** Failures by definition (RFC 9110 section 15.6), and no answer: a server that fails under load is not a limiter. */
const FAILURES: readonly number[] = [0, 500, 501, 502, 504, 505]

/** Returns the statuses of refusals: after completions, the same request of the same key got them again and again. */
function recognizedRefusals(seen: readonly Observation[]): readonly number[] {
  const open = seen.filter((one) => one.outcome !== 'refused' && isMeantToComplete(one))
  const groups = [...Map.groupBy(open, ({ key, source, kind }) => `${key} ${source} ${kind}`).values()]
  const statuses = new Set(open.map(({ status }) => status))
  return [...statuses].filter(
    (status) =>
      !FAILURES.includes(status) &&
      !isSuccess(status) &&
      groups.some((group) => isLaterStatus(group, status)),
  )
}

function isLaterStatus(group: readonly Observation[], status: number): boolean {
  const first = group.findIndex((one) => one.status === status)
  const after = group.slice(first)
  const count = after.filter((one) => one.status === status).length
  const wasCompleted = group.slice(0, Math.max(0, first)).some(isCompleted)
  return first >= 0 && wasCompleted && count >= MIN_COUNT && count >= MIN_SHARE * after.length
}

function withRefusals(seen: readonly Observation[], statuses: readonly number[]): readonly Observation[] {
  if (statuses.length === 0) return [...seen]
  return seen.map((one) =>
    statuses.includes(one.status) && isMeantToComplete(one) ? { ...one, outcome: 'refused' } : one,
  )
}
