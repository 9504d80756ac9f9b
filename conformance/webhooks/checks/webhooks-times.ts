/** The times and the order of deliveries. Pure; times come from the exchanges. */
import { check, type Check } from '../../evidence/check.ts'
import { unusable, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { ELSEWHERE } from '../../exchange/inbox.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  tooBusy,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { is2xx, statusIssue, statusOf, valueAtPointer } from '../../exchange/reply.ts'
import { timesOf } from '../../statement/webhook-times.ts'
import { answerStatuses, isExpectedType, timePointerIn } from '../webhook-readings.ts'
import { eventTimeMs } from './webhooks-delivery.ts'
import { distinctEvents } from './webhooks-registration.ts'
import {
  callIn,
  callOn,
  deliveriesSinceTrigger,
  deliveriesTo,
  deliveryIssue,
  endEpochMs,
  eventsTo,
  expectedAmong,
  FAILING,
  formatMs,
  maybeBegunEarlierMs,
  nothingCame,
  onAddress,
  payloadOf,
  seenTooLate,
  stalledMsOf,
  textOf,
  triggersIn,
  WEBHOOKS,
  whenOffered,
} from './webhook-evidence.ts'

const times = { ...WEBHOOKS, gap: 'G6.3', reading: 'webhooks.delivery' } as const

/** A time that is `overMs` beyond what is allowed; a stall of this machine may explain `stalledMs` of it. */
type Overrun = {
  readonly overMs: number
  readonly stalledMs: number
  readonly issue: Issue
  /** The noun for the case that this machine was too busy to see it. */
  readonly what: string
}

function judgeOverrun(
  { overMs, stalledMs, issue, what }: Overrun,
  exchanges: readonly Exchange[],
): Judgement {
  if (overMs <= 0) return satisfied(exchanges)
  return overMs <= stalledMs ? seenTooLate(what, exchanges) : violatedUnlessEmpty([issue], exchanges)
}

// What takes this share of the time of the slow receiver, or longer, was kept waiting by it.
const HELD_UP_SHARE = 0.8

const doesNotBlock = check({
  ...times,
  id: 'webhooks.does-not-block',
  level: 'MUST',
  title: 'the call that triggers an event is answered before the slowest receiver answers',
  trippedBy: ['webhook-blocks'],
  judge: (evidence) =>
    onAddress(evidence, 'slow', (all) => {
      const [slow] = expectedAmong(evidence, all)
      // Per request, the event that goes to the slow address is made by a call of its own.
      const call = callOn(evidence, 'trigger', 'slow') ?? callIn(evidence, 'trigger')
      if (slow === undefined || call === null) return satisfied(all)
      const obstacle = unusable(call)
      if (obstacle !== null) return inconclusive(...obstacle, [call])
      if (!is2xx(call)) return violatedUnlessEmpty([statusIssue(call, '2xx')], all)
      const lateMs = Math.round(endEpochMs(call) - endEpochMs(slow))
      // A model may be slow by itself: the same call without a slow receiver shows how slow.
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

// Addresses that get the event after the slow one, from a sender that takes them in turn.
const BEHIND = [...FAILING, 'gone']

const independent = check({
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
      // An address that found no room at first heard of a later event. Per request, each address has an event of its own.
      const others = BEHIND.filter(
        (label) => (callOn(evidence, 'register', label)?.sentAtEpochMs ?? 0) <= slow.sentAtEpochMs,
      ).flatMap((label) => ownDeliveries(evidence, label).slice(0, 1))
      // Whoever serves one address after the other keeps all of them waiting; a busy machine may delay one.
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
        what: 'whether others heard before the slow receiver answered',
      }
      return judgeOverrun(overrun, [slow, ...others])
    }),
})

// Deliveries of the declared type only: others may come at any time.
function ownDeliveries(evidence: Evidence, label: string): readonly Exchange[] {
  return deliveriesSinceTrigger(evidence, label).filter((each) =>
    isExpectedType(evidence.readings, textOf(each)),
  )
}

// The clock of a sender starts before the delivery reaches us, so that it always seems to give up a little early.
const EARLY_SHARE = 0.75
const EARLY_SLACK_MS = 250

const deadline = check({
  ...times,
  id: 'webhooks.deadline',
  level: 'MUST',
  title: 'a delivery that is not answered is given up at the declared deadline, not before',
  trippedBy: ['webhook-waits-forever', 'webhook-gives-up-early'],
  judge: (evidence) => {
    const { deadlineMs, deadlinePatienceMs } = timesOf(evidence.readings)
    if (deadlineMs === null) return notApplicable('the statement does not declare deadlineSeconds')
    return onAddress(evidence, 'silent', (all) => {
      const silent = expectedAmong(evidence, all).find(({ response }) => response === null)
      if (silent === undefined) return inconclusive('prerequisite', 'every delivery was answered', all)
      const { endMs, stalledMs = 0, stalledBeforeMs } = silent.timing
      const begunEarlierMs = maybeBegunEarlierMs(evidence, silent)
      const isGivenUp = silent.end.kind === 'failed'
      const fromMs = Math.min(deadlineMs * EARLY_SHARE, deadlineMs - EARLY_SLACK_MS)
      const leastMs = endMs - stalledMs + (stalledBeforeMs ?? 0)
      const greatestMs = endMs + Math.min(stalledBeforeMs ?? stalledMs, begunEarlierMs)
      const isEarly = isGivenUp && endMs + begunEarlierMs < fromMs
      if (isEarly || leastMs > deadlinePatienceMs) {
        const received = `${isGivenUp ? 'given up' : 'still waiting'} after ${formatMs(endMs)}`
        const issue = deliveryIssue(silent, 'end', `the end after ${formatMs(deadlineMs)}`, received)
        return violatedUnlessEmpty([issue], [silent])
      }
      if (!isGivenUp) return tooBusy(`the sender was watched for ${formatMs(leastMs)} only`, [silent])
      const isInTime = leastMs >= fromMs && greatestMs <= deadlinePatienceMs
      return isInTime ? satisfied([silent]) : seenTooLate('when the sender gave up', [silent])
    })
  },
})

const ARRIVAL_SHARE = 1.2
const ARRIVAL_SLACK_MS = 500

const arrival = check({
  ...times,
  id: 'webhooks.arrival',
  level: 'MUST',
  title: 'the first delivery of an event comes within the declared time',
  trippedBy: ['webhook-late'],
  judge: (evidence) => {
    const { arrivalMs } = timesOf(evidence.readings)
    if (arrivalMs === null) return notApplicable('the statement does not declare arrivalSeconds')
    return whenOffered(evidence, () => {
      // Wherever it came first: an address that is served later has waited for others.
      const [first] = ['plain', 'slow', 'failing']
        .flatMap((label) => eventsTo(evidence, label).map(([each]) => each))
        .toSorted((left, right) => left.sentAtEpochMs - right.sentAtEpochMs)
      if (first === undefined) return nothingCame(evidence)
      const call = triggersIn(evidence).findLast(({ sentAtEpochMs }) => sentAtEpochMs <= first.sentAtEpochMs)
      const tookMs = call === undefined ? 0 : first.sentAtEpochMs - endEpochMs(call)
      const expected = `within ${formatMs(arrivalMs)} of what made the event`
      const overrun = {
        overMs: tookMs - (arrivalMs * ARRIVAL_SHARE + ARRIVAL_SLACK_MS),
        // A sender on this machine was held up by every stall, not only by one right before its delivery.
        stalledMs: Math.max(stalledMsOf(first), first.timing.stalledSoFarMs ?? 0),
        issue: deliveryIssue(first, 'arrival', expected, `after ${formatMs(tookMs)}`),
        what: 'when the event came',
      }
      return judgeOverrun(overrun, [first])
    })
  },
})

/** No specification promises it (Standard Webhooks, "Ordering"; Stripe does not), but receivers benefit from it. */
const inOrder = check({
  ...times,
  id: 'webhooks.in-order',
  level: 'SHOULD',
  title: 'two events that happen one after the other are delivered in that order',
  because: ['webhooks.trigger-fires'],
  trippedBy: ['webhook-out-of-order'],
  judge: (evidence) =>
    whenOffered(evidence, () => {
      const [again, last] = [callIn(evidence, 'trigger-again'), callIn(evidence, 'trigger-last')]
      if (again === null || last === null) return notApplicable('no two events were made in a row')
      const pointer = timePointerIn(evidence.readings)
      if (pointer === null) return notApplicable('the reading has no time')
      const all = expectedAmong(evidence, deliveriesTo(evidence, 'plain'))
      if (all.length === 0) return nothingCame(evidence)
      const events = distinctEvents(evidence, all).filter(
        ({ sentAtEpochMs }) => sentAtEpochMs >= again.sentAtEpochMs,
      )
      const [first, second] = events
      if (first === undefined || second === undefined)
        return inconclusive('prerequisite', 'fewer than two events came in a row', all)
      if (events.length > 2) return notApplicable('others make events at the same time')
      const [firstMs = Number.NaN, secondMs = Number.NaN] = events.map((each) =>
        eventTimeMs(valueAtPointer(payloadOf(each), pointer)),
      )
      if (!(Math.abs(firstMs - secondMs) > 0))
        return notApplicable('the events do not say which of them was first')
      const received = `an event that happened ${firstMs - secondMs} ms before one that came earlier`
      const overrun = {
        overMs: firstMs > secondMs ? second.sentAtEpochMs - first.sentAtEpochMs + 1 : 0,
        // What came in during a stall is read in any order.
        stalledMs: stalledMsOf(second),
        issue: deliveryIssue(second, 'arrival', 'a later event', received),
        what: 'which event came first',
      }
      return judgeOverrun(overrun, events)
    }),
})

/** A redirect could point anywhere, into the network of the sender too. */
const redirectNotFollowed = check({
  ...times,
  id: 'webhooks.redirect-not-followed',
  level: 'MUST',
  title: 'a delivery that is answered with a redirect does not go elsewhere',
  trippedBy: ['webhook-follows-redirect'],
  judge: (evidence) =>
    onAddress(evidence, 'redirecting', (all) => {
      const { redirect } = answerStatuses(evidence.readings)
      const redirected = all.filter((each) => statusOf(each) === redirect)
      if (redirected.length === 0) return inconclusive('prerequisite', 'no delivery was redirected')
      const elsewhere = deliveriesTo(evidence, ELSEWHERE)
      const issues = elsewhere.map((each) =>
        deliveryIssue(each, 'arrival', 'nothing where the redirect points', each.request.method),
      )
      return violatedUnlessEmpty(issues, [...redirected, ...elsewhere])
    }),
})

/** Checks of times and of order. */
export const timeChecks: readonly Check[] = [
  doesNotBlock,
  independent,
  deadline,
  arrival,
  inOrder,
  redirectNotFollowed,
]
