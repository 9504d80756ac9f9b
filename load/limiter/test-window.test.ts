import { expect, test } from 'vitest'
import { COUNTER_KINDS } from './behaviors.ts'
import { factsOf } from './context.ts'
import type { FittedLimit } from './explain-answers.ts'
import { BOUNDS, observed } from './observation-fixture.ts'
import type { PossibleLimit } from './search-grid.ts'
import { drainAfterEnd } from './test-window.ts'

function limitOf(size: number, windowMs: number): FittedLimit {
  const times = { windowMs, phaseMs: 0, extraMs: 0 }
  const kind = COUNTER_KINDS[0]!
  const best: PossibleLimit = { kind, times, size, charging: 'before', logLikelihood: 0, plain: 0, score: 0 }
  const counting = { unit: 'requests', scope: 'key', consumedBy: [] } as const
  return { counting, best, points: [best], scoreWithout: -50, scopes: ['key'], consumedBy: new Map() }
}

const many = (count: number, stage: string, fromMs: number) =>
  Array.from({ length: count }, (_, index) =>
    observed({ stage, outcome: 'accepted', sentMs: fromMs + index, atMs: fromMs }),
  )

test('the requests after the end of a window follow from its own limit, not from a shorter one that was found first', () => {
  const seen = [
    ...many(1, 'first', 0),
    ...many(11, 'spend', 20),
    ...many(28, 'before-end', 50_000),
    observed({ stage: 'before-end', outcome: 'refused', sentMs: 50_100 }),
  ]
  const declared = [{ unit: 'requests', size: 40, windowMs: 60_000, source: 'statement' }] as const
  const components = [limitOf(5, 1000), limitOf(40, 60_000)]
  const context = factsOf(
    { seen, bounds: { ...BOUNDS, declared } },
    { own: [], components, unexplained: 0, total: 0 },
  )
  const requests = drainAfterEnd(context)
  // The first request, the 11 at once, and two more than a log frees.
  expect(requests).toHaveLength(14)
  expect(requests[0]?.atMs).toBeCloseTo(1.06 * 60_000, -1)
})
