/** How wide a terminal is. */
import type { CommandContext } from './command.ts'

/** What a stream says of its width; undefined where it is not known: a pty without a size reports 0. */
export function columnsOf({ columns }: CommandContext['stdout']): number | undefined {
  return columns === 0 ? undefined : columns
}
