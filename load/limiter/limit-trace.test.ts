import { expect, test } from 'vitest'
import { eventsOf, queuedBurst, surelyInFlight } from './limit-trace.ts'
import type { Observation } from './types.ts'

const observation = (sentMs: number, outcome: Observation['outcome']): Observation => ({
  atMs: sentMs,
  key: 'A',
  source: 'one',
  kind: 'brief',
  tokens: 0,
  stage: 'spend',
  sentMs,
  answeredMs: sentMs + 20,
  closedMs: sentMs + 20,
  outcome,
  status: outcome === 'refused' ? 429 : 200,
  fields: {},
  errorText: null,
  dateMs: null,
  usedTokens: null,
})

test('requests of a burst that overlap have no order: the accepted ones come first', () => {
  const seen = [observation(0, 'refused'), observation(4, 'accepted'), observation(9, 'accepted')]
  expect(eventsOf(seen).map(({ isAccepted }) => isAccepted)).toEqual([true, true, false])
})

test('requests one after another keep their order', () => {
  const seen = [observation(0, 'refused'), observation(50, 'accepted'), observation(100, 'refused')]
  expect(eventsOf(seen).map(({ isAccepted }) => isAccepted)).toEqual([false, true, false])
})

test('a plain request that failed shows nothing: perhaps the service refuses one of its members', () => {
  const failed = { ...observation(0, 'accepted'), status: 400 }
  expect(eventsOf([failed, observation(50, 'refused')]).map(({ isFailing }) => isFailing)).toEqual([
    true,
    false,
  ])
})

test.each([
  ['was decided after others ended', 130, 3],
  ['was decided before any ended', 20, 5],
])(
  'when the last request of a burst %s, %i ms after sending, %i were surely in flight',
  (_, tripMs, count) => {
    const answered = (sentMs: number, answeredMs: number, closedMs: number) => ({
      ...observation(sentMs, 'accepted'),
      answeredMs,
      closedMs,
    })
    const first = [0, 1, 2].map((sentMs) => answered(sentMs, sentMs + 10, 100))
    const last = [3, 4].map((sentMs) => answered(sentMs, sentMs + 110, 200))
    const refused = { ...observation(5, 'refused'), answeredMs: 5 + tripMs }
    expect(surelyInFlight(eventsOf([...first, ...last, refused]))).toBe(count)
  },
)

test('a burst of streams and of later whole answers is no queue: their first bytes come at other times', () => {
  const streams = [0, 1, 2].map((sentMs): Observation => ({
    ...observation(sentMs, 'accepted'),
    kind: 'long',
  }))
  const whole = { ...observation(900, 'accepted'), answeredMs: 1202, closedMs: 1202 }
  expect(queuedBurst([...streams, whole, { ...whole, sentMs: 902, answeredMs: 1203 }])).toBeNull()
  const waiting = streams.map((one, at) => ({ ...one, answeredMs: one.sentMs + 20 + 150 * at }))
  expect(queuedBurst([...waiting, whole])).toEqual({ requests: 3, shortestMs: 20, longestMs: 320 })
})
