/** Creates stages of a capacity sweep for tests. */
import type { CapacityStage } from '../../schemas/compiled/capacity-run.ts'

/** Returns a stage of `n` requests. `beyond`: how many requests miss the only objective of the stage. */
export function stageAt(
  ratePerSecond: number,
  {
    n = 400,
    beyond = 0,
    effective = n,
    ...more
  }: Partial<CapacityStage> & { n?: number; beyond?: number; effective?: number } = {},
): CapacityStage {
  return {
    purpose: 'probe',
    ratePerSecond,
    warmUpSeconds: 1,
    seconds: n / Math.max(1, ratePerSecond),
    // Later than any sweep of the tests, so that no rate is repeated because its stage was early.
    fromSeconds: 1000,
    sent: n,
    completed: n,
    failed: 0,
    limited: 0,
    completedPerSecond: ratePerSecond,
    goodPerSecond: ratePerSecond,
    inFlight: ratePerSecond / 10,
    meanStayMs: 100,
    latencies: [],
    lagMs: 1,
    cpuShare: 0.1,
    limit: null,
    why: null,
    counts: [{ n, beyond, effective }],
    ...more,
  }
}
