import { check, checkWhen, type Evidence } from '../../evidence/check.ts'
import { callsAbout } from '../../evidence/evidence.ts'
import { isLater } from '../../exchange/attempts.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
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
import { numberOf, stringOf, stringsOf } from '../../statement/readings.ts'
import { typePointerIn } from '../../statement/webhook-readings.ts'
import {
  callIn,
  callOn,
  deliveriesIn,
  deliveriesSinceTrigger,
  deliveriesTo,
  deliveryIssue,
  eventIdOf,
  EVENTS,
  FAILING_ADDRESSES,
  isRefusedLater,
  withoutDeliveries,
  onDeliveries,
  registrationsIn,
  secondEventIn,
  triggersIn,
  typeIn,
  WEBHOOKS,
  whenOffered,
} from './webhook-evidence.ts'

const REGISTRATION = 'webhooks.registration'
const registration = { ...WEBHOOKS, reading: REGISTRATION } as const
const secrets = { ...WEBHOOKS, reading: 'webhooks.signature' } as const

export const offered = checkWhen(whenOffered, {
  ...WEBHOOKS,
  id: 'webhooks.offered',
  clause: 'C1.7',
  title: 'an event is delivered to the address that was registered for it',
  trippedBy: ['webhooks-absent', 'webhook-never-sent'],
  judge: (evidence) => {
    const delivered = deliveriesIn(evidence)
    if (delivered.length > 0) return satisfied(delivered)
    const registrations = registrationsIn(evidence)
    if (registrations.length > 0 && !registrations.some(is2xx)) {
      const issues = registrations.map((call) => statusIssue(call, '2xx'))
      return violatedUnlessEmpty(issues, registrations)
    }
    const calls = triggersIn(evidence)
    const made = calls.find(is2xx)
    if (made === undefined) return withoutDeliveries(evidence)
    const issue = { at: made.id, expected: 'a delivery', received: 'none in the time allowed' }
    return violatedUnlessEmpty([issue], calls)
  },
})

export const registrationAnswer = checkWhen(whenOffered, {
  ...registration,
  id: 'webhooks.registration-answer',
  title:
    'registering an address is answered 2xx, with JSON that has its id and its secret where the reading has them',
  trippedBy: [
    'webhook-register-303',
    'webhook-register-text',
    'webhook-register-no-id',
    'webhook-register-one-id',
    'webhook-secret-missing',
  ],
  judge: (evidence) => {
    const calls = registrationsIn(evidence).filter((call) => !isRefusedLater(evidence, call))
    if (calls.length === 0) return notApplicable('addresses are not registered by a call')
    return violatedUnlessEmpty(
      calls.flatMap((call, index) => answerIssues(evidence, call, calls.slice(0, index))),
      calls,
    )
  },
})

function answerIssues(evidence: Evidence, call: Exchange, earlier: readonly Exchange[]): readonly Issue[] {
  if (!is2xx(call)) return [statusIssue(call, '200, 201 or 202')]
  const issues: Issue[] = []
  const mediaType = mediaTypeOf(call)
  const isEmpty = statusOf(call) === 204 || call.response?.body.bodyBytes === 0
  if (!isEmpty && !(isJsonMediaType(mediaType) && jsonOf(call) !== undefined))
    issues.push({ at: `${call.id} body`, expected: 'JSON', received: mediaType ?? 'no media type' })
  const pointer = stringOf(evidence.readings, REGISTRATION, 'idPointer')
  if (pointer !== null) {
    const idOf = (each: Exchange) => valueAtPointer(jsonOf(each), pointer)
    const id = idOf(call)
    if (typeof id !== 'string' || id === '' || earlier.some((other) => idOf(other) === id))
      issues.push({ at: `${call.id} ${pointer}`, expected: 'an id of its own', received: describeValue(id) })
  }
  const secretAt = secretPointer(evidence)
  if (secretAt !== null && call.kept === undefined)
    issues.push({ at: `${call.id} ${secretAt}`, expected: 'a secret', received: 'none' })
  return issues
}

// Returns the pointer to the secret in an answer. Null if no reading defines the pointer, or if deliveries are not signed.
function secretPointer({ readings }: Evidence): string | null {
  if (stringOf(readings, 'webhooks.signature', 'reading') === 'none') return null
  return stringOf(readings, REGISTRATION, 'secretPointer')
}

const MIN_SECRET_CHARS = 32
// The minimum entropy of a secret in bits. Assay estimates the entropy from the frequencies of the characters.
const MIN_SECRET_BITS = 100

// 24 bytes are 32 characters of base64 (Standard Webhooks, "Signature scheme").
export const secretStrength = checkWhen(onSecrets, {
  ...secrets,
  id: 'webhooks.secret-strength',
  title: 'a signing secret is at least 24 bytes long, so that it cannot be guessed',
  trippedBy: ['webhook-secret-short'],
  judge: (_, { id, kept }) => {
    if (kept === undefined || (kept.chars >= MIN_SECRET_CHARS && kept.bits >= MIN_SECRET_BITS)) return []
    const expected = `a secret of ${MIN_SECRET_CHARS} characters or more`
    return [{ at: `${id} secret`, expected, received: `a secret of ${kept.chars} characters` }]
  },
})

export const secretsDistinct = checkWhen(onSecrets, {
  ...secrets,
  id: 'webhooks.secrets-distinct',
  level: 'SHOULD',
  title: 'each address has a secret of its own',
  trippedBy: ['webhook-secret-shared'],
  judge: (_, { id, kept }, earlier) =>
    kept !== undefined && earlier.some((other) => other.kept?.placeholder === kept.placeholder)
      ? [{ at: `${id} secret`, expected: 'another secret', received: 'one given before' }]
      : [],
})

function onSecrets(
  evidence: Evidence,
  rule: (call: Exchange, earlier: readonly Exchange[]) => readonly Issue[],
): Judgement {
  return whenOffered(evidence, () => {
    if (secretPointer(evidence) === null) {
      return notApplicable('a registration gives no secret, by the readings')
    }
    const calls = registrationsIn(evidence).filter(is2xx)
    if (calls.length === 0) return withoutDeliveries(evidence)
    return violatedUnlessEmpty(
      calls.flatMap((call, index) => rule(call, calls.slice(0, index))),
      calls,
    )
  })
}

export const secretNotListed = checkWhen(whenOffered, {
  ...registration,
  id: 'webhooks.secret-not-listed',
  level: 'SHOULD',
  title: 'the list of addresses does not reveal a secret',
  trippedBy: ['webhook-secret-listed'],
  judge: (evidence) => {
    const list = callIn(evidence, 'list')
    if (list === null) return notApplicable('the reading has no listPath')
    const text = list.response?.body.text ?? ''
    const isListed = evidence.secretPlaceholders.some((placeholder) => text.includes(placeholder))
    const issue = { at: `${list.id} body`, expected: 'no secret', received: 'a secret of an address' }
    return violatedUnlessEmpty(isListed ? [issue] : [], [list])
  },
})

const REFUSALS = [
  {
    label: 'no-key',
    id: 'webhooks.registration-needs-key',
    title: 'an address is not registered, listed, changed or removed without a key',
    needsKey: true,
    because: ['core.auth-none-refused'],
    trippedBy: ['webhook-register-open', 'webhook-rotate-open', 'webhook-list-open', 'webhook-remove-open'],
  },
  {
    label: 'bad-url',
    id: 'webhooks.bad-url-refused',
    title: 'an address that is not a URL is refused with 4xx',
    trippedBy: ['webhook-bad-url-ok'],
  },
  {
    // Server-side request forgery: a service must not send requests into its own network.
    label: 'metadata',
    id: 'webhooks.private-address-refused',
    level: 'SHOULD',
    title: 'an address inside the network of the service is refused',
    trippedBy: ['webhook-metadata-ok'],
  },
  {
    label: 'plain-http',
    id: 'webhooks.plain-http-refused',
    level: 'SHOULD',
    title: 'an address outside this machine must be https',
    trippedBy: ['webhook-plain-http-ok'],
  },
] as const

export const refusals = REFUSALS.map(({ label, ...spec }) =>
  check({
    ...registration,
    ...spec,
    // Without accepted registrations, a refusal proves nothing.
    judges: [...EVENTS, 'registration:bad-address'],
    judge: (evidence) => judgeRefusal(evidence, label),
  }),
)

function judgeRefusal(evidence: Evidence, label: string): Judgement {
  return whenOffered(evidence, () => {
    // With `no-key`, further calls name the path in their label.
    const calls = callsAbout(evidence, 'registration:bad-address').filter((each) =>
      each.label.startsWith(label),
    )
    const [call] = calls
    if (call === undefined) return notApplicable('addresses are not registered by a call')
    if (!registrationsIn(evidence).some(is2xx))
      return inconclusive('prerequisite', 'no good registration was accepted', [call])
    const issues = calls.filter((each) => !isClientError(each)).map((each) => statusIssue(each, '4xx'))
    const throttled = calls.find((each) => statusOf(each) === 429)
    if (issues.length === 0 && throttled !== undefined)
      return inconclusive('throttled', `${throttled.id} was answered 429`, [throttled])
    return violatedUnlessEmpty(issues, calls)
  })
}

export const removalStops = checkWhen(whenOffered, {
  ...registration,
  id: 'webhooks.removal-stops',
  title: 'nothing is delivered to an address that was removed',
  trippedBy: ['webhook-ignores-removal'],
  judge: (evidence) => {
    const again = callIn(evidence, 'trigger-again')
    const removals = ['slow', ...FAILING_ADDRESSES, 'gone']
      .flatMap((address) => callOn(evidence, 'remove', address) ?? [])
      .filter(({ sentAtEpochMs }) => again !== null && sentAtEpochMs <= again.sentAtEpochMs)
    if (again === null || removals.length === 0) return notApplicable('no address was removed')
    const late = removals.flatMap(({ webhookCall }) =>
      newEventsSince(evidence, webhookCall?.address ?? '', again.sentAtEpochMs),
    )
    const refused = removals.filter((call) => !is2xx(call) && !isRemovedAlready(evidence, call))
    const issues = [
      ...refused.map((call) => statusIssue(call, '2xx')),
      ...late.map((each) => deliveryIssue(each, 'arrival', 'nothing after the removal', 'a delivery')),
    ]
    return violatedUnlessEmpty(issues, [...removals, ...late])
  },
})

// Returns whether a removal may have got 404 or 410 because the address was already removed: by the service,
// after failed deliveries, or by an earlier removal whose answer was lost.
function isRemovedAlready({ sentAgain }: Evidence, removal: Exchange): boolean {
  if (![404, 410].includes(statusOf(removal) ?? 0)) return false
  const isRepeated = sentAgain.some((call) => call.sentAgain === 'broken-off' && isLater(removal, call))
  return removal.webhookCall?.address !== 'slow' || isRepeated
}

// Returns the deliveries since a time, without retries of events that were delivered before.
function newEventsSince(evidence: Evidence, address: string, sinceEpochMs: number): readonly Exchange[] {
  const all = deliveriesTo(evidence, address)
  const isBefore = ({ sentAtEpochMs }: Exchange) => sentAtEpochMs < sinceEpochMs
  const known = new Set(all.filter(isBefore).map((delivery) => eventIdOf(evidence, delivery) ?? ''))
  known.delete('')
  return all.filter((each) => !isBefore(each) && !known.has(eventIdOf(evidence, each) ?? ''))
}

export const filterKept = checkWhen(whenOffered, {
  ...registration,
  id: 'webhooks.filter-kept',
  title: 'an address does not receive events of a type that it did not subscribe to',
  trippedBy: ['webhook-ignores-filter'],
  judge: (evidence) => {
    const call = callOn(evidence, 'register', 'other-type')
    if (call === null || !is2xx(call)) return notApplicable('no address asked for another type')
    const caused = deliveriesIn(evidence)
    if (caused.length === 0) return withoutDeliveries(evidence)
    const expected = stringOf(evidence.readings, 'webhooks.trigger', 'type')
    const ids = new Set(caused.map((delivery) => eventIdOf(evidence, delivery) ?? ''))
    ids.delete('')
    const uninvited = deliveriesSinceTrigger(evidence, 'other-type').filter((delivery) =>
      expected === null
        ? ids.has(eventIdOf(evidence, delivery) ?? '')
        : typeIn(evidence, delivery) === expected,
    )
    const issues = uninvited.map((delivery) => {
      const received = describeValue(typeIn(evidence, delivery))
      return deliveryIssue(delivery, 'arrival', 'no event of another type', received)
    })
    return violatedUnlessEmpty(issues, [call, ...uninvited])
  },
})

export const triggerFires = checkWhen(whenOffered, {
  ...WEBHOOKS,
  id: 'webhooks.trigger-fires',
  reading: 'webhooks.trigger',
  title: 'the declared operation makes an event of the declared type, each time',
  because: ['webhooks.post-json', 'webhooks.type-named'],
  trippedBy: ['webhook-other-type', 'webhook-first-event-only'],
  judge: (evidence) => {
    const expected = stringOf(evidence.readings, 'webhooks.trigger', 'type')
    const pointer = typePointerIn(evidence.readings)
    const all = deliveriesIn(evidence)
    if (all.length === 0) return withoutDeliveries(evidence)
    const ours = all.filter((each) => expected === null || typeIn(evidence, each) === expected)
    const others = all.map((each) =>
      deliveryIssue(each, pointer, expected ?? '', describeValue(typeIn(evidence, each))),
    )
    return ours.length === 0 ? violatedUnlessEmpty(others, all) : judgeSecondEvent(evidence, ours)
  },
})

function judgeSecondEvent(evidence: Evidence, ours: readonly Exchange[]): Judgement {
  const call = callIn(evidence, 'trigger-again')
  const declaredSeconds = numberOf(evidence.readings, 'webhooks.delivery', 'arrivalSeconds')
  // Without a declared time, the event may still be on its way.
  if (call === null || !is2xx(call) || declaredSeconds === null) return satisfied(ours)
  const expected = `a second event within ${declaredSeconds} s`
  const issue = { at: `${call.id} deliveries`, expected, received: 'none' }
  return violatedUnlessEmpty(secondEventIn(evidence).length > 0 ? [] : [issue], [call, ...ours])
}

// A SHOULD, because receivers must tolerate unknown types (C6.1).
export const typesListed = check({
  ...WEBHOOKS,
  id: 'webhooks.types-listed',
  reading: 'webhooks.types',
  level: 'SHOULD',
  title: 'events are of the declared types',
  because: ['webhooks.trigger-fires', 'webhooks.type-named', 'webhooks.post-json'],
  trippedBy: ['webhook-other-type-later'],
  judge: (evidence) => {
    const types = stringsOf(evidence.readings, 'webhooks.types', 'types')
    const pointer = typePointerIn(evidence.readings)
    return onDeliveries(evidence, (delivery) => {
      const type = typeIn(evidence, delivery)
      if (typeof type === 'string' && types.includes(type)) return []
      return [deliveryIssue(delivery, pointer, `one of ${types.join(', ')}`, describeValue(type))]
    })
  },
})
