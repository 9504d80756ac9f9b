/** Finds a model when none was named. */
import { discoverModel, NO_MODEL } from '../conformance/discover.ts'
import { discoveryContext } from '../conformance/open-session.ts'
import type { Plan } from '../conformance/plan.ts'
import type { Settings } from '../conformance/settings.ts'
import type { Surroundings } from './command.ts'
import { CliError } from './errors.ts'

/** Asks the target for its model list (one request) and says what was taken. Throws CliError('usage') when it lists none. */
export async function chooseModel(settings: Settings, plan: Plan, around: Surroundings): Promise<string> {
  const found = await discoverModel(discoveryContext(settings, plan, around.env))
  switch (found.kind) {
    case 'model':
      around.stderr.write(`assay: no --model given: testing '${found.model}', the first one listed\n`)
      return found.model
    case 'none':
      throw new CliError('usage', `no model given and none found (${found.detail}): pass --model NAME`)
    case 'unknown':
      return NO_MODEL
  }
}
