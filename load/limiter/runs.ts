/** The runs of this package and their options. A run sends requests with k6 and writes a run file. */
export {
  designFairness,
  FAIRNESS_DEFAULTS,
  NEEDED_FOR_NONE,
  runFairness,
  type FairnessDesign,
  type FairnessOptions,
} from './run/fairness.ts'
export { DEFAULT_BUDGET, LARGEST_BUDGET, planLimiter, type LimiterOptions } from './run/limiter-plan.ts'
export { runRateLimit } from './run/run-limiter.ts'
