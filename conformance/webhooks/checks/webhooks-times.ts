/** The durations of deliveries, and their order. Pure; times come from the exchanges. */
import { check, type Check } from '../../evidence/check.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, notApplicable, violatedUnlessEmpty, type Judgement } from '../../exchange/judgement.ts'
import { statusIssue, statusOf } from '../../exchange/reply.ts'
import { isExpectedType } from '../webhook-events.ts'
import { timesOf } from '../../statement/webhook-times.ts'
import { atAddress, eventsTo, onAddress, seconds } from './webhook-attempts.ts'
import {
  callIn,
  callOn,
  deliveriesSinceTrigger,
  deliveryIssue,
  endEpochMs,
  expectedAmong,
  ON_EVENTS,
  onDeliveries,
  textOf,
  triggersIn,
  whenOffered,
} from './webhook-evidence.ts'

const shared = {
  capability: 'webhooks',
  gap: 'G6.3',
  reading: 'webhooks.delivery',
  on: ON_EVENTS,
} as const

const HELD_UP_SHARE = 0.8

const doesNotBlock = check({
  ...shared,
  id: 'webhooks.does-not-block',
  level: 'MUST',
  title: 'the call that triggers an event is answered before the slowest receiver answers',
  trippedBy: ['webhook-blocks'],
  judge: (evidence) =>
    onAddress(evidence, 'slow', ([slow]) => {
      // Per request, the event that goes to the slow address is made by a call of its own.
      const call = callOn(evidence, 'trigger', 'slow') ?? callIn(evidence, 'trigger')
      if (slow === undefined || call === null) return []
      if ((statusOf(call) ?? 500) >= 300) return [statusIssue(call, '2xx')]
      const lateMs = Math.round(endEpochMs(call) - endEpochMs(slow))
      // A model may be slow by itself: the same call without a slow receiver shows how slow.
      const usualMs = callIn(evidence, 'trigger-again')?.timing.endMs ?? 0
      const isHeldUp = call.timing.endMs - usualMs >= HELD_UP_SHARE * slow.timing.endMs
      if (lateMs < 0 || !isHeldUp) return []
      return [
        {
          at: `${call.id} end`,
          expected: 'before the slow receiver answers',
          received: `${lateMs} ms after it`,
        },
      ]
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
      ([other]) => {
        const slow = slowDelivery(evidence)
        if (other === undefined || slow === undefined || callOn(evidence, 'trigger', 'slow') !== null)
          return []
        const lateMs = Math.min(...BEHIND.map((label) => latenessMs(evidence, label, slow)))
        // Anyone who serves one address after the other keeps all of them waiting; a busy machine may delay one.
        if (lateMs < 0 || !Number.isFinite(lateMs)) return []
        const expected = `before ${slow.id} is answered`
        return [deliveryIssue(other, 'arrival', expected, `${Math.round(lateMs)} ms after it`)]
      },
      withoutSlow(evidence),
    ),
})

// Of the declared type only: who waits for whom shows in the deliveries of one event.
function ownDeliveries(evidence: Evidence, label: string): readonly Exchange[] {
  return deliveriesSinceTrigger(evidence, label).filter((delivery) =>
    isExpectedType(evidence.readings, textOf(delivery)),
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

// How long after the slow address was answered another one heard of the event; infinite where it shows nothing.
function latenessMs(evidence: Evidence, label: string, slow: Exchange): number {
  const [other] = ownDeliveries(evidence, label)
  // An address that found no room at first heard of a later event.
  const isLateComer =
    (callOn(evidence, 'register', label)?.sentAtEpochMs ?? Number.NEGATIVE_INFINITY) > slow.sentAtEpochMs
  return other === undefined || isLateComer
    ? Number.POSITIVE_INFINITY
    : other.sentAtEpochMs - endEpochMs(slow)
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
      return whenOffered(evidence, () => notApplicable('the statement does not declare deadlineSeconds'))
    return atAddress(evidence, 'silent', (all) => givenUpInTime(evidence, expectedAmong(evidence, all)))
  },
})

function givenUpInTime({ readings }: Evidence, deliveries: readonly Exchange[]): Judgement {
  const { deadlineMs, deadlinePatienceMs } = timesOf(readings)
  const silent = deliveries.find(({ response }) => response === null)
  if (silent === undefined || deadlineMs === null)
    return inconclusive('prerequisite', 'every delivery was answered', deliveries)
  const { endMs, stalledMs = 0 } = silent.timing
  const blame = (received: string): Judgement => {
    const issue = deliveryIssue(silent, 'end', `the end after ${seconds(deadlineMs)}`, received)
    return violatedUnlessEmpty([issue], deliveries)
  }
  if (silent.end.kind !== 'failed') return blame(`still waiting after ${seconds(endMs)}`)
  const fromMs = Math.min(deadlineMs * EARLY_SHARE, deadlineMs - EARLY_SLACK_MS)
  // A delivery that came while we could not read seems to have come later than it did, and so does the end of its connection.
  const [leastMs, greatestMs] = [endMs - stalledMs, endMs + stalledMs]
  if (leastMs >= fromMs && greatestMs <= deadlinePatienceMs) return violatedUnlessEmpty([], deliveries)
  if (greatestMs < fromMs || leastMs > deadlinePatienceMs) return blame(`given up after ${seconds(endMs)}`)
  return inconclusive('timeout', 'this machine was too busy to see when the sender gave up', [silent])
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
    return onDeliveries(
      evidence,
      (delivery) => {
        const call = triggersIn(evidence).findLast(
          ({ sentAtEpochMs }) => sentAtEpochMs <= delivery.sentAtEpochMs,
        )
        const tookMs = call === undefined ? 0 : delivery.sentAtEpochMs - endEpochMs(call)
        if (tookMs <= arrivalMs * ARRIVAL_SHARE + ARRIVAL_SLACK_MS) return []
        const expected = `within ${seconds(arrivalMs)} of what made the event`
        return [deliveryIssue(delivery, 'arrival', expected, `after ${seconds(tookMs)}`)]
      },
      firstArrivals,
    )
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
