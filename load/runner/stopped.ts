/** Distinguishes failures from stops by the user: Ctrl-C ends child processes at the same time as it reaches this process. */
import { setTimeout as passed } from 'node:timers/promises'
import { LoadError } from '../load-error.ts'

/** Ctrl-C reaches a child process and this process. This process may notice it up to this many milliseconds later. */
const SPREAD_MS = 200

/** Throws LoadError `aborted` if one of the signals is aborted. */
export function throwIfStopped(...signals: readonly (AbortSignal | undefined)[]): void {
  if (signals.some((signal) => signal?.aborted === true)) throw stoppedBeforeLoad()
}

/** Returns the error of a load that its user stopped before it began. */
export function stoppedBeforeLoad(): LoadError {
  return new LoadError('aborted', 'stopped by its user (Ctrl-C) before the load began')
}

/** Runs a step before or after the load. If the user stops the run during the step, its error becomes LoadError `aborted`. */
export async function withStopError<Made>(
  signal: AbortSignal | undefined,
  make: () => Promise<Made>,
): Promise<Made> {
  throwIfStopped(signal)
  try {
    const made = await make()
    throwIfStopped(signal)
    return made
  } catch (error) {
    if (signal === undefined) throw error
    await passed(SPREAD_MS)
    throwIfStopped(signal)
    throw error
  }
}
