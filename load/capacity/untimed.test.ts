/** Tests that a sweep says the same as a load about tokens without times of their own. */
import { expect, test } from 'vitest'
import type { Row } from '../../schemas/compiled/row.ts'
import { analyze } from '../analysis/analyze.ts'
import { parseSlo } from '../analysis/slo.ts'
import { countRow, goalsOf, Tally } from '../analysis/tally.ts'
import { rowOf } from '../rows/row-fixture.ts'
import { untimedReason } from '../verdict/load-notes.ts'
import { capacityObjectives } from './capacity-plan.ts'
import { judgeCapacity } from './judge-capacity.ts'
import { sampleOfRow } from './run-stage.ts'
import { stageFigures } from './stage-figures.ts'

/** Returns 200 rows of 10 s, of which every fifth is normal. */
const rowsOf = (odd: Partial<Row>): readonly Row[] =>
  Array.from({ length: 200 }, (_, i) => {
    const us = i * 50_000
    const text = { firstTokenUs: us + 20_000, lastTokenUs: us + 330_000, chunks: 32, completionTokens: 32 }
    const ends = { doneUs: us + 340_000, closedUs: us + 340_000 }
    const own = i % 5 === 0 ? {} : odd
    return rowOf({ transport: 'sse', i, scheduledUs: us, sentUs: us, ...ends, ...text, ...own })
  })
const collected = () =>
  rowsOf({}).map((row) => (row.i % 5 === 0 ? row : { ...row, lastTokenUs: (row.firstTokenUs ?? 0) + 500 }))

const stageOf = (slo: string, rows: readonly Row[]) =>
  stageFigures(
    rows.flatMap((row) => sampleOfRow(row, 32) ?? []),
    { purpose: 'idle', ratePerSecond: 0, warmUpSeconds: 0, seconds: 10, fromSeconds: 0, cpuShare: null },
    capacityObjectives([slo]),
  )

const ofLoad = (slo: string, rows: readonly Row[]) => {
  const goals = goalsOf([parseSlo(slo)])
  const window = { fromUs: 0, toUs: 10_000_000 }
  const tally = new Tally({ window, planned: 200, goals, maxTokensAt: () => 32 })
  for (const row of rows) countRow(tally, row)
  return analyze(tally)
}

test.each([
  ['tpot p95 < 2ms', 'usage is 64 where 32 chunks', rowsOf({ completionTokens: 64 })],
  ['ntpot p95 < 2ms', 'usage is 1 where 32 chunks', rowsOf({ completionTokens: 1 })],
  ['tpot p95 < 50ms', '160 streams of 200 came in one burst', collected()],
  ['ttst p95 < 50ms', '160 streams of 200 came in one burst', collected()],
])('%s: %s', (slo, what, rows) => {
  const { requests, miscount } = ofLoad(slo, rows)
  const why = untimedReason(slo.split(' ', 1)[0] ?? '', { ...requests, miscount })
  expect(why).toContain(what)
  const stages = [stageOf(slo, rows)]
  const objectives = capacityObjectives([slo])
  const judged = judgeCapacity({ stages, objectives, demand: null, deployments: 1 })
  const reasons = [`the objective '${slo}' cannot be judged: ${why ?? ''}`]
  const notes = [expect.stringContaining(what)]
  expect(judged).toMatchObject({ outcome: 'no-answer', exitCode: 3, reasons, notes })
})

test('a few such streams leave the time between tokens known, but are not good', () => {
  const rows = collected().filter(({ i }) => i % 5 === 0 || i === 1)
  const stage = stageOf('tpot p95 < 50ms', rows)
  expect(stage.counts[0]).toMatchObject({ n: 41, beyond: 0 })
  expect(stage.goodPerSecond).toBeCloseTo(3.9)
})
