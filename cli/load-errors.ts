/** What a load that could not be carried out is to its user. */
import { LoadError } from '../load/load-error.ts'
import { CliError } from './errors.ts'

/** Exit 2 for what the user can put right in the command line, 3 for a load that could not be carried out. */
export function asCliError(error: unknown): unknown {
  if (!(error instanceof LoadError)) return error
  return new CliError(codeOf(error), messageOf(error), { cause: error })
}

function messageOf(error: LoadError): string {
  return error.code === 'remote-target'
    ? `${error.message}: --allow-remote says that it is meant`
    : error.message
}

function codeOf(error: LoadError): 'usage' | 'unwritable' | 'unreachable' {
  if (error.code === 'usage' || error.code === 'remote-target') return 'usage'
  return error.code === 'out-unwritable' ? 'unwritable' : 'unreachable'
}
