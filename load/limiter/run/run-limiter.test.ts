import { expect, test } from 'vitest'
import type { LoadProgress } from '../../runner/run-plan.ts'
import type { LimiterExecution } from './limiter-execution.ts'
import { reportAnalysis } from './run-limiter.ts'

/** Returns the progress reports of a run with this exit code of k6, in which all answers had this status. */
function reportsOf(exitCode: number, status: number): readonly LoadProgress[] {
  const reported: LoadProgress[] = []
  const seen = { key: 'a', kind: 'chat', outcome: 'accepted', status }
  reportAnalysis({
    plan: {
      load: { scenario: 'rate-limit', keys: [], tell: (one: LoadProgress) => reported.push(one) },
      task: { keys: ['a'] },
      keyOrigins: ['$A'],
    },
    k6Run: {
      finished: { ending: { exitCode, signal: null, stopped: exitCode === 105, late: false } },
      log: { exceptions: [], tail: [] },
      durationMs: 4200,
    },
    rows: { observations: [seen, seen], examples: new Map(), learned: [], problem: null },
  } as unknown as LimiterExecution)
  return reported
}

test('announces the analysis, because it takes seconds', () => {
  expect(reportsOf(0, 200)).toMatchObject([
    { phase: 'analyze', text: expect.stringContaining('finding the limiter that fits 2 answers') },
  ])
})

test.each([
  ['stopped', 105, 200],
  ['without a completion', 0, 404],
])('a run %s is not analyzed, and nothing is reported', (_name, exitCode, status) => {
  expect(reportsOf(exitCode, status)).toEqual([])
})
