/** Ends a check run that its user stops: keeps what was seen, and removes the webhook addresses of the run. */
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import {
  recordUnjudged,
  openSideConnection,
  type Session,
  type SessionOptions,
} from '../conformance/session/open-session.ts'
import { registrationsLeft, remove } from '../conformance/webhooks/probes/webhook-setup.ts'
import type { Run } from '../schemas/compiled/run.ts'
import { count } from '../schemas/count.ts'
import type { CommandContext } from './command.ts'
import { aborted, type StopSignals } from './stop.ts'
import type { CheckRequest } from './check-request.ts'

/** A check run that is ready to begin: its validated arguments, its options, and the stop signals of its command. */
export type PreparedJudging = {
  readonly request: CheckRequest
  readonly options: SessionOptions
  readonly signals: StopSignals
}

const CLEANING_MS = 3000

/** Ends a run of which the user stopped `session`, null if none was open yet, and returns it. Prints what remains. */
export async function interrupted(
  session: Session | null,
  { options, request, signals }: PreparedJudging,
  { stderr }: CommandContext,
): Promise<Run> {
  if (session === null) {
    stderr.write('assay: interrupted: nothing was seen yet\n')
    return recordUnjudged(options, null)
  }
  const run = await session.interrupt()
  // The registrations of the reference implementation end with it.
  const removing = request.target === null ? Promise.resolve(0) : removeRegistrations(session, options)
  const removed = await Promise.race([
    removing,
    aborted(signals.killSignal),
    passed(CLEANING_MS, null, { ref: false }),
  ])
  const registrations =
    removed === 0
      ? ''
      : removed === null
        ? '; webhook registrations may remain'
        : `; ${count(removed, 'webhook registration')} removed`
  const { out } = request
  stderr.write(
    `assay: interrupted: ${out} keeps what was seen; 'assay replay ${join(out, 'transcript.ndjson')}' judges it${registrations}\n`,
  )
  return run
}

/** Removes the webhook addresses that a run has registered and returns their number; null if the removal failed. */
async function removeRegistrations({ evidence }: Session, options: SessionOptions): Promise<number | null> {
  const { context } = openSideConnection(options)
  const left = registrationsLeft(context, evidence.exchanges())
  const answers = await Promise.all(left.map((one) => remove(context, one)))
  return answers.every((answer) => answer?.response != null) ? left.length : null
}
