/** Finds a model when none was named. */
import { discoverModel, NO_MODEL } from '../conformance/discover.ts'
import { discoveryContext } from '../conformance/open-session.ts'
import type { Plan } from '../conformance/plan.ts'
import type { Settings } from '../conformance/settings.ts'
import type { Surroundings } from './command.ts'

/** Asks the target for its model list (one request) and says what was taken, or that there is none to take. */
export async function chooseModel(settings: Settings, plan: Plan, around: Surroundings): Promise<string> {
  const found = await discoverModel(discoveryContext(settings, plan, around.env))
  switch (found.kind) {
    case 'model':
      around.stderr.write(`assay: no --model given: testing '${found.model}', the first one listed\n`)
      return found.model
    case 'none':
      around.stderr.write(`assay: no model given and none found (${found.detail}): pass --model NAME\n`)
      return NO_MODEL
    case 'unknown':
      around.stderr.write('assay: no model given, and the target is in no state to list any\n')
      return NO_MODEL
  }
}
