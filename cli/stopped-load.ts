/** What a load leaves behind when its user wants out. */
import { existsSync } from 'node:fs'
import type { Surroundings } from './command.ts'
import type { StopSignals } from './stop.ts'

/**
 * Whether a second Ctrl-C says that nobody waits for a report; then it says that there is none, and what `path` keeps. The
 * first one only stops the load.
 */
export function isCutOff({ killSignal }: StopSignals, path: string, { stderr }: Surroundings): boolean {
  if (!killSignal.aborted) return false
  const kept = existsSync(path) ? `; ${path} keeps what was seen` : ''
  stderr.write(`assay: stopped at once by a second Ctrl-C: no report was written${kept}\n`)
  return true
}
