import { expect, test } from 'vitest'
import { judgeCheck } from '../../engine/judge-fixture.ts'
import { resolvePlan } from '../../statement/plan.ts'
import { keyLikePointers } from '../../statement/signup-request.ts'
import { parseStatement } from '../../statement/statement.ts'
import { evidenceOf, exchange } from '../../exchange/exchange-fixture.ts'
import { signupChecks } from './signup.ts'

const KEY = '~aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'

/** Returns the record of check `signup.leads-to-key` for an answer without a key at the declared place. */
function recordOf(json: unknown) {
  const [check = expect.unreachable()] = signupChecks.filter(({ id }) => id === 'signup.leads-to-key')
  const reading = { reading: 'key-pointer', pointers: ['/data/apikey'] }
  const text = JSON.stringify({ schema: 'assay.statement/1', readings: { 'signup.response': reading } })
  const plan = resolvePlan({ profile: 'openai', statement: parseStatement(text, 'own.json'), require: [] })
  const exchanges = [exchange('signup.accounts/first', { status: 201, json, requestJson: {} })]
  return judgeCheck(check, evidenceOf(exchanges, { readings: plan.readings }), plan)
}

test('a key at another pointer violates the declared reading, and the issue names the pointer', () => {
  const record = recordOf({ data: { api_key: KEY, note: 'no key of yours' } })
  expect(record).toMatchObject({
    verdict: 'fail',
    layer: 'declared',
    gap: 'G4.2',
    reading: 'signup.response',
  })
  expect(record.clause).toBeUndefined()
  expect(record.issues[0]?.expected).toContain('/data/apikey')
  expect(record.issues[0]?.received).toMatch(/a possible key is at \/data\/api_key$/)
})

test('an answer without any key violates the interface', () => {
  expect(recordOf({ data: { id: 'x' } })).toMatchObject({ verdict: 'fail', layer: 'spec', clause: 'C4.7' })
})

test('recognizes keys by name and length, and escapes pointers', () => {
  const json = { 'a/b': [{ token: KEY }], key: 'short', apiKey: `${KEY} of yours`, name: KEY }
  expect(keyLikePointers(json)).toEqual(['/a~1b/0/token'])
})
