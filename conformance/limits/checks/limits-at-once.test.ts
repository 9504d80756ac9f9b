import { expect, test } from 'vitest'
import { at, judgeLimit, rows, without, type CallChange } from './limits-fixture.ts'
import { kindOf } from '../../evidence/verdict-fixture.ts'

test('among concurrent calls the first may be refused and a later one answered, without a wrong reset', () => {
  const atOnce = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [
      `p-${number}`,
      { ...at(22_000 + number, number > 4 ? 8 - number : null), headersMs: 50 },
    ]),
  )
  expect(kindOf(judgeLimit('limits.reset-right', rows(atOnce)))).toBe('satisfied')
  const alone = { ...atOnce, 'p-1': at(21_000, null) }
  expect(kindOf(judgeLimit('limits.reset-right', rows(alone)))).toBe('violated')
})

// Returns two bursts of eight calls each. One call per element of `remaining` is admitted; the others are refused.
function cappedInFlight(remaining: readonly number[]): Readonly<Record<string, CallChange>> {
  const burst = (series: string, atMs: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      (number) => [`${series}-${number}`, at(atMs + number, remaining[number - 1] ?? null)] as const,
    )
  return Object.fromEntries([...burst('p', 20_300), ...burst('q', 40_500)])
}

test.each([
  ['limits.refused-not-charged', 2],
  ['limits.aborted-released', 3],
])('%s: calls at once that meet a cap on calls in flight show nothing of the quota', (id, answered) => {
  const left = [3, 2, 1].slice(0, answered)
  expect(kindOf(judgeLimit(id, rows(cappedInFlight(left))))).toBe('prerequisite')
  expect(kindOf(judgeLimit(id, rows(cappedInFlight([...left.slice(1), 0]))))).toBe('violated')
})

test('calls at once that meet a cap on calls in flight do not show that the quota is less than declared', () => {
  const usedBefore = { ...without(/^b-/), 'a-1': at(0, 2), 'a-4': at(25, null), 'a-5': null }
  const capped = { ...usedBefore, ...cappedInFlight([3, 2]) }
  expect(kindOf(judgeLimit('limits.quota-not-less', rows(capped)))).toBe('prerequisite')
})
