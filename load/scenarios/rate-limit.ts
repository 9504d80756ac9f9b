/** Identifies the limiter of a target: sends requests as the plan decides, stage by stage, each at its exact time. */
import type { Options } from 'k6/options'
import { nextRequests } from '../limiter/identify-limiter.ts'
import { config, runPlan, task } from './limit-scenario.ts'
import { soloOptions } from './shared/k6-options.ts'

export { handleSummary, teardown } from './limit-scenario.ts'

/** k6 reads its options from here, once, before the user starts. */
export const options: Options = soloOptions(config, task.maxMs)

/** The one iteration: the whole plan. */
export default async function identify(): Promise<void> {
  await runPlan((observations, resources) => nextRequests({ observations, resources }))
}
