/**
 * Selects the sample of the largest tests: `npm test` runs a sample, always the same one, and `npm run test:full` runs
 * all of it.
 */
import { createHash } from 'node:crypto'

/** Whether nothing is left to a sample. */
export const isFull = process.env['ASSAY_TEST_FULL'] === '1'

/** Returns these cases where nothing is left to a sample, and none of them else. */
export function inFull<T>(cases: readonly T[]): readonly T[] {
  return isFull ? cases : []
}

/** Returns one in so many of these cases, the first among them, and all where nothing is left to a sample. */
export function sampleOf<T>(cases: readonly T[], oneIn: number): readonly T[] {
  return isFull ? cases : cases.filter((_, index) => index % oneIn === 0)
}

/** Returns whether this one belongs to the sample: one in so many by its name, and all when nothing is left to a sample. */
export function isInSample(name: string, oneIn: number): boolean {
  return isFull || createHash('sha256').update(name).digest().readUInt32BE() % oneIn === 0
}
