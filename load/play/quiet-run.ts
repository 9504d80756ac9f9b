/** Asks a target as one user alone, after a load, to see whether what failed under load fails without one. */
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { NO_DATA } from '../workload/entries.ts'
import type { LoadPlan } from './plan.ts'
import { playLoad, type Played } from './play.ts'
import type { Workload } from '../workload/workload.ts'

// A tenth of a second per answer and one failure in twenty: fewer answers would be too few to say that it takes load.
const SECONDS = 10
/** A fast target is asked some hundred times, not thousands. */
const THINK_SECONDS = 0.01

/** Plays the same requests for some seconds inside `folder`, one after the other. */
export async function quietRun(plan: LoadPlan, binary: string, folder: string): Promise<Played> {
  const { workload, seed } = plan
  return await playLoad(
    {
      ...plan,
      workload: quietWorkload(workload),
      // Prompts of its own: an answer from a cache would show nothing.
      seed: `${seed}/quiet`,
      data: NO_DATA,
      starts: null,
      slos: [],
      tell: (progress) =>
        plan.tell({ ...progress, phase: 'analyse', text: 'asking once more, without load' }),
    },
    binary,
    mkdtempSync(join(folder, 'quiet-')),
  )
}

/** One user who asks for the same for ten seconds, and for nothing else. */
export function quietWorkload(workload: Workload): Workload {
  return {
    ...workload,
    model: 'closed',
    vus: 1,
    ratePerSecond: null,
    durationSeconds: SECONDS,
    warmUpSeconds: 0,
    rampUpSeconds: 0,
    thinkSeconds: THINK_SECONDS,
    lengths: workload.lengths.kind === 'empirical' ? { kind: 'fixed' } : workload.lengths,
    mix: { ...workload.mix, websocket: 0 },
  }
}
