import { expect, test } from 'vitest'
import { rowOf } from '../rows/row-fixture.ts'
import { analyze } from './analyze.ts'
import { countRow, Tally } from './tally.ts'

test('the window has its length, and the completions in it and after it', () => {
  const window = { fromUs: 1_000_000, toUs: 3_000_000 }
  const ends = [900_000, 1_250_000, 2_900_000, 3_000_000, 3_100_000]
  const before = { scheduledUs: 500_000, sentUs: 500_000 }
  const rows = ends.map((atUs) => rowOf({ lastTokenUs: atUs, gapsUs: null }))
  // A request of the warm-up counts if its answer came within the window.
  const warmUp = [1_125_000, 3_200_000].map((atUs) => rowOf({ ...before, lastTokenUs: atUs, gapsUs: null }))
  const tally = new Tally({ window, planned: null, goals: [] })
  for (const row of [...rows, ...warmUp]) countRow(tally, row)
  expect(analyze(tally).window).toEqual({
    seconds: 2,
    completions: 3,
    firstSeconds: 0.125,
    completedAfter: 2,
  })
})

test('good answers to requests of the warm-up are in the rates of goodput', () => {
  const window = { fromUs: 2_000_000, toUs: 12_000_000 }
  const goals = [{ slo: 'e2e p95 < 60s', timing: 'e2e' as const, limitMs: 60_000 }]
  const tally = new Tally({ window, planned: null, goals })
  const early = { scheduledUs: 500_000, sentUs: 500_000, completionTokens: 100, gapsUs: null }
  const ends = { firstTokenUs: 3_000_000, lastTokenUs: 4_000_000, doneUs: 4_000_000, closedUs: 4_000_000 }
  const late = { ...early, scheduledUs: 2_500_000, sentUs: 2_500_000, ...ends }
  for (const row of [rowOf({ ...early, ...ends }), rowOf(late)]) countRow(tally, row)
  expect(analyze(tally)).toMatchObject({
    throughput: { completionsPerSecond: 0.2, outputTokensPerSecond: 20 },
    goodput: { share: 1, perSecond: 0.2, tokensPerSecond: 20 },
  })
})
