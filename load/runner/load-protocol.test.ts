import { expect, test } from 'vitest'
import { resolvePlan, type Plan } from '../../conformance/statement/plan.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { streamSwitchOf, defaultPlan } from './load-protocol.ts'

function declaring(members: object): Plan {
  const text = JSON.stringify({ schema: 'assay.statement/1', ...members })
  return resolvePlan({ profile: 'openai', statement: parseStatement(text, 'ours.json'), require: [] })
}

const USAGE = { stream_options: { include_usage: true } }

test.each<[name: string, plan: Plan, members: object | null]>([
  ['no statement', defaultPlan(), { stream: true, ...USAGE }],
  [
    'a statement on something else',
    declaring({ readings: { 'key.format': 'opaque' } }),
    { stream: true, ...USAGE },
  ],
  ['streams are supported', declaring({ capabilities: { sse: 'supported' } }), { stream: true, ...USAGE }],
  ['streams are not supported', declaring({ capabilities: { sse: 'unsupported' } }), null],
  [
    'another field, and no terminator',
    declaring({
      readings: { 'sse.switch': { reading: 'stream-true', field: 'live' }, 'sse.events': 'chunks-end' },
    }),
    { live: true },
  ],
  ['another switch', declaring({ readings: { 'sse.switch': 'accept' } }), null],
  ['the switch is left open', declaring({ readings: { 'sse.switch': null } }), null],
  [
    'another path',
    declaring({ readings: { 'sse.path': { reading: 'other-path', path: '/v1/chat/stream' } } }),
    null,
  ],
])('the members that request a stream: %s', (_, plan, members) => {
  expect(streamSwitchOf(plan)).toEqual(members)
})
