/** Builds sweeps for the tests of reports. */
import type { CapacityRun, CapacityStage } from '../schemas/compiled/capacity-run.ts'

function stage(
  purpose: CapacityStage['purpose'],
  ratePerSecond: number,
  p95: number,
  more: Partial<CapacityStage> = {},
): CapacityStage {
  return {
    purpose,
    ratePerSecond,
    warmUpSeconds: 1,
    seconds: 8,
    fromSeconds: 0,
    sent: 300,
    completed: 300,
    failed: 0,
    limited: 0,
    completedPerSecond: Math.max(4, ratePerSecond),
    goodPerSecond: ratePerSecond * 0.95,
    inFlight: ratePerSecond / 8,
    meanStayMs: p95 / 2,
    latencies: [{ metric: 'e2e', n: 300, p50: p95 / 2.2, p95, p99: null }],
    lagMs: 1.2,
    cpuShare: 0.1,
    limit: null,
    why: null,
    counts: [
      { n: 300, beyond: p95 > 300 ? 40 : 3, effective: 60 },
      { n: 300, beyond: 0, effective: 300 },
    ],
    ...more,
  }
}

/** Returns the stages with start times, so that they follow each other as in a sweep. */
function inTurn(stages: readonly CapacityStage[]): readonly CapacityStage[] {
  let fromSeconds = 0
  return stages.map((own) => {
    const placed = { ...own, fromSeconds }
    fromSeconds += own.warmUpSeconds + own.seconds + SECONDS_BETWEEN
    return placed
  })
}

const SECONDS_BETWEEN = 2

const JUDGED: Pick<CapacityRun, 'answer' | 'demand' | 'cost' | 'instrument'> = {
  answer: {
    limit: 'objective',
    ratePerSecond: 43.2,
    interval: { low: 39.1, high: 46 },
    atLeastPerSecond: 39.9,
    failsFirst: 'e2e p95 < 300ms',
    objectives: [
      {
        slo: 'e2e p95 < 300ms',
        ratePerSecond: 43.2,
        interval: { low: 39.1, high: 46 },
        samples: 900,
        reason: null,
      },
      { slo: 'errors < 1%', ratePerSecond: null, interval: null, samples: 1500, reason: null },
    ],
    confirmation: { ratePerSecond: 41, ok: true, reason: null },
  },
  demand: {
    text: '100 rps',
    ratePerSecond: 100,
    deployments: 1,
    verdict: 'fail',
    moreSamples: null,
    replicas: { needed: 3, low: 3, high: 3, withSpare: 4 },
    isExtrapolated: false,
  },
  cost: {
    price: { text: '2.50 USD/h', currency: 'USD', perHour: 2.5 },
    perThousandRequests: { value: 0.0161, low: 0.0151, high: 0.0178, withSpare: null },
    perHour: { value: 7.5, low: 7.5, high: 7.5, withSpare: 10 },
  },
  instrument: {
    ratePerSecond: 43.2,
    requests: 110,
    ttftErrorMs: { p50: 0.31, p99: 1.2 },
    gapErrorMs: { p50: null, p99: null },
    problem: null,
  },
}

/** Returns a sweep with a capacity of 43.2 requests per second, which is less than the 100 that the user asked about. */
export function capacityRun(changes: Partial<CapacityRun> = {}): CapacityRun {
  return {
    schema: 'assay.capacity/1',
    outcome: 'fail',
    exitCode: 1,
    reasons: [],
    notes: ["'errors < 1%' rests on 100 requests"],
    scenario: 'throughput',
    suite: { version: '0.1.0', profile: 'openai' },
    flags: { slo: ['e2e p95 < 300ms', 'errors < 1%'], for: '100 rps', price: '2.50 USD/h' },
    target: { baseUrl: 'http://127.0.0.1:8080', model: 'plain' },
    seed: 'seed-1',
    maxSeconds: 180,
    workload: { arrivals: 'poisson', promptTokens: 32, maxTokens: 32, requestTimeoutSeconds: 60, keys: 1 },
    objectives: [
      { slo: 'e2e p95 < 300ms', metric: 'e2e', percentile: 95, limit: 300, allowedShare: 0.05 },
      { slo: 'errors < 1%', metric: 'errors', percentile: null, limit: null, allowedShare: 0.01 },
    ],
    idleMs: 52,
    stages: inTurn([
      stage('idle', 0, 60),
      stage('ramp', 20, 120),
      stage('ramp', 40, 250),
      stage('ramp', 80, 2000, { limit: 'target', why: 'requests in flight grew from 9 to 120' }),
      stage('probe', 45, 310),
      stage('confirm', 41, 260),
    ]),
    ...JUDGED,
    engine: 'k6 v2.2.0',
    startedAt: '2026-11-20T10:00:00.000Z',
    durationMs: 172_000,
    ...changes,
  }
}
