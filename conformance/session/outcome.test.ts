import { describe, expect, test } from 'vitest'
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import { allChecks } from './registry.ts'
import { composeRun, capabilityRecords, exitCodeOf, worstOutcome, excludedClauses } from './compose.ts'
import type { Evidence } from '../evidence/check.ts'
import { judgeCheck } from '../engine/judge-fixture.ts'
import { evidenceOf, exchange } from '../exchange/exchange-fixture.ts'
import { notApplicable, satisfied, type Judgement } from '../exchange/judgement.ts'
import { resolvePlan } from '../statement/plan.ts'
import { parseStatement } from '../statement/statement.ts'

function record(changes: Partial<CheckRecord> = {}): CheckRecord {
  return {
    id: 'sse.offered',
    title: 'a streamed call is answered by a stream',
    capability: 'sse',
    clause: 'C1.6',
    level: 'MUST',
    layer: 'spec',
    verdict: 'pass',
    issues: [],
    exchanges: ['sse.stream/basic'],
    ...changes,
  }
}

const gone = record({
  id: 'sse.text-streamed',
  verdict: 'not-applicable',
  reason: 'the reading of sse.events is custom',
  takenOutBy: ['sse.events'],
  exchanges: [],
})

describe('a violated SHOULD was judged', () => {
  const warned = record({ verdict: 'warn', level: 'SHOULD' })

  test('alone it counts like a pass: run and capability are conformant', () => {
    expect(worstOutcome([warned])).toBe('conformant')
    const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })
    const found = capabilityRecords([warned], plan).find(({ id }) => id === 'sse')
    expect(found?.outcome).toBe('conformant')
  })

  test.each<[string, Partial<CheckRecord>]>([
    ['without an exchange', { exchanges: [] }],
    ['of a MUST, where a capability that is declared absent is there', { level: 'MUST' }],
    ['which was only observed', { verdict: 'observed' }],
  ])('%s: nothing was judged', (_, changes) => {
    expect(worstOutcome([{ ...warned, ...changes }])).toBe('incomplete')
  })
})

describe('stated clauses that declared readings exclude', () => {
  test('an excluded MUST makes a conformant run partial, with exit code 3', () => {
    expect(worstOutcome([record(), gone])).toBe('partial')
    expect(exitCodeOf('partial')).toBe(3)
    expect(excludedClauses([record(), gone])).toEqual([
      { clause: 'C1.6', checks: ['sse.text-streamed'], readings: ['sse.events'] },
    ])
  })

  test.each<[string, Partial<CheckRecord>]>([
    ['a SHOULD', { level: 'SHOULD' }],
    ['a check without a declared reading behind it', { takenOutBy: [] }],
  ])('%s does not make it partial', (_, changes) => {
    expect(worstOutcome([record(), { ...gone, ...changes }])).toBe('conformant')
  })

  test('an excluded check of a gap does not make it partial, because a statement may fill gaps', () => {
    const { clause: _, ...rest } = gone
    expect(worstOutcome([record(), { ...rest, gap: 'G4.7', reading: 'sse.events' }])).toBe('conformant')
  })

  test.each<[CheckRecord['verdict'], string | undefined, string]>([
    ['fail', undefined, 'non-conformant'],
    ['error', undefined, 'broken'],
    ['inconclusive', 'timeout', 'incomplete'],
  ])('a verdict %s takes precedence over partial', (verdict, reason, outcome) => {
    const worse = record({ verdict, ...(reason === undefined ? {} : { reason }) })
    expect(worstOutcome([record(), gone, worse])).toBe(outcome)
  })

  test('only its capability is partial, with the clauses and readings concerned', () => {
    const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })
    const core = record({ id: 'core.post-completes', capability: 'core', clause: 'C4.1' })
    const [first, , third] = capabilityRecords([core, record(), gone], plan)
    expect(first).toMatchObject({ id: 'core', outcome: 'conformant' })
    expect(first).not.toHaveProperty('takenOut')
    expect(third).toMatchObject({ id: 'sse', outcome: 'partial', takenOut: [{ clause: 'C1.6' }] })
  })

  test('the run gives the reason in one line', () => {
    const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })
    const facts = { baseUrl: 'http://127.0.0.1:1', model: 'm', seed: 's', suite: '0', durationMs: 0 }
    const cost = { requests: 0, promptTokens: 0, completionTokens: 0 }
    const seen = { startedAt: '2026-01-01T00:00:00Z', exchanges: [], omissions: [] }
    const run = composeRun({ ...facts, ...seen, plan, cost }, [record(), gone])
    expect([run.outcome, run.exitCode]).toEqual(['partial', 3])
    expect(run.reason).toBe(
      'the statement removes stated MUSTs; not fully judged: C1.6 (declared: sse.events)',
    )
  })
})

function customised(): Judgement {
  return notApplicable('the reading of sse.events is custom', 'sse.events')
}

test('a check does not pass if a call that it judges was not sent', () => {
  const check = allChecks.find(({ id }) => id === 'sse.abort-healthy')
  if (check === undefined) throw new Error('sse.abort-healthy is gone')
  const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })
  const call = exchange('sse.abort/after')
  const verdictOf = (...calls: readonly string[]) =>
    judgeCheck(
      { ...check, judge: () => satisfied([call]) },
      evidenceOf([call], {
        ...plan,
        omissions: [{ probe: 'sse.abort', code: 'timeout', detail: 'late', calls }],
      }),
      plan,
    ).verdict
  expect(verdictOf('stream:beside-abort')).toBe('pass')
  expect(verdictOf('completion:after-abort')).toBe('inconclusive')
})

test('a reading of the profile excludes no clause: only a declared reading can', () => {
  const check = allChecks.find(({ id }) => id === 'sse.text-streamed')
  if (check === undefined) throw new Error('sse.text-streamed is gone')
  const text = JSON.stringify({
    schema: 'assay.statement/1',
    readings: { 'sse.events': { reading: 'typed', doneType: 'done' } },
  })
  const judged = (statement: ReturnType<typeof parseStatement> | null) => {
    const plan = resolvePlan({ profile: 'openai', statement, require: [] })
    const evidence: Evidence = {
      exchanges: [],
      sentAgain: [],
      omissions: [],
      readings: plan.readings,
      model: 'm',
      baseUrl: 'http://127.0.0.1:1',
      secretPlaceholders: [],
      hasKey: true,
    }
    return judgeCheck({ ...check, judge: customised }, evidence, plan)
  }
  expect(judged(parseStatement(text, 'typed.json')).takenOutBy).toEqual(['sse.events'])
  expect(judged(null)).not.toHaveProperty('takenOutBy')
})
