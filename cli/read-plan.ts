/** Reads the statement that a command line names. Loaded only when it is asked for: what reads statements holds memory. */
import type { Plan } from '../conformance/engine/plan.ts'
import { planOf, type Settings } from '../conformance/session/settings.ts'
import { systemProblem } from '../schemas/system-problem.ts'
import { CliError } from './errors.ts'

/** Returns the readings in force. Throws CliError('usage') for a statement with a mistake, CliError('unreadable') for a file that cannot be read. */
export function readPlan(asked: Pick<Settings, 'profile' | 'statement' | 'require'>): Plan {
  try {
    return planOf(asked)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const unreadable = 'syscall' in error
    const message = unreadable
      ? `cannot read the statement ${asked.statement ?? ''}: ${systemProblem(error)}`
      : error.message
    throw new CliError(unreadable ? 'unreadable' : 'usage', message, error)
  }
}
