/** Plays a plan that decides stage by stage, within its bounds. It sends through what it is given. Pure but for that. */
import type { Ask, Means, NextStep, Observation, Stage } from '../analysis/limiter/trace.ts'
import { costOf } from './stage.ts'

/** The last step of a plan. */
export type Done = Extract<NextStep, { readonly type: 'done' }>

/** A step as it was decided: what the rows keep of it. Times in milliseconds since the start of the plan. */
export type Decision =
  | {
      readonly type: 'stage'
      readonly atMs: number
      readonly stage: Stage['type']
      readonly name: string
      readonly requests: number
      readonly untilMs: number
    }
  | { readonly type: 'done'; readonly atMs: number; readonly because: Done['because']; readonly note: string }

/** What a plan is played with. `send` returns observations in the order of the asks, without those that never left. */
export type PlanDoor = {
  readonly next: (observations: readonly Observation[], means: Means) => NextStep
  readonly send: (asks: readonly Ask[], stage: string, isFresh: boolean) => readonly Observation[]
  readonly nowMs: () => number
  readonly decided: (decision: Decision) => void
}

/** Plays until the plan is done or a bound is reached; bounds are kept here whatever the plan wants. */
export function playPlan(means: Means, door: PlanDoor): readonly Observation[] {
  const seen: Observation[] = []
  for (;;) {
    const step = boundedStep(door.next(seen, means), seen.length, means, door)
    if (step.type === 'done') {
      door.decided({ ...step, atMs: door.nowMs() })
      return seen
    }
    const { stage } = step
    const { requests, lastAtMs } = costOf(stage)
    const { type, name } = stage
    door.decided({ type: 'stage', atMs: door.nowMs(), stage: type, name, requests, untilMs: lastAtMs })
    const before = seen.length
    if (stage.type === 'timed') seen.push(...door.send(stage.asks, name, stage.isParallel))
    else drain(stage, seen, means, door)
    if (seen.length === before) {
      door.decided(done('out-of-time', `nothing of the stage ${name} could be sent`, door))
      return seen
    }
  }
}

function done(because: Done['because'], note: string, door: PlanDoor): Decision {
  return { type: 'done', because, note, atMs: door.nowMs() }
}

function boundedStep(step: NextStep, sent: number, means: Means, door: PlanDoor): NextStep {
  if (step.type === 'done') return step
  const { stage } = step
  const { requests, lastAtMs } = costOf(stage)
  const left = means.maxRequests - sent
  if (left <= 0 || (stage.type === 'timed' && requests > left)) {
    const note = `the stage ${stage.name} needs ${requests} requests, ${Math.max(0, left)} of ${means.maxRequests} are left`
    return { type: 'done', because: 'out-of-requests', note }
  }
  if (Math.max(lastAtMs, door.nowMs()) > means.maxMs) {
    const ends = `${(lastAtMs / 1000).toFixed(1)} s`
    const note = `the stage ${stage.name} would end at ${ends}, the bound is ${(means.maxMs / 1000).toFixed(1)} s`
    return { type: 'done', because: 'out-of-time', note }
  }
  return step.stage.type === 'timed' ? step : { type: 'stage', stage: shortened(step.stage, left) }
}

function shortened<Drain extends Extract<Stage, { readonly type: 'drain' }>>(
  stage: Drain,
  left: number,
): Drain {
  return { ...stage, most: Math.min(stage.most, left) }
}

/** One after another until the limiter does what is waited for. */
function drain(
  stage: Extract<Stage, { readonly type: 'drain' }>,
  seen: Observation[],
  means: Means,
  door: PlanDoor,
): void {
  const awaited = stage.until === 'refusal' ? 'refused' : 'accepted'
  for (let sent = 0; sent < stage.most; sent += 1) {
    // Only the first has a time of its own; the others follow as soon as they can.
    const atMs = sent === 0 ? stage.ask.atMs : door.nowMs()
    if (atMs > means.maxMs) return
    const answers = door.send([{ ...stage.ask, atMs }], stage.name, false)
    seen.push(...answers)
    const last = answers.at(-1)
    if (last === undefined || last.outcome === awaited) return
  }
}
