import { describe, expect, test } from 'vitest'
import { chatBody, sendRequest } from '../../reference/client-fixture.ts'
import { readLimit } from '../../reference/limits/spec.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { faults } from '../faults/index.ts'
import type { Patch } from '../../reference/patch.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import { isCaught, issueText, judgeLimits, type JudgedReference } from './kill.ts'
import { isJudged } from './covering-faults.ts'
import { limitSettingOf } from './limit-faults.ts'
import { reasonOf } from './fault-reasons.ts'

const own = faults.filter(({ id }) => id.startsWith('limit-'))
const checks = allChecks.filter(({ capability }) => capability === 'limits')
/** The checks of other capabilities that the refusals of limits can trip. */
const others = allChecks.filter(
  ({ capability, trippedBy }) => capability !== 'limits' && trippedBy.some((id) => id.startsWith('limit-')),
)

// Maps each fault to further checks that catch it, but do not list it in `trippedBy`. A comment gives each reason.
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  // A limit that never ends breaks each announced end, and its refusals announce the quota of the next window.
  'limit-for-ever': [
    'limits.remaining-exact',
    'limits.reset-right',
    'limits.retry-after-obeyed',
    'limits.window',
  ],
  // Header fields that announce another quota than the real one also count wrongly.
  'limit-quota-lower': ['limits.remaining-exact'],
  'limit-quota-higher': ['limits.remaining-exact'],
  'limit-tokens-lower': ['limits.header-limit'],
  'limit-tokens-higher': ['limits.header-limit'],
}

function judge(fault: Patch): Promise<JudgedReference> {
  const { options, readings } = limitSettingOf(fault.id)
  const statement = { ...declared, readings: { ...declared.readings, ...readings } }
  const named = others.filter(({ trippedBy }) => trippedBy.includes(fault.id))
  return judgeLimits(
    [fault],
    options,
    parseStatement(JSON.stringify(statement), 'limits.json'),
    undefined,
    named,
  )
}

test.each([
  ['limits.tokens', 'limit-tokens-higher'],
  ['limits.in-flight', 'limit-in-flight-higher'],
])('%s passes on limits that hold', async (id, fault) => {
  const { options, readings } = limitSettingOf(fault)
  const statement = { ...declared, readings: { ...declared.readings, ...readings } }
  const { run } = await judgeLimits([], options, parseStatement(JSON.stringify(statement), 'limits.json'))
  expect(run.checks.find((one) => one.id === id)).toMatchObject({ verdict: 'pass' })
  expect(run.checks.filter(isCaught).map((one) => `${one.id}: ${issueText(one)}`)).toEqual([])
})

describe('a quota that was used up before the run is no fault', () => {
  const quota = { ...declared.readings['limits.quota'].quotas[0], quota: 12, windowSeconds: 60 }
  const tokens = { ...quota, unit: 'tokens', quota: 4000 }
  const day = { ...quota, quota: 30, windowSeconds: 86_400 }
  test.each([
    ['tokens of a minute', [tokens], ['fixed-window,unit=tokens,n=4000,window=60s,scope=account']],
    ['a sliding window counter of a minute', [quota], ['sliding-counter,n=12,window=60s,scope=account']],
    [
      'requests of a day beside those of a minute',
      [quota, day],
      ['fixed-window,n=12,window=60s,scope=account', 'fixed-window,n=30,window=86400s,scope=account'],
    ],
  ])('%s', async (_what, quotas, limits) => {
    const readings = { ...declared.readings, 'limits.quota': { reading: 'list', quotas } }
    const statement = parseStatement(JSON.stringify({ ...declared, readings }), 'limits.json')
    const { run } = await judgeLimits(
      [],
      { limited: limits.map(readLimit) },
      statement,
      async (reference) => {
        const authorization = `Bearer ${reference.limited.key}`
        const json = chatBody(reference, 'and '.repeat(900))
        for (let number = 1; number <= 12; number += 1) await sendRequest(reference, { authorization, json })
      },
    )
    expect(run.checks.filter(isCaught).map((one) => `${one.id}: ${issueText(one)}`)).toEqual([])
    expect(run.checks.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(0)
  })
})

test('each check names faults that exist, and each fault has a check', () => {
  const known = new Set(faults.map(({ id }) => id))
  expect(checks.length).toBeGreaterThan(0)
  expect(checks.filter(({ trippedBy }) => trippedBy.length === 0)).toEqual([])
  expect(checks.flatMap(({ trippedBy }) => trippedBy).filter((id) => !known.has(id))).toEqual([])
  const killed = new Set([...checks, ...others].flatMap(({ trippedBy }) => trippedBy))
  expect(own.map(({ id }) => id).filter((id) => !killed.has(id))).toEqual([])
})

describe('each fault of limits is caught by the checks that name it, for the stated reason, and by no other', () => {
  const judged = own.filter(({ id }) => isJudged(id))
  test.each(judged.map((fault) => [fault.id, fault] as const))('%s', async (id, fault) => {
    const { run, appliedCount } = await judge(fault)
    expect(appliedCount, 'the fault changed nothing on the wire').toBeGreaterThan(0)
    const names = [...checks, ...others]
      .filter(({ trippedBy }) => trippedBy.includes(id))
      .map((check) => check.id)
    const caught = run.checks.filter(isCaught)
    expect(caught.map((record) => record.id).toSorted()).toEqual(
      [...names, ...(BESIDES[id] ?? [])].toSorted(),
    )
    const wrongReason = caught
      .filter((record) => names.includes(record.id))
      .filter((record) => !reasonOf(fault).test(issueText(record)))
      .map((record) => `${record.id}: ${issueText(record)}`)
    expect(wrongReason, `caught, but not for ${String(reasonOf(fault))}`).toEqual([])
    expect(run.checks.filter(({ verdict }) => verdict === 'error')).toEqual([])
  })
})
