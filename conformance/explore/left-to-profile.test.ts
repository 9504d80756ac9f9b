import { expect, test } from 'vitest'
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import { resolvePlan, type Plan } from '../statement/plan.ts'
import { planWithReading, type Verdicts, removeUnfitReadings } from './fit-readings.ts'

const RECORD = { level: 'MUST', capability: 'core', issues: [], exchanges: [] } as const

/** Returns a check record that fails under any reading of the key `reading`. */
function failing(id: string, reading: string): CheckRecord {
  return { ...RECORD, id, title: id, gap: 'G7.2', reading, layer: 'profile', verdict: 'fail' }
}

const CLAUSE: CheckRecord = { ...RECORD, id: 'spec', title: 'spec', layer: 'spec', verdict: 'fail' }

function verdictsOf(plan: Plan, records: readonly CheckRecord[]): Verdicts {
  const inForce = records.filter(({ reading }) => reading === undefined || plan.readings.has(reading))
  return {
    plan,
    records: inForce,
    with: (key, reading) => verdictsOf(planWithReading(plan, key, reading), records),
  }
}

test('only the readings of the profile under which a check fails are removed', () => {
  const usual = resolvePlan({ profile: 'openai', statement: null, require: [] })
  const plan = planWithReading(usual, 'errors.status', { reading: 'table' })
  const checks = [
    failing('a', 'errors.body'),
    failing('b', 'errors.status'),
    failing('c', 'response.fields'),
    CLAUSE,
  ]
  const { verdicts, unfit } = removeUnfitReadings(verdictsOf(plan, checks))
  expect(unfit.map(({ key, failure }) => [key, failure.id])).toEqual([
    ['errors.body', 'a'],
    ['response.fields', 'c'],
  ])
  expect(verdicts.records.map(({ id }) => id)).toEqual(['b', 'spec'])
})
