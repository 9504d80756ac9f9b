/** What `conformance` of `load-run.json` holds. */

import type { Transport } from '../../schemas/compiled/row.ts'

/** What a run of `assay check` says about a check: its verdict, on how many exchanges it rests, and why it decides nothing. */
export type BaselineVerdict = {
  readonly verdict: 'passes' | 'fails' | 'unknown'
  readonly exchanges: number
  readonly reason: string | null
}

/**
 * A check that answers under load fail. `failed` of `of` samples, drawn evenly over the load, and `seen` among all answers that
 * were kept, those included in which something did not fit; `seenCompleted` of these counted as completed requests. At least
 * `failedAtLeast` of all `answers` of the same transport fail it. The failures were sent between two moments, with so many
 * requests in flight. `quiet`: what the same check says without load, of answers to one user alone or in the `baseline`.
 */
export type UnderLoad = {
  readonly id: string
  readonly title: string
  readonly isMust: boolean
  readonly failed: number
  readonly of: number
  readonly seen: number
  readonly seenCompleted: number
  readonly failedAtLeast: number
  /** Null where the engine did not count them. */
  readonly answers: number | null
  /** `json`, `sse` or `websocket`. */
  readonly transport: Transport
  readonly firstSeconds: number
  readonly lastSeconds: number
  readonly inFlightLeast: number
  readonly inFlightMost: number
  readonly quiet: 'passes' | 'fails' | 'unknown'
  /** How many answers to one user alone the check looked at; absent where nobody asked. */
  readonly quietAnswers?: number
  /** Absent without a baseline. */
  readonly baseline?: BaselineVerdict
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
  /**
   * Of how many sampled answers only the beginning was kept, because they were longer than what is kept of one: those among
   * `sampled`, judged by the events that were kept, and those that were not judged at all. Absent where the engine keeps no answers.
   */
  readonly cut?: { readonly judged: number; readonly notJudged: number }
  /** Absent where the engine keeps no answers. */
  readonly checks?: readonly UnderLoad[]
  /** Examples; `leakCount` is how many answers there were. */
  readonly leaks?: readonly LeakedAnswer[]
  readonly leakCount?: number
  /**
   * Where verdicts without load come from, and how many answers to one user alone there were; null when nobody asked. A `run`
   * may have had a baseline beside it.
   */
  readonly quiet?: { readonly from: 'run' | 'baseline'; readonly answers: number } | null
}
