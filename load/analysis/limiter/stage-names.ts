/** Stages of a plan by their labels; the plan puts a number before each. Pure. */
import type { Observation } from './trace.ts'

/** Whether a stage has this label, or one that begins with it. */
export function isStage(stage: string, label: string): boolean {
  const [, name] = /^\d+ (.*)$/.exec(stage) ?? []
  return name === label || name?.startsWith(`${label} `) === true
}

/** What came of the stages with exactly this label. */
export function answersOf(observations: readonly Observation[], label: string): readonly Observation[] {
  return observations.filter(({ stage }) => stage.replace(/^\d+ /, '') === label)
}
