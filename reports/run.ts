/** The shape of `run.json` (`schemas/run.schema.json`, `"schema": "assay.run/1"`). A report reads nothing else. */

import type { IssueCode, ReasonCode } from '../schemas/reason-codes.ts'

/** What is said about one check in the end. */
export type Verdict = 'pass' | 'fail' | 'warn' | 'inconclusive' | 'not-applicable' | 'observed' | 'error'

/**
 * What is said about the run; exit codes 0, 1, 3, 3, 4 in this order. `partial`: nothing failed, but declared readings take
 * MUSTs of the interface itself out, so that nobody looked at them.
 */
export type Outcome = 'conformant' | 'non-conformant' | 'incomplete' | 'partial' | 'broken'

/**
 * One disagreement: where (starts with the exchange id), what was expected, what came. `code` is set on an issue that other
 * code has to recognize; older files have none.
 */
export type RunIssue = {
  readonly at: string
  readonly expected: string
  readonly received: string
  readonly code?: IssueCode
}

/** One check's verdict with all that is needed to argue with it. Exactly one of `clause` and `gap` is set. */
export type CheckRecord = {
  readonly id: string
  readonly title: string
  readonly capability: string
  readonly clause?: string
  readonly gap?: string
  readonly reading?: string
  readonly level: 'MUST' | 'SHOULD'
  /** Where the check demands more than its clause states: how that follows. Absent where the clause states it. */
  readonly inferred?: string
  readonly layer: 'spec' | 'declared' | 'profile' | 'observed'
  readonly verdict: Verdict
  /** Why it is inconclusive, not applicable, observed or an error. Older files have none (see older-runs.ts). */
  readonly code?: ReasonCode
  /** The same for readers: a sentence, or the code where `detail` is the sentence. */
  readonly reason?: string
  /** Keys of the declared readings that take the check out; only with `not-applicable`. */
  readonly takenOutBy?: readonly string[]
  readonly detail?: string
  /** The failed check with the same cause, which alone counts it; set where this one is not applicable because of it. */
  readonly explainedBy?: string
  readonly issues: readonly RunIssue[]
  readonly exchanges: readonly string[]
}

/** Worst outcome of a capability. `not-offered`: undeclared and not found. `not-judged`: nobody looked, or could. */
export type CapabilityRecord = {
  readonly id: string
  readonly outcome: Outcome | 'not-offered' | 'not-judged'
  readonly counts: Readonly<Record<Verdict, number>>
  /** Stated clauses with a MUST that declared readings, or the want of a key, take out; absent when there are none. */
  readonly takenOut?: readonly TakenOut[]
}

/**
 * A stated clause of which MUSTs are taken out: those checks, and the keys of the declared readings that do it. Without keys
 * of readings the run had no key to show.
 */
export type TakenOut = {
  readonly clause: string
  readonly checks: readonly string[]
  readonly readings: readonly string[]
}

/** The statement of a run: what it calls itself (else its file), and the SHA-256 of the file's bytes in hex. */
export type RunStatement = { readonly name: string; readonly sha256: string }

/** A reading in force with its parameters, and the layer it comes from. */
export type RunReading = {
  readonly key: string
  readonly reading: string
  readonly layer: 'declared' | 'profile'
  /** Why nothing is judged by it: it is for the record. Absent where something is. */
  readonly recorded?: string
  readonly parameters?: Readonly<Record<string, unknown>>
}

/** An exchange as a report needs it: enough to repeat it by hand. Secrets are already placeholders. */
export type ExchangeSummary = {
  readonly id: string
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string | null
  /** The body in base64 where it is not UTF-8; `body` is null then. */
  readonly bodyBase64?: string
  /**
   * Set on a long body that mostly repeats itself, which `body` may hold only the start of: `head`, then `runBytes` bytes of
   * `unit` again and again, then `tail`.
   */
  readonly repetition?: {
    readonly head: string
    readonly unit: string
    readonly runBytes: number
    readonly tail: string
  }
  /** Set where so many calls of its kind were started at the same time, on purpose. */
  readonly atOnce?: number
  readonly status: number | null
  readonly durationMs: number
}

/** A failure that the baseline accepts for now. `expires`: the last day of it (UTC). */
export type AcceptedFailure = {
  readonly check: string
  readonly reason: string
  readonly link?: string
  readonly expires?: string
}

/** An entry of the baseline that has to go: its check passes or is not judged any more, or its last day is over. */
export type StaleEntry = {
  readonly check: string
  /** Where the entry begins in the file. */
  readonly line: number
  readonly why: 'passes' | 'not-judged' | 'expired'
  readonly expires?: string
}

/**
 * The baseline that a run was held against. The outcome of the run is what it is without one: an accepted deviation is a deviation.
 * `exitCode` is what the command ends with.
 */
export type RunBaseline = {
  readonly file: string
  readonly sha256: string
  readonly exitCode: 0 | 1 | 3 | 4
  readonly accepted: readonly AcceptedFailure[]
  readonly stale: readonly StaleEntry[]
}

/** `run.json`. `exchanges` holds those that issues rest on. */
export type Run = {
  readonly schema: 'assay.run/1'
  readonly outcome: Outcome
  readonly exitCode: 0 | 1 | 3 | 4
  /** One line: why the run is incomplete, partial or broken; null otherwise. */
  readonly reason: string | null
  /** Set where the user stopped the run. Absent in older files. */
  readonly interrupted?: true
  /** `checks` were judged of the `known` ones; fewer than known is a partial run, which certifies nothing. */
  readonly suite: {
    readonly version: string
    readonly checks: number
    readonly known: number
    readonly profile: string
  }
  readonly target: {
    readonly baseUrl: string
    readonly model: string | null
    /** Set where it is Assay's own reference implementation. */
    readonly isEmbedded?: true
  }
  /** The deployment's own declarations; absent when none were given. */
  readonly statement?: RunStatement
  /** The baseline with the known failures; absent when none was given. */
  readonly baseline?: RunBaseline
  /** Readings in force, by key, in the order of the gaps. */
  readonly readings?: readonly RunReading[]
  /** What happened on the way and is no verdict, one sentence each; absent when there is nothing to tell. */
  readonly notes?: readonly string[]
  readonly seed: string
  readonly startedAt: string
  readonly durationMs: number
  readonly cost: {
    readonly requests: number
    readonly promptTokens: number
    readonly completionTokens: number
  }
  readonly capabilities: readonly CapabilityRecord[]
  readonly checks: readonly CheckRecord[]
  readonly exchanges: readonly ExchangeSummary[]
}
