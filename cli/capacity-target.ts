/** The target of `assay capacity`: a given service, or the embedded reference, which runs a model whose capacity is known. */
import type { CapacityObjective, CapacityTruth } from '../schemas/compiled/capacity-run.ts'
import type { Plan } from '../conformance/engine/plan.ts'
import type { LoadTarget } from '../load/runner/load-target.ts'
import { startReference, type Reference } from '../reference/server.ts'
import { LONGEST_PROSE_TOKENS } from '../reference/generate.ts'
import {
  capacityOf,
  type KnownDuration,
  type PercentileObjective,
} from '../reference/service-models/capacity-of.ts'
import { formatModel, type ChosenModel } from '../reference/service-models/models.ts'
import { textFlag, texts, type CommandContext, type Flags } from './command.ts'
import { usageError } from './errors.ts'
import { keysFrom, secretHeadersFrom } from './keys.ts'
import { modelFlag } from './limit-flags.ts'
import { namedService } from './target.ts'

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
  if (given === undefined) return await embedded(modelFlag(textFlag(flags, 'model-of') ?? USUAL_MODEL))
  if (textFlag(flags, 'model-of') !== null)
    throw usageError(
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
    truth: (objectives, maxTokens) => trueCapacityOf(chosen, objectives, maxTokens),
  }
}

/** The whole answer, by its tokens. */
const PER_TOKEN = 'ntpot'

/** Durations of requests, and that of the model which bounds them. Requests leave on time, so their response is their service. */
const KNOWN: Readonly<Record<string, KnownDuration>> = {
  ttft: 'ttft',
  'ttft-response': 'ttft',
  e2e: 'e2e',
  'e2e-response': 'e2e',
  tpot: 'tpot',
  [PER_TOKEN]: 'e2e',
}

/** Returns what the model carries. The model fails no request, so an objective on errors bounds nothing. */
export function trueCapacityOf(
  chosen: ChosenModel,
  objectives: readonly CapacityObjective[],
  maxTokens: number,
): CapacityTruth {
  const model = formatModel(chosen)
  const unknown = (reason: string): CapacityTruth => ({ model, ratePerSecond: null, reason })
  const tokens = Math.min(maxTokens, LONGEST_PROSE_TOKENS)
  const bounding = objectives.filter(({ metric }) => metric !== 'errors')
  const known = bounding.flatMap((objective) => knownObjective(objective, tokens))
  if (bounding.length === 0) return unknown('it fails no request, so an objective on errors bounds no rate')
  const other = bounding.find((objective) => knownObjective(objective, tokens).length === 0)
  if (other !== undefined) return unknown(`its capacity under '${other.slo}' is not known`)
  const ratePerSecond = capacityOf(chosen, known)
  return ratePerSecond === null ? unknown('the objectives are missed at any rate') : { model, ratePerSecond }
}

function knownObjective(
  { metric, percentile, limit }: CapacityObjective,
  tokens: number,
): readonly PercentileObjective[] {
  const duration = KNOWN[metric]
  if (duration === undefined || percentile === null || limit === null) return []
  // An answer of one token has no time between tokens.
  if (duration === 'tpot' && tokens < 2) return []
  return [{ duration, percentile, limitMs: metric === PER_TOKEN ? limit * tokens : limit, tokens }]
}
