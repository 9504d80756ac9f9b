import { LIMITED_RULES } from '../../reference/limits/limited-accounts.ts'
import { LIMIT_HELP } from '../../reference/limits/spec.ts'
import { startReference } from '../../reference/server.ts'
import { MODEL_HELP } from '../../reference/service-models/models.ts'
import { numberFlag, type Command } from '../command.ts'
import { SERVE_FLAGS } from '../flags.ts'
import { usageError } from '../errors.ts'
import { limitFlags, modelFlag } from '../limit-flags.ts'
import { untilStopped } from '../stop.ts'
import { systemProblem } from '../../schemas/system-problem.ts'

/** The command `assay serve`, which starts the reference implementation. */
export const serveCommand: Command = {
  usage: ['serve [options]'],
  about: `Serves the reference implementation on 127.0.0.1 until it is stopped.
The key is read from ASSAY_SERVE_KEY; without it a random one is made and printed. More keys, each with an account of its
own, are read from ASSAY_SERVE_MORE_KEYS, separated by commas; a plus sign joins keys of one account (k2+k3,k4). Three more keys
have a small limit, for checks of limits: two of one account, one of another (--json prints all).`,
  flags: SERVE_FLAGS,
  notes: `${LIMIT_HELP}

  --model-of SPEC is one of
${MODEL_HELP}`,
  examples: ["assay serve --limit 'token-bucket,n=10,rate=2' --limit 'concurrency,n=4'"],
  maxPositionals: 0,
  run: async ({ flags }, context) => {
    const key = context.env['ASSAY_SERVE_KEY']
    const port = numberFlag(flags, 'port') ?? 0
    const accounts = accountsIn(context.env['ASSAY_SERVE_MORE_KEYS'])
    refuseDuplicates([...(key === undefined ? [] : [key]), ...accounts.flat()])
    const reference = await startReference({
      port,
      ...(key === undefined || key === '' ? {} : { keys: [key] }),
      ...(typeof flags['seed'] === 'string' ? { seed: flags['seed'] } : {}),
      latency: {
        ttftMs: numberFlag(flags, 'ttft-ms') ?? 0,
        gapMs: numberFlag(flags, 'gap-ms') ?? 2,
        jitterMs: numberFlag(flags, 'jitter-ms') ?? 0,
      },
      accounts,
      ...(typeof flags['model-of'] === 'string' ? { serviceModel: modelFlag(flags['model-of']) } : {}),
      limits: limitFlags(flags),
    }).catch((error: unknown) => {
      throw usageError(`cannot listen on port ${port}: ${systemProblem(error)}. Give another --port`, error)
    })
    const { baseUrl, model, limited } = reference
    const shownKey = key === undefined || key === '' ? { key: reference.key } : {}
    if (flags['json'] === true) {
      context.stdout.write(`${JSON.stringify({ baseUrl, model, ...shownKey, limited })}\n`)
    } else {
      const keyLine = 'key' in shownKey ? `key     ${shownKey.key}   (made for this run)\n` : ''
      const limits = LIMITED_RULES.map(
        ({ n, unit, windowMs }) => `${n} ${unit} in ${windowMs / 1000} s`,
      ).join(', ')
      const limitedLine = `limited ${limited.key}   (made for this run: ${limits})\n`
      context.stdout.write(`serving ${baseUrl}\nmodel   ${model}\n${keyLine}${limitedLine}stop with Ctrl-C\n`)
    }
    await untilStopped()
    await reference.close()
    return 0
  },
}

function accountsIn(keys = ''): readonly (readonly string[])[] {
  return keys
    .split(',')
    .map((account) => account.split('+').filter((key) => key !== ''))
    .filter((account) => account.length > 0)
}

/** Throws CliError if two API keys are equal, because each key has its own rate limits. */
function refuseDuplicates(keys: readonly string[]): void {
  if (new Set(keys).size === keys.length) return
  throw usageError('ASSAY_SERVE_KEY and ASSAY_SERVE_MORE_KEYS give the same key twice')
}
