/** Hand-made load runs for the tests of the reports. */
import type { LoadRun } from './load-run.ts'

/** A valid run with two objectives, one of them missed; everything else can be changed. */
export function loadRun(changes: Partial<LoadRun> = {}): LoadRun {
  return {
    schema: 'assay.load/1',
    outcome: 'slo-failed',
    valid: true,
    reasons: [],
    notes: ['2 of 1002 requests failed (0.20 %)'],
    scenario: 'throughput',
    suite: { version: '0.1.0' },
    target: { baseUrl: 'http://127.0.0.1:8080', model: 'plain' },
    workload: {
      model: 'closed',
      vus: 10,
      durationSeconds: 5,
      ratePerSecond: null,
      maxTokens: 32,
      promptTokens: 32,
    },
    schedule: { seed: 'seed-1', sha256: 'a'.repeat(64) },
    instrument: { note: 'not calibrated', engine: 'k6 v2.2.0', cpuShare: 0.31 },
    startedAt: '2026-11-20T10:00:00.000Z',
    durationMs: 5012,
    requests: { started: 1002, ok: 1000, failed: 2, dropped: 0, errorShare: 2 / 1002 },
    metrics: { e2e: { unit: 'ms', n: 1000, p50: 12.345, p90: 40, p95: 88.1, p99: 1234.5, max: 2000 } },
    throughput: { completionsPerSecond: 199.52, outputTokensPerSecond: null },
    slo: [
      { slo: 'e2e p95 < 2s', threshold: 2000, unit: 'ms', actual: 88.1, ok: true, reason: null },
      { slo: 'errors < 0.1%', threshold: 0.001, unit: 'share', actual: 2 / 1002, ok: false, reason: null },
      {
        slo: 'e2e p99.9 < 1s',
        threshold: 1000,
        unit: 'ms',
        actual: null,
        ok: null,
        reason: 'too few samples',
      },
    ],
    errors: [{ class: 'http-5xx', count: 2, example: '503 busy' }],
    conformance: { sampled: 50, conforming: 50, example: null },
    ...changes,
  }
}
