/** Reads files that a command line names. */
import { readFileSync } from 'node:fs'
import { oneLine } from '../reports/neutral-text.ts'
import { systemProblem } from '../schemas/system-problem.ts'
import { CliError } from './errors.ts'

/** Returns the text of a file. `what` names it in the message, such as `the key`. Throws CliError('unreadable'). */
export function fileText(path: string, what: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new CliError('unreadable', `cannot read ${what} ${oneLine(path)}: ${systemProblem(cause)}`, cause)
  }
}
