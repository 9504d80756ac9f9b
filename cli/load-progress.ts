/** Progress of a load run on stderr: one moving line on a terminal, a line every few seconds elsewhere. */
import type { LoadProgress } from '../load/drive.ts'
import { columnsOf } from './columns.ts'
import type { Surroundings } from './command.ts'

const PLAIN_EVERY_SECONDS = 5
const USUAL_COLUMNS = 80

/** Follows a load run. */
export function showLoadProgress({ stderr }: Surroundings) {
  const moving = stderr.isTTY === true
  let lastPhase = ''
  let lastShownSeconds = Number.NEGATIVE_INFINITY
  return {
    onProgress: ({ phase, text, elapsedSeconds }: LoadProgress): void => {
      if (moving) {
        // A line that wraps cannot be written over; the last column is left free, as some terminals wrap there already.
        const room = Math.max(1, (columnsOf(stderr) ?? USUAL_COLUMNS) - 1)
        stderr.write(`\r${text.slice(0, room)}\u001B[K`)
        return
      }
      if (phase === lastPhase && elapsedSeconds - lastShownSeconds < PLAIN_EVERY_SECONDS) return
      lastPhase = phase
      lastShownSeconds = elapsedSeconds
      stderr.write(`assay: ${text}\n`)
    },
    end: (): void => {
      if (moving) stderr.write('\r\u001B[K')
    },
  }
}
