/** The output of a load that its user stops. */
import { existsSync } from 'node:fs'
import type { CommandContext } from './command.ts'
import { CliError } from './errors.ts'
import type { StopSignals } from './stop.ts'

/**
 * Returns whether a second Ctrl-C ends the run without a report. Then a line says so, and names what `path` keeps. The
 * first one only stops the load.
 */
export function isRunAborted({ killSignal }: StopSignals, path: string, { stderr }: CommandContext): boolean {
  if (!killSignal.aborted) return false
  const kept = existsSync(path) ? `; ${path} keeps what was seen` : ''
  stderr.write(`assay: stopped at once by a second Ctrl-C: no report was written${kept}\n`)
  return true
}

/**
 * Runs one part of a command with several parts. Null when its user stopped it before it began; then a line says so, and the results
 * of the other parts are kept.
 */
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
