import type { Instrument, LoadMetric } from '../../schemas/compiled/load-run.ts'
import { describe, expect, test } from 'vitest'
import { loadInstrument, type InstrumentEvidence } from './judge-instrument.ts'

function metric(p50: number, p99: number | null = null): LoadMetric {
  return { unit: 'ms', n: 100, p50, p90: null, p95: null, p99, max: null, ci: null, bound: null }
}

const GOOD = {
  errors: {
    requests: 100,
    ttftErrorMs: { p50: 0.2, p99: 1 },
    gapErrorMs: { p50: 0.05, p99: 0.5 },
    mismatched: 0,
  },
  problem: null,
}

function evidence(parts: Partial<InstrumentEvidence> = {}): InstrumentEvidence {
  return {
    engine: 'k6',
    k6ExitCode: 0,
    cpuShare: 0.3,
    memory: null,
    hasSockets: false,
    calibrations: [GOOD, GOOD],
    metrics: { ttft: metric(100, 300), icl: metric(20, 40) },
    overload: null,
    wereAllBusy: false,
    ...parts,
  }
}

const WAITED_LITTLE = { seconds: 0.3, ranSeconds: 0.1, ofSeconds: 10, meanMs: 3, worstMs: 20 }

test('the waiting for a processor is part of the error of every figure', () => {
  const { errorsMs, marked, wait } = loadInstrument(evidence({ wait: WAITED_LITTLE }))
  expect(errorsMs['ttft']).toEqual({ p50: 3.2, p99: 21 })
  expect(errorsMs['icl']).toEqual({ p50: 3.05, p99: 20.5 })
  expect(marked).toEqual(['icl p50', 'icl p99'])
  expect(wait).toEqual(WAITED_LITTLE)
})

test('all durations are marked if k6 waited for a processor too long, however small its mean wait', () => {
  const wait = { seconds: 66, ranSeconds: 2, ofSeconds: 25, meanMs: 0.5, worstMs: 3 }
  expect(loadInstrument(evidence({ wait })).marked).toEqual(['ttft p50', 'ttft p99', 'icl p50', 'icl p99'])
  const calm = { ...wait, seconds: 1.2 }
  expect(loadInstrument(evidence({ wait: calm })).marked).toEqual([])
  const metrics = { connect: metric(5) }
  expect(loadInstrument(evidence({ wait, metrics, calibrations: [] })).marked).toEqual(['connect p50'])
})

test('a calm machine and small errors are valid', () => {
  expect(loadInstrument(evidence())).toMatchObject({
    verdict: 'valid',
    reasons: [],
    marked: [],
    ttftErrorMs: { p50: 0.2, p99: 1 },
    gapErrorMs: { p50: 0.05, p99: 0.5 },
    scheduleLagMs: null,
  })
})

test('waiting for a free user is not a delay of the load generator', () => {
  const metrics = { e2e: metric(100), 'schedule-lag': metric(500, 5000) }
  const met = { askedPerSecond: 20, sentPerSecond: 5, completedPerSecond: 5, why: 'it is slow' }
  const verdictOf = (overload: InstrumentEvidence['overload']) =>
    loadInstrument(evidence({ metrics, overload })).verdict
  expect(verdictOf({ ...met, limit: 'target' })).toBe('valid')
  expect(verdictOf({ ...met, limit: 'machine' })).toBe('suspect')
  expect(verdictOf(null)).toBe('suspect')
})

test('marks values below ten microseconds, also without calibration: rows hold microseconds', () => {
  const metrics = { tpot: metric(0.003, 0.02) }
  expect(loadInstrument(evidence({ calibrations: [], metrics })).marked).toEqual(['tpot p50'])
})

test('reports the worse of the two calibrations', () => {
  const worse = { ...GOOD, errors: { ...GOOD.errors, ttftErrorMs: { p50: 0.1, p99: 8 } } }
  expect(loadInstrument(evidence({ calibrations: [GOOD, worse] })).ttftErrorMs).toEqual({ p50: 0.2, p99: 8 })
})

test('numbers with a large relative error are marked, percentile by percentile', () => {
  const metrics = {
    ttft: metric(1, 300),
    icl: metric(20, 4),
    tpot: metric(0.01),
    'e2e-response': metric(500, 600),
    tail: metric(0.04, 20),
  }
  const instrument = loadInstrument(evidence({ metrics }))
  expect(instrument.marked).toEqual(['ttft p50', 'icl p99', 'tpot p50', 'tail p50'])
  expect(instrument.errorsMs).toEqual({
    ttft: { p50: 0.2, p99: 1 },
    icl: { p50: 0.05, p99: 0.5 },
    tpot: { p50: 0.05, p99: 0.5 },
    'e2e-response': { p50: 0.2, p99: 1 },
    tail: { p50: 0.2, p99: 1 },
  })
})

test('p90, p95 and max are compared with the p99 error, or with the p50 error when it is unknown', () => {
  const ttft = { ...metric(50), p90: 9, p95: 11, max: 9.9 }
  expect(loadInstrument(evidence({ metrics: { ttft } })).marked).toEqual(['ttft p90', 'ttft max'])
  const coarse = { ...GOOD, errors: { ...GOOD.errors, ttftErrorMs: { p50: 1, p99: null } } }
  const calibrations = [coarse]
  expect(loadInstrument(evidence({ calibrations, metrics: { ttft } })).marked).toEqual([
    'ttft p90',
    'ttft max',
  ])
})

describe('suspect', () => {
  test.each<[string, Partial<InstrumentEvidence>, RegExp, Instrument['reasonCodes']]>([
    ['not calibrated', { calibrations: [] }, /^it was not calibrated$/, ['not-calibrated']],
    [
      'calibrated in vain',
      { calibrations: [{ errors: null, problem: 'no luck' }] },
      /^its error is not known: no luck$/,
      ['not-calibrated'],
    ],
    ['a busy machine', { cpuShare: 0.93 }, /k6 used 93 % of the machine/, ['busy-machine']],
    [
      'k6 that waits for a processor',
      { wait: { seconds: 9.1, ranSeconds: 0.12, ofSeconds: 10, meanMs: 2, worstMs: 9 } },
      /^k6 waited 9\.1 s for a processor in 10\.0 s/,
      ['waited'],
    ],
    [
      'late requests',
      { metrics: { 'schedule-lag': metric(1, 25), e2e: metric(100) } },
      /was sent 25.0 ms late or later$/,
      ['late-requests'],
    ],
    [
      'requests that waited for a user',
      { metrics: { 'schedule-lag': metric(1, 25), e2e: metric(100) }, wereAllBusy: true },
      /late or later, as all users were busy at times: run again with more \(--vus\)$/,
      ['busy-users'],
    ],
  ])('%s', (_name, parts, reason, codes) => {
    const instrument = loadInstrument(evidence(parts))
    expect(instrument.reasonCodes).toEqual(codes)
    expect(instrument.verdict).toBe('suspect')
    expect(instrument.reasons).toEqual([expect.stringMatching(reason)])
  })

  test('not suspect: harmless values', () => {
    const late = { 'schedule-lag': metric(1, 25), e2e: metric(1000) }
    expect(loadInstrument(evidence({ metrics: late })).verdict).toBe('valid')
    expect(loadInstrument(evidence({ wait: WAITED_LITTLE })).verdict).toBe('valid')
    expect(loadInstrument(evidence({ cpuShare: null })).verdict).toBe('valid')
  })
})

test('gaps of WebSocket frames from one read are marked and noted', () => {
  const metrics = { icl: metric(0.01, 3), ttst: metric(0.02), tpot: metric(2.08) }
  const merged = loadInstrument(evidence({ hasSockets: true, metrics }))
  expect(merged.marked).toContain('icl p50')
  expect(merged.marked).toContain('icl p99')
  expect(merged.marked.some((name) => name.startsWith('tpot'))).toBe(false)
  expect(merged.note).toContain('use TPOT, not ICL (~)')
  // Only WebSocket frames get this note. Event streams are timed on another clock.
  expect(loadInstrument(evidence({ metrics })).note).not.toContain('ICL')
  const apart = loadInstrument(evidence({ hasSockets: true, metrics: { icl: metric(20, 22) } }))
  expect(apart.note).not.toContain('ICL')
})
