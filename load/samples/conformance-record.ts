/** What `conformance` of `load-run.json` holds. */

/**
 * A check that answers under load fail. `failed` of `of` samples, drawn evenly over the load, and `seen` among all answers that
 * were kept, those included in which something did not fit. The failures were sent between two moments, with so many
 * requests in flight. `quiet`: what the same check says of answers to one user alone.
 */
export type UnderLoad = {
  readonly id: string
  readonly title: string
  readonly isMust: boolean
  readonly failed: number
  readonly of: number
  readonly seen: number
  readonly firstSeconds: number
  readonly lastSeconds: number
  readonly inFlightLeast: number
  readonly inFlightMost: number
  readonly quiet: 'passes' | 'fails' | 'unknown'
  readonly example: {
    readonly request: number
    readonly at: string
    readonly expected: string
    readonly received: string
  }
}

/** An answer that holds the token of another request. `otherSaid` is null where nothing of that answer was kept. */
export type LeakedAnswer = {
  readonly request: number
  readonly other: number
  readonly atSeconds: number
  readonly inFlight: number
  readonly asked: string
  readonly said: string
  readonly otherAsked: string | null
  readonly otherSaid: string | null
}

/** Answers of the load, judged when it was over by the checks of `assay check` that one answer is enough for. */
export type Conformance = {
  readonly sampled: number
  readonly conforming: number
  readonly example: string | null
  /** Absent where the engine keeps no answers. */
  readonly checks?: readonly UnderLoad[]
  /** Examples; `leakCount` is how many answers there were. */
  readonly leaks?: readonly LeakedAnswer[]
  readonly leakCount?: number
  /** Where verdicts on answers to one user alone come from, and how many answers; null when nobody asked. */
  readonly quiet?: { readonly from: 'run' | 'baseline'; readonly answers: number } | null
}
