import { expect, test } from 'vitest'
import { requestIn } from '../observation-fixture.ts'
import type { Observation, RequestKind } from '../trace/trace.ts'
import { mergedByFamily, queueing } from './queueing.ts'

const RESOURCES = { keys: ['a'], sources: ['1'], maxRequests: 400, maxMs: 40_000, startEpochMs: 0 }

/** A service of one process that answers bursts one after another, and requests in series in these times in turn. */
function traceOf(aloneMs: readonly number[], paceMs: number): readonly Observation[] {
  const series = Array.from({ length: 60 }, (_, at) =>
    requestIn('002 serial', at * 30, aloneMs[at % aloneMs.length] ?? 0),
  )
  const burst = (atMs: number, size: number, stage: string, kind: RequestKind = 'chat') =>
    Array.from({ length: size }, (_, at) => requestIn(stage, atMs, 4 + at * paceMs, { kind }))
  return [
    ...series,
    ...burst(2000, 30, '003 queue'),
    ...burst(4000, 60, '004 queue'),
    ...burst(6000, 120, '005 queue'),
    ...burst(8000, 32, '006 queue slow', 'long'),
    ...burst(10_000, 32, '007 queue slow', 'long'),
  ]
}

test('bursts as slow as the longer answers to requests alone are the pace of a busy service', () => {
  const busy = [1, 1, 2, 6, 9, 1, 7, 11, 1, 2]
  expect(queueing(traceOf(busy, 6.3), RESOURCES).found).toMatchObject({
    verdict: 'one-of',
    families: ['concurrency-queue', 'none', 'pacing'],
  })
})

test('a family is one candidate, with the shares of all its fits', () => {
  const shares = [
    { family: 'pacing', probability: 0.4 },
    { family: 'queue-with-overflow', probability: 0.25 },
    { family: 'queue-with-overflow', probability: 0.25 },
    { family: 'queued-window', probability: 0.1 },
  ] as const
  expect(mergedByFamily(shares)).toEqual([
    { family: 'queue-with-overflow', probability: 0.5, fit: null },
    { family: 'pacing', probability: 0.4, fit: null },
    { family: 'queued-window', probability: 0.1, fit: null },
  ])
})
