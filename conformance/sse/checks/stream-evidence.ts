/** Selects the streams for the checks of event streams, and judges when there are none. Pure. */
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
import { callsAbout, examine, unusable, type Evidence } from '../../evidence/evidence.ts'
import { attemptsOf, CONTROL, referenceCalls } from '../../evidence/replies.ts'
import type { Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { stringOf, type Readings } from '../../statement/readings.ts'
import {
  describeValue,
  isCompletion,
  isRecord,
  statusOf,
  statusText,
  valueAtPointer,
} from '../../exchange/reply.ts'
import {
  eventsReading,
  hasError,
  holdsChunks,
  isOtherShape,
  isStream,
  streamIn,
  streamOf,
  type Chunk,
  type Stream,
} from '../../evidence/stream.ts'

/** The calls of a check of every stream: the streams, and plain calls to compare with. */
export const STREAMS: readonly Selector[] = ['stream', CONTROL]

/** The calls that show whether streaming is offered. */
export const STREAM_OFFER: readonly Selector[] = ['stream:basic', CONTROL]

/** The common part of the checks of events. Source: gap G4.7. */
export const EVENTS = {
  gap: 'G4.7',
  reading: 'sse.events',
  judges: STREAMS,
} as const

/** Returns the exchanges of the streamed calls, except those of `sse.streams-side-by-side`. */
export function streamedExchanges(evidence: Evidence): readonly Exchange[] {
  return callsAbout(evidence, 'stream').filter(({ about }) => about !== 'side-by-side')
}

/** Returns whether the readings promise one choice per answer, as `openai` of `response.fields` does. */
export function promisesOneChoice(readings: Readings): boolean {
  return (stringOf(readings, 'response.fields', 'reading') ?? 'openai') === 'openai'
}

// The texts of several choices in one stream are not separated, so such a stream is not judged.
function mayCarrySeveral(readings: Readings, { chunks }: Stream): boolean {
  if (promisesOneChoice(readings)) return false
  const indexes = chunks.flatMap(({ choices }) => choices.map((choice) => choice['index']))
  return new Set(indexes).size > 1
}

/**
 * Returns that streaming is not offered, or inconclusive; null when it is offered, even if broken. It is not offered where the streamed
 * call is refused (4xx, 501) and the plain one answered. A switch without effect is a broken offer: clients read an empty text.
 */
export function withoutOffer(evidence: Evidence): Judgement | null {
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
  const plain = referenceCalls(evidence)
  if (plain.some(isCompletion)) return notOffered(`a streamed call is answered ${statusText(basic)}`)
  return inconclusive('prerequisite', `neither streamed nor plain calls are answered (${status})`, [basic])
}

/** Returns whether an answer is a stream with data, even if it is badly framed or broke off. */
export function hasBegun(exchange: Exchange): boolean {
  if (!isStream(exchange)) return false
  const { events, deviations } = streamOf(exchange)
  return events.length > 0 || deviations.some(({ code }) => code === 'unterminated-block')
}

/** Judges only where streams are offered and arrive. Otherwise `sse.offered` reports the cause. */
export function whenStreamsOffered(evidence: Evidence, judge: () => Judgement): Judgement {
  const absence = withoutOffer(evidence)
  if (absence !== null) return absence
  const basic = callsAbout(evidence, 'stream:basic')
  if (basic.some(isStream)) return judge()
  return inconclusive(
    'prerequisite',
    'a streamed call is not answered by an event stream: see sse.offered',
    basic,
  )
}

/** The streams that a rule judges, all without `of`. `none`: the judgement when there is no such stream. */
export type StreamScope = {
  readonly of?: (stream: Stream) => boolean
  readonly none?: Judgement
}

/** Applies a rule to every complete stream without an error. Not applicable where the reading has no chunks. */
export function onStreams(evidence: Evidence, rule: StreamRule, scope: StreamScope = {}): Judgement {
  if (!holdsChunks(evidence.readings)) return takenOut(evidence.readings)
  return onThose(evidence, rule, scope, (stream) => !hasError(stream))
}

/** Applies a rule about text as {@link onStreams} does, also where another reading has a `textPointer`. */
export function onTexts(evidence: Evidence, rule: StreamRule, scope: StreamScope = {}): Judgement {
  const { readings } = evidence
  const isFound = holdsChunks(readings) || stringOf(readings, 'sse.events', 'textPointer') !== null
  return isFound ? onThose(evidence, rule, scope, (stream) => !hasError(stream)) : takenOut(readings)
}

function takenOut(readings: Readings): Judgement {
  return notApplicable(`the reading of sse.events is ${eventsReading(readings)}`, 'sse.events')
}

/** Applies a rule to every complete stream, with or without an error. */
export function onEndedStreams(evidence: Evidence, rule: StreamRule): Judgement {
  return onThose(evidence, rule, {}, () => true)
}

/** Returns the complete streams. */
export function wholeStreams(evidence: Evidence): readonly Stream[] {
  return streamedExchanges(evidence)
    .filter((exchange) => exchange.end.kind !== 'failed' && isStream(exchange))
    .map((exchange) => streamIn(exchange, evidence.readings))
}

function onThose(
  evidence: Evidence,
  rule: StreamRule,
  { of, none }: StreamScope,
  isUsable: (stream: Stream) => boolean,
): Judgement {
  return whenStreamsOffered(evidence, () => {
    const { readings } = evidence
    const exchanges = streamedExchanges(evidence)
    const whole = wholeStreams(evidence).filter(isUsable)
    const usable = whole.filter((stream) => !mayCarrySeveral(readings, stream))
    if (whole.length > 0 && usable.length === 0)
      return inconclusive(
        'prerequisite',
        'every stream carries several answers, which are not judged',
        exchanges,
      )
    const streams = usable.filter(of ?? (() => true))
    if (streams.length === 0 && usable.length > 0 && usable.every((stream) => isOther(evidence, stream)))
      return ofOtherShape(usable.map(({ exchange }) => exchange))
    const seen = streams.map((stream) => stream.exchange)
    const issues = streams.flatMap((stream) => firstIssues(rule(stream)))
    if (issues.length > 0) return violatedUnlessEmpty(issues, seen)
    const blocked = exchanges.find((exchange) => unusable(exchange) !== null)
    const reason = blocked === undefined ? null : unusable(blocked)
    if (blocked !== undefined && reason !== null) return inconclusive(...reason, [blocked])
    if (seen.length > 0) return satisfied(seen)
    if (usable.length > 0 && none !== undefined) return none
    return inconclusive('prerequisite', 'no stream that came through whole shows it')
  })
}

/** Returns whether a stream has no chunks although the reading has. */
export function isOther({ readings }: Evidence, stream: Stream): boolean {
  return holdsChunks(readings) && isOtherShape(stream)
}

/** Returns inconclusive for streams that do not have the shape of the reading. */
export function ofOtherShape(exchanges: readonly Exchange[]): Judgement {
  return inconclusive(
    'prerequisite',
    'no event of the streams has choices: see sse.chunk-schema and sse.data-json',
    exchanges,
  )
}

/** Returns inconclusive where the model did not follow the request, or where no stream answered it. */
export function unseen(evidence: Evidence, about: string, detail: string): Judgement {
  const exchanges = callsAbout(evidence, `stream:${about}`)
  if (exchanges.some(isStream)) {
    return inconclusive('model-behaviour', `${detail} (asked ${timesAsked(evidence, about)})`, exchanges)
  }
  return inconclusive('prerequisite', `no call about ${about} was answered by a stream`, exchanges)
}

// Each text has its own label.
function timesAsked(evidence: Evidence, about: string): string {
  const answered = attemptsOf(evidence, `stream:${about}`).filter(isStream)
  const counts = Object.values(Object.groupBy(answered, ({ label }) => label)).map((own) => own?.length ?? 0)
  const most = Math.max(0, ...counts)
  return most === 1 ? 'once' : `${most} times`
}

/** A rule for one stream. */
export type StreamRule = (stream: Stream) => readonly Issue[]

/** Applies a rule to every chunk of every stream that has chunks. */
export function onChunks(
  evidence: Evidence,
  rule: (chunk: Chunk, stream: Stream) => readonly Issue[],
): Judgement {
  return onStreams(evidence, (stream) => stream.chunks.flatMap((chunk) => rule(chunk, stream)), {
    of: (stream) => stream.chunks.length > 0,
  })
}

/** An issue of a value in the payload of one event; `pointer` is a JSON pointer. */
export function payloadIssue(stream: Stream, chunk: Chunk, pointer: string, expected: string): Issue {
  return {
    at: `${stream.exchange.id} event ${chunk.number} ${pointer}`,
    expected,
    received: describeValue(valueAtPointer(chunk.value, pointer)),
  }
}

/** An issue of a whole stream. */
export function streamIssue(stream: Stream, expected: string, received: string): Issue {
  return { at: stream.exchange.id, expected, received }
}

/** Runs a rule over the choices of a chunk, with the JSON pointer of each; elements that are not objects are left out. */
export function eachChoice(
  chunk: Chunk,
  rule: (choice: Readonly<Record<string, unknown>>, pointer: string) => readonly Issue[],
): readonly Issue[] {
  const choices = chunk.value['choices']
  if (!Array.isArray(choices)) return []
  return choices.flatMap((choice: unknown, index) =>
    isRecord(choice) ? rule(choice, `/choices/${index}`) : [],
  )
}
