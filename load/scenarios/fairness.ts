/** Measures the fairness of a target to several keys while one of them sends much more. */
import { fairnessStep, parseFairnessShape } from '../limiter/scenario.ts'
import { runPlan, taskText } from './limit-scenario.ts'

export { handleSummary, options, teardown } from './limit-scenario.ts'

const step = fairnessStep(parseFairnessShape(taskText))

/** The one iteration: the whole plan. */
export default async function compare(): Promise<void> {
  await runPlan(step)
}
