/** Deliveries of one event to one address, put together by its id: attempts, retries and duplicates. Pure. */
import { is2xx } from '../../exchange/reply.ts'
import { count as counted } from '../../../schemas/count.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, notApplicable, tooBusy, type Judgement } from '../../exchange/judgement.ts'
import { stringOf } from '../../statement/readings.ts'
import { textWithoutId } from '../webhook-events.ts'
import { retryPlanOf, timesOf } from '../../statement/webhook-times.ts'
import {
  callIn,
  callOn,
  deliveriesSinceTrigger,
  deliveriesTo,
  endEpochMs,
  eventIdOf,
  expectedAmong,
  hasId,
  nothingCame,
  stalledMsOf,
  deliveryText,
  triggersIn,
  whenWebhooksOffered,
} from './webhook-evidence.ts'

/** All deliveries of one event to one address, oldest first. */
export type Attempts = readonly [Exchange, ...Exchange[]]

/** The events that came to an address because of the first event made for it, each with all its deliveries. By id, else by body. */
export function eventsTo(evidence: Evidence, label: string): readonly Attempts[] {
  const { fromEpochMs, toEpochMs } = windowOf(evidence, label)
  const since = deliveriesTo(evidence, label).filter(({ sentAtEpochMs }) => sentAtEpochMs >= fromEpochMs)
  const events = grouped(expectedAmong(evidence, since), (delivery) => keyOf(evidence, delivery))
  return events.filter(([first]) => first.sentAtEpochMs < toEpochMs)
}

/**
 * The event that is looked at for its retries: of those that came, the one that came most often, so that other traffic is never
 * taken for it. A retry under another id is one of the event whose body it repeats. Null when nothing came.
 */
export function attemptsAt(evidence: Evidence, label: string): Attempts | null {
  const events = eventsTo(evidence, label)
  const [first, ...others] = events.toSorted((left, right) => right.length - left.length)
  if (first === undefined) return null
  const isLone = first.length === 1 && !isAcknowledged(first[0])
  const twins = isLone
    ? others.flat().filter((other) => bodyOf(evidence, other) === bodyOf(evidence, first[0]))
    : []
  return [first[0], ...first.slice(1), ...twins]
}

/** Returns the most deliveries of an acknowledged event: once, or more where the sender sends duplicates. */
export function usualCopies(evidence: Evidence): number {
  return Math.max(1, ...eventsTo(evidence, 'plain').map(({ length }) => length))
}

const LATE_SHARE = 0.5

/** Returns whether we were kept so long from answering that the sender may have given up before: then our answer decides nothing. */
function isLateAnswer(evidence: Evidence, delivery: Exchange): boolean {
  const { deadlinePatienceMs, deadlineMs } = timesOf(evidence.readings)
  const { endMs, stalledMs = 0 } = delivery.timing
  if (delivery.end.kind === 'failed' || stalledMs === 0) return false
  const lateMs = (deadlineMs ?? deadlinePatienceMs) * LATE_SHARE
  return endMs + stalledMs >= lateMs || mayHaveBegunBefore(evidence, delivery, lateMs)
}

const STALLED_SHARE = 0.1

/**
 * Returns whether the sender may have begun a delivery so long before its end. Its clock begins before it connects. A sender that shares
 * a starved machine with us takes long from there to its delivery, and our stalls show only a part of that. It cannot have begun before the
 * event was made, or before the last delivery of the event to the address was over.
 */
export function mayHaveBegunBefore(evidence: Evidence, delivery: Exchange, waitedMs: number): boolean {
  const missingMs = waitedMs - delivery.timing.endMs
  if (stalledMsOf(delivery) < STALLED_SHARE * missingMs) return false
  const isBefore = (epochMs: number): boolean => epochMs <= delivery.sentAtEpochMs
  const made = triggersIn(evidence).map(({ sentAtEpochMs }) => sentAtEpochMs)
  const event = keyOf(evidence, delivery)
  const earlier = evidence.exchanges.filter(
    (other) =>
      other.isInbound === true &&
      other.label === delivery.label &&
      other.id !== delivery.id &&
      keyOf(evidence, other) === event,
  )
  const begins = [...made, ...earlier.map(endEpochMs)].filter(isBefore)
  return begins.length > 0 && endEpochMs(delivery) - Math.max(...begins) >= waitedMs
}

/** The judgement on these deliveries; inconclusive where it is a violation and we may have answered one of them too late. */
export function unlessLate(
  evidence: Evidence,
  deliveries: readonly Exchange[],
  judgement: Judgement,
): Judgement {
  const late = deliveries.filter((delivery) => isLateAnswer(evidence, delivery))
  if (late.length === 0 || judgement.kind !== 'violated') return judgement
  return tooBusy('this machine was too busy to answer a delivery in time', late)
}

/** Returns whether a delivery was answered 2xx by us. */
export function isAcknowledged({ response }: Exchange): boolean {
  return response !== null && response.status >= 200 && response.status < 300
}

/**
 * The first delivery of each attempt: copies that come almost at once are duplicates, which "at least once" allows. Almost at once:
 * within `apartMs` of the first copy.
 */
export function withoutDuplicates(attempts: Attempts, apartMs: number): Attempts {
  const [first, ...rest] = attempts
  return rest.reduce<Attempts>(
    (kept, delivery) => {
      const last = kept.at(-1) ?? first
      return delivery.sentAtEpochMs - last.sentAtEpochMs < apartMs ? kept : [...kept, delivery]
    },
    [first],
  )
}

/**
 * The ways to distinguish attempts from copies of them, each as the first delivery of every attempt: by `apartMs`, and by how often an
 * acknowledged event comes. Only the second way recognizes copies that a busy sender makes late.
 */
export function attemptsApart(
  evidence: Evidence,
  attempts: Attempts,
  apartMs: number,
): readonly [Attempts, ...Attempts[]] {
  const copies = usualCopies(evidence)
  const byTime = withoutDuplicates(attempts, apartMs)
  if (copies === 1) return [byTime]
  const [first, ...rest] = attempts
  return [byTime, [first, ...rest.filter((_, index) => (index + 1) % copies === 0)]]
}

/** Returns whether a delivery came so long after another one was answered that it is a retry rather than a duplicate. */
export function isApartFrom(evidence: Evidence, before: Exchange, after: Exchange): boolean {
  return after.sentAtEpochMs - endEpochMs(before) >= retryPlanOf(evidence.readings).firstMs * RETRY_SHARE
}

/** No retry comes before this share of its wait: jitter may shorten a wait by half. */
export const RETRY_SHARE = 0.5

/** Judges where addresses of ours answered badly, which takes more of them than the one that is entered by hand. */
export function whenFailing(evidence: Evidence, rule: () => Judgement): Judgement {
  if (stringOf(evidence.readings, 'webhooks.registration', 'reading') === 'manual') {
    return whenWebhooksOffered(evidence, () =>
      notApplicable('the one address that is entered by hand answers well'),
    )
  }
  return whenWebhooksOffered(evidence, rule)
}

/** Judges when the readings have at least `count` retries within the time we wait. */
export function whenRetried(evidence: Evidence, count: number, rule: () => Judgement): Judgement {
  return whenFailing(evidence, () => {
    const { readings } = evidence
    if (stringOf(readings, 'webhooks.retry', 'reading') === 'none') return notApplicable('nothing is retried')
    const { due, declaredMs } = retryPlanOf(readings)
    if (due >= count) return rule()
    if (declaredMs.length < count)
      return notApplicable(`the statement does not declare ${counted(count, 'retry', 'retries')}`)
    return tooLongToWait(evidence, due)
  })
}

/** Inconclusive where nothing at all is retried, which is the business of one check; null elsewhere. */
export function retriesNothing(evidence: Evidence): Judgement | null {
  const attempts = attemptsAt(evidence, 'failing')
  if (attempts === null || attempts.length > 1 || isAcknowledged(attempts[0])) return null
  return inconclusive('prerequisite', 'nothing is retried: see webhooks.retried-after-error', attempts)
}

/** Inconclusive, since a declared wait is longer than the run's. */
export function tooLongToWait({ readings }: Evidence, seen: number): Judgement {
  const { declaredMs, limitMs } = retryPlanOf(readings)
  const untilThenMs = declaredMs.slice(0, seen + 1).reduce((sum, delayMs) => sum + delayMs, 0)
  const detail = `retry ${seen + 1} is declared for ${formatMsOrSeconds(untilThenMs)} after the first attempt, and a run waits ${formatMsOrSeconds(limitMs)}: raise waitSeconds of webhooks.retry`
  return inconclusive('prerequisite', detail)
}

/** Milliseconds as text. */
export function formatMsOrSeconds(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${Math.round(ms / 100) / 10} s`
}

/** Judges the attempts at one address; says why where there are none. */
export function onAttempts(
  evidence: Evidence,
  label: string,
  rule: (attempts: Attempts) => Judgement,
): Judgement {
  const attempts = attemptsAt(evidence, label)
  if (attempts !== null) return rule(attempts)
  return noDelivery(evidence, label)
}

/** Returns the reason why there is no delivery to an address: the deployment does not know it, or nothing came. */
export function noDelivery(evidence: Evidence, label: string): Judgement {
  return wasOpened(evidence, label) ? nothingCame(evidence) : notApplicable(NOT_OPENED)
}

// What is said of an address that is not there.
const NOT_OPENED = 'the deployment took too few addresses, or the readings leave nothing to be shown'

// Whether the deployment knows that address.
function wasOpened(evidence: Evidence, address: string): boolean {
  const registration = stringOf(evidence.readings, 'webhooks.registration', 'reading')
  // Per request and by hand no address is registered.
  if (registration === 'per-request') return callOn(evidence, 'trigger', address) !== null
  const registered = callOn(evidence, 'register', address)
  return registered !== null && is2xx(registered)
}

// From the first event that was made once the address was known, to the next that was made for another purpose.
function windowOf(evidence: Evidence, address: string): { fromEpochMs: number; toEpochMs: number } {
  const registered = callOn(evidence, 'register', address)
  const knownEpochMs = registered === null ? Number.NEGATIVE_INFINITY : registered.sentAtEpochMs
  const triggers = triggersIn(evidence).filter(({ sentAtEpochMs }) => sentAtEpochMs >= knownEpochMs)
  const [first] = triggers
  if (first === undefined)
    return { fromEpochMs: Number.NEGATIVE_INFINITY, toEpochMs: Number.POSITIVE_INFINITY }
  const again = triggers.find((call) => call.label === 'trigger-again')
  return {
    fromEpochMs: first.sentAtEpochMs,
    toEpochMs: again?.sentAtEpochMs ?? Number.POSITIVE_INFINITY,
  }
}

function grouped(
  deliveries: readonly Exchange[],
  keyOfOne: (delivery: Exchange) => string,
): readonly Attempts[] {
  const events = new Map<string, Attempts>()
  for (const delivery of deliveries) {
    const known = events.get(keyOfOne(delivery))
    events.set(keyOfOne(delivery), known === undefined ? [delivery] : [...known, delivery])
  }
  return [...events.values()]
}

function keyOf(evidence: Evidence, delivery: Exchange): string {
  return hasId(evidence, delivery)
    ? `id ${eventIdOf(evidence, delivery)}`
    : `body ${bodyOf(evidence, delivery)}`
}

function bodyOf(evidence: Evidence, delivery: Exchange): string {
  return textWithoutId(deliveryText(delivery), eventIdOf(evidence, delivery))
}

/** Judges the deliveries of our events to one address; without any there is nothing to say. */
export function onAddress(
  evidence: Evidence,
  label: string,
  judge: (deliveries: readonly Exchange[]) => Judgement,
  obstacle: string | null = null,
): Judgement {
  if (obstacle !== null) return whenWebhooksOffered(evidence, () => notApplicable(obstacle))
  return atAddress(evidence, label, (all) => judge(expectedAmong(evidence, all)))
}

/** Judges the deliveries to one address since the first event. */
export function atAddress(
  evidence: Evidence,
  label: string,
  judge: (deliveries: readonly Exchange[]) => Judgement,
): Judgement {
  return whenWebhooksOffered(evidence, () => {
    const deliveries = deliveriesSinceTrigger(evidence, label)
    if (deliveries.length > 0) return judge(deliveries)
    // An address entered by hand is the only one.
    if (callIn(evidence, 'trigger-again') === null && label !== 'plain') {
      return notApplicable(`only one address was entered`)
    }
    return noDelivery(evidence, label)
  })
}
