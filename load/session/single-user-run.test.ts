import { expect, test } from 'vitest'
import { planWorkload } from '../workload/workload.ts'
import { singleUserSeconds, singleUserWorkload } from './single-user-run.ts'

test('one user sends requests for some seconds over the given transports, whatever the warm-up of the load', () => {
  const mix = { json: 1, sse: 3, websocket: 1 }
  const loaded = planWorkload(
    { vus: 50, warmUpSeconds: 60, rampUpSeconds: 30, durationSeconds: 600, mix },
    'sse',
  )
  expect(loaded).toMatchObject({ warmUpSeconds: 60, rampUpSeconds: 30 })
  expect(singleUserWorkload(loaded, { seconds: 12, transports: ['sse', 'sse'] })).toEqual({
    ...loaded,
    vus: 1,
    durationSeconds: 12,
    warmUpSeconds: 0,
    rampUpSeconds: 0,
    thinkSeconds: 0.01,
    mix: { json: 0, sse: 3, websocket: 0 },
  })
})

test('takes ten seconds, longer if that decides a check, at most thirty', () => {
  expect(singleUserSeconds([[1, 2]])).toBe(10)
  expect(singleUserSeconds([[1, 6]])).toBe(15)
  expect(singleUserSeconds([[6, 600, Infinity]])).toBe(15)
  expect(singleUserSeconds([[25]])).toBe(30)
  expect(singleUserSeconds([[600]])).toBe(10)
  // A single user sends over one transport after another, so the times of transports add up.
  expect(singleUserSeconds([[1, 4], [4], []])).toBe(20)
})
