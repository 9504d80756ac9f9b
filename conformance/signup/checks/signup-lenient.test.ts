import { expect, test } from 'vitest'
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }
import { evidenceOf, readingsOf } from '../../exchange/exchange-fixture.ts'
import { answers, error, judgeSignup, kept, OTHER } from './signup-fixture.ts'
import { kindOf } from '../../evidence/verdict-fixture.ts'
import { judgeCheck } from '../../engine/judge-fixture.ts'
import { resolvePlan } from '../../statement/plan.ts'
import { parseStatement } from '../../statement/statement.ts'
import { signupChecks } from './signup.ts'

test.each(['empty', 'email-missing', 'password-missing'])(
  'a request without members is not a mistake unless they are declared as required: %s',
  (label) => {
    const taken = answers({ [label]: { status: 201, json: { api_key: OTHER }, kept: kept(OTHER) } })
    const judgement = judgeSignup(`signup.refuses-${label}`, taken, { readings: readingsOf(openai.readings) })
    expect(judgement).toMatchObject({ kind: 'not-applicable' })
    expect(JSON.stringify(judgement)).toContain('required')
  },
)

test('a key that may take longer than the run waits is not a violation', () => {
  const response = { ...openai.readings['signup.response'], propagationSeconds: 3600 }
  const slow = readingsOf({ ...openai.readings, 'signup.response': response })
  const unused = answers({ use: { status: 401, json: error } })
  const judgement = judgeSignup('signup.key-works', unused, { readings: slow })
  expect(judgement).toMatchObject({ kind: 'inconclusive', code: 'prerequisite' })
  expect(kindOf(judgeSignup('signup.key-works', answers(), { readings: slow }))).toBe('satisfied')
  expect(kindOf(judgeSignup('signup.key-works', unused))).toBe('violated')
})

const DECLARED = { layer: 'declared', gap: 'G4.2' }
const refusedUse = { status: 401, json: error }
const never = answers({ use: refusedUse, 'use-later': refusedUse })

test.each([
  ['works only after the declared time', 60, answers({ use: refusedUse }), DECLARED],
  ['does not work at once', 0, never, DECLARED],
  ['never works', 10, never, { layer: 'spec', clause: 'C2.4.1' }],
] as const)('a key that %s breaks its own rule', (_, propagationSeconds, exchanges, rule) => {
  const response = { reading: 'key-pointer', pointers: ['/api_key'], propagationSeconds }
  const text = JSON.stringify({ schema: 'assay.statement/1', readings: { 'signup.response': response } })
  const plan = resolvePlan({ profile: 'openai', statement: parseStatement(text, 'own.json'), require: [] })
  const [check = expect.unreachable()] = signupChecks.filter(({ id }) => id === 'signup.key-works')
  const record = judgeCheck(check, evidenceOf(exchanges, { readings: plan.readings }), plan)
  expect(record).toMatchObject({ verdict: 'fail', ...rule })
})
