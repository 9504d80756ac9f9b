import { count } from '../../../schemas/count.ts'
import { bufferedAmong, judgedArrivals, streamArrival } from '../../evidence/arrival.ts'
import { check, checkWhen, type Evidence } from '../../evidence/check.ts'
import { callsAbout, examine, unusable, attemptsOf } from '../../evidence/evidence.ts'
import {
  satisfied,
  type Issue,
  type Judgement,
  inconclusive,
  notApplicable,
  notJudged,
} from '../../exchange/judgement.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { stringOf } from '../../statement/readings.ts'
import {
  headerValues,
  isSuccess,
  mediaTypeOf,
  responseHeader,
  shorten,
  statusIssue,
  statusOf,
  bodyText,
  isClientError,
  isCompletion,
} from '../../exchange/reply.ts'
import {
  breaksOff,
  hasError,
  isBooleanSwitch,
  isStream,
  missingEnd,
  streamIn,
  type Stream,
} from '../../evidence/stream.ts'
import { oftenCut, type CutCalls } from '../../evidence/often-cut.ts'
import { judgeConcurrentCalls } from '../../evidence/paired-answers.ts'
import { queued, stalled } from './stream-stalls.ts'
import {
  EVENTS,
  hasBegun,
  JUDGED_IF_WHOLE,
  lacksDeclaredChunks,
  otherEventFormat,
  onEndedStreams,
  onEvents,
  onTexts,
  streamedExchanges,
  streamIssue,
  STREAM_OFFER,
  STREAMS,
  wholeStreams,
  whenStreamsOffered,
  whyNotOffered,
} from './stream-evidence.ts'
import { whyAllowed } from '../../core/refusal-cases.ts'

export const offered = check({
  id: 'sse.offered',
  clause: 'C1.6',
  title: 'a streamed call is answered with an event stream that carries data',
  judges: STREAM_OFFER,
  because: ['sse.data-json'],
  trippedBy: ['sse-plain-json', 'sse-cap-refused', 'sse-500', 'sse-absent'],
  judge: (evidence) =>
    whyNotOffered(evidence) ??
    onBegun(evidence, (exchange) => {
      if (!isSuccess(exchange)) {
        const isOfField = callsAbout(evidence, 'stream:required-only').some(isStream)
        const also = isOfField ? ', as without optional fields' : ''
        return [statusIssue(exchange, `200 with an event stream${also}`)]
      }
      return notStreamed(exchange)
    }),
})

// The statuses that refuse the content of a call.
const REFUSALS: readonly (number | null)[] = [400, 422]
const isRefused = (call: Exchange) => call.isValidCall === true && REFUSALS.includes(statusOf(call))

export const everyCall = checkWhen(whenStreamsOffered, {
  id: 'sse.every-call-streamed',
  clause: 'C1.6',
  title: 'every valid streamed call is answered with an event stream',
  judges: STREAMS,
  because: [
    'sse.media-type',
    'core.no-error-in-success',
    'core.messages-accepted',
    'core.max-tokens-accepted',
    'core.role-system',
    'core.role-assistant',
  ],
  trippedBy: ['sse-plain-usage', 'sse-conversation-refused'],
  judge: (evidence) => {
    const calls = streamedExchanges(evidence).filter(
      (call) => call.end.kind !== 'failed' && (isSuccess(call) || isRefused(call)),
    )
    return examine(evidence, calls, (call) => {
      if (!isSuccess(call)) return [statusIssue(call, '200 with an event stream')]
      return isStream(call) ? [] : notStreamed(call)
    })
  },
})

export const mediaType = check({
  ...EVENTS,
  id: 'sse.media-type',
  isFormat: true,
  title: 'an event stream has the Content-Type text/event-stream, with or without parameters',
  trippedBy: ['sse-media-json'],
  judge: (evidence) => {
    const expected = stringOf(evidence.readings, 'sse.events', 'mediaType') ?? 'text/event-stream'
    return onEvents(evidence, ({ exchange }) => {
      const received = mediaTypeOf(exchange)
      if (received === expected) return []
      return [{ at: `${exchange.id} header content-type`, expected, received: received ?? 'missing' }]
    })
  },
})

export const cacheControl = checkWhen(onEndedStreams, {
  ...EVENTS,
  id: 'sse.cache-control',
  level: 'SHOULD',
  title: 'a stream must not be cached: Cache-Control has no-cache or no-store',
  trippedBy: ['sse-cacheable'],
  judge: (_, { exchange }) => {
    const value = headerValues(exchange.response?.headers ?? [], 'cache-control').join(', ')
    if (/(^|[\s,])no-(cache|store)\b/i.test(value)) return []
    const received = value === '' ? 'missing' : value
    return [{ at: `${exchange.id} header cache-control`, expected: 'no-cache or no-store', received }]
  },
})

const CUT_STREAMS: CutCalls = {
  kind: 'stream',
  what: 'stream',
  without: JUDGED_IF_WHOLE,
  hasBegun: isStream,
  howCut: (call) =>
    call.sentAgain === 'broken-off' && isSuccess(call)
      ? call.end.kind === 'failed'
        ? call.end.code
        : 'without its end'
      : null,
}

export const whole = check({
  id: 'sse.whole',
  needsEnd: true,
  clause: 'C1.6',
  title: 'no stream breaks off: it ends, and only after it has reported that it is finished',
  judges: STREAMS,
  because: ['sse.framing', 'sse.chunk-schema', 'sse.data-json'],
  trippedBy: ['stream-truncated', 'stream-reset', 'stream-stalls', 'stream-endless', 'stream-cut-often'],
  judge: (evidence) => {
    const judged = stalled(evidence) ?? cutStreams(evidence)
    if (judged.kind === 'inconclusive') return queued(evidence) ?? judged
    const isBroken = (exchange: Exchange): boolean => breaksOff(exchange, evidence.readings)
    // sse.streams-side-by-side reports streams that a second call breaks off.
    return judged.kind === 'violated' ||
      judgeConcurrentCalls(evidence, { kind: 'stream', what: 'a stream', isBroken }).kind === 'violated'
      ? judged
      : (oftenCut(evidence, CUT_STREAMS) ?? judged)
  },
})

function cutStreams(evidence: Evidence): Judgement {
  return whenStreamsOffered(evidence, () => {
    const begun = streamedExchanges(evidence).filter(
      (exchange) => isStream(exchange) || exchange.end.kind === 'failed' || unusable(exchange) !== null,
    )
    const judged = examine(evidence, begun, (exchange) =>
      cutOff(evidence, streamIn(exchange, evidence.readings)),
    )
    const isShown = begun.some(
      (exchange) => !lacksDeclaredChunks(evidence, streamIn(exchange, evidence.readings)),
    )
    return judged.kind === 'satisfied' && !isShown ? otherEventFormat(begun) : judged
  })
}

export const noErrorEvent = checkWhen(onEvents, {
  id: 'sse.no-error-event',
  clause: 'C1.6',
  title: 'no stream ends in an error',
  judges: STREAMS,
  because: ['core.no-error-in-success'],
  ifSent: 'left',
  trippedBy: ['stream-error-event', 'stream-error-flat', 'stream-error-named'],
  judge: (_, stream) =>
    stream.events
      .filter((event) => event.kind === 'error')
      .map((event) => ({
        at: `${stream.exchange.id} event ${event.number}`,
        expected: 'a piece of the answer',
        received: `an error: ${shorten(event.data, 120)}`,
      })),
})

// The groups of streams that a gateway may hold back while it passes on others. `what` describes the group in an issue.
const HELD_GROUPS = [
  {
    what: 'compressed with gzip: ',
    holds: (exchange: Exchange) => responseHeader(exchange, 'content-encoding') === 'gzip',
  },
  { what: 'with requested usage: ', holds: ({ about }: Exchange) => about === 'usage' },
]

export const arrivalSpread = check({
  id: 'sse.arrival-spread',
  clause: 'C1.6',
  title: 'the text of an answer arrives while it is being written, not all at its end',
  judges: STREAMS,
  because: ['sse.framing'],
  trippedBy: [
    'sse-buffered',
    'sse-buffered-in-some',
    'sse-text-late',
    'sse-first-then-burst',
    'sse-one-piece',
    'sse-gzip-held',
    'sse-usage-held',
  ],
  judge: (evidence) => {
    const streams = wholeStreams(evidence).filter(
      (stream) => !hasError(stream) && !JUDGED_IF_WHOLE.includes(stream.exchange.about ?? ''),
    )
    const answers = streams.map((stream) => ({ exchange: stream.exchange, arrival: streamArrival(stream) }))
    const all = { what: '', among: bufferedAmong(answers, evidence.refusalMs) }
    const groups = HELD_GROUPS.filter(({ holds }) => all.among.buffered.every(holds)).map((group) => {
      const own = answers.filter(({ exchange }) => group.holds(exchange))
      return { what: group.what, among: bufferedAmong(own, evidence.refusalMs, answers) }
    })
    const isWhole = ({ among: { buffered, longEnough } }: typeof all): boolean =>
      buffered.length > 0 && buffered.length === longEnough
    const { what, among } = groups.find(isWhole) ?? all
    const { isJudged, issuesOf, none } = judgedArrivals(answers, among, 'event')
    const named = (issue: Issue) => ({ ...issue, received: `${what}${issue.received}` })
    return onTexts(evidence, ({ exchange }) => issuesOf(exchange).map(named), {
      of: ({ exchange }) => isJudged(exchange),
      none,
    })
  },
})

function cutOff(evidence: Evidence, stream: Stream): readonly Issue[] {
  const expected = missingEnd(evidence.readings, stream)
  if (expected === null) return []
  return [streamIssue(stream, expected, `the end after ${count(stream.events.length, 'event')}`)]
}

// Returns a pass if the first stream has begun, even if it broke off: `sse.whole` judges broken streams. Else applies `rule`.
function onBegun(evidence: Evidence, rule: (exchange: Exchange) => readonly Issue[]): Judgement {
  const basic = callsAbout(evidence, 'stream:basic')
  if (basic.some(hasBegun)) return satisfied(basic)
  return examine(evidence, basic, rule)
}

function notStreamed(exchange: Exchange): readonly Issue[] {
  const expected = 'an event stream with data'
  const received = isStream(exchange)
    ? 'no event with data'
    : `a body of ${mediaTypeOf(exchange) ?? 'no type'}`
  return [{ at: `${exchange.id} body`, expected, received }]
}

const OFF = { reading: 'sse.switch' } as const

export const offIsJson = checkWhen(whenStreamsOffered, {
  ...OFF,
  id: 'sse.off-is-json',
  title: 'a call with streaming switched off, or that does not mention it, gets plain JSON',
  judges: ['completion', ...STREAM_OFFER],
  because: ['core.no-error-in-success'],
  trippedBy: ['stream-false-streams', 'stream-when-omitted'],
  judge: (evidence) => {
    const off = callsAbout(evidence, 'completion:stream-false')
    const silent = attemptsOf(evidence, 'completion').filter(
      (call) => !off.includes(call) && call.about !== NULLS,
    )
    const answered = silent.filter((call) => isSuccess(call))
    return off.length + answered.length === 0 && silent.length > 0
      ? inconclusive('prerequisite', 'no call without the switch was answered', silent)
      : examine(evidence, [...off, ...answered], plainJson)
  },
})

const NULLS = 'nulls'
export const nullIsJson = checkWhen(whenStreamsOffered, {
  ...OFF,
  id: 'sse.null-is-json',
  level: 'SHOULD',
  title: 'a switch that is null gives plain JSON',
  judges: [`completion:${NULLS}`, ...STREAM_OFFER],
  trippedBy: ['stream-null-streams', 'stream-null-streams-alone'],
  judge: (evidence) => {
    // If the request with several nulls is refused, the switch is sent alone.
    const nulls = callsAbout(evidence, `completion:${NULLS}`).filter(({ label }) =>
      WITH_SWITCH.includes(label),
    )
    const heard = nulls.filter((call) => !isClientError(call))
    if (nulls.length > 0 && heard.length === 0) return notApplicable('a switch that is null is refused')
    const answered = heard.filter((call) => isSuccess(call))
    return heard.length > 0 && answered.length === 0
      ? inconclusive('prerequisite', 'a request with a switch that is null is not answered', heard)
      : examine(evidence, answered, plainJson)
  },
})

const WITH_SWITCH = ['nulls', 'null-stream']

export const refusesWord = check({
  id: 'sse.refuses-switch-word',
  reading: 'errors.conditions',
  level: 'SHOULD',
  bindsWith: ['errors.conditions'],
  title: 'a switch that is a word is refused where the statement declares that mistakes are refused',
  judges: ['refusal:switch-word', ...STREAM_OFFER],
  because: ['core.mistakes-never-5xx', 'core.no-error-in-success'],
  trippedBy: ['accepts-switch-word'],
  judge: (evidence) => {
    if (!evidence.readings.has('sse.switch')) return notJudged('no-reading', 'no reading of sse.switch')
    if (!isBooleanSwitch(evidence.readings))
      return notApplicable('the switch of the reading is not a boolean, or the path alone may be the switch')
    const why = whyAccepted(evidence)
    return whenStreamsOffered(evidence, () =>
      why === null
        ? examine(evidence, callsAbout(evidence, 'refusal:switch-word'), (call) =>
            isSuccess(call) ? [statusIssue(call, '4xx')] : [],
          )
        : notApplicable(why),
    )
  },
})

function plainJson(call: Exchange): readonly Issue[] {
  if (!isSuccess(call)) return [statusIssue(call, '200 with plain JSON')]
  const type = mediaTypeOf(call)
  const isEvents = type === 'text/event-stream' || /^\s*data:/.test(bodyText(call) ?? '')
  if (!isEvents) return []
  const received = `${type ?? 'no media type'}: ${isCompletion(call) ? 'an event stream' : 'events'}`
  return [{ at: `${call.id} body`, expected: 'plain JSON', received }]
}

function whyAccepted({ readings }: Evidence): string | null {
  if (readings.get('errors.conditions')?.layer !== 'declared')
    return 'only a statement can forbid the unusual request, and none does'
  return whyAllowed(readings, 'switch-word')
}
