/**
 * Selects the samples of the largest tests, always the same ones. A whole `npm test` runs the brief sample. `.ci/run` and a test
 * file that is named run the wide one, which holds the brief one. `npm run test:full` runs all.
 */
import { createHash } from 'node:crypto'

/** The samples, from the smallest to all there is. `ASSAY_TEST_SAMPLE` names one; without it the wide one runs. */
const SAMPLES = ['brief', 'wide', 'full']

const asked = process.env['ASSAY_TEST_SAMPLE'] ?? 'wide'
if (!SAMPLES.includes(asked))
  throw new Error(`ASSAY_TEST_SAMPLE is '${asked}'. Set it to one of ${SAMPLES.join(', ')}, or leave it out`)

/** Whether nothing is left to a sample. */
export const isFull = asked === 'full'

/** Whether only the brief sample runs. */
export const isBrief = asked === 'brief'

/** Returns these cases where nothing is left to a sample, and none of them else. */
export function inFull<T>(cases: readonly T[]): readonly T[] {
  return isFull ? cases : []
}

/** Returns these cases, and none of them where only the brief sample runs. */
export function notBrief<T>(cases: readonly T[]): readonly T[] {
  return isBrief ? [] : cases
}

/**
 * Returns one in so many of these cases, the first among them, and all where nothing is left to a sample. `oneInBrief` says
 * how many times fewer of them the brief sample has.
 */
export function sampleOf<T>(cases: readonly T[], oneIn: number, oneInBrief = 1): readonly T[] {
  const step = isBrief ? oneIn * oneInBrief : oneIn
  return isFull ? cases : cases.filter((_, index) => index % step === 0)
}

/** Returns whether this one belongs to the sample: one in so many by its name, and all when nothing is left to a sample. */
export function isInSample(name: string, oneIn: number): boolean {
  return isFull || createHash('sha256').update(name).digest().readUInt32BE() % oneIn === 0
}
