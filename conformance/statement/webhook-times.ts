/** The times of a deployment's webhooks by its readings. Pure: probes wait by it and checks judge by it. */
import { numberOf, numbersOf, stringOf, type Readings } from './readings.ts'

/** Milliseconds of real time. What is declared binds; the patience is how much longer we wait before we say that it did not come. */
export type WebhookTimes = {
  /** The time that an event may take to come; null when not declared. */
  readonly arrivalMs: number | null
  readonly arrivalPatienceMs: number
  /** The silence that counts as "nothing comes". */
  readonly quietMs: number
  /** The time after which a sender gives up on a receiver that does not answer; null when not declared. */
  readonly deadlineMs: number | null
  readonly deadlinePatienceMs: number
  /** The time that a receiver that answers well may take in any case. */
  readonly slowMs: number
  /** The time that a registration answered with 202 has to become active. */
  readonly activationMs: number
}

/** The declared waits between attempts, and how many of them end before we stop waiting. */
export type RetryPlan = {
  /** Milliseconds of real time; empty when not declared. */
  readonly declaredMs: readonly number[]
  /** The number of retries that we wait for; of undeclared ones we expect the first. */
  readonly due: number
  /** The wait before the first retry, or what is usual. */
  readonly firstMs: number
  /** The wait for all retries together. */
  readonly limitMs: number
}

const RETRY = 'webhooks.retry'
const DEFAULT_ARRIVAL_SECONDS = 30
const DEFAULT_QUIET_SECONDS = 10
const DEFAULT_DEADLINE_SECONDS = 15
const DEFAULT_WAIT_SECONDS = 30
const DEFAULT_FIRST_RETRY_SECONDS = 5
const ACTIVATION_SECONDS = 5
// Long enough to show whether somebody waited for it, for any deadline.
const MAX_SLOW_MS = 5000
// No promise is kept to the millisecond: a scheduler looks now and then, and the machine may be busy.
const SLACK_MS = 2000
const ARRIVAL_SLACK = 1.5
const DEADLINE_SLACK = 2
const RETRY_SLACK = 1.5

/** Returns the times in force; the parameter `timeScale` shrinks whatever the deployment itself waits. */
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

/** Real seconds per second of the deployment's clock: 1 but for test servers whose clock runs faster. */
export function timeScaleOf(readings: Readings): number {
  return numberOf(readings, 'webhooks.delivery', 'timeScale') ?? 1
}

/** Returns the retries that the readings declare, and how many of them we wait for. */
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

/** Returns the number of retries that we wait for; 0 where there are none. */
export function retriesDue(readings: Readings): number {
  return retryPlanOf(readings).due
}

/** Returns the wait for the n-th retry. */
export function retryPatienceMs(readings: Readings, count: number): number {
  const { declaredMs, limitMs } = retryPlanOf(readings)
  const untilThenMs = declaredMs.slice(0, count).reduce((sum, delayMs) => sum + delayMs, 0)
  return declaredMs.length === 0 ? limitMs : untilThenMs * RETRY_SLACK + SLACK_MS
}

/** Copies of one attempt come closer together than this share of the first wait, and retries do not. */
export const DUPLICATE_SHARE = 0.25

const ONE_MORE_GROWTH = 2
const ONE_MORE_SLACK_MS = 250

/** Returns the wait for an undeclared retry after the last one: waits grow. 0 where the last one is not waited for. */
export function oneMoreMs(readings: Readings): number {
  const { declaredMs, due } = retryPlanOf(readings)
  const lastMs = declaredMs.at(-1)
  if (lastMs === undefined || due < declaredMs.length) return 0
  return lastMs * ONE_MORE_GROWTH + ONE_MORE_SLACK_MS
}

/** Declared retries that come later than a run waits, in seconds of real time. */
export type MissedRetries = {
  readonly missedCount: number
  readonly declaredCount: number
  /** The due time of the last one, from the first attempt. */
  readonly lastSeconds: number
  readonly waitedSeconds: number
  /** The deliberate waits of judging webhooks where a run waits for all of them. */
  readonly neededSeconds: number
}

/** Returns the declared retries that a run does not wait for; null where it waits for all, or where nothing is retried to it. */
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

/** Returns the longest that judging webhooks waits on purpose, in seconds; 0 where addresses are entered by hand. */
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
