import { expect, test } from 'vitest'
import type { PlannedRequest } from '../trace/trace.ts'
import { observationOf, limiterDecision, type LimiterAnswer } from './observe.ts'
import { stageOf } from '../stage-fixture.ts'

const REQUEST: PlannedRequest = { atMs: 5, key: 'a', source: '1', kind: 'chat', tokens: 6 }
const ANSWER: LimiterAnswer = {
  sentUs: 5_100,
  headersUs: 7_000,
  closedUs: 7_500,
  status: 200,
  class: 'ok',
  retryAfter: null,
  limits: { 'x-ratelimit-remaining': '3' },
  dateMs: 1_700_000_000_000,
  promptTokens: 4,
  completionTokens: 2,
}

test.each([
  [200, null, [], 'accepted'],
  [401, null, [], 'accepted'],
  [400, null, [], 'accepted'],
  [429, null, [], 'refused'],
  [429, '3', [], 'refused'],
  [503, '1', [], 'refused'],
  [503, null, [], 'unclassified'],
  [503, null, [503], 'refused'],
  [403, null, [403], 'refused'],
  [500, '3', [], 'unclassified'],
  [500, null, [500], 'refused'],
  [302, null, [], 'unclassified'],
  [0, null, [], 'unclassified'],
])('status %d with Retry-After %s, declared %j: %s', (status, retryAfter, declared, outcome) => {
  expect(limiterDecision({ status, retryAfter, class: 'ok' }, declared)).toBe(outcome)
})

test.each(['not-a-completion', 'bad-json'])('a 200 that is %s is not from the service', (answerClass) => {
  expect(limiterDecision({ ...ANSWER, class: answerClass }, [])).toBe('unclassified')
  expect(limiterDecision({ ...ANSWER, class: 'aborted' }, [])).toBe('accepted')
  expect(limiterDecision({ ...ANSWER, class: answerClass, status: 401 }, [])).toBe('accepted')
})

const EDGE = stageOf('003 edge 1')

test('an observation has its times in milliseconds and the fields about limits', () => {
  expect(observationOf(REQUEST, EDGE, { ...ANSWER, retryAfter: '2' }, [])).toEqual({
    ...REQUEST,
    stage: EDGE,
    sentMs: 5.1,
    answeredMs: 7,
    closedMs: 7.5,
    outcome: 'accepted',
    status: 200,
    fields: { 'x-ratelimit-remaining': '3', 'retry-after': '2' },
    dateMs: 1_700_000_000_000,
    usedTokens: 6,
  })
})

test('an unsent request has no observation, and one without an answer has one until its end', () => {
  const silent = { ...ANSWER, headersUs: null, status: 0, promptTokens: null }
  expect(observationOf(REQUEST, EDGE, { ...silent, sentUs: null }, [])).toBeNull()
  expect(observationOf(REQUEST, EDGE, silent, [])).toMatchObject({
    outcome: 'unclassified',
    answeredMs: 7.5,
    closedMs: 7.5,
    usedTokens: null,
  })
})
