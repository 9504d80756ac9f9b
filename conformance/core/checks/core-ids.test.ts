import { expect, test } from 'vitest'
import { idChecks } from './core-ids.ts'
import { exchange } from '../../exchange/exchange-fixture.ts'
import { judged, kindOf } from '../../evidence/verdict-fixture.ts'

const id = 'core.ids-unguessable'

test('answers without an id have none that could be guessed', () => {
  const bare = exchange('core.completion/all-four', { json: { choices: [], took_ms: 3 } })
  expect(judged(idChecks, id, [bare])).toMatchObject({
    kind: 'not-applicable',
    code: 'nothing-to-judge',
    detail: 'no answer has an id',
  })
})

test('without an answer nothing was seen', () => {
  const refused = exchange('core.completion/all-four', { status: 400, json: {} })
  expect(kindOf(judged(idChecks, id, [refused]))).toBe('prerequisite')
})
