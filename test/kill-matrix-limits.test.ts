import { describe, expect, test } from 'vitest'
import { allChecks } from '../conformance/session/registry.ts'
import { parseStatement } from '../conformance/statement/statement.ts'
import { faults } from '../reference/faults/index.ts'
import { readLimit } from '../reference/limits/spec.ts'
import type { Patch } from '../reference/patch.ts'
import declared from '../schemas/statements/reference.json' with { type: 'json' }
import { isCaught, issueText, judgeLimits, type JudgedReference } from './kill.ts'

const own = faults.filter(({ id }) => id.startsWith('limit-'))
const checks = allChecks.filter(({ capability }) => capability === 'limits')

// What a fault does besides what it is for, and is rightly told of: see each.
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  // Anyone who never comes back breaks every promise of coming back.
  'limit-for-ever': ['limits.retry-after-obeyed', 'limits.reset-right', 'limits.window'],
  // Header fields that tell of another quota than the one that is kept count wrongly.
  'limit-quota-lower': ['limits.remaining-exact'],
  'limit-quota-higher': ['limits.remaining-exact'],
}

const structured = parseStatement(
  JSON.stringify({ ...declared, readings: { ...declared.readings, 'limits.headers': 'ratelimit-fields' } }),
  'structured.json',
)
const STRUCTURED_LIMIT = 'fixed-window,n=6,window=2s,scope=account,headers=ratelimit-fields'

// Faults that show only while a window lasts. Time passes by a clock of the test, but a busy machine takes seconds of its own: a window of
// two seconds is over before the call that shows the fault.
const SHOWN_WITHIN_A_WINDOW = ['limit-aborted-burns', 'limit-retry-after-constant']
const LONG_LIMIT = 'fixed-window,n=6,window=20s,scope=account'
const [quota] = declared.readings['limits.quota'].quotas
const longer = parseStatement(
  JSON.stringify({
    ...declared,
    readings: {
      ...declared.readings,
      'limits.quota': { reading: 'list', quotas: [{ ...quota, windowSeconds: 20 }] },
    },
  }),
  'longer.json',
)

// Only one family of header fields has a policy.
function judge(fault: Patch): Promise<JudgedReference> {
  if (SHOWN_WITHIN_A_WINDOW.includes(fault.id))
    return judgeLimits([fault], { limited: [readLimit(LONG_LIMIT)] }, longer)
  return fault.id.startsWith('limit-policy-')
    ? judgeLimits([fault], { limited: [readLimit(STRUCTURED_LIMIT)] }, structured)
    : judgeLimits([fault])
}

test('each check names faults that exist, and each fault has a check', () => {
  const known = new Set(faults.map(({ id }) => id))
  expect(checks.length).toBeGreaterThanOrEqual(25)
  expect(checks.filter(({ trippedBy }) => trippedBy.length === 0)).toEqual([])
  expect(checks.flatMap(({ trippedBy }) => trippedBy).filter((id) => !known.has(id))).toEqual([])
  const killed = new Set(checks.flatMap(({ trippedBy }) => trippedBy))
  expect(own.map(({ id }) => id).filter((id) => !killed.has(id))).toEqual([])
})

describe('each lie is caught by the checks that name it, for the stated reason, and by no wrong one', () => {
  test.each(own.map((fault) => [fault.id, fault] as const))('%s', async (id, fault) => {
    const { run, appliedCount } = await judge(fault)
    expect(appliedCount, 'the fault changed nothing on the wire').toBeGreaterThan(0)
    const names = checks.filter(({ trippedBy }) => trippedBy.includes(id)).map((check) => check.id)
    const caught = run.checks.filter(isCaught)
    expect(caught.map((record) => record.id).toSorted()).toEqual(
      [...names, ...(BESIDES[id] ?? [])].toSorted(),
    )
    const wrongReason = caught
      .filter((record) => names.includes(record.id))
      .filter((record) => !new RegExp(fault.reason, 's').test(issueText(record)))
      .map((record) => `${record.id}: ${issueText(record)}`)
    expect(wrongReason, `caught, but not for /${fault.reason}/`).toEqual([])
    expect(run.checks.filter(({ verdict }) => verdict === 'error')).toEqual([])
  })
})
