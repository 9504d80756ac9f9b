import { expect, test } from 'vitest'
import { createEvenSamples } from './cpu-meter.ts'

test('few samples are all kept', () => {
  const samples = createEvenSamples(8)
  for (const value of [3, 9, 4]) samples.add(value)
  expect([samples.kept(), samples.largest()]).toEqual([[3, 9, 4], 9])
})

test.each([7, 8, 9, 100, 14_401])('of %i samples fewer than eight are kept, at equal distances', (count) => {
  const samples = createEvenSamples(8)
  for (let value = 0; value < count; value += 1) samples.add(value)
  const kept = samples.kept()
  expect(kept.length).toBeLessThan(8)
  const distances = new Set(kept.slice(1).map((value, place) => value - (kept[place] ?? 0)))
  expect(distances.size).toBe(1)
  const [distance = 0] = distances
  // From the first to the last.
  expect([kept[0], count - (kept.at(-1) ?? 0) <= distance]).toEqual([0, true])
  expect(samples.largest()).toBe(count - 1)
})
