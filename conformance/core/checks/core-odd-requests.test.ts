import { expect, test } from 'vitest'
import { oddRequestChecks } from './core-odd-requests.ts'
import { exchange } from '../../exchange/exchange-fixture.ts'
import { judged, kindOf } from '../../evidence/verdict-fixture.ts'

const gone = {
  noResponse: true,
  end: { kind: 'failed', code: 'refused', detail: 'no connection' },
} as const

test.each([
  ['answered', {}, 'violated'],
  ['cut off', { noResponse: true, end: { kind: 'failed', code: 'reset', detail: 'closed' } }, 'violated'],
  ['never delivered', gone, 'prerequisite'],
] as const)('a target that is gone after a prompt of 1 MB that was %s', (_, huge, kind) => {
  const calls = [
    exchange('core.completion/all-four'),
    exchange('core.huge/huge', huge),
    exchange('core.huge/after', gone),
  ]
  expect(kindOf(judged(oddRequestChecks, 'core.answers-after-huge', calls))).toBe(kind)
})
