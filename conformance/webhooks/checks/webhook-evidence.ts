import { parseJson } from '../../codec/parse-json.ts'
import { callsAbout, unusable, whyLost } from '../../evidence/evidence.ts'
import type { Evidence } from '../../evidence/check.ts'
import { isLater } from '../../exchange/attempts.ts'
import type { Exchange, WebhookCall } from '../../exchange/exchange.ts'
import { deliveryLabel, REDIRECT_LABEL } from '../../exchange/inbox.ts'
import {
  inconclusive,
  notApplicable,
  notOffered,
  notProbed,
  tooBusy,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { is2xx, statusOf, statusText, valueAtPointer } from '../../exchange/reply.ts'
import { stringOf } from '../../statement/readings.ts'
import {
  timesOf,
  endpointLimitOf,
  eventIdIn,
  isExpectedType,
  bodyWithoutId,
  typePointerIn,
} from '../../statement/webhook-readings.ts'

/** The kinds of exchanges that webhook checks judge: calls that trigger events, registrations and deliveries. */
export const EVENTS = ['trigger:event', 'completion:event', 'registration:address', 'delivery'] as const

/** The property of webhook checks that selects the exchanges to judge. */
export const WEBHOOKS = { judges: EVENTS } as const

/** A member of checks that need deliveries: if `webhooks.arrival` fails too, reports name it as the likely cause of their failure. */
export const AFTER_ARRIVAL = { because: ['webhooks.arrival'] } as const

/** The addresses whose first delivery Assay fails on purpose, so that the sender retries. */
export const FAILING_ADDRESSES: readonly string[] = ['failing', 'redirecting', 'refusing', 'silent']

const ADDRESSES: readonly string[] = ['plain', 'slow', ...FAILING_ADDRESSES, 'gone']

// The statuses of an unknown path. They mean that webhooks are not offered.
const ABSENT: readonly (number | null)[] = [404, 405, 501]

/** Returns the judgment of `rule`, or the reason why webhooks cannot be judged. */
export function whenOffered(evidence: Evidence, rule: () => Judgement): Judgement {
  return withoutOffer(evidence) ?? afterLostCall(evidence) ?? rule()
}

function withoutOffer(evidence: Evidence): Judgement | null {
  const omission = evidence.omissions[0]
  if (omission !== undefined) return notProbed(omission)
  const registrations = registrationsIn(evidence)
  const [first] = registrations
  if (first === undefined || registrations.some(is2xx)) return null
  if (registrations.every((call) => isWithoutRoom(evidence, call))) {
    const why = `no address was accepted: ${statusText(first)}. The number of addresses may be exhausted: remove old endpoints`
    return inconclusive('prerequisite', why, registrations)
  }
  if (!ABSENT.includes(statusOf(first))) return null
  const path = URL.parse(first.request.url)?.pathname ?? first.request.url
  return notOffered(`${first.request.method} ${path} is answered ${statusText(first)}`)
}

// Returns an inconclusive judgement if a call was lost and not replaced, since it may have had an effect; null otherwise.
function afterLostCall(evidence: Evidence): Judgement | null {
  const { exchanges } = evidence
  for (const call of exchanges) {
    const why = whyLost(evidence, call)
    const isReplaced = exchanges.some((other) => isLater(other, call) && other.end.kind === 'complete')
    if (why !== null && !isReplaced) return inconclusive(...why, [call])
  }
  return null
}

// Returns whether a refusal is due to a limit: 429, 507, or 409 with a declared limit (RFC 6585, RFC 4918).
function isWithoutRoom({ readings }: Evidence, registration: Exchange): boolean {
  const status = statusOf(registration)
  return status === 429 || status === 507 || (status === 409 && endpointLimitOf(readings) !== null)
}

/** Returns whether a limit may have refused a registration: by a status such as 429, or by 4xx after the first registration succeeded. */
export function isRefusedLater(evidence: Evidence, registration: Exchange): boolean {
  if (isWithoutRoom(evidence, registration)) return true
  const status = statusOf(registration) ?? 0
  const [first] = registrationsIn(evidence)
  return status >= 400 && status < 500 && first !== undefined && first !== registration && is2xx(first)
}

/** Returns the calls that register a webhook address, the oldest first. */
export function registrationsIn(evidence: Evidence): readonly Exchange[] {
  return callsAbout(evidence, 'registration:address')
    .filter(({ webhookCall }) => webhookCall?.action === 'register')
    .toSorted(bySendingTime)
}

/** Returns the calls that trigger an event, the oldest first. */
export function triggersIn({ exchanges }: Evidence): readonly Exchange[] {
  return exchanges.filter(({ webhookCall }) => webhookCall?.action === 'trigger').toSorted(bySendingTime)
}

function bySendingTime(left: Exchange, right: Exchange): number {
  return left.sentAtEpochMs - right.sentAtEpochMs
}

/** Returns Assay's call with this label, such as `trigger-again`; null if it was not sent. */
export function callIn(evidence: Evidence, label: string): Exchange | null {
  return callsAbout(evidence, ...EVENTS).find((call) => call.label === label) ?? null
}

/** Returns the call for `action` (such as `register`) on a webhook address. Returns null if no such call was sent. */
export function callOn(evidence: Evidence, action: WebhookCall['action'], address: string): Exchange | null {
  const isIt = ({ webhookCall }: Exchange) =>
    webhookCall?.action === action && webhookCall.address === address
  return callsAbout(evidence, ...EVENTS).find(isIt) ?? null
}

/** Returns all deliveries to one webhook address, oldest first. */
export function deliveriesTo({ exchanges }: Evidence, address: string): readonly Exchange[] {
  const label = address === REDIRECT_LABEL ? REDIRECT_LABEL : deliveryLabel(address)
  return exchanges.filter((exchange) => exchange.isInbound === true && exchange.label === label)
}

/** Returns the deliveries to an address since the first call that triggered an event. */
export function deliveriesSinceTrigger(evidence: Evidence, address: string): readonly Exchange[] {
  const fromEpochMs = triggersIn(evidence)[0]?.sentAtEpochMs ?? Number.NEGATIVE_INFINITY
  return deliveriesTo(evidence, address).filter(({ sentAtEpochMs }) => sentAtEpochMs >= fromEpochMs)
}

/** Returns the deliveries to addresses that should receive events. Deliveries before the first triggering call are left out. */
export function deliveriesIn(evidence: Evidence): readonly Exchange[] {
  return ADDRESSES.flatMap((address) => deliveriesSinceTrigger(evidence, address))
}

/** Returns the deliveries whose event type is the one that the statement declares. If none has this type, returns all `deliveries`. */
export function expectedAmong({ readings }: Evidence, deliveries: readonly Exchange[]): readonly Exchange[] {
  const expected = deliveries.filter((delivery) => isExpectedType(readings, textOf(delivery)))
  return expected.length > 0 ? expected : deliveries
}

/** Applies `rule` to each delivery after the first call that should cause an event. Returns one judgment with all violations. */
export function onDeliveries(
  evidence: Evidence,
  rule: (delivery: Exchange) => readonly Issue[],
  { isExpected = false } = {},
): Judgement {
  return whenOffered(evidence, () => {
    const all = deliveriesIn(evidence)
    const deliveries = isExpected ? expectedAmong(evidence, all) : all
    if (deliveries.length === 0) return withoutDeliveries(evidence)
    const offending = deliveries.filter((delivery) => rule(delivery).length > 0)
    return violatedUnlessEmpty(
      offending.flatMap(rule),
      offending.length > 0 ? offending : deliveries,
      deliveries,
    )
  })
}

/** Returns the judgment of `rule` on the deliveries to one address after the first call that triggers an event. */
export function onAddress(
  evidence: Evidence,
  address: string,
  rule: (deliveries: readonly Exchange[]) => Judgement,
): Judgement {
  return whenOffered(evidence, () => {
    const deliveries = deliveriesSinceTrigger(evidence, address)
    return deliveries.length > 0 ? rule(deliveries) : noDelivery(evidence, address)
  })
}

/** Returns the judgment for a webhook address without deliveries: inconclusive, or not applicable if the address was not registered. */
export function noDelivery(evidence: Evidence, address: string): Judgement {
  const registration = stringOf(evidence.readings, 'webhooks.registration', 'reading')
  if (registration === 'manual')
    return address === 'plain' ? withoutDeliveries(evidence) : notApplicable('only one address was entered')
  const call = callOn(evidence, registration === 'per-request' ? 'trigger' : 'register', address)
  if (call !== null && (registration === 'per-request' || is2xx(call)))
    return withoutDeliveries(evidence, ` to the address "${address}"`)
  return notApplicable('the deployment accepted too few addresses, or the readings exclude this address')
}

/** Returns the inconclusive judgment of a check without deliveries: none arrived, or an earlier call failed. */
export function withoutDeliveries(evidence: Evidence, which = ''): Judgement {
  const calls = evidence.exchanges.filter(({ isInbound }) => isInbound !== true)
  const blocked = calls.map(unusable).find((reason) => reason !== null)
  const detail = `no event was delivered${deliveriesIn(evidence).length > 0 ? which : ''}`
  return inconclusive(...(blocked ?? (['prerequisite', detail] as const)), calls)
}

/** Returns the accepted registrations whose address got no delivery after an event. A trigger that names a URL counts as one. */
export function unreachedBy(evidence: Evidence): readonly Exchange[] {
  if (deliveriesIn(evidence).length === 0) return []
  return ADDRESSES.flatMap((address) => {
    const call = callOn(evidence, 'register', address) ?? callOn(evidence, 'trigger', address)
    if (call === null || !is2xx(call) || eventsTo(evidence, address).length > 0) return []
    const trigger = triggersIn(evidence).find(({ sentAtEpochMs }) => sentAtEpochMs >= call.sentAtEpochMs)
    return trigger !== undefined && is2xx(trigger) ? [call] : []
  })
}

/** The deliveries of one event to one address, oldest first. */
export type Attempts = readonly [Exchange, ...Exchange[]]

/** Returns the deliveries to an address, grouped by event: each group holds the attempts of one event. */
export function eventsTo(evidence: Evidence, address: string): readonly Attempts[] {
  const { fromEpochMs, toEpochMs } = windowOf(evidence, address)
  const since = deliveriesTo(evidence, address).filter(({ sentAtEpochMs }) => sentAtEpochMs >= fromEpochMs)
  const events = new Map<string, Attempts>()
  for (const delivery of expectedAmong(evidence, since)) {
    const key = eventKeyOf(evidence, delivery)
    const known = events.get(key)
    events.set(key, known === undefined ? [delivery] : [...known, delivery])
  }
  return [...events.values()].filter(([first]) => first.sentAtEpochMs < toEpochMs)
}

/** Returns the deliveries of the second event (call `trigger-again`) to the webhook registered as `plain`. */
export function secondEventIn(evidence: Evidence): readonly Exchange[] {
  const fromEpochMs = callIn(evidence, 'trigger-again')?.sentAtEpochMs ?? Number.POSITIVE_INFINITY
  const all = expectedAmong(evidence, deliveriesTo(evidence, 'plain'))
  const isAfter = ({ sentAtEpochMs }: Exchange) => sentAtEpochMs >= fromEpochMs
  // Copies of one event have one id and one body.
  const keyOf = (delivery: Exchange) => `${eventIdOf(evidence, delivery) ?? ''} ${textOf(delivery)}`
  const known = all.filter((each) => !isAfter(each)).map(keyOf)
  return all.filter((each) => isAfter(each) && !known.includes(keyOf(each)))
}

/** Finds the event with the most attempts at an address. Returns its deliveries there, or null if there are none. */
export function attemptsAt(evidence: Evidence, address: string): Attempts | null {
  const [event, ...others] = eventsTo(evidence, address).toSorted((left, right) => right.length - left.length)
  if (event === undefined) return null
  const [first] = event
  if (event.length > 1 || is2xx(first)) return event
  const twins = others.flat().filter((other) => bodyOf(evidence, other) === bodyOf(evidence, first))
  return [first, ...twins]
}

// Returns the interval from the first trigger after the registration of an address to the call `trigger-again`.
function windowOf(evidence: Evidence, address: string): { fromEpochMs: number; toEpochMs: number } {
  const knownEpochMs = callOn(evidence, 'register', address)?.sentAtEpochMs ?? Number.NEGATIVE_INFINITY
  const triggers = triggersIn(evidence).filter(({ sentAtEpochMs }) => sentAtEpochMs >= knownEpochMs)
  const again = triggers.find(({ label }) => label === 'trigger-again')
  return {
    fromEpochMs: triggers[0]?.sentAtEpochMs ?? Number.NEGATIVE_INFINITY,
    toEpochMs: again?.sentAtEpochMs ?? Number.POSITIVE_INFINITY,
  }
}

function eventKeyOf(evidence: Evidence, delivery: Exchange): string {
  const id = eventIdOf(evidence, delivery)
  return id === null || id === '' ? `body ${bodyOf(evidence, delivery)}` : `id ${id}`
}

function bodyOf(evidence: Evidence, delivery: Exchange): string {
  return bodyWithoutId(textOf(delivery), eventIdOf(evidence, delivery))
}

/** Returns the event id in a delivery; null if there is no event id. */
export function eventIdOf({ readings }: Evidence, { request }: Exchange): string | null {
  return eventIdIn(readings, { headers: request.headers, text: request.body?.text ?? null })
}

/** Returns the JSON body of a delivery; undefined if it is not JSON. */
export function payloadOf(delivery: Exchange): unknown {
  return parseJson(textOf(delivery) ?? '')
}

/** Returns the event type in a delivery; undefined if there is none. */
export function typeIn({ readings }: Evidence, delivery: Exchange): unknown {
  return valueAtPointer(payloadOf(delivery), typePointerIn(readings))
}

/** Returns the body of a delivery as text; null if there is none, or if it is not UTF-8. */
export function textOf(delivery: Exchange): string | null {
  return delivery.request.body?.text ?? null
}

/** Returns the time at which an exchange ended, in milliseconds since 1970. */
export function endEpochMs(exchange: Exchange): number {
  return exchange.sentAtEpochMs + exchange.timing.endMs
}

/** Returns how many ms too late the recorded times of an exchange may be, because this process was paused during it. */
export function stalledMsOf({ timing }: Exchange): number {
  return timing.stalledMs ?? 0
}

/** Returns an inconclusive judgment: this machine was too busy to observe the event that `what` names. */
export function maybeMissed(what: string, exchanges: readonly Exchange[]): Judgement {
  return tooBusy(`this machine was too busy to see ${what}`, exchanges)
}

// The assumed maximum ratio of a sender's delay to Assay's stall, if both share a busy machine.
const STARVED = 10

/** Returns by how many ms the recorded arrival of a delivery may be late because this machine was busy. 0 if it was not busy. */
export function possibleDelayMs(evidence: Evidence, delivery: Exchange): number {
  const earlier = evidence.exchanges.filter(
    (other) =>
      other.isInbound === true &&
      other.label === delivery.label &&
      eventKeyOf(evidence, other) === eventKeyOf(evidence, delivery),
  )
  const begins = [
    ...triggersIn(evidence).map(({ sentAtEpochMs }) => sentAtEpochMs),
    ...earlier.map(endEpochMs),
  ].filter((epochMs) => epochMs <= delivery.sentAtEpochMs)
  const possibleMs = begins.length === 0 ? 0 : delivery.sentAtEpochMs - Math.max(...begins)
  return Math.min(STARVED * stalledMsOf(delivery), possibleMs)
}

const LATE_SHARE = 0.5

/** Returns an inconclusive judgment in place of a violation if this machine answered a delivery too late. Otherwise returns `judgement`. */
export function unlessAnsweredLate(
  evidence: Evidence,
  deliveries: readonly Exchange[],
  judgement: Judgement,
): Judgement {
  const { deadlinePatienceMs, deadlineMs } = timesOf(evidence.readings)
  const lateMs = (deadlineMs ?? deadlinePatienceMs) * LATE_SHARE
  const late = deliveries.filter(
    (delivery) =>
      delivery.end.kind !== 'failed' &&
      stalledMsOf(delivery) > 0 &&
      delivery.timing.endMs + possibleDelayMs(evidence, delivery) >= lateMs,
  )
  if (late.length === 0 || judgement.kind !== 'violated') return judgement
  return tooBusy('this machine was too busy to answer a delivery in time', late)
}

/** Formats a duration: in `ms` below one second, otherwise in `s`. */
export function formatMs(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${Math.round(ms / 100) / 10} s`
}

/** Creates an issue about one part of a delivery, such as a header field or a member. */
export function deliveryIssue(delivery: Exchange, part: string, expected: string, received: string): Issue {
  return { at: `${delivery.id} ${part}`, expected, received }
}
