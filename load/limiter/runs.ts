/** Exports the limiter runs (`rate-limit` and `fairness`) and their options. */
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
