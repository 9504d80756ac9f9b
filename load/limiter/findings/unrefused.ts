/**
 * The result if nothing was refused. A cap with a queue, a pool of workers and a slow server look alike from outside.
 * Pure.
 */
import type { Identification } from './identification.ts'
import { isFast, saturationOf } from '../trace/saturation.ts'
import type { Observation } from '../trace/trace.ts'
import { NOTHING_SEEN } from './verdicts.ts'

/**
 * Returns the result if nothing was refused and no single request waited: no limit seen, or all explanations of the waits.
 * `also` are families that explain the waits as well.
 */
export function unrefused(
  observations: readonly Observation[],
  also: Identification['families'] = [],
): Identification {
  const saturation = saturationOf(observations)
  if (saturation === null) return NOTHING_SEEN
  const { perSecond, atOnce } = saturation
  if (isFast(saturation)) return { ...NOTHING_SEEN, reason: FAST_REASON }
  return {
    ...NOTHING_SEEN,
    verdict: 'one-of',
    families: [...new Set([...SERVER_FAMILIES, ...also])],
    reason: 'a cap with a queue, a pool of workers and a slow server look alike from outside',
    experiment:
      'the same bursts while the load of the server is watched, or from several machines: a queue stays as slow on an idle server',
    capacity: atOnce,
    ratePerSecond: { value: perSecond, low: perSecond, high: perSecond },
    unit: 'concurrent',
  }
}

const SERVER_FAMILIES: Identification['families'] = ['concurrency-queue', 'none']
const FAST_REASON = 'nothing was refused; what was sent at once was answered as fast as the server works'

/** Returns whether a result is a set of explanations of waits, one of which is that there is no limit. */
export function mayBeNoLimit({ verdict, families }: Pick<Identification, 'verdict' | 'families'>): boolean {
  return verdict === 'one-of' && families.includes('none')
}
