/** The addresses of ours that an event is brought to, how each answers, and how long to wait there. */
import { setTimeout as pause } from 'node:timers/promises'
import type { ReceiverAddress, ReceiverAnswer } from '../../exchange/inbox.ts'
import type { ProbeContext } from '../../engine/probe.ts'
import type { Readings } from '../../statement/readings.ts'
import { answerStatuses } from '../webhook-statuses.ts'
import {
  DUPLICATE_SHARE,
  oneMoreMs,
  retriesDue,
  retryPatienceMs,
  retryPlanOf,
  timesOf,
} from '../../statement/webhook-times.ts'

/** An address by its label, and how it answers the deliveries of one event, the last answer for all further ones. */
export type Scenario = readonly [label: string, answers: readonly ReceiverAnswer[]]

const MAX_COPIES_MS = 1000
const MAX_LATE_COPIES = 3
const OK: ReceiverAnswer = { kind: 'status', status: 204 }
const DROP: ReceiverAnswer = { kind: 'drop' }
const SILENCE: ReceiverAnswer = { kind: 'silence' }

/**
 * All scenarios under the readings in force, the one that answers well first: it is what most checks look at. The slow one
 * comes before those that answer at once, since a sender that takes them in turn keeps the later ones waiting.
 */
export function scenarios({ readings }: ProbeContext, elsewhere: string): readonly Scenario[] {
  const { error, redirect, refusal, final } = answerStatuses(readings)
  const all: readonly (Scenario | null)[] = [
    ['plain', [OK]],
    ['slow', [{ kind: 'status', status: 204, afterMs: timesOf(readings).slowMs }, OK]],
    // Never acknowledged, so that all retries are to come, and no more.
    error === null ? null : ['failing', [answered(error), DROP, answered(error)]],
    redirect === null
      ? null
      : ['redirecting', [{ kind: 'status', status: redirect, location: elsewhere }, OK]],
    refusal === null ? null : ['refusing', [answered(refusal), OK]],
    ['gone', [answered(final)]],
    ['silent', [SILENCE, OK]],
  ]
  return all.filter((each) => each !== null)
}

function answered(status: number): ReceiverAnswer {
  return { kind: 'status', status }
}

/** Waits for what the readings promise for this address, and no longer than they allow. */
export async function expectedAt(
  { readings }: ProbeContext,
  label: string,
  address: ReceiverAddress,
): Promise<void> {
  const { arrivalPatienceMs, deadlinePatienceMs } = timesOf(readings)
  const retries = retriesDue(readings)
  const patienceMs = label === 'silent' ? arrivalPatienceMs + deadlinePatienceMs : arrivalPatienceMs
  const events = await address.untilEvents(1, patienceMs)
  if (events === 0 || retries === 0) return
  if (['redirecting', 'refusing', 'gone', 'silent'].includes(label)) {
    await address.untilAttempts(2, retryPatienceMs(readings, 1))
  }
  if (label !== 'failing') return
  const wanted = (1 + retries) * (await copiesAt(address, readings))
  let attempts = await address.untilAttempts(wanted, retryPatienceMs(readings, retries))
  if (attempts < wanted) return
  // Late copies are waited for as well, and no longer than a sender could go on that never stops.
  for (const most = wanted * MAX_LATE_COPIES; attempts < most;) {
    const more = await address.untilAttempts(attempts + 1, oneMoreMs(readings))
    if (more <= attempts) return
    attempts = more
  }
}

// A sender may deliver each attempt more than once, and a copy is not a retry.
async function copiesAt(address: ReceiverAddress, readings: Readings): Promise<number> {
  await pause(Math.min(MAX_COPIES_MS, retryPlanOf(readings).firstMs * DUPLICATE_SHARE))
  return Math.max(1, await address.untilAttempts(0, 0))
}
