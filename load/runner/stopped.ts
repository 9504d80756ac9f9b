import { setTimeout as passed } from 'node:timers/promises'
import { LoadError } from '../load-error.ts'

// After a failure, a Ctrl-C signal that caused it may come up to this many ms later.
const SPREAD_MS = 200

/** Throws LoadError `aborted` if the user has stopped the run (a signal is aborted). */
export function throwIfStopped(...signals: readonly (AbortSignal | undefined)[]): void {
  if (signals.some((signal) => signal?.aborted === true)) throw stoppedBeforeLoad()
}

/** Returns the error for a load that the user stopped before the load started. */
export function stoppedBeforeLoad(): LoadError {
  return new LoadError('aborted', 'stopped by its user (Ctrl-C) before the load began')
}

/** Runs one step (`make`) before or after the load. Throws LoadError `aborted` if the user stops the run during the step. */
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
