import { expect, test } from 'vitest'
import { createPlanner } from '../../load/limiter/run/run-limiter.ts'
import { isBrief } from '../sampling/sampled-cases.ts'
import { runSimulated, type SimulatedService } from './tiers/simulated-service.ts'

const SERVICE: SimulatedService = {
  name: '8 per 2 s',
  limits: [{ does: 'window', unit: 'requests', size: 8, windowMs: 2000, phase: 'first' }],
  form: null,
  announces: [],
  retryAfter: false,
  tellsText: false,
  lie: null,
  tripMs: 1,
  jitterMs: 1,
  answerMs: 2,
}

/** Plans a run whose searches take `searchMs`. Returns the stages. `*` marks a stage planned right after a search. */
function stagesAt(searchMs: number, maxRequests = 300): readonly string[] {
  const stages: string[] = []
  let [nowMs, isSearched] = [0, false]
  const next = createPlanner(
    () => {
      nowMs += searchMs
      isSearched = true
    },
    () => nowMs,
  )
  runSimulated(
    SERVICE,
    {
      nextBatch: (from) => {
        isSearched = false
        const step = next(from)
        if (step.type === 'batch') stages.push(`${step.stage}${isSearched ? '*' : ''}`)
        return step
      },
      expectCost: () => ({ requests: 0, seconds: 0, tokens: 0, note: null }),
    },
    1,
    { maxRequests },
  )
  return stages
}

test.skipIf(isBrief)('a fast search precedes each probe and each round', () => {
  expect(stagesAt(0).filter((stage) => /^(?:probe|spend)/.test(stage) && !stage.endsWith('*'))).toEqual([])
})

test('another key is tried before a search, during which a bucket refills', () => {
  expect(stagesAt(0, 30).join(' ')).toMatch(/search\*? scope /)
})

test('what is due before a slow search would end is sent without it, except for a probe', () => {
  const stages = stagesAt(2000)
  expect(stages.join(' ')).toMatch(/^first search\* scope probe\*.* spend\* edge-1 .*edge-2/)
  expect(stages.join(' ')).not.toMatch(/probe(?!\*)/)
})
