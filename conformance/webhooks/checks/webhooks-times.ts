/** The durations of deliveries, and their order. Pure; times come from the exchanges. */
import { check, type Check } from '../../evidence/check.ts'
import { unusable, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  tooBusy,
  violatedUnlessEmpty,
  type Judgement,
} from '../../exchange/judgement.ts'
import { statusIssue, statusOf } from '../../exchange/reply.ts'
import { isExpectedType } from '../webhook-events.ts'
import { timesOf } from '../../statement/webhook-times.ts'
import { atAddress, eventsTo, mayHaveBegunBefore, onAddress, formatMsOrSeconds } from './webhook-attempts.ts'
import {
  callIn,
  callOn,
  deliveriesSinceTrigger,
  deliveryIssue,
  endEpochMs,
  expectedAmong,
  nothingCame,
  ON_EVENTS,
  stalledMsOf,
  deliveryText,
  seenTooLate,
  triggersIn,
  whenWebhooksOffered,
} from './webhook-evidence.ts'

const shared = {
  capability: 'webhooks',
  gap: 'G6.3',
  reading: 'webhooks.delivery',
  on: ON_EVENTS,
} as const

const HELD_UP_SHARE = 0.8

// What takes so long was kept waiting by the slow receiver.
const heldUpFromMs = (slow: Exchange): number => HELD_UP_SHARE * slow.timing.endMs

const doesNotBlock = check({
  ...shared,
  id: 'webhooks.does-not-block',
  level: 'MUST',
  title: 'the call that triggers an event is answered before the slowest receiver answers',
  trippedBy: ['webhook-blocks'],
  judge: (evidence) =>
    onAddress(evidence, 'slow', (deliveries) => {
      const [slow] = deliveries
      // Per request, the event that goes to the slow address is made by a call of its own.
      const call = callOn(evidence, 'trigger', 'slow') ?? callIn(evidence, 'trigger')
      if (slow === undefined || call === null) return violatedUnlessEmpty([], deliveries)
      const obstacle = unusable(call)
      if (obstacle !== null) return inconclusive(...obstacle, [call])
      if ((statusOf(call) ?? 500) >= 300) return violatedUnlessEmpty([statusIssue(call, '2xx')], deliveries)
      const lateMs = Math.round(endEpochMs(call) - endEpochMs(slow))
      // A model may be slow by itself: the same call without a slow receiver shows how slow.
      const usual = callIn(evidence, 'trigger-again')
      const [usualMs, usualStalledMs] = usual === null ? [0, 0] : [usual.timing.endMs, stalledMsOf(usual)]
      const heldUpMs = call.timing.endMs - usualMs
      if (lateMs < 0 || heldUpMs + usualStalledMs < heldUpFromMs(slow))
        return violatedUnlessEmpty([], deliveries)
      if (heldUpMs - stalledMsOf(call) < heldUpFromMs(slow))
        return seenTooLate(`when ${call.id} was answered`, [call, slow])
      const expected = 'before the slow receiver answers'
      return violatedUnlessEmpty(
        [{ at: `${call.id} end`, expected, received: `${lateMs} ms after it` }],
        deliveries,
      )
    }),
})

const independent = check({
  ...shared,
  id: 'webhooks.independent',
  level: 'SHOULD',
  title: 'a slow receiver does not keep the others waiting',
  trippedBy: ['webhook-one-by-one'],
  judge: (evidence) =>
    onAddress(
      evidence,
      'failing',
      (deliveries) => {
        const [other] = deliveries
        const slow = slowDelivery(evidence)
        if (other === undefined || slow === undefined || callOn(evidence, 'trigger', 'slow') !== null)
          return violatedUnlessEmpty([], deliveries)
        const others = othersBehind(evidence, slow)
        // Anyone who serves one address after the other keeps all of them waiting; a busy machine may delay one.
        const lateMs = Math.min(...others.map(({ sentAtEpochMs }) => sentAtEpochMs)) - endEpochMs(slow)
        if (lateMs < 0 || others.length === 0) return violatedUnlessEmpty([], deliveries)
        const waitedMs = others.map((each) => each.sentAtEpochMs - stalledMsOf(each) - slow.sentAtEpochMs)
        if (Math.min(...waitedMs) < heldUpFromMs(slow))
          return seenTooLate('whether others heard before the slow receiver answered', [slow, other])
        const expected = `before ${slow.id} is answered`
        const received = `${Math.round(lateMs)} ms after it`
        return violatedUnlessEmpty([deliveryIssue(other, 'arrival', expected, received)], deliveries)
      },
      withoutSlow(evidence),
    ),
})

// Of the declared type only: who waits for whom shows in the deliveries of one event.
function ownDeliveries(evidence: Evidence, label: string): readonly Exchange[] {
  return deliveriesSinceTrigger(evidence, label).filter((delivery) =>
    isExpectedType(evidence.readings, deliveryText(delivery)),
  )
}

function slowDelivery(evidence: Evidence): Exchange | undefined {
  return ownDeliveries(evidence, 'slow')[0]
}

// A sender that hung up early was not kept waiting, so later deliveries came late for another reason.
function withoutSlow(evidence: Evidence): string | null {
  const slow = slowDelivery(evidence)
  if (slow === undefined && deliveriesSinceTrigger(evidence, 'slow').length > 0)
    return 'no event of the declared type came: see webhooks.trigger-fires'
  const isSlow = slow === undefined || slow.timing.endMs >= HELD_UP_SHARE * timesOf(evidence.readings).slowMs
  return isSlow ? null : 'no receiver was slow: the sender did not wait for its answer'
}

// Addresses that get the event after the slow one, from a sender that takes them in turn.
const BEHIND = ['failing', 'redirecting', 'refusing', 'gone', 'silent'] as const

// The first delivery to each of those. An address that found no room at first heard of a later event.
function othersBehind(evidence: Evidence, slow: Exchange): readonly Exchange[] {
  return BEHIND.filter(
    (label) =>
      (callOn(evidence, 'register', label)?.sentAtEpochMs ?? Number.NEGATIVE_INFINITY) <= slow.sentAtEpochMs,
  ).flatMap((label) => ownDeliveries(evidence, label).slice(0, 1))
}

// The clock of a sender starts before the delivery reaches us, so that it always seems to give up a little early.
const EARLY_SHARE = 0.75
const EARLY_SLACK_MS = 250

const deadline = check({
  ...shared,
  id: 'webhooks.deadline',
  level: 'MUST',
  title: 'a delivery that is not answered is given up at the declared deadline, not before',
  trippedBy: ['webhook-waits-forever', 'webhook-gives-up-early'],
  judge: (evidence) => {
    if (timesOf(evidence.readings).deadlineMs === null)
      return whenWebhooksOffered(evidence, () =>
        notApplicable('the statement does not declare deadlineSeconds'),
      )
    return atAddress(evidence, 'silent', (all) => givenUpInTime(evidence, expectedAmong(evidence, all)))
  },
})

function givenUpInTime(evidence: Evidence, deliveries: readonly Exchange[]): Judgement {
  const { readings } = evidence
  const { deadlineMs, deadlinePatienceMs } = timesOf(readings)
  const silent = deliveries.find(({ response }) => response === null)
  if (silent === undefined || deadlineMs === null)
    return inconclusive('prerequisite', 'every delivery was answered', deliveries)
  const { endMs } = silent.timing
  const blame = (received: string): Judgement => {
    const issue = deliveryIssue(silent, 'end', `the end after ${formatMsOrSeconds(deadlineMs)}`, received)
    return violatedUnlessEmpty([issue], deliveries)
  }
  const fromMs = Math.min(deadlineMs * EARLY_SHARE, deadlineMs - EARLY_SLACK_MS)
  const { leastMs, greatestMs } = lastedOf(evidence, silent)
  if (silent.end.kind !== 'failed') {
    if (leastMs > deadlinePatienceMs) return blame(`still waiting after ${formatMsOrSeconds(endMs)}`)
    return tooBusy(`the sender was watched for ${formatMsOrSeconds(leastMs)} only`, [silent])
  }
  if (leastMs >= fromMs && greatestMs <= deadlinePatienceMs) return violatedUnlessEmpty([], deliveries)
  const isEarly = greatestMs < fromMs && !mayHaveBegunBefore(evidence, silent, fromMs)
  if (isEarly || leastMs > deadlinePatienceMs) return blame(`given up after ${formatMsOrSeconds(endMs)}`)
  return seenTooLate('when the sender gave up', [silent])
}

// A delivery that came while we could not read seems to have come later than it did, and so does the end of its connection. It came no
// earlier than the call that made its event.
function lastedOf(evidence: Evidence, delivery: Exchange): { leastMs: number; greatestMs: number } {
  const { endMs, stalledMs = 0, stalledBeforeMs } = delivery.timing
  const madeAtEpochMs = Math.min(...triggersIn(evidence).map(({ sentAtEpochMs }) => sentAtEpochMs))
  const sinceMadeMs = Number.isFinite(madeAtEpochMs) ? delivery.sentAtEpochMs - madeAtEpochMs : Infinity
  return {
    leastMs: endMs - (stalledMs - (stalledBeforeMs ?? 0)),
    greatestMs: endMs + Math.min(stalledBeforeMs ?? stalledMs, Math.max(0, sinceMadeMs)),
  }
}

const ARRIVAL_SHARE = 1.2
const ARRIVAL_SLACK_MS = 500

const arrival = check({
  ...shared,
  id: 'webhooks.arrival',
  level: 'MUST',
  title: 'the first delivery of an event comes within the declared time',
  trippedBy: ['webhook-late'],
  judge: (evidence) => {
    const { arrivalMs } = timesOf(evidence.readings)
    if (arrivalMs === null) return notApplicable('the statement does not declare arrivalSeconds')
    return whenWebhooksOffered(evidence, () => {
      const [delivery] = firstArrivals(evidence)
      if (delivery === undefined) return nothingCame(evidence)
      const call = triggersIn(evidence).findLast(
        ({ sentAtEpochMs }) => sentAtEpochMs <= delivery.sentAtEpochMs,
      )
      const tookMs = call === undefined ? 0 : delivery.sentAtEpochMs - endEpochMs(call)
      const allowedMs = arrivalMs * ARRIVAL_SHARE + ARRIVAL_SLACK_MS
      if (tookMs <= allowedMs) return violatedUnlessEmpty([], [delivery])
      // A sender on this machine was held up by what held us up, not only right before its delivery came.
      const stalledMs = Math.max(stalledMsOf(delivery), delivery.timing.stalledSoFarMs ?? 0)
      if (tookMs - stalledMs <= allowedMs) return seenTooLate('when the event came', [delivery])
      const expected = `within ${formatMsOrSeconds(arrivalMs)} of what made the event`
      const issue = deliveryIssue(delivery, 'arrival', expected, `after ${formatMsOrSeconds(tookMs)}`)
      return violatedUnlessEmpty([issue], [delivery])
    })
  },
})

/** Checks of times. */
export const timeChecks: readonly Check[] = [doesNotBlock, independent, deadline, arrival]

// The first delivery of the first event, wherever it came first: an address that is served later has waited for others.
function firstArrivals(evidence: Evidence): readonly Exchange[] {
  const firsts = ['plain', 'slow', 'failing'].flatMap((label) =>
    eventsTo(evidence, label).map(([first]) => first),
  )
  return firsts.toSorted((left, right) => left.sentAtEpochMs - right.sentAtEpochMs).slice(0, 1)
}
