import { expect, test } from 'vitest'
import { randomAt, randomRoot } from '../workload/random.ts'
import { crossingNear, shuffled, type SharePoint } from './crossing.ts'

/** Returns stages on a curve with this `steepness`: 5 % of the requests miss the objective at 50 requests per second. */
function onCurve(steepness: number, requests: number): readonly SharePoint[] {
  return [20, 40, 46, 50, 54, 60].map((at) => {
    const odds = (0.05 / 0.95) * (at / 50) ** steepness
    const share = odds / (1 + odds)
    return { at, met: requests * (1 - share), missed: requests * share }
  })
}

const middleOf = (rates: Float64Array): number => rates[rates.length / 2] ?? 0
const widthOf = (rates: Float64Array): number => (rates[389] ?? 0) - (rates[10] ?? 0)

test.each([4, 12, 40])('finds the crossing of a curve of steepness %d, and the steepness', (steepness) => {
  const found = crossingNear(onCurve(steepness, 5000), 0.05, 48)
  expect(middleOf(found.rates)).toBeGreaterThan(49.5)
  expect(middleOf(found.rates)).toBeLessThan(50.5)
  expect(found.steepness / steepness).toBeGreaterThan(0.8)
  expect(found.steepness / steepness).toBeLessThan(1.25)
})

test('a stage near overload does not make the crossing too low where misses hardly grow below it', () => {
  const points = [35, 40, 45, 80].map((at) => {
    const odds = (0.05 / 0.95) * Math.exp(6 * (at / 50 - 1))
    return { at, met: 4000 / (1 + odds), missed: (4000 * odds) / (1 + odds) }
  })
  expect(middleOf(crossingNear(points, 0.05, 48).rates)).toBeCloseTo(50, 0)
})

test('rates are in order, and the fewer requests the wider', () => {
  const few = crossingNear(onCurve(12, 60), 0.05, 50).rates
  const many = crossingNear(onCurve(12, 6000), 0.05, 50).rates
  expect(few).toEqual(few.toSorted())
  expect(widthOf(few)).toBeGreaterThan(4 * widthOf(many))
})

test.each([0, 1])('an allowed share of %d gives rates, not one certain rate', (allowedShare) => {
  const { rates, steepness } = crossingNear(
    [
      { at: 10, met: 100, missed: 0 },
      { at: 20, met: 100, missed: 0 },
      { at: 40, met: 95, missed: 5 },
    ],
    allowedShare,
    20,
  )
  expect(steepness).toBeGreaterThan(1)
  expect(widthOf(rates)).toBeGreaterThan(5)
})

test('a share of misses at any rate does not make the crossing too low and sure', () => {
  // Three in a hundred miss at any rate, and five at a rate of 50.
  const points = [30, 36, 42, 46, 65].map((at) => {
    const odds = (0.02 / 0.95) * Math.exp(30 * (at / 50 - 1))
    const share = 0.03 + (0.97 * odds) / (1 + odds)
    return { at, met: 300 * (1 - share), missed: 300 * share }
  })
  const { rates } = crossingNear([{ at: 0, met: 291, missed: 9 }, ...points], 0.05, 45)
  expect(middleOf(rates)).toBeGreaterThan(48)
  expect(middleOf(rates)).toBeLessThan(52)
  expect(rates[389]).toBeGreaterThan(50)
  expect(rates[10]).toBeLessThan(50)
})

test('slow answers at any rate do not bend the curve once enough stages are near', () => {
  const floor = { at: 26, met: 99_000, missed: 1000 }
  const near = [47, 48, 49, 51, 52, 53].map((at) => {
    const odds = (0.05 / 0.95) * (at / 50) ** 40
    return { at, met: 4000 / (1 + odds), missed: (4000 * odds) / (1 + odds) }
  })
  expect(middleOf(crossingNear([floor, ...near, ...onCurve(40, 1000)], 0.05, 50).rates)).toBeCloseTo(50, 0)
})

test('a shuffle keeps the rates, and depends on the place', () => {
  const rates = Float64Array.from({ length: 50 }, (_, at) => at)
  const once = shuffled(rates, 0)
  expect(once.toSorted()).toEqual(rates)
  expect(once).toEqual(shuffled(rates, 0))
  expect(once).not.toEqual(shuffled(rates, 1))
})

test('stages in which few requests miss do not make the crossing too high', () => {
  const random = randomAt(randomRoot('seed', 'few misses'), 0)
  const logRates = Array.from({ length: 200 }, () => {
    const points = [40, 45, 50, 55].map((at) => {
      const odds = (0.05 / 0.95) * Math.exp(4 * (at / 50 - 1))
      const missed = Array.from({ length: 20 }, () => random.uniform() < odds / (1 + odds)).filter(Boolean)
      return { at, met: 20 - missed.length, missed: missed.length }
    })
    return Math.log(middleOf(crossingNear(points, 0.05, 50).rates) / 50)
  })
  expect(Math.abs(logRates.reduce((sum, one) => sum + one, 0) / 200)).toBeLessThan(0.05)
})
