import { check, checkWhen, type Evidence } from '../../evidence/check.ts'
import { callsAbout, examine, examineLibrary, attemptsOf } from '../../evidence/evidence.ts'
import {
  inconclusive,
  notApplicable,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { markedComplete } from '../../evidence/replies.ts'
import { hasTimedOut } from '../../exchange/attempts.ts'
import { CONTROL_CALLS, type Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { isSuccess, statusIssue } from '../../exchange/reply.ts'
import { breaksOff, whyNotForLibrary, wasLeftEarly } from '../../evidence/stream.ts'
import { judgeConcurrentCalls } from '../../evidence/paired-answers.ts'
import { MAX_PAIRS } from '../../exchange/pair-labels.ts'
import { STREAM_OFFER, whenStreamsOffered } from './stream-evidence.ts'

// The minimum number of silent calls (timed out, with no byte of a body) that are a violation. Fewer may be chance.
const MIN_SILENT = 3

const AFTER_ABORT: readonly Selector[] = ['completion:after-abort', 'stream:after-abort']

export const abortHealthy = checkWhen(whenStreamsOffered, {
  id: 'sse.abort-healthy',
  clause: 'C1.6',
  title:
    'after one client has hung up in the middle of a stream the next call is answered, and after eight the next stream',
  because: ['sse.framing', 'sse.media-type'],
  judges: ['left:abort', ...AFTER_ABORT, ...STREAM_OFFER],
  trippedBy: ['abort-kills', 'abort-kills-process', 'aborts-keep-slots', 'aborts-keep-streams'],
  judge: (evidence) => {
    const left = attemptsOf(evidence, 'left:abort')
    const hasHungUp = left.some(({ end }) => end.kind === 'aborted')
    const after = callsAbout(evidence, ...AFTER_ABORT)
    if (!hasHungUp && after.length > 0) {
      return tooLate(after)
    }
    // Here a refused connection is a violation, and so are several calls without any answer.
    const silent = [...left, ...after].filter(
      (call) => hasTimedOut(call) && (call.response?.body.bodyBytes ?? 0) === 0,
    )
    const dead = after.filter(
      (call) =>
        (call.end.kind === 'failed' && call.end.code === 'refused') ||
        (silent.length >= MIN_SILENT && silent.includes(call)),
    )
    if (dead.length > 0) return violatedUnlessEmpty(dead.map(unanswered), dead)
    const judged = examine(evidence, after, (exchange) =>
      exchange.end.kind !== 'failed' && isSuccess(exchange) ? [] : [unanswered(exchange)],
    )
    const isEarly = left.some((call) => wasLeftEarly(call, evidence.readings))
    return judged.kind === 'satisfied' && !isEarly ? tooLate(after) : judged
  },
})

function tooLate(after: readonly Exchange[]): Judgement {
  return inconclusive('model-behaviour', 'the stream ended before the client could hang up', after)
}

// A slow call shows that the server still works for clients that disconnected.
export const abortFrees = checkWhen(whenStreamsOffered, {
  id: 'sse.abort-frees',
  clause: 'C1.6',
  level: 'SHOULD',
  title: 'a call after clients have hung up is answered about as soon as others',
  because: ['sse.abort-healthy'],
  judges: [...AFTER_ABORT, CONTROL_CALLS, ...STREAM_OFFER],
  trippedBy: ['aborts-delay'],
  judge: (evidence) => {
    const usualMs = Math.max(...callsAbout(evidence, CONTROL_CALLS).map(durationMs))
    const expected = `an answer after ${usualMs} ms, as to others`
    const late = (call: Exchange) => durationMs(call) > Math.max(3000, 5 * usualMs)
    return examine(evidence, callsAbout(evidence, ...AFTER_ABORT), (call) =>
      late(call) ? [{ at: call.id, expected, received: `${durationMs(call)} ms` }] : [],
    )
  },
})

function durationMs({ timing: { endMs, stalledMs = 0 } }: Exchange): number {
  return Math.max(0, Math.round(endMs - stalledMs))
}

// The maximum probability that all broken streams broke by chance, and not because of the clients that hung up.
const MAX_CHANCE = 0.01

const isBeside = ({ label }: Exchange) => label === 'beside'

export const abortSparesOthers = checkWhen(whenStreamsOffered, {
  id: 'sse.abort-spares-others',
  clause: 'C1.6',
  title: 'a stream goes on to its end while other clients hang up, at least once in three times',
  because: ['sse.streams-side-by-side'],
  judges: ['stream:beside-abort', ...STREAM_OFFER],
  beside: 'stream',
  trippedBy: ['abort-cuts-others'],
  judge: (evidence) => {
    const isBroken = (exchange: Exchange) => breaksOff(exchange, evidence.readings)
    const calls = callsAbout(evidence, 'stream:beside-abort').filter(isBeside)
    const streams = [...evidence.exchanges, ...evidence.sentAgain].filter(({ kind }) => kind === 'stream')
    const cut = calls.some(isBroken) ? streams.filter((call) => isBeside(call) && isBroken(call)) : []
    // The other streams show how often a stream breaks off by chance: those sent alone, and those of all other probes.
    const others = streams.filter((call) => !isBeside(call))
    const chance = (others.filter(isBroken).length + 1) / (others.length + 2)
    const alone = others.filter(({ about }) => about === 'beside-abort')
    // A stream that any second call cuts is not cut by the hang-up: see sse.streams-side-by-side.
    const inPairs = others.filter(({ about }) => about === 'side-by-side')
    const isSure =
      cut.length >= MAX_PAIRS && alone.length >= MAX_PAIRS && ![...alone, ...inPairs].some(isBroken)
    if (cut.length > 0 && !(isSure && chance ** MAX_PAIRS <= MAX_CHANCE))
      return inconclusive('prerequisite', 'it broke off, perhaps by chance: see sse.whole', calls)
    const expected = 'the end of the stream'
    const received = `it broke off as others hung up, ${cut.length} times, and never alone`
    return examine(evidence, calls.map(markedComplete), ({ id }) =>
      cut.length > 0 ? [{ at: id, expected, received }] : [],
    )
  },
})

// A SHOULD, because the example code of the library fails on some valid streams.
export const sdkStreams = check({
  id: 'sse.sdk-streams',
  clause: 'C1.4',
  level: 'SHOULD',
  title: 'the openai-node library reads a stream to its end and finds text in it',
  because: ['sse.whole', 'sse.data-json', 'sse.framing'],
  judges: ['stream:library', ...STREAM_OFFER],
  trippedBy: ['chunk-delta-missing'],
  judge: (evidence) => {
    const other = whyNotForLibrary(evidence.readings)
    return other === null
      ? whenStreamsOffered(evidence, () => throughLibrary(evidence))
      : notApplicable(other)
  },
})

export const sideBySide = check({
  id: 'sse.streams-side-by-side',
  clause: 'C1.6',
  title: 'a stream goes on to its end while a second one runs',
  judges: ['stream:side-by-side', ...STREAM_OFFER],
  beside: 'stream',
  trippedBy: ['second-call-drops-stream'],
  judge: (evidence) => {
    const isBroken = (exchange: Exchange) => breaksOff(exchange, evidence.readings)
    return whenStreamsOffered(evidence, () =>
      judgeConcurrentCalls(evidence, { kind: 'stream', what: 'a stream', isBroken }),
    )
  },
})

function unanswered(exchange: Exchange): Issue {
  if (exchange.end.kind !== 'failed') return statusIssue(exchange, '200')
  const received = `${exchange.end.code}: ${exchange.end.detail}`
  return { at: exchange.id, expected: 'a completion', received }
}

function throughLibrary(evidence: Evidence): Judgement {
  const exchanges = callsAbout(evidence, 'stream:library')
  const judged = examineLibrary(evidence, exchanges, ({ id, client }) => {
    if (client === undefined) return [{ at: id, expected: 'a client outcome', received: 'none' }]
    if (client.error === null) return []
    // Names the whole answer, so that issues of other checks anywhere in it count as the cause.
    return [{ at: id, expected: `no error of ${client.library}`, received: client.error }]
  })
  const isSilent = exchanges.every(({ client }) => (client?.text ?? '') === '')
  if (judged.kind !== 'satisfied' || !isSilent) return judged
  return inconclusive('model-behaviour', 'the library read the stream but found no text', exchanges)
}
