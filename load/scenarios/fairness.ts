/** Measures the fairness of a target to several keys while one of them sends much more. */
import type { Options } from 'k6/options'
import { fairnessStep, parseFairnessShape } from '../limiter/scenario.ts'
import { config, runPlan, task, taskText } from './limit-scenario.ts'
import { soloOptions } from './shared/k6-options.ts'

export { handleSummary, teardown } from './limit-scenario.ts'

const step = fairnessStep(parseFairnessShape(taskText))

/** k6 reads its options from here, once, before the user starts. */
export const options: Options = soloOptions(config, task.maxMs)

/** The one iteration: the whole plan. */
export default async function compare(): Promise<void> {
  await runPlan(step)
}
