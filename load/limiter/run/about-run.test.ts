import { expect, test } from 'vitest'
import type { Observation } from '../trace/trace.ts'
import { formatCut, spentOn } from './about-run.ts'
import { limiterDecision } from '../send/observe.ts'
import { stageOf } from '../stage-fixture.ts'

function answered(status: number, usedTokens: number | null = null): Observation {
  const outcome = limiterDecision({ status, retryAfter: null, class: 'ok' }, [])
  const times = { atMs: 0, sentMs: 0, answeredMs: 5, closedMs: 10 }
  const request = { key: 'a', source: '1', kind: 'chat', tokens: 5, stage: stageOf('001 serial') } as const
  return { ...request, ...times, outcome, status, fields: {}, dateMs: null, usedTokens }
}

test('a wrong key or model is not in the number of accepted requests', () => {
  const seen = [answered(200, 7), answered(401), answered(404), answered(429), answered(0)]
  expect(spentOn(seen)).toEqual({
    requests: 5,
    accepted: 1,
    refused: 1,
    unclassified: 1,
    tokens: 7,
    seconds: 0.01,
  })
})

test.each([
  ['out-of-requests', 'the plan was cut short, by --max-requests: no more'],
  ['out-of-time', 'the plan was cut short, by --max-seconds: no more'],
] as const)('only the bound that ended a plan is named: %s', (because, words) => {
  expect(formatCut({ because, note: 'no more' })).toBe(words)
})
