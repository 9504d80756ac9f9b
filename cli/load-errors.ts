/** Error lines for a load that could not be carried out. */
import { LoadError } from '../load/load-error.ts'
import { CliError, type CliErrorCode } from './errors.ts'

/**
 * Exit 2 for what the user can put right in the command line, 3 for a load that could not be carried out, 130 for one that
 * was stopped before it began.
 */
export function asCliError(error: unknown): unknown {
  if (!(error instanceof LoadError)) return error
  return new CliError(codeOf(error), messageOf(error), { cause: error })
}

function messageOf(error: LoadError): string {
  if (error.code === 'aborted') return `${error.message}: no report of it was written`
  return error.code === 'remote-target'
    ? `${error.message}: pass --allow-remote if you intend that`
    : error.message
}

function codeOf(error: LoadError): CliErrorCode {
  if (error.code === 'aborted') return 'stopped'
  if (error.code === 'usage' || error.code === 'remote-target') return 'usage'
  return error.code === 'out-unwritable' ? 'unwritable' : 'unreachable'
}
