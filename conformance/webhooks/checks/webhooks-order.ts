/** Whether further events come, and in the order in which they happened. Pure; the times are those in the events themselves. */
import { check, type Check } from '../../evidence/check.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
} from '../../exchange/judgement.ts'
import { numberOf } from '../../statement/readings.ts'
import { is2xx, valueAtPointer } from '../../exchange/reply.ts'
import { timePointerOf } from './webhook-payload-places.ts'
import {
  callIn,
  deliveriesTo,
  deliveryIssue,
  eventIdOf,
  expectedAmong,
  nothingCame,
  ON_EVENTS,
  deliveryPayload,
  stalledMsOf,
  deliveryText,
  seenTooLate,
  whenWebhooksOffered,
} from './webhook-evidence.ts'

const MADE_IN_A_ROW = ['trigger-again', 'trigger-last'] as const

/** No specification promises it (Standard Webhooks, "Ordering"; Stripe does not), but receivers benefit from it. */
const inOrder = check({
  id: 'webhooks.in-order',
  capability: 'webhooks',
  gap: 'G6.3',
  reading: 'webhooks.delivery',
  level: 'SHOULD',
  title: 'two events that happen one after the other are delivered in that order',
  restsOn: ['webhooks.every-event'],
  on: ON_EVENTS,
  trippedBy: ['webhook-out-of-order'],
  judge: (evidence) =>
    whenWebhooksOffered(evidence, () => {
      const [again = null, last = null] = MADE_IN_A_ROW.map((label) => callIn(evidence, label))
      if (again === null || last === null) return notApplicable('no two events were made in a row')
      const pointer = timePointerOf(evidence)
      if (pointer === null) return notApplicable('the reading has no time')
      const all = expectedAmong(evidence, deliveriesTo(evidence, 'plain'))
      if (all.length === 0) return nothingCame(evidence)
      // A duplicate of an event that came before is not a later event.
      const deliveries = firstOfEach(evidence, all).filter(
        ({ sentAtEpochMs }) => sentAtEpochMs >= again.sentAtEpochMs,
      )
      if (deliveries.length < 2) {
        return inconclusive('prerequisite', 'fewer than two events came in a row', deliveries)
      }
      const times = deliveries.map((delivery) => momentOf(delivery, pointer))
      if (new Set(times).size < 2) return notApplicable('the events do not say which of them was first')
      const wrong = swapsAmong(deliveries, times, closestMs(again, last, deliveries))
      // What came in during a stall is read in any order.
      if (wrong.length > 0 && !wrong.some(({ isCertain }) => isCertain))
        return seenTooLate('which event came first', deliveries)
      return violatedUnlessEmpty(
        wrong.map(({ issue }) => issue),
        deliveries,
      )
    }),
})

/** An event is delivered at least once, and that goes for each of them: an address that got one is still registered. */
const everyEvent = check({
  id: 'webhooks.every-event',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.trigger',
  level: 'MUST',
  title: 'further events of the declared operation are delivered as the first one was',
  on: ON_EVENTS,
  trippedBy: ['webhook-first-event-only'],
  judge: (evidence) =>
    whenWebhooksOffered(evidence, () => {
      const made = MADE_IN_A_ROW.flatMap((label) => callIn(evidence, label) ?? []).filter(is2xx)
      const [first] = made
      if (first === undefined) return notApplicable('no further event was made')
      const all = expectedAmong(evidence, deliveriesTo(evidence, 'plain'))
      if (all.length === 0) return nothingCame(evidence)
      const events = firstOfEach(evidence, all).filter(
        ({ sentAtEpochMs }) => sentAtEpochMs >= first.sentAtEpochMs,
      )
      const declaredSeconds = numberOf(evidence.readings, 'webhooks.delivery', 'arrivalSeconds')
      if (events.length >= made.length) return satisfied(events)
      // Their time of arrival is not declared: they may be on their way.
      if (declaredSeconds === null) return notApplicable('the statement does not declare arrivalSeconds')
      const expected = `${made.length} further events within ${declaredSeconds} s`
      const issue = { at: `${first.id} deliveries`, expected, received: String(events.length) }
      return violatedUnlessEmpty([issue], [...made, ...all])
    }),
})

/** Checks of the events that follow the first one. */
export const webhookOrderChecks: readonly Check[] = [everyEvent, inOrder]

/** An event that came after one which happened later. `isCertain`: no stall of ours can have made it seem so. */
type Swap = { readonly issue: Issue; readonly isCertain: boolean }

function swapsAmong(
  deliveries: readonly Exchange[],
  times: readonly (number | undefined)[],
  fromMs: number,
): readonly Swap[] {
  const swaps: Swap[] = []
  let latest: { readonly delivery: Exchange; readonly atMs: number } | null = null
  for (const [index, delivery] of deliveries.entries()) {
    const atMs = times[index]
    if (atMs === undefined) continue
    if (latest === null || atMs >= latest.atMs) latest = { delivery, atMs }
    else if (latest.atMs - atMs >= fromMs) {
      const received = `an event that happened ${latest.atMs - atMs} ms before one that came earlier`
      const isCertain = delivery.sentAtEpochMs - stalledMsOf(delivery) >= latest.delivery.sentAtEpochMs
      swaps.push({ issue: deliveryIssue(delivery, 'arrival', 'a later event', received), isCertain })
    }
  }
  return swaps
}

const CLOSEST_SHARE = 0.5

// Where others make events of the type too, which two are ours does not show. Ours are a whole call apart: two events that happened
// much closer together did not happen one after the other for anybody.
function closestMs(again: Exchange, last: Exchange, deliveries: readonly Exchange[]): number {
  if (deliveries.length <= MADE_IN_A_ROW.length) return 0
  return CLOSEST_SHARE * Math.min(again.timing.endMs, last.timing.endMs)
}

function firstOfEach(evidence: Evidence, deliveries: readonly Exchange[]): readonly Exchange[] {
  // Copies of one event have one body: events that share an id are the business of webhooks.id-unique.
  const keyOf = (delivery: Exchange) => `${eventIdOf(evidence, delivery) ?? ''} ${deliveryText(delivery)}`
  const seen = new Set<string>()
  return deliveries.filter((delivery) => {
    const isNew = !seen.has(keyOf(delivery))
    seen.add(keyOf(delivery))
    return isNew
  })
}

// What is not a time is the business of another check, and shows nothing about order.
function momentOf(delivery: Exchange, pointer: string): number | undefined {
  const value = valueAtPointer(deliveryPayload(delivery), pointer)
  const atMs = typeof value === 'number' ? value * 1000 : Date.parse(typeof value === 'string' ? value : '')
  return Number.isNaN(atMs) ? undefined : atMs
}
