import { expect, test } from 'vitest'
import { followRequests, reportRequests } from './request-progress.ts'

test('a count of requests reaches who follows the channel, and nothing comes after the end', async () => {
  const seen: number[] = []
  const stopFollowing = followRequests('test-progress', (count) => seen.push(count))
  const stopReporting = reportRequests('test-progress', () => 7)
  await expect.poll(() => seen, { timeout: 20_000 }).toContain(7)
  stopReporting()
  stopFollowing()
  expect(new Set(seen)).toEqual(new Set([7]))
})

test('without a channel nothing is posted', () => {
  expect(reportRequests(null, () => 1)()).toBeUndefined()
})
