import { expect, test } from 'vitest'
import type { LoadMetric, LoadRun } from '../../schemas/compiled/load-run.ts'
import { loadRun, metricWith, objective } from '../load-run-fixture.ts'
import { compareLoads } from './compare-loads.ts'
import { COMPARISON_FORMATS } from './comparison-page.ts'

function withP95(p95: number, ci: { readonly low: number; readonly high: number } | null): LoadRun {
  const intervals: LoadMetric['ci'] = ci === null ? null : { p95: ci }
  const none = { p50: null, p90: null, p99: null, max: p95 }
  return loadRun({ metrics: { e2e: { unit: 'ms', n: 1000, ...none, p95, ci: intervals, bound: null } } })
}

function failing(failed: number, started = 1000): LoadRun {
  const requests = {
    started,
    ok: started - failed,
    failed,
    dropped: 0,
    interrupted: 0,
    resent: 0,
    empty: 0,
    errorShare: failed / started,
  }
  return loadRun({ metrics: {}, requests })
}

function shape(before: LoadRun, after: LoadRun) {
  const { regressions, sections } = compareLoads(before, after)
  return {
    regressions,
    sections: sections.map(({ id }) => id).filter((id) => !['same', 'open'].includes(id)),
  }
}

test('intervals that overlap show no difference', () => {
  expect(shape(withP95(100, { low: 90, high: 110 }), withP95(115, { low: 105, high: 125 }))).toEqual({
    regressions: 0,
    sections: [],
  })
})

test('latency whose intervals do not overlap is a regression or an improvement', async () => {
  const [fast, slow] = [withP95(100, { low: 90, high: 110 }), withP95(200, { low: 180, high: 220 })]
  expect(shape(fast, slow)).toEqual({ regressions: 1, sections: ['worse'] })
  expect(shape(slow, fast)).toEqual({ regressions: 0, sections: ['better'] })
  expect(await COMPARISON_FORMATS.summary(compareLoads(fast, slow))).toMatch(
    /^1 figure worse; 1 figure unchanged\n[^]*e2e p95 {2}100 ms \(95 %: 90\.00 ms to 110 ms\) -> 200 ms/,
  )
})

test('a percentile without an interval is shown and not judged, and no difference is claimed without any interval', () => {
  const comparison = compareLoads(withP95(100, null), withP95(900, null))
  const unusable = ['no duration has an interval in both runs: a run is too short, or not steady']
  expect(comparison).toMatchObject({ regressions: 0, unusable })
  expect(comparison.sections.find(({ id }) => id === 'open')?.rows[0]).toMatchObject({ name: 'e2e p95' })
})

function withIntervals(n: number, ci: LoadMetric['ci'], more: Partial<LoadRun> = {}): LoadRun {
  const e2e = { ...metricWith({ p50: 80, p95: 100, ci }), n }
  return loadRun({ metrics: { e2e }, workload: { ...OPEN, durationSeconds: 20 }, ...more })
}

const openDetail = (before: LoadRun, after: LoadRun): string | undefined =>
  compareLoads(before, after).sections.find(({ id }) => id === 'open')?.rows[0]?.detail

test('a percentile without an interval states how many requests it takes', () => {
  const [p50, p90] = [
    { low: 70, high: 90 },
    { low: 90, high: 99 },
  ]
  const whole = withIntervals(500, { p50, p95: p90 })
  expect(openDetail(withIntervals(60, { p50, p90 }), whole)).toBe(
    'takes about 500 requests in each run (now 60 and 500, --duration 40)',
  )
  expect(openDetail(withIntervals(60, { p50 }), withIntervals(60, { p50 }))).toBe(
    'takes about 720 requests in each run (now 60 and 60, --duration 240)',
  )
  expect(openDetail(withIntervals(600, null), whole)).toBeUndefined()
  const trace = { workload: { ...OPEN, model: 'open-trace' as const } }
  expect(openDetail(withIntervals(60, { p50, p90 }, trace), withIntervals(60, { p50, p90 }, trace))).toBe(
    'takes about 120 requests in each run (now 60 and 60)',
  )
})

const sameDetail = (after: number): string | undefined =>
  compareLoads(
    withP95(100, { low: 90, high: 110 }),
    withP95(after, { low: after - 10, high: after + 10 }),
  ).sections.find(({ id }) => id === 'same')?.rows[0]?.detail

test('a difference within the intervals states how many requests would show it, and a small one does not', () => {
  expect(sameDetail(110)).toBe(
    'about 8,000 requests in each run (now 1,000 and 1,000, --duration 40) would show it, if it is real',
  )
  expect(sameDetail(104)).toBeUndefined()
})

test('a comparison that a busy machine prevents states the waits, and what p95 takes', () => {
  const { instrument } = loadRun()
  const wait = {
    seconds: 3,
    ranSeconds: 1,
    ofSeconds: 20,
    othersShare: 1,
    meanMs: 1,
    worstMs: 9,
  }
  const waited = { ...instrument, wait, reasons: ['k6 waited'], reasonCodes: ['waited' as const] }
  const ci = { p50: { low: 70, high: 90 }, p90: { low: 90, high: 99 } }
  const { unusable } = compareLoads(withIntervals(60, ci), withIntervals(60, ci, { instrument: waited }))
  expect(unusable).toEqual([
    'k6 waited, or its error is large: 1 figure; k6 waited for a processor in 0 % of the run before and 15 % of the run after, which lengthens durations: repeat such a run on an idle machine; e2e p95 takes about 120 requests in each run (now 60 and 60, --duration 40)',
  ])
})

test.each([
  [0, 3, 0],
  [0, 20, 1],
  [10, 12, 0],
  [10, 60, 1],
])('%i failures of 1,000, then %i: %i regressions', (before, after, regressions) => {
  expect(compareLoads(failing(before), failing(after)).regressions).toBe(regressions)
})

test('invalid runs and runs of different scenarios are not comparable', async () => {
  const after = loadRun({ valid: false, scenario: 'stream' })
  const comparison = compareLoads(loadRun(), after)
  expect(comparison.unusable).toEqual([
    'the run after is not valid: do not use its figures',
    'the scenario differs: throughput before, stream after',
  ])
  expect(await COMPARISON_FORMATS.summary(comparison)).toMatch(/^Not comparable: the run after is not valid/)
})

test.each<[changes: Partial<LoadRun['instrument']>, unusable: number, sections: readonly string[]]>([
  [{}, 0, ['worse', 'same']],
  [{ marked: ['e2e p95'] }, 1, ['inexact', 'same']],
  [{ reasons: ['k6 waited'], reasonCodes: ['waited'] }, 1, ['inexact', 'same']],
])('a figure that k6 may have distorted (%j) is no regression', (changes, unusable, sections) => {
  const [fast, slow] = [withP95(100, { low: 90, high: 110 }), withP95(200, { low: 180, high: 220 })]
  const doubtful = { ...slow, instrument: { ...slow.instrument, ...changes } }
  const comparison = compareLoads(fast, doubtful)
  expect(comparison.regressions).toBe(1 - unusable)
  expect(comparison.unusable).toHaveLength(unusable)
  expect(comparison.sections.map(({ id }) => id).filter((id) => id !== 'open')).toEqual(sections)
})

test('more failures are a regression even where k6 waited', () => {
  const failed = failing(60)
  const waited = { ...failed.instrument, reasons: ['k6 waited'], reasonCodes: ['waited' as const] }
  expect(compareLoads(failing(0), { ...failed, instrument: waited })).toMatchObject({
    regressions: 1,
    unusable: [],
    caveats: ['the run after is suspect: k6 waited'],
  })
})

function completing(perSecond: number): LoadRun {
  const bucket = { planned: null, sent: 0, inFlight: 1, slowestMs: null, failed: {} }
  const buckets = Array.from({ length: 60 }, (_, at) => ({
    ...bucket,
    completed: perSecond + ((at * 7) % 5) - 2,
  }))
  const { series } = loadRun()
  const timeline = { bucketSeconds: 1, buckets }
  return loadRun({
    metrics: {},
    series: { ...series, timeline },
    throughput: {
      completionsPerSecond: perSecond,
      outputTokensPerSecond: null,
      tokensPerSecondPerUser: null,
    },
  })
}

test.each([
  [40, 30, 1, ['worse']],
  [30, 40, 0, ['better']],
  [40, 40, 0, []],
])('%i completions per second, then %i: %i regressions', (before, after, regressions, sections) => {
  expect(shape(completing(before), completing(after))).toEqual({ regressions, sections })
})

test('rates of other workloads are not compared, and a small difference of an even rate is none', () => {
  const other = { ...completing(30), workload: { ...completing(30).workload, vus: 3 } }
  expect(shape(completing(40), other)).toEqual({ regressions: 0, sections: [] })
  const near = completing(400)
  const nearly = { ...near, throughput: { ...near.throughput, completionsPerSecond: 399 } }
  expect(shape(near, nearly)).toEqual({ regressions: 0, sections: [] })
})

const OPEN = { ...loadRun().workload, model: 'open-poisson', vus: 100, ratePerSecond: 10 } as const

// Returns a run with the figures of a real service in which a request keeps others waiting.
function queueing(
  [p50, low, high]: readonly [number, number, number],
  p95: readonly [number, number, number | null],
  lag: readonly [number, number, number],
): LoadRun {
  const ci = { p50: { low, high }, ...(p95[2] === null ? {} : { p95: { low: p95[1], high: p95[2] } }) }
  return loadRun({
    workload: OPEN,
    metrics: {
      e2e: metricWith({ p50, p95: p95[0], ci }),
      connect: metricWith({ p50: 0.3, ci: { p50: { low: 0.2, high: 0.4 } } }),
      'schedule-lag': metricWith({ p50: lag[0], ci: { p50: { low: lag[1], high: lag[2] } } }),
    },
    slo: [objective({ metric: 'e2e p95', actual: p95[0], ci: { low: p95[1], high: p95[2] } })],
  })
}

const SLOW = queueing([1066.75, 838.054, 1382.115], [2456.369, 2025.189, null], [0.126, 0.118, 0.133])
const FAST = queueing([371.349, 337.024, 416.069], [1301.682, 1066.508, 1590.462], [0.142, 0.135, 0.151])

function rowsIn(before: LoadRun, after: LoadRun, section: string): readonly string[] {
  const found = compareLoads(before, after).sections.find(({ id }) => id === section)
  return found?.rows.map(({ name, change }) => `${name}: ${change}`) ?? []
}

test('the load generator and the network make no regression, and no comparison that cannot be made', async () => {
  expect(compareLoads(SLOW, FAST)).toMatchObject({ regressions: 0, unusable: [] })
  expect(await COMPARISON_FORMATS.summary(compareLoads(SLOW, FAST))).toMatch(/^No regression; 1 figure/)
  expect(rowsIn(SLOW, FAST, 'instrument').map((row) => row.split(':')[0])).toEqual([
    'connect p50',
    'schedule-lag p50',
  ])
  const marked = { ...FAST.instrument, marked: ['connect p50', 'schedule-lag p50'] }
  expect(compareLoads(SLOW, { ...FAST, instrument: marked }).unusable).toEqual([])
  const { connect, 'schedule-lag': lag } = SLOW.metrics
  const alone = { ...FAST, metrics: { ...(connect && { connect }), ...(lag && { 'schedule-lag': lag }) } }
  expect(await COMPARISON_FORMATS.summary(compareLoads(FAST, alone))).toMatch(/^No difference shown/)
})

test('an interval without an upper end decides where its lower end excludes the other interval', () => {
  expect(rowsIn(FAST, SLOW, 'worse')[1]).toBe(
    'e2e p95: 1,302 ms (95 %: 1,067 ms to 1,590 ms) -> 2,456 ms (95 %: 2,025 ms to unknown)',
  )
  expect(rowsIn(SLOW, FAST, 'better')).toHaveLength(2)
  const near = queueing([400, 350, 450], [1500, 1200, null], [0.1, 0.1, 0.2])
  expect(rowsIn(FAST, near, 'open')[0]).toBe('e2e p95: 1,302 ms -> 1,500 ms')
  expect(compareLoads(FAST, near)).toMatchObject({ regressions: 0, unusable: [] })
})

test.each([
  ['busy-users', 1, []],
  ['late-requests', 0, ['k6 waited, or its error is large: 1 figure']],
] as const)(
  'a slowdown that keeps all users busy is a regression, also with late requests: %s',
  (code, regressions, unusable) => {
    const { instrument } = FAST
    const after = {
      ...FAST,
      metrics: { e2e: metricWith({ p50: 6177.066, p95: 16_164.087, ci: {} }) },
      slo: [objective({ metric: 'e2e p95', actual: 16_164.087, ci: { low: 11_596.915, high: null } })],
      instrument: { ...instrument, reasons: ['late'], reasonCodes: [code] },
    }
    expect(compareLoads(FAST, after)).toMatchObject({
      regressions,
      unusable,
      caveats: ['the run after is suspect: late'],
    })
  },
)

test('several figures that are worse are not called several regressions', async () => {
  expect(await COMPARISON_FORMATS.summary(compareLoads(FAST, SLOW))).toMatch(/^2 figures worse; 1 figure/)
})

test.each<[workload: Partial<LoadRun['workload']>, closed: boolean, unusable: readonly string[]]>([
  [{ ratePerSecond: 25 }, false, ['the workload (ratePerSecond) differs: 10 before, 25 after']],
  [
    { model: 'open-trace' },
    false,
    ['the workload (model) differs: "open-poisson" before, "open-trace" after'],
  ],
  [{ vus: 250 }, false, []],
  [{ vus: 250 }, true, ['the workload (vus) differs: 100 before, 250 after']],
  [{ durationSeconds: 30 }, true, []],
])('loads with another offered load are not comparable: %j, closed: %s', (changes, isClosed, unusable) => {
  const workload = isClosed ? { ...OPEN, model: 'closed' as const, ratePerSecond: null } : OPEN
  const after = { ...SLOW, workload: { ...workload, ...changes } }
  const comparison = compareLoads({ ...FAST, workload }, after)
  expect(comparison.unusable).toEqual(unusable)
  expect(comparison.caveats).toHaveLength(1 - unusable.length)
})

test.each([
  ['within the stated error', { p50: 0.08, p99: null }, 0.09, 0, 'same'],
  ['beyond it', { p50: 0.08, p99: null }, 0.18, 1, 'worse'],
  ['within the usual error, if none is stated', undefined, 0.09, 0, 'same'],
] as const)('a longer tail %s', (_, error, p50, regressions, section) => {
  const run = (ms: number): LoadRun => {
    const { instrument } = loadRun()
    const tail = { ...metricWith({ p50: ms, ci: { p50: { low: ms - 0.01, high: ms + 0.01 } } }), n: 140 }
    const errorsMs = error === undefined ? {} : { tail: error }
    return loadRun({ metrics: { tail }, instrument: { ...instrument, errorsMs } })
  }
  const comparison = compareLoads(run(0.04), run(p50))
  expect(comparison).toMatchObject({ regressions, unusable: [] })
  const found = comparison.sections.find(({ rows }) => rows.some(({ name }) => name === 'tail p50'))
  expect(found?.id).toBe(section)
})

function withTokens(mean: number): LoadRun {
  return loadRun({ tokens: { n: 100, askedMean: 32, mean, promptMean: 46, p50: mean, over: null } })
}

test('answers of another mean length are a caveat', () => {
  expect(compareLoads(withTokens(32), withTokens(12)).caveats).toEqual([
    'the mean number of completion tokens differs: 32 before, 12 after',
  ])
  expect(compareLoads(withTokens(32), withTokens(31)).caveats).toEqual([])
  expect(compareLoads(loadRun({ tokens: null }), withTokens(12)).caveats).toEqual([])
})
