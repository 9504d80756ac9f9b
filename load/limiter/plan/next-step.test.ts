import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

test('a plan that ends at a bound says before which stage, in words', () => {
  const resources = { keys: ['a'], sources: ['1'], maxRequests: 0, maxMs: 1000, startEpochMs: 0 }
  expect(nextStep([], resources)).toEqual({
    type: 'done',
    because: 'out-of-requests',
    note: 'the next step, one request, to see status and header fields (stage 1), needs 1 more request than the 0 sent; at most 0 are allowed',
  })
})
