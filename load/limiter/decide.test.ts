import { expect, test } from 'vitest'
import { COUNTER_KINDS, type CounterKind } from './behaviors.ts'
import { decide } from './decide.ts'
import type { Point } from './search-grid.ts'

/** Returns whether the window of this best candidate is known, with its neighbors `others`. */
function isKnown(best: Point, watched: { watchedMs: number; rounds: number }, others: readonly Point[] = []) {
  const component = {
    counting: { unit: 'requests', scope: 'key', consumedBy: [] },
    best,
    points: [best, ...others],
    scoreWithout: -50,
    scopes: ['key'],
    consumedBy: new Map(),
  } as const
  const facts = {
    recoveries: 3,
    isQueued: false,
    isPaced: false,
    inFlight: 1,
    isForetold: true,
    ...watched,
  }
  return decide(component, [], facts).isWindowKnown
}

const pointOf = (kind: CounterKind | undefined, times: Point['times']): Point => {
  if (kind === undefined) throw new Error('no such kind')
  return { kind, times, size: 8, charging: 'before', logLikelihood: 0, plain: 0, score: 0 }
}

test('refills at intervals are known only after two of them', () => {
  const kind = COUNTER_KINDS.find(({ isPerUnit, times }) => isPerUnit === true && times.includes('extraMs'))
  const best = pointOf(kind, { windowMs: 1000, phaseMs: 3000, extraMs: 4000 })
  expect([6000, 8000].map((watchedMs) => isKnown(best, { watchedMs, rounds: 1 }))).toEqual([false, true])
})

test('a window that one drain determines within 1 % is known only after a second round', () => {
  const kind = COUNTER_KINDS.find(({ name }) => name === 'log of a sliding window')
  const at = (windowMs: number) => pointOf(kind, { windowMs, phaseMs: 0, extraMs: 0 })
  const known = [1, 2].map((rounds) => isKnown(at(2000), { watchedMs: 9000, rounds }))
  expect(known).toEqual([false, true])
  expect(isKnown(at(2000), { watchedMs: 9000, rounds: 1 }, [at(1900), at(2050)])).toBe(true)
})
