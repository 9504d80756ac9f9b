import { expect, test } from 'vitest'
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }
import { readingsOf } from '../../exchange/exchange-fixture.ts'
import { answers, error, judgeSignup, kept, OTHER } from './signup-fixture.ts'
import { kindOf } from '../../evidence/verdict-fixture.ts'

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
