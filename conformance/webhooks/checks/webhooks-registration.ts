/** Whether webhooks are there at all, and how an address is made known and forgotten. Pure. */
import { check, type Check } from '../../evidence/check.ts'
import { examine, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { stringOf, stringsOf } from '../../statement/readings.ts'
import {
  describeValue,
  isClientError,
  isJsonMediaType,
  is2xx,
  jsonOf,
  mediaTypeOf,
  statusIssue,
  statusOf,
  valueAtPointer,
} from '../../exchange/reply.ts'
import { endpointLimitOf, whyLimitUnseen } from '../endpoint-limit.ts'
import {
  callIn,
  callOn,
  deliveriesIn,
  deliveriesSinceTrigger,
  deliveriesTo,
  deliveryIssue,
  eventIdOf,
  hasId,
  isRefusedLater,
  isRemovedBefore,
  nothingCame,
  ON_EVENTS,
  onDeliveries,
  deliveryPayload,
  registrationsIn,
  triggersIn,
  typePointerOf,
  whenWebhooksOffered,
} from './webhook-evidence.ts'

/** The presence of the capability: an event that we asked for and caused is brought to us. */
const offered = check({
  id: 'webhooks.offered',
  capability: 'webhooks',
  clause: 'C1.7',
  level: 'MUST',
  title: 'an event is delivered to the address that was registered for it',
  on: ON_EVENTS,
  trippedBy: ['webhooks-absent', 'webhook-never-sent'],
  judge: (evidence) =>
    whenWebhooksOffered(evidence, () => {
      const delivered = deliveriesIn(evidence)
      if (delivered.length > 0) return satisfied(delivered)
      const registrations = registrationsIn(evidence)
      const refused = registrations.some(is2xx) ? [] : registrations
      if (refused.length > 0) {
        return violatedUnlessEmpty(
          refused.map((call) => statusIssue(call, '2xx')),
          refused,
        )
      }
      const calls = triggersIn(evidence)
      if (calls.length === 0 || !calls.some(is2xx)) return nothingCame(evidence)
      return violatedUnlessEmpty(
        [{ at: calls[0]?.id ?? '', expected: 'a delivery', received: 'none in the time allowed' }],
        calls,
      )
    }),
})

const registrationJson = check({
  id: 'webhooks.registration-json',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'MUST',
  title: 'registering an address is answered 2xx, with JSON if there is a body',
  on: ON_EVENTS,
  trippedBy: ['webhook-register-303', 'webhook-register-text'],
  judge: (evidence) =>
    onRegistrations(evidence, (call) => {
      if (!is2xx(call)) return [statusIssue(call, '200, 201 or 202')]
      if (statusOf(call) === 204 || call.response?.body.bodyBytes === 0) return []
      const mediaType = mediaTypeOf(call)
      if (isJsonMediaType(mediaType) && jsonOf(call) !== undefined) return []
      return [{ at: `${call.id} body`, expected: 'JSON', received: mediaType ?? 'no media type' }]
    }),
})

const registrationId = check({
  id: 'webhooks.registration-id',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'MUST',
  title: 'a registered address gets an id of its own, at the idPointer of the reading',
  on: ON_EVENTS,
  trippedBy: ['webhook-register-no-id', 'webhook-register-one-id'],
  judge: (evidence) => {
    const pointer = stringOf(evidence.readings, 'webhooks.registration', 'idPointer')
    if (pointer === null) return notApplicable('the reading has no idPointer')
    const seen = new Set<unknown>()
    return onRegistrations(evidence, (call) => {
      const id = valueAtPointer(jsonOf(call), pointer)
      const isNew = !seen.has(id)
      seen.add(id)
      if (typeof id === 'string' && id !== '' && isNew) return []
      return [{ at: `${call.id} ${pointer}`, expected: 'an id of its own', received: describeValue(id) }]
    })
  },
})

/** Anyone who counts on the declared limit pays for the addresses beyond it. */
const endpointLimit = check({
  id: 'webhooks.endpoint-limit',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'MUST',
  title: 'an address beyond the declared number is refused',
  on: ON_EVENTS,
  trippedBy: ['webhook-endpoint-limit-ignored'],
  judge: (evidence) => {
    const limit = endpointLimitOf(evidence.readings)
    if (limit === null) return notApplicable('the statement does not declare maxEndpoints')
    const unseen = whyLimitUnseen(evidence.readings)
    if (unseen !== null) return notApplicable(unseen)
    return whenWebhooksOffered(evidence, () => {
      const beyond = callOn(evidence, 'register', 'beyond-limit')
      if (beyond !== null)
        return examine(evidence, [beyond], (call) =>
          isClientError(call) ? [] : [statusIssue(call, `4xx, since ${limit} addresses are registered`)],
        )
      const registered = registrationsIn(evidence)
      const taken = registered.filter(is2xx).length
      return inconclusive(
        'prerequisite',
        `${taken} of the declared ${limit} addresses were taken: are there others?`,
        registered,
      )
    })
  },
})

const removalStops = check({
  id: 'webhooks.removal-stops',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'MUST',
  title: 'nothing is delivered to an address that was removed',
  on: ON_EVENTS,
  trippedBy: ['webhook-ignores-removal'],
  judge: (evidence) =>
    whenWebhooksOffered(evidence, () => {
      const again = callIn(evidence, 'trigger-again')
      const removals = ['slow', 'failing', 'redirecting', 'refusing', 'gone', 'silent']
        .flatMap((address) => callOn(evidence, 'remove', address) ?? [])
        .filter(({ sentAtEpochMs }) => again !== null && sentAtEpochMs <= again.sentAtEpochMs)
      if (again === null || removals.length === 0) return notApplicable('no address was removed')
      const late = removals.flatMap(({ webhookCall }) =>
        newEventsSince(evidence, webhookCall?.address ?? '', again.sentAtEpochMs),
      )
      const refused = removals
        .filter((call) => !is2xx(call) && !isForgotten(call) && !isRemovedBefore(evidence, call))
        .map((call) => statusIssue(call, '2xx'))
      const issues = late.map((delivery) =>
        deliveryIssue(delivery, 'arrival', 'nothing after the removal', 'a delivery'),
      )
      return violatedUnlessEmpty([...refused, ...issues], [...removals, ...late])
    }),
})

/** Test events, and events of a type that it asked for, may come to every address. */
const filterKept = check({
  id: 'webhooks.filter-kept',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'MUST',
  title: 'an address does not receive events of a type that it did not subscribe to',
  on: ON_EVENTS,
  trippedBy: ['webhook-ignores-filter'],
  judge: (evidence) =>
    whenWebhooksOffered(evidence, () => {
      const call = callOn(evidence, 'register', 'deaf')
      if (call === null || !is2xx(call)) return notApplicable('no address asked for another type')
      const caused = deliveriesIn(evidence)
      if (caused.length === 0) return nothingCame(evidence)
      const expected = stringOf(evidence.readings, 'webhooks.trigger', 'type')
      const ids = new Set(caused.map((delivery) => eventIdOf(evidence, delivery)))
      const uninvited = deliveriesSinceTrigger(evidence, 'deaf').filter((delivery) =>
        expected === null
          ? hasId(evidence, delivery) && ids.has(eventIdOf(evidence, delivery))
          : valueAtPointer(deliveryPayload(delivery), typePointerOf(evidence)) === expected,
      )
      const issues = uninvited.map((delivery) =>
        deliveryIssue(delivery, 'arrival', 'no event of another type', typeText(evidence, delivery)),
      )
      return violatedUnlessEmpty(issues, [call, ...uninvited])
    }),
})

const triggerFires = check({
  id: 'webhooks.trigger-fires',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.trigger',
  level: 'MUST',
  title: 'the declared operation makes an event of the declared type',
  on: ON_EVENTS,
  trippedBy: ['webhook-other-type'],
  judge: (evidence) => {
    const expected = stringOf(evidence.readings, 'webhooks.trigger', 'type')
    if (expected === null) return notApplicable('the reading names no type')
    const pointer = typePointerOf(evidence)
    // What the same operation makes besides, and what others make at the same time, may be of any type.
    return whenWebhooksOffered(evidence, () => {
      const deliveries = deliveriesIn(evidence)
      if (deliveries.length === 0) return nothingCame(evidence)
      const ours = deliveries.filter(
        (delivery) => valueAtPointer(deliveryPayload(delivery), pointer) === expected,
      )
      if (ours.length > 0) return satisfied(ours)
      const issues = deliveries.map((delivery) =>
        deliveryIssue(delivery, pointer, expected, typeText(evidence, delivery)),
      )
      return violatedUnlessEmpty(issues, deliveries)
    })
  },
})

/** Others may come (C6.1): what is not declared is worth a word, no more. */
const typesListed = check({
  id: 'webhooks.types-listed',
  capability: 'webhooks',
  gap: 'G6.1',
  reading: 'webhooks.types',
  level: 'SHOULD',
  title: 'events are of the declared types',
  repeats: ['webhooks.trigger-fires'],
  on: ON_EVENTS,
  trippedBy: ['webhook-other-type-later'],
  judge: (evidence) => {
    const types = stringsOf(evidence.readings, 'webhooks.types', 'types')
    const pointer = typePointerOf(evidence)
    return onDeliveries(evidence, (delivery) => {
      const type = valueAtPointer(deliveryPayload(delivery), pointer)
      if (typeof type === 'string' && types.includes(type)) return []
      return [deliveryIssue(delivery, pointer, `one of ${types.join(', ')}`, typeText(evidence, delivery))]
    })
  },
})

/** Checks of registration and of what an address asked for. */
export const registrationChecks: readonly Check[] = [
  offered,
  registrationJson,
  registrationId,
  endpointLimit,
  removalStops,
  filterKept,
  triggerFires,
  typesListed,
]

// An address that did not answer well may be given up by itself, so that there is nothing left to remove.
function isForgotten(call: Exchange): boolean {
  return call.webhookCall?.address !== 'slow' && [404, 410].includes(statusOf(call) ?? 0)
}

// A retry of what happened before may be on its way; what happened after the removal may not.
function newEventsSince(evidence: Evidence, address: string, sinceEpochMs: number): readonly Exchange[] {
  const all = deliveriesTo(evidence, address)
  const isBefore = ({ sentAtEpochMs }: Exchange) => sentAtEpochMs < sinceEpochMs
  const known = new Set(all.filter(isBefore).map((delivery) => eventIdOf(evidence, delivery)))
  return all.filter(
    (delivery) =>
      !isBefore(delivery) && !(hasId(evidence, delivery) && known.has(eventIdOf(evidence, delivery))),
  )
}

function typeText(evidence: Evidence, delivery: Exchange): string {
  return describeValue(valueAtPointer(deliveryPayload(delivery), typePointerOf(evidence)))
}

function onRegistrations(evidence: Evidence, rule: (call: Exchange) => readonly Issue[]): Judgement {
  return whenWebhooksOffered(evidence, () => {
    const calls = registrationsIn(evidence).filter((call) => !isRefusedLater(evidence, call))
    if (calls.length === 0) return notApplicable('addresses are not registered by a call')
    return violatedUnlessEmpty(calls.flatMap(rule), calls)
  })
}
