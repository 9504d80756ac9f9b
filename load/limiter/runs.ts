/** The runs of this package: each sends requests through k6, judges the answers, and writes a run file. */
export { runFairness } from './fairness/run-fairness.ts'
export { runRateLimit } from './run/run-limiter.ts'
