/** Which deliveries a webhook check looks at, and what it says when there are none. Pure. */
import { NOT_OFFERED } from '../judge.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../judgement.ts'
import { exchangesOf, unusable, type Evidence } from '../evidence.ts'
import type { Exchange } from '../exchange.ts'
import { stringOf } from '../readings.ts'
import { headerOf, statusOf, valueAt } from '../reply.ts'
import { retriesDue } from '../webhook-times.ts'

/** The probe whose exchanges hold the deliveries. */
export const EVENTS = 'webhooks.events'

/** What every check of deliveries needs. */
export const ON_EVENTS: readonly string[] = [EVENTS]

/** Labels of the addresses that were registered for the triggered event. */
const ADDRESSES: readonly string[] = ['to-plain', 'to-slow', 'to-silent', 'to-gone', 'to-failing']

// A place where there is nothing answers one of these.
const ABSENT: readonly (number | null)[] = [404, 405, 501]

/** Judges when there are webhooks to judge; else says why not. */
export function whenOffered(evidence: Evidence, rule: () => Judgement): Judgement {
  return withoutOffer(evidence) ?? rule()
}

/** Why there is nothing to judge; null when there is. */
export function withoutOffer(evidence: Evidence): Judgement | null {
  const omission = evidence.omissions[0]
  if (omission !== undefined) return inconclusive(omission.reason, omission.detail)
  const [first] = registrationsIn(evidence)
  if (first === undefined || !ABSENT.includes(statusOf(first))) return null
  return notApplicable(
    `${NOT_OFFERED}: ${first.request.method} ${pathOf(first)} is answered ${statusOf(first)}`,
  )
}

function pathOf(exchange: Exchange): string {
  return URL.parse(exchange.request.url)?.pathname ?? exchange.request.url
}

/** The calls that registered an address. */
export function registrationsIn(evidence: Evidence): readonly Exchange[] {
  return exchangesOf(evidence, EVENTS).filter(({ label }) => label.startsWith('register-'))
}

/** A call of ours by its label; null when it was not made. */
export function callIn(evidence: Evidence, label: string): Exchange | null {
  return exchangesOf(evidence, EVENTS, [label])[0] ?? null
}

/** All deliveries to one address, oldest first. */
export function deliveriesTo(evidence: Evidence, label: string): readonly Exchange[] {
  return evidence.exchanges.filter((exchange) => exchange.isInbound === true && exchange.label === label)
}

/** All deliveries to addresses that asked for them. */
export function deliveriesIn(evidence: Evidence): readonly Exchange[] {
  return ADDRESSES.flatMap((label) => deliveriesTo(evidence, label))
}

/** Deliveries to one address before the second event was made. */
export function firstEventTo(evidence: Evidence, label: string): readonly Exchange[] {
  const again = callIn(evidence, 'trigger-again')
  return deliveriesTo(evidence, label).filter(
    ({ sentAtEpochMs }) => again === null || sentAtEpochMs < again.sentAtEpochMs,
  )
}

/** Applies a rule to every delivery. */
export function onDeliveries(evidence: Evidence, rule: (delivery: Exchange) => readonly Issue[]): Judgement {
  return whenOffered(evidence, () => {
    const deliveries = deliveriesIn(evidence)
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

/** Two deliveries of one event to one address, the second because the first failed. */
export type Retry = { readonly before: Exchange; readonly retry: Exchange }

/** Applies a rule to every retry. Without retries: what keeps them away. */
export function onRetries(
  evidence: Evidence,
  rule: (retry: Retry) => readonly Issue[],
  applies: (retry: Retry) => boolean = () => true,
): Judgement {
  return whenRetried(evidence, 1, () => {
    const all = retriesIn(evidence)
    if (all.length === 0) return nothingCame(evidence)
    const retries = all.filter(applies)
    if (retries.length === 0) return notApplicable('no retry shows it')
    return violatedUnlessEmpty(
      retries.flatMap(rule),
      retries.flatMap(({ before, retry }) => [before, retry]),
    )
  })
}

function retriesIn(evidence: Evidence): readonly Retry[] {
  return ['to-failing', 'to-silent'].flatMap((label) => {
    const deliveries = firstEventTo(evidence, label)
    return deliveries.flatMap((retry, index) => {
      const before = deliveries[index - 1]
      return before === undefined ? [] : [{ before, retry }]
    })
  })
}

/** Judges where addresses of ours answered badly, which takes more of them than the one that is entered by hand. */
export function whenFailing(evidence: Evidence, rule: () => Judgement): Judgement {
  if (stringOf(evidence.readings, 'webhooks.registration', 'reading') === 'manual') {
    return (
      withoutOffer(evidence) ??
      notApplicable('the one address that is entered by hand answers well', 'webhooks.registration')
    )
  }
  return whenOffered(evidence, rule)
}

/** Judges when the readings have at least `count` retries within the time we wait. */
export function whenRetried(evidence: Evidence, count: number, rule: () => Judgement): Judgement {
  return whenFailing(evidence, () => {
    const { readings } = evidence
    if (stringOf(readings, 'webhooks.retry', 'reading') === 'none')
      return notApplicable('nothing is retried', 'webhooks.retry')
    const due = retriesDue(readings)
    if (due < count) {
      return notApplicable(`retry ${count} comes later than we wait: only ${due} are due by then`)
    }
    return rule()
  })
}

/** The id of an event as its delivery gives it, whatever the scheme: a header field, or the payload. Null when there is none. */
export function eventIdOf(delivery: Exchange): string | null {
  const { headers } = delivery.request
  for (const name of ['webhook-id', 'x-github-delivery']) {
    const value = headerOf(headers, name)
    if (value !== null) return value
  }
  const id = valueAt(payloadOf(delivery), '/id')
  return typeof id === 'string' ? id : null
}

/** What {@link eventIdOf} did not find, and where. */
export const NO_ID = 'none: no header webhook-id or x-github-delivery, and no string at /id of the body'

/** Judges deliveries that can only be told apart by ids; those without one are the business of `webhooks.id-present` alone. */
export function byId(deliveries: readonly Exchange[], issues: readonly Issue[]): Judgement {
  if (issues.length > 0) return violatedUnlessEmpty(issues, deliveries)
  const nameless = deliveries.filter((delivery) => !hasId(delivery))
  if (nameless.length === 0) return satisfied(deliveries)
  return inconclusive('prerequisite', 'an event has no id: see webhooks.id-present', nameless)
}

/** Whether a delivery names its event. */
export function hasId(delivery: Exchange): boolean {
  return (eventIdOf(delivery) ?? '') !== ''
}

/** The payload of a delivery; undefined when it is not JSON. */
export function payloadOf(delivery: Exchange): unknown {
  try {
    const value: unknown = JSON.parse(delivery.request.body?.text ?? '')
    return value
  } catch {
    return undefined
  }
}

/** Where an event names its type. Only a payload of the deployment's own has it anywhere but in `/type`. */
export function typePointerOf({ readings }: Evidence): string {
  return stringOf(readings, 'webhooks.payload', 'typePointer') ?? '/type'
}

/** When a call was over, by the wall clock. */
export function endEpochMs(exchange: Exchange): number {
  return exchange.sentAtEpochMs + exchange.timing.endMs
}

/** Whether a call of ours was answered 2xx. */
export function isSuccess(call: Exchange): boolean {
  const status = statusOf(call) ?? 0
  return status >= 200 && status < 300
}

/** An issue of a delivery. */
export function deliveryIssue(delivery: Exchange, part: string, expected: string, received: string): Issue {
  return { at: `${delivery.id} ${part}`, expected, received }
}
