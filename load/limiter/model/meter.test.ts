/** The shortcuts of a replay change only its speed. */
import { expect, test } from 'vitest'
import { randomAt, randomRoot } from '../../workload/random.ts'
import { MODELS, type Parameters } from './family.ts'
import { chanceBelow, normalBelow, spreadOf, type Meter, type Moment } from './meter.ts'

test('a probability is rounded to certainty only if it is nearly certain', () => {
  for (let ms = -400; ms <= 400; ms += 1) {
    const exact = normalBelow(ms / spreadOf(12, 5))
    const chance = chanceBelow(ms, 12, 5)
    expect(Math.abs(chance - exact)).toBeLessThan(1e-4)
    if (exact > 0.001 && exact < 0.999) expect(chance).toBe(exact)
  }
  expect([normalBelow(8.4), normalBelow(8.6)]).toEqual([1, 1])
  expect(normalBelow(-13.9)).toBeLessThan(1e-40)
})

const random = randomAt(randomRoot('meter', 'test'), 0)
const parameters: Parameters = { capacity: 7, windowMs: 900, phaseMs: 130, inner: 3, innerMs: 410 }

/** Returns the quota that a meter predicts before each of some random answers. Each prediction is made `times` times. */
function quotasOf(meter: Meter, moments: readonly (Moment & { readonly kind: number })[], times: number) {
  return moments.map(({ kind, ...at }) => {
    for (let again = 1; again < times; again += 1) meter.remaining(at)
    const quota = { ...meter.remaining(at) }
    if (kind < 0.3) meter.refuse(at, 1)
    else meter.take(at, kind < 0.4 ? 0.5 : 1, kind < 0.4 ? 0.25 : 0)
    return quota
  })
}

test.each(MODELS.map((model) => [`${model.family}, ${model.anchor}`, model] as const))(
  '%s predicts the same quota however often it is asked',
  (_title, model) => {
    let atMs = 0
    const moments = Array.from({ length: 400 }, () => {
      // Answers of one burst share a moment.
      if (random.uniform() > 0.3) atMs += 250 * random.uniform()
      return { atMs, sdMs: 4 + (atMs % 3), kind: random.uniform() }
    })
    const once = quotasOf(model.meter(parameters), moments, 1)
    expect(quotasOf(model.meter(parameters), moments, 3)).toEqual(once)
    expect(new Set(once.map(({ units }) => units)).size).toBeGreaterThan(3)
  },
)
