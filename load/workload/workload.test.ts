import { describe, expect, test } from 'vitest'
import { LoadError } from '../load-error.ts'
import { createWords, nonceEnd, nonceFor, nonceMark } from './prompt.ts'
import { planWorkload, requireThreeDecimals } from './workload.ts'

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
    [{ rampUpSeconds: 20, durationSeconds: 5 }, /--ramp-up 20 s is longer than the load of 5 s/],
    [{ trace: [] }, /no request within/],
    [{ prefixShare: 2 }, /^--prefix-share must be from 0 to 1/],
    [{ ratePerSecond: 0.3333 }, /^--rate takes at most three decimals/],
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
    const trace = [0, 500_000, 1_333_333].map((atUs) => ({
      atUs,
      promptTokens: 5,
      outputTokens: 6,
      blocks: [],
    }))
    // The duration includes an interval after the last request.
    const { model, durationSeconds, ratePerSecond } = planWorkload({ trace })
    expect(model).toBe('open-trace')
    expect(durationSeconds).toBeCloseTo(2, 5)
    expect(ratePerSecond).toBeCloseTo(1.5, 5)
    const longer = trace.map((record, at) =>
      at < 2 ? record : { ...record, promptTokens: 50, outputTokens: 0 },
    )
    const means = (until?: number) => planWorkload({ trace: longer, durationSeconds: until })
    expect(means()).toMatchObject({ promptTokens: 20, maxTokens: 4, lengths: { kind: 'recorded' } })
    expect(means(1)).toMatchObject({ promptTokens: 5, maxTokens: 6 })
    expect(planWorkload({ trace, durationSeconds: 1 })).toMatchObject({
      durationSeconds: 1,
      ratePerSecond: 2,
    })
    // Nothing is sent after the trace, so a longer duration would make the rate too low.
    expect(planWorkload({ trace, durationSeconds: 60 })).toEqual(planWorkload({ trace }))
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
})

test('a rate has at most three decimals', () => {
  for (const rate of [7, 0.5, 1.1, 0.001]) expect(() => requireThreeDecimals(rate)).not.toThrow()
  expect(() => requireThreeDecimals(0.0005)).toThrow('at most three decimals')
})

test('words are the same for a seed, and their first ones have the length that is reported', () => {
  const words = createWords('s')
  expect(words.endOf(0)).toBe(0)
  const ends = [1, 2, 50, 5000].map((count) => [count, words.endOf(count)] as const)
  expect(words.text().split(' ')).toHaveLength(5000)
  for (const [count, end] of ends) expect(words.text().slice(0, end).split(' ')).toHaveLength(count)
  const again = createWords('s')
  again.endOf(5000)
  expect(again.text()).toBe(words.text())
  const other = createWords('t')
  other.endOf(5000)
  expect(other.text()).not.toBe(words.text())
})

test('each request of a run has a token of its own, with the mark of the run', () => {
  const tokens = Array.from({ length: 1000 }, (_, index) => nonceFor('s', index))
  expect(new Set(tokens).size).toBe(1000)
  expect(tokens[35]).toBe(`${nonceMark('s')}z-${nonceEnd('s', 35).toString(36)}`)
  expect(nonceFor('s', 1)).not.toBe(nonceFor('t', 1))
})
