import { expect, test } from 'vitest'
import { judged, kindOf } from '../evidence/verdict-fixture.ts'
import { exchange, readingsOf } from '../exchange/exchange-fixture.ts'
import { coreChecks } from './checks/core.ts'
import { completionProbes } from './probes/core-completion-probes.ts'

const declaring = (...quotas: readonly object[]) =>
  readingsOf({ 'limits.quota': { reading: 'list', quotas } })
const SMALL = declaring({ quota: 60, unit: 'requests' }, { quota: 4000, unit: 'tokens' })

test.each([
  ['a quota of tokens below the long prompt', SMALL, false],
  ['a larger quota', declaring({ quota: 30_000, unit: 'tokens' }), true],
  ['a small quota of requests', declaring({ quota: 6, unit: 'requests' }), true],
])('%s: the long prompt is sent only if it fits', (_, readings, isSent) => {
  const calls = completionProbes.find(({ id }) => id === 'core.content')?.calls
  const planned = typeof calls === 'function' ? calls(readings) : []
  expect(planned.some(({ label }) => label === 'long')).toBe(isSent)
  const kind = kindOf(judged(coreChecks, 'core.content-long', [], { readings }))
  expect(kind === 'not-applicable').toBe(!isSent)
})

test('a 429 that uses up a quota of tokens leaves no mistake undecided', () => {
  const refused = exchange('limits.tokens/token-quota-6', { status: 429, json: {} })
  const calls = [
    exchange('core.refusals/missing-model', { status: 400, json: {} }),
    { ...refused, kind: 'completion', about: 'token-quota' } as const,
  ]
  expect(kindOf(judged(coreChecks, 'core.mistakes-never-5xx', calls))).toBe('satisfied')
})
