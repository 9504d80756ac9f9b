/** Exports the limiter run and the functions that the fairness test uses too. */
export { readAnnounced } from './announced.ts'
export { formatKey, lastMs, resultOf } from './run/common-run.ts'
export { executePlan } from './run/execute-plan.ts'
export { DEFAULT_BUDGET, LARGEST_BUDGET, planLimiter, type LimiterOptions } from './run/limiter-plan.ts'
export { isCompleted, MIN_ANSWERS, type LimiterRows } from './run/observe.ts'
export { runRateLimit } from './run/run-limiter.ts'
