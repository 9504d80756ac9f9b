/** The resources of plans in tests: two keys, two addresses, and time enough. */
import type { PlanResources } from '../../../load/limiter/trace/trace.ts'

export const RESOURCES: PlanResources = {
  keys: ['a', 'b'],
  sources: ['1', '2'],
  maxRequests: 3000,
  maxMs: 600_000,
  startEpochMs: 1_795_000_000_000,
}
