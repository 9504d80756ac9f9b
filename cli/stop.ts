/** Waiting for the user to stop a command. */
import { once } from 'node:events'

/** Resolves at the first SIGINT or SIGTERM. */
export async function untilStopped(): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => undefined, 60_000)
    const stop = () => {
      clearInterval(timer)
      resolve()
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
}

/** The exit code of a command that its user stopped by Ctrl-C: 128 and the number of the signal, as shells have it. */
export const STOPPED_EXIT_CODE = 130

/** `release` gives the signals back to their default. */
export type StopSignals = {
  readonly signal: AbortSignal
  readonly killSignal: AbortSignal
  readonly release: () => void
}

/**
 * A Ctrl-C that reaches us twice within this time is one: `npx`, `timeout` and shells pass on what the terminal has sent
 * to the whole group already.
 */
const SAME_PRESS_MS = 500

/** Two signals for a command that can stop gracefully: the first Ctrl-C aborts `signal`, the second `killSignal`. */
export function stopSignals(): StopSignals {
  const first = new AbortController()
  const second = new AbortController()
  let firstMs = 0
  const onSignal = () => {
    if (!first.signal.aborted) {
      firstMs = performance.now()
      first.abort()
    } else if (performance.now() - firstMs > SAME_PRESS_MS) second.abort()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return {
    signal: first.signal,
    killSignal: second.signal,
    release: (): void => {
      process.off('SIGINT', onSignal)
      process.off('SIGTERM', onSignal)
    },
  }
}

/** Waits until a signal is given, and returns null. */
export async function aborted(signal: AbortSignal): Promise<null> {
  if (!signal.aborted) await once(signal, 'abort')
  return null
}

/** Returns the exit code of a command: its own exit code, unless its user stopped it. */
export function exitCodeUnder({ signal }: StopSignals, exitCode: number): number {
  return signal.aborted ? STOPPED_EXIT_CODE : exitCode
}
