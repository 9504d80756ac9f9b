/** Stages of a plan by their labels; the plan puts a number before each. Pure. */
import type { Observation } from './trace.ts'

/** Whether a stage has this label, or one that begins with it. */
export function isStage(stage: string, label: string): boolean {
  const [, name] = /^\d+ (.*)$/.exec(stage) ?? []
  return name === label || name?.startsWith(`${label} `) === true
}

/** Observations by the stage they belong to, in the order of the stages. */
export function stagesOf(observations: readonly Observation[]): ReadonlyMap<string, readonly Observation[]> {
  const stages = new Map<string, Observation[]>()
  for (const seen of observations) {
    const stage = stages.get(seen.stage)
    if (stage === undefined) stages.set(seen.stage, [seen])
    else stage.push(seen)
  }
  return stages
}

/** What came of the stages with exactly this label. */
export function answersOf(observations: readonly Observation[], label: string): readonly Observation[] {
  return observations.filter(({ stage }) => stage.replace(/^\d+ /, '') === label)
}
