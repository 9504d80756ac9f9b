import { count } from '../../../schemas/count.ts'
import { checkWhen, type Evidence } from '../../evidence/check.ts'
import { conversationOf, type Conversation } from '../../evidence/conversation.ts'
import type { Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Judgement,
} from '../../exchange/judgement.ts'
import { areQueued, refillIn } from '../declared-quotas.ts'
import { isCompleted, followUpLabels, QUOTA_CALLS } from '../limits-served.ts'
import { spanMs } from '../../exchange/limits-values.ts'
import { is2xx, statusIssue, statusOf } from '../../exchange/reply.ts'
import { dialectOf } from '../../evidence/socket-message.ts'
import { hasError, isStream, streamIn, type Stream } from '../../evidence/stream.ts'
import {
  allOf,
  limitCall,
  firstRefusal,
  limitLapsed,
  limitStateFor,
  mayBeOtherQuota,
  isTooSlow,
  firstAfterWait,
  seriesIn,
  formatRoundedSeconds,
  whyTooSlow,
  whenCallsAnswered,
  whenExhausted,
  whyNoReturnCalls,
  type QuotaCalls,
  type ExhaustedQuota,
} from './limits-evidence.ts'

// The calls that use up the quota, and the ordinary conversation if the target offers WebSockets.
const ON_SOCKETS: readonly Selector[] = [...QUOTA_CALLS, 'conversation:ordinary']

export const exists = checkWhen(whenCallsAnswered, {
  id: 'limits.exists',
  clause: 'C8.1',
  title: 'a key that keeps sending requests is refused eventually',
  judges: QUOTA_CALLS,
  trippedBy: ['limit-not-enforced'],
  judge: (_, spending) => {
    const refused = firstRefusal(spending)
    return refused === null ? neverRefused(spending) : satisfied([refused])
  },
})

export const covers = checkWhen(whenExhausted, {
  id: 'limits.covers-transports',
  clause: 'C8.1',
  title: 'a streamed call, and a request over a WebSocket, are limited like any other',
  judges: ON_SOCKETS,
  trippedBy: ['limit-streams-free', 'limit-sockets-free'],
  judge: (_, spent) =>
    allOf(
      onStream(spent, (exchange) => judgeHold(spent, exchange, 'stream')),
      onSocket(spent, (exchange) => judgeHold(spent, exchange, 'socket')),
    ),
})

export const refusedFirst = checkWhen(whenExhausted, {
  id: 'limits.refused-first',
  reading: 'limits.exceeded',
  title:
    'a stream, and a request over a WebSocket, beyond the limit are refused before any part of an answer',
  judges: ON_SOCKETS,
  trippedBy: ['limit-429-after-start', 'limit-socket-late'],
  judge: (_, spent) =>
    allOf(
      onStream(spent, (exchange, stream) => judgeStreamStart(spent, exchange, stream)),
      onSocket(spent, (exchange, conversation) => judgeSocketStart(spent, exchange, conversation)),
    ),
})

export const serviceReturns = checkWhen(whenExhausted, {
  id: 'limits.service-returns',
  clause: 'C1.8',
  title: 'a key that was refused is served again in time',
  judges: QUOTA_CALLS,
  trippedBy: ['limit-for-ever'],
  judge: (evidence, spent) => {
    const again = firstAfterWait(evidence)
    if (again !== undefined) return satisfied([again])
    const rested = limitCall(evidence, 'rested')
    if (rested === undefined || mayBeOtherQuota(spent, rested))
      return inconclusive('prerequisite', whyNoReturnCalls(spent), [spent.refused])
    return violatedUnlessEmpty([statusIssue(rested, 'an answer, after two windows of silence')], [rested])
  },
})

function neverRefused(spending: QuotaCalls): Judgement {
  const calls = seriesIn(spending.evidence, 'serial')
  const failed = calls.find((exchange) => !is2xx(exchange))
  if (failed !== undefined) {
    const what = failed.end.kind === 'failed' ? failed.end.detail : `${statusOf(failed) ?? 'no'} only once`
    return inconclusive('prerequisite', `a call failed, not for a limit as it seems (${what})`, [failed])
  }
  if (areQueued(spending.evidence.readings)) return heldUp(spending, calls)
  if (seriesIn(spending.evidence, 'burst').length > 0) return allAtOnceAnswered(spending)
  const last = calls.slice(-1)
  const rate = `${count(calls.length, 'call')} in ${formatRoundedSeconds(spanMs(calls))}`
  const { quota } = spending
  if (quota === null) return inconclusive('budget', `no limit seen in ${rate}; none is declared`, last)
  const { quota: allowed } = quota
  // A window may begin within the series. Then two quotas of calls are correctly answered.
  if (calls.length <= 2 * allowed + refillIn(quota, spanMs(calls))) {
    return inconclusive(
      'budget',
      `no limit seen in ${rate}: the declared ${allowed} are more than a run spends`,
      last,
    )
  }
  const [exchange] = last
  const issue = {
    at: `${exchange?.id} status`,
    expected: `a refusal after ${allowed} calls`,
    received: '200',
  }
  return violatedUnlessEmpty([issue], last)
}

function judgeHold(spent: ExhaustedQuota, exchange: Exchange, label: string): Judgement {
  const hold = limitStateFor(spent, label)
  if (hold === 'unsure') return limitLapsed(spent)
  const issue = { at: exchange.id, expected: 'a refusal', received: 'a completion' }
  return violatedUnlessEmpty(hold === 'free' ? [issue] : [], [exchange, spent.refused])
}

const NOT_REFUSED = 'it was not refused: see limits.covers-transports'

function judgeStreamStart(spent: ExhaustedQuota, exchange: Exchange, stream: Stream | null): Judgement {
  if (stream === null) return satisfied([exchange])
  if (!hasError(stream)) return inconclusive('prerequisite', NOT_REFUSED, [exchange])
  const received = `200, and an error after ${count(stream.chunks.length, 'chunk')}`
  const expected = String(statusOf(spent.refused))
  return violatedUnlessEmpty([{ at: `${exchange.id} status`, expected, received }], [exchange])
}

function judgeSocketStart(
  spent: ExhaustedQuota,
  exchange: Exchange,
  conversation: Conversation | null,
): Judgement {
  if (conversation === null) return satisfied([exchange])
  if (isCompleted(spent.evidence.readings, exchange))
    return inconclusive('prerequisite', NOT_REFUSED, [exchange])
  const received = conversation.answers[0]?.chunks.length ?? 0
  const issue = {
    at: exchange.id,
    expected: 'no chunk before the refusal',
    received: count(received, 'chunk'),
  }
  return violatedUnlessEmpty(received === 0 ? [] : [issue], [exchange])
}

// A call counts as delayed if it took more than HELD_UP_MS, and more than HELD_UP_TIMES times the median duration of the calls.
const HELD_UP_TIMES = 5
const HELD_UP_MS = 100

// Judges whether the target delays calls beyond the quota, as declared. A single short delay may be a pause of this machine.
function heldUp({ quota }: QuotaCalls, calls: readonly Exchange[]): Judgement {
  const tookMs = calls.map(({ timing }) => timing.headersMs ?? timing.endMs)
  const usualMs = tookMs.toSorted((a, b) => a - b)[Math.floor(tookMs.length / 2)] ?? 0
  const first = quota?.quota ?? 1
  const waited = calls.filter((_, index) => {
    const ownMs = tookMs[index] ?? 0
    return index >= first && ownMs > HELD_UP_MS && ownMs > HELD_UP_TIMES * usualMs
  })
  const longestMs = Math.max(0, ...waited.map(({ timing }) => timing.headersMs ?? timing.endMs))
  const isAWindow = quota?.windowMs != null && longestMs > quota.windowMs / 2
  if (waited.length > 1 || isAWindow) return satisfied(waited)
  const beyond = quota === null ? '' : `; the quota is ${quota.quota}`
  return inconclusive(
    'budget',
    `none of ${count(calls.length, 'call')} was kept waiting${beyond}`,
    calls.slice(-1),
  )
}

function allAtOnceAnswered({ evidence, quota }: QuotaCalls): Judgement {
  const calls = seriesIn(evidence, 'burst')
  const answered = calls.filter(is2xx).length
  if (quota === null || answered <= 2 * quota.quota + refillIn(quota, spanMs(calls))) {
    return inconclusive(
      'budget',
      `no limit seen in ${count(answered, 'call')} at once: ${whyTooSlow({ evidence })}`,
      calls.slice(-1),
    )
  }
  const issue = {
    at: `${calls[0]?.id} and others`,
    expected: `at most ${quota.quota} answered`,
    received: `${answered}`,
  }
  return violatedUnlessEmpty([issue], calls)
}

// Calls `judge` with the streamed call. `stream`: null if the status of the call is not 2xx.
function onStream(
  spent: ExhaustedQuota,
  judge: (exchange: Exchange, stream: Stream | null) => Judgement,
): Judgement {
  const { readings } = spent.evidence
  const exchange = refusedOf(spent.evidence, 'stream')
  if (isTooSlow(spent)) return inconclusive('prerequisite', whyTooSlow(spent), [spent.refused])
  if (exchange === undefined)
    return notApplicable('no reading of sse.switch says how streaming is switched on')
  const status = statusOf(exchange)
  if (status === null) return inconclusive('prerequisite', `${exchange.id} got no answer`, [exchange])
  if (!is2xx(exchange)) {
    const isOwn = status !== statusOf(spent.refused) && [400, 404, 405, 501].includes(status)
    return isOwn ? notApplicable(`streams are refused as such (${status})`) : judge(exchange, null)
  }
  if (!isStream(exchange)) return notApplicable('what is to be streamed is answered as a whole')
  return judge(exchange, streamIn(exchange, readings))
}

// Returns the first call of a kind that was not completed; if all were completed, the first call.
function refusedOf(evidence: Evidence, label: string): Exchange | undefined {
  const calls = [label, ...followUpLabels(label)].flatMap((name) => limitCall(evidence, name) ?? [])
  return calls.find((exchange) => !isCompleted(evidence.readings, exchange)) ?? calls[0]
}

// Calls `judge` with the WebSocket call. `conversation`: null if the handshake was refused.
function onSocket(
  spent: ExhaustedQuota,
  judge: (exchange: Exchange, conversation: Conversation | null) => Judgement,
): Judgement {
  const exchange = refusedOf(spent.evidence, 'socket')
  const dialect = dialectOf(spent.evidence.readings)
  if (isTooSlow(spent)) return inconclusive('prerequisite', whyTooSlow(spent), [spent.refused])
  if (exchange === undefined || dialect === null) return notApplicable('no WebSocket is offered')
  if (exchange.response === null)
    return inconclusive('prerequisite', `${exchange.id} got no answer`, [exchange])
  return judge(exchange, conversationOf(exchange, dialect))
}
