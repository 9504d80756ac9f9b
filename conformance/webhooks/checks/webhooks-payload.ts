/** The content of an event, and how it is distinguished from others. Pure. */
import { check, type Check } from '../../evidence/check.ts'
import { inconclusive, notApplicable } from '../../exchange/judgement.ts'
import { stringOf } from '../../statement/readings.ts'
import { describeValue, valueAtPointer } from '../../exchange/reply.ts'
import { conformsTo, schemaIn } from '../../statement/own-schema.ts'
import {
  byId,
  callIn,
  deliveriesSinceTrigger,
  deliveryIssue,
  eventIdOf,
  expectedAmong,
  expectedDeliveriesIn,
  hasId,
  nothingCame,
  ON_EVENTS,
  onDeliveries,
  deliveryPayload,
  deliveryText,
  typePointerOf,
  whenWebhooksOffered,
} from './webhook-evidence.ts'
import { idPlaces } from '../webhook-events.ts'
import { timePointerOf } from './webhook-payload-places.ts'

const payloadSchema = check({
  id: 'webhooks.payload-schema',
  capability: 'webhooks',
  gap: 'G6.2',
  reading: 'webhooks.payload',
  level: 'MUST',
  title: 'an event has the shape that the reading names',
  on: ON_EVENTS,
  trippedBy: ['webhook-payload-flat', 'webhook-data-string', 'webhook-timestamp-missing'],
  judge: (evidence) => {
    const schema = schemaIn(evidence.readings.get('webhooks.payload')?.value['schema'])
    if (schema === null) return notApplicable('no schema is declared')
    return onDeliveries(
      evidence,
      (delivery) => conformsTo(schema, deliveryPayload(delivery), delivery.id),
      expectedDeliveriesIn,
    )
  },
})

/** A receiver passes over unknown types by their name: the set of types grows. */
const typeNamed = check({
  id: 'webhooks.type-named',
  capability: 'webhooks',
  clause: 'C6.1',
  level: 'MUST',
  title: 'each event names its type, so that a receiver can ignore one it does not know',
  on: ON_EVENTS,
  trippedBy: ['webhook-type-missing', 'webhook-type-number'],
  judge: (evidence) => {
    const pointer = typePointerOf(evidence)
    return onDeliveries(evidence, (delivery) => {
      const type = valueAtPointer(deliveryPayload(delivery), pointer)
      if (typeof type === 'string' && /^\S+$/.test(type)) return []
      return [deliveryIssue(delivery, pointer, 'the name of a type', describeValue(type))]
    })
  },
})

const DAY_MS = 24 * 60 * 60 * 1000

const payloadTime = check({
  id: 'webhooks.payload-time',
  capability: 'webhooks',
  gap: 'G6.2',
  reading: 'webhooks.payload',
  level: 'MUST',
  title: 'the time in an event is within a day of its arrival',
  on: ON_EVENTS,
  trippedBy: ['webhook-payload-1970'],
  judge: (evidence) => {
    const pointer = timePointerOf(evidence)
    if (pointer === null) return notApplicable('the reading has no time')
    return onDeliveries(
      evidence,
      (delivery) => {
        const value = valueAtPointer(deliveryPayload(delivery), pointer)
        // Whether it has to be there is the business of the schema.
        if (value === undefined) return []
        const atMs =
          typeof value === 'number' ? value * 1000 : Date.parse(typeof value === 'string' ? value : '')
        // Not a number when it is not a date, and then never near.
        if (Math.abs(atMs - delivery.sentAtEpochMs) <= DAY_MS) return []
        return [deliveryIssue(delivery, pointer, 'a time of today', describeValue(value))]
      },
      expectedDeliveriesIn,
    )
  },
})

const idPresent = check({
  id: 'webhooks.id-present',
  capability: 'webhooks',
  gap: 'G6.3',
  reading: 'webhooks.delivery',
  level: 'MUST',
  title: 'each delivery names its event by an id',
  on: ON_EVENTS,
  trippedBy: ['webhook-id-missing', 'webhook-id-dotted'],
  judge: (evidence) => {
    const isStandard = stringOf(evidence.readings, 'webhooks.signature', 'reading')?.startsWith('standard')
    return onDeliveries(
      evidence,
      (delivery) => {
        const id = eventIdOf(evidence, delivery)
        if (id === null || id === '') {
          return [deliveryIssue(delivery, 'id', 'an id', `none: ${idPlaces(evidence.readings)}`)]
        }
        // The signed text is cut at dots (Standard Webhooks, "Signature scheme").
        if (isStandard === true && id.includes('.')) {
          return [deliveryIssue(delivery, 'id', 'an id without a dot', id)]
        }
        return []
      },
      expectedDeliveriesIn,
    )
  },
})

const idUnique = check({
  id: 'webhooks.id-unique',
  capability: 'webhooks',
  gap: 'G6.3',
  reading: 'webhooks.delivery',
  level: 'MUST',
  title: 'two events have two ids',
  restsOn: ['webhooks.every-event'],
  on: ON_EVENTS,
  trippedBy: ['webhook-id-constant'],
  judge: (evidence) =>
    whenWebhooksOffered(evidence, () => {
      if (callIn(evidence, 'trigger-again') === null) return notApplicable('only one event was made')
      const deliveries = expectedAmong(evidence, deliveriesSinceTrigger(evidence, 'plain'))
      if (deliveries.length === 0) return nothingCame(evidence)
      const ids = new Set(deliveries.map((delivery) => eventIdOf(evidence, delivery)))
      if (ids.size > 1) return byId(evidence, deliveries, [])
      // Copies of one event have one body; a body of its own is an event of its own.
      const [first] = deliveries
      const other = deliveries.find(
        (delivery) => first !== undefined && deliveryText(delivery) !== deliveryText(first),
      )
      if (first === undefined || other === undefined) {
        return inconclusive('prerequisite', 'fewer than two events came', deliveries)
      }
      const id = eventIdOf(evidence, other)
      const issue = deliveryIssue(other, 'id', 'another id', `${id}, the id of ${first.id}`)
      return byId(evidence, [first, other], hasId(evidence, other) ? [issue] : [])
    }),
})

/** Checks of what events say. */
export const payloadChecks: readonly Check[] = [payloadSchema, typeNamed, payloadTime, idPresent, idUnique]
