import { expect, test } from 'vitest'
import type { LoadMetric, LoadRun } from '../../schemas/compiled/load-run.ts'
import { loadRun } from '../load-run-fixture.ts'
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
    /^1 regression \(worse: 1\); 1 figure unchanged\n[^]*e2e p95 {2}100\.00 ms \(90\.00 ms to 110\.00 ms\) -> 200\.00 ms/,
  )
})

test('a percentile without an interval is shown and not judged', () => {
  const comparison = compareLoads(withP95(100, null), withP95(900, null))
  expect(comparison).toMatchObject({ regressions: 0 })
  expect(comparison.sections.find(({ id }) => id === 'open')?.rows[0]).toMatchObject({ name: 'e2e p95' })
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
