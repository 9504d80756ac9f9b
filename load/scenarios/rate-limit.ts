/** Identifies the limiter of a target: sends requests as the plan decides, stage by stage, each at its exact time. */
import { nextRequests } from '../limiter/identify-limiter.ts'
import { runPlan } from './limit-scenario.ts'

export { handleSummary, options, teardown } from './limit-scenario.ts'

/** The one iteration: the whole plan. */
export default async function identify(): Promise<void> {
  await runPlan((observations, resources) => nextRequests({ observations, resources }))
}
