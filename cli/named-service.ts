/** The service that a load is sent to, as the command line names it. */
import { textFlag, type CommandContext, type Flags } from './command.ts'
import { CliError } from './errors.ts'
import { proxyNotice } from './proxy-notice.ts'
import { parseBaseUrl } from './target.ts'

/** Returns base URL and model, and prints notices about the base URL to stderr. Throws CliError('usage'). */
export function namedService(
  flags: Flags,
  given: string,
  context: CommandContext,
): { readonly baseUrl: string; readonly model: string } {
  const { baseUrl, notice } = parseBaseUrl(given)
  for (const said of [notice, proxyNotice(baseUrl, context.env)])
    if (said !== null) context.stderr.write(`assay: ${said}\n`)
  const model = textFlag(flags, 'model')
  if (model === null) throw new CliError('usage', 'no model given: pass --model NAME')
  return { baseUrl, model }
}
