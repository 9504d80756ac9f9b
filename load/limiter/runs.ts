/** The two runs of this package. Each sends requests with k6, judges the answers and writes a run file. */
export { runFairness } from './fairness/run-fairness.ts'
export { runRateLimit } from './run/run-limiter.ts'
