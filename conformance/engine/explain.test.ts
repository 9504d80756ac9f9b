import { expect, test } from 'vitest'
import type { Check } from '../evidence/check.ts'
import { evidenceOf, exchange } from '../exchange/exchange-fixture.ts'
import { coreChecks } from '../core/checks/core.ts'
import { judgeAmong } from './explain.ts'
import { resolvePlan } from './plan.ts'

const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })

test('a service that fails twelve checks which may all explain each other is judged in a moment', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `core.of-twelve-${index}`)
  const [base] = coreChecks
  const issue = { at: 'x1 /choices', expected: 'an array', received: 'nothing' }
  const checks = ids.flatMap((id): readonly Check[] =>
    base === undefined
      ? []
      : [
          {
            ...base,
            id,
            because: ids,
            judge: () => ({ kind: 'violated', issues: [issue], exchanges: ['x1'] }),
          },
        ],
  )
  const evidence = evidenceOf([exchange('core.completion/all-four')])
  const inputs = { checks, plan, evidenceOf: () => evidence }
  const found = checks.map((check) => judgeAmong(check, inputs))
  expect(found.filter(({ verdict, explainedBy }) => verdict === 'fail' || explainedBy !== undefined)).toEqual(
    found,
  )
})
