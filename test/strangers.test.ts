import { describe, expect, test } from 'vitest'
import { allHabits, faultCases, good, habitCases } from './strangers/cases.ts'
import { CAUGHT, MISSED } from './strangers/orchard-faults.ts'
import { HABITS } from './strangers/orchard-habits.ts'
import { faults, habits } from './strangers/switches.ts'

// The rest takes minutes: npm run test:strangers.
const SELECTION: readonly string[] = [
  'habit extra-fields',
  'habit status-422',
  'habit sse-two-data-lines',
  'fault content-parts',
  'fault any-key',
  'fault stream-swapped-pieces',
  'fault signup-same-key',
  'fault limit-shared',
]

test('the tables name switches that exist', () => {
  const known = new Set(habits.map(({ name }) => name))
  expect(Object.keys(HABITS).filter((name) => !known.has(name))).toEqual([])
  const wrong = new Set(faults.map(({ name }) => name))
  const named = [...Object.keys(CAUGHT), ...Object.keys(MISSED)]
  expect(named.filter((name) => !wrong.has(name))).toEqual([])
  expect(Object.keys(CAUGHT).filter((name) => name in MISSED)).toEqual([])
})

// One try: a verdict that differs from one run to the next is what is looked for.
describe(
  'a server that shares neither code nor assumptions with the reference is judged right',
  { retry: 0 },
  () => {
    test.concurrent.each([good, allHabits].map((one) => [one.name, one] as const))(
      '%s',
      async (_, { run }) => {
        expect(await run()).toEqual([])
      },
    )
    const selected = [...habitCases, ...faultCases].filter(({ name }) => SELECTION.includes(name))
    test('the selection names cases that exist', () => {
      expect(selected).toHaveLength(SELECTION.length)
    })
    test.concurrent.each(selected.map((one) => [one.name, one] as const))('%s', async (_, { run }) => {
      expect(await run()).toEqual([])
    })
  },
)
