import type { Row } from '../../../schemas/compiled/row.ts'
import { requireNumber, requireString } from '../../guards.ts'
import { COMPLETION, isMeantToFail } from '../limit-trace.ts'
import type { Observation, Outcome, RequestKind, RunSoFar } from '../types.ts'

/** The requests of a run with their answers, as recorded by k6. */
export type LimiterRows = {
  readonly seen: readonly Observation[]
  /** The time to first token of each request in ms, or to the end of a JSON answer; null without a completion. */
  readonly waits: readonly (number | null)[]
  readonly examples: ReadonlyMap<number, string>
  readonly recognized: readonly number[]
}

/** Creates a collector that converts rows of k6 to observations. `take` throws a TypeError if a row lacks the plan of its request (`ask`). */
export function collectRows(refusalStatuses: readonly number[]) {
  const seen: Observation[] = []
  const waits: (number | null)[] = []
  const examples = new Map<number, string>()
  return {
    take: (row: Row): void => {
      if (row.error !== null && !examples.has(row.status)) examples.set(row.status, row.error)
      const observation = observationOf(row, refusalStatuses)
      if (observation === null) return
      seen.push(observation)
      waits.push(waitOf(row, observation.sentMs))
    },
    rows: (): LimiterRows => {
      const recognized = recognizedRefusals(seen)
      const isRefused = (one: Observation): boolean => recognized.includes(one.status) && !isMeantToFail(one)
      const read = seen.map((one) => (isRefused(one) ? { ...one, outcome: 'refused' as const } : one))
      return { seen: read, waits, examples, recognized }
    },
  }
}

function observationOf(row: Row, refusalStatuses: readonly number[]): Observation | null {
  const { ask: request, sentUs, headersUs, status, promptTokens, retryAfter } = row
  if (request === undefined || request === null) throw new TypeError(`row ${row.i} does not have its request`)
  const kind = requireString(request, 'kind')
  if (!isKind(kind)) throw new TypeError(`row ${row.i} has an unknown kind of request`)
  if (sentUs === null) return null
  // A request leaves after the handshake of a new connection. The service cannot count it before.
  const sentMs = Math.max(sentUs, row.connectedUs ?? 0) / 1000
  const closedMs = (row.closedUs ?? headersUs ?? 1000 * sentMs) / 1000
  const outcome = outcomeOf(row, refusalStatuses)
  const date = row.date ?? null
  return {
    atMs: requireNumber(request, 'atMs'),
    key: requireString(request, 'key'),
    source: requireString(request, 'source'),
    kind,
    tokens: requireNumber(request, 'tokens'),
    stage: requireString(request, 'stage'),
    sentMs,
    answeredMs: headersUs === null ? closedMs : headersUs / 1000,
    closedMs,
    outcome,
    status,
    fields: retryAfter === null ? { ...row.limits } : { ...row.limits, 'retry-after': retryAfter },
    errorText: outcome === 'refused' || status >= 300 ? (row.errorText ?? null) : null,
    dateMs: date === null ? null : Date.parse(date),
    usedTokens:
      promptTokens === null ? null : { prompt: promptTokens, completion: row.completionTokens ?? 0 },
  }
}

function isKind(name: string): name is RequestKind {
  return Object.hasOwn(COMPLETION, name)
}

function waitOf({ class: answerClass, transport, firstTokenUs, doneUs }: Row, sentMs: number): number | null {
  const tokenUs = transport === 'json' ? doneUs : firstTokenUs
  return answerClass !== 'ok' || tokenUs === null ? null : tokenUs / 1000 - sentMs
}

type Judgeable = Pick<Row, 'status' | 'retryAfter' | 'class' | 'errorText'>

/** Returns whether a limit refused a request; `unclassified` if unknown. `refusalStatuses` are further statuses that count as refusals. */
export function outcomeOf(row: Judgeable, refusalStatuses: readonly number[]): Outcome {
  const { status, retryAfter, class: answerClass, errorText } = row
  if (status === 429 || refusalStatuses.includes(status) || answerClass === 'stream-429') return 'refused'
  // RFC 9110 section 15.6.4.
  if (status === 503 && retryAfter !== null) return 'refused'
  // A service without event streams answers a request for a stream with one JSON body.
  if (isSuccess(status) && /^\s*\{[^]*"choices"/.test(errorText ?? '')) return 'accepted'
  // These classes of 2xx answers come from another server, not from the service itself.
  const isForeign = answerClass === 'not-a-completion' || answerClass === 'bad-json'
  if (isSuccess(status)) return isForeign ? 'unclassified' : 'accepted'
  return status >= 400 && status <= 499 ? 'accepted' : 'unclassified'
}

/** Returns whether a status is 2xx. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299
}

/** Returns whether a request was accepted and answered with 2xx. */
export function isCompleted({ outcome, status }: Pick<Observation, 'outcome' | 'status'>): boolean {
  return outcome === 'accepted' && isSuccess(status)
}

/** Returns whether all requests with an API key were answered 401 or 403. */
export function isRejected(key: string, seen: readonly Observation[]): boolean {
  const own = seen.filter((one) => one.key === key && !isMeantToFail(one))
  return own.length > 0 && own.every(({ status }) => status === 401 || status === 403)
}

/** Removes API keys that the service rejects (401 or 403), with their answers. The first key always stays. */
export function withoutRejectedKeys({ seen, bounds }: RunSoFar): RunSoFar {
  const keys = bounds.keys.filter((key, at) => at === 0 || !isRejected(key, seen))
  return { seen: seen.filter(({ key }) => keys.includes(key)), bounds: { ...bounds, keys } }
}

/** The minimum number of similar answers in a row that count as evidence instead of chance. */
export const MIN_ANSWERS = 3
const FAILURES: readonly number[] = [0, 500, 501, 502, 504, 505] // RFC 9110 section 15.6; 0: no answer

function recognizedRefusals(seen: readonly Observation[]): readonly number[] {
  const open = seen.filter((one) => one.outcome !== 'refused' && !isMeantToFail(one))
  const groups = [...Map.groupBy(open, ({ key, source, kind }) => `${key} ${source} ${kind}`).values()]
  return [...new Set(open.map(({ status }) => status))]
    .filter((status) => !FAILURES.includes(status) && !isSuccess(status))
    .filter((status) => groups.some((group) => isLaterStatus(group, status)))
}

function isLaterStatus(group: readonly Observation[], status: number): boolean {
  const firstMs = Math.min(...group.filter(isCompleted).map(({ sentMs }) => sentMs))
  let inRow = 0
  return group.some((one) => {
    inRow = one.status === status && one.answeredMs > firstMs ? inRow + 1 : 0
    return inRow === MIN_ANSWERS
  })
}
