import { expect, test } from 'vitest'
import { evidenceOf, exchange } from '../exchange/exchange-fixture.ts'
import { coreChecks } from '../core/checks/core.ts'
import { effectiveLevel } from './judge.ts'
import { judgeCheck } from './judge-fixture.ts'
import { resolvePlan, readingKeys } from '../statement/plan.ts'
import { allChecks } from '../session/registry.ts'
import { parseStatement } from '../statement/statement.ts'

const [profile, declared] = [
  resolvePlan({ profile: 'openai', statement: null, require: [] }),
  planDeclaring({ 'temperature.bounds': '0..2' }),
]

function planDeclaring(readings: Readonly<Record<string, unknown>>) {
  const statement = parseStatement(JSON.stringify({ schema: 'assay.statement/1', readings }), 'ours.json')
  return resolvePlan({ profile: 'openai', statement, require: [] })
}

function checkNamed(id: string) {
  const check = coreChecks.find((each) => each.id === id)
  if (check === undefined) throw new Error(`no check ${id}`)
  return check
}

test('the reading of a profile is a SHOULD, and a declared reading is a MUST', () => {
  const check = checkNamed('core.refuses-temperature-above')
  const calls = [exchange('core.completion/all-four'), exchange('core.refusals/temperature-above')]
  const judged = (plan: typeof profile) => judgeCheck(check, evidenceOf(calls, plan), plan)
  expect(judged(profile)).toMatchObject({ verdict: 'warn', level: 'SHOULD' })
  expect(judged(declared)).toMatchObject({ verdict: 'fail', level: 'MUST' })
  expect(judged(declared).issues[0]).toMatchObject({ at: 'core.refusals/temperature-above status' })
})

test('a check becomes a MUST by its own readings only', () => {
  const check = checkNamed('core.refuses-max-tokens-zero')
  expect(effectiveLevel(check, declared)).toBe('SHOULD')
  expect(effectiveLevel(check, planDeclaring({ 'maxTokens.bounds': 'at-least-one' }))).toBe('MUST')
  const usage = allChecks.find(({ id }) => id === 'sse.usage') ?? check
  expect(effectiveLevel(usage, declared)).toBe('SHOULD')
  expect(effectiveLevel(usage, planDeclaring({ 'sse.events': 'chunks-done' }))).toBe('MUST')
})

test('only a SHOULD can become a MUST, and by existing readings', () => {
  const bound = allChecks.filter(({ bindsWith = [] }) => bindsWith.length > 0)
  expect(bound.filter(({ level }) => level !== 'SHOULD').map(({ id }) => id)).toEqual([])
  expect(
    bound.flatMap(({ bindsWith = [] }) => bindsWith).filter((key) => !readingKeys.includes(key)),
  ).toEqual([])
})
