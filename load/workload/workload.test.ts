import { describe, expect, test } from 'vitest'
import { LoadError } from '../load-error.ts'
import { createPrompts, nonceFor } from './prompt.ts'
import { scheduleOf } from './schedule.ts'
import { planWorkload } from './workload.ts'
import { requireThreeDecimals } from './bounds.ts'
import { readWorkload } from './read-workload.ts'

describe('planWorkload', () => {
  test('without a rate it is the closed model', () => {
    expect(planWorkload({ vus: 3 })).toMatchObject({
      model: 'closed',
      vus: 3,
      ratePerSecond: null,
      durationSeconds: 10,
    })
  })

  test('a rate makes the open model, with users for ten seconds of answers', () => {
    expect(planWorkload({ ratePerSecond: 20 })).toMatchObject({ model: 'open-constant', vus: 200 })
    expect(planWorkload({ ratePerSecond: 0.5 }).vus).toBe(10)
    expect(planWorkload({ ratePerSecond: 5000 }).vus).toBe(1000)
  })

  test.each([
    [{ vus: 0 }, /^--vus must be from 1 to 10000/],
    [{ vus: 1.5 }, /^--vus must be a whole number/],
    [{ durationSeconds: 0 }, /^--duration must be from 0\.5/],
    [{ durationSeconds: Number.NaN }, /^--duration must be/],
    [{ durationSeconds: Number.POSITIVE_INFINITY }, /^--duration must be/],
    [{ ratePerSecond: 0 }, /^--rate must be from/],
    [{ ratePerSecond: 0.3333 }, /three decimals/],
    [{ durationSeconds: 0.9 }, /closed model takes at least one second/],
    [{ maxTokens: 0 }, /^--max-tokens must be/],
    [{ requestTimeoutSeconds: 0 }, /^--timeout must be/],
    [{ ratePerSecond: 50_000, durationSeconds: 3600 }, /more than 2000000/],
    [{ rampUpSeconds: 2, ratePerSecond: 2 }, /--ramp-up spreads the starts of users in the closed model/],
    [{ rampUpSeconds: 20, durationSeconds: 5 }, /--ramp-up 20 s is longer than the load of 5 s/],
    [{ arrivals: 'poisson' as const }, /belong to the open model: give --rate/],
    [{ burstiness: 2 }, /belong to the open model/],
    [
      { ratePerSecond: 2, arrivals: 'constant' as const, burstiness: 2 },
      /constant arrivals have no --burstiness/,
    ],
    [{ ratePerSecond: 2, thinkSeconds: 1 }, /--think is for users of the closed model/],
    [{ ratePerSecond: 2, trace: [] }, /its own rate/],
    [{ trace: [] }, /no request within/],
    [{ traceSpeed: 2 }, /^--trace-speed needs a --trace/],
    [{ prefixShare: 2 }, /^--prefix-share must be from 0 to 1/],
    [{ ratePerSecond: 0.3333 }, /^--rate takes at most three decimals/],
    [{ pairs: [] }, /no pairs/],
    [{ pairs: [{ promptTokens: 1, outputTokens: 1 }], promptCv: 1 }, /not from both/],
    [{ mix: { json: 0 } }, /at least one of them above 0/],
    [{ mix: { json: 1, sse: -1 } }, /weights from 0 up/],
  ])('%o is refused', (asked, message) => {
    const plan = (): unknown => planWorkload(asked)
    expect(plan).toThrow(LoadError)
    expect(plan).toThrow(message)
  })

  test.each([
    [{ arrivals: 'constant' as const }, 'open-constant'],
    [{ arrivals: 'poisson' as const }, 'open-poisson'],
    [{ burstiness: 1 }, 'open-poisson'],
    [{ burstiness: 0.2 }, 'open-gamma'],
  ])('%o makes the model %s', (asked, model) => {
    expect(planWorkload({ ratePerSecond: 5, ...asked })).toMatchObject({ model })
  })

  test('a trace brings duration and rate', () => {
    const trace = [0, 500_000, 1_999_999].map((atUs) => ({
      atUs,
      promptTokens: 5,
      outputTokens: 6,
      sharedTokens: 0,
    }))
    expect(planWorkload({ trace })).toMatchObject({
      model: 'open-trace',
      durationSeconds: 2,
      ratePerSecond: 1.5,
    })
    expect(planWorkload({ trace, durationSeconds: 1 })).toMatchObject({
      durationSeconds: 1,
      ratePerSecond: 2,
    })
    expect(planWorkload({ trace, traceSpeed: 2 }).ratePerSecond).toBeCloseTo(3, 4)
  })

  test('the usual transport of a scenario is its mix, unless a mix is given', () => {
    expect(planWorkload({}, 'sse').mix).toEqual({ json: 0, sse: 1, websocket: 0 })
    expect(planWorkload({ mix: { json: 3, websocket: 1 } }, 'sse').mix).toEqual({
      json: 3,
      sse: 0,
      websocket: 1,
    })
  })

  test('a plan survives JSON', () => {
    const pairs = [{ promptTokens: 1, outputTokens: 2 }]
    const asks = [
      { vus: 2, thinkSeconds: 1 },
      { ratePerSecond: 2.5 },
      { ratePerSecond: 3, burstiness: 0.5, promptCv: 1, lengthCorrelation: 0.3, keys: 4, prefixShare: 0.5 },
      { pairs, mix: { sse: 2, json: 1 } },
    ]
    for (const asked of asks) {
      const workload = planWorkload(asked)
      expect(readWorkload(JSON.parse(JSON.stringify(workload)))).toEqual(workload)
    }
  })
})

test('a rate has at most three decimals', () => {
  for (const rate of [7, 0.5, 1.1, 0.001]) expect(() => requireThreeDecimals(rate)).not.toThrow()
  expect(() => requireThreeDecimals(0.0005)).toThrow('at most three decimals')
})

test('same seed and workload, same schedule; anything else, another', () => {
  const workload = planWorkload({ ratePerSecond: 5 })
  const { sha256 } = scheduleOf(workload, 's')
  expect(sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(scheduleOf(planWorkload({ ratePerSecond: 5 }), 's').sha256).toBe(sha256)
  expect(scheduleOf(workload, 't').sha256).not.toBe(sha256)
  expect(scheduleOf(planWorkload({ ratePerSecond: 6 }), 's').sha256).not.toBe(sha256)
})

test('prompts are the same for a seed, begin differently, and have the size asked for', () => {
  const promptOf = createPrompts('s')
  expect(promptOf(3, 50, 0)).toBe(createPrompts('s')(3, 50, 0))
  expect(promptOf(3, 50, 0)).not.toBe(createPrompts('t')(3, 50, 0))
  for (const words of [1, 2, 50, 5000]) expect(promptOf(0, words, 0).split(' ')).toHaveLength(words)
  const prompts = Array.from({ length: 1000 }, (_, index) => promptOf(index, 20, 0))
  expect(new Set(prompts.map((prompt) => prompt.split(' ')[0])).size).toBe(1000)
  expect(nonceFor('s', 1)).not.toBe(nonceFor('t', 1))
})

test('a shared prefix is the same text, and what follows is not', () => {
  const promptOf = createPrompts('s')
  const first = promptOf(1, 100, 60).split(' ')
  const second = promptOf(2, 200, 60).split(' ')
  expect([first.length, second.length]).toEqual([100, 200])
  expect(first.slice(0, 60)).toEqual(second.slice(0, 60))
  expect(first[60]).not.toBe(second[60])
  // Even a prompt that is all prefix keeps its own token, so that no answer comes from a cache.
  expect(promptOf(1, 10, 10)).not.toBe(promptOf(2, 10, 10))
  expect(promptOf(1, 10, 10).split(' ')).toHaveLength(10)
})
