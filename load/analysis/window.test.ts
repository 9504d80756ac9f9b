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
