/** Computes the waiting times of webhooks from the readings. Pure: probes and checks use the same times. */
import { numberOf, numbersOf, stringOf, type Readings } from './readings.ts'

/** The waiting times of webhooks in real milliseconds. Members named `*PatienceMs` add a margin to the declared limit. */
export type WebhookTimes = {
  /** The maximum time until an event is delivered; null when not declared. */
  readonly arrivalMs: number | null
  readonly arrivalPatienceMs: number
  /** The time without any delivery after which Assay concludes that none will come. */
  readonly quietMs: number
  /** The time after which the sender stops waiting for an answer of the receiver; null when not declared. */
  readonly deadlineMs: number | null
  readonly deadlinePatienceMs: number
  /** The delay of a slow receiver that every sender must tolerate. */
  readonly slowMs: number
  /** The time after which an address must get events if its registration was answered with 202. */
  readonly activationMs: number
}

/** The declared delays between delivery attempts, and how many retries a run waits for. */
export type RetryPlan = {
  /** The declared delays in real milliseconds; empty when not declared. */
  readonly declaredMs: readonly number[]
  /** The number of retries that a run waits for. Without declared delays it is the first one only. */
  readonly due: number
  /** The delay before the first retry; a default when not declared. */
  readonly firstMs: number
  /** The maximum wait for all retries together. */
  readonly limitMs: number
}

const RETRY = 'webhooks.retry'
const DEFAULT_ARRIVAL_SECONDS = 30
const DEFAULT_QUIET_SECONDS = 10
const DEFAULT_DEADLINE_SECONDS = 15
const DEFAULT_WAIT_SECONDS = 30
const DEFAULT_FIRST_RETRY_SECONDS = 5
const ACTIVATION_SECONDS = 5
// The maximum delay, which shows whether a sender waits, whatever its deadline.
const MAX_SLOW_MS = 5000
// The tolerance for polling schedulers and busy machines.
const SLACK_MS = 2000
const ARRIVAL_SLACK = 1.5
const DEADLINE_SLACK = 2
const RETRY_SLACK = 1.5

/** Returns the waiting times that the readings declare. The parameter `timeScale` shortens the delays of the deployment. */
export function timesOf(readings: Readings): WebhookTimes {
  const scaledMs = 1000 * timeScaleOf(readings)
  const of = (parameter: string) => numberOf(readings, 'webhooks.delivery', parameter)
  const [arrival, deadline] = [of('arrivalSeconds'), of('deadlineSeconds')]
  const arrivalMs = arrival === null ? null : arrival * 1000
  const deadlineMs = deadline === null ? null : deadline * scaledMs
  const usualDeadlineMs = deadlineMs ?? DEFAULT_DEADLINE_SECONDS * scaledMs
  return {
    arrivalMs,
    arrivalPatienceMs:
      arrivalMs === null ? DEFAULT_ARRIVAL_SECONDS * 1000 : arrivalMs * ARRIVAL_SLACK + SLACK_MS,
    quietMs: (of('quietSeconds') ?? DEFAULT_QUIET_SECONDS) * scaledMs,
    deadlineMs,
    deadlinePatienceMs: usualDeadlineMs * DEADLINE_SLACK + SLACK_MS,
    slowMs: Math.min(usualDeadlineMs / 2, MAX_SLOW_MS),
    activationMs: ACTIVATION_SECONDS * scaledMs,
  }
}

/** Returns the number of real seconds per second of the deployment's clock. It is 1 except for test servers with a faster clock. */
export function timeScaleOf(readings: Readings): number {
  return numberOf(readings, 'webhooks.delivery', 'timeScale') ?? 1
}

/** Returns the declared retries, and how many of them a run waits for. */
export function retryPlanOf(readings: Readings): RetryPlan {
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
  return { declaredMs, due: isRetried ? due : 0, firstMs, limitMs }
}

/** Returns the number of retries that a run waits for; 0 if the readings declare no retries. */
export function retriesDue(readings: Readings): number {
  return retryPlanOf(readings).due
}

/** Returns how long to wait for the n-th retry (`count`), in milliseconds. */
export function retryPatienceMs(readings: Readings, count: number): number {
  const { declaredMs, limitMs } = retryPlanOf(readings)
  const untilThenMs = declaredMs.slice(0, count).reduce((sum, delayMs) => sum + delayMs, 0)
  return declaredMs.length === 0 ? limitMs : untilThenMs * RETRY_SLACK + SLACK_MS
}

/** The minimum time between retries, as a share of the first delay. Deliveries that follow each other faster are duplicates. */
export const DUPLICATE_SHARE = 0.25

const ONE_MORE_GROWTH = 2
const ONE_MORE_SLACK_MS = 250

/** Returns how long to wait for one retry more than declared, in ms. It is 0 if the run does not wait for all declared ones. */
export function oneMoreMs(readings: Readings): number {
  const { declaredMs, due } = retryPlanOf(readings)
  const lastMs = declaredMs.at(-1)
  if (lastMs === undefined || due < declaredMs.length) return 0
  return lastMs * ONE_MORE_GROWTH + ONE_MORE_SLACK_MS
}

/** Declared retries that are due later than a run waits. Times are real seconds. */
export type MissedRetries = {
  readonly missedCount: number
  readonly declaredCount: number
  /** When the last retry is due, counted from the first attempt. */
  readonly lastSeconds: number
  readonly waitedSeconds: number
  /** The total of deliberate waits in a run that waits for all retries. */
  readonly neededSeconds: number
}

/** Returns the declared retries that a run does not wait for; null if it waits for all of them, or if nothing is retried. */
export function retriesMissed(readings: Readings): MissedRetries | null {
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
    neededSeconds: webhookWaitSeconds(new Map([...readings, [RETRY, patient]])),
  }
}

/** Returns the maximum total of deliberate waits for webhooks, in seconds. It is 0 if webhook addresses are registered by hand. */
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
