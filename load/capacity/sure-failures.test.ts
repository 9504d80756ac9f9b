/** Tests three sweeps of services that fail 2 % of all requests at any rate, so that no rate meets `errors < 1%`. */
import { expect, test } from 'vitest'
import { capacityObjectives } from './capacity-plan.ts'
import { stageAt } from './capacity-stage-fixture.ts'
import { parseDemand } from './demand.ts'
import { judgeCapacity } from './judge-capacity.ts'
import { limitedStage } from './stage-figures.ts'

const objectives = capacityObjectives(['ttft p95 < 200ms'])
type Counts = readonly [rate: number, n: number, failed: number, slow?: number, waitShare?: number]

/** Returns a stage. Rate 0 is one user alone. `waitShare`: how much k6 waited for a processor; at 1, this machine is the limit. */
function stageOf([rate, n, failed, slow = 0, waitShare = 0]: Counts) {
  const wait = {
    seconds: 10 * waitShare,
    ranSeconds: 1,
    ofSeconds: 10,
    meanMs: 1,
    worstMs: 2,
    othersShare: 1,
  }
  const failures = [{ class: 'truncated', status: 200, count: failed, medianMs: 100, example: null }]
  const purpose = rate === 0 ? ('idle' as const) : ('probe' as const)
  const counts = [
    { n, beyond: slow, effective: n },
    { n, beyond: failed, effective: n },
  ]
  const stage = stageAt(rate, { n, purpose, counts, wait, failures, failed, completed: n - failed })
  return waitShare < 1 ? stage : limitedStage(stage, 'machine', 'k6 waited')
}

const judged = (counts: readonly Counts[]) =>
  judgeCapacity({
    stages: counts.map(stageOf),
    objectives,
    demand: parseDemand('5 rps'),
    deployments: 1,
  })

// prettier-ignore
const CUT: readonly Counts[] = [[0, 20, 1], [6.571, 60, 1], [13.14, 60, 2], [26.28, 79, 2], [52.56, 158, 5], [0, 21, 0], [6.09, 24, 2], [11.35, 45, 3], [22.25, 401, 7], [16.31, 294, 2], [0, 22, 1], [17.19, 119, 1], [17.19, 309, 4]]
// prettier-ignore
const BUSY: readonly Counts[] = [[0, 17, 0], [5.827, 60, 0], [11.65, 59, 2], [23.3, 70, 1], [46.6, 140, 0, 0, 0.35], [93.2, 280, 2, 0, 0.9], [130.5, 392, 6, 0, 0.9], [0, 20, 0], [182.7, 548, 13, 64, 0.9], [101.6, 406, 13, 0, 0.9], [98.8, 1778, 26, 53, 1], [98.8, 1778, 35, 29, 1]]
// prettier-ignore
const ALONE_TOO: readonly Counts[] = [[0, 59, 2], [19.1, 59, 1], [38.2, 115, 2], [76.4, 229, 6, 0, 1], [76.4, 229, 6], [0, 57, 2], [17.56, 70, 0], [18.61, 74, 2], [25.5, 383, 8], [23.04, 346, 4], [23.53, 353, 10], [0, 54, 0], [25.5, 383, 9], [19.26, 77, 1]]

test.each([
  ['cut streams', CUT, '31 of 1612 missed it at all rates, with 2 of 63'],
  ['cut streams on a busy machine', BUSY, '72 of 3770 missed it at all rates, with 0 of 37'],
  ['status 500, for one user alone too', ALONE_TOO, '53 of 2488 missed it at all rates, with 4 of 170'],
])('%s at any rate give no capacity and no PASS', (_name, counts, found) => {
  const { outcome, answer, reasons, demand } = judged(counts)
  expect([
    outcome,
    answer?.ratePerSecond,
    answer?.interval.low,
    answer?.atLeastPerSecond,
    demand?.replicas,
  ]).toEqual(['inconclusive', null, 0, 0, null])
  expect(reasons.join()).toContain(found)
})

test('failures that one user alone shows surely fail each load, although a short stage had none', () => {
  const { outcome, reasons } = judged([
    [0, 50, 3],
    [10, 60, 0],
    [20, 300, 9],
    [0, 50, 2],
  ])
  expect([outcome, reasons[0]]).toEqual([
    'fail',
    expect.stringMatching(/^one user alone misses 'errors < 1%' \(5 of 100 /),
  ])
})

const provenBy = (alone: number, n: number) =>
  judged([
    [0, alone, 0],
    [20, n, 0],
  ]).answer?.atLeastPerSecond

test('298 requests without a failure do not prove that fewer than 1 % fail, and 299 do, with 368 up to their rate', () => {
  expect([provenBy(80, 298), provenBy(80, 299), provenBy(68, 299)]).toEqual([0, 20, 0])
})

test('waits of k6 explain no cut streams', () => {
  const { answer, notes } = judged([
    [10, 400, 0],
    [20, 400, 0],
    [40, 400, 40, 0, 0.9],
    [40, 400, 40, 0, 1],
  ])
  expect(answer).toMatchObject({ limit: 'objective', failsFirst: 'errors < 1%' })
  expect(answer?.interval.high).toBeLessThan(42)
  expect(notes.join()).not.toContain('waited')
})
