/** Waiting for the user to stop a command. */

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

/** `release` gives the signals back to their default. */
export type StopSignals = {
  readonly signal: AbortSignal
  readonly killSignal: AbortSignal
  readonly release: () => void
}

/** Two signals for a command that can stop gracefully: the first Ctrl-C aborts `signal`, the second `killSignal`. */
export function stopSignals(): StopSignals {
  const first = new AbortController()
  const second = new AbortController()
  const onSignal = () => (first.signal.aborted ? second : first).abort()
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
