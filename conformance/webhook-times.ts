/** How long a deployment's webhooks take, as its readings say. Pure: probes wait by it and checks judge by it. */
import { numberOf, numbersOf, stringOf, type Readings } from './readings.ts'

/** Milliseconds of real time. */
export type WebhookTimes = {
  /** How long an event may take to come. */
  readonly arrivalMs: number
  /** How long nothing must come for "nothing comes". */
  readonly quietMs: number
  /** When a sender gives up on a receiver that does not answer. */
  readonly deadlineMs: number
  /** How long to wait for all retries together. */
  readonly retryMs: number
}

// What the profile says too; used where a reading is silent.
const DEFAULT_ARRIVAL_SECONDS = 30
const DEFAULT_QUIET_SECONDS = 10
const DEFAULT_DEADLINE_SECONDS = 15
const DEFAULT_WAIT_SECONDS = 30

/** The times in force; the parameter `timeScale` shrinks whatever the deployment itself waits. */
export function timesOf(readings: Readings): WebhookTimes {
  const scaledMs = 1000 * timeScaleOf(readings)
  const of = (parameter: string) => numberOf(readings, 'webhooks.delivery', parameter)
  return {
    arrivalMs: (of('arrivalSeconds') ?? DEFAULT_ARRIVAL_SECONDS) * 1000,
    quietMs: (of('quietSeconds') ?? DEFAULT_QUIET_SECONDS) * scaledMs,
    deadlineMs: (of('deadlineSeconds') ?? DEFAULT_DEADLINE_SECONDS) * scaledMs,
    retryMs: waitSeconds(readings) * 1000,
  }
}

/** Real seconds per second of the deployment's clock: 1 but for test servers whose clock runs faster. */
export function timeScaleOf(readings: Readings): number {
  return numberOf(readings, 'webhooks.delivery', 'timeScale') ?? 1
}

/** How many retries the declared schedule has within the time we wait; 0 where there are none. */
export function retriesDue(readings: Readings): number {
  if (stringOf(readings, 'webhooks.retry', 'reading') !== 'same-id') return 0
  const limitSeconds = waitSeconds(readings)
  const scale = timeScaleOf(readings)
  let totalSeconds = 0
  return numbersOf(readings, 'webhooks.retry', 'delaysSeconds').filter((delay) => {
    totalSeconds += delay * scale
    return totalSeconds <= limitSeconds
  }).length
}

function waitSeconds(readings: Readings): number {
  return numberOf(readings, 'webhooks.retry', 'waitSeconds') ?? DEFAULT_WAIT_SECONDS
}
