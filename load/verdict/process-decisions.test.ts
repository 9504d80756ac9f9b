import { expect, test } from 'vitest'
import { endingNotes, pauseNotes } from './process-decisions.ts'

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

test.each([
  [7.01, null],
  [6.9, '7 days'],
  [0.1, '1 day'],
])('a certificate that ends %s days after the start: %s', (days, within) => {
  const startedAt = new Date('2026-11-20T12:00:00Z')
  const certificateEnds = startedAt.getTime() / 1000 + days * 86_400
  const files = [{ connections: null }, { connections: { type: 'connections', certificateEnds } }]
  const notes = within === null ? [] : [expect.stringContaining(`ends within ${within}, at 2026-11-2`)]
  expect(endingNotes(files, startedAt)).toEqual(notes)
})

test('over plain HTTP no certificate ends', () => {
  expect(endingNotes([{ connections: { type: 'connections', opened: 1 } }], new Date())).toEqual([])
})
