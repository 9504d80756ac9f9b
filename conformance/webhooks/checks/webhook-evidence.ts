/** The deliveries that a webhook check looks at, and its judgement when there are none. Pure. */
import { parseJson } from '../../codec/parse-json.ts'
import {
  inconclusive,
  notOffered,
  notProbed,
  satisfied,
  tooBusy,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { exchangesOf, unusable, whyLost, type Evidence } from '../../evidence/evidence.ts'
import { isLater } from '../../exchange/attempts.ts'
import type { Exchange, WebhookCall } from '../../exchange/exchange.ts'
import { deliveryLabel, ELSEWHERE } from '../../exchange/inbox.ts'
import { is2xx, isRecord, jsonOf, statusOf, statusText } from '../../exchange/reply.ts'
import { endpointLimitOf } from '../endpoint-limit.ts'
import { eventIdIn, isExpectedType, typePointerIn, type DeliveryContent } from '../webhook-events.ts'

/** The probe whose exchanges hold the deliveries. */
export const EVENTS = 'webhooks.events'

/** The probes of every check of deliveries. */
export const ON_EVENTS: readonly string[] = [EVENTS]

// The addresses that were registered for the triggered event.
const ADDRESSES: readonly string[] = ['plain', 'slow', 'failing', 'redirecting', 'refusing', 'gone', 'silent']

// A place where there is nothing answers one of these.
const ABSENT: readonly (number | null)[] = [404, 405, 501]

/**
 * Judges when there are webhooks to judge; else says why not. Where a call with an effect was lost, only the issues stand that
 * the loss cannot have caused. Any other judgement is inconclusive.
 */
export function whenWebhooksOffered(evidence: Evidence, rule: () => Judgement): Judgement {
  return withoutOffer(evidence) ?? despiteLostCalls(evidence, rule())
}

function withoutOffer(evidence: Evidence): Judgement | null {
  const omission = evidence.omissions[0]
  if (omission !== undefined) return notProbed(omission)
  const registrations = registrationsIn(evidence)
  const [first] = registrations
  if (first === undefined || registrations.some(is2xx)) return null
  if (registrations.every((call) => isWithoutRoom(evidence, call))) return noRoom(first, registrations)
  if (!ABSENT.includes(statusOf(first))) return null
  return notOffered(`${first.request.method} ${pathOf(first)} is answered ${statusText(first)}`)
}

function despiteLostCalls(evidence: Evidence, judgement: Judgement): Judgement {
  const lost = lostCallsIn(evidence)
  const why = lost[0] === undefined ? null : whyLost(evidence, lost[0])
  if (why === null) return judgement
  const doubtful = doubtfulIds(evidence, lost)
  const issues = judgement.kind === 'violated' ? judgement.issues : []
  const [first, ...rest] = issues.filter(({ at }) => !doubtful.has(at.split(' ')[0] ?? ''))
  if (first === undefined || judgement.kind !== 'violated') return inconclusive(...why, lost.slice(0, 1))
  return { ...judgement, issues: [first, ...rest] }
}

// A later attempt that was answered shows what the call does.
function lostCallsIn(evidence: Evidence): readonly Exchange[] {
  const { exchanges } = evidence
  const isReplaced = (call: Exchange) =>
    exchanges.some((other) => isLater(other, call) && other.end.kind === 'complete')
  return exchanges.filter((call) => whyLost(evidence, call) !== null && !isReplaced(call))
}

// The lost calls, and the deliveries to addresses whose secret their answers would have given.
function doubtfulIds({ exchanges }: Evidence, lost: readonly Exchange[]): ReadonlySet<string> {
  const labels = lost.flatMap(({ label, webhookCall }) => {
    const address = label === 'rotate' ? 'slow' : webhookCall?.action === 'register' && webhookCall.address
    return typeof address === 'string' ? [deliveryLabel(address)] : []
  })
  const deliveries = exchanges.filter(({ isInbound, label }) => isInbound === true && labels.includes(label))
  return new Set([...lost, ...deliveries].map(({ id }) => id))
}

// 429 and 507 say that there is too much (RFC 6585 section 4, RFC 4918 section 11.5). 409 may say so where a number of addresses is
// declared: what others registered counts too. An empty list shows that nobody registered any.
function isWithoutRoom(evidence: Evidence, registration: Exchange): boolean {
  const status = statusOf(registration)
  const isSaid = status === 429 || status === 507
  if (!isSaid && (status !== 409 || endpointLimitOf(evidence.readings) === null)) return false
  const list = callIn(evidence, 'list-without-ours')
  return list === null || !is2xx(list) || !isEmptyList(jsonOf(list))
}

function isEmptyList(value: unknown): boolean {
  const lists = (isRecord(value) ? Object.values(value) : [value]).filter((member) => Array.isArray(member))
  return lists.length > 0 && lists.every(({ length }) => length === 0)
}

function noRoom(first: Exchange, registrations: readonly Exchange[]): Judgement {
  const why = `no address was taken: ${statusText(first)}. Others may have taken all places: remove old endpoints`
  return inconclusive('prerequisite', why, registrations)
}

function pathOf(exchange: Exchange): string {
  return URL.parse(exchange.request.url)?.pathname ?? exchange.request.url
}

/** The calls that registered an address, oldest first. */
export function registrationsIn(evidence: Evidence): readonly Exchange[] {
  return exchangesOf(evidence, EVENTS)
    .filter(({ webhookCall }) => webhookCall?.action === 'register')
    .toSorted((left, right) => left.sentAtEpochMs - right.sentAtEpochMs)
}

/** Returns whether an address may be refused: the deployment takes no more, or took others and does not know the type asked for. */
export function isRefusedLater(evidence: Evidence, registration: Exchange): boolean {
  if (isWithoutRoom(evidence, registration)) return true
  const status = statusOf(registration) ?? 0
  const [first] = registrationsIn(evidence)
  return status >= 400 && status < 500 && first !== undefined && first !== registration && is2xx(first)
}

/** Returns whether an attempt that broke off may have removed the address: DELETE is idempotent, its answer need not be (RFC 9110 section 9.2.2). */
export function isRemovedBefore({ sentAgain }: Evidence, removal: Exchange): boolean {
  const brokenOff = sentAgain.filter((attempt) => attempt.sentAgain === 'broken-off')
  return [404, 410].includes(statusOf(removal) ?? 0) && brokenOff.some((attempt) => isLater(removal, attempt))
}

/** A call of ours by its label; null when it was not made. */
export function callIn(evidence: Evidence, label: string): Exchange | null {
  return exchangesOf(evidence, EVENTS, [label])[0] ?? null
}

/** All deliveries to one address, oldest first. */
export function deliveriesTo(evidence: Evidence, address: string): readonly Exchange[] {
  return deliveriesLabeled(evidence, deliveryLabel(address))
}

/** The deliveries to the target of our redirect. */
export function deliveriesElsewhere(evidence: Evidence): readonly Exchange[] {
  return deliveriesLabeled(evidence, ELSEWHERE)
}

function deliveriesLabeled(evidence: Evidence, label: string): readonly Exchange[] {
  return evidence.exchanges.filter((exchange) => exchange.isInbound === true && exchange.label === label)
}

/** The call that did this to an address; null when it was not made. */
export function callOn(evidence: Evidence, action: WebhookCall['action'], address: string): Exchange | null {
  const calls = exchangesOf(evidence, EVENTS)
  return (
    calls.find(({ webhookCall }) => webhookCall?.action === action && webhookCall.address === address) ?? null
  )
}

/**
 * Deliveries to one address since we first made an event: what came before, such as a test event on registration, is not ours.
 * All of them where a person makes the event.
 */
export function deliveriesSinceTrigger(evidence: Evidence, address: string): readonly Exchange[] {
  const firstAtEpochMs = Math.min(...triggersIn(evidence).map(({ sentAtEpochMs }) => sentAtEpochMs))
  return deliveriesTo(evidence, address).filter(
    ({ sentAtEpochMs }) => !Number.isFinite(firstAtEpochMs) || sentAtEpochMs >= firstAtEpochMs,
  )
}

/** The calls that made an event, oldest first. */
export function triggersIn(evidence: Evidence): readonly Exchange[] {
  return evidence.exchanges
    .filter(({ webhookCall }) => webhookCall?.action === 'trigger')
    .toSorted((left, right) => left.sentAtEpochMs - right.sentAtEpochMs)
}

/** All deliveries since the first event to addresses that asked for them, of whatever type. */
export function deliveriesIn(evidence: Evidence): readonly Exchange[] {
  return ADDRESSES.flatMap((address) => deliveriesSinceTrigger(evidence, address))
}

/** Deliveries of the type that we cause; all of them where none has it, so that another type is not a way out. */
export function expectedDeliveriesIn(evidence: Evidence): readonly Exchange[] {
  return expectedAmong(evidence, deliveriesIn(evidence))
}

/** Those of the type that we cause; all of them where none has it. */
export function expectedAmong(evidence: Evidence, deliveries: readonly Exchange[]): readonly Exchange[] {
  const expected = deliveries.filter((delivery) => isExpectedType(evidence.readings, deliveryText(delivery)))
  return expected.length > 0 ? expected : deliveries
}

/** Applies a rule to every delivery since the first event. */
export function onDeliveries(
  evidence: Evidence,
  rule: (delivery: Exchange) => readonly Issue[],
  among: (evidence: Evidence) => readonly Exchange[] = deliveriesIn,
): Judgement {
  return whenWebhooksOffered(evidence, () => {
    const deliveries = among(evidence)
    if (deliveries.length === 0) return nothingCame(evidence)
    const offending = deliveries.filter((delivery) => rule(delivery).length > 0)
    return violatedUnlessEmpty(offending.flatMap(rule), offending.length > 0 ? offending : deliveries)
  })
}

/** Inconclusive, for the reason that kept every delivery away. */
export function nothingCame(evidence: Evidence): Judgement {
  const calls = evidence.exchanges.filter(({ isInbound }) => isInbound !== true)
  const blocked = calls.map(unusable).find((reason) => reason !== null)
  if (blocked != null) return inconclusive(blocked[0], blocked[1], calls)
  return inconclusive('prerequisite', 'no event was delivered', calls)
}

/** The id of an event as its delivery gives it; null when there is none. */
export function eventIdOf({ readings }: Evidence, delivery: Exchange): string | null {
  return eventIdIn(readings, contentOf(delivery))
}

/** Returns whether a delivery names its event. */
export function hasId(evidence: Evidence, delivery: Exchange): boolean {
  return (eventIdOf(evidence, delivery) ?? '') !== ''
}

/** Judges deliveries that can only be distinguished by ids; those without one are the business of `webhooks.id-present` alone. */
export function byId(
  evidence: Evidence,
  deliveries: readonly Exchange[],
  issues: readonly Issue[],
): Judgement {
  if (issues.length > 0) return violatedUnlessEmpty(issues, deliveries)
  const nameless = deliveries.filter((delivery) => !hasId(evidence, delivery))
  if (nameless.length === 0) return satisfied(deliveries)
  return inconclusive('prerequisite', 'an event has no id: see webhooks.id-present', nameless)
}

/** The payload of a delivery; undefined when it is not JSON. */
export function deliveryPayload(delivery: Exchange): unknown {
  return parseJson(deliveryText(delivery) ?? '')
}

/** The body of a delivery; null when it is not UTF-8, or there is none. */
export function deliveryText(delivery: Exchange): string | null {
  return delivery.request.body?.text ?? null
}

/** Returns the content of a delivery: its headers and body. */
export function contentOf(delivery: Exchange): DeliveryContent {
  return { headers: delivery.request.headers, text: deliveryText(delivery) }
}

/** Returns the pointer to the type of an event. */
export function typePointerOf({ readings }: Evidence): string {
  return typePointerIn(readings)
}

/** Returns the end of a call by the wall clock. */
export function endEpochMs(exchange: Exchange): number {
  return exchange.sentAtEpochMs + exchange.timing.endMs
}

/**
 * Returns the most milliseconds by which this machine may have seen an exchange too late: the arrival of a delivery, the end of a
 * call. Older transcripts do not have them.
 */
export function stalledMsOf({ timing }: Exchange): number {
  return timing.stalledMs ?? 0
}

/** The judgement where this machine may have seen what is late only too late. */
export function seenTooLate(what: string, exchanges: readonly Exchange[]): Judgement {
  return tooBusy(`this machine was too busy to see ${what}`, exchanges)
}

/** An issue of a delivery. */
export function deliveryIssue(delivery: Exchange, part: string, expected: string, received: string): Issue {
  return { at: `${delivery.id} ${part}`, expected, received }
}
