import { expect, test } from 'vitest'
import { isBrief, isFull } from '../sampling/sampled-cases.ts'
import { bundleOf } from './bundle-fixture.ts'
import { judgeMutations } from './judge-mutations.ts'

const ALL = 1000
const SAMPLE = isBrief ? 12 : 40
// The distance between tested mutations: a prime, so that the sample is spread over all kinds.
const STRIDE = 23
const TIMEOUT_MS = 900_000

const numbers = isFull
  ? Array.from({ length: ALL }, (_, index) => index)
  : Array.from({ length: SAMPLE }, (_, index) => index * STRIDE)

test.each(isFull ? [null, 'content-null'] : ['content-null'])(
  'no random change of a bundle verifies as a different verdict (fault: %s)',
  async (fault) => {
    const { deceived, refused } = await judgeMutations(await bundleOf(fault), numbers)
    expect(deceived).toEqual([])
    expect(refused).toBeGreaterThan(numbers.length / 2)
  },
  TIMEOUT_MS,
)
