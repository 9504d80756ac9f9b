/** Reads the requests to a limiter, its responses and the decisions of the plan from the rows of a run. */
import type { Row, RowDecision } from '../../../schemas/compiled/row.ts'
import type { PlannedRequest, RequestKind, Observation } from '../trace/trace.ts'
import { memberOf, requireNumber, requireString } from '../../guards.ts'
import { createRefusalReader } from '../trace/refusal-reader.ts'
import { observationOf } from '../send/observe.ts'
import { stageIdFrom } from './stage-id.ts'
import type { LimiterDecision } from '../../../schemas/compiled/limiter-run.ts'
import { readRows } from '../../rows/read-rows.ts'
import { RowError } from '../../rows/row-parser.ts'

/** The content of the rows. `problem` is one line with the reason why they are incomplete; the earlier rows count. */
export type LimiterRows = {
  readonly observations: readonly Observation[]
  readonly decisions: readonly LimiterDecision[]
  /** The wall clock at the start of the plan, in epoch milliseconds; null without a header. */
  readonly startEpochMs: number | null
  /** The first error of each status: of an unclassified response, or of an accepted request that failed. */
  readonly examples: ReadonlyMap<number, string>
  /** The statuses that were recognized as refusals: the same requests were completed at other times. */
  readonly learned: readonly number[]
  /** The number of requests that were sent again, because the service had closed the kept connection. */
  readonly resent: number
  readonly problem: string | null
}

/** The members of a row that are used in addition to the observation: whole rows would fill the memory. */
export type RequestTimes = Pick<Row, 'transport' | 'sentUs' | 'firstTokenUs' | 'doneUs' | 'class'>

/** Gets each sent request and its observation. */
export type TakeRequest = (times: RequestTimes, seen: Observation) => void

const KINDS: readonly RequestKind[] = ['chat', 'long', 'brief', 'wrong-key', 'invalid', 'aborted']

/** Reads the file at `path`. Never throws for its content. */
export async function readLimiterRows(
  path: string,
  refusalStatuses: readonly number[],
  alsoTake: TakeRequest = () => undefined,
): Promise<LimiterRows> {
  const requests: { readonly times: RequestTimes; readonly seen: Observation }[] = []
  let resent = 0
  const decisions: LimiterDecision[] = []
  const examples = new Map<number, string>()
  const take = (row: Row): void => {
    const seen = observationIn(row, refusalStatuses)
    const { transport, sentUs, firstTokenUs, doneUs, class: answerClass } = row
    if (seen !== null)
      requests.push({ times: { transport, sentUs, firstTokenUs, doneUs, class: answerClass }, seen })
    if (row.resent === true) resent += 1
    if (row.error !== null && !examples.has(row.status)) examples.set(row.status, row.error)
  }
  const finish = (): Pick<LimiterRows, 'observations' | 'learned' | 'resent' | 'decisions' | 'examples'> => {
    const refusals = createRefusalReader()
    const observations: Observation[] = []
    // Refusals are recognized stage by stage, as during the plan.
    for (const stage of Map.groupBy(requests, ({ seen }) => seen.stage.place).values()) {
      refusals.read(stage.map(({ seen }) => seen)).forEach((seen, at) => {
        const times = stage[at]?.times
        if (times === undefined) return
        observations.push(seen)
        alsoTake(times, seen)
      })
    }
    return { observations, learned: refusals.learned(), resent, decisions, examples }
  }
  try {
    const { header, unfinished } = await readRows(path, take, (text) => decisions.push(decisionFrom(text)))
    const problem = unfinished ? 'the last line of the rows has no end' : null
    return { ...finish(), startEpochMs: header.t0EpochUs / 1000, problem }
  } catch (error) {
    if (!(error instanceof RowError) && !(error instanceof TypeError)) throw error
    return { ...finish(), startEpochMs: null, problem: error.message }
  }
}

function observationIn(row: Row, refusalStatuses: readonly number[]): Observation | null {
  const { ask: request } = row
  if (request === undefined || request === null) throw new TypeError(`row ${row.i} does not have its request`)
  const date = row.date ?? null
  return observationOf(
    plannedRequestFrom(request),
    stageIdFrom(memberOf(request, 'stage')),
    { ...row, dateMs: date === null ? null : Date.parse(date) },
    refusalStatuses,
  )
}

function plannedRequestFrom(request: unknown): PlannedRequest {
  const kind = KINDS.find((name) => name === memberOf(request, 'kind'))
  if (kind === undefined) throw new TypeError('a row has an unknown kind of request')
  return {
    atMs: requireNumber(request, 'atMs'),
    key: requireString(request, 'key'),
    source: requireString(request, 'source'),
    kind,
    tokens: requireNumber(request, 'tokens'),
  }
}

const REASONS = ['settled', 'out-of-requests', 'out-of-time', 'no-limit-seen', 'given-up'] as const

function decisionFrom(decision: RowDecision['decision']): LimiterDecision {
  const atMs = requireNumber(decision, 'atMs')
  if (decision.type === 'done') {
    const because = REASONS.find((reason) => reason === decision['because'])
    if (because === undefined) throw new TypeError('a decision has an unknown reason')
    return { type: 'done', atMs, because, note: requireString(decision, 'note') }
  }
  const stage = decision['stage'] === 'drain' ? 'drain' : 'timed'
  const name = requireString(decision, 'name')
  const requests = requireNumber(decision, 'requests')
  const step = stageIdFrom(decision['step'])
  return { type: 'stage', atMs, stage, name, step, requests, untilMs: requireNumber(decision, 'untilMs') }
}
