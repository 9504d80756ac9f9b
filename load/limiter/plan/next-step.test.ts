import { expect, test } from 'vitest'
import { stageOf } from '../stage-fixture.ts'
import type { PlannedRequest } from '../trace/trace.ts'
import { nextStep, stageCost } from './next-step.ts'

const EDGE = stageOf('003 edge 1')
const REQUEST: PlannedRequest = { atMs: 5, key: 'a', source: '1', kind: 'chat', tokens: 6 }

test('a plan that ends at a bound names the next stage', () => {
  const resources = { keys: ['a'], sources: ['1'], maxRequests: 0, maxMs: 1000, startEpochMs: 0 }
  expect(nextStep([], resources)).toEqual({
    type: 'done',
    because: 'out-of-requests',
    note: 'the next step, one request, to see status and header fields (stage 1), needs 1 more request than the 0 sent; at most 0 are allowed',
  })
})

test('the cost of a stage is its number of requests, for a drain the largest possible number', () => {
  const timed = [REQUEST, { ...REQUEST, atMs: 90 }, { ...REQUEST, atMs: 20 }]
  expect(stageCost({ type: 'timed', id: EDGE, isParallel: false, requests: timed })).toEqual({
    requests: 3,
    lastAtMs: 90,
  })
  expect(stageCost({ type: 'drain', id: EDGE, request: REQUEST, until: 'refusal', maxRequests: 40 })).toEqual(
    {
      requests: 40,
      lastAtMs: 5,
    },
  )
})
