import type { LoadSeries, RequestDot, TimelineBucket } from '../../schemas/compiled/load-run.ts'
import { expect, test } from 'vitest'
import { parseSlo } from '../analysis/slo.ts'
import type { Measures } from '../analysis/measures.ts'
import { planWorkload } from '../workload/workload.ts'
import { judgeLoad } from './judge-load.ts'
import { evidence } from './judge-load-fixture.ts'
import { overloadOf } from './overload.ts'

const VUS = 40
const workload = planWorkload({ ratePerSecond: 20, durationSeconds: 10, vus: VUS })
const RATES = { askedPerSecond: 20, sentPerSecond: 10, admittedPerSecond: 10, completedPerSecond: 8 }

function inFlightAt(atSeconds: number): number {
  return Math.min(VUS, 1 + atSeconds * 10)
}

function bucketWith(inFlight: number): TimelineBucket {
  return { planned: 1, sent: 1, completed: 1, inFlight, slowestMs: null, failed: {} }
}

/** Returns a run in which the requests in flight grow to `VUS`. `staySeconds`: returns the answer time for a number in flight. */
function filling(staySeconds: (inFlight: number) => number): LoadSeries {
  const seconds = Array.from({ length: 20 }, (_, index) => index / 2)
  const dot = (at: number): RequestDot => [at, null, 1000 * staySeconds(inFlightAt(at)), 'ok']
  return {
    timeline: { bucketSeconds: 0.5, buckets: seconds.map((at) => bucketWith(inFlightAt(at))) },
    dots: { requests: 40, points: seconds.flatMap((at) => [dot(at), dot(at + 0.25)]) },
    curves: {},
  }
}

function measured(parts: Partial<Measures>): Measures {
  const littlesLaw = { inFlight: 30, arrivalsPerSecond: 10, meanStaySeconds: 3, residual: 0 }
  return { ...evidence({ workload }).measures, rates: RATES, littlesLaw, ...parts }
}

test('a load that reached its rate, and one of the closed model, has no overload', () => {
  const reached = measured({ rates: { ...RATES, sentPerSecond: 19.5 }, series: filling(() => 1) })
  expect(overloadOf(reached, workload, null)).toBeNull()
  const closed = measured({ rates: { ...RATES, askedPerSecond: null } })
  expect(overloadOf(closed, planWorkload({ vus: 3 }), null)).toBeNull()
})

function sentAt(sentPerSecond: number): Measures {
  return measured({ rates: { ...RATES, sentPerSecond }, series: filling(() => 1) })
}

test('one request of twenty may be late, two may not', () => {
  expect(overloadOf(sentAt(19), workload, null)).toBeNull()
  expect(overloadOf(sentAt(18), workload, null)).toMatchObject({ sentPerSecond: 18 })
})

test.each<[string, Partial<Measures>, number | null, string, RegExp]>([
  [
    'users who were all busy',
    { series: filling((inFlight) => inFlight / 10) },
    null,
    'target-or-users',
    /^the target or --vus: .* a run with about 72 users shows which$/,
  ],
  ['a busy machine', { series: filling(() => 3) }, 0.95, 'machine', /^this machine: k6 used 95 % of it$/],
  [
    'users who were free',
    { series: { ...filling(() => 3), timeline: { bucketSeconds: 10, buckets: [] } } },
    0.3,
    'machine',
    /^this machine: requests were sent late while some of the 40 users were free$/,
  ],
])('%s', (_name, parts, cpuShare, limit, why) => {
  const met = overloadOf(measured(parts), workload, cpuShare)
  expect(met).toMatchObject({ askedPerSecond: 20, limit, why: expect.stringMatching(why) })
})

const slow = { rates: RATES, series: filling((inFlight) => inFlight / 10) }

test('an overloaded run is valid and reports both rates and the limit', () => {
  const run = judgeLoad(evidence({ workload, measured: slow }))
  expect(run).toMatchObject({ outcome: 'overload', exitCode: 3, valid: true, reasons: [] })
  expect(run.overload).toMatchObject({ askedPerSecond: 20, sentPerSecond: 10, completedPerSecond: 8 })
  expect(run.notes[0]).toMatch(
    /^OVERLOAD: requested 20\.00 requests per second, sent 10\.00 and completed 8\.00 per second; limited by the target or --vus: /,
  )
})

test('a missed objective stays missed; one met at a lower rate is undecided', () => {
  const slos = [parseSlo('e2e p50 < 60s'), parseSlo('e2e p50 < 1ms')]
  const run = judgeLoad(evidence({ workload, slos, measured: slow }))
  expect(run).toMatchObject({ outcome: 'slo-failed', exitCode: 1, valid: true })
  expect(run.slo.map(({ ok }) => ok)).toEqual([null, false])
  expect(run.slo[0]?.reason).toBe('it was met at 10.00 requests per second, not at the requested 20.00')
  const held = judgeLoad(evidence({ workload, slos: slos.slice(0, 1), measured: slow }))
  expect(held).toMatchObject({ outcome: 'overload', exitCode: 3 })
})

test('a machine that cannot send the load makes the run invalid', () => {
  const run = judgeLoad(evidence({ workload, cpuShare: 0.97, measured: slow }))
  expect(run).toMatchObject({ outcome: 'invalid', exitCode: 3, valid: false })
  expect(run.reasons[0]).toMatch(
    /^the requested load was not reached: requested 20\.00 .*this machine: k6 used 97 % of it$/,
  )
})
