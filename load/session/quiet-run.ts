/** Sends requests as one user alone, after a load, to see whether the failures under load occur without one. */
import type { Transport } from '../../schemas/compiled/row.ts'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { NO_DATA } from '../workload/schedule.ts'
import type { RunPlan } from '../runner/run-plan.ts'
import { runK6, type K6Run } from '../runner/run-k6.ts'
import type { Workload } from '../workload/workload.ts'

// A tenth of a second per answer and one failure in twenty: fewer answers would be too few to show that it takes load.
const USUAL_SECONDS = 10
/** Slow answers, or rare failures, take longer; what would take longer than this stays open. */
export const MAX_QUIET_SECONDS = 30
/** Room for starting, and for answers that take longer than the quickest one. */
const SPARE = 2.5
/** A fast target gets some hundred requests, not thousands. */
const THINK_SECONDS = 0.01

/** The k6 of the load, and a folder to run it in. */
export type QuietPlace = { readonly binary: string; readonly folder: string }

/** The length of a run with one user, and its transports. */
export type QuietQuestion = {
  readonly seconds: number
  readonly transports: readonly Transport[]
}

/** Returns the length of a run with one user in seconds. `toDecide`: the seconds that each open check needs, by transport. */
export function quietSeconds(toDecide: readonly (readonly number[])[]): number {
  const reachable = toDecide.map((all) =>
    Math.max(0, ...all.filter((seconds) => seconds <= MAX_QUIET_SECONDS)),
  )
  const seconds = SPARE * reachable.reduce((sum, one) => sum + one, 0)
  return Math.ceil(Math.min(MAX_QUIET_SECONDS, Math.max(USUAL_SECONDS, seconds)))
}

/** Runs the same requests for some seconds inside `folder`, one after the other. */
export async function quietRun(
  plan: RunPlan,
  { binary, folder }: QuietPlace,
  question: QuietQuestion,
): Promise<K6Run> {
  const { workload, seed } = plan
  return await runK6(
    {
      ...plan,
      workload: quietWorkload(workload, question),
      // Prompts of its own: an answer from a cache would show nothing.
      seed: `${seed}/quiet`,
      data: NO_DATA,
      starts: null,
      // As many as decide: how many of the load were judged shows nothing about that.
      mostSamples: null,
      tell: (progress) =>
        plan.tell({ ...progress, phase: 'analyze', text: 'sending requests once more, without load' }),
    },
    binary,
    mkdtempSync(join(folder, 'quiet-')),
  )
}

/** Returns the workload of one user who sends the same requests for some seconds over these transports only. */
export function quietWorkload(workload: Workload, { seconds, transports }: QuietQuestion): Workload {
  const { mix } = workload
  const weightOf = (transport: Transport): number => (transports.includes(transport) ? mix[transport] : 0)
  return {
    ...workload,
    model: 'closed',
    vus: 1,
    ratePerSecond: null,
    durationSeconds: seconds,
    warmUpSeconds: 0,
    rampUpSeconds: 0,
    thinkSeconds: THINK_SECONDS,
    lengths: workload.lengths.kind === 'empirical' ? { kind: 'fixed' } : workload.lengths,
    mix: { json: weightOf('json'), sse: weightOf('sse'), websocket: weightOf('websocket') },
  }
}
