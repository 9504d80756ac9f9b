/** Tells which part of the chunks of a load have the time of a later one, because the machine was too busy to read them in time. Pure. */
import type { FileReading } from '../analysis/collect-rows.ts'
import { decisionSum } from './decision-sum.ts'

/** Returns that share of all chunks of event streams, at most 1; 0 without chunks. Both numbers include warm-up, failed and cut streams. */
export function lostTimesShare(files: readonly Pick<FileReading, 'lostTimes' | 'streamChunks'>[]): number {
  const chunks = files.reduce((sum, { streamChunks }) => sum + streamChunks, 0)
  const lost = decisionSum(
    files.map(({ lostTimes }) => lostTimes),
    'events',
  )
  return chunks === 0 ? 0 : Math.min(1, lost / chunks)
}
