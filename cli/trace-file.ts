/** The recordings that `--trace` names. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { LoadError } from '../load/load-error.ts'
import { parseTrace } from '../load/workload/read-trace.ts'
import type { TraceRecord } from '../load/workload/recordings.ts'
import { CliError } from './errors.ts'
import { systemProblem } from '../schemas/system-problem.ts'

/** Reads a trace. Throws CliError('usage') for one that is not a trace, and CliError('unreadable') for a file that cannot be read. */
export function traceAt(path: string, cwd: string): readonly TraceRecord[] {
  try {
    return parseTrace(readFileSync(resolve(cwd, path), 'utf8'))
  } catch (error) {
    if (error instanceof LoadError)
      throw new CliError('usage', `${error.message} (--trace ${path})`, { cause: error })
    throw new CliError('unreadable', `cannot read the trace ${path}: ${systemProblem(error)}`, {
      cause: error,
    })
  }
}
