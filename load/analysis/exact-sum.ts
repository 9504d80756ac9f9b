/**
 * Sums whose last digit does not depend on the order of the addends, so that a run of several processes has the
 * same figures as a run of one. Pure.
 */

/** Whole addends as one number, the others one by one: these are few. */
export type ExactSum = { whole: number; readonly fractions: number[] }

/** An empty sum. */
export function createSum(): ExactSum {
  return { whole: 0, fractions: [] }
}

/** Adds a number. */
export function addTo(sum: ExactSum, value: number): void {
  if (Number.isInteger(value)) sum.whole += value
  else sum.fractions.push(value)
}

/** Returns the sum. */
export function totalOf({ whole, fractions }: ExactSum): number {
  return fractions.toSorted((a, b) => a - b).reduce((total, one) => total + one, whole)
}
