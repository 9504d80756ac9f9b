/** The options of this package, with defaults and bounds. It loads few modules, because help texts import it. */
export {
  requestsOfVictims,
  designFairness,
  FAIRNESS_DEFAULTS,
  FAIRNESS_BUDGET,
  type FairnessDesign,
  type FairnessOptions,
} from './fairness/fairness-shape.ts'
export { NEEDED_FOR_NO_SPILL } from './fairness/spill.ts'
export { DEFAULT_BUDGET, LARGEST_BUDGET, planLimiter, type LimiterOptions } from './run/limiter-plan.ts'
