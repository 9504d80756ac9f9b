import { count } from '../../../schemas/count.ts'
import { check, type Evidence } from '../../evidence/check.ts'
import { unusable } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { REDIRECT_LABEL } from '../../exchange/inbox.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  tooBusy,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { headerValue, is2xx, statusIssue, statusOf } from '../../exchange/reply.ts'
import { timesOf, answerStatuses, isExpectedType } from '../../statement/webhook-readings.ts'
import {
  AFTER_ARRIVAL,
  callIn,
  callOn,
  deliveriesIn,
  deliveriesSinceTrigger,
  deliveriesTo,
  deliveryIssue,
  endEpochMs,
  eventsTo,
  expectedAmong,
  FAILING_ADDRESSES,
  formatMs,
  possibleDelayMs,
  secondEventIn,
  withoutDeliveries,
  onAddress,
  maybeMissed,
  stalledMsOf,
  textOf,
  triggersIn,
  unreachedBy,
  WEBHOOKS,
  whenOffered,
} from './webhook-evidence.ts'

const delivery = { ...WEBHOOKS, reading: 'webhooks.delivery' } as const
const times = { ...delivery, ...AFTER_ARRIVAL } as const

type Overrun = {
  readonly overMs: number
  readonly stalledMs: number
  readonly issue: Issue
  /** What the check tried to see. The report inserts it into the sentence "this machine was too busy to see ...". */
  readonly what: string
}

function judgeOverrun(
  { overMs, stalledMs, issue, what }: Overrun,
  exchanges: readonly Exchange[],
): Judgement {
  if (overMs <= 0) return satisfied(exchanges)
  return overMs <= stalledMs ? maybeMissed(what, exchanges) : violatedUnlessEmpty([issue], exchanges)
}

// The maximum time by which a call or another delivery may wait for a slow receiver, as a share of this receiver's answer time.
const HELD_UP_SHARE = 0.8

export const doesNotBlock = check({
  ...times,
  id: 'webhooks.does-not-block',
  title: 'the call that triggers an event is answered before the slowest receiver answers',
  trippedBy: ['webhook-blocks'],
  judge: (evidence) =>
    onAddress(evidence, 'slow', (all) => {
      const [slow] = expectedAmong(evidence, all)
      // With the reading `per-request`, each address has its own triggering call.
      const call = callOn(evidence, 'trigger', 'slow') ?? callIn(evidence, 'trigger')
      if (slow === undefined || call === null) return satisfied(all)
      const obstacle = unusable(call)
      if (obstacle !== null) return inconclusive(...obstacle, [call])
      if (!is2xx(call)) return violatedUnlessEmpty([statusIssue(call, '2xx')], all)
      const lateMs = Math.round(endEpochMs(call) - endEpochMs(slow))
      // The same call without a slow receiver shows the usual time of the model.
      const usual = callIn(evidence, 'trigger-again')
      const [usualMs, usualStalledMs] = usual === null ? [0, 0] : [usual.timing.endMs, stalledMsOf(usual)]
      const heldUpMs = call.timing.endMs - usualMs + usualStalledMs
      const expected = 'before the slow receiver answers'
      const overrun = {
        overMs: lateMs < 0 ? 0 : heldUpMs - HELD_UP_SHARE * slow.timing.endMs,
        stalledMs: stalledMsOf(call) + usualStalledMs,
        issue: { at: `${call.id} end`, expected, received: `${lateMs} ms after it` },
        what: `when ${call.id} was answered`,
      }
      return judgeOverrun(overrun, [call, slow])
    }),
})

// The addresses registered after the address `slow`. A sender that serves addresses in turn delivers late to these addresses.
const BEHIND = [...FAILING_ADDRESSES, 'gone']

export const independent = check({
  ...times,
  id: 'webhooks.independent',
  level: 'SHOULD',
  title: 'a slow receiver does not keep the others waiting',
  trippedBy: ['webhook-one-by-one'],
  judge: (evidence) =>
    onAddress(evidence, 'slow', () => {
      const [slow] = ownDeliveries(evidence, 'slow')
      if (slow === undefined)
        return notApplicable('no event of the declared type came: see webhooks.trigger-fires')
      if (slow.timing.endMs < HELD_UP_SHARE * timesOf(evidence.readings).slowMs)
        return notApplicable('no receiver was slow: the sender did not wait for its answer')
      // Leaves out addresses that were registered after this event.
      const others = BEHIND.filter(
        (label) => (callOn(evidence, 'register', label)?.sentAtEpochMs ?? 0) <= slow.sentAtEpochMs,
      ).flatMap((label) => ownDeliveries(evidence, label).slice(0, 1))
      // A serial sender delays all other addresses, but a busy machine may delay a single one.
      const [first] = others.toSorted((left, right) => left.sentAtEpochMs - right.sentAtEpochMs)
      if (first === undefined || callOn(evidence, 'trigger', 'slow') !== null)
        return notApplicable('no other address got the event beside the slow one')
      const lateMs = Math.round(first.sentAtEpochMs - endEpochMs(slow))
      const waitedMs = first.sentAtEpochMs - slow.sentAtEpochMs
      const expected = `before ${slow.id} is answered`
      const overrun = {
        overMs: lateMs < 0 ? 0 : waitedMs - HELD_UP_SHARE * slow.timing.endMs,
        stalledMs: Math.max(...others.map(stalledMsOf)),
        issue: deliveryIssue(first, 'arrival', expected, `${lateMs} ms after it`),
        what: 'whether other addresses got the event before the slow receiver answered',
      }
      return judgeOverrun(overrun, [slow, ...others])
    }),
})

// Returns the deliveries of the triggered event. Leaves out events of other types, which may come at any time.
function ownDeliveries(evidence: Evidence, label: string): readonly Exchange[] {
  return deliveriesSinceTrigger(evidence, label).filter((each) =>
    isExpectedType(evidence.readings, textOf(each)),
  )
}

// The minimum share of the deadline after which a sender may give up. The sender's clock starts before the delivery arrives.
const EARLY_SHARE = 0.75
const EARLY_SLACK_MS = 250

export const deadline = check({
  ...times,
  id: 'webhooks.deadline',
  title: 'a delivery without an answer is given up at the declared deadline, not before',
  trippedBy: ['webhook-waits-forever', 'webhook-gives-up-early'],
  judge: (evidence) => {
    const { deadlineMs, deadlinePatienceMs } = timesOf(evidence.readings)
    if (deadlineMs === null) return notApplicable('the statement does not declare deadlineSeconds')
    return onAddress(evidence, 'silent', (all) => {
      const silent = expectedAmong(evidence, all).find(({ response }) => response === null)
      if (silent === undefined) return inconclusive('prerequisite', 'every delivery was answered', all)
      const { endMs, stalledMs = 0, stalledBeforeMs } = silent.timing
      const begunEarlierMs = possibleDelayMs(evidence, silent)
      const isGivenUp = silent.end.kind === 'failed'
      const fromMs = Math.min(deadlineMs * EARLY_SHARE, deadlineMs - EARLY_SLACK_MS)
      const leastMs = endMs - stalledMs + (stalledBeforeMs ?? 0)
      const greatestMs = endMs + Math.min(stalledBeforeMs ?? stalledMs, begunEarlierMs)
      const isEarly = isGivenUp && endMs + begunEarlierMs < fromMs
      if (isEarly || leastMs > deadlinePatienceMs) {
        const received = `${isGivenUp ? 'given up' : 'still waiting'} after ${formatMs(endMs)}`
        const issue = deliveryIssue(silent, 'end', `given up after ${formatMs(deadlineMs)}`, received)
        return violatedUnlessEmpty([issue], [silent])
      }
      if (!isGivenUp) return tooBusy(`the sender was watched for ${formatMs(leastMs)} only`, [silent])
      const isInTime = leastMs >= fromMs && greatestMs <= deadlinePatienceMs
      return isInTime ? satisfied([silent]) : maybeMissed('when the sender gave up', [silent])
    })
  },
})

// The error of a time between two records of this machine, in ms.
const CLOCK_ERROR_MS = 50

// Returns the maximum error of a measured arrival time in ms: the error of the clock, and the network delay, at most that of a short call.
function arrivalErrorMs({ refusalMs = [] }: Evidence): number {
  return CLOCK_ERROR_MS + (refusalMs.length === 0 ? 0 : Math.min(...refusalMs))
}

export const arrival = check({
  ...delivery,
  id: 'webhooks.arrival',
  title: 'an event comes to every address, within the declared time',
  trippedBy: ['webhook-late', 'webhook-three-addresses'],
  judge: (evidence) => {
    const { arrivalMs } = timesOf(evidence.readings)
    if (arrivalMs === null) return notApplicable('the statement does not declare arrivalSeconds')
    return whenOffered(evidence, () => {
      const [unreached, ...others] = unreachedBy(evidence)
      if (unreached !== undefined) return judgeUnreached(evidence, [unreached, ...others], arrivalMs)
      // The earliest delivery of all addresses, because a serial sender delays the later ones.
      const [first] = ['plain', 'slow', 'failing']
        .flatMap((label) => eventsTo(evidence, label).map(([each]) => each))
        .toSorted((left, right) => left.sentAtEpochMs - right.sentAtEpochMs)
      if (first === undefined) return withoutDeliveries(evidence)
      const firsts = [first, ...secondEventIn(evidence).slice(0, 1)]
      const tookMs = firsts.map((each) => sinceTriggerMs(evidence, each))
      const errorMs = arrivalErrorMs(evidence)
      const isTunnel = headerValue(first.request.headers, 'host')?.startsWith('127.') !== true
      const expected = `within ${formatMs(arrivalMs)} of what made the event, and ${formatMs(errorMs)} by which the measurement may be off`
      const received = `after ${tookMs.map(formatMs).join(' and ')}${isTunnel ? ', with the way through the tunnel' : ''}`
      const overrun = {
        overMs: Math.max(...tookMs) - arrivalMs - errorMs,
        // Every stall so far also delayed a sender on this machine.
        stalledMs: Math.max(
          ...firsts.flatMap((each) => [stalledMsOf(each), each.timing.stalledSoFarMs ?? 0]),
        ),
        issue: deliveryIssue(first, 'arrival', expected, received),
        what: 'when the events came',
      }
      return judgeOverrun(overrun, firsts)
    })
  },
})

// Judges addresses that got no event, though others got it. Assay waited longer for it than declared.
function judgeUnreached(
  evidence: Evidence,
  calls: readonly [Exchange, ...Exchange[]],
  arrivalMs: number,
): Judgement {
  const all = deliveriesIn(evidence)
  const [first, ...others] = calls.map(({ id }) => id)
  const reached = count(new Set(all.map(({ label }) => label)).size, 'other address', 'other addresses')
  const rest = others.length === 0 ? '' : `. None either after ${others.join(', ')}`
  const overrun = {
    overMs: timesOf(evidence.readings).arrivalPatienceMs - arrivalMs,
    stalledMs: Math.max(
      ...evidence.exchanges.flatMap((each) => [stalledMsOf(each), each.timing.stalledSoFarMs ?? 0]),
    ),
    issue: {
      at: `${first} deliveries`,
      expected: `the event within ${formatMs(arrivalMs)}`,
      received: `none, but it came to ${reached}${rest}`,
    },
    what: 'whether every address got the event',
  }
  return judgeOverrun(overrun, [...calls, ...all])
}

function sinceTriggerMs(evidence: Evidence, { sentAtEpochMs }: Exchange): number {
  const call = triggersIn(evidence).findLast((each) => each.sentAtEpochMs <= sentAtEpochMs)
  return call === undefined ? 0 : sentAtEpochMs - endEpochMs(call)
}

// A redirect may lead into the network of the sender.
export const redirectNotFollowed = check({
  ...times,
  id: 'webhooks.redirect-not-followed',
  title: 'a delivery that is answered with a redirect does not go elsewhere',
  trippedBy: ['webhook-follows-redirect'],
  judge: (evidence) =>
    onAddress(evidence, 'redirecting', (all) => {
      const { redirect } = answerStatuses(evidence.readings)
      const redirected = all.filter((each) => statusOf(each) === redirect)
      if (redirected.length === 0) return inconclusive('prerequisite', 'no delivery was redirected')
      const elsewhere = deliveriesTo(evidence, REDIRECT_LABEL)
      const issues = elsewhere.map((each) =>
        deliveryIssue(each, 'arrival', 'nothing where the redirect points', each.request.method),
      )
      return violatedUnlessEmpty(issues, [...redirected, ...elsewhere])
    }),
})
