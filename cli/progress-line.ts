/** One line of progress on stderr, which a terminal overwrites with the next one. */
import type { CommandContext } from './command.ts'
import { columnsOf } from './terminal-width.ts'

const USUAL_COLUMNS = 80
const MOVING_EVERY_MS = 250
// The log of a CI job keeps every line.
const PLAIN_EVERY_MS = 15_000

/**
 * Shows the line of the moment: on a terminal four times a second, elsewhere every 15 seconds, also when nothing happened,
 * because silence would look like a hang. The function that is returned ends it, and takes the line away.
 */
export function showRegularly(
  stderr: CommandContext['stderr'],
  lineAfter: (seconds: number) => string,
): () => void {
  const startedMs = performance.now()
  const show = (): void => showLine(stderr, lineAfter(Math.round((performance.now() - startedMs) / 1000)))
  const timer = setInterval(show, stderr.isTTY === true ? MOVING_EVERY_MS : PLAIN_EVERY_MS)
  return () => {
    clearInterval(timer)
    clearLine(stderr)
  }
}

/** Shows a line: a terminal overwrites its last line, and a log gets a line of its own. */
export function showLine(stderr: CommandContext['stderr'], text: string): void {
  // A line that wraps cannot be written over; the last column is left free, as some terminals wrap there already.
  const columns = Math.max(1, (columnsOf(stderr) ?? USUAL_COLUMNS) - 1)
  stderr.write(stderr.isTTY === true ? `\r${text.slice(0, columns)}\u001B[K` : `assay: ${text}\n`)
}

/** Removes the last line of progress from a terminal. */
export function clearLine(stderr: CommandContext['stderr']): void {
  if (stderr.isTTY === true) stderr.write('\r\u001B[K')
}
