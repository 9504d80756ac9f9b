/** Limiters that a search by small steps did not find, or found at the wrong size: each is drawn, played and identified. */
import { expect, test } from 'vitest'
import { judgeDrawn } from './simulated/matrix.ts'

test.each([
  [200_363, 'lumps of two: found by their ticks'],
  [100_087, 'bursts on both sides of ticks'],
  [200_493, 'bursts on both sides of the edges of a counter'],
  [200_233, 'a log with fewer parameters does not explain it, so it is no answer'],
  [200_448, 'one more or less: the rate is as unsure as the size'],
])('%i: %s', (seed) => {
  const { verdict, line } = judgeDrawn(seed)
  expect(['right', 'set'], line).toContain(verdict)
})
