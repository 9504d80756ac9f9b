/** The starts of a fit: the estimates of the plan, and a grid over the parameters that the plan does not estimate. Pure. */
import { LARGEST_REFILL } from '../model/coarse-bucket.ts'
import type { Model, Parameters } from '../model/family.ts'
import { SMOOTH_BUCKETS } from '../model/family-groups.ts'

/** First guesses for a fit: the estimates of the plan. */
export type Guess = {
  readonly capacities: readonly number[]
  readonly windowsMs: readonly number[]
  /** The numbers of requests accepted between two refusals. With interval refill, they are multiples of the refill. */
  readonly runs: readonly number[]
}

/** The number of phases to try. A sixteenth of a window is about the blur under which the first part of a trace is scored. */
const PHASES = 16
/** Usual refills as shares of a bucket, for traces whose intervals between refusals show none. */
const REFILLS = [0.12, 0.2, 0.33, 0.5] as const
/** More candidates cost more than they find: the right one is nearly always among the first. */
const MAX_REFILLS = 10
/** The window as a share of a ban, which the plan takes for the window. */
const WINDOWS_IN_BANS = [1, 0.5, 0.25, 0.12] as const

/** Returns all points from which the fit of a model starts. */
export function startsOf(model: Model, { capacities, windowsMs, runs }: Guess): readonly Parameters[] {
  const windows = windowsOf(model, windowsMs)
  // Growing bans have so many starts that only one capacity is tried.
  const sizes = model.family === 'exponential-ban' ? capacities.slice(0, 1) : capacities
  const [estimate = 1] = capacities
  return sizes.flatMap((capacity) =>
    // The plan knows the rate of a bucket better than its size.
    (SMOOTH_BUCKETS.includes(model.family) ? [1, capacity / estimate] : [1]).flatMap((scale) =>
      windows
        .map((windowMs) => windowMs * scale)
        .flatMap((windowMs) =>
          variantsOf(model, { capacity, windowMs, phaseMs: 0, inner: capacity, innerMs: windowMs }, runs),
        ),
    ),
  )
}

function windowsOf({ anchor, family }: Model, windowsMs: readonly number[]): readonly number[] {
  if (family === 'exponential-ban') return windowsMs.slice(0, 1)
  return anchor === 'wall-clock' ? roundNear(windowsMs) : windowsMs
}

function variantsOf(model: Model, base: Parameters, runs: readonly number[]): readonly Parameters[] {
  const { capacity, windowMs } = base
  const { family } = model
  if (family === 'coarse-bucket') {
    // A refill of one unit is a smooth bucket, and one that nearly fills the bucket is a fixed window.
    const usual = REFILLS.map((part) => Math.max(2, Math.round(part * capacity)))
    return refillsOf(runs, usual)
      .filter((perTick) => perTick <= LARGEST_REFILL * capacity)
      .flatMap((inner) => phasesOf({ ...base, inner }, (windowMs * inner) / capacity))
  }
  if (family === 'exponential-ban') return growingBans(base)
  if (family === 'fixed-ban') return WINDOWS_IN_BANS.map((part) => ({ ...base, windowMs: part * windowMs }))
  if (family === 'bucket-in-window')
    return [1, 0.6].flatMap((part) => [
      { ...base, innerMs: part * windowMs },
      { ...base, inner: Math.max(1, Math.round(part * capacity)), innerMs: part * windowMs },
    ])
  return model.anchor === 'free' ? phasesOf(base, windowMs) : [base]
}

/** Returns refills that divide most of the runs, then the usual ones. */
export function refillsOf(runs: readonly number[], usual: readonly number[]): readonly number[] {
  const divided = new Map<number, number>()
  for (const perTick of new Set(runs)) {
    if (perTick < 2) continue
    divided.set(perTick, runs.filter((run) => run % perTick === 0).length * perTick)
  }
  const likely = [...divided].toSorted((a, b) => b[1] - a[1]).map(([perTick]) => perTick)
  return [...new Set([...likely.slice(0, MAX_REFILLS - usual.length), ...usual])]
}

/** Returns starts for a ban that doubled before: the first one was shorter by an unknown power of two. */
function growingBans(base: Parameters): readonly Parameters[] {
  return Array.from({ length: 60 }, (_, ban) => base.innerMs * 2 ** (0.5 - ban / 6)).flatMap((innerMs) =>
    Array.from({ length: 6 }, (_, index) => ({
      ...base,
      innerMs,
      windowMs: innerMs * 2 ** (2 - index / 2),
    })),
  )
}

function phasesOf(base: Parameters, periodMs: number): readonly Parameters[] {
  return Array.from({ length: PHASES }, (_, index) => ({ ...base, phaseMs: (index / PHASES) * periodMs }))
}

/** Returns windows that follow the wall clock. They are whole or half seconds, from ten seconds on whole ones. */
function roundNear(windowsMs: readonly number[]): readonly number[] {
  const low = Math.min(...windowsMs)
  const high = Math.max(...windowsMs)
  const stepMs = high < 10_000 ? 500 : 1000
  const rounds: number[] = []
  for (let ms = Math.ceil(low / stepMs) * stepMs; ms <= high; ms += stepMs) rounds.push(ms)
  return rounds
}
