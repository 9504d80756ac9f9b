/** Judges the answers that a load kept, and finds out what fails only under load. */
import { hideSecret, lineWithoutSecret } from '../scenarios/shared/one-line.ts'
import { LoadError } from '../load-error.ts'
import type { LoadPlan } from './plan-load.ts'
import type { K6Run } from '../runner/run-k6.ts'
import { moreSeconds, quietRun, quietSeconds, type QuietPlace } from './quiet-run.ts'
import { besideBaseline } from '../samples/answer-baseline.ts'
import { collectSamples, type CollectedSamples } from '../samples/collect-samples.ts'
import type { Conformance, UnderLoad } from '../../schemas/compiled/load-run.ts'
import { answersToDecide, besideQuiet, addQuiet } from '../samples/quiet-answers.ts'

/** The verdict on the kept answers, and the problems of judging them. */
export type Kept = { readonly conformance: Conformance; readonly notes: readonly string[] }

/** Before any answer was judged. */
const NOTHING_KEPT: Kept = { conformance: { sampled: 0, conforming: 0, example: null }, notes: [] }

/** The place of further requests without load. `maySend`: they may be sent. */
export type FurtherRequests = QuietPlace & { readonly maySend: boolean }

/**
 * Judges the answers that were kept. A check that fails is looked up in the baseline; what that leaves open is tested once more
 * without load. The load is over by then: whatever breaks here, it is kept.
 */
export async function conformanceUnderLoad(
  plan: LoadPlan,
  k6Run: K6Run,
  further: FurtherRequests,
): Promise<Kept> {
  const { mostSamples } = plan
  if (mostSamples === 0) return { conformance: { ...NOTHING_KEPT.conformance, mostSamples }, notes: [] }
  let kept = NOTHING_KEPT
  try {
    const collected = await collectSamples(k6Run.samplesPath, placeOf(plan, k6Run), plan.conformance)
    const loaded = mostSamples === null ? collected : withMaxSamples(collected, mostSamples)
    const conformance =
      plan.baseline === null ? loaded.conformance : besideBaseline(loaded.conformance, plan.baseline)
    kept = { conformance, notes: [] }
    const open = openIn(conformance)
    if (open.length === 0 || !further.maySend) return kept
    const seconds = quietSeconds(open.map((check) => secondsToDecide(check, loaded)))
    const quiet = await sendAlone(plan, further, { seconds, open, round: 1 })
    kept = { conformance: besideQuiet(conformance, quiet), notes: [] }
    const still = openIn(kept.conformance)
    const more = Math.max(0, ...still.map((check) => moreFor(check, seconds)))
    if (more === 0) return kept
    const again = await sendAlone(plan, further, { seconds: more, open: still, round: 2 })
    return { conformance: besideQuiet(conformance, addQuiet(quiet, again)), notes: [] }
  } catch (error) {
    if (isStop(error)) return kept
    const missing =
      kept === NOTHING_KEPT
        ? 'the answers that were kept could not be judged'
        : 'whether the same fails without load could not be tested'
    return { ...kept, notes: [`${missing}: ${reasonOf(error, plan)}`] }
  }
}

function withMaxSamples(collected: CollectedSamples, mostSamples: number): CollectedSamples {
  return { ...collected, conformance: { mostSamples, ...collected.conformance } }
}

function openIn({ checks = [] }: Conformance): readonly UnderLoad[] {
  return checks.filter(({ quiet }) => quiet === 'unknown')
}

function moreFor(check: UnderLoad, seconds: number): number {
  return moreSeconds(seconds, check.quietAnswers ?? 0, answersToDecide(check))
}

type Question = {
  readonly seconds: number
  readonly open: readonly UnderLoad[]
  readonly round: number
}

async function sendAlone(
  plan: LoadPlan,
  further: FurtherRequests,
  { open, ...how }: Question,
): Promise<CollectedSamples> {
  const transports = open.map(({ transport }) => transport)
  const alone = await quietRun(plan, further, { ...how, transports })
  return await collectSamples(alone.samplesPath, placeOf(plan, alone), plan.conformance)
}

function placeOf({ urls, dialect }: LoadPlan, { startedAt }: K6Run) {
  const { completionsUrl: url, socketUrl } = urls
  return { url, socketUrl, t0EpochMs: startedAt.getTime(), requestFrames: dialect.requestFrames }
}

// Alone an answer takes about as long as the quickest one under load.
function secondsToDecide(check: UnderLoad, { shortestSeconds }: CollectedSamples): number {
  return answersToDecide(check) * (shortestSeconds.get(check.transport) ?? 0)
}

/** Returns whether an error means that the user stopped the command. */
export function isStop(error: unknown): boolean {
  return error instanceof LoadError && error.code === 'aborted'
}

/** Returns the reason why something after the load broke, in one line without the keys. */
export function reasonOf(error: unknown, { keys }: LoadPlan): string {
  const text = error instanceof Error ? error.message : String(error)
  return lineWithoutSecret(keys.reduce(hideSecret, text), keys[0] ?? null)
}
