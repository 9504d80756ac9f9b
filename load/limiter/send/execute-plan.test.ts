import { expect, test } from 'vitest'
import type { PlannedRequest, PlanResources, NextStep, Observation, Stage } from '../trace/trace.ts'
import type { LimiterDecision } from '../../../schemas/compiled/limiter-run.ts'
import { executePlan, type PlanDependencies } from './execute-plan.ts'
import { stageOf } from '../stage-fixture.ts'
import type { StageId } from '../trace/stages.ts'

const RESOURCES: PlanResources = {
  keys: ['a'],
  sources: ['1'],
  maxRequests: 20,
  maxMs: 1000,
  startEpochMs: 0,
}
const REQUEST: PlannedRequest = { atMs: 0, key: 'a', source: '1', kind: 'chat', tokens: 5 }
const BURST = stageOf('003 race')
const DRAIN = stageOf('004 edge 1.5')
const END: NextStep = { type: 'done', because: 'settled', note: 'all is known' }

type Limited = PlanDependencies & {
  readonly decisions: LimiterDecision[]
  readonly sent: (readonly PlannedRequest[])[]
}

/** Simulates a limiter that accepts the first `capacity` requests, on a clock that each request advances. */
function limiterOf(
  capacity: number,
  steps: readonly NextStep[],
  more: Partial<PlanDependencies> = {},
): Limited {
  let clockMs = 0
  let accepted = 0
  let at = 0
  const decisions: LimiterDecision[] = []
  const sent: (readonly PlannedRequest[])[] = []
  const answer = (request: PlannedRequest, stage: StageId): Observation => {
    clockMs = Math.max(clockMs + 1, request.atMs)
    accepted += 1
    const outcome = accepted > capacity ? 'refused' : 'accepted'
    const status = outcome === 'refused' ? 429 : 200
    const times = { sentMs: clockMs, answeredMs: clockMs + 0.5, closedMs: clockMs + 0.5 }
    return { ...request, ...times, stage, outcome, status, fields: {}, dateMs: null, usedTokens: null }
  }
  return {
    decisions,
    sent,
    next: () => steps[at++] ?? END,
    send: (requests, stage) => {
      sent.push(requests)
      return requests.map((request) => answer(request, stage))
    },
    nowMs: () => clockMs,
    decided: (decision) => decisions.push(decision),
    ...more,
  }
}

const timed = (count: number, atMs = 0): NextStep => ({
  type: 'stage',
  stage: {
    type: 'timed',
    id: BURST,
    isParallel: true,
    requests: Array.from({ length: count }, () => ({ ...REQUEST, atMs })),
  },
})
const drain = (until: 'refusal' | 'acceptance', maxRequests: number, atMs = 0): NextStep => ({
  type: 'stage',
  stage: {
    type: 'drain',
    id: DRAIN,
    request: { ...REQUEST, atMs },
    until,
    maxRequests,
  } satisfies Stage,
})
const becauseOf = ({ decisions }: Limited) => {
  const last = decisions.at(-1)
  return last?.type === 'done' ? last.because : null
}

test('a drain ends with the first refusal, which is among the observations', () => {
  const limiter = limiterOf(4, [drain('refusal', 15, 30)])
  const seen = executePlan(RESOURCES, limiter)
  expect(seen.map(({ outcome }) => outcome)).toEqual([...Array<string>(4).fill('accepted'), 'refused'])
  expect(limiter.sent).toHaveLength(5)
  expect(seen[0]?.sentMs).toBe(30)
  expect(becauseOf(limiter)).toBe('settled')
})

test('a drain for an acceptance continues after refusals, up to its maximum', () => {
  expect(executePlan(RESOURCES, limiterOf(0, [drain('acceptance', 7)]))).toHaveLength(7)
  expect(executePlan(RESOURCES, limiterOf(9, [drain('acceptance', 7)]))).toHaveLength(1)
})

test('sends a stage at once and reports every decision', () => {
  const limiter = limiterOf(2, [timed(3, 40), drain('refusal', 5, 50)])
  const seen = executePlan(RESOURCES, limiter)
  expect(seen.map(({ stage }) => stage)).toEqual([BURST, BURST, BURST, DRAIN])
  expect(limiter.decisions).toEqual([
    { type: 'stage', atMs: 0, stage: 'timed', name: '003 race', step: BURST, requests: 3, untilMs: 40 },
    { type: 'stage', atMs: 42, stage: 'drain', name: '004 edge 1.5', step: DRAIN, requests: 5, untilMs: 50 },
    { ...END, atMs: 50 },
  ])
})

test('a plan sends at most the given number of requests', () => {
  const limiter = limiterOf(99, [timed(15), timed(6)])
  expect(executePlan(RESOURCES, limiter)).toHaveLength(15)
  expect(becauseOf(limiter)).toBe('out-of-requests')
  // A part of a drain would show nothing, so it is not started.
  expect(executePlan(RESOURCES, limiterOf(99, [timed(15), drain('refusal', 50)]))).toHaveLength(15)
  expect(executePlan(RESOURCES, limiterOf(99, [timed(15), drain('refusal', 5)]))).toHaveLength(20)
})

test('a plan sends nothing beyond its time', () => {
  const late = limiterOf(99, [timed(2), timed(1, 1001)])
  expect(executePlan(RESOURCES, late)).toHaveLength(2)
  expect(becauseOf(late)).toBe('out-of-time')
  expect(
    executePlan({ ...RESOURCES, maxMs: 5 }, limiterOf(99, [drain('refusal', 20)])).length,
  ).toBeLessThanOrEqual(6)
})

test('a plan stops if the target completes nothing', () => {
  const unauthorized = limiterOf(99, [timed(1), timed(1), timed(1)])
  const { send } = unauthorized
  const seen = executePlan(RESOURCES, {
    ...unauthorized,
    send: (requests, stage, isFresh) =>
      send(requests, stage, isFresh).map((one) => ({ ...one, status: 401 })),
  })
  expect(seen).toHaveLength(2)
  const drained = limiterOf(99, [drain('refusal', 20)])
  const failing = executePlan(RESOURCES, {
    ...drained,
    send: (...request) =>
      drained.send(...request).map((one) => ({ ...one, status: 0, outcome: 'unclassified' })),
  })
  expect(failing).toHaveLength(8)
  expect(unauthorized.decisions.at(-1)).toMatchObject({
    because: 'given-up',
    note: 'with key a every answer was a client error',
  })
})

test('a run that has ended sends nothing more', () => {
  const limiter = limiterOf(99, [timed(2), timed(2)], { send: () => [] })
  expect(executePlan(RESOURCES, limiter)).toEqual([])
  expect(becauseOf(limiter)).toBe('out-of-time')
})

test('a drain reads each answer a bounded number of times', () => {
  let looks = 0
  const limiter = limiterOf(0, [drain('acceptance', 4000)])
  const counted = (one: Observation): Observation => ({
    ...one,
    get outcome() {
      looks += 1
      return 'refused' as const
    },
  })
  const resources = { ...RESOURCES, maxRequests: 5000, maxMs: 1e6 }
  const seen = executePlan(resources, {
    ...limiter,
    send: (...request) => limiter.send(...request).map(counted),
  })
  expect(seen).toHaveLength(4000)
  expect(looks).toBeLessThan(40 * seen.length)
})
