/** Builds limiter runs for the tests of reports. */
import type { LimiterPhase, LimiterRun } from '../schemas/compiled/limiter-run.ts'

/** Returns a limiter run whose result is a fixed window. */
export function limiterRun(changes: Partial<LimiterRun> = {}): LimiterRun {
  return {
    schema: 'assay.limiter/1',
    outcome: 'answered',
    exitCode: 0,
    valid: true,
    reasons: [],
    notes: ['1 answer with status 502 does not show anything about a limit (no text)'],
    scenario: 'rate-limit',
    suite: { version: '0.1.0' },
    target: { baseUrl: 'http://127.0.0.1:8080', model: 'plain' },
    engine: 'k6 v2.2.0',
    seed: 'seed-1',
    startedAt: '2026-11-20T10:00:00.000Z',
    durationMs: 5012,
    most: { requests: 300, tokens: 50_000, seconds: 300 },
    expected: { requests: 4, seconds: 5, tokens: 80 },
    cost: { requests: 3, accepted: 2, refused: 1, unclassified: 0, tokens: 48, seconds: 4.5 },
    keys: ['a', 'b'],
    keyOrigins: ['$FREE_KEY', '$OTHER_KEY'],
    sources: ['1: 127.0.0.1'],
    answer: [
      'Key `a` ($FREE_KEY). The service announces no limit.',
      'Confirmed: 2 requests a second per key; a fixed window.',
    ],
    finding: {
      isAnswered: true,
      limits: [],
      table: [{ candidate: 'window, 2 per 1 s', behavior: 'window', share: 0.99, evidence: 0 }],
      open: [],
      settings: null,
      watchedMs: 4500,
      reasons: [],
    },
    neighbors: null,
    statement: { readings: {} },
    settings: 'pace: at most 2 requests in any 1 s',
    ended: { because: 'answered', note: 'every announced limit is decided' },
    dots: [
      { sentMs: 20, key: 'a', source: '1', kind: 'chat', outcome: 'accepted', status: 200 },
      { sentMs: 30, key: 'a', source: '1', kind: 'chat', outcome: 'refused', status: 429 },
      { sentMs: 1040, key: 'b', source: '1', kind: 'chat', outcome: 'accepted', status: 200 },
    ],
    ...changes,
  }
}

function phase(sent: number, refused: number): LimiterPhase {
  return { sent, completed: sent - refused, refused, failed: 0, waitMs: 12.5 }
}

/** Returns a fairness run in which the service refuses other accounts while the API key `a` sends more. */
export function fairnessRun(changes: Partial<LimiterRun> = {}): LimiterRun {
  return limiterRun({
    scenario: 'fairness',
    answer: ['Keys of other accounts are refused when `a` ($FREE_KEY) sends more.'],
    finding: null,
    statement: null,
    settings: null,
    expected: null,
    neighbors: {
      shape: { victimPerSecond: 2, aggressorPerSecond: 20, phaseSeconds: 4, rounds: 1 },
      keys: [
        { key: 'a', role: 'aggressor', calm: phase(8, 0), pressed: phase(80, 60), effect: null, note: '' },
        { key: 'b', role: 'other', calm: phase(8, 0), pressed: phase(8, 7), effect: 'refused', note: '' },
        {
          key: 'all others',
          role: 'all others',
          calm: phase(8, 0),
          pressed: phase(8, 7),
          effect: 'refused',
          note: '30.0 to 98.0 percentage points (95 %) more than while all sent at the same rate',
        },
      ],
      lateMs: 0.5,
    },
    ...changes,
  })
}
