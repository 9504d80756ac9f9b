import { expect, test } from 'vitest'
import { COUNTER_KINDS } from './behaviors.ts'
import { decide } from './decide.ts'
import type { Point } from './search-grid.ts'

test('refills at intervals are known only after two of them', () => {
  const kind = COUNTER_KINDS.find(({ isPerUnit, times }) => isPerUnit === true && times.includes('extraMs'))
  if (kind === undefined) throw new Error('no such kind')
  const times = { windowMs: 1000, phaseMs: 3000, extraMs: 4000 }
  const best: Point = { kind, times, size: 8, charging: 'before', logLikelihood: 0, plain: 0, score: 0 }
  const component = {
    counting: { unit: 'requests', scope: 'key', consumedBy: [] },
    best,
    points: [best],
    scoreWithout: -50,
    scopes: ['key'],
    consumedBy: new Map(),
  } as const
  const isKnown = (watchedMs: number): boolean =>
    decide(component, [], {
      recoveries: 3,
      isQueued: false,
      isPaced: false,
      inFlight: 1,
      watchedMs,
      provenMs: [],
    }).isWindowKnown
  expect([6000, 8000].map(isKnown)).toEqual([false, true])
})
