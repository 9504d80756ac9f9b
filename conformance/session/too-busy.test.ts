import { expect, test } from 'vitest'
import { check } from '../evidence/check.ts'
import { evidenceOf, exchange } from '../exchange/exchange-fixture.ts'
import { inconclusive, tooBusy, type Judgement } from '../exchange/judgement.ts'
import { wasTooBusyFor } from './open-session.ts'
import { resolvePlan } from '../statement/plan.ts'

const call = exchange('core.completion/all-four')
const stalled = { ...call, timing: { ...call.timing, endMs: 100, stalledMs: 10 } }
const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })

test.each([
  ['its judge says so', tooBusy('this machine was too busy', [call]), 'MUST', true],
  ['it names a call that was stalled', inconclusive('timeout', 'late', [stalled]), 'MUST', true],
  ['it names another call', inconclusive('timeout', 'late', []), 'MUST', false],
  ['the model is the reason', inconclusive('model-behaviour', 'no echo', [stalled]), 'MUST', false],
  ['a SHOULD', tooBusy('this machine was too busy', [call]), 'SHOULD', false],
] as const)('a check is repeated for this machine: %s', (_, judgement, level, wanted) => {
  const judge = (): Judgement => judgement
  const spec = check({ id: 'core.x', clause: 'C1.1', level, title: 'x', judges: '*', trippedBy: [], judge })
  const inputs = { checks: [spec], plan, evidenceOf: () => evidenceOf([stalled]) }
  expect(wasTooBusyFor(spec, inputs)).toBe(wanted)
})
