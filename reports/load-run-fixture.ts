/** Builds load runs for the tests of reports. */
import type {
  LoadMetric,
  SloVerdict,
  LoadRun,
  LoadSeries,
  Workload,
  UnderLoad,
} from '../schemas/compiled/load-run.ts'

const CLOSED: Workload = {
  model: 'closed',
  vus: 10,
  durationSeconds: 5,
  warmUpSeconds: 0,
  rampUpSeconds: 0,
  ratePerSecond: null,
  maxTokens: 32,
  promptTokens: 32,
  burstiness: 1,
  traceSpeed: 1,
  thinkSeconds: 0,
  lengths: { kind: 'fixed' },
  prefixShare: 0,
  keys: 1,
  mix: { json: 1, sse: 0, websocket: 0 },
  requestTimeoutSeconds: 60,
}

const UNCALIBRATED: LoadRun['instrument'] = {
  note: 'not calibrated',
  engine: 'k6 v2.2.0',
  cpuShare: 0.31,
  memory: null,
  ttftErrorMs: null,
  gapErrorMs: null,
  errorsMs: {},
  scheduleLagMs: null,
  verdict: 'suspect',
  reasons: ['it was not calibrated'],
  reasonCodes: ['not-calibrated'],
  marked: [],
  k6ExitCode: 0,
}

const PLAIN = { flags: {}, target: { baseUrl: 'http://127.0.0.1:8080', model: 'plain' } }

/** Returns a valid run with two objectives, one of which was missed. `changes` override any member. */
export function loadRun(changes: Partial<LoadRun> = {}): LoadRun {
  return {
    schema: 'assay.load/1',
    outcome: 'slo-failed',
    exitCode: 1,
    valid: true,
    reasons: [],
    notes: ['2 of 1002 requests failed (0.20 %)'],
    scenario: 'throughput',
    suite: { version: '0.1.0' },
    ...PLAIN,
    workload: CLOSED,
    schedule: { seed: 'seed-1', sha256: 'a'.repeat(64) },
    instrument: UNCALIBRATED,
    startedAt: '2026-11-20T10:00:00.000Z',
    durationMs: 5012,
    overload: null,
    tokens: null,
    sentBy: { json: 1002, sse: 0, websocket: 0 },
    window: { seconds: 5, completions: 998, firstSeconds: 0.01, completedAfter: 2 },
    requests: {
      started: 1002,
      ok: 1000,
      failed: 2,
      dropped: 0,
      interrupted: 0,
      resent: 0,
      empty: 0,
      errorShare: 2 / 1002,
    },
    metrics: { e2e: metricWith({ p50: 12.345, p90: 40, p95: 88.1, p99: 1234.5, max: 2000 }) },
    throughput: { completionsPerSecond: 199.52, outputTokensPerSecond: null, tokensPerSecondPerUser: null },
    rates: { askedPerSecond: null, sentPerSecond: 200, admittedPerSecond: 200, completedPerSecond: 199.52 },
    goodput: null,
    littlesLaw: { inFlight: 10, arrivalsPerSecond: 200, meanStaySeconds: 0.05, residual: 0 },
    slo: [
      objective({ slo: 'e2e p95 < 2s', actual: 88.1 }),
      objective({
        slo: 'errors < 0.1%',
        metric: 'errors',
        threshold: 0.001,
        unit: 'share',
        actual: 2 / 1002,
        ok: false,
      }),
      objective({
        slo: 'e2e p99.9 < 1s',
        metric: 'e2e p99.9',
        threshold: 1000,
        ok: null,
        reason: 'too few samples',
        timesLonger: 4,
      }),
    ],
    errors: [{ class: 'http-5xx', count: 2, example: '503 busy' }],
    conformance: { sampled: 50, conforming: 50, example: null },
    series: { timeline: { bucketSeconds: 1, buckets: [] }, dots: { requests: 0, points: [] }, curves: {} },
    ...changes,
  }
}

/** Returns a met objective on `e2e p95`; `changes` override any member. */
export function objective(changes: Partial<SloVerdict>): SloVerdict {
  const met = { ok: true, ci: null, reason: null, actual: null }
  return { slo: '', metric: 'e2e p95', op: '<', threshold: 2000, unit: 'ms', ...met, ...changes }
}

/** Returns a check that one answer of a load violates; `changes` override any member. */
export function underLoad(changes: Partial<UnderLoad>): UnderLoad {
  const moment = { firstSeconds: 1, lastSeconds: 1, inFlightLeast: 2, inFlightMost: 2 }
  const example = { request: 3, at: '/id', expected: 'one id', received: 'two' }
  const named = { id: 'core.status', title: 'answers 200', isMust: true }
  const counts = {
    seenCompleted: 1,
    seenBrokenOff: 0,
    failedAtLeast: 1,
    answers: 1000,
    transport: 'json' as const,
  }
  return { ...named, failed: 0, of: 4, seen: 1, ...counts, ...moment, quiet: 'unknown', example, ...changes }
}

/** Returns a metric of 1,000 samples in ms. Its percentiles and intervals are unknown unless `changes` sets them. */
export function metricWith(changes: Partial<LoadMetric> = {}): LoadMetric {
  const unknown = { p50: null, p90: null, p95: null, p99: null, max: null, ci: null, bound: null }
  return { unit: 'ms', n: 1000, ...unknown, ...changes }
}

/** Returns a load of streams (open model) with all that reports can show, such as two kinds of failures. */
export function streamRun(changes: Partial<LoadRun> = {}): LoadRun {
  const plain = loadRun()
  return loadRun({
    scenario: 'stream',
    workload: {
      ...plain.workload,
      model: 'open-poisson',
      vus: 300,
      ratePerSecond: 20,
      durationSeconds: 2,
      mix: { json: 0, sse: 1, websocket: 0 },
    },
    instrument: {
      ...plain.instrument,
      note: 'calibrated on loopback',
      memory: { peakMiB: 101.2 },
      ttftErrorMs: { p50: 0.24, p99: 1.1 },
      gapErrorMs: { p50: 0.02, p99: null },
      errorsMs: {
        ttft: { p50: 0.24, p99: 1.1 },
        'ttft-response': { p50: 0.24, p99: 1.1 },
        icl: { p50: 0.02, p99: null },
      },
      scheduleLagMs: { p50: 0.5, p99: 1.9 },
      verdict: 'valid',
      reasons: [],
      marked: ['ttft p50'],
    },
    requests: {
      started: 41,
      ok: 37,
      failed: 3,
      dropped: 0,
      interrupted: 1,
      resent: 0,
      empty: 0,
      errorShare: 3 / 40,
    },
    metrics: streamMetrics(),
    throughput: STREAMED,
    window: { seconds: 2, completions: 37, firstSeconds: 0.1, completedAfter: 0 },
    rates: { askedPerSecond: 20.5, sentPerSecond: 20, admittedPerSecond: 19.5, completedPerSecond: 18.5 },
    goodput: {
      share: 0.9,
      perSecond: 18,
      tokensPerSecond: 1200,
      goals: [{ slo: 'ttft p95 < 1s', share: 0.925 }],
    },
    littlesLaw: { inFlight: 10.4, arrivalsPerSecond: 20, meanStaySeconds: 0.52, residual: 0.021 },
    slo: [objective({ slo: 'ttft p95 < 1s', metric: 'ttft p95', threshold: 1000, actual: 31 })],
    errors: [
      { class: 'http-429', count: 2, example: '429 slow down' },
      { class: 'truncated', count: 1, example: null },
    ],
    series: SERIES,
    ...changes,
  })
}

const STREAMED: LoadRun['throughput'] = {
  completionsPerSecond: 18.5,
  outputTokensPerSecond: 1234.56,
  tokensPerSecondPerUser: { p50: 48.2, p10: 44, p1: null },
}

function streamMetrics(): LoadRun['metrics'] {
  return {
    ttft: metricWith({ n: 37, p50: 2.1, p90: 30, p95: 31, max: 40, ci: { p50: { low: 1.9, high: 2.4 } } }),
    'ttft-response': metricWith({ n: 37, p50: 2.6, p90: 33, p95: 34, max: 41 }),
    icl: metricWith({ n: 999, p50: 20, p90: 21, p95: 22, p99: 30, max: 35 }),
  }
}

const SERIES: LoadSeries = {
  timeline: {
    bucketSeconds: 0.5,
    buckets: [
      { planned: 10, sent: 10, completed: 2, inFlight: 4.5, slowestMs: 30, failed: { 'http-429': 2 } },
      { planned: 11, sent: 10, completed: 10, inFlight: 12, slowestMs: 40, failed: {} },
      { planned: 10, sent: 11, completed: 10, inFlight: 11, slowestMs: 9, failed: { truncated: 1 } },
      { planned: 10, sent: 10, completed: 10, inFlight: 9.25, slowestMs: 9, failed: {} },
      { planned: 0, sent: 0, completed: 3, inFlight: 2, slowestMs: null, failed: {} },
      { planned: 0, sent: 0, completed: 2, inFlight: 0.5, slowestMs: null, failed: {} },
    ],
  },
  dots: {
    requests: 40,
    points: [
      [0.1, 2.1, 400, 'ok'],
      [0.2, null, 1.5, 'http-429'],
      [0.9, 40, 450, 'ok'],
      [1.2, 3, 90, 'truncated'],
      [1.9, 2, 420, 'ok'],
    ],
  },
  curves: {
    ttft: [
      [1.5, 0.1],
      [2.1, 0.5],
      [40, 1],
    ],
    'ttft-response': [
      [2, 0.1],
      [2.6, 0.5],
      [41, 1],
    ],
    icl: [
      [19, 0.2],
      [35, 1],
    ],
  },
}
