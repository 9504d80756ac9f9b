/** Whether webhooks are there at all, and how an address is made known and forgotten. Pure. */
import { check, type Check } from '../check.ts'
import type { Evidence } from '../evidence.ts'
import type { Exchange } from '../exchange.ts'
import { notApplicable, satisfied, violatedUnlessEmpty, type Issue, type Judgement } from '../judgement.ts'
import { stringOf, stringsOf } from '../readings.ts'
import { describe, isJsonMediaType, jsonOf, mediaTypeOf, statusIssue, statusOf, valueAt } from '../reply.ts'
import {
  callIn,
  deliveriesIn,
  deliveriesTo,
  deliveryIssue,
  isSuccess,
  nothingCame,
  ON_EVENTS,
  onDeliveries,
  payloadOf,
  registrationsIn,
  typePointerOf,
  whenOffered,
  withoutOffer,
} from './webhook-evidence.ts'

/** The presence of the capability: an event that we asked for and caused is brought to us. */
const offered = check({
  id: 'webhooks.offered',
  capability: 'webhooks',
  clause: 'C1.7',
  level: 'MUST',
  title: 'an event is brought to the address that asked for it',
  on: ON_EVENTS,
  trippedBy: ['webhooks-absent', 'webhook-never-sent'],
  judge: (evidence) => {
    const absent = withoutOffer(evidence)
    if (absent !== null) return absent
    const delivered = deliveriesIn(evidence)
    if (delivered.length > 0) return satisfied(delivered)
    const refused = registrationsIn(evidence).filter((call) => !isSuccess(call))
    if (refused.length > 0) {
      return violatedUnlessEmpty(
        refused.map((call) => statusIssue(call, '2xx')),
        refused,
      )
    }
    const calls = ['trigger', 'trigger-again'].flatMap((label) => callIn(evidence, label) ?? [])
    if (calls.length === 0 || !calls.some(isSuccess)) return nothingCame(evidence)
    return violatedUnlessEmpty(
      [{ at: calls[0]?.id ?? '', expected: 'a delivery', received: 'none in the time allowed' }],
      calls,
    )
  },
})

const registrationJson = check({
  id: 'webhooks.registration-json',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'MUST',
  title: 'registering an address is answered 200 or 201 with JSON',
  on: ON_EVENTS,
  trippedBy: ['webhook-register-202', 'webhook-register-text'],
  judge: (evidence) =>
    onRegistrations(evidence, (call) => {
      if (statusOf(call) !== 200 && statusOf(call) !== 201) return [statusIssue(call, '200 or 201')]
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
  title: 'a registered address gets an id of its own, where the reading has it',
  on: ON_EVENTS,
  trippedBy: ['webhook-register-no-id', 'webhook-register-one-id'],
  judge: (evidence) => {
    const pointer = stringOf(evidence.readings, 'webhooks.registration', 'idPointer')
    if (pointer === null) return notApplicable('the reading has no idPointer')
    const seen = new Set<unknown>()
    return onRegistrations(evidence, (call) => {
      const id = valueAt(jsonOf(call), pointer)
      const isNew = !seen.has(id)
      seen.add(id)
      if (typeof id === 'string' && id !== '' && isNew) return []
      return [{ at: `${call.id} ${pointer}`, expected: 'an id of its own', received: describe(id) }]
    })
  },
})

const removalStops = check({
  id: 'webhooks.removal-stops',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'MUST',
  title: 'nothing comes to an address that was removed',
  on: ON_EVENTS,
  trippedBy: ['webhook-ignores-removal'],
  judge: (evidence) =>
    whenOffered(evidence, () => {
      const again = callIn(evidence, 'trigger-again')
      const removals = ['slow', 'silent', 'gone', 'failing']
        .flatMap((label) => callIn(evidence, `remove-${label}`) ?? [])
        .filter(({ sentAtEpochMs }) => again !== null && sentAtEpochMs <= again.sentAtEpochMs)
      if (again === null || removals.length === 0) return notApplicable('no address was removed')
      const late = removals
        .flatMap(({ label }) => deliveriesTo(evidence, label.replace('remove-', 'to-')))
        .filter(({ sentAtEpochMs }) => sentAtEpochMs >= again.sentAtEpochMs)
      const refused = removals
        .filter((call) => !isSuccess(call) && !isForgotten(call))
        .map((call) => statusIssue(call, '2xx'))
      const issues = late.map((delivery) =>
        deliveryIssue(delivery, 'arrival', 'nothing after the removal', 'a delivery'),
      )
      return violatedUnlessEmpty([...refused, ...issues], [...removals, ...late])
    }),
})

const filterKept = check({
  id: 'webhooks.filter-kept',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'MUST',
  title: 'an address gets no event of a type it did not ask for',
  on: ON_EVENTS,
  trippedBy: ['webhook-ignores-filter'],
  judge: (evidence) =>
    whenOffered(evidence, () => {
      const call = callIn(evidence, 'register-deaf')
      if (call === null || !isSuccess(call)) return notApplicable('no address asked for another type')
      if (deliveriesIn(evidence).length === 0) return nothingCame(evidence)
      const uninvited = deliveriesTo(evidence, 'to-deaf')
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
    return onDeliveries(evidence, (delivery) =>
      valueAt(payloadOf(delivery), pointer) === expected
        ? []
        : [deliveryIssue(delivery, pointer, expected, typeText(evidence, delivery))],
    )
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
  on: ON_EVENTS,
  trippedBy: ['webhook-other-type'],
  judge: (evidence) => {
    const types = stringsOf(evidence.readings, 'webhooks.types', 'types')
    const pointer = typePointerOf(evidence)
    return onDeliveries(evidence, (delivery) => {
      const type = valueAt(payloadOf(delivery), pointer)
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
  removalStops,
  filterKept,
  triggerFires,
  typesListed,
]

// An address that answered 410 may be forgotten at once, so that there is nothing left to remove.
function isForgotten(call: Exchange): boolean {
  return call.label === 'remove-gone' && [404, 410].includes(statusOf(call) ?? 0)
}

function typeText(evidence: Evidence, delivery: Exchange): string {
  return describe(valueAt(payloadOf(delivery), typePointerOf(evidence)))
}

function onRegistrations(evidence: Evidence, rule: (call: Exchange) => readonly Issue[]): Judgement {
  return whenOffered(evidence, () => {
    const calls = registrationsIn(evidence)
    if (calls.length === 0) return notApplicable('addresses are not registered by a call')
    return violatedUnlessEmpty(calls.flatMap(rule), calls)
  })
}
