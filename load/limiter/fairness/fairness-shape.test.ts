import { expect, test } from 'vitest'
import { NEEDED_FOR_NO_SPILL } from './spill.ts'
import { executePlan } from '../send/execute-plan.ts'
import type { StageId } from '../trace/stages.ts'
import type { PlannedRequest, Observation } from '../trace/trace.ts'
import { fairnessStep } from './fairness-plan.ts'
import { requestsOfVictims, designFairness, type FairnessOptions } from './fairness-shape.ts'

const optionsFor = (keys: number, more: Partial<FairnessOptions> = {}): FairnessOptions => {
  const [key = null, ...moreKeys] = Array.from({ length: keys }, (_, at) => `k${at}`)
  return { target: { baseUrl: 'http://127.0.0.1:9', model: 'm', key, moreKeys }, out: '/nowhere', ...more }
}

function messageOf(act: () => unknown): string {
  try {
    act()
    return ''
  } catch (error) {
    return String(error)
  }
}

test.each([2, 3, 5, 20])(
  'by default, %i keys send requests long enough to show that no other key is affected',
  (keys) => {
    const { shape, enough, cost, most } = designFairness(optionsFor(keys))
    expect(enough).toBe(true)
    expect(requestsOfVictims(shape)).toBeGreaterThanOrEqual(NEEDED_FOR_NO_SPILL)
    expect(cost.requests).toBeLessThanOrEqual(most.requests)
    expect(cost.seconds).toBeLessThanOrEqual(most.seconds)
  },
)

test('small bounds make it shorter, and the design shows that it is too short', () => {
  const { enough, cost } = designFairness(optionsFor(2, { maxSeconds: 60 }))
  expect(enough).toBe(false)
  expect(cost.seconds).toBeLessThanOrEqual(60)
  expect(() => designFairness(optionsFor(2, { phaseSeconds: 1, victimPerSecond: 1 }))).toThrow(
    /in 1 s each key sends 1, and at least two are needed: raise --phase-seconds or --victim-rate/,
  )
})

test.each<[Partial<FairnessOptions>, RegExp]>([
  [{ maxSeconds: 10 }, /^this takes \d+ s and .*, more than --max-seconds 10 allows \(\d+ is enough/],
  [{ maxRequests: 100 }, /^this takes up to \d+ requests, more than --max-requests 100 allows$/],
  [{ maxRequests: 100, maxSeconds: 10 }, /--max-requests 100 allows, and \d+ s .* --max-seconds 10 allows/],
])('only the bound that is too small is named: %j', (bounds, message) => {
  expect(() => designFairness(optionsFor(2, bounds))).toThrow(message)
})

test('the suggested bound is enough', () => {
  const design = (): unknown => designFairness(optionsFor(2, { maxSeconds: 10 }))
  expect(design).toThrow(/\((\d+) is enough/)
  const seconds = Number(/\((\d+) is enough/.exec(messageOf(design))?.[1])
  expect(designFairness(optionsFor(2, { maxSeconds: seconds })).cost.seconds).toBeLessThan(seconds)
})

test.each([
  [{ aggressorPerSecond: 2 }, /--aggressor-rate 2 is not above --victim-rate 2/],
  [{ victimPerSecond: 30 }, /--aggressor-rate 20 is not above --victim-rate 30/],
  [
    { aggressorPerSecond: 2.1, phaseSeconds: 4 },
    /in 4 s the first key sends 8 requests, as many as the others/,
  ],
])('a comparison needs pressure: %j', (rates, message) => {
  expect(() => designFairness(optionsFor(2, rates))).toThrow(message)
})

test('keys of one account do not count as other keys', () => {
  expect(designFairness(optionsFor(2, { accounts: ['1', '1'] })).enough).toBe(false)
})

type Outcome = Pick<Observation, 'outcome' | 'status'>

/** Executes the plan against a target that refuses the request number `limit` of each drain; `broken` is the outcome of a stage. */
function runStages(
  options: FairnessOptions,
  limit: number | null,
  broken: (stage: StageId) => Outcome | null = () => null,
) {
  const { shape, cost } = designFairness(options)
  let clockMs = 0
  let drained = 0
  const answered = (request: PlannedRequest, stage: StageId): Observation => {
    clockMs = Math.max(clockMs, request.atMs)
    drained = stage.label === 'use up' ? drained + 1 : 0
    const isRefused = limit !== null && drained === limit
    const times = { sentMs: clockMs, answeredMs: clockMs, closedMs: clockMs }
    const withoutFields = { fields: {}, dateMs: null, usedTokens: null }
    const result = isRefused
      ? { outcome: 'refused' as const, status: 429 }
      : { outcome: 'accepted' as const, status: 200 }
    return { ...request, ...times, ...withoutFields, ...result, ...broken(stage), stage }
  }
  const resources = { keys: ['a', 'b', 'c'], sources: ['1', '2'], maxRequests: cost.requests, maxMs: 300_000 }
  const seen = executePlan(
    { ...resources, startEpochMs: 0 },
    {
      next: fairnessStep(shape),
      send: (requests, stage) => requests.map((request) => answered(request, stage)),
      nowMs: () => clockMs,
      decided: () => undefined,
    },
  )
  return {
    asked: seen.length,
    stages: new Set(seen.map(({ stage: { label, round } }) => `${label} ${round}`)),
    seconds: clockMs / 1000,
    cost,
  }
}

test('the announced requests equal the sent ones if each drain uses its maximum', () => {
  const { asked, seconds, cost } = runStages(optionsFor(3, { phaseSeconds: 5 }), 200)
  // No second key is of the first account: one request fewer before and after, in each round.
  expect(asked).toBe(cost.requests - 2 * 4)
  expect(seconds).toBeLessThanOrEqual(cost.seconds + 1)
  expect(seconds).toBeGreaterThan(cost.seconds - 2)
})

test('a key that cannot be used up is not drained again', () => {
  const { stages } = runStages(optionsFor(3, { phaseSeconds: 5 }), null)
  expect([...stages]).toEqual(['before 1', 'use up 1', 'calm 1', 'press 1', 'calm 2', 'press 2'])
})

const refused = () => ({ outcome: 'refused', status: 503 }) as const

test('a plan stops if no answer of the target is readable', () => {
  // Each answer is a refusal, so no key is known to be wrong. Nothing was completed either.
  expect(runStages(optionsFor(3, { phaseSeconds: 5 }), null, refused).asked).toBeLessThan(20)
  const later = runStages(optionsFor(3, { phaseSeconds: 5 }), null, (stage) =>
    stage.label === 'calm' ? { outcome: 'unclassified', status: 502 } : null,
  )
  expect([...later.stages]).toEqual(['before 1', 'use up 1', 'calm 1'])
})
