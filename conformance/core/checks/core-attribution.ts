import { firstNames } from '../../../schemas/count.ts'
import {
  brokeOff,
  brokeOffUnanswered,
  groupIntoCalls,
  isOfLimits,
  isServerError,
  type CallRecord,
} from '../../exchange/attempts.ts'
import { check, type Evidence } from '../../evidence/check.ts'
import { examine, unusable } from '../../evidence/evidence.ts'
import { equallyRefusedCall } from '../../evidence/replies.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, violatedUnlessEmpty, type Issue, type Judgement } from '../../exchange/judgement.ts'
import type { Readings } from '../../statement/readings.ts'
import { statusOf } from '../../exchange/reply.ts'
import { breaksOff } from '../../evidence/stream.ts'
import { judgeConcurrentCalls } from '../../evidence/paired-answers.ts'

const shared = { level: 'SHOULD', judges: ['completion', '*'] } as const

// Judges each attempt of a call that Assay repeats; other checks judge only the last one.
export const validCallsNot5xx = check({
  ...shared,
  id: 'core.valid-calls-not-5xx',
  clause: 'C4.1',
  title: 'no valid call is answered with a server error, and no other call only occasionally',
  because: ['sse.offered'],
  trippedBy: ['now-and-then-500', 'ws-handshake-500', 'malformed-poisons-next', 'signup-race-500'],
  judge: (evidence) => {
    const judged = outboundCalls(evidence).filter(
      (call) =>
        !isJudgedElsewhere(call.last) &&
        evidence.outage?.lost.has(call.last.id) !== true &&
        !isNoHandshake(evidence, call),
    )
    const lost = lostStreams(judged)
    const calls = judged.filter((call) => !lost.includes(call))
    const failed = calls.filter((call) => attemptsOf(call).some(isServerError))
    const judgement = counted(evidence, calls, failed, {
      expected: EXPECTED,
      what: failed.every(isUnavailableAtFirst) ? UNAVAILABLE_AT_FIRST : 'calls were answered 5xx',
      detail: (call) => statusesOf(call),
    })
    return withLostStreams(judgement, lost)
  },
})

// Returns whether other checks judge a call. They do if its last attempt got a 5xx or no answer, and if it has a mistake or tests
// the effect of an earlier call.
function isJudgedElsewhere(last: Exchange): boolean {
  const hasOwnCheck = last.isValidCall !== true || last.about?.startsWith('after-') === true
  return hasOwnCheck && (statusOf(last) ?? 500) >= 500
}

// Returns whether every attempt of a handshake, and every attempt of a request that cannot open a WebSocket, got the same status.
function isNoHandshake(evidence: Evidence, call: CallRecord): boolean {
  const alike = equallyRefusedCall(evidence, call.last)
  if (alike === undefined) return false
  const others = [...evidence.exchanges, ...evidence.sentAgain].filter(({ about }) => about === alike.about)
  return new Set([...attemptsOf(call), ...others].map(statusOf)).size === 1
}

const EXPECTED = 'no call answered 5xx'
// Describes refusals that may come from a rate limit or from an overloaded gateway. Only a 429 or a Retry-After tells clients to wait.
const UNAVAILABLE_AT_FIRST =
  'calls were answered 503, and otherwise when they were sent again: if a limit refuses them, 429 or a Retry-After would tell clients to wait'

function isUnavailableAtFirst({ last, before }: CallRecord): boolean {
  return !isServerError(last) && before.filter(isServerError).every((attempt) => statusOf(attempt) === 503)
}

// Returns the streamed calls that got a 5xx at every attempt. Empty if the first streamed call (`sse.stream`) is not among them.
function lostStreams(calls: readonly CallRecord[]): readonly CallRecord[] {
  const failing = calls.filter(
    (call) => call.last.probe.startsWith('sse.') && attemptsOf(call).every(isServerError),
  )
  return failing.some(isStreamOffer) ? failing : []
}

function isStreamOffer({ last }: CallRecord): boolean {
  return last.probe === 'sse.stream'
}

function withLostStreams(judgement: Judgement, lost: readonly CallRecord[]): Judgement {
  const offer = lost.find(isStreamOffer)
  if (offer === undefined) return judgement
  const issue: Issue = {
    at: `${offer.last.id} status`,
    expected: EXPECTED,
    received: `${lost.length} valid streamed calls were answered 5xx each time`,
  }
  const exchanges = lost.flatMap(attemptsOf)
  if (judgement.kind !== 'violated') return violatedUnlessEmpty([issue], exchanges)
  return {
    ...judgement,
    issues: [...judgement.issues, issue],
    exchanges: [...judgement.exchanges, ...exchanges.map(({ id }) => id)],
  }
}

// The subject of calls with a prompt of 1 MB. A reset may discard the answer of such a call (RFC 9112 section 9.6).
const HUGE = 'huge'

// Judges repeated calls: other checks judge only the last attempt. Resets before an answer fail only if they are frequent.
export const answersUnbroken = check({
  ...shared,
  id: 'core.answers-unbroken',
  clause: 'C1.1',
  title:
    'no answer breaks off although it is whole when the request is sent again, and fewer than a tenth of the requests are reset before an answer',
  trippedBy: ['now-and-then-cut', 'now-and-then-reset'],
  judge: (evidence) => {
    const calls = outboundCalls(evidence).filter((call) => attemptsOf(call).some(hasAnswer))
    const repeated = calls
      .filter(({ last }) => last.about !== HUGE && isWhole(last, evidence.readings))
      .map(({ last, before }) => ({ last, before: before.filter(brokeOffAnswered) }))
    const broken = [...repeated, ...repeatedTogether(evidence)].filter(({ before }) => before.length > 0)
    if (broken.length === 0) {
      // Leaves out the calls of limits. Many of them are sent together, so that some are refused.
      const all = outboundCalls(evidence).filter(({ last }) => !isOfLimits(last))
      return counted(evidence, all, oftenReset(all, evidence.readings), {
        expected: 'fewer than a tenth of the requests reset before any answer',
        what: 'requests were reset before any answer, and answered when they were sent again',
        detail: ({ before }) => before.filter(brokeOffUnanswered).map(endText).join(', '),
      })
    }
    return counted(evidence, calls, broken, {
      expected: 'answers that come whole',
      what: 'answers broke off and were complete when the request was sent again',
      detail: ({ before }) => before.map(endText).join(', '),
    })
  },
})

/** The subjects of calls that run at the same time. If the answer to one breaks off, Assay sends all of them again. */
const TOGETHER: readonly unknown[] = ['side-by-side', 'beside-abort']

// Returns these calls with their attempts that broke off. Leaves out probes with an incomplete last attempt, which another check judges.
function repeatedTogether({ exchanges, sentAgain, readings }: Evidence): readonly CallRecord[] {
  const sent = [...exchanges, ...sentAgain].filter(
    ({ about, label }) => TOGETHER.includes(about) && !label.startsWith('alone'),
  )
  const inOrder = sent.toSorted((one, other) => one.sentAtEpochMs - other.sentAtEpochMs)
  return [...Map.groupBy(inOrder, ({ probe }) => probe).values()].flatMap((own) => {
    const tries = [...Map.groupBy(own, ({ label }) => label.replace(/\d+/, '')).values()]
    const calls = tries.flatMap((all) => all.slice(-1).map((last) => ({ last, before: all.slice(0, -1) })))
    if (!calls.every(({ last }) => isWhole(last, readings))) return []
    return calls.map(({ last, before }) => ({
      last,
      before: before.filter((one) => hasAnswer(one) && breaksOff(one, readings)),
    }))
  })
}

export const callsSideBySide = check({
  id: 'core.calls-side-by-side',
  clause: 'C1.2',
  title: 'a call is answered whole while a second call runs',
  judges: 'completion:side-by-side',
  beside: 'completion',
  trippedBy: ['second-call-drops-first'],
  judge: (evidence) =>
    judgeConcurrentCalls(evidence, { kind: 'completion', what: 'an answer', isBroken: brokeOff }),
})

function outboundCalls({ exchanges, sentAgain }: Evidence): readonly CallRecord[] {
  const outbound = [...exchanges, ...sentAgain].filter(({ isInbound }) => isInbound !== true)
  return groupIntoCalls(
    outbound.toSorted(
      (left, right) => callName(left).localeCompare(callName(right), 'en') || left.attempt - right.attempt,
    ),
  )
}

function callName({ probe, label }: Exchange): string {
  return `${probe}/${label}`
}

function attemptsOf({ last, before }: CallRecord): readonly Exchange[] {
  return [...before, last]
}

function isWhole(exchange: Exchange, readings: Readings): boolean {
  return exchange.end.kind !== 'failed' && !breaksOff(exchange, readings)
}

function hasAnswer({ response }: Exchange): boolean {
  return response !== null
}

function brokeOffAnswered(exchange: Exchange): boolean {
  return exchange.sentAgain === 'broken-off' && hasAnswer(exchange)
}

// The minimum share and the minimum number of reset calls that together show a defect. A network that resets 5 % rarely reaches both.
const OFTEN_SHARE = 0.1
const OFTEN_COUNT = 5

// Returns the calls that were reset, but answered when repeated. Leaves out kinds of calls in which the number may be chance.
function oftenReset(calls: readonly CallRecord[], readings: Readings): readonly CallRecord[] {
  return [...Map.groupBy(calls, ({ last }) => last.kind).values()].flatMap((own) => {
    const reset = own.filter(
      ({ last, before }) => hasAnswer(last) && isWhole(last, readings) && before.some(brokeOffUnanswered),
    )
    return reset.length >= Math.max(OFTEN_COUNT, OFTEN_SHARE * own.length) ? reset : []
  })
}

const NAMED = 5

type Wording = {
  readonly expected: string
  readonly what: string
  readonly detail: (call: CallRecord) => string
}

// Returns a judgement with one issue for all `failed` calls, because they show one property of the service.
function counted(
  evidence: Evidence,
  calls: readonly CallRecord[],
  failed: readonly CallRecord[],
  { expected, what, detail }: Wording,
): Judgement {
  const [first] = failed
  const judged = calls.map(({ last }) => last).filter((last) => hasAnswer(last) && unusable(last) === null)
  if (first === undefined) {
    // A service that stopped answering does not pass: what it did not answer shows nothing.
    if (evidence.outage?.isOwn === true) return inconclusive('prerequisite', evidence.outage.pointer)
    return judged.length > 0 ? violatedUnlessEmpty([], judged) : unseen(evidence)
  }
  const named = failed.map((call) => `${call.last.probe}/${call.last.label} (${detail(call)})`)
  const { atRisk, kind } = sameKinds(calls, failed)
  const received = `${failed.length} of ${atRisk.length} ${what}: ${firstNames(named, NAMED)}${kind}`
  const issue: Issue = { at: attemptsOf(first)[0]?.id ?? first.last.id, expected, received }
  return violatedUnlessEmpty(
    [issue],
    failed.flatMap(({ before, last }) => [
      ...before,
      ...(last.sentAgain !== undefined || isServerError(last) ? [last] : []),
    ]),
  )
}

function sameKinds(calls: readonly CallRecord[], failed: readonly CallRecord[]) {
  const kinds = new Set(failed.map(({ last }) => last.kind))
  const atRisk = calls.filter(({ last }) => kinds.has(last.kind))
  const isAll = atRisk.length === calls.length
  return { atRisk, kind: isAll ? '' : `; among calls of the kind ${[...kinds].join(' and ')}` }
}

function unseen(evidence: Evidence): Judgement {
  return examine(
    evidence,
    evidence.exchanges.filter((exchange) => unusable(exchange) !== null),
    () => [],
  )
}

function statusesOf(call: CallRecord): string {
  const statuses = attemptsOf(call).filter(isServerError).map(statusOf)
  const last = statusOf(call.last)
  return isServerError(call.last)
    ? statuses.join(', ')
    : `${statuses.join(', ')}, then ${last ?? 'no answer'}`
}

function endText({ end }: Exchange): string {
  return end.kind === 'failed' ? end.code : 'a stream without its end'
}
