import { describe, expect, test } from 'vitest'
import { checkRecord } from '../../reports/run-fixture.ts'
import { baselineOf, withBaselineVerdicts, missingIn } from './answer-baseline.ts'
import { failingCheck } from './conformance-fixture.ts'
import { conformanceNotes } from './conformance-notes.ts'
import { withSingleUserVerdicts } from './single-user-verdicts.ts'

const loaded = { sampled: 100, conforming: 80, example: null, checks: [failingCheck()] }

function beside(changes: Parameters<typeof checkRecord>[0]) {
  return withBaselineVerdicts(loaded, baselineOf({ checks: [checkRecord({ id: 'sse.whole', ...changes })] }))
}

function exchanges(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `sse.stream/${at}`)
}

describe('checks decided by a baseline', () => {
  test('a failure in the baseline also occurs without load', () => {
    const conformance = beside({ verdict: 'fail' })
    expect(conformance.checks?.[0]?.quiet).toBe('fails')
    expect(conformanceNotes(conformance)[0]).toContain(
      'fails also without load (in the baseline): 20 of 100 samples',
    )
  })

  test('a pass on many exchanges shows that the failure needs load', () => {
    const conformance = beside({ verdict: 'pass', exchanges: exchanges(40) })
    expect(conformance.quiet).toEqual({ from: 'baseline', answers: 0 })
    expect(conformanceNotes(conformance)[0]).toContain(
      'fails ONLY UNDER LOAD (it passes in 40 exchanges of the baseline): 20 of 100 samples, at least 200 of 1,000 answers',
    )
  })

  test('a pass on few exchanges decides nothing, and is added to answers to a single user', () => {
    const few = beside({ verdict: 'pass', exchanges: exchanges(6) })
    expect(few.checks?.[0]?.quiet).toBe('unknown')
    expect(conformanceNotes(few)[0]).toContain('(not seen in 6 exchanges of the baseline, which are too few)')
    const asked = withSingleUserVerdicts(few, {
      conformance: { sampled: 30, conforming: 30, example: null, checks: [] },
      judged: new Map([['sse.whole', 30]]),
    })
    expect(conformanceNotes(asked)[0]).toContain(
      'ONLY UNDER LOAD (it passes in 6 exchanges of the baseline and in 30 answers to one user alone)',
    )
  })

  test.each([
    [
      { verdict: 'inconclusive', reason: 'throttled' },
      'the baseline has no verdict: inconclusive (throttled)',
    ],
    [{ id: 'sse.data-json' }, 'the baseline has no verdict: the check is not in it'],
  ] as const)('a check without a verdict leaves it open, and a note says why', (changes, note) => {
    const conformance = beside(changes)
    expect(conformance.checks?.[0]?.quiet).toBe('unknown')
    expect(conformanceNotes(conformance)[0]).toContain(note)
  })
})

test('transports that a baseline did not judge are known before the load', () => {
  const checks = [checkRecord({ id: 'core.choices-array', verdict: 'pass' })]
  expect(missingIn(baselineOf({ checks }), ['json'])).toEqual([])
  expect(missingIn(baselineOf({ checks }), ['json', 'sse'])).toEqual(['sse'])
  expect(missingIn(baselineOf({ checks: [] }), ['json'])).toEqual(['json'])
})
