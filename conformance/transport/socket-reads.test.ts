import { expect, test } from 'vitest'
import { createSocketReads } from './http.ts'

const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('bytes without a pause are one read with one time', async () => {
  let begun = 0
  const reads = createSocketReads(() => (begun += 1))
  for (let at = 0; at < 1000; at += 1) expect(reads.add(2)).toBe(1)
  await nextTask()
  expect(reads.add(5)).toBe(2)
  expect(reads.all()).toEqual([
    [1, 2000],
    [2, 5],
  ])
})

test('reads beyond the maximum count as one read, with the sum of their bytes', async () => {
  let nowMs = 0
  const reads = createSocketReads(() => (nowMs += 0.0004))
  for (let at = 0; at < 10_050; at += 1) {
    reads.add(1)
    await Promise.resolve()
  }
  expect(reads.all()).toHaveLength(10_000)
  expect(reads.all().at(-1)).toEqual([4, 51])
})
