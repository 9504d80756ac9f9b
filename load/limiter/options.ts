/** The options of this package with their defaults and bounds. It loads few modules, because help texts import it. */
export {
  designFairness,
  FAIRNESS_BUDGET,
  FAIRNESS_DEFAULTS,
  NEEDED_FOR_NONE,
  type FairnessDesign,
  type FairnessOptions,
} from './fairness/neighbors-plan.ts'
export { DEFAULT_BUDGET, LARGEST_BUDGET, planLimiter, type LimiterOptions } from './run/limiter-plan.ts'
