/** Reads the statement that a command line names. Commands load this module on demand, because the parser of statements takes memory. */
import type { Plan } from '../conformance/engine/plan.ts'
import { planOf, type Settings } from '../conformance/session/settings.ts'
import { systemCode, systemProblem } from '../schemas/system-problem.ts'
import { CliError } from './errors.ts'

/**
 * Returns the plan of a run: which readings (behaviors) and capabilities the statement and the profile declare. Throws CliError: 'usage'
 * for an invalid statement, 'unreadable' for a file that cannot be read.
 */
export function readPlan(asked: Pick<Settings, 'profile' | 'statement' | 'require'>): Plan {
  try {
    return planOf(asked)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const unreadable = systemCode(error)?.startsWith('E') === true
    const message = unreadable
      ? `cannot read the statement ${asked.statement ?? ''}: ${systemProblem(error)}`
      : error.message
    throw new CliError(unreadable ? 'unreadable' : 'usage', message, error)
  }
}
