/** `assay serve`: the reference implementation on this machine, correct or with named faults. */
import { faults } from '../../reference/faults/index.ts'
import { LIMITED_RULES } from '../../reference/limits/limited-accounts.ts'
import { LIMIT_HELP } from '../../reference/limits/spec.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference } from '../../reference/server.ts'
import { MODEL_HELP } from '../../reference/service-models/models.ts'
import { variants } from '../../reference/variants/index.ts'
import {
  parseFlags,
  portIn,
  spellingHint,
  wholeNumber,
  type Command,
  type Flags,
  type CommandContext,
} from '../command.ts'
import { CliError } from '../errors.ts'
import { limitFlags } from '../limit-flags.ts'
import { modelFlag } from '../model-flag.ts'
import { untilStopped } from '../stop.ts'
import { systemProblem } from '../../schemas/system-problem.ts'

const HELP = `usage: assay serve [--port N] [--fault ID]... [--variant ID]... [--limit SPEC]...
                   [--ttft-ms N] [--gap-ms N] [--jitter-ms N] [--seed S] [--model-of SPEC] [--json]

Serves the reference implementation on 127.0.0.1 until it is stopped. Port 0 (the default) takes a free one.
The key is read from ASSAY_SERVE_KEY; without it a random one is made and printed. More keys, each with an account of its
own, are read from ASSAY_SERVE_MORE_KEYS, separated by commas; a plus sign joins keys of one account (k2+k3,k4). Three more keys
have a small limit, for checks of limits: two of one account, one of another (--json prints all).

  --port N       port to listen on (default 0: a free one)
  --ttft-ms N    milliseconds before the first token (default 0)
  --gap-ms N     milliseconds between two chunks (default 2)      --jitter-ms N   largest variation of a gap (default 0)
  --seed S       seed of the answers
  --fault ID     a deliberate violation; may be repeated   (assay list faults)
  --variant ID   a legitimate habit of real servers; may be repeated   (assay list variants)
${LIMIT_HELP}
  --model-of SPEC  answer like a queueing system with a known capacity, which assay capacity should find:
${MODEL_HELP.replaceAll(/^/gm, '               ')}
  --json         print address, model and keys as one line of JSON

example: assay serve --fault content-null
         assay serve --limit 'token-bucket,n=10,rate=2' --limit 'concurrency,n=4'
`

// An hour, far below the longest time of a timer.
const MAX_LATENCY_MS = 3_600_000

/** Serves the reference. */
export const serveCommand: Command = {
  help: HELP,
  run: serve,
}

async function serve(args: readonly string[], context: CommandContext): Promise<number> {
  const { flags } = parseFlags(
    args,
    {
      port: { type: 'string' },
      fault: { type: 'string', multiple: true },
      variant: { type: 'string', multiple: true },
      limit: { type: 'string', multiple: true },
      'ttft-ms': { type: 'string' },
      'gap-ms': { type: 'string' },
      'jitter-ms': { type: 'string' },
      seed: { type: 'string' },
      'model-of': { type: 'string' },
      json: { type: 'boolean' },
    },
    0,
  )
  const key = context.env['ASSAY_SERVE_KEY']
  const accounts = accountsIn(context.env['ASSAY_SERVE_MORE_KEYS'])
  refuseTwice([...(key === undefined ? [] : [key]), ...accounts.flat()])
  const reference = await startReference({
    port: portIn(flags, 'port', 0) ?? 0,
    ...(key === undefined || key === '' ? {} : { keys: [key] }),
    ...(typeof flags['seed'] === 'string' ? { seed: flags['seed'] } : {}),
    latency: {
      ttftMs: wholeNumber(flags, 'ttft-ms', 0, MAX_LATENCY_MS) ?? 0,
      gapMs: wholeNumber(flags, 'gap-ms', 0, MAX_LATENCY_MS) ?? 2,
      jitterMs: wholeNumber(flags, 'jitter-ms', 0, MAX_LATENCY_MS) ?? 0,
    },
    accounts,
    ...(typeof flags['model-of'] === 'string' ? { serviceModel: modelFlag(flags['model-of']) } : {}),
    limits: limitFlags(flags),
    patches: [...named(flags, 'fault', faults), ...named(flags, 'variant', variants)],
  }).catch((error: unknown) => {
    throw new CliError('usage', `cannot listen on the port: ${systemProblem(error)}`, {
      cause: error,
    })
  })
  const { baseUrl, model, limited } = reference
  const shownKey = key === undefined || key === '' ? { key: reference.key } : {}
  if (flags['json'] === true) {
    context.stdout.write(`${JSON.stringify({ baseUrl, model, ...shownKey, limited })}\n`)
  } else {
    const keyLine = 'key' in shownKey ? `key     ${shownKey.key}   (made for this run)\n` : ''
    const limits = LIMITED_RULES.map(({ n, unit, windowMs }) => `${n} ${unit} in ${windowMs / 1000} s`).join(
      ', ',
    )
    const limitedLine = `limited ${limited.key}   (made for this run: ${limits})\n`
    context.stdout.write(`serving ${baseUrl}\nmodel   ${model}\n${keyLine}${limitedLine}stop with Ctrl-C\n`)
  }
  await untilStopped()
  await reference.close()
  return 0
}

function accountsIn(keys = ''): readonly (readonly string[])[] {
  return keys
    .split(',')
    .map((account) => account.split('+').filter((key) => key !== ''))
    .filter((account) => account.length > 0)
}

/** A key that is given twice would be of two accounts, and a limit by account would not count as requested. */
function refuseTwice(keys: readonly string[]): void {
  if (new Set(keys).size === keys.length) return
  throw new CliError('usage', 'ASSAY_SERVE_KEY and ASSAY_SERVE_MORE_KEYS give the same key twice')
}

function named(flags: Flags, kind: 'fault' | 'variant', known: readonly Patch[]): readonly Patch[] {
  const ids = flags[kind]
  if (!Array.isArray(ids)) return []
  return ids.map((id) => {
    const patch = known.find((entry) => entry.id === id)
    if (patch !== undefined) return patch
    const names = known.map((entry) => entry.id)
    const hint = spellingHint(String(id), names, `see 'assay list ${kind}s'`)
    throw new CliError('usage', `unknown ${kind} '${String(id)}': ${hint}`)
  })
}
