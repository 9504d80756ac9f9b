/** The answers of a stage in a trace. Pure. */
import type { StageLabel } from './stages.ts'
import type { Observation } from './trace.ts'

/** Observations by the place of the stage they belong to, in the order of the stages. */
export function stagesOf(observations: readonly Observation[]): ReadonlyMap<number, readonly Observation[]> {
  const stages = new Map<number, Observation[]>()
  for (const seen of observations) {
    const stage = stages.get(seen.stage.place)
    if (stage === undefined) stages.set(seen.stage.place, [seen])
    else stage.push(seen)
  }
  return stages
}

/** Returns the answers to the stages with this label. */
export function answersOf(observations: readonly Observation[], label: StageLabel): readonly Observation[] {
  return observations.filter(({ stage }) => stage.label === label)
}
