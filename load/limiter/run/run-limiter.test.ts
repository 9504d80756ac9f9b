import { expect, test } from 'vitest'
import type { LoadProgress } from '../../runner/run-plan.ts'
import type { LimiterExecution } from './limiter-execution.ts'
import { tellAnalysis } from './run-limiter.ts'

/** The report of a run that ended with this exit code of k6, and whose answers all had this status. */
function toldOf(exitCode: number, status: number): readonly LoadProgress[] {
  const reported: LoadProgress[] = []
  const seen = { key: 'a', kind: 'chat', outcome: 'accepted', status }
  tellAnalysis({
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
  expect(toldOf(0, 200)).toMatchObject([
    { phase: 'analyse', text: expect.stringContaining('finding the limiter that fits 2 answers') },
  ])
})

test.each([
  ['stopped', 105, 200],
  ['of which nothing came', 0, 404],
])('nothing is worked out of a run %s, and nothing is said', (_name, exitCode, status) => {
  expect(toldOf(exitCode, status)).toEqual([])
})
