import { expect, test } from 'vitest'
import { pauseNotes } from './process-decisions.ts'

const pauses = (count: number, totalUs: number) => ({ pauses: { type: 'pauses', pauses: count, totalUs } })

test('pauses of all processes are one note', () => {
  expect(pauseNotes([pauses(1200, 90_000_000), { pauses: null }, pauses(34, 2_500_000)])).toEqual([
    'users paused 1,234 times (92.5 s in all), because the target did not answer their requests; ' +
      'without the pauses, more requests would have been sent, and would have failed',
  ])
})

test('without a pause there is no note', () => {
  expect(pauseNotes([{ pauses: null }])).toEqual([])
})
