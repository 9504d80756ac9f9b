/** Finds a model when none was named, and makes sure of one that was. */
import { checkModel, discoverModel, NO_MODEL } from '../conformance/session/discover.ts'
import { discoveryContext } from '../conformance/session/session-options.ts'
import type { Plan } from '../conformance/engine/plan.ts'
import type { Settings } from '../conformance/session/settings.ts'
import { oneLine } from '../reports/neutral-text.ts'
import type { CommandContext } from './command.ts'

/** The model to request, or why none is known. A verdict on an invented model would be worthless. */
type Chosen =
  | { readonly kind: 'model'; readonly model: string }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Requests the model list of the target and prints the chosen model, or that there is none. */
export async function chooseModel(settings: Settings, plan: Plan, context: CommandContext): Promise<Chosen> {
  const found = await discoverModel(discoveryContext(settings, plan, context.env))
  switch (found.kind) {
    case 'model':
      context.stderr.write(
        `assay: no --model given: testing '${oneLine(found.model, MAX_NAME_CHARACTERS)}', the first one listed\n`,
      )
      return found
    case 'none':
      context.stderr.write(
        `assay: no model given and none found (${oneLine(found.detail)}): pass --model NAME\n`,
      )
      return { kind: 'model', model: NO_MODEL }
    case 'unanswered': {
      const reason = `the model list could not be fetched (${found.detail}): ${found.advice} Where it lists no models, pass --model NAME`
      return { kind: 'unreachable', reason }
    }
    case 'unknown':
      context.stderr.write('assay: no model given, and the target cannot list any at the moment\n')
      return { kind: 'model', model: NO_MODEL }
  }
}

// Whether a target answers at all is for the run to find out.
const MAX_SECONDS = 10
const MAX_NAMED = 10
const MAX_NAME_CHARACTERS = 80

/** The model that was named, unless the target refuses it and lists others only. */
export async function confirmModel(settings: Settings, plan: Plan, context: CommandContext): Promise<Chosen> {
  const model = settings.model ?? NO_MODEL
  const timeoutSeconds = Math.min(settings.timeoutSeconds ?? MAX_SECONDS, MAX_SECONDS)
  const found = await checkModel(discoveryContext({ ...settings, timeoutSeconds }, plan, context.env), model)
  if (found.kind === 'usable') return { kind: 'model', model }
  const named = found.listed.slice(0, MAX_NAMED).map((name) => oneLine(name, MAX_NAME_CHARACTERS))
  const more = found.listed.length - named.length
  const names = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  const reason = `the model '${model}' is refused (${found.said}) and not listed: pass --model with one that is: ${names}`
  return { kind: 'unreachable', reason }
}
