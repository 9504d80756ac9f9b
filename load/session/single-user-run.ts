import type { Transport } from '../../schemas/compiled/row.ts'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { RunPlan } from '../runner/run-plan.ts'
import { runK6, type K6Run } from '../runner/run-k6.ts'
import type { Workload } from '../workload/workload.ts'

// The minimum duration in seconds. It suffices to decide a check that 5 % of the answers fail, at 0.1 s per answer.
const DEFAULT_SECONDS = 10
/** The maximum duration of a single-user run, in seconds. */
export const MAX_SINGLE_USER_SECONDS = 30
// The duration as a multiple of the expected one, because some answers may be slow.
const SPARE = 2.5
const THINK_SECONDS = 0.01

/** The k6 binary of a load, and the folder for the single-user run that follows. */
export type SingleUserPlace = { readonly binary: string; readonly folder: string }

type SingleUserSettings = {
  readonly seconds: number
  readonly transports: readonly Transport[]
}

/** Returns the duration of a single-user run, 10 to 30 s. `toDecide` lists the seconds that the verdict of each check takes, by transport. */
export function singleUserSeconds(toDecide: readonly (readonly number[])[]): number {
  const reachable = toDecide.map((all) =>
    Math.max(0, ...all.filter((seconds) => seconds <= MAX_SINGLE_USER_SECONDS)),
  )
  const seconds = SPARE * reachable.reduce((sum, one) => sum + one, 0)
  return Math.ceil(Math.min(MAX_SINGLE_USER_SECONDS, Math.max(DEFAULT_SECONDS, seconds)))
}

/** Runs k6 with a single user and requests like those of a load. */
export async function runSingleUser(
  plan: RunPlan,
  { binary, folder }: SingleUserPlace,
  question: SingleUserSettings,
): Promise<K6Run> {
  const { workload, seed } = plan
  return await runK6(
    {
      ...plan,
      workload: singleUserWorkload(workload, question),
      // Another seed makes new prompts, because answers from a cache prove nothing.
      seed: `${seed}/quiet`,
      trace: [],
      starts: null,
      // The default maximum: the number of answers judged under load does not determine how many are needed here.
      mostSamples: null,
      onProgress: () =>
        plan.onProgress({ phase: 'analyze', text: 'sending requests once more, without load' }),
    },
    binary,
    mkdtempSync(join(folder, 'quiet-')),
  )
}

/** Returns the workload of a single user, over the given transports only. */
export function singleUserWorkload(
  workload: Workload,
  { seconds, transports }: SingleUserSettings,
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
    mix: { json: weightOf('json'), sse: weightOf('sse'), websocket: weightOf('websocket') },
  }
}
