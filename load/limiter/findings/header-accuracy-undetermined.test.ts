import { expect, test } from 'vitest'
import type { FamilyAccuracy, HeaderAccuracy } from './findings.ts'
import { ofUndetermined } from './header-accuracy.ts'

function accuracyOf(agreesWithCapacity: FamilyAccuracy['agreesWithCapacity']): HeaderAccuracy {
  const none = { count: 0, medianSeconds: 0, worstSeconds: 0 }
  return {
    families: [
      {
        family: 'ratelimit-03',
        onAccepted: 6,
        onRefused: 0,
        limits: [2],
        agreesWithCapacity,
        remaining: { leftAtRefusal: [], stillLeft: null, pairs: 5, notFalling: 5, rising: 0, negative: 0 },
        reset: none,
      },
    ],
  } as unknown as HeaderAccuracy
}

test.each([
  [false, null],
  [true, true],
  [null, null],
])('an announced limit of which the agreement is %s: %s where the limiter is undetermined', (seen, shown) => {
  const [family] = ofUndetermined(accuracyOf(seen)).families
  expect(family).toMatchObject({ agreesWithCapacity: shown, remaining: { notFalling: 5 } })
})
