/** The target of `assay capacity`: a given service, or the embedded reference, which runs a model whose capacity is known. */
import type { CapacityObjective, CapacityTruth } from '../schemas/compiled/capacity-run.ts'
import type { Plan } from '../conformance/engine/plan.ts'
import type { LoadTarget } from '../load/runner/load-target.ts'
import { startReference, type Reference } from '../reference/server.ts'
import { capacityOf } from '../reference/service-models/capacity-of.ts'
import type { ChosenModel } from '../reference/service-models/models.ts'
import { formatModel } from '../reference/service-models/spec.ts'
import { text, texts, type CommandContext, type Flags } from './command.ts'
import { CliError } from './errors.ts'
import { secretHeadersFrom } from './header-flags.ts'
import { modelFlag } from './model-flag.ts'
import { keysFrom } from './named-keys.ts'
import { namedService } from './named-service.ts'

/** A target, with the reference that has to be closed, and with its true capacity where that is known. */
export type CapacityTarget = {
  readonly load: LoadTarget
  readonly reference: Reference | null
  readonly truth: ((objectives: readonly CapacityObjective[], maxTokens: number) => CapacityTruth) | null
}

/** Capacity that a sweep of a minute can find on a small machine. */
const USUAL_MODEL = 'mmc,servers=4,ms=25'

/** The flags that are read, and the readings that a statement declares; null without one. */
export type TargetPlace = { readonly conformance: Plan | null; readonly context: CommandContext }

/** Finds the target of the flags; starts the embedded reference where `given` is undefined. Throws CliError('usage'). */
export async function capacityTarget(
  flags: Flags,
  given: string | undefined,
  { conformance, context }: TargetPlace,
): Promise<CapacityTarget> {
  if (given === undefined) return await embedded(modelFlag(text(flags, 'model-of') ?? USUAL_MODEL))
  if (text(flags, 'model-of') !== null)
    throw new CliError(
      'usage',
      '--model-of is for the embedded reference: leave out the base URL, or start assay serve with it',
    )
  const { baseUrl, model } = namedService(flags, given, context)
  const [key = null, ...moreKeys] = keysFrom(flags, context).map((named) => named.key)
  const headers = secretHeadersFrom(texts(flags, 'header'), conformance?.requestHeaders ?? [], context)
  return { load: { baseUrl, model, key, moreKeys, headers }, reference: null, truth: null }
}

async function embedded(chosen: ChosenModel): Promise<CapacityTarget> {
  const reference = await startReference({ serviceModel: chosen })
  const { baseUrl, model, key } = reference
  return {
    load: { baseUrl, model, key, isEmbedded: true },
    reference,
    truth: (objectives, maxTokens) => ({
      model: formatModel(chosen),
      ratePerSecond: trueRate(chosen, objectives, maxTokens),
    }),
  }
}

/** Only percentiles of the whole answer and of its first token have a known capacity; the model fails no request. */
function trueRate(
  chosen: ChosenModel,
  objectives: readonly CapacityObjective[],
  tokens: number,
): number | null {
  const known = objectives.flatMap(({ metric, percentile, limit }) =>
    (metric === 'e2e' || metric === 'ttft') && percentile !== null && limit !== null
      ? [{ duration: metric, percentile, limitMs: limit, tokens } as const]
      : [],
  )
  const unknown = objectives.filter(({ limit }) => limit !== null).length - known.length
  return known.length === 0 || unknown > 0 ? null : capacityOf(chosen, known)
}
