/** The schedule of a load, fixed before the start, and its digest, so that two runs can be shown to be the same. */
import { createHash } from 'node:crypto'
import type { Workload } from './workload.ts'
import { canonicalSchedule } from './canonical.ts'
import { NO_DATA, type ScheduleData } from './entries.ts'

/** `sha256` is over {@link canonicalSchedule}: same seed, workload and recordings, same digest. */
export type Schedule = { readonly seed: string; readonly sha256: string }

/** The schedule of a run. */
export function scheduleOf(workload: Workload, seed: string, data: ScheduleData = NO_DATA): Schedule {
  const hash = createHash('sha256')
  for (const piece of canonicalSchedule(workload, seed, data)) hash.update(piece)
  return { seed, sha256: hash.digest('hex') }
}
