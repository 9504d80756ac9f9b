/** Tests which window is reported, and when it counts as known. */
import { expect, test } from 'vitest'
import { COUNTER_KINDS } from './behaviors.ts'
import { factsOf } from './context.ts'
import { decide } from './decide.ts'
import type { FittedLimit } from './explain-answers.ts'
import { BOUNDS, observed } from './observation-fixture.ts'
import type { PossibleLimit } from './search-grid.ts'
import type { Observation } from './types.ts'

const [kind] = COUNTER_KINDS
if (kind === undefined) throw new Error('there is a kind of window')

type Answers = readonly (readonly [stage: string, outcome: Observation['outcome']])[]

/** Returns a limit of 8 per window. Its possible windows explain the answers equally well, and the first one is the best. */
function limitOf(windowsMs: readonly number[], of = kind!): FittedLimit {
  const points = windowsMs.map((windowMs): PossibleLimit => {
    const times = { windowMs, phaseMs: 0, extraMs: 0 }
    return { kind: of, times, size: 8, charging: 'before', logLikelihood: 0, plain: 0, score: 0 }
  })
  const counting = { unit: 'requests', scope: 'key', consumedBy: [] } as const
  return {
    counting,
    best: points[0]!,
    points,
    scoreWithout: -50,
    scopes: ['key'],
    consumedBy: new Map(),
  }
}

const WATCHED = {
  isQueued: false,
  hasPauses: false,
  inFlight: 1,
  isExceeded: false,
  unexplained: 0,
  afterEnd: 'in time',
} as const

function decided(windowsMs: readonly number[], answers: Answers) {
  return decidedOf(limitOf(windowsMs), answers)
}

function decidedOf(component: FittedLimit, answers: Answers) {
  return decisionsOf([component], answers)[0]
}

function decisionsOf(components: readonly FittedLimit[], answers: Answers, unexplained = 0) {
  const seen = answers.map(([stage, outcome], index) => observed({ stage, outcome, sentMs: index }))
  const context = factsOf({ seen, bounds: BOUNDS }, { own: [], components, unexplained, total: 0 })
  return context.found().map(({ decision }) => decision)
}

test('an uncommon window is the middle of its interval, not the end that the search met first', () => {
  const windowMs = decided([1790, 2040], [['probe', 'accepted']])?.windowMs
  expect(windowMs?.value).toBeCloseTo(Math.sqrt(1790 * 2040), -1)
})

test('a common window of the interval is reported, although its interval lies at one side of it', () => {
  expect(decided([60_900, 59_900, 66_000], [['probe', 'accepted']])?.windowMs?.value).toBe(60_000)
  // An announcement of the size alone shows no window.
  const announced = [{ unit: 'requests', size: 8, windowMs: null, source: 'x-ratelimit-limit' }] as const
  expect(decide(limitOf([60_900, 59_900]), announced, WATCHED).windowMs?.value).toBe(60_000)
})

test('an uncommon window is not known if its last foretold end was refused, whatever was accepted later', () => {
  const [refused, accepted, later] = [
    ['edge-2', 'refused'],
    ['edge-2', 'accepted'],
    ['probe', 'accepted'],
  ] as const
  expect(decided([4200], [accepted, refused, later])?.isWindowKnown).toBe(false)
  expect(decided([4200], [refused, accepted, refused])?.isWindowKnown).toBe(false)
  expect(decided([4200], [refused, accepted])?.isWindowKnown).toBe(true)
  expect(decided([60_000], [refused, later])?.isWindowKnown).toBe(true)
  expect(decided([60_000], [refused])?.isWindowKnown).toBe(false)
})

test('another kind that is only rarer widens the interval of a window', () => {
  const rare = COUNTER_KINDS.find(({ name }) => name === 'window of a clock')
  const limit = limitOf([4200, 4900])
  const [first, second] = limit.points
  expect(first!.kind.rarity - rare!.rarity).toBe(0.5)
  const points = [first!, { ...second!, kind: rare!, plain: -2.2, score: -2.2 }]
  const windowMs = decidedOf({ ...limit, points }, [['probe', 'accepted']])?.windowMs
  expect(windowMs?.to).toBeGreaterThan(4800)
  expect(windowMs?.value).toBeCloseTo(4200, -1)
})

test('a common window near the middle is reported, if the answers do not exclude it', () => {
  expect(decided([9214, 10_107], [['probe', 'accepted']])?.windowMs?.value).toBe(10_000)
  expect(decided([19_400, 21_000], [['probe', 'accepted']])?.windowMs?.value).toBe(20_000)
  expect(decided([9214, 9900], [['probe', 'accepted']])?.windowMs?.value).toBeCloseTo(9551, -1)
})

test('a bucket refills in whole seconds, if the answers do not exclude it', () => {
  const bucket = COUNTER_KINDS.find(({ name }) => name === 'bucket')!
  const windowIn = (unitsMs: readonly number[]) =>
    decidedOf(limitOf(unitsMs, bucket), [['probe', 'accepted']])?.windowMs?.value
  expect(windowIn([990, 1090])).toBe(8000)
  expect(windowIn([1020, 1090])).toBeCloseTo(8437, -1)
  // The middle of an interval may lie far from the whole second in it.
  expect(windowIn([5360, 6050])).toBe(48_000)
})

test('a limit is not named if more was accepted before its foretold end than it should allow', () => {
  const round = [
    ['search', 'refused'],
    ['spend', 'accepted'],
    ['edge-1', 'accepted'],
  ] as const
  expect(decided([60_000], round)?.behavior).toBeNull()
  expect(decided([60_000], [...round, ['edge-1', 'refused']])?.behavior).toBe('window')
  // A round tests a limit on requests, so it shows nothing about a limit on tokens beside it.
  const tokens = { ...limitOf([60_000]), counting: { unit: 'tokens', scope: 'key', consumedBy: [] } } as const
  const behaviors = decisionsOf([limitOf([60_000]), tokens], round).map(({ behavior }) => behavior)
  expect(behaviors).toEqual([null, 'window'])
})

test('no ban is named that leaves an answer unexplained', () => {
  const ban = limitOf(
    [2000],
    COUNTER_KINDS.find(({ name }) => name === 'ban'),
  )
  // Also if a plan takes over the limits of an earlier search.
  expect(decisionsOf([ban], [], 1)[0]?.behavior).toBeNull()
  expect(decide(ban, [], WATCHED).behavior).toBe('prolonging')
  expect(decide(ban, [], { ...WATCHED, unexplained: 1 }).behavior).toBeNull()
  expect(decide(limitOf([2000]), [], { ...WATCHED, unexplained: 1 }).behavior).toBe('window')
})
