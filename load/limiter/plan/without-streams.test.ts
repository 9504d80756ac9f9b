import { expect, test } from 'vitest'
import type { PlanResources, RequestKind } from '../trace/trace.ts'
import { findConsumedQuota } from './scope-stages.ts'
import type { Context } from './script.ts'

const RESOURCES: PlanResources = {
  keys: ['a', 'b'],
  sources: ['1', '2'],
  maxRequests: 3000,
  maxMs: 600_000,
  startEpochMs: 1_795_000_000_000,
}

function kindsSent(resources: PlanResources): readonly RequestKind[] {
  const estimates: Context['estimates'] = {
    limitMode: 'refuses',
    needsBursts: false,
    isSerial: false,
    capacity: 20,
    windowMs: 1000,
    release: 'whole',
    isGrowing: false,
  }
  const step = findConsumedQuota({ resources, estimates, seen: [], nowMs: 0, stages: 0 }).next()
  if (step.done === true || step.value.type !== 'timed') return []
  return [...new Set(step.value.requests.map(({ kind }) => kind))]
}

test('requests that are cut in the middle need streams: without them, failing requests are not sent', () => {
  expect(kindsSent(RESOURCES)).toEqual(['wrong-key', 'invalid', 'aborted'])
  expect(kindsSent({ ...RESOURCES, canStream: false })).toEqual([])
})
