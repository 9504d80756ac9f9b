/** Tests that a check of limits does not apply if a reading that it needs is missing, although `limits` is declared supported. */
import { expect, test } from 'vitest'
import { judgeCheck } from '../../engine/judge-fixture.ts'
import { resolvePlan, type Plan } from '../../statement/plan.ts'
import { parseStatement } from '../../statement/statement.ts'
import { evidenceOf, readingsOf } from '../../exchange/exchange-fixture.ts'
import { LIMITED_READINGS, rows } from './limits-fixture.ts'
import { limitChecks } from './limits.ts'

const statement = parseStatement(
  JSON.stringify({ schema: 'assay.statement/1', capabilities: { limits: 'supported' } }),
  'ours.json',
)
const plan: Plan = {
  ...resolvePlan({ profile: 'openai', statement, require: [] }),
  readings: LIMITED_READINGS,
}

function recordOf(id: string, left: readonly string[], calls = rows()) {
  const check = limitChecks.find((each) => each.id === id)
  if (check === undefined) throw new Error(`no check ${id}`)
  const readings = new Map([...LIMITED_READINGS].filter(([key]) => !left.includes(key)))
  return judgeCheck(check, evidenceOf(calls, { readings }), { ...plan, readings })
}

test('limits.refusal-body does not apply where no reading says what an error body is', () => {
  expect(recordOf('limits.refusal-body', ['errors.body'])).toMatchObject({
    verdict: 'not-applicable',
    code: 'nothing-to-judge',
    reason: expect.stringMatching(/^no reading of errors\.body/),
  })
})

test.each(['limits.covers-transports', 'limits.refused-first'])(
  '%s does not apply where no reading says how streaming is switched on',
  (id) => {
    const calls = rows({ stream: null })
    expect(recordOf(id, ['sse.switch'], calls)).toMatchObject({
      verdict: 'not-applicable',
      code: 'nothing-to-judge',
      reason: 'no reading of sse.switch says how streaming is switched on',
    })
  },
)

test('limits are not judged without permission to look for them, declared or not', () => {
  const [check] = limitChecks
  if (check === undefined) throw new Error('no check')
  const omissions = [{ probe: 'limits.burst', code: 'quota-not-spent' as const, detail: 'it was not spent' }]
  const evidence = evidenceOf([], { omissions, readings: readingsOf({}) })
  expect(judgeCheck(check, evidence, plan)).toMatchObject({
    verdict: 'not-applicable',
    code: 'quota-not-spent',
    reason: 'it was not spent',
  })
})
