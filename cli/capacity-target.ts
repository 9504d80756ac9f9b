/** Determines the target of `assay capacity`: a given service, or the reference implementation with a queueing model. */
import type { Plan } from '../conformance/engine/plan.ts'
import type { LoadTarget } from '../load/runner/load-target.ts'
import { startReference, type Reference } from '../reference/server.ts'
import { textFlag, type CommandContext, type Flags } from './command.ts'
import { usageError } from './errors.ts'
import { loadService } from './keys.ts'
import { modelFlag } from './limit-flags.ts'

/** The target of a sweep. `reference`: the reference implementation, which the caller must close; null if a base URL was given. */
export type CapacityTarget = {
  readonly load: LoadTarget
  readonly reference: Reference | null
}

/** The default queueing model of the reference implementation. With it, a sweep of one minute finds a capacity on a small machine. */
const DEFAULT_SERVICE_MODEL = 'mmc,servers=4,ms=25'

export type TargetPlace = { readonly conformance: Plan | null; readonly context: CommandContext }

/** Returns the target of a sweep. Starts the reference implementation if no base URL is given. Throws CliError. */
export async function capacityTarget(
  flags: Flags,
  given: string | undefined,
  { conformance, context }: TargetPlace,
): Promise<CapacityTarget> {
  if (given === undefined) return await embedded(textFlag(flags, 'model-of') ?? DEFAULT_SERVICE_MODEL)
  if (textFlag(flags, 'model-of') !== null)
    throw usageError(
      "--model-of is for the embedded reference: write 'reference' in place of the base URL, or start assay serve with it",
    )
  return { load: loadService(flags, given, conformance, context), reference: null }
}

async function embedded(spec: string): Promise<CapacityTarget> {
  const reference = await startReference({ serviceModel: modelFlag(spec) })
  const { baseUrl, model, key } = reference
  return { load: { baseUrl, model, key, isEmbedded: true }, reference }
}
