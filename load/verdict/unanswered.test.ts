/** Tests objectives that stay undecided because requests got no answer, chunks came in groups, or too few requests were sent. */
import { expect, test } from 'vitest'
import type { Row } from '../../schemas/compiled/row.ts'
import { analyze } from '../analysis/analyze.ts'
import { measuresOfRows } from '../analysis/measures.ts'
import { parseSlo } from '../analysis/slo.ts'
import { countRow, goalsOf, Tally } from '../analysis/tally.ts'
import { rowOf } from '../rows/row-fixture.ts'
import { evidence, type EvidenceChanges } from './judge-load-fixture.ts'
import { judgeLoad } from './judge-load.ts'

const SECONDS = 20

/** Judges a load of these rows, one after another, by one objective. */
function judgedBy(slo: string, rows: readonly Partial<Row>[], parts: EvidenceChanges = {}) {
  const window = { fromUs: 0, toUs: SECONDS * 1_000_000 }
  const goals = goalsOf([parseSlo(slo)])
  const tally = new Tally({ window, planned: rows.length, goals, maxTokensAt: () => 32 })
  for (const [i, row] of rows.entries()) {
    const lateUs = Math.round((i * (SECONDS - 2) * 1_000_000) / rows.length)
    const own = rowOf(row)
    const at = (us: number | null) => (us === null ? null : us + lateUs)
    const times = { scheduledUs: at(own.scheduledUs), sentUs: at(own.sentUs), headersUs: at(own.headersUs) }
    const ends = { firstTokenUs: at(own.firstTokenUs), lastTokenUs: at(own.lastTokenUs) }
    countRow(tally, { ...own, ...times, ...ends, i, doneUs: at(own.doneUs), closedUs: at(own.closedUs) })
  }
  const collected = { tally, analysis: analyze(tally), byTransport: null, rows: rows.length }
  const none = { files: [], isShort: false, problem: null }
  const iterations = rows.length
  const measured = measuresOfRows(
    { ...collected, ...none },
    { iterations },
    { sampled: 0, conforming: 0, example: null },
  )
  return judgeLoad(evidence({ slos: [parseSlo(slo)], measured, ...parts }))
}

const GIVEN_UP: Partial<Row> = {
  class: 'timeout-total',
  firstTokenUs: null,
  lastTokenUs: null,
  doneUs: null,
  closedUs: 4_001_000,
  chunks: 0,
  gapsUs: null,
}
const LOST: Partial<Row> = { ...GIVEN_UP, class: 'reset' }
const CUT: Partial<Row> = { ...GIVEN_UP, firstTokenUs: 1_101_000, lastTokenUs: 1_101_000, chunks: 1 }

/** Returns `n` rows, of which every fifth is `odd`. */
const oneInFive = (odd: Partial<Row>, n = 400): readonly Partial<Row>[] =>
  Array.from({ length: n }, (_, i) => (i % 5 === 0 ? odd : {}))

test.each<[string, Partial<Row>, boolean]>([
  ['e2e p95 < 1s', GIVEN_UP, false],
  ['e2e max < 1s', GIVEN_UP, false],
  ['ttft p95 < 1s', GIVEN_UP, false],
  // Text had arrived in time.
  ['ttft p95 < 1s', CUT, true],
  ['e2e p95 < 1s', CUT, false],
  ['e2e p50 < 1s', GIVEN_UP, true],
  // They may take less than this limit.
  ['e2e p95 < 4s', GIVEN_UP, true],
  ['e2e p95 < 1s', LOST, true],
])('%s counts requests that were given up: %j', (slo, odd, ok) => {
  const [verdict] = judgedBy(slo, oneInFive(odd)).slo
  expect(verdict).toMatchObject({ ok, actual: expect.closeTo(slo.startsWith('ttft') ? 100 : 140, 6) })
  expect(verdict?.reason).toBe(
    ok
      ? null
      : '80 requests without an answer in time took longer than the limit; the figure is that of completed requests',
  )
})

test('waits of k6 do not explain requests without an answer', () => {
  const wait = { seconds: 2.8, ranSeconds: 0.12, ofSeconds: 20, meanMs: 0.3, worstMs: 9 }
  expect(judgedBy('e2e p90 < 1s', oneInFive(GIVEN_UP), { wait }).slo[0]).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^80 requests without an answer in time took longer/),
  })
})

test.each([
  [0.2, /^the 95 % interval of p50 has the limit in it/],
  [2, /^k6 waited 2.0 s for a processor/],
])(
  'k6 waited %i s of 20 s: an undecided objective has another reason, and advises a longer run or not',
  (seconds, why) => {
    const wait = { seconds, ranSeconds: 0.12, ofSeconds: 20, meanMs: 0.3, worstMs: 9 }
    const slow = { lastTokenUs: 1_181_000, doneUs: 1_182_000, closedUs: 1_183_000 }
    const rows = Array.from({ length: 100 }, (_, i) => ((7 * i) % 20 < 9 ? slow : {}))
    const [verdict] = judgedBy('e2e p50 < 150ms', rows, { wait }).slo
    expect(verdict).toMatchObject({ ok: null, reason: expect.stringMatching(why) })
    expect(verdict?.timesLonger === undefined).toBe(seconds === 2)
  },
)

test('a run that is invalid for another reason does not advise a longer one', () => {
  const rows = Array.from({ length: 30 }, () => ({}))
  expect(judgedBy('e2e p99 < 1s', rows).slo[0]?.timesLonger).toBeGreaterThan(1)
  const [verdict] = judgedBy('e2e p99 < 1s', rows, { incomplete: ['part 1 of 2 is missing'] }).slo
  expect(verdict).not.toHaveProperty('timesLonger')
})

test.each<[string, readonly number[], boolean | null]>([
  ['icl p90 < 30ms', [0, 0, 0, 0, 0, 0, 80_000, 0, 0, 0, 0, 0], null],
  ['icl p90 < 30ms', Array.from({ length: 12 }, () => 20_000), true],
  ['icl p90 < 30ms', Array.from({ length: 12 }, (_, at) => 300 + 100 * (at % 5)), true],
  ['icl p50 < 30ms', [0, 40_000, 0, 40_000, 0, 40_000, 0, 40_000, 0, 40_000, 0, 40_000], true],
  ['e2e p90 < 10s', [0, 0, 0, 80_000, 0, 0, 0, 80_000, 0, 0, 0, 0], true],
])('%s needs text at many times: gaps of %j', (slo, gapsUs, ok) => {
  const lastTokenUs = 1_101_000 + gapsUs.reduce((sum, us) => sum + us, 0)
  const ends = { lastTokenUs, doneUs: lastTokenUs, closedUs: lastTokenUs }
  const row = { gapsUs, chunks: 13, completionTokens: 13, ...ends }
  const judged = judgedBy(
    slo,
    Array.from({ length: 100 }, () => row),
  )
  expect(judged.slo[0]?.ok).toBe(ok)
  const note = 'streams came in few groups of pieces: three of four pieces 0.00 ms or less after another'
  expect(judged.notes.some((text) => text.startsWith(note))).toBe(gapsUs[1] === 0)
  if (ok === null) expect(judged.slo[0]?.reason).toContain(note)
})

test('a rate that the load did not offer is undecided', () => {
  const rates = { askedPerSecond: 12, sentPerSecond: 12, admittedPerSecond: 12, completedPerSecond: 12 }
  const throughput = { completionsPerSecond: 11.5, outputTokensPerSecond: null, tokensPerSecondPerUser: null }
  const window = { seconds: 20, completions: 230, firstSeconds: 0, completedAfter: 0 }
  const okOf = (slo: string, asked: number | null = 12) =>
    judgeLoad(
      evidence({
        slos: [parseSlo(slo)],
        measured: { rates: { ...rates, askedPerSecond: asked }, throughput, window },
      }),
    ).slo[0]
  expect(okOf('completions > 40/s')).toMatchObject({
    ok: null,
    actual: 11.5,
    reason: 'only 12.00 requests per second were offered',
  })
  // The load offered enough for these.
  expect(okOf('completions > 11.8/s')?.ok).toBe(false)
  expect(okOf('completions > 40/s', null)?.ok).toBe(false)
})

test.each([
  [4, 4, 'completions > 1/s', null],
  [4, 0, 'completions > 1/s', false],
  [4, 4, 'completions > 2/s', false],
  // A growing backlog does not excuse a rate that is too low.
  [300, 300, 'completions > 90/s', false],
  [300, 8, 'completions > 61/s', null],
])('%i completions in 5 s and %i after it: %s is %s', (completions, completedAfter, slo, ok) => {
  const window = { seconds: 5, completions, firstSeconds: 1, completedAfter }
  const throughput = { completionsPerSecond: completions / 5, outputTokensPerSecond: null }
  const measured = { window, throughput: { ...throughput, tokensPerSecondPerUser: null } }
  const [verdict] = judgeLoad(evidence({ slos: [parseSlo(slo)], measured })).slo
  expect(verdict?.ok).toBe(ok)
  if (ok === null) expect(verdict?.reason).toMatch(/in 5 s cannot decide it: \d more ended after the window/)
})

test('an objective on time per token names missing usage as the cause', () => {
  const rows = Array.from({ length: 40 }, () => ({ completionTokens: null }))
  expect(judgedBy('tpot p90 < 1s', rows).slo[0]?.reason).toBe(
    'no answer reported its token usage, which tpot needs',
  )
})

test.each([64, 1])(
  'usage of %i tokens for 32 chunks decides no objective, and is no figure',
  (completionTokens) => {
    const row = { chunks: 32, completionTokens, gapsUs: Array.from({ length: 31 }, () => 1290) }
    const rows = Array.from({ length: 200 }, (_, i) => (i % 5 === 0 ? { ...row, completionTokens: 32 } : row))
    const run = judgedBy('tpot p95 < 15ms', rows)
    const why = `completion_tokens in usage is ${completionTokens} where 32 chunks of text arrived (means of 160 of 200 answers), so figures from usage are unknown`
    expect(run.slo[0]).toMatchObject({ ok: null, reason: why })
    expect(run).toMatchObject({ outcome: 'undecided', goodput: { share: null } })
    expect(run.notes).toEqual([why])
    expect(run.metrics).not.toHaveProperty('tpot')
    const { outputTokensPerSecond, tokensPerSecondPerUser } = run.throughput
    expect([outputTokensPerSecond, tokensPerSecondPerUser]).toEqual([null, null])
    expect(judgedBy('output-tokens > 5/s', rows).slo[0]?.reason).toBe(why)
    expect(judgedBy('ttft p50 < 1s', rows).slo[0]?.ok).toBe(true)
  },
)

test('a target that is gone at the end is noted although an objective limits errors', () => {
  const gone = evidence({ slos: [parseSlo('errors < 90%')], measured: { unansweredAtEnd: 30 } })
  expect(judgeLoad(gone).notes).toEqual([
    expect.stringMatching(/^the target was gone at the end: the last 30/),
  ])
})

test('a target that answers after the end of the load was not gone', () => {
  const late = { lastTokenUs: 21_000_000, doneUs: 21_000_000, closedUs: 21_000_000 }
  const rows = Array.from({ length: 20 }, (_, i) => (i < 12 ? {} : { ...GIVEN_UP, status: 0 }))
  expect(judgedBy('e2e p50 < 4s', [late, ...rows.slice(1)]).isGone).toBeUndefined()
})

test.each([
  [12, LOST, true, true],
  [12, LOST, null, true],
  [9, LOST, null, false],
  [1, LOST, false, true],
  [12, GIVEN_UP, false, true],
  // An overloaded target lets requests time out too.
  [12, GIVEN_UP, true, false],
  [12, GIVEN_UP, null, false],
])(
  '%i requests without an answer at the end (%j), and a later call (%s): gone %s',
  (lost, last, isAnswering, isGone) => {
    const rows = Array.from({ length: 40 }, (_, i) => (i < 40 - lost ? {} : { ...last, status: 0 }))
    const judged = judgedBy('e2e p50 < 4s', rows, { isAnswering })
    const nor = isAnswering === false ? ', nor did a call after the load' : ''
    const many = lost === 1 ? '1 request' : `${lost} requests`
    const why = `the target was gone at the end: the last ${many} got no answer from http://127.0.0.1:9${nor}`
    expect(judged).toMatchObject({ outcome: isGone ? 'invalid' : 'ok', reasons: isGone ? [why] : [] })
    expect(judged.slo[0]).toMatchObject({ ok: isGone ? null : true, reason: isGone ? why : null })
  },
)

/** Returns 40 rows of two API keys in turn. Those of the second key have the members of `second`. */
const ofTwoKeys = (second: Partial<Row>) =>
  Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? { key: 'aaaa0000' } : { ...second, key: 'bbbb1111' }))

test('one of several keys that is always refused makes a load invalid', () => {
  const refused = ofTwoKeys({ ...LOST, class: 'http-4xx', status: 401 })
  expect(judgedBy('ttft p50 < 1s', refused)).toMatchObject({
    outcome: 'invalid',
    reasons: [
      'one of 2 keys is refused: 20 requests with the key whose SHA-256 begins with bbbb1111 got 401 or 403, and none was completed',
    ],
  })
  expect(judgedBy('ttft p50 < 1s', ofTwoKeys({})).valid).toBe(true)
})
