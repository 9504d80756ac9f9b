import {
  firstIssues,
  inconclusive,
  notApplicable,
  notJudged,
  notOffered,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { callsAbout, examine, unusable, attemptsOf } from '../../evidence/evidence.ts'
import type { Evidence } from '../../evidence/check.ts'
import { chunkIssue, promisesOneChoice } from '../../evidence/choices.ts'
import { referenceCalls } from '../../evidence/replies.ts'
import { CONTROL_CALLS, SPENDING, type Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { stringOf, type Readings } from '../../statement/readings.ts'
import { isCompletion, statusOf, statusText } from '../../exchange/reply.ts'
import {
  breaksOff,
  eventsReading,
  hasError,
  hasChunkEvents,
  lacksChunks,
  isStream,
  streamIn,
  streamOf,
  type Chunk,
  type Stream,
} from '../../evidence/stream.ts'

/** Selects all streamed calls, and the valid calls without `stream` that serve as a comparison. */
export const STREAMS: readonly Selector[] = ['stream', CONTROL_CALLS]

/** Selects the calls that show whether the target offers streaming: two streams, and calls without streaming for comparison. */
export const STREAM_OFFER: readonly Selector[] = ['stream:basic', 'stream:required-only', CONTROL_CALLS]

/** The properties that all checks of stream events share. */
export const EVENTS = {
  reading: 'sse.events',
  judges: STREAMS,
  ifSent: 'left',
} as const

/** Subjects such as `quota`. Checks ignore calls with these subjects unless the answer is a complete stream without an error. */
export const JUDGED_IF_WHOLE: readonly string[] = ['side-by-side', 'beside-abort', ...SPENDING]

/** Returns the valid calls that request a stream. The target must answer each of them with a stream. */
export function streamedExchanges(evidence: Evidence): readonly Exchange[] {
  const { readings } = evidence
  return callsAbout(evidence, 'stream').filter((call) => {
    if (JUDGED_IF_WHOLE.includes(call.about ?? ''))
      return isStream(call) && !breaksOff(call, readings) && !hasError(streamIn(call, readings))
    return (call.about !== 'huge' && call.about !== 'long') || isStream(call)
  })
}

// Returns whether a stream has several choices. Such a stream is not judged, because the texts of its choices are not separated.
function mayCarrySeveral(readings: Readings, { chunks }: Stream): boolean {
  if (promisesOneChoice(readings)) return false
  const indexes = chunks.flatMap(({ choices }) => choices.map((choice) => choice['index']))
  return new Set(indexes).size > 1
}

// The statuses that mean "not with this key" and "not at this path". They do not show that a service has no streams, because a service
// with faulty streams may answer with them, too.
const DENIALS: readonly number[] = [403, 404]

/** Returns the judgment "not offered" if the target refuses every stream; null if it does not. */
export function whyNotOffered(evidence: Evidence): Judgement | null {
  const [basic] = callsAbout(evidence, 'stream:basic')
  if (basic === undefined) {
    if (evidence.readings.has('sse.switch')) return examine(evidence, [], () => [])
    return notJudged('no-reading', 'no reading of sse.switch says how streaming is switched on')
  }
  const blocked = unusable(basic)
  if (blocked !== null && !hasBegun(basic)) return inconclusive(...blocked, [basic])
  const status = statusOf(basic) ?? 0
  const isRefusal = (status >= 400 && status < 500) || status === 501
  if (!isRefusal) return null
  if (callsAbout(evidence, 'stream:required-only').some(isStream)) return null
  if (!referenceCalls(evidence).some(isCompletion))
    return inconclusive('prerequisite', `neither streamed nor plain calls are answered (${status})`, [basic])
  const told = `a streamed call is answered ${statusText(basic)}`
  if (!DENIALS.includes(status)) return notOffered(told)
  const advice = 'Declare sse as unsupported if the service does not stream, or give a key that may stream'
  return inconclusive(
    'prerequisite',
    `${told}, which does not say that the service cannot stream. ${advice}`,
    [basic],
  )
}

/** Returns whether at least a part of an event stream arrived. The stream may be incomplete or malformed. */
export function hasBegun(exchange: Exchange): boolean {
  if (!isStream(exchange)) return false
  const { events, deviations } = streamOf(exchange)
  return events.length > 0 || deviations.some(({ code }) => code === 'unterminated-block')
}

/** Returns the result of `judge` if the target streams. Otherwise returns a judgment that gives the reason. */
export function whenStreamsOffered(evidence: Evidence, judge: () => Judgement): Judgement {
  const absence = whyNotOffered(evidence)
  if (absence !== null) return absence
  const basic = callsAbout(evidence, 'stream:basic')
  if (basic.some(isStream)) return judge()
  return inconclusive(
    'prerequisite',
    'a streamed call is not answered by an event stream: see sse.offered',
    basic,
  )
}

type StreamScope = {
  /** True if the check judges single events. Then it also judges streams that Assay closed before their end. */
  readonly isOfEvents?: true
  /** Selects the streams to judge. If absent, all streams are judged. */
  readonly of?: (stream: Stream) => boolean
  /** The judgment if `of` selects no stream. The default is an inconclusive judgment. */
  readonly none?: Judgement
}

/** Applies `rule` to each stream that arrived completely and reports no error, and returns one judgment. */
export function onStreams(evidence: Evidence, rule: StreamRule, scope: StreamScope = {}): Judgement {
  if (!hasChunkEvents(evidence.readings)) return takenOut(evidence.readings)
  return onThose(evidence, rule, scope, (stream) => !hasError(stream))
}

/** Applies `rule` to the text of each complete stream without an error. Does not apply if the place of the text is not declared. */
export function onTexts(evidence: Evidence, rule: StreamRule, scope: StreamScope = {}): Judgement {
  const { readings } = evidence
  const isFound = hasChunkEvents(readings) || stringOf(readings, 'sse.events', 'textPointer') !== null
  return isFound ? onThose(evidence, rule, scope, (stream) => !hasError(stream)) : takenOut(readings)
}

function takenOut(readings: Readings): Judgement {
  return notApplicable(`the reading of sse.events is ${eventsReading(readings)}`, 'sse.events')
}

/** Applies `rule` to all streams that were completely received, including those that end with an error. */
export function onEndedStreams(evidence: Evidence, rule: StreamRule): Judgement {
  return onThose(evidence, rule, {}, () => true)
}

/** Judges the events of all streams with `rule`. Streams that Assay closed early are judged, too, up to their last event. */
export function onEvents(evidence: Evidence, rule: StreamRule): Judgement {
  return onThose(evidence, rule, { isOfEvents: true }, () => true)
}

/** Returns the streams that Assay received completely. */
export function wholeStreams(evidence: Evidence): readonly Stream[] {
  return streamedExchanges(evidence)
    .filter((exchange) => exchange.end.kind !== 'failed' && isStream(exchange))
    .map((exchange) => streamIn(exchange, evidence.readings))
}

// Returns the streams that Assay left early. Removes their deviations, because the early end may have caused them.
function leftStreams(evidence: Evidence): readonly Stream[] {
  return attemptsOf(evidence, 'left')
    .filter((exchange) => exchange.end.kind !== 'failed' && isStream(exchange))
    .map((exchange) => ({ ...streamIn(exchange, evidence.readings), deviations: [] }))
}

function onThose(
  evidence: Evidence,
  rule: StreamRule,
  { of, none, isOfEvents }: StreamScope,
  isUsable: (stream: Stream) => boolean,
): Judgement {
  return whenStreamsOffered(evidence, () => {
    const { readings } = evidence
    const exchanges = streamedExchanges(evidence)
    const left = isOfEvents === true ? leftStreams(evidence) : []
    const whole = [...wholeStreams(evidence), ...left].filter(isUsable)
    const usable = whole.filter((stream) => !mayCarrySeveral(readings, stream))
    if (whole.length > 0 && usable.length === 0)
      return inconclusive(
        'prerequisite',
        'every stream carries several answers, which are not judged',
        exchanges,
      )
    const streams = usable.filter(of ?? (() => true))
    if (
      streams.length === 0 &&
      usable.length > 0 &&
      usable.every((stream) => lacksDeclaredChunks(evidence, stream))
    )
      return otherEventFormat(usable.map(({ exchange }) => exchange))
    const seen = streams.map((stream) => stream.exchange)
    const issues = streams.flatMap((stream) => firstIssues(rule(stream)))
    if (issues.length > 0) return violatedUnlessEmpty(issues, seen, seen)
    const blocked = exchanges.find((exchange) => unusable(exchange) !== null)
    const reason = blocked === undefined ? null : unusable(blocked)
    if (blocked !== undefined && reason !== null) return inconclusive(...reason, [blocked])
    if (seen.length > 0) return satisfied(seen)
    if (usable.length > 0 && usable.every(({ events }) => events.length === 0))
      return inconclusive('prerequisite', 'no stream holds a complete event')
    if (usable.length > 0 && none !== undefined) return none
    return inconclusive('prerequisite', 'no stream that came through whole shows it')
  })
}

/** Returns whether a stream has no completion chunks, although `sse.events` declares them. */
export function lacksDeclaredChunks({ readings }: Evidence, stream: Stream): boolean {
  return hasChunkEvents(readings) && lacksChunks(stream)
}

/** Returns the inconclusive judgment about streams whose events do not have the declared format. */
export function otherEventFormat(exchanges: readonly Exchange[]): Judgement {
  return inconclusive(
    'prerequisite',
    'no event of the streams has choices: see sse.chunk-schema and sse.data-json',
    exchanges,
  )
}

/** Creates the inconclusive judgment of a check whose feature no stream shows. `about` selects the calls that asked for the feature. */
export function featureNotShown(evidence: Evidence, about: string, detail: string): Judgement {
  const exchanges = callsAbout(evidence, `stream:${about}`)
  if (exchanges.some(isStream)) {
    return inconclusive('model-behaviour', `${detail} (asked ${timesAsked(evidence, about)})`, exchanges)
  }
  return inconclusive('prerequisite', `no call about ${about} was answered by a stream`, exchanges)
}

// Returns how often the same text was requested, such as "3 times". If there are several texts, returns the maximum.
function timesAsked(evidence: Evidence, about: string): string {
  const answered = attemptsOf(evidence, `stream:${about}`).filter(isStream)
  const counts = Object.values(Object.groupBy(answered, ({ label }) => label)).map((own) => own?.length ?? 0)
  const most = Math.max(0, ...counts)
  return most === 1 ? 'once' : `${most} times`
}

type StreamRule = (stream: Stream) => readonly Issue[]

/** Judges each chunk by `rule`. */
export function onChunks(
  evidence: Evidence,
  rule: (chunk: Chunk, stream: Stream) => readonly Issue[],
): Judgement {
  return onStreams(evidence, (stream) => stream.chunks.flatMap((chunk) => rule(chunk, stream)), {
    of: (stream) => stream.chunks.length > 0,
    isOfEvents: true,
  })
}

/** Creates an issue about a value in the data of one event. */
export function payloadIssue(stream: Stream, chunk: Chunk, pointer: string, expected: string): Issue {
  return chunkIssue(chunk, placeOf(stream, chunk), pointer, expected)
}

/** Returns the place of a chunk, such as `sse.stream/basic event 3`. */
export function placeOf({ exchange }: Stream, { number }: Chunk): string {
  return `${exchange.id} event ${number}`
}

/** Creates an issue about a whole stream. */
export function streamIssue(stream: Stream, expected: string, received: string): Issue {
  return { at: stream.exchange.id, expected, received }
}
