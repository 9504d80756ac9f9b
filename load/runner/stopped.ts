/** Telling what broke from what its user stopped: Ctrl-C ends our children in the same moment as it reaches us. */
import { setTimeout as passed } from 'node:timers/promises'
import { LoadError } from '../load-error.ts'

/** A child's end may be heard of before the signal that ended it; no two of them are further apart. */
const SPREAD_MS = 200

/** Throws LoadError `aborted` once one of the signals has been given. */
export function stopHere(...signals: readonly (AbortSignal | undefined)[]): void {
  if (signals.some((signal) => signal?.aborted === true)) throw stoppedBefore()
}

/** Returns the error of a load that its user stopped before it began. */
export function stoppedBefore(): LoadError {
  return new LoadError('aborted', 'stopped by its user (Ctrl-C) before the load began')
}

/**
 * Does what belongs to a load without being it, before it or after it. Whatever breaks about that when its user stops it is
 * LoadError `aborted`.
 */
export async function orStopped<Made>(
  signal: AbortSignal | undefined,
  make: () => Promise<Made>,
): Promise<Made> {
  stopHere(signal)
  try {
    const made = await make()
    stopHere(signal)
    return made
  } catch (error) {
    if (signal === undefined) throw error
    await passed(SPREAD_MS)
    stopHere(signal)
    throw error
  }
}
