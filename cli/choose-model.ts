/** Finds a model when none was named, and makes sure of one that was. */
import { checkModel, discoverModel, NO_MODEL } from '../conformance/session/discover.ts'
import { discoveryContext } from '../conformance/session/open-session.ts'
import type { Plan } from '../conformance/engine/plan.ts'
import type { Settings } from '../conformance/session/settings.ts'
import { oneLine } from '../reports/neutral-text.ts'
import type { Surroundings } from './command.ts'

/** The model to ask for; or why nobody could say, in which case a verdict on an invented one would be no verdict. */
type Chosen =
  | { readonly kind: 'model'; readonly model: string }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Asks the target for its model list and says what was taken, or that there is none to take. */
export async function chooseModel(settings: Settings, plan: Plan, around: Surroundings): Promise<Chosen> {
  const found = await discoverModel(discoveryContext(settings, plan, around.env))
  switch (found.kind) {
    case 'model':
      around.stderr.write(`assay: no --model given: testing '${found.model}', the first one listed\n`)
      return found
    case 'none':
      around.stderr.write(`assay: no model given and none found (${found.detail}): pass --model NAME\n`)
      return { kind: 'model', model: NO_MODEL }
    case 'unanswered': {
      const reason = `the model list could not be fetched (${found.detail}): is the target up? Where it lists no models, pass --model NAME`
      return { kind: 'unreachable', reason }
    }
    case 'unknown':
      around.stderr.write('assay: no model given, and the target is in no state to list any\n')
      return { kind: 'model', model: NO_MODEL }
  }
}

// Whether a target answers at all is for the run to find out.
const MOST_SECONDS = 10
const MOST_NAMED = 10
const MOST_NAME_CHARACTERS = 80

/** The model that was named, unless the target refuses it and lists others only. */
export async function confirmModel(settings: Settings, plan: Plan, around: Surroundings): Promise<Chosen> {
  const model = settings.model ?? NO_MODEL
  const timeoutSeconds = Math.min(settings.timeoutSeconds ?? MOST_SECONDS, MOST_SECONDS)
  const found = await checkModel(discoveryContext({ ...settings, timeoutSeconds }, plan, around.env), model)
  if (found.kind === 'usable') return { kind: 'model', model }
  const named = found.listed.slice(0, MOST_NAMED).map((name) => oneLine(name, MOST_NAME_CHARACTERS))
  const more = found.listed.length - named.length
  const names = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  const reason = `the model '${model}' is refused (${found.said}) and not listed: pass --model with one that is: ${names}`
  return { kind: 'unreachable', reason }
}
