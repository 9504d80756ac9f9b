/** The part of this package that runs inside k6: it sends the requests of a plan. Pure. */
export { fairnessStep, parseFairnessShape } from './fairness/fairness-plan.ts'
export { executePlan, type PlanDependencies } from './send/execute-plan.ts'
export { observationOf } from './send/observe.ts'
export { parseLimiterTask } from './send/task.ts'
export type { StageId } from './trace/stages.ts'
export type { PlannedRequest, RequestKind, PlanResources, Observation } from './trace/trace.ts'
