import { parseJson } from '../codec/parse-json.ts'
import type { HeaderList } from '../exchange/exchange.ts'
import { headerValue, valueAtPointer } from '../exchange/reply.ts'
import { numberOf, numbersOf, stringOf, type Readings } from './readings.ts'

const REGISTRATION = 'webhooks.registration'

type DeliveryContent = { readonly headers: HeaderList; readonly text: string | null }

const ID_HEADERS = ['webhook-id', 'x-github-delivery']
const ID_MEMBER = '/id'

/** Returns the event id of a delivery. Returns null if the delivery has none. */
export function eventIdIn(readings: Readings, { headers, text }: DeliveryContent): string | null {
  const { pointer, header } = declaredIdPlace(readings)
  if (pointer !== null) return idFrom(valueAtPointer(parseJson(text ?? ''), pointer))
  if (header !== null) return headerValue(headers, header)
  const named = ID_HEADERS.map((name) => headerValue(headers, name)).find((value) => value !== null)
  return named ?? idFrom(valueAtPointer(parseJson(text ?? ''), ID_MEMBER))
}

/** Returns the text of an issue about a missing event id. */
export function missingIdText(readings: Readings): string {
  const { pointer, header } = declaredIdPlace(readings)
  if (pointer !== null) return `no text or number at ${pointer} of the body`
  if (header !== null) return `no header ${header}`
  return `no header ${ID_HEADERS.join(' or ')}, and no text or number at ${ID_MEMBER} of the body`
}

function declaredIdPlace(readings: Readings) {
  return {
    pointer: stringOf(readings, 'webhooks.payload', 'idPointer'),
    header: stringOf(readings, 'webhooks.delivery', 'idHeader'),
  }
}

function idFrom(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : null
}

/** Returns the JSON Pointer to the event type in a delivery; default `/type`. */
export function typePointerIn(readings: Readings): string {
  return stringOf(readings, 'webhooks.payload', 'typePointer') ?? '/type'
}

/** Returns the JSON Pointer to the time in an event; null if undeclared. */
export function timePointerIn(readings: Readings): string | null {
  const usual: Readonly<Record<string, string>> = {
    'type-timestamp-data': '/timestamp',
    openai: '/created_at',
    cloudevents: '/time',
  }
  const reading = stringOf(readings, 'webhooks.payload', 'reading') ?? ''
  return usual[reading] ?? stringOf(readings, 'webhooks.payload', 'timePointer')
}

/** Returns whether a delivery has the declared type of the triggered event. If no type can be read, returns true. */
export function isExpectedType(readings: Readings, text: string | null): boolean {
  const expected = stringOf(readings, 'webhooks.trigger', 'type')
  const type = valueAtPointer(parseJson(text ?? ''), typePointerIn(readings))
  return expected === null || typeof type !== 'string' || type === expected
}

/** Returns the body of a delivery without the event id, so that it can be compared with the body of a retry. */
export function bodyWithoutId(text: string | null, id: string | null): string {
  return id === null || id === '' ? (text ?? '') : (text ?? '').replaceAll(id, '')
}

const ERRORS = [500, 503, 502]
const REDIRECTS = [302, 307]
const REFUSALS = [400, 403, 404, 422]
const GONE = 410

/** Returns the declared final statuses. After an answer with a final status, the target must not send the delivery again. */
export function finalStatusesOf(readings: Readings): readonly number[] {
  return numbersOf(readings, 'webhooks.retry', 'finalStatuses')
}

/** Returns the HTTP statuses that Assay, as the webhook receiver, answers when it refuses a delivery on purpose. */
export function answerStatuses(readings: Readings) {
  const final = finalStatusesOf(readings)
  const notFinal = (statuses: readonly number[]) => statuses.find((status) => !final.includes(status)) ?? null
  return {
    error: notFinal(ERRORS),
    redirect: notFinal(REDIRECTS),
    refusal: notFinal(REFUSALS),
    /** The HTTP status after which the target must not retry a delivery, such as 410. */
    final: final.includes(GONE) ? GONE : (final[0] ?? GONE),
  }
}

/** Returns how many webhook addresses may be registered at a time; null if undeclared. */
export function endpointLimitOf(readings: Readings): number | null {
  return numberOf(readings, REGISTRATION, 'maxEndpoints')
}

const RETRY = 'webhooks.retry'
const DEFAULT_ARRIVAL_SECONDS = 30
const DEFAULT_QUIET_SECONDS = 10
const DEFAULT_DEADLINE_SECONDS = 15
const DEFAULT_WAIT_SECONDS = 30
const DEFAULT_FIRST_RETRY_SECONDS = 5
const ACTIVATION_SECONDS = 5
// The maximum delay in ms of Assay's slow answer to a delivery. The delay shows whether a sender waits for an answer.
const MAX_SLOW_MS = 5000
// The time in ms that is added to a time after its multiplication by a `SLACK` factor, for senders that poll and for busy machines.
const SLACK_MS = 2000
const ARRIVAL_SLACK = 1.5
const DEADLINE_SLACK = 2
const RETRY_SLACK = 1.5

/** Returns how long the webhook probes wait for deliveries and retries. The statement declares these times, or defaults apply. */
export function timesOf(readings: Readings) {
  const scaledMs = 1000 * timeScaleOf(readings)
  const of = (parameter: string) => numberOf(readings, 'webhooks.delivery', parameter)
  const [arrival, deadline] = [of('arrivalSeconds'), of('deadlineSeconds')]
  const arrivalMs = arrival === null ? null : arrival * 1000
  const deadlineMs = deadline === null ? null : deadline * scaledMs
  const usualDeadlineMs = deadlineMs ?? DEFAULT_DEADLINE_SECONDS * scaledMs
  return {
    /** The maximum time in ms from the call that triggers an event to its delivery. Null if none is declared. */
    arrivalMs,
    arrivalPatienceMs:
      arrivalMs === null ? DEFAULT_ARRIVAL_SECONDS * 1000 : arrivalMs * ARRIVAL_SLACK + SLACK_MS,
    /** The time in ms that Assay waits for a delivery before it concludes that none will come. */
    quietMs: (of('quietSeconds') ?? DEFAULT_QUIET_SECONDS) * scaledMs,
    /** The declared time in ms for which the target waits for the answer to a delivery. Null if undeclared. */
    deadlineMs,
    /** The ms for which Assay holds back its answer to a delivery, to see whether the target gives up within its declared time. */
    deadlinePatienceMs: usualDeadlineMs * DEADLINE_SLACK + SLACK_MS,
    /** The delay in ms of a receiver's answer that is slow on purpose. The target must tolerate this delay. */
    slowMs: Math.min(usualDeadlineMs / 2, MAX_SLOW_MS),
    /** How long (ms) Assay waits for a registration or removal that was answered with 202 to take effect. */
    activationMs: ACTIVATION_SECONDS * scaledMs,
  }
}

/** Returns how many real seconds pass for each declared second. It is 1 unless the statement declares another time scale. */
export function timeScaleOf(readings: Readings): number {
  return numberOf(readings, 'webhooks.delivery', 'timeScale') ?? 1
}

/** Returns the declared delays before the retries of a delivery, and the number of retries for which a run waits. */
export function retryPlanOf(readings: Readings) {
  const scaledMs = 1000 * timeScaleOf(readings)
  const declaredMs = numbersOf(readings, 'webhooks.retry', 'delaysSeconds').map((delay) => delay * scaledMs)
  const firstMs = declaredMs[0] ?? DEFAULT_FIRST_RETRY_SECONDS * scaledMs
  const limitMs = (numberOf(readings, 'webhooks.retry', 'waitSeconds') ?? DEFAULT_WAIT_SECONDS) * 1000
  const isRetried = stringOf(readings, 'webhooks.retry', 'reading') === 'same-id'
  const expectedMs = declaredMs.length === 0 ? [firstMs] : declaredMs
  let totalMs = 0
  const due = expectedMs.filter((delayMs) => {
    totalMs += delayMs
    return totalMs <= limitMs
  }).length
  return {
    /** The declared waits in ms before the retries, in order. The list is empty if none is declared. */
    declaredMs,
    due: isRetried ? due : 0,
    /** The declared wait in ms before the first retry. If it is undeclared, a default. */
    firstMs,
    limitMs,
  }
}

/** Returns the maximum wait in ms, from the first attempt, for `count` retries. It follows from the declared retry times. */
export function retryPatienceMs(readings: Readings, count: number): number {
  const { declaredMs, limitMs } = retryPlanOf(readings)
  const untilThenMs = declaredMs.slice(0, count).reduce((sum, delayMs) => sum + delayMs, 0)
  return declaredMs.length === 0 ? limitMs : untilThenMs * RETRY_SLACK + SLACK_MS
}

/** The time that separates duplicates of a delivery from retries, as a fraction of the wait before the first retry. */
export const DUPLICATE_SHARE = 0.25

const ONE_MORE_GROWTH = 2
const ONE_MORE_SLACK_MS = 250

/** Returns the time in ms to watch for one retry more than declared. Returns 0 if the run does not wait for all declared retries. */
export function oneMoreMs(readings: Readings): number {
  const { declaredMs, due } = retryPlanOf(readings)
  const lastMs = declaredMs.at(-1)
  if (lastMs === undefined || due < declaredMs.length) return 0
  return lastMs * ONE_MORE_GROWTH + ONE_MORE_SLACK_MS
}

/** Returns the declared retries that come too late for the run to wait for them. Returns null if the run waits for all of them. */
export function retriesMissed(readings: Readings) {
  const { declaredMs, due, limitMs } = retryPlanOf(readings)
  const reading = readings.get(RETRY)
  const isRetried = stringOf(readings, RETRY, 'reading') === 'same-id' && webhookWaitSeconds(readings) > 0
  if (reading === undefined || !isRetried || due >= declaredMs.length) return null
  const lastSeconds = Math.ceil(declaredMs.reduce((sum, delayMs) => sum + delayMs, 0) / 1000)
  const patient = { ...reading, value: { ...reading.value, waitSeconds: lastSeconds } }
  return {
    missedCount: declaredMs.length - due,
    declaredCount: declaredMs.length,
    lastSeconds,
    waitedSeconds: limitMs / 1000,
    /** How long, in seconds, the webhook probes must wait to see all declared retries, in the worst case. */
    neededSeconds: webhookWaitSeconds(new Map([...readings, [RETRY, patient]])),
  }
}

/** Returns the maximum seconds that the webhook probes wait for deliveries, as declared or by default. */
export function webhookWaitSeconds(readings: Readings): number {
  const registration = stringOf(readings, 'webhooks.registration', 'reading')
  if (registration !== 'rest' && registration !== 'per-request') return 0
  const { arrivalPatienceMs, deadlinePatienceMs, quietMs, activationMs } = timesOf(readings)
  const { due } = retryPlanOf(readings)
  const retriesMs = due === 0 ? 0 : retryPatienceMs(readings, due) + oneMoreMs(readings)
  const silentMs = deadlinePatienceMs + (due === 0 ? 0 : retryPatienceMs(readings, 1))
  const firstMs = activationMs + Math.max(quietMs, arrivalPatienceMs + Math.max(retriesMs, silentMs))
  return Math.ceil((firstMs + arrivalPatienceMs + quietMs) / 1000)
}
