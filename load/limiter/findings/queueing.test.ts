import { expect, test } from 'vitest'
import { mergedByFamily } from './queueing.ts'

test('a family is one candidate, with the shares of all its fits', () => {
  const shares = [
    { family: 'pacing', probability: 0.4 },
    { family: 'queue-with-overflow', probability: 0.25 },
    { family: 'queue-with-overflow', probability: 0.25 },
    { family: 'queued-window', probability: 0.1 },
  ] as const
  expect(mergedByFamily(shares)).toEqual([
    { family: 'queue-with-overflow', probability: 0.5, fit: null },
    { family: 'pacing', probability: 0.4, fit: null },
    { family: 'queued-window', probability: 0.1, fit: null },
  ])
})
