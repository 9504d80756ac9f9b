/** Executes a plan stage by stage, within its bounds. It sends through a given function, and is pure otherwise. */
import type { PlannedRequest, PlanResources, NextStep, Observation, Stage } from '../trace/trace.ts'
import type { LimiterDecision } from '../../../schemas/compiled/limiter-run.ts'
import { stageCost, withinResources } from '../plan/next-step.ts'
import { failingKeys } from '../trace/failing-keys.ts'
import { isCompleted } from '../trace/outcomes.ts'
import { createRefusalReader, type RefusalReader } from '../trace/refusal-reader.ts'
import { formatNextStep, type StageId } from '../trace/stages.ts'

/** The dependencies of an execution. `send` returns observations in the order of the requests, without unsent ones. */
export type PlanDependencies = {
  readonly next: (observations: readonly Observation[], resources: PlanResources) => NextStep
  readonly send: (
    requests: readonly PlannedRequest[],
    stage: StageId,
    isFresh: boolean,
  ) => readonly Observation[]
  readonly nowMs: () => number
  readonly decided: (decision: LimiterDecision) => void
}

/** Executes the plan until it is done or a bound is reached. The bounds hold here, whatever the plan requests. */
export function executePlan(
  resources: PlanResources,
  dependencies: PlanDependencies,
): readonly Observation[] {
  const seen: Observation[] = []
  const refusals = createRefusalReader()
  for (;;) {
    const step = boundedStep(dependencies.next(seen, resources), seen, resources, dependencies)
    if (step.type === 'done') {
      dependencies.decided({ ...step, atMs: dependencies.nowMs() })
      return seen
    }
    const { stage } = step
    const { requests, lastAtMs } = stageCost(stage)
    const { type, id } = stage
    dependencies.decided({
      type: 'stage',
      atMs: dependencies.nowMs(),
      stage: type,
      name: nameOf(id),
      step: id,
      requests,
      untilMs: lastAtMs,
    })
    const before = seen.length
    if (stage.type === 'timed') seen.push(...dependencies.send(stage.requests, id, stage.isParallel))
    else drain(stage, seen, resources, { ...dependencies, refusals })
    seen.splice(before, seen.length - before, ...refusals.read(seen.slice(before)))
    const end = endAfter(id, seen.slice(before), seen)
    if (end !== null) {
      dependencies.decided({ type: 'done', ...end, atMs: dependencies.nowMs() })
      return seen
    }
  }
}

/** Returns the reason why no request may follow a stage; null if the plan may continue. */
function endAfter(
  stage: StageId,
  answers: readonly Observation[],
  seen: readonly Observation[],
): Pick<Extract<LimiterDecision, { readonly type: 'done' }>, 'because' | 'note'> | null {
  if (answers.length === 0) {
    return { because: 'out-of-time', note: `nothing of ${formatNextStep(stage)} could be sent` }
  }
  const [failing] = failingKeys(seen)
  if (failing === undefined) return null
  const why = failing.isWrong ? 'every answer was a client error' : 'no answer was a completion'
  return { because: 'given-up', note: `with key ${failing.key} ${why}` }
}

/** Returns the step, or the end at a bound. Some plans do not check the bounds, and a planned moment may have passed. */
function boundedStep(
  step: NextStep,
  seen: Observation[],
  resources: PlanResources,
  dependencies: PlanDependencies,
): NextStep {
  if (step.type === 'done') return step
  const bounded = withinResources(step.stage, { resources, seen })
  if (bounded.type === 'done' || dependencies.nowMs() <= resources.maxMs) return bounded
  const note = `${formatNextStep(step.stage.id)} would be sent after ${(resources.maxMs / 1000).toFixed(1)} s, which is the limit`
  return { type: 'done', because: 'out-of-time', note }
}

/** Sends requests in series until the awaited outcome. */
function drain(
  stage: Extract<Stage, { readonly type: 'drain' }>,
  seen: Observation[],
  resources: PlanResources,
  dependencies: PlanDependencies & { readonly refusals: RefusalReader },
): void {
  const before = seen.length
  const awaited = stage.until === 'refusal' ? 'refused' : 'accepted'
  for (let sent = 0; sent < stage.maxRequests; sent += 1) {
    // Only the first request has a planned time. The others follow as soon as they can.
    const atMs = sent === 0 ? stage.request.atMs : dependencies.nowMs()
    if (atMs > resources.maxMs) return
    const answers = dependencies.send([{ ...stage.request, atMs }], stage.id, false)
    seen.push(...answers)
    const newest = answers.at(-1)
    if (newest === undefined) return
    // This answer may make a status recognized as a refusal.
    const last = dependencies.refusals.readNewest(newest, () => seen.slice(before))
    if (last.outcome === awaited) return
    // Checked only after a failure, because it takes time between two requests.
    if (last.outcome !== 'refused' && !isCompleted(last) && failingKeys(seen).length > 0) return
  }
}

/** Returns a name for readers of the file. Code uses `step`. */
function nameOf({ place, label, windows, round }: StageId): string {
  const number = windows ?? round
  return `${String(place).padStart(3, '0')} ${label}${number === undefined ? '' : ` ${number}`}`
}
