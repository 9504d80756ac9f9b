import { describe, expect, test } from 'vitest'
import type { ByTransport } from '../../schemas/compiled/load-run.ts'
import { evidence, exited, loadFailure, HEALTHY, thrown, type EvidenceChanges } from './judge-load-fixture.ts'
import { judgeLoad } from './judge-load.ts'
import { percentileOf } from '../analysis/distribution.ts'
import { parseSlo } from '../analysis/slo.ts'
import { readSummary } from '../runner/k6-summary.ts'

test('a healthy run is ok and its figures come through', () => {
  const judged = judgeLoad(evidence({ slos: [parseSlo('e2e p95 < 30ms'), parseSlo('errors < 2%')] }))
  expect(judged).toMatchObject({ outcome: 'ok', exitCode: 0, valid: true, reasons: [], notes: [] })
  expect(judged.throughput).toMatchObject({ completionsPerSecond: 100, outputTokensPerSecond: null })
  expect(judged.metrics['e2e']).toMatchObject({ n: 200, p50: 10, p99: 35, max: 40 })
  expect(judged.slo.map((verdict) => verdict.ok)).toEqual([true, true])
})

test.each([
  [50, /^none of 50 requests for event streams was completed$/],
  [9, null],
])('a mix of which one transport never came through, %i times', (times, reason) => {
  const none = { started: times, ok: 0, failed: times, metrics: {} }
  const figures = [
    { ...none, transport: 'json', started: 200, ok: 200, failed: 0 },
    { ...none, transport: 'sse' },
  ].map((one) => ({ ...one, outputTokensPerSecond: null, tokensPerSecondPerUser: null }))
  const byTransport = { figures } as unknown as ByTransport
  const judged = judgeLoad(evidence({ measured: { byTransport } }))
  expect(judged.exitCode).toBe(reason === null ? 0 : 3)
  if (reason !== null) expect(judged.reasons).toEqual([expect.stringMatching(reason)])
})

const invalid: readonly [name: string, parts: EvidenceChanges, exitCode: 3 | 4, reason: RegExp][] = [
  ['zero iterations', { figures: {} }, 3, /not a single iteration/],
  [
    'no success',
    { figures: { iterations: 5, failed: [loadFailure('http-5xx', 5)] } },
    3,
    /none of 5 requests.*http-5xx/,
  ],
  [
    'iterations without record',
    { figures: { ...HEALTHY, iterations: 207 } },
    4,
    /7 of 207 iterations left no record/,
  ],
  ['missing summary', { summaryResult: readSummary(null) }, 4, /no summary/],
  ['summary that is not JSON', { summaryResult: readSummary('{"metrics":') }, 4, /not JSON/],
  [
    'summary of another shape',
    { summaryResult: readSummary('{"metrics":{}}') },
    4,
    /not have the expected shape/,
  ],
  [
    'a thrown exception, exit code 0',
    { log: thrown('Uncaught (in promise) Error: boom', 3) },
    4,
    /threw 3 times, first: .*boom/,
  ],
  [
    'a failing handleSummary',
    { log: thrown('handleSummary() failed'), summaryResult: readSummary(null) },
    4,
    /handleSummary/,
  ],
  ['set-up timeout', { ending: exited(100) }, 4, /set-up.*100/],
  ['teardown timeout', { ending: exited(101) }, 4, /teardown.*101/],
  ['undocumented code', { ending: exited(102) }, 4, /does not document/],
  ['bad configuration', { ending: exited(104) }, 4, /configuration.*104/],
  ['control port', { ending: exited(106) }, 4, /control port.*106/],
  ['scenario cannot be loaded', { ending: exited(107) }, 4, /loaded or threw.*107/],
  [
    'scenario gave up',
    { ending: exited(108), log: thrown('test aborted: no answer at f (file:///x.ts:1:2(3))') },
    3,
    /^given up: no answer$/,
  ],
  [
    'scenario gave up at its top',
    { ending: exited(108), log: thrown('test aborted: no answer at file:///x.ts:79:47(30)') },
    3,
    /^given up: no answer$/,
  ],
  ['panic', { ending: exited(109) }, 4, /panicked.*109/],
  ['marked as failed', { ending: exited(110) }, 4, /marked itself/],
  ['command line', { ending: exited(255) }, 4, /command line.*255/],
  [
    'killed by somebody else',
    { ending: { exitCode: null, signal: 'SIGKILL', stopped: false, late: false } },
    4,
    /ended by SIGKILL/,
  ],
  [
    'outlived its deadline',
    { ending: { exitCode: 105, signal: null, stopped: false, late: true } },
    4,
    /did not end in time/,
  ],
  [
    'rows that are not whole',
    { rowProblem: 'the last line has no end' },
    4,
    /rows are incomplete: the last line/,
  ],
  [
    'an objective too few samples carry',
    { slos: [parseSlo('e2e p99.9 < 1s')] },
    3,
    /p99\.9 needs 1000 samples, the run has 200/,
  ],
  [
    'an objective on what was not measured',
    { slos: [parseSlo('output-tokens > 1/s')] },
    3,
    /did not measure/,
  ],
]

describe('never a success', () => {
  test.each(invalid)('%s', (_name, parts, exitCode, reason) => {
    const judged = judgeLoad(evidence(parts))
    expect(judged).toMatchObject({ outcome: 'invalid', valid: false, exitCode })
    expect(judged.reasons[0]).toMatch(reason)
    expect(judged.reasons.every((line) => !line.includes('\n'))).toBe(true)
    const slos = [...(parts.slos ?? []), parseSlo('e2e p95 < 1s')]
    for (const verdict of judgeLoad(evidence({ ...parts, slos })).slo)
      expect(verdict).toMatchObject({ ok: null, reason: expect.any(String) })
  })
})

describe('missed objectives', () => {
  test('a missed objective fails a valid run', () => {
    const judged = judgeLoad(evidence({ slos: [parseSlo('e2e p95 < 24ms')] }))
    expect(judged).toMatchObject({ outcome: 'slo-failed', exitCode: 1, valid: true, reasons: [] })
    expect(judged.slo).toMatchObject([{ actual: 25, ok: false }])
  })

  test('a missed objective fails a run whose other objective has no measure', () => {
    const judged = judgeLoad(evidence({ slos: ['e2e p95 < 24ms', 'output-tokens > 1/s'].map(parseSlo) }))
    expect(judged).toMatchObject({ outcome: 'slo-failed', exitCode: 1, valid: true, reasons: [] })
    expect(judged.slo).toMatchObject([
      { ok: false },
      { ok: null, reason: expect.stringMatching(/did not measure/) },
    ])
  })
})

describe('stopped runs', () => {
  test.each([103, 105])('exit code %i is aborted and keeps its figures', (code) => {
    const judged = judgeLoad(
      evidence({
        ending: exited(code),
        log: thrown('test run was aborted because k6 received a signal'),
        slos: ['e2e p95 < 1s', 'e2e p95 < 1ms'].map(parseSlo),
      }),
    )
    expect(judged).toMatchObject({ outcome: 'aborted', valid: false, exitCode: 3, requests: { ok: 200 } })
    expect(judged.slo).toMatchObject([0, 1].map(() => ({ ok: null, reason: 'the load is not whole' })))
    expect(judged.reasons).toHaveLength(1)
  })

  test('a run that Assay killed is aborted, without a summary', () => {
    const ending = { exitCode: null, signal: 'SIGKILL', stopped: true, late: false }
    expect(judgeLoad(evidence({ ending, summaryResult: readSummary(null) }))).toMatchObject({
      outcome: 'aborted',
      exitCode: 3,
    })
  })
})

describe('notes', () => {
  test('reports a share of failures with its worst class and an example', () => {
    const failures = [loadFailure('http-429', 7, '429 slow down'), loadFailure('timeout-total', 3)]
    const judged = judgeLoad(evidence({ figures: { iterations: 100, ok: 90, failed: failures } }))
    expect(judged.outcome).toBe('ok')
    expect(judged.notes).toEqual([
      '10 of 100 requests failed (10 %); 7 ended as http-429: 429 slow down',
      'A LIMIT WAS MEASURED, NOT CAPACITY: 7 of 100 requests (7.00 %) were refused with 429: a rate limit refused them, or the service shed load',
    ])
    expect(judged.errors).toEqual([
      { class: 'http-429', count: 7, example: '429 slow down' },
      { class: 'timeout-total', count: 3, example: null },
    ])
  })
})

test.each([
  [500_000, false],
  [500_001, true],
])('with %d answers, durations are an even sample: %s', (ok, isNoted) => {
  const { notes } = judgeLoad(evidence({ figures: { ...HEALTHY, iterations: ok, ok } }))
  expect(notes.some((note) => note.startsWith('durations are those of an even sample'))).toBe(isNoted)
})

describe('a load whose k6 waited for a processor', () => {
  const texts = ['e2e p95 < 20ms', 'e2e p95 < 1ms', 'e2e p50 < 2s', 'errors < 0.1%', 'e2e p50 < 8ms']
  const slos = [...texts, 'e2e max < 30ms', 'e2e max < 0.5ms'].map(parseSlo)
  const failed = { figures: { ...HEALTHY, failed: [loadFailure('http-5xx', 10)] } }
  // 90 % of the answers took 10 ms, the others 25 ms, and the slowest 40 ms.
  const times = Float64Array.from({ length: 200 }, (_, place) => (place < 180 ? 10 : place < 199 ? 25 : 40))
  const statistic = (_: string, stat: string) => ({
    actual: percentileOf(times, stat === 'max' ? 100 : Number(stat.slice(1))),
    n: times.length,
  })

  test.each([
    ['most of the time', 9.1, [null, null, true, false, null, null, false]],
    [
      'now and then: a tail may be the waits, a median may not',
      0.6,
      [null, false, true, false, false, null, false],
    ],
    ['hardly', 0.3, [false, false, true, false, false, null, false]],
    ['for less than one answer', 0.04, [false, false, true, false, false, false, false]],
  ])('%s', (_name, seconds, verdicts) => {
    const wait = { seconds, ranSeconds: 0.12, ofSeconds: 10, meanMs: 2, worstMs: 9 }
    const run = judgeLoad(evidence({ ...failed, measured: { statistic }, slos, wait }))
    expect(run.slo.map(({ ok }) => ok)).toEqual(verdicts)
    if (seconds > 0.5)
      expect(run.slo[0]?.reason).toMatch(
        new RegExp(`^k6 waited ${seconds}.* s for a processor .* so durations may be much too long`),
      )
  })
})

test('waits of 0.2 s in all do not explain gaps of 400 ms, but may explain gaps of 150 ms', () => {
  const wait = { seconds: 0.2, ranSeconds: 0.12, ofSeconds: 20, meanMs: 2, worstMs: 9 }
  const verdictOn = (longestMs: number) =>
    judgeLoad(
      evidence({
        // 0.6 % of the gaps are long: fewer than the share of waits.
        measured: { statistic: (_, stat) => ({ actual: stat === 'max' ? longestMs : 20, n: 2480 }) },
        slos: [parseSlo('icl max < 100ms')],
        wait,
      }),
    ).slo[0]?.ok
  expect([verdictOn(400), verdictOn(150)]).toEqual([false, null])
})

test('waits of k6 for a processor excuse no empty answer and no failure from goodput', () => {
  const wait = { seconds: 2.8, ranSeconds: 0.12, ofSeconds: 10, meanMs: 2, worstMs: 9 }
  const verdictOn = (share: number, empty: number) =>
    judgeLoad(
      evidence({
        figures: { ...HEALTHY, failed: [loadFailure('http-5xx', 2)] },
        measured: {
          goodput: { share, perSecond: 1, tokensPerSecond: null, goals: [] },
          requests: { ...evidence().measures.requests, started: 202, failed: 2, empty },
        },
        slos: [parseSlo('goodput > 95%')],
        wait,
      }),
    ).slo[0]?.ok
  expect([verdictOn(0.8, 0), verdictOn(0.8, 8), verdictOn(0.8, 9)]).toEqual([null, null, false])
})

test('streams whose text comes in one burst do not decide an objective on the time between tokens', () => {
  const requests = { ...evidence().measures.requests, bursts: 190 }
  const slos = ['tpot p50 < 20ms', 'icl p50 < 20ms', 'e2e p50 < 2s'].map(parseSlo)
  const run = judgeLoad(evidence({ slos, measured: { requests } }))
  expect(run.slo.map(({ ok }) => ok)).toEqual([null, null, null])
  expect(run.slo[2]?.reason).toBe('the run is not valid')
  expect(run.slo[0]?.reason).toMatch(/^the text of 190 streams of 200 came in one burst/)
  expect(run.notes.join()).toContain('came in one burst')
  expect(run.notes.join()).not.toContain('k6 read it late')
  const few = judgeLoad(evidence({ slos, measured: { requests: { ...requests, bursts: 2 } } }))
  expect(few.slo[0]?.reason).not.toContain('burst')
  expect(few.notes.join()).toContain('collects the answer, or k6 read it late, so TTFT')
})
