import type { RunWithKind } from '../reports/formats.ts'
import { withProgress } from './progress.ts'
import { runIntoFolder } from './out-folder.ts'
import { PART_FILE, readPart, type LoadPart, type PartPosition } from '../load/merge/load-part.ts'
import { runPart } from '../load/session/run-part.ts'
import { meaningOf } from '../load/runner/k6-exit.ts'
import { count } from '../schemas/count.ts'
import { numberFlag, textFlag, texts, type Command, type CommandContext, type Flags } from './command.ts'
import { CliError, orCliError, usageError } from './errors.ts'
import { loadOptionsOf, traceAt, type LoadRequest } from './load-options.ts'
import { exitCodeUnder } from './stop.ts'
import { emitPods } from '../load/kubernetes/pods.ts'
import { secretCommand } from '../load/kubernetes/pods.ts'
import { keysFrom, statementReader } from './target.ts'
import { resolve } from 'node:path'
import { mergeParts } from '../load/merge/merge-parts.ts'
import { MERGE_FLAGS } from './flags.ts'

const BROKEN = 4

/** Sends the part of a load that `--segment` selects, and returns the exit code. */
export async function loadPart(request: LoadRequest, context: CommandContext): Promise<number> {
  const { flags, out, signals } = request
  const { place, startAtMs } = sharedIn(flags)
  const part = await withProgress(
    signals,
    context,
    async (running) => await runPart({ ...loadOptionsOf(request, context), place, startAtMs, ...running }),
  )
  const { kind, text: how } = meaningOf(
    part.end?.ending ?? { exitCode: null, signal: null, stopped: false, late: false },
  )
  const done = count(part.end?.iterations ?? 0, 'request')
  context.stdout.write(
    `part ${place.number} of ${place.of}: ${how}, ${done}; figures take all parts: assay load merge DIR... --out DIR\nrows: ${out}\n`,
  )
  return exitCodeUnder(signals, kind === 'finished' ? 0 : BROKEN)
}

function sharedIn(flags: Flags): { readonly place: PartPosition; readonly startAtMs: number } {
  const [segment, start] = [textFlag(flags, 'segment'), textFlag(flags, 'start-at')]
  if (segment === null || start === null)
    throw usageError('--segment K/N and --start-at TIME belong together: all parts begin at one time')
  const [, number = 0, of = 0] = (/^(\d{1,5})\/(\d{1,5})$/.exec(segment) ?? []).map(Number)
  if (number < 1 || number > of)
    throw usageError(`--segment takes a part of all, such as 2/3, not '${segment}'`)
  return { place: { number, of }, startAtMs: parseStartTime(start) }
}

function parseStartTime(value: string): number {
  const ms = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value)
  if (!Number.isFinite(ms))
    throw usageError(`--start-at takes a time such as 2026-11-23T12:00:00Z, not '${value}'`)
  return ms
}

const NAME_FORM = /^[a-z0-9](?:[a-z0-9-]{0,50}[a-z0-9])?$/

/** Writes Kubernetes files for a load that several pods send together. Throws CliError if this load cannot be divided among pods. */
export async function emitLoad(request: LoadRequest, context: CommandContext): Promise<number> {
  const { flags, out } = request
  const { startAt, ...pods } = podsIn(flags)
  const emitted = await orCliError(() => emitPods({ ...loadOptionsOf(request, context), ...pods }))
  const keyVariables = keysFrom(flags, context).map(({ variable }) => variable)
  const makeSecret = secretCommand(pods.secret, keyVariables, headerVariables(flags))
  const steps = [
    ...(makeSecret === null ? [] : [makeSecret]),
    ...(emitted.isMapped
      ? []
      : [
          `copy ${out}/script to the folder script of the volume ${pods.claim}: it is too large for a ConfigMap`,
        ]),
    `kubectl apply --server-side -f ${emitted.manifest}     (the load begins at ${startAt}: apply it some minutes before)`,
    `copy the folders of the pods from the volume ${pods.claim} to this machine when the pods have ended`,
    `assay load merge DIR... --plan ${out}/${PART_FILE} --out DIR`,
  ]
  context.stdout.write(
    `${count(pods.pods, 'pod')} will send this load together. Nothing was sent yet. They need a volume ${pods.claim} that all of them can write to.\n` +
      steps.map((step, index) => `  ${index + 1}. ${step}\n`).join(''),
  )
  return 0
}

function podsIn(flags: Flags) {
  const [start, image] = [textFlag(flags, 'start-at'), textFlag(flags, 'image')]
  const pods = numberFlag(flags, 'pods')
  if (pods === null || image === null || start === null)
    throw usageError('--emit k8s needs --pods N, --image NAME and --start-at TIME')
  const startAtMs = parseStartTime(start)
  return {
    pods,
    image,
    startAtMs,
    startAt: new Date(startAtMs).toISOString(),
    name: nameIn(flags, 'name', 'assay'),
    claim: nameIn(flags, 'claim', 'assay-rows'),
    secret: nameIn(flags, 'secret', 'assay-keys'),
  }
}

function nameIn(flags: Flags, flag: string, usual: string): string {
  const name = textFlag(flags, flag) ?? usual
  if (NAME_FORM.test(name)) return name
  throw usageError(`--${flag} takes a name of small letters, digits and hyphens, not '${name}'`)
}

function headerVariables(flags: Flags): readonly string[] {
  return texts(flags, 'header').map((header) => header.slice(header.indexOf('=') + 1))
}

const MAX_FOLDERS = 10_000

/** The command `assay load merge`, which combines the parts of a load. */
export const mergeCommand: Command = {
  usage: ['load merge DIR... [options]'],
  about: `Combines the parts of a load run that several processes sent ('assay load --segment K/N --start-at TIME'). Every percentile,
objective and verdict is computed from all rows, exactly as if one process had sent them. The report names parts that are
missing, late or duplicated.`,
  flags: MERGE_FLAGS,
  notes:
    'The exit code is that of a load: 0 valid and no objective missed, 1 missed, 3 not valid or incomplete, 4 k6 or Assay broke.',
  examples: ['assay load merge part-1 part-2 part-3 --out results/load'],
  maxPositionals: MAX_FOLDERS,
  run: async ({ flags, positionals }, context) => {
    const folders = positionals.map((path) => resolve(context.cwd, path))
    if (folders.length === 0) throw usageError('no folder given: assay load merge DIR... --out DIR')
    return await runIntoFolder(
      { flags, name: 'merge', kind: 'load' },
      context,
      async (out) => await mergeInto(out, folders, flags, context),
    )
  },
}

async function mergeInto(
  out: string,
  folders: readonly string[],
  flags: Flags,
  context: CommandContext,
): Promise<RunWithKind<'load'>> {
  const trace = textFlag(flags, 'trace')
  const readings = await statementReader(flags, context)
  const run = await orCliError(() =>
    mergeParts({
      folders,
      out,
      plan: planIn(flags, context),
      trace: trace === null ? [] : traceAt(trace, context.cwd),
      ...(readings === null ? {} : { readings }),
    }),
  )
  return { kind: 'load', run }
}

function planIn(flags: Flags, { cwd }: CommandContext): LoadPart | null {
  const path = textFlag(flags, 'plan')
  if (path === null) return null
  const plan = readPart(resolve(cwd, path))
  if (plan === null)
    throw new CliError(
      'unreadable',
      `there is no plan at ${path} (--plan). Give the load-part.json of 'assay load --emit k8s'`,
    )
  return plan
}
