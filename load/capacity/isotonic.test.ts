import { expect, test } from 'vitest'
import { crossingOf, isotonicFit, interpolate, leastCrossing } from './curves.ts'

test('points in order stay as they are', () => {
  const points = [1, 2, 3].map((at) => ({ at, value: at, weight: 1 }))
  expect(isotonicFit(points)).toEqual(points)
})

test('points that violate the order are pooled by weight, at their mean place', () => {
  const fitted = isotonicFit([
    { at: 3, value: 5, weight: 1 },
    { at: 1, value: 4, weight: 3 },
    { at: 2, value: 2, weight: 1 },
  ])
  expect(fitted).toEqual([
    { at: 1.25, value: 3.5, weight: 4 },
    { at: 3, value: 5, weight: 1 },
  ])
})

test('a pool that falls below the one before it joins it', () => {
  const values = [1, 5, 4, 0]
  expect(isotonicFit(values.map((value, at) => ({ at, value, weight: 1 })))).toEqual([
    { at: 0, value: 1, weight: 1 },
    { at: 2, value: 3, weight: 3 },
  ])
})

test('a crossing lies on the line between two points; without one there is none', () => {
  const curve = [
    { at: 10, value: 0, weight: 1 },
    { at: 20, value: 4, weight: 1 },
  ]
  expect(crossingOf(curve, 1)).toBe(12.5)
  expect(crossingOf(curve, 5)).toBeNull()
  expect(crossingOf(curve, -1)).toBeNull()
})

test('between two points a curve is straight, beyond its ends it stays as it is', () => {
  const curve = [
    { at: 10, value: 1, weight: 1 },
    { at: 20, value: 3, weight: 1 },
  ]
  expect([5, 10, 15, 20, 99].map((at) => interpolate(curve, at))).toEqual([1, 1, 2, 3, 3])
})

/** Returns points with these shares of 100 requests each, at the rates 10, 20, 30 and so on. */
const sharesAt = (...shares: readonly number[]) =>
  shares.map((value, place) => ({ at: 10 * (place + 1), value, weight: 100 }))

test.each([
  ['between the stages on both sides, if these leave no doubt', sharesAt(0, 0.01, 0.2, 0.4), 20],
  ['at the lowest rate that chance may explain', sharesAt(0, 0.04, 0.06, 0.2), 10],
  ['anywhere below, if the share hardly depends on the rate', sharesAt(0.04, 0.05, 0.05, 0.2), 0],
  ['above all stages, if all have few misses', sharesAt(0, 0, 0.01), 30],
  ['below all stages, if all have many misses', sharesAt(0.2, 0.3), 0],
])('a rising curve reaches 5 %% %s', (_, points, rate) => {
  expect(leastCrossing(points.toReversed(), 0.05)).toBe(rate)
})

test('a share of 0 % is reached at the first miss', () => {
  expect(leastCrossing(sharesAt(0, 0, 0.01, 0.2), 0)).toBe(20)
  expect(leastCrossing(sharesAt(0.01, 0.2), 0)).toBe(0)
})

test('more requests exclude more rates', () => {
  const points = sharesAt(0.035, 0.045, 0.06)
  expect(leastCrossing(points, 0.05)).toBe(10)
  expect(
    leastCrossing(
      points.map((point) => ({ ...point, weight: 4000 })),
      0.05,
    ),
  ).toBe(20)
})
