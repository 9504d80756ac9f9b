/** Recorded traffic, as a workload repeats it. Pure; parsed by `trace.ts`. */

/** One request of a trace. `atUs` counts from the first one; `sharedTokens` of the prompt were seen before. */
export type TraceRecord = {
  readonly atUs: number
  readonly promptTokens: number
  readonly outputTokens: number
  readonly sharedTokens: number
}

/** Lengths of a prompt and its answer that belong together. */
export type LengthPair = { readonly promptTokens: number; readonly outputTokens: number }
