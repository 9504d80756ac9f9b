/** Hand-made runs against a limiter, for the tests of the reports. */
import type { FairnessRun, FairnessTally, ShareChange } from '../schemas/compiled/fairness-run.ts'
import type { AskedRun } from '../schemas/limit-scopes.ts'
import type { LimiterRun } from '../schemas/compiled/limiter-run.ts'

const ASKED: AskedRun = {
  outcome: 'answered',
  exitCode: 0,
  valid: true,
  reasons: [],
  notes: ['1 answer 502 says nothing about a limit (no words)'],
  suite: { version: '0.1.0' },
  target: { baseUrl: 'http://127.0.0.1:8080', model: 'plain' },
  engine: 'k6 v2.2.0',
  seed: 'seed-1',
  startedAt: '2026-11-20T10:00:00.000Z',
  durationMs: 5012,
  most: { requests: 2000, seconds: 300 },
  cost: { requests: 3, accepted: 2, refused: 1, unclassified: 0, tokens: 48, seconds: 4.5 },
  keys: ['a', 'b'],
  keyOrigins: ['$FREE_KEY', '$OTHER_KEY'],
  sources: ['1: 127.0.0.1'],
  answer: ['Key `a` ($FREE_KEY): fixed window, 2 per 1.00 s (0.99 to 1.01), per key.'],
  ended: { because: 'settled', note: 'every planned stage was executed' },
}

/** A run that found a fixed window. */
export function limiterRun(changes: Partial<LimiterRun> = {}): LimiterRun {
  return {
    ...ASKED,
    schema: 'assay.limiter/1',
    scenario: 'rate-limit',
    finding: {
      verdict: 'identified',
      families: ['fixed-window'],
      reason: null,
      experiment: null,
      posterior: [{ family: 'fixed-window', probability: 1 }],
      capacity: { value: 2, low: 2, high: 2 },
      windowMs: { value: 1000, low: 990, high: 1010 },
      ratePerSecond: { value: 2, low: 1.98, high: 2.02 },
      phases: ['first-request'],
      scopes: ['key'],
      unit: 'requests',
    },
    statement: { readings: {} },
    settings: 'burst: at most 2 requests at once',
    decisions: [
      { type: 'stage', atMs: 1, stage: 'timed', name: '001 preflight', requests: 1, untilMs: 20 },
      { type: 'done', atMs: 4500, because: 'settled', note: 'every planned stage was executed' },
    ],
    dots: [
      { sentMs: 20, key: 'a', source: '1', kind: 'chat', outcome: 'accepted', status: 200 },
      { sentMs: 30, key: 'a', source: '1', kind: 'chat', outcome: 'refused', status: 429 },
      { sentMs: 1040, key: 'b', source: '1', kind: 'chat', outcome: 'accepted', status: 200 },
    ],
    releases: [{ key: 'a', atMs: [1020] }],
    ...changes,
  }
}

const tally = (asked: number, refused: number): FairnessTally => ({
  asked,
  completed: asked - refused,
  refused,
  sentPerSecond: asked / 4,
  goodPerSecond: (asked - refused) / 4,
})

const NO_FAILURES: ShareChange = {
  calmShare: 0,
  pressShare: 0,
  calmAsked: 8,
  pressAsked: 8,
  difference: 0,
  span: { low: -0.3, high: 0.3 },
}

/** A comparison in which the other key is affected. */
export function fairnessRun(changes: Partial<FairnessRun> = {}): FairnessRun {
  return {
    ...ASKED,
    schema: 'assay.fairness/1',
    scenario: 'fairness',
    answer: ['Other keys are affected when `a` ($FREE_KEY) asks for more.'],
    asked: {
      victimPerSecond: 2,
      aggressorPerSecond: 4,
      phaseSeconds: 4,
      rounds: 1,
      restSeconds: 3,
      accounts: ['1', '2'],
    },
    fairness: {
      keys: [
        { key: 'a', isAggressor: true, calm: tally(8, 0), press: tally(16, 8) },
        { key: 'b', isAggressor: false, calm: tally(8, 0), press: tally(8, 4) },
      ],
      jainOfVictims: null,
      jainOfAll: 0.9,
      ttft: [{ percentile: 50, calmMs: 10, pressMs: 20, ratio: 2, ratioSpan: { low: 1.5, high: 2.5 } }],
      spill: {
        calmShare: 0,
        pressShare: 0.5,
        calmAsked: 8,
        pressAsked: 8,
        needed: 189,
        difference: 0.5,
        span: { low: 0.2, high: 0.8 },
        failures: NO_FAILURES,
        verdict: 'spills',
      },
    },
    scope: { among: ['global'], why: '3 rounds agree' },
    instrument: {
      lagMs: { p50: 0.1, p99: 0.5, max: 0.75 },
      planned: 40,
      unsent: 0,
      verdict: 'valid',
      reasons: [],
    },
    series: {
      bucketSeconds: 2,
      phases: [
        { phase: 'calm', fromSeconds: 0, toSeconds: 4 },
        { phase: 'press', fromSeconds: 4, toSeconds: 8 },
      ],
      keys: [
        { key: 'a', completed: [4, 4, 4, 4], refused: [0, 0, 4, 4] },
        { key: 'b', completed: [4, 4, 2, 2], refused: [0, 0, 2, 2] },
      ],
    },
    ...changes,
  }
}
