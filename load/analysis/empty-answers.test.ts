/** Tests loads whose answers have no text, and objectives on durations that no answer has. */
import { expect, test } from 'vitest'
import { rowOf } from '../rows/row-fixture.ts'
import { evidence } from '../verdict/judge-load-fixture.ts'
import { judgeLoad } from '../verdict/judge-load.ts'
import { analyze } from './analyze.ts'
import { timingsOf } from './timings.ts'
import { countRow, Tally, goalsOf } from './tally.ts'
import { parseSlo } from './slo.ts'

const WINDOW = { fromUs: 0, toUs: 10_000_000 }

test.each(['json', 'sse', 'websocket'] as const)('an empty answer over %s counts by its end', (transport) => {
  const tally = new Tally({ window: WINDOW, planned: null, goals: [] })
  const none = { firstTokenUs: null, lastTokenUs: null, chunks: 0, gapsUs: null }
  countRow(tally, rowOf({ transport, empty: true, ...none }))
  const { throughput, rates, metrics } = analyze(tally)
  expect([throughput.completionsPerSecond, rates.completedPerSecond, metrics['e2e']?.n]).toEqual([
    0.1,
    0.1,
    undefined,
  ])
})

test('an objective that answers without text meet is undecided', () => {
  const slos = [parseSlo('e2e p50 < 1s')]
  const whole = evidence({ slos })
  expect(judgeLoad(whole)).toMatchObject({ outcome: 'ok' })
  const { requests } = whole.measures
  const judged = judgeLoad(evidence({ slos, measured: { requests: { ...requests, empty: requests.ok } } }))
  expect(judged).toMatchObject({ outcome: 'undecided', exitCode: 3, slo: [{ ok: null }] })
  expect(judged.slo[0]?.reason).toContain('(100 %) had no text')
})

test.each([
  [51, null],
  [50, true],
])('of 100 answers, %i without text: %s', (empty, ok) => {
  const { requests } = evidence().measures
  const measured = { requests: { ...requests, ok: 100, empty } }
  expect(judgeLoad(evidence({ slos: [parseSlo('errors <= 0%')], measured })).slo[0]?.ok).toBe(ok)
})

test('only answers with text have a duration', () => {
  const none = { firstTokenUs: null, lastTokenUs: null, chunks: 0, gapsUs: null }
  const empty = timingsOf(rowOf({ ...none, empty: true }))
  expect([empty.e2e, empty['e2e-response'], empty.ntpot]).toEqual([null, null, null])
  // Reasoning alone has tokens.
  expect(timingsOf(rowOf({ empty: true })).e2e).toBe(140)
})

test('a limit on a duration that no answer has is neither met nor missed', () => {
  const tally = new Tally({
    window: WINDOW,
    planned: null,
    goals: goalsOf([parseSlo('tpot p50 < 100ms'), parseSlo('e2e p50 < 1s')]),
  })
  countRow(tally, rowOf({ completionTokens: null }))
  const { goodput } = analyze(tally)
  expect(goodput).toMatchObject({ share: null, goals: [{ share: null }, { share: 1 }] })
  const judged = judgeLoad(evidence({ slos: [parseSlo('goodput > 50%')], measured: { goodput } }))
  expect(judged.slo).toMatchObject([
    { ok: null, actual: null, reason: "no answer has the duration of 'tpot p50 < 100ms'" },
  ])
  expect(judged.exitCode).toBe(3)
})
