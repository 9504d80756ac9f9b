import type { Row, RowClass } from '../../schemas/compiled/row.ts'
import { describe, expect, test } from 'vitest'
import { rowOf } from '../rows/row-fixture.ts'
import { parseSlo } from './slo.ts'
import { analyze, type Analysis } from './analyze.ts'
import { countRow, Tally, goalsOf, type AnalysisOptions } from './tally.ts'

function analyzed(rows: readonly Row[], options: Partial<AnalysisOptions> = {}): Analysis {
  const tally = new Tally({ window: { fromUs: 0, toUs: 10_000_000 }, planned: null, goals: [], ...options })
  for (const row of rows) countRow(tally, row)
  return analyze(tally)
}

/** Returns the row of a completed request, with all its times `byUs` microseconds later. It is sent exactly at the scheduled time. */
function shifted(byUs: number, parts: Partial<Row> = {}): Row {
  const row = rowOf()
  const move = (atUs: number | null): number | null => (atUs === null ? null : atUs + byUs)
  return {
    ...row,
    scheduledUs: move(row.scheduledUs),
    sentUs: move(row.scheduledUs),
    headersUs: move(row.headersUs),
    firstTokenUs: move(row.firstTokenUs),
    lastTokenUs: move(row.lastTokenUs),
    doneUs: move(row.doneUs),
    closedUs: move(row.closedUs),
    ...parts,
  }
}

const FAILURES: readonly RowClass[] = [
  'truncated',
  'stream-error',
  'stream-429',
  'bad-json',
  'not-a-completion',
  'http-429',
  'http-4xx',
  'http-5xx',
  'http-other',
  'timeout-connect',
  'timeout-total',
  'refused',
  'reset',
  'dns',
  'tls',
  'network',
  'too-large',
  'too-many-events',
]

describe('classes of requests', () => {
  test.each(FAILURES)('%s is never a success, however much of it arrived', (name) => {
    const goals = goalsOf([parseSlo('ttft p95 < 1s')])
    const { requests, metrics, throughput, goodput, errors } = analyzed(
      [rowOf({ class: name, error: 'first' }), rowOf({ class: name, error: 'second' })],
      { goals },
    )
    expect(requests).toMatchObject({ started: 2, ok: 0, failed: 2, errorShare: 1 })
    expect(Object.keys(metrics)).toEqual(['schedule-lag'])
    expect(throughput).toEqual({
      completionsPerSecond: 0,
      outputTokensPerSecond: null,
      tokensPerSecondPerUser: null,
    })
    expect(goodput).toMatchObject({ share: 0, perSecond: 0 })
    expect(errors).toEqual([{ class: name, count: 2, example: 'first' }])
  })

  test('requests cut by the end of the run are neither completed nor failed', () => {
    const cut = rowOf({ class: 'interrupted' })
    const never = rowOf({ class: 'interrupted', sentUs: null })
    expect(analyzed([rowOf(), cut, never], { planned: 4 }).requests).toEqual({
      started: 2,
      ok: 1,
      failed: 0,
      interrupted: 1,
      dropped: 2,
      errorShare: 0,
      resent: 0,
      empty: 0,
    })
  })

  test('counts requests that were sent again in any case; an answer without text is completed, but not good', () => {
    const goals = goalsOf([parseSlo('ttft p95 < 60s')])
    const noText = {
      firstTokenUs: null,
      lastTokenUs: null,
      chunks: 0,
      gapsUs: null,
      empty: true,
    } as const
    const rows = [rowOf({ resent: true }), rowOf({ resent: true, class: 'reset' }), rowOf(noText), rowOf()]
    const { requests, goodput } = analyzed(rows, { goals })
    expect(requests).toMatchObject({ started: 4, ok: 3, failed: 1, resent: 2, empty: 1 })
    expect(goodput?.share).toBe(0.5)
  })

  test('a warm-up counts only for what happens within the window', () => {
    const window = { fromUs: 2_000_000, toUs: 12_000_000 }
    const before = rowOf({
      closedUs: 4_000_000,
      doneUs: 4_000_000,
      lastTokenUs: 3_900_000,
      gapsUs: null,
    })
    const rows = [before, rowOf({ class: 'reset' }), shifted(5_000_000), rowOf({ class: 'interrupted' })]
    const run = analyzed(rows, { window, planned: 1 })
    expect(run.requests).toMatchObject({
      started: 1,
      ok: 1,
      failed: 0,
      dropped: 0,
      warmUp: { sent: 3, failed: 1 },
    })
    expect(run.errors).toEqual([])
    expect(run.metrics['ttft']?.n).toBe(1)
    expect(run.rates.sentPerSecond).toBe(0.1)
    // Both answers came within the window. The first request was in flight in 2 of its 10 s.
    expect(run.rates.completedPerSecond).toBe(0.2)
    expect(run.littlesLaw.inFlight).toBeCloseTo(0.2 + 0.0142, 3)
  })

  test('the error table has the most frequent first', () => {
    const rows = [
      rowOf({ class: 'reset' }),
      rowOf({ class: 'truncated', error: 'no [DONE]' }),
      rowOf({ class: 'truncated' }),
    ]
    expect(analyzed(rows).errors).toEqual([
      { class: 'truncated', count: 2, example: 'no [DONE]' },
      { class: 'reset', count: 1, example: null },
    ])
  })
})

describe('throughput', () => {
  test('tokens count when they arrive inside the window, not when their request does', () => {
    // The chunks come at 1.1, 1.12 and 1.14 s. The window ends before the third one.
    const window = { fromUs: 0, toUs: 1_130_000 }
    const { throughput } = analyzed([shifted(0, { completionTokens: 30 })], { window })
    expect(throughput.outputTokensPerSecond).toBeCloseTo(20 / 1.13, 9)
    expect(throughput.completionsPerSecond).toBe(0)
  })

  test('one completion without usage makes the token rate unknown', () => {
    const analysis = analyzed([rowOf(), rowOf({ completionTokens: null })])
    expect(analysis.throughput.outputTokensPerSecond).toBeNull()
    expect(analysis.withoutUsage).toBe(1)
  })

  test('a user sees 1 / TPOT', () => {
    const rows = Array.from({ length: 10 }, (_, index) => rowOf({ completionTokens: 3, i: index }))
    expect(analyzed(rows).throughput.tokensPerSecondPerUser).toEqual({ p50: 50, p10: 50, p1: null })
  })

  test('planned, sent, admitted and completed requests are counted separately', () => {
    const rows = [rowOf(), rowOf({ class: 'http-429' }), rowOf({ class: 'reset' })]
    expect(analyzed(rows, { planned: 5 }).rates).toEqual({
      askedPerSecond: 0.5,
      sentPerSecond: 0.3,
      admittedPerSecond: 0.2,
      completedPerSecond: 0.1,
    })
  })
})

describe('goodput', () => {
  const goals = goalsOf(['ttft p95 < 90ms', 'e2e p99 <= 1s', 'errors < 1%', 'icl p99 < 5ms'].map(parseSlo))

  test('goals are the limits that one request has', () => {
    expect(goals.map(({ timing, limitMs }) => [timing, limitMs])).toEqual([
      ['ttft', 90],
      ['e2e', 1000],
    ])
  })

  test('its denominator is every request offered: refused and never sent ones count against it', () => {
    const fast = rowOf({ firstTokenUs: 1_081_000, gapsUs: [40_000, 20_000] })
    const { goodput } = analyzed([fast, fast, rowOf(), rowOf({ class: 'http-429' })], { goals, planned: 8 })
    expect(goodput).toMatchObject({
      share: 2 / 8,
      perSecond: 0.2,
      goals: [
        { slo: 'ttft p95 < 90ms', share: 2 / 8 },
        { slo: 'e2e p99 <= 1s', share: 3 / 8 },
      ],
    })
  })

  test('is at most 100 %, also where more was sent than was due when one part of a load was stopped', () => {
    const { goodput } = analyzed([rowOf(), rowOf(), rowOf()], { goals: goals.slice(1), planned: 2 })
    expect(goodput).toMatchObject({ share: 1, goals: [{ share: 1 }] })
  })

  test('without limits there is none', () => {
    expect(analyzed([rowOf()]).goodput).toBeNull()
  })
})

describe("Little's law", () => {
  test('holds in steady state', () => {
    // A request every 100 ms, each 143 ms in flight.
    const rows = Array.from({ length: 100 }, (_, index) => shifted(index * 100_000 - 1_000_000))
    const { inFlight, arrivalsPerSecond, residual } = analyzed(rows).littlesLaw
    expect(inFlight).toBeCloseTo(1.43, 1)
    expect(arrivalsPerSecond).toBe(10)
    expect(residual).toBeLessThan(0.02)
  })

  test('fails when requests pile up', () => {
    // Requests are sent evenly, but all answers end after the window.
    const rows = Array.from({ length: 100 }, (_, index) =>
      shifted(index * 100_000 - 1_000_000, { closedUs: 30_000_000 }),
    )
    expect(analyzed(rows).littlesLaw.residual).toBeGreaterThan(0.5)
  })

  test('is null without requests', () => {
    expect(analyzed([]).littlesLaw).toEqual({
      inFlight: 0,
      arrivalsPerSecond: 0,
      meanStaySeconds: null,
      residual: null,
    })
  })
})

test('rows outside the window are counted, but are in no distribution', () => {
  const late = shifted(20_000_000)
  const { requests, metrics } = analyzed([rowOf(), late])
  expect(requests.ok).toBe(2)
  expect(metrics['ttft']?.n).toBe(1)
})

test('the order of rows and how they are split over processes does not matter', () => {
  const rows = Array.from({ length: 60 }, (_, index) =>
    shifted(index * 70_000, { i: index, class: index % 7 === 0 ? 'truncated' : 'ok', error: 'cut' }),
  )
  expect(analyzed(rows.toReversed())).toEqual(analyzed(rows))
  const [odd, even] = [rows.filter((row) => row.i % 2 === 1), rows.filter((row) => row.i % 2 === 0)]
  expect(analyzed([...odd, ...even])).toEqual(analyzed(rows))
})

test('requests that were sent after all answered ones and got no answer are counted, in any order of rows', () => {
  const answered = shifted(0, { i: 1 })
  const gone = (['refused', 'timeout-connect', 'timeout-total'] as const).map((name, i) =>
    shifted((i + 2) * 1_000_000, { i, class: name, status: 0 }),
  )
  const early = shifted(-500_000, { i: 9, class: 'reset', status: 0 })
  expect(analyzed([answered, early, ...gone]).unansweredAtEnd).toBe(3)
  expect(analyzed([...gone, early, answered]).unansweredAtEnd).toBe(3)
  const late = shifted(9_000_000, { i: 8, class: 'http-5xx', status: 500 })
  expect(analyzed([...gone, late]).unansweredAtEnd).toBe(0)
  // A service that lets a request wait until its timeout, and answers later ones, is not gone.
  const stuck = { ...shifted(-100_000, { i: 10, class: 'timeout-total', status: 0 }), closedUs: 9_500_000 }
  expect(analyzed([stuck, answered]).unansweredAtEnd).toBe(0)
})

test('refused keys and transports are counted', () => {
  const refusal = (i: number, status: number) =>
    shifted(0, { i, class: 'http-4xx', status, transport: 'json' })
  const { errors, sentBy } = analyzed([
    refusal(0, 401),
    refusal(1, 403),
    refusal(2, 404),
    shifted(0, { i: 3 }),
  ])
  expect(errors).toEqual([{ class: 'http-4xx', count: 3, example: null, refusedKeys: 2 }])
  expect(sentBy).toEqual({ json: 3, sse: 1, websocket: 0 })
})

test('tokens of answers are compared with the requested number', () => {
  const got = [3, 3, 3, 50].map((completionTokens, i) => shifted(0, { i, completionTokens }))
  const { tokens } = analyzed([...got, shifted(0, { i: 9, completionTokens: null })], {
    maxTokensAt: () => 4,
  })
  expect(tokens).toEqual({
    n: 4,
    askedMean: 4,
    promptMean: 10,
    p50: 3,
    mean: 14.75,
    over: { count: 1, share: 0.25, mean: 50 },
  })
  expect(analyzed(got, { maxTokensAt: (index) => (index === 3 ? 50 : 3) }).tokens?.over).toBeNull()
  const silent = analyzed([...got, shifted(0, { i: 4, promptTokens: null })], { maxTokensAt: () => 4 })
  expect(silent.tokens).not.toHaveProperty('promptMean')
})
