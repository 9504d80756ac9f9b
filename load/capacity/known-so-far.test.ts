import { expect, test } from 'vitest'
import { knownSoFar } from './known-so-far.ts'
import { capacityObjectives } from './objectives.ts'
import { stageAt } from './capacity-stage-fixture.ts'

const objectives = capacityObjectives(['e2e p95 < 1s']).slice(0, 1)

test('a share little above the allowed one is a miss, as the table shows it', () => {
  const stages = [stageAt(43, { beyond: 4 }), stageAt(46.65, { beyond: 21 }), stageAt(48.6, { beyond: 60 })]
  expect(knownSoFar(stages, objectives)).toBe(' (43 met all, 46.65 did not)')
})

test('a stage without an answer met nothing', () => {
  const none = stageAt(20, { completed: 0, counts: [{ n: 0, beyond: 0, effective: 0 }] })
  expect(knownSoFar([none], objectives)).toBe('')
  expect(knownSoFar([stageAt(10), none], objectives)).toBe(' (10 met all, 20 did not)')
})
