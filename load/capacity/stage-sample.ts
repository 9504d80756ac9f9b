/** A request of a stage as its figures and plots take it. */

/** One request of a stage. Seconds count from the beginning of the stage. `ms`: a duration by its name, null where it has none. */
export type StageSample = {
  readonly scheduledSeconds: number
  readonly sentSeconds: number | null
  readonly closedSeconds: number | null
  /** Status of the HTTP answer; 0 or absent: there was none. */
  readonly status?: number
  readonly outcome: 'completed' | 'failed' | 'limited'
  /** How a failed request ended; absent: it did not fail. */
  readonly failure?: { readonly class: string; readonly example: string | null }
  readonly ms: (metric: string) => number | null
  /** Gaps between the chunks of a stream; absent: none. */
  readonly gapsMs?: readonly number[]
}
