/** The shape of `fairness-run.json` (`fairness-run.schema.json`, `"schema": "assay.fairness/1"`): what a load writes and a report reads. */
import type { AskedRun } from './limiter-run.ts'

/**
 * How hard each key asks, and for how long. `accounts` names the account of each key, in the order of the keys; the first
 * key is the aggressor.
 */
export type FairnessShape = {
  readonly victimPerSecond: number
  readonly aggressorPerSecond: number
  readonly phaseSeconds: number
  readonly rounds: number
  readonly restSeconds: number
  readonly accounts: readonly string[]
}

/** `calm`: all keys ask for the same; `press`: the aggressor asks for more, the others for the same as before. */
export type FairnessPhase = 'calm' | 'press'

/** Both ends belong to it, with 95 % confidence. */
export type FairnessSpan = { readonly low: number; readonly high: number }

/**
 * Requests of a key in all phases of one kind. Rates are over the time from the first to the last that was sent; null
 * with fewer than two.
 */
export type FairnessTally = {
  readonly asked: number
  readonly completed: number
  readonly refused: number
  readonly sentPerSecond: number | null
  readonly goodPerSecond: number | null
}

/** What one key got. */
export type KeyShare = {
  readonly key: string
  readonly isAggressor: boolean
  readonly calm: FairnessTally
  readonly press: FairnessTally
}

/** A percentile of the victims' TTFT in both phases, and how many times as long it took; null where samples are too few. */
export type TtftChange = {
  readonly percentile: number
  readonly calmMs: number | null
  readonly pressMs: number | null
  readonly ratio: number | null
  readonly ratioSpan: FairnessSpan | null
}

/** How much larger a share of the victims' requests was under pressure, and of how many requests it is one. */
export type ShareChange = {
  readonly calmShare: number
  readonly pressShare: number
  readonly calmAsked: number
  readonly pressAsked: number
  readonly difference: number
  readonly span: FairnessSpan | null
}

/**
 * What victims paid: the share that was refused, of what was completed or refused, and in `failures` the share that came to
 * neither (an error, a timeout, a broken stream), of all that was asked. `needed` of each phase, none of them refused and
 * none failed, are the fewest that can show `does-not-spill`.
 */
export type Spill = ShareChange & {
  readonly failures: ShareChange
  readonly needed: number
  readonly verdict: 'spills' | 'does-not-spill' | 'unclear'
}

/**
 * What came of it. `jainOfVictims` compares the goodput of those who asked for the same, `jainOfAll` counts the
 * aggressor too: 1 is equal, 1/n is one who has all; null when nothing completed.
 */
export type Fairness = {
  readonly keys: readonly KeyShare[]
  readonly jainOfVictims: number | null
  readonly jainOfAll: number | null
  readonly ttft: readonly TtftChange[]
  readonly spill: Spill
}

/** One way to count. */
export type LimitScopeName = 'key' | 'account' | 'address' | 'key-and-address' | 'global'

/** Who shares a count. `among` holds what cannot be told apart with the keys and addresses at hand. */
export type LimitScope = { readonly among: readonly LimitScopeName[]; readonly why: string }

/**
 * Whether what was asked left as planned. The lag is from the planned moment to the real one, of all requests of the phases;
 * null without any. `unsent` were planned and never left.
 */
export type FairnessInstrument = {
  readonly lagMs: { readonly p50: number; readonly p99: number; readonly max: number } | null
  readonly planned: number
  readonly unsent: number
  readonly verdict: 'valid' | 'suspect'
  readonly reasons: readonly string[]
}

/**
 * What plots are made of. Stretches of `bucketSeconds` from the first request of the phases on; requests count in the
 * stretch in which they were sent. `fromSeconds` and `toSeconds`: first and last request of a phase.
 */
export type FairnessSeries = {
  readonly bucketSeconds: number
  readonly phases: readonly {
    readonly phase: FairnessPhase
    readonly fromSeconds: number
    readonly toSeconds: number
  }[]
  readonly keys: readonly {
    readonly key: string
    readonly completed: readonly number[]
    readonly refused: readonly number[]
  }[]
}

/** `fairness-run.json`. A run that is not valid has no figures. */
export type FairnessRun = AskedRun & {
  readonly schema: 'assay.fairness/1'
  readonly scenario: 'fairness'
  readonly asked: FairnessShape
  readonly fairness: Fairness | null
  readonly scope: LimitScope | null
  readonly instrument: FairnessInstrument | null
  readonly series: FairnessSeries | null
}
