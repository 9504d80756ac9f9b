import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { CommandContext } from './command.ts'
import { CliError, STOPPED_EXIT_CODE } from './errors.ts'

// The signals that stop a command. SIGHUP: the terminal was closed.
const NAMES = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Calls `end` with a message if Ctrl-C arrives while no command handles it. */
export function onUnhandledStop(end: (line: string) => void): void {
  // Launchers repeat a signal, and a repeated signal must not print a second line.
  let isStopped = false
  for (const name of NAMES)
    process.on(name, () => {
      if (process.listenerCount(name) > 1) isStopped = true
      else end(isStopped ? '' : `assay: stopped by ${name}\n`)
    })
}

/** Waits for the first stop signal, such as Ctrl-C. */
export async function untilStopped(): Promise<void> {
  const { signal, release } = stopSignals()
  const timer = setInterval(() => undefined, 60_000)
  await aborted(signal)
  clearInterval(timer)
  release()
}

/** The time in ms within which repeated stop signals count as one Ctrl-C. Some shells send the signal of one Ctrl-C twice. */
const SAME_PRESS_MS = 500

/** The stop signals of a command: the first Ctrl-C aborts `signal`, the second `killSignal`. */
export type StopSignals = {
  readonly signal: AbortSignal
  readonly killSignal: AbortSignal
  readonly release: () => void
}

/** Creates two signals that tell a command to stop. The first Ctrl-C aborts the first signal, the next Ctrl-C the second. */
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
  for (const name of NAMES) process.on(name, onSignal)
  return {
    signal: first.signal,
    killSignal: second.signal,
    release: () => {
      for (const name of NAMES) process.off(name, onSignal)
    },
  }
}

/** Waits until `signal` is aborted, and returns null. */
export async function aborted(signal: AbortSignal): Promise<null> {
  if (!signal.aborted) await once(signal, 'abort')
  return null
}

/** Returns `exitCode`, or 130 if the user stopped the command. */
export function exitCodeUnder({ signal }: StopSignals, exitCode: number): number {
  return signal.aborted ? STOPPED_EXIT_CODE : exitCode
}

/** Returns whether a second Ctrl-C ended the run. If so, it prints a message with `path`, where the results so far are. */
export function isRunAborted({ killSignal }: StopSignals, path: string, { stderr }: CommandContext): boolean {
  if (!killSignal.aborted) return false
  const kept = existsSync(path) ? `; ${path} keeps what was seen` : ''
  stderr.write(`assay: stopped at once by a second Ctrl-C: no report was written${kept}\n`)
  return true
}

/** Runs a step of a command and returns its result. Returns null if the user stopped the step. */
export async function unlessStopped<Result>(
  part: string,
  run: () => Promise<Result>,
  { stderr }: CommandContext,
): Promise<Result | null> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof CliError) || error.code !== 'stopped') throw error
    stderr.write(`assay: ${part}: ${error.message}\n`)
    return null
  }
}
