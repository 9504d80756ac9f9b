import { expect, test } from 'vitest'
import { at, judge, rows } from './limits-fixture.ts'
import { kindOf } from '../../evidence/verdict-fixture.ts'

test('among concurrent calls the first may be refused and a later one answered, without a wrong reset', () => {
  const atOnce = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [
      `p-${number}`,
      { ...at(22_000 + number, number > 4 ? 8 - number : null), headersMs: 50 },
    ]),
  )
  expect(kindOf(judge('limits.reset-right', rows(atOnce)))).toBe('satisfied')
  const alone = { ...atOnce, 'p-1': at(21_000, null) }
  expect(kindOf(judge('limits.reset-right', rows(alone)))).toBe('violated')
})
