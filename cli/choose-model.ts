/** Finds a model when none was named. */
import { discoverModel, NO_MODEL } from '../conformance/discover.ts'
import { discoveryContext } from '../conformance/open-session.ts'
import type { Plan } from '../conformance/plan.ts'
import type { Settings } from '../conformance/settings.ts'
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
      const reason = `the model list could not be fetched (${found.detail}): pass --model NAME`
      return { kind: 'unreachable', reason }
    }
    case 'unknown':
      around.stderr.write('assay: no model given, and the target is in no state to list any\n')
      return { kind: 'model', model: NO_MODEL }
  }
}
