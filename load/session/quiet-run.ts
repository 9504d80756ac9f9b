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
/** The second one follows where the answers of the first were too few. */
export const MAX_QUIET_RUNS = 2
/** Room for starting, and for answers that take longer than the quickest one. */
const SPARE = 2.5
/** Room where it is known how long the answers take. */
const SPARE_AGAIN = 1.3
/** A fast target gets some hundred requests, not thousands. */
const THINK_SECONDS = 0.01

/** The k6 of the load, and a folder to run it in. */
export type QuietPlace = { readonly binary: string; readonly folder: string }

/** The length of a run with one user, its transports, and the round: 1 or 2. */
export type QuietQuestion = {
  readonly seconds: number
  readonly transports: readonly Transport[]
  readonly round: number
}

/** Returns the length of a run with one user in seconds. */
export function quietSeconds(toDecide: readonly number[]): number {
  const reachable = toDecide
    .filter((seconds) => seconds <= MAX_QUIET_SECONDS)
    .map((seconds) => seconds * SPARE)
  return Math.ceil(Math.min(MAX_QUIET_SECONDS, Math.max(USUAL_SECONDS, ...reachable)))
}

/**
 * Returns the further seconds for a run with one user; 0 where enough answers came, or where more would take too long.
 * A target may be slower by itself than its quickest answers under load.
 */
export function moreSeconds(seconds: number, answers: number, wanted: number): number {
  if (answers === 0 || answers >= wanted) return 0
  const missing = Math.ceil(((wanted - answers) / answers) * seconds * SPARE_AGAIN)
  return missing <= MAX_QUIET_SECONDS ? missing : 0
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
      seed: question.round === 1 ? `${seed}/quiet` : `${seed}/quiet/${question.round}`,
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
export function quietWorkload(
  workload: Workload,
  { seconds, transports }: Omit<QuietQuestion, 'round'>,
): Workload {
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
