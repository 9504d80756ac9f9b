/** Tests that two simulated runs of one trace never give opposite verdicts on an objective. */
import { expect, test } from 'vitest'
import { rowOf } from '../rows/row-fixture.ts'
import { exponential, randomAt, randomRoot } from '../workload/random.ts'
import { percentileInterval, percentileOf } from './distribution.ts'
import { judgeSlo } from './slo-verdict.ts'
import { parseSlo } from './slo.ts'
import { countRow, Tally } from './tally.ts'

const SECONDS = 300
const SERVERS = 4
const MEAN_SECONDS = 0.18
const US = 1_000_000

function exponentialTimes(seed: string): () => number {
  const random = randomAt(randomRoot(seed, 'trace objectives'), 0)
  return () => exponential(random)
}

/** Returns the send times of a trace in seconds: random (Poisson) arrivals, at a rate that changes with time (`rateAt`). */
function traceOf(seed: string, rateAt: (seconds: number) => number): readonly number[] {
  const next = exponentialTimes(seed)
  const times: number[] = []
  for (let at = next(); at < SECONDS; at += next() / rateAt(at)) times.push(at)
  return times
}

/** Simulates servers with one queue and exponential service times. Returns the answer times of the requests of a trace. */
function replayed(trace: readonly number[], seed: string) {
  const next = exponentialTimes(seed)
  const tally = new Tally({ window: { fromUs: 0, toUs: SECONDS * US }, planned: trace.length, goals: [] })
  const freeAt = Array.from({ length: SERVERS }, () => 0)
  for (const [i, at] of trace.entries()) {
    const server = freeAt.indexOf(Math.min(...freeAt))
    const end = Math.max(at, freeAt[server] ?? 0) + MEAN_SECONDS * next()
    freeAt[server] = end
    const [sentUs, endUs] = [Math.round(at * US), Math.round(end * US)]
    const ends = { firstTokenUs: endUs, lastTokenUs: endUs, doneUs: endUs, closedUs: endUs }
    countRow(tally, rowOf({ i, scheduledUs: sentUs, sentUs, ...ends, chunks: 1, gapsUs: null }))
  }
  return tally.completed.column('e2e')
}

const SHAPE = { model: 'open-trace', warmUpSeconds: 0, rampUpSeconds: 0 } as const

test.each<[string, (seconds: number) => number]>([
  ['waves', (seconds) => 8 + 10 * Math.max(0, Math.sin(seconds / 20))],
  ['bursts', (seconds) => (seconds % 60 < 8 ? 35 : 4)],
  ['a rising rate', (seconds) => 3 + seconds / 15],
])('%s: no limit is met in one run and missed in the other', (name, rateAt) => {
  for (const turn of [1, 2]) {
    const trace = traceOf(`${name} ${turn}`, rateAt)
    const runs = [1, 2].map((run) => replayed(trace, `${name} ${turn} ${run}`))
    for (const percentile of [50, 95]) {
      const measured = runs.map((series) => {
        const sorted = series.sorted()
        const interval = percentileInterval(series, percentile)
        return { actual: percentileOf(sorted, percentile) ?? 0, n: sorted.length, interval }
      })
      const middle = measured.reduce((sum, { actual }) => sum + actual / runs.length, 0)
      // With limits between the figures of both runs, verdicts without intervals would differ.
      for (const limit of [0.5, 0.9, 1, 1.1, 2].map((times) => times * middle)) {
        const slo = parseSlo(`e2e p${percentile} < ${limit.toFixed(3)}ms`)
        const verdicts = measured.map((figures) => judgeSlo(slo, figures, SHAPE).ok)
        expect(verdicts.includes(true) && verdicts.includes(false), `${slo.text} of ${name} ${turn}`).toBe(
          false,
        )
      }
    }
  }
})
