/** Groups the answers of a trace by stage. Pure. */
import type { StageLabel } from './stages.ts'
import type { Observation } from './trace.ts'

/** Returns the observations by the place of their stage, in the order of the stages. */
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
export function stageAnswers(
  observations: readonly Observation[],
  label: StageLabel,
): readonly Observation[] {
  return observations.filter(({ stage }) => stage.label === label)
}
