import { check, checkWhen, type Evidence } from '../../evidence/check.ts'
import { callsAbout, examine, unusable, attemptsOf, wholeAnswers } from '../../evidence/evidence.ts'
import {
  inconclusive,
  notApplicable,
  notJudged,
  violatedUnlessEmpty,
  type Issue,
} from '../../exchange/judgement.ts'
import { brokeOffUnanswered, isServerError, SWITCHED, wasDelivered } from '../../exchange/attempts.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { stringsOf } from '../../statement/readings.ts'
import {
  isClientError,
  isRecord,
  isRefusalWithoutLimit,
  isSuccess,
  requestJson,
  responseHeader,
  statusIssue,
  statusOf,
  strictJson,
} from '../../exchange/reply.ts'
import { mustSucceed, neverCrashes, whenReferenceAnswered } from '../../evidence/replies.ts'
import { CONTROL_CALLS, JUDGED_IF_ANSWERED } from '../../exchange/call-kinds.ts'
import { whyNoLongPrompt } from '../long-prompt.ts'

const shared = {
  reading: 'errors.conditions',
} as const

export const contentLong = check({
  id: 'core.content-long',
  clause: 'C2.2.2',
  title: 'content of 32 KiB is answered or refused, streamed or not, no server error',
  judges: ['completion:long', 'stream:long', CONTROL_CALLS],
  because: ['sse.offered'],
  trippedBy: ['long-content-500', 'long-stream-500'],
  judge: (evidence) => {
    const why = whyNoLongPrompt(evidence.readings)
    return why === null
      ? neverCrashes(evidence, callsAbout(evidence, 'completion:long', 'stream:long'))
      : notApplicable(why)
  },
})

export const hugeClean = check({
  ...shared,
  id: 'core.huge-clean',
  title: 'a prompt of 1 MB is answered or refused, streamed or not, no server error',
  judges: ['completion:huge', 'stream:huge', CONTROL_CALLS],
  beside: 'completion:after-huge',
  because: ['sse.offered'],
  trippedBy: ['huge-prompt-500', 'huge-stream-500'],
  judge: (evidence) => {
    const isDown = callsAbout(evidence, 'completion:after-huge').some((call) => !isSuccess(call))
    // `core.answers-after-huge` reports a service that answers nothing any more.
    const calls = callsAbout(evidence, 'completion:huge', isDown ? 'completion:huge' : 'stream:huge')
    const over = calls.filter((call) => !isSlow(call))
    const [first] = calls
    if (first !== undefined && over.length === 0)
      return inconclusive('model-behaviour', { place: first.id, cause: 'not finished in time' }, calls)
    return neverCrashes(evidence, over.map(hangUpAsRefusal))
  },
})

// Returns whether a call timed out at Assay, or at a gateway in front of the target (504, RFC 9110 section 15.6.5).
function isSlow(call: Exchange): boolean {
  return unusable(call)?.[0] === 'timeout' || statusOf(call) === 504
}

export const answersAfterHuge = checkWhen(whenReferenceAnswered, {
  id: 'core.answers-after-huge',
  clause: 'C1.2',
  title: 'after a prompt of 1 MB a good request is answered as before',
  judges: ['completion:after-huge', 'completion:huge', CONTROL_CALLS],
  trippedBy: ['huge-prompt-blocks', 'huge-prompt-kills', 'huge-kills-process'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, 'completion:after-huge')
    const before = callsAbout(evidence, 'completion:huge')
    if (!before.some(wasDelivered)) {
      return inconclusive('prerequisite', 'the prompt of 1 MB did not reach the target', [
        ...before,
        ...calls,
      ])
    }
    const silent = calls.filter(isSilent)
    if (silent.length > 0) return violatedUnlessEmpty(silent.map(silenceAfterHuge), [...before, ...silent])
    return examine(evidence, calls, (call) =>
      isSuccess(call) ? [] : [statusIssue(call, '200 after a prompt of 1 MB')],
    )
  },
})

export const answersAfterRefusal = checkWhen(whenReferenceAnswered, {
  id: 'core.answers-after-refusal',
  clause: 'C1.2',
  title: 'after a refusal the next call on the same connection is answered',
  judges: ['completion:after-refusal', CONTROL_CALLS, '*'],
  trippedBy: ['refusal-leaves-body', 'refusal-poisons-connection', 'malformed-poisons-next'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, 'completion:after-refusal')
    const reused = calls.filter((call) => call.isReused === true && !brokeOffUnanswered(call))
    if (calls.length > 0 && reused.length === 0)
      return notApplicable('no connection stays open after a refusal')
    return examine(evidence, notByChance(evidence, reused, ['completion', 'stream']), (call) =>
      isSuccess(call) ? [] : [statusIssue(call, '200, as on a connection of its own')],
    )
  },
})

// Returns the calls to judge. Omits calls with a 5xx if ordinary calls also got a 5xx, because both may then be chance.
function notByChance(
  evidence: Evidence,
  calls: readonly Exchange[],
  usual: readonly ('completion' | 'stream')[],
): readonly Exchange[] {
  const repeated = evidence.sentAgain.filter(
    ({ kind, about = '' }) => usual.some((one) => one === kind) && !JUDGED_IF_ANSWERED.includes(about),
  )
  return [...attemptsOf(evidence, usual), ...repeated].some(isServerError)
    ? calls.filter((call) => !isServerError(call))
    : calls
}

// A server may ignore the offer (RFC 9110 section 7.8).
export const http2OfferIgnored = checkWhen(whenReferenceAnswered, {
  id: 'core.http2-offer-ignored',
  clause: 'C1.4',
  level: 'SHOULD',
  title: 'a call that offers HTTP/2, as the client of Java does, is answered as without the offer',
  judges: ['completion:http2-offer', CONTROL_CALLS, '*'],
  trippedBy: ['http2-offer-refused'],
  judge: (evidence) => {
    if (evidence.baseUrl.startsWith('https:'))
      return notJudged('other-scheme', 'it is offered so over plain HTTP only')
    const calls = callsAbout(evidence, 'completion:http2-offer')
    return examine(evidence, notByChance(evidence, calls, ['completion']), (call) =>
      isSuccess(call) || statusOf(call) === SWITCHED
        ? []
        : [statusIssue(call, '200 as without the offer, or 101 that accepts it')],
    )
  },
})

// Source: RFC 9110 section 8.4.
export const gzipWhole = checkWhen(whenReferenceAnswered, {
  id: 'core.gzip-whole',
  clause: 'C4.1',
  title: 'a client that accepts gzip gets whole JSON, compressed or not',
  judges: ['completion:gzip', CONTROL_CALLS],
  because: ['core.reply-whole', 'core.strict-json', 'core.body-utf8'],
  trippedBy: ['gzip-length', 'gzip-said'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, 'completion:gzip')
    if (calls.some((call) => isRefusalWithoutLimit(call) || isServerError(call)))
      return notApplicable('a request body in chunks is refused')
    const isPlainBroken = calls.some((call) => isSuccess(call) && !isCoded(call) && isBroken(call))
    if (isPlainBroken && wholeAnswers(evidence).some((call) => call.about !== 'gzip' && isBroken(call)))
      return notApplicable('answers are no JSON without gzip either')
    return examine(evidence, calls, (call) => {
      if (!isSuccess(call)) return [statusIssue(call, '200 as without Accept-Encoding: gzip')]
      const json = strictJson(call)
      const coding = responseHeader(call, 'content-encoding')
      if (json.ok !== isCoded(call)) return []
      const received = json.ok ? `plain JSON with Content-Encoding: ${coding}` : json.problem
      return [{ at: `${call.id} body`, expected: 'JSON, or Content-Encoding: gzip', received }]
    })
  },
})

function isBroken(call: Exchange): boolean {
  return !strictJson(call).ok
}

// Returns whether an answer is said to be compressed.
function isCoded(call: Exchange): boolean {
  return (responseHeader(call, 'content-encoding') ?? 'identity') !== 'identity'
}

const LENGTH_REQUIRED = 411

// Source: RFC 9112 section 7.1.
export const chunkedRequestRead = checkWhen(whenReferenceAnswered, {
  id: 'core.chunked-request-read',
  clause: 'C4.1',
  title: 'a request whose body comes in pieces, as chunks, is answered as one with Content-Length',
  judges: ['completion:gzip', CONTROL_CALLS],
  trippedBy: ['chunked-request-empty'],
  judge: (evidence) => {
    const calls = callsAbout(evidence, 'completion:gzip')
    return examine(evidence, calls, (call) =>
      isServerError(call) || (isClientError(call) && statusOf(call) !== LENGTH_REQUIRED)
        ? [
            statusIssue(
              call,
              '200 for a body in chunks (Transfer-Encoding) with Accept-Encoding: gzip, as without both',
            ),
          ]
        : [],
    )
  },
})

// Many clients send null in optional fields.
export const nullsTolerated = check({
  id: 'core.nulls-tolerated',
  reading: 'maxTokens.bounds',
  level: 'SHOULD',
  title: 'null for the optional fields means "not set"',
  judges: ['completion:nulls', CONTROL_CALLS],
  because: [
    'core.mistakes-never-5xx',
    'core.max-tokens-accepted',
    'core.temperature-accepted',
    'core.required-suffice',
  ],
  trippedBy: ['nulls-refused'],
  judge: (evidence) => {
    const required = stringsOf(evidence.readings, 'request.required', 'required')
    const all = callsAbout(evidence, 'completion:nulls')
    // Leaves out a refused call with null in a required field, because the target may refuse it.
    const fair = all.filter(
      (call) => !isClientError(call) || !nullsIn(call).some((field) => required.includes(field)),
    )
    const together = fair.filter(({ label }) => label === 'nulls')
    const alone = fair.filter(({ label }) => label !== 'nulls')
    // If a field is refused alone, its call shows which field is the cause.
    const calls = together.length === 0 || alone.some((call) => !isSuccess(call)) ? alone : together
    return mustSucceed(evidence, calls)
  },
})

function isSilent({ end }: Exchange): boolean {
  return end.kind === 'failed' && (end.code.startsWith('timeout') || end.code === 'refused')
}

function silenceAfterHuge({ id, end, timing }: Exchange): Issue {
  const isRefused = end.kind === 'failed' && end.code === 'refused'
  const received = isRefused
    ? 'the server took no connection after a prompt of 1 MB'
    : `the server did not answer for ${Math.round(timing.endMs / 1000)} s after a prompt of 1 MB`
  // Names both calls, because a reader who repeats the failure must send the prompt first.
  return { at: `core.huge/huge and then ${id}`, expected: 'an answer as before', received }
}

function nullsIn(call: Exchange): readonly string[] {
  const body = requestJson(call)
  return isRecord(body) ? Object.keys(body).filter((field) => body[field] === null) : []
}

function hangUpAsRefusal(call: Exchange): Exchange {
  return call.end.kind === 'failed' && call.end.code === 'reset'
    ? { ...call, end: { kind: 'complete' } }
    : call
}
