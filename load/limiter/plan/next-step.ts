/** The adaptive plan: the next requests, as a function of the observations so far and nothing else. Pure. */
import { findLimit, preflight } from './first-steps.ts'
import { findQueue, measureCap } from './queues.ts'
import { findShape } from './edges.ts'
import { findPenalty } from './punishment.ts'
import { checkPromises } from './promises.ts'
import { findRaces } from './race-stages.ts'
import { findConsumedQuota, findScope, findConcurrencyScope, findUnit, scopeAtOnce } from './scope-stages.ts'
import type { Estimates, Context, Finish, Script } from './script.ts'
import { stagesOf } from '../trace/stage-answers.ts'
import { formatNextStep, type StageId } from '../trace/stages.ts'
import { findTimeScale } from './time-scale.ts'
import type { PlanResources, NextStep, Observation, Stage } from '../trace/trace.ts'

/**
 * Returns the next step. Deterministic: the plan is replayed from its start over the observations, stage by stage,
 * which is cheap, so no state is kept between calls.
 */
export function nextStep(observations: readonly Observation[], resources: PlanResources): NextStep {
  return replay(observations, resources).step
}

/** Returns the next step, the estimates of the plan at that point, and the next stage, even if its bounds do not allow it. */
export function replay(
  observations: readonly Observation[],
  resources: PlanResources,
): { readonly step: NextStep; readonly estimates: Estimates; readonly notRun: StageId | null } {
  const context: Context = { resources, estimates: noEstimates(), seen: [], nowMs: 0, stages: 0 }
  const byStage = stagesOf(observations)
  const script = wholePlan(context)
  let turn = script.next()
  while (turn.done !== true) {
    const answers = byStage.get(turn.value.id.place)
    if (answers === undefined) {
      const step = stepTo(turn.value, context, byStage)
      return { step, estimates: context.estimates, notRun: turn.value.id }
    }
    context.seen.push(...answers)
    context.nowMs = answers.reduce((latest, { closedMs }) => Math.max(latest, closedMs), context.nowMs)
    turn = script.next(answers)
  }
  return { step: { type: 'done', ...turn.value }, estimates: context.estimates, notRun: null }
}

/** Returns the stage or the end of the plan. When time is up, one last stage that needs no time is sent first. */
function stepTo(
  stage: Stage,
  context: Context,
  byStage: ReadonlyMap<number, readonly Observation[]>,
): NextStep {
  const step = withinResources(stage, context)
  if (step.type !== 'done' || step.because !== 'out-of-time') return step
  const last = scopeAtOnce(context)
  if (last === null || byStage.has(last.id.place)) return step
  const lastStep = withinResources(last, context)
  return lastStep.type === 'stage' ? lastStep : step
}

function noEstimates(): Estimates {
  return {
    limitMode: 'unknown',
    needsBursts: false,
    isSerial: false,
    capacity: 1,
    windowMs: null,
    release: 'unknown',
    isGrowing: false,
  }
}

function* wholePlan(context: Context): Script<Finish> {
  yield* preflight(context)
  yield* findLimit(context)
  if (context.estimates.limitMode === 'none') return { because: 'no-limit-seen', note: noLimitNote(context) }
  if (context.estimates.limitMode === 'delays') yield* findQueue(context)
  if (context.estimates.limitMode === 'refuses') {
    yield* findTimeScale(context)
    yield* findShape(context)
    yield* findPenalty(context)
    yield* checkPromises(context)
    yield* findScope(context)
    yield* findRaces(context)
    yield* findConsumedQuota(context)
    yield* findUnit(context)
  } else if (context.estimates.limitMode === 'in-flight') {
    yield* measureCap(context)
    yield* findConcurrencyScope(context)
  }
  return { because: 'settled', note: 'every planned stage was executed' }
}

/** Returns the largest number of requests of a stage, and the planned time of the last one. */
export function stageCost(stage: Stage): { readonly requests: number; readonly lastAtMs: number } {
  if (stage.type === 'drain') return { requests: stage.maxRequests, lastAtMs: stage.request.atMs }
  return {
    requests: stage.requests.length,
    lastAtMs: stage.requests.reduce((last, { atMs }) => Math.max(last, atMs), 0),
  }
}

/** Returns the stage, or the end of the plan if the stage would exceed a bound. */
export function withinResources(
  stage: Stage,
  { resources, seen }: Pick<Context, 'resources' | 'seen'>,
): NextStep {
  const { requests, lastAtMs } = stageCost(stage)
  if (seen.length + requests > resources.maxRequests) {
    const note = `${formatNextStep(stage.id)} needs ${requests} more ${requests === 1 ? 'request' : 'requests'} than the ${seen.length} sent; at most ${resources.maxRequests} are allowed`
    return { type: 'done', because: 'out-of-requests', note }
  }
  if (lastAtMs > resources.maxMs) {
    const note = `${formatNextStep(stage.id)} would be sent ${seconds(lastAtMs)} after the start; at most ${seconds(resources.maxMs)} are allowed`
    return { type: 'done', because: 'out-of-time', note }
  }
  return { type: 'stage', stage }
}

function noLimitNote({ seen }: Context): string {
  const ms = seen.length < 2 ? 0 : (seen.at(-1)?.sentMs ?? 0) - (seen[0]?.sentMs ?? 0)
  return `nothing was refused: ${seen.length} requests of all kinds in ${seconds(ms)}`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
