/** `assay load --emit k8s`: writes what pods of a cluster need to send a load, and says what to do with it. */
import { emitPods } from '../load/kubernetes/emit-pods.ts'
import { secretCommand, secretLinesOf } from '../load/kubernetes/secret-lines.ts'
import { PART_FILE } from '../load/merge/load-part.ts'
import { count } from '../schemas/count.ts'
import { numberFlag, textFlag, texts, type CommandContext, type Flags } from './command.ts'
import { CliError } from './errors.ts'
import { asCliError } from './load-errors.ts'
import { parseStartTime } from './run-load-part.ts'
import { loadOptionsOf, type LoadRequest } from './load-run-options.ts'
import { keysFrom } from './named-keys.ts'

/** Flags that name what only this machine has. */
const LOCAL_ONLY = ['baseline', 'json', 'k6', 'k6-out', 'segment'] as const
/** The form of a name in Kubernetes. */
const NAME_FORM = /^[a-z0-9](?:[a-z0-9-]{0,50}[a-z0-9])?$/

/** Writes the files and returns 0. Throws CliError('usage') with one line. */
export async function emitLoad(request: LoadRequest, context: CommandContext): Promise<number> {
  const { flags, out } = request
  const { startAt, ...pods } = podsIn(flags)
  try {
    const emitted = await emitPods({
      ...loadOptionsOf(request, context),
      ...pods,
    })
    const { isMapped } = emitted
    const keyVariables = keysFrom(flags, context).map(({ variable }) => variable)
    const secretLines = secretLinesOf(keyVariables, headerVariables(flags))
    const steps = [
      ...(secretLines.length === 0 ? [] : [secretCommand(pods.secret, secretLines)]),
      ...(isMapped
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
  } catch (error) {
    throw asCliError(error)
  }
}

function podsIn(flags: Flags) {
  const unused = LOCAL_ONLY.find((name) => flags[name] !== undefined)
  if (unused !== undefined)
    throw new CliError('usage', `--${unused} has no meaning with --emit: leave it out`)
  const [start, image] = [textFlag(flags, 'start-at'), textFlag(flags, 'image')]
  const pods = numberFlag(flags, 'pods')
  if (pods === null || image === null || start === null) {
    throw new CliError('usage', '--emit k8s needs --pods N, --image NAME and --start-at TIME')
  }
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
  throw new CliError('usage', `--${flag} takes a name of small letters, digits and hyphens, not '${name}'`)
}

/** The variables of NAME=VARIABLE. */
function headerVariables(flags: Flags): readonly string[] {
  return texts(flags, 'header').map((header) => header.slice(header.indexOf('=') + 1))
}
