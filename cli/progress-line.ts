/** One line of progress on stderr, which a terminal overwrites with the next one. */
import type { CommandContext } from './command.ts'
import { columnsOf } from './terminal-width.ts'

const USUAL_COLUMNS = 80

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
