/** Where a fit starts: what the plan believed, and a grid over what it has no belief about. Pure. */
import type { Model, Parameters } from './families/family.ts'

/** First guesses for a fit: what the plan believed. */
export type Guess = { readonly capacities: readonly number[]; readonly windowsMs: readonly number[] }

const PHASES = 16
const LUMPS = [0.1, 0.14, 0.18, 0.23, 0.28, 0.34, 0.42, 0.5] as const
/** The window in parts of a ban, which is what the plan takes for the window. */
const WINDOWS_IN_BANS = [1, 0.5, 0.25, 0.12] as const

/** All points from which a model is tried. */
export function startsOf(model: Model, { capacities, windowsMs }: Guess): readonly Parameters[] {
  const windows = windowsOf(model, windowsMs)
  return capacities.flatMap((capacity) =>
    windows.flatMap((windowMs) =>
      variantsOf(model, { capacity, windowMs, phaseMs: 0, inner: capacity, innerMs: windowMs }),
    ),
  )
}

function windowsOf({ anchor, family }: Model, windowsMs: readonly number[]): readonly number[] {
  if (family === 'exponential-ban') return windowsMs.slice(0, 1)
  return anchor === 'wall-clock' ? roundNear(windowsMs) : windowsMs
}

function variantsOf(model: Model, base: Parameters): readonly Parameters[] {
  const { capacity, windowMs } = base
  const { family } = model
  if (family === 'coarse-bucket') {
    // A lump of one is smooth, and one that fills the bucket is a fixed window.
    const lumps = new Set(LUMPS.map((part) => Math.max(2, Math.round(part * capacity))))
    return [...lumps]
      .filter((lump) => lump < capacity)
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

/** What the plan takes for the window is some later ban: the first was shorter by an unknown power of two. */
function growingBans(base: Parameters): readonly Parameters[] {
  return Array.from({ length: 60 }, (_, ban) => base.innerMs * 2 ** (0.5 - ban / 9)).flatMap((innerMs) =>
    Array.from({ length: 8 }, (_, index) => ({
      ...base,
      innerMs,
      windowMs: innerMs * 2 ** (2 - index / 2),
    })),
  )
}

function phasesOf(base: Parameters, periodMs: number): readonly Parameters[] {
  return Array.from({ length: PHASES }, (_, index) => ({ ...base, phaseMs: (index / PHASES) * periodMs }))
}

/** Windows that follow the wall clock are whole or half seconds, from ten seconds on whole ones. */
function roundNear(windowsMs: readonly number[]): readonly number[] {
  const low = Math.min(...windowsMs)
  const high = Math.max(...windowsMs)
  const stepMs = high < 10_000 ? 500 : 1000
  const rounds: number[] = []
  for (let ms = Math.ceil(low / stepMs) * stepMs; ms <= high; ms += stepMs) rounds.push(ms)
  return rounds
}
