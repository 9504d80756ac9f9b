/** The width of a terminal. */
import type { CommandContext } from './command.ts'

/** Returns the width of a stream; undefined where it is not known: a pty without a size reports 0. */
export function columnsOf({ columns }: CommandContext['stdout']): number | undefined {
  return columns === 0 ? undefined : columns
}
