import { describe, expect, test } from 'vitest'
import { LoadError } from './load-error.ts'
import { fillerText, nonceFor, promptText } from './prompt.ts'
import { scheduleOf } from './schedule.ts'
import { planWorkload, rateParts, readWorkload } from './workload.ts'

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
    [{ vus: 0 }, /vus must be from 1 to 10000/],
    [{ vus: 1.5 }, /vus must be a whole number/],
    [{ durationSeconds: 0 }, /durationSeconds must be from 0\.5/],
    [{ durationSeconds: Number.NaN }, /durationSeconds must be/],
    [{ durationSeconds: Number.POSITIVE_INFINITY }, /durationSeconds must be/],
    [{ ratePerSecond: 0 }, /ratePerSecond must be from/],
    [{ ratePerSecond: 0.3333 }, /three decimals/],
    [{ maxTokens: 0 }, /maxTokens must be/],
    [{ requestTimeoutSeconds: 0 }, /requestTimeoutSeconds must be/],
  ])('%o is refused', (asked, message) => {
    const plan = (): unknown => planWorkload(asked)
    expect(plan).toThrow(LoadError)
    expect(plan).toThrow(message)
  })

  test('what is planned survives JSON', () => {
    for (const asked of [{ vus: 2 }, { ratePerSecond: 2.5 }]) {
      const workload = planWorkload(asked)
      expect(readWorkload(JSON.parse(JSON.stringify(workload)))).toEqual(workload)
    }
  })
})

test('a rate becomes whole starts in whole seconds', () => {
  expect(rateParts(7)).toEqual({ starts: 7, perSeconds: 1 })
  expect(rateParts(0.5)).toEqual({ starts: 500, perSeconds: 1000 })
  expect(rateParts(1.1)).toEqual({ starts: 1100, perSeconds: 1000 })
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
  const filler = fillerText('s', 50)
  expect(filler).toBe(fillerText('s', 50))
  expect(filler).not.toBe(fillerText('t', 50))
  expect(filler.split(' ')).toHaveLength(50)
  const prompts = Array.from({ length: 1000 }, (_, index) => promptText('s', index, filler))
  expect(new Set(prompts.map((prompt) => prompt.split(' ')[0])).size).toBe(1000)
  expect(nonceFor('s', 1)).not.toBe(nonceFor('t', 1))
})
