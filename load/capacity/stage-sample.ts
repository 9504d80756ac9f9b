/** A request of a stage as its figures and plots take it. */

/** One request of a stage. Seconds count from the beginning of the stage. `ms`: a duration by its name, null where it has none. */
export type StageSample = {
  readonly scheduledSeconds: number
  readonly sentSeconds: number | null
  readonly closedSeconds: number | null
  readonly outcome: 'completed' | 'failed' | 'limited'
  readonly ms: (metric: string) => number | null
  /** Gaps between the chunks of a stream; absent: none. */
  readonly gapsMs?: readonly number[]
}
