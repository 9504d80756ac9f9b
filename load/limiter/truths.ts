/**
 * Decides whether header fields about limits are true. Retry-After is false if a request was accepted clearly earlier or refused clearly
 * later. Remaining is false if a refusal still announces quota. Reset is false if the quota came back much earlier or later.
 */
import { count } from '../../schemas/count.ts'
import { SAME_TIME, FIELD_ERROR_MS } from './constants.ts'
import { askedWaitMs, type FieldSeries } from './announced.ts'
import { isDelaying } from './context.ts'
import { chancesOf, type FittedLimit, type Explanation } from './explain-answers.ts'
import { groupOf } from './likelihood.ts'
import { isMeantToFail } from './limit-trace.ts'
import { windowOf } from './behaviors.ts'
import type { FieldTruth, Observation, RunSoFar } from './types.ts'

type Seen = readonly Observation[]
type Truth = FieldTruth | null
type Refused = ReadonlySet<Observation>

/** Returns the requests that only this limit refused. Returns null if the answers do not show which limit refused. */
export function refusedBy({ own, components }: Explanation, component: FittedLimit): Refused | null {
  const refusing = components.filter(
    (one) => one.counting.unit === component.counting.unit && !isDelaying(one),
  )
  if (refusing.length !== 1 || refusing[0] !== component) return null
  const chances = components.map(({ best, counting }) => chancesOf(own, best, counting))
  const refused = own.filter(
    ({ isAccepted }, index) =>
      !isAccepted && components.every((one, at) => (chances[at]?.[index] ?? 1) > 0.5 === (one !== component)),
  )
  return new Set(refused.map(({ observation }) => observation))
}

/** Returns whether Retry-After was true in the refusals by a limit. Returns null if the refusals are unknown, or if none had this field. */
export function retryAfterTruth(from: RunSoFar, refused: Refused | null, limit: FittedLimit): Truth {
  if (refused === null) return null
  const own = from.seen.filter((one) => one.outcome !== 'refused' || refused.has(one))
  const keys = new Set(own.map(({ key }) => key))
  const lateMs = Math.max(FIELD_ERROR_MS, 2 * SAME_TIME * windowOf(limit.best))
  const promises = [...refused].flatMap((refusal) => {
    const waitMs = askedWaitMs(refusal, from.bounds.startEpochMs)
    if (waitMs === null) return []
    const mates = own.filter((one) =>
      limit.scopes.some((scope) => groupOf(scope, one, keys) === groupOf(scope, refusal, keys)),
    )
    return [{ refusal, ...judgePromise(mates, refusal, waitMs, lateMs) }]
  })
  const [first] = promises
  if (first === undefined) return null
  const field = 'retry-after-ms' in first.refusal.fields ? 'retry-after-ms' : 'retry-after'
  const broken = promises.find(({ verdict }) => verdict === 'false')
  if (broken !== undefined) return { field, verdict: 'false', note: broken.note }
  const kept = promises.filter(({ verdict }) => verdict === 'true').length
  if (kept === 0) return { field, verdict: 'open', note: 'no request was sent near the promised moments' }
  const note = `after ${count(kept, 'refusal')}, the next accepted request came about when it said`
  return { field, verdict: 'true', note }
}

function laterThan(seen: Seen, { key, source, answeredMs }: Observation) {
  return seen.filter(
    (one) => !isMeantToFail(one) && one.key === key && one.source === source && one.sentMs > answeredMs,
  )
}

type Verdict = Pick<FieldTruth, 'verdict' | 'note'>

// `mates`: the requests that may share the count of `refusal`.
function judgePromise(mates: Seen, refusal: Observation, waitMs: number, lateMs: number): Verdict {
  const { answeredMs, closedMs } = refusal
  const promisedMs = answeredMs + Math.max(0, waitMs)
  const later = laterThan(mates, refusal)
  const isAccepted = ({ outcome, sentMs }: Observation) => outcome === 'accepted' && sentMs > closedMs
  const accepted = later.filter(isAccepted)
  const firstMs = accepted[0]?.sentMs ?? Infinity
  // Requests with fewer tokens may be accepted earlier, and those with more may be refused later.
  const equalMs = accepted.find(({ tokens }) => tokens >= refusal.tokens)?.sentMs ?? Infinity
  const refused = later.find(({ outcome, tokens }) => outcome === 'refused' && tokens <= refusal.tokens)
  const broken = (what: string, atMs: number): Verdict => ({
    verdict: 'false',
    note: `asked to wait ${seconds(waitMs)} s, and was ${what} ${seconds(atMs - answeredMs)} s later`,
  })
  // Of requests that overlap, one that was sent later may have been decided first.
  const takenMs = mates.find(isAccepted)?.sentMs ?? Infinity
  if (refused !== undefined && refused.sentMs > promisedMs + FIELD_ERROR_MS && takenMs > refused.answeredMs)
    return broken('refused', refused.sentMs)
  if (equalMs < promisedMs - lateMs) return broken('accepted', equalMs)
  const isKept = firstMs >= promisedMs - FIELD_ERROR_MS && firstMs <= promisedMs + lateMs
  return { verdict: isKept ? 'true' : 'open', note: '' }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

/** Returns whether the fields Remaining and Reset of a limit were true. */
export function headerTruth({ seen }: RunSoFar, series: FieldSeries, refused: Refused, isWindow: boolean) {
  const { values, limit } = series
  const { source: field, size, unit, isRefill = false } = limit
  const truth = (verdict: FieldTruth['verdict'], note: string): FieldTruth => ({ field, verdict, note })
  const refusals = values.filter(({ observation }) => refused.has(observation))
  const soonMs = isWindow && unit === 'requests' && !isRefill ? brokenReset(seen, series, refused) : null
  if (soonMs !== null)
    return truth('false', `Reset said ${seconds(soonMs)} s, and the quota was not back then`)
  const left: number[] = []
  let ended = 0
  for (const { observation, remaining, resetMs } of refusals) {
    if (unit === 'requests' && (remaining ?? 0) >= Math.max(1, 0.05 * size))
      return truth('false', `it said ${remaining} of ${size} left when the limit refused`)
    if (unit === 'requests' && remaining !== null) left.push(remaining)
    if (isRefill || resetMs === null || remaining !== 0) continue
    const endMs = observation.answeredMs + resetMs - FIELD_ERROR_MS
    const later = laterThan(seen, observation)
    ended += later.some(({ sentMs }) => sentMs >= endMs) ? 1 : 0
    const early = later.filter(({ outcome, sentMs }) => outcome === 'accepted' && sentMs < endMs).length
    if (early >= Math.max(1, size * (isWindow ? 0.6 : 1)))
      return truth('false', `Reset said ${seconds(resetMs)} s, and ${early} requests were accepted before`)
  }
  const shown = [
    ...(left.length === 0
      ? []
      : [`${Math.max(...left)} of ${size} left at ${count(left.length, 'refusal')}`]),
    ...(ended === 0 ? [] : [`no answer after ${count(ended, 'reset')} contradicts it`]),
  ]
  return shown.length === 0
    ? truth('open', 'no refusal by the limit tests it')
    : truth('true', shown.join(', and '))
}

function brokenReset(seen: Seen, { values, limit }: FieldSeries, refused: Refused) {
  const broken = values.find(({ observation, resetMs }) => {
    const endMs = observation.answeredMs + (resetMs ?? Infinity)
    const later = laterThan([...refused], observation).find(({ sentMs }) => sentMs > endMs + FIELD_ERROR_MS)
    if (later === undefined || resetMs === null || resetMs <= 0) return false
    const passed = seen.filter(({ outcome, sentMs }) => outcome !== 'refused' && sentMs < later.answeredMs)
    return passed.filter(({ answeredMs }) => answeredMs > endMs - FIELD_ERROR_MS).length < 0.8 * limit.size
  })
  return broken?.resetMs ?? null
}
