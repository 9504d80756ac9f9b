import type { Lateness } from '../../runner/machine-watch.ts'
import { expect, test } from 'vitest'
import type { FairnessSample } from './fairness-sample.ts'
import type { LimiterExecution } from '../run/limiter-execution.ts'
import { judgeFairness } from './judge-fairness.ts'
import { stageOf } from '../stage-fixture.ts'

const SHAPE = {
  victimPerSecond: 20,
  aggressorPerSecond: 40,
  phaseSeconds: 10,
  rounds: 1,
  restSeconds: 0,
  accounts: ['1', '2'],
}

/** The part of a complete run that the judge reads. */
const EXECUTION = {
  plan: {
    load: {
      version: '0',
      urls: { baseUrl: 'http://127.0.0.1:9' },
      model: 'm',
      embedded: {},
      seed: 's',
      keys: [],
    },
    task: { keys: ['a', 'b'], sources: [{ label: '1', address: null }], maxRequests: 4000, maxMs: 300_000 },
    keyOrigins: ['$A', '$B'],
  },
  engine: 'k6',
  k6Run: {
    finished: { ending: { exitCode: 0, signal: null, stopped: false, late: false } },
    log: { exceptions: [], tail: [] },
    startedAt: new Date(0),
    durationMs: 1,
    networkNotes: [],
  },
  rows: {
    observations: [
      { stage: stageOf('calm 1'), key: 'a', kind: 'long', outcome: 'accepted', status: 200, closedMs: 1 },
      { stage: stageOf('use up 1'), key: 'a', kind: 'chat', outcome: 'refused', status: 429, closedMs: 1 },
    ],
    decisions: [{ type: 'done', atMs: 1, because: 'settled', note: 'every planned stage was executed' }],
    startEpochMs: 0,
    examples: new Map(),
    learned: [],
    resent: 0,
    problem: null,
  },
} as unknown as LimiterExecution

type Change = (sample: FairnessSample, at: number) => Partial<FairnessSample>

function samples(aggressor: Change, lateMs = 0): readonly FairnessSample[] {
  const of = (phase: 'calm' | 'press', key: string, rate: number, change: Change) =>
    Array.from({ length: rate * 10 }, (_, at): FairnessSample => {
      const plannedMs = (phase === 'calm' ? 0 : 10_000) + (1000 * at) / rate
      const fate = { outcome: 'accepted', isOk: true, ttftMs: 1 } as const
      const sample = { phase, round: 1, key, ...fate, plannedMs, sentMs: plannedMs + lateMs }
      return { ...sample, ...change(sample, at) }
    })
  return [
    ...of('calm', 'a', 20, same),
    ...of('calm', 'b', 20, same),
    ...of('press', 'a', 40, aggressor),
    ...of('press', 'b', 20, same),
  ]
}

const same: Change = () => ({})
const half: Change = (_sample, at) => (at % 2 === 0 ? { outcome: 'refused', isOk: false } : {})

test('the impact on other keys is decided if the aggressor was refused and requests were sent as planned', () => {
  const run = judgeFairness(EXECUTION, SHAPE, samples(half))
  expect(run).toMatchObject({ outcome: 'answered', exitCode: 0, valid: true })
  expect(run.instrument).toMatchObject({ verdict: 'valid' })
})

test('if the first key could not be used up, no impact is not shown', () => {
  const observations = EXECUTION.rows.observations.filter(({ stage }) => stage.label !== 'use up')
  const run = judgeFairness({ ...EXECUTION, rows: { ...EXECUTION.rows, observations } }, SHAPE, samples(half))
  expect(run).toMatchObject({ outcome: 'undetermined', exitCode: 3, valid: true })
  expect(run.reasons).toEqual(['the figures do not show whether other keys are affected'])
  expect(run.fairness?.spill.verdict).toBe('unclear')
  expect(run.answer.join(' ')).toContain('could not reach its limit with requests one after another')
})

const waits: Change = ({ phase }) => ({ ttftMs: phase === 'press' ? 474 : 6 })
const few: Change = ({ phase }, at) => ({ ttftMs: phase === 'press' ? (at % 20 === 0 ? 900 : 20) : 6 })

test('other keys with much longer waits are affected, even if none is refused and no limit was reached', () => {
  const delayed = samples(same).map((one, at) => (one.key === 'b' ? { ...one, ...waits(one, at) } : one))
  const observations = EXECUTION.rows.observations.filter(({ stage }) => stage.label !== 'use up')
  const run = judgeFairness({ ...EXECUTION, rows: { ...EXECUTION.rows, observations } }, SHAPE, delayed)
  expect(run).toMatchObject({ outcome: 'answered', exitCode: 0, valid: true, reasons: [] })
  const text = run.answer.join(' ')
  expect(text).toContain(
    'Other keys are slower when `a` ($A) sends more: their first token (p50) comes after 474 ms instead of 6 ms; the refused share of their requests changed by 0.0 percentage points',
  )
  expect(text).toContain('79.00 times as long')
  expect(text).not.toMatch(/do not pay|unclear|no limit was reached/)
})

function late(delayMs: number): Lateness {
  return { delaysMs: Array<number>(10).fill(delayMs), elapsedMs: 1000 }
}

test('a busy machine shows no delay of other keys, and this is reported', () => {
  const delayed = samples(half).map((one, at) => (one.key === 'b' ? { ...one, ...waits(one, at) } : one))
  const run = judgeFairness(EXECUTION, SHAPE, delayed, late(60))
  expect(run).toMatchObject({ outcome: 'undetermined', exitCode: 3, valid: true })
  expect(run.reasons).toEqual([
    'this machine was busy: in 35 % of the time it delayed programs by more than 25 ms',
  ])
  expect(run.answer.join(' ')).not.toContain('slower')
  expect(judgeFairness(EXECUTION, SHAPE, delayed, late(30)).answer.join(' ')).toContain(
    'Other keys are slower',
  )
})

test('a delay of a few milliseconds, or of single answers, is not an impact on other keys', () => {
  const run = judgeFairness(
    EXECUTION,
    SHAPE,
    samples(half).map((one, at) => (one.key === 'b' ? { ...one, ...few(one, at) } : one)),
  )
  expect(run.answer.join(' ')).toContain('Other keys are not affected')
})

test('if no limit was reached, the question stays open', () => {
  const run = judgeFairness(EXECUTION, SHAPE, samples(same))
  expect(run).toMatchObject({ outcome: 'undetermined', exitCode: 3, valid: true })
  expect(run.reasons).toEqual(['no limit was reached'])
  expect(run.fairness?.spill.verdict).toBe('does-not-spill')
  expect(run.answer.join(' ')).toContain('no limit was reached')
})

test('if requests were not sent as planned, the question stays open', () => {
  const run = judgeFairness(EXECUTION, SHAPE, samples(half, 50))
  expect(run).toMatchObject({ outcome: 'undetermined', exitCode: 3, valid: true })
  expect(run.reasons).toEqual(['requests were not sent as planned'])
  expect(run.fairness?.spill.verdict).toBe('does-not-spill')
  expect(run.instrument).toMatchObject({ verdict: 'suspect' })
})

test('if most answers show nothing about a limit, this is the reported reason', () => {
  const broken = EXECUTION.rows.observations.map((one) => ({
    ...one,
    outcome: 'unclassified' as const,
    status: 502,
  }))
  const run = judgeFairness(
    { ...EXECUTION, rows: { ...EXECUTION.rows, observations: [...EXECUTION.rows.observations, ...broken] } },
    SHAPE,
    samples(half),
  )
  expect(run).toMatchObject({ outcome: 'undetermined', exitCode: 3, valid: true })
  expect(run.reasons).toEqual(['50 % of the answers are neither completions nor refusals'])
})
