import { expect, test } from 'vitest'
import type { LoadSeries, RequestDot, TimelineBucket } from '../../schemas/compiled/load-run.ts'
import { parseSlo } from '../analysis/slo.ts'
import { planWorkload } from '../workload/workload.ts'
import { judgeLoad } from './judge-load.ts'
import { evidence, loadFailure } from './judge-load-fixture.ts'
import { growingBacklog } from './overload.ts'

const SECONDS = 6

/**
 * Returns a load of 6 s. A request sent at `sentSeconds` ends at `ends(sentSeconds)`, or after its timeout. Requests that still run at 16 s
 * are cut off.
 */
function load(rate: number, ends: (sentSeconds: number) => number, timeoutSeconds = 100): LoadSeries {
  const sent = Array.from({ length: rate * SECONDS }, (_, index) => index / rate)
  const cutSeconds = SECONDS + 10
  const isLate = (at: number): boolean => ends(at) > at + timeoutSeconds
  const endedAt = (at: number): number => Math.min(ends(at), at + timeoutSeconds)
  const points = sent.flatMap((at): readonly RequestDot[] =>
    endedAt(at) > cutSeconds ? [] : [[at, 1, 1000 * (endedAt(at) - at), isLate(at) ? 'timeout-total' : 'ok']],
  )
  const buckets = Array.from({ length: 64 }, (_, place): TimelineBucket => {
    const within = (seconds: number) => Math.floor(seconds * 4) === place
    const ended = sent.filter((at) => endedAt(at) <= cutSeconds && within(endedAt(at)))
    const late = ended.filter(isLate).length
    return {
      planned: null,
      sent: sent.filter(within).length,
      completed: ended.length - late,
      inFlight: 0,
      slowestMs: null,
      failed: late === 0 ? {} : { 'timeout-total': late },
    }
  })
  return { timeline: { bucketSeconds: 0.25, buckets }, dots: { requests: sent.length, points }, curves: {} }
}

/** Returns a load at `rate` on a service that ends requests one after another, at most `perSecond` of them per second. */
function queue(rate: number, perSecond: number, timeoutSeconds?: number): LoadSeries {
  return load(rate, (at) => Math.max(at + 1 / perSecond, (at * rate + 1) / perSecond), timeoutSeconds)
}

test('a target that ends a third of what is sent has a growing backlog', () => {
  const backlog = growingBacklog(queue(30, 10), 0, SECONDS)
  expect(backlog?.sentPerSecond).toBe(30)
  expect(backlog?.endedPerSecond).toBeCloseTo(10, 0)
  expect(backlog?.lastSeconds).toBeGreaterThan(3 * (backlog?.firstSeconds ?? 0))
})

test.each<[string, LoadSeries]>([
  ['a target that keeps up', queue(30, 100)],
  ['a target at 95 % of its capacity', queue(19, 20)],
  ['a slow target whose answers all take 2 s', load(30, (at) => at + 2)],
  ['a slow target whose answers take longer than half of the run', load(30, (at) => at + 4)],
  ['a target whose answers take longer than the run', load(30, (at) => at + 8)],
  ['answers that get slower while all of them end', load(30, (at) => at + 0.1 + at / 20)],
  ['too few requests to say', queue(3, 1)],
])('%s has none', (_name, series) => {
  expect(growingBacklog(series, 0, SECONDS)).toBeNull()
})

test('a backlog that grows after a warm-up is found there', () => {
  // Up to 3 s, each request takes 0.1 s. Later ones take longer and longer.
  const series = load(30, (at) => (at < 3 ? at + 0.1 : at + 0.1 + 2 * (at - 3)))
  expect(growingBacklog(series, 0, 3)).toBeNull()
  expect(growingBacklog(series, 3, SECONDS)?.sentPerSecond).toBe(30)
})

test('requests that time out in a queue show overload, and the missed objective decides', () => {
  const rates = { askedPerSecond: 30, sentPerSecond: 30, admittedPerSecond: 30, completedPerSecond: 3 }
  const workload = planWorkload({ ratePerSecond: 30, durationSeconds: SECONDS, vus: 200 })
  const figures = { iterations: 180, ok: 30, failed: [loadFailure('timeout-total', 150)], e2e: { max: 2000 } }
  const measured = { rates, series: queue(30, 10, 2), unansweredAtEnd: 150 }
  const slos = [parseSlo('e2e max < 1s')]
  const parts = { workload, figures, measured, slos, isAnswering: true }
  const run = judgeLoad(evidence(parts))
  expect(run).toMatchObject({ outcome: 'slo-failed', exitCode: 1, reasons: [] })
  expect(run.notes[0]).toMatch(
    /^OVERLOAD: .*limited by the target: .* requests took 0.700 s at first and 2.0 s in/,
  )
  // A target that no longer answers is not overloaded, but gone.
  const gone = judgeLoad(evidence({ ...parts, isAnswering: false }))
  expect(gone).toMatchObject({ outcome: 'invalid', isGone: true, overload: null })
})

test('under a growing backlog a rate counts as measured, and a duration is undecided', () => {
  const slos = [parseSlo('completions > 7/s'), parseSlo('e2e p50 < 60s')]
  const rates = { askedPerSecond: 30, sentPerSecond: 30, admittedPerSecond: 30, completedPerSecond: 10 }
  const throughput = { completionsPerSecond: 10, outputTokensPerSecond: null, tokensPerSecondPerUser: null }
  const workload = planWorkload({ ratePerSecond: 30, durationSeconds: SECONDS, vus: 200 })
  const run = judgeLoad(evidence({ workload, slos, measured: { rates, throughput, series: queue(30, 10) } }))
  expect(run.slo.map(({ ok }) => ok)).toEqual([true, null])
  expect(run.slo[1]?.reason).toBe(
    'the target completed 10.00 requests per second of the requested 30.00, so answers waited ever longer',
  )
})
