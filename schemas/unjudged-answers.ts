import { count } from './count.ts'
import type { Conformance } from './compiled/load-run.ts'

/** Returns why none of the stored answers was judged, such as `--samples 0`. Returns null if some were judged, or if nothing was stored. */
export function formatUnjudged({ sampled, notJudged = 0, cut, mostSamples }: Conformance): string | null {
  if (sampled > 0) return null
  if (mostSamples === 0) {
    return '--samples 0; no answer was searched for the token of another request either'
  }
  const tooLong = cut?.notJudged ?? 0
  if (tooLong > 0 && notJudged === 0) {
    return `${count(tooLong, 'sampled answer')} ${tooLong === 1 ? 'was' : 'were'} too long to be kept whole`
  }
  const all = notJudged + tooLong
  return all === 0 ? null : `none of ${count(all, 'sampled answer')} could be judged`
}
