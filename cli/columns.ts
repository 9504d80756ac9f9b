/** How wide a terminal is. */
import type { CommandContext } from './command.ts'

/** What a stream says of its width; undefined where it does not know: a pty that nobody gave a size says 0. */
export function columnsOf({ columns }: CommandContext['stdout']): number | undefined {
  return columns === 0 ? undefined : columns
}
