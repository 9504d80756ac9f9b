import { expect, test } from 'vitest'
import { exchange, readingsOf } from '../exchange/exchange-fixture.ts'
import { quotaNotes } from './run-notes.ts'

test('a declared quota that a smaller one hides is noted as not judged, once limits were tested', () => {
  const quotas = [
    { unit: 'requests', quota: 10, windowSeconds: 60, scope: 'key' },
    { unit: 'requests', quota: 200, windowSeconds: 86_400, scope: 'key' },
    { unit: 'tokens', quota: 900, windowSeconds: 60, scope: 'key' },
  ]
  const readings = readingsOf({ 'limits.quota': { reading: 'list', quotas } })
  const spent = [exchange('limits.burst/call-1')]
  expect(quotaNotes(readings, spent)).toEqual([
    'the declared quota of 200 (unit requests) in 86400 s is not used up, because Assay uses up only the smallest quota of a unit; what is judged of it is what header fields announce',
  ])
  expect(quotaNotes(readings, [exchange('core.completion/all-four')])).toEqual([])
})
