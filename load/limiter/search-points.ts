/** Finds candidates for a limit of one kind with given time parameters, and improves these parameters by hill climbing. Pure. */
import { TIMER_MS } from './constants.ts'
import { isSameWindow } from './announced.ts'
import type { CounterKind, Delay, Times } from './behaviors.ts'
import {
  delayLikelihood,
  keepsPromises,
  likelihoodOf,
  misfitOf,
  MOMENTS,
  plausibleSizes,
  replay,
} from './likelihood.ts'
import type { Arrival, Charging, Usage } from './likelihood.ts'
import { quantile } from './limit-trace.ts'
import { endsAsAnnounced, priorOf } from './hints.ts'
import {
  periodOf,
  spanOf,
  STEP,
  toleranceOf,
  type Point,
  type Points,
  type SearchFor,
} from './search-grid.ts'

/** How many more answers may contradict a candidate than contradict the best candidate. */
export const CONTRADICTED = 4

/** Returns the highest score among candidates; negative infinity if there are none. */
export function scoreOf(points: Points): number {
  return Math.max(-Infinity, ...points.map(({ score }) => score))
}

/** Returns the candidates with the time parameters `times`. Returns none if more than `most` answers contradict even the best size. */
export function pointsAt(from: SearchFor, kind: CounterKind, times: Times, most = Infinity): Points {
  const { trace, others, hints } = from
  if (kind.delay !== undefined) return delayPoints(from, kind, times, kind.delay)
  const usage = replay(trace, kind, times, MOMENTS, hints.promises)
  const tried = plausibleAt(from, kind, times, usage)
  if (fewestIn(tried) > most) return []
  const isAnnounced = kind.times.includes('phaseMs') && endsAsAnnounced(times, hints)
  // A bucket whose refill restores everything is a window.
  const amount = kind.isPerUnit === true ? times.extraMs / times.windowMs : 0
  const isPossible = (size: number): boolean =>
    kind.fillsInWindow === true ? isSameWindow(size, amount) : size > amount * 1.01
  return tried.flatMap(({ charging, sizes }) => {
    const all = new Set([...sizes, ...hints.limits.map(({ size }) => size)])
    return [...all].filter(isPossible).map((size) => {
      const logLikelihood = likelihoodOf(usage, others, charging, size)
      const plain = logLikelihood + kind.rarity
      const isSuggested = isAnnounced || keepsPromises(usage, size, charging)
      const score = plain + priorOf(kind, times, size, hints, isSuggested)
      return { kind, times, size, charging, logLikelihood, plain, score }
    })
  })
}

/** Returns the candidates of a kind that delays. Delays are inexact, so a few more or less than the estimated size are tried too. */
function delayPoints({ arrivals }: SearchFor, kind: CounterKind, times: Times, delay: Delay): Points {
  const about = delayedSize(arrivals, kind, times)
  const sizes = [1, ...[-2, -1, 0, 1, 2].map((more) => about + more).filter((size) => size > 1)]
  return sizes.map((size): Point => {
    const logLikelihood = delayLikelihood(arrivals, delay(times, size))
    const score = logLikelihood + kind.rarity
    return { kind, times, size, charging: 'before', logLikelihood, plain: score, score }
  })
}

/** Estimates the size of a limit that delays: the requests before or between long delays, or what growing delays leave. */
function delayedSize(arrivals: readonly Arrival[], kind: CounterKind, times: Times): number {
  const latencies = arrivals.filter(({ isAlone }) => isAlone).map(({ latencyMs }) => latencyMs)
  if (kind.times.includes('extraMs')) {
    const endMs = (arrivals[0]?.atMs ?? 0) + times.windowMs
    const inWindow = arrivals.filter(({ atMs }) => atMs < endMs)
    const delayMs = (inWindow.at(-1)?.latencyMs ?? 0) - Math.min(...latencies)
    return inWindow.length - Math.round(delayMs / times.extraMs)
  }
  const longMs = Math.max(...latencies) / 2
  const late = arrivals.flatMap(({ isAlone, latencyMs }, at) => (isAlone && latencyMs > longMs ? [at] : []))
  const gaps = late.slice(1).map((end, index) => end - (late[index] ?? 0))
  return kind.times.includes('phaseMs') ? quantile(gaps, 0.5) : (late[0] ?? 0)
}

type Plausible = ReturnType<typeof plausibleSizes> & { readonly charging: Charging }
type Plausibles = readonly Plausible[]

/** Returns the plausible sizes for each way of charging; of tokens only for one, if `usage` has one moment per event. */
function plausibleAt(
  { trace, others }: SearchFor,
  kind: CounterKind,
  times: Times,
  usage: Usage,
): Plausibles {
  const isWhole = ['requests', 'in-flight'].includes(trace.counting.unit)
  const rounded: readonly Charging[] = kind.isRounded === true ? ['before', 'nearest', 'after'] : ['before']
  // How tokens are charged changes the size, but hardly the times.
  const ofTokens: readonly Charging[] = usage.moments === 1 ? ['before'] : ['before', 'after']
  return (isWhole ? rounded : ofTokens).map((charging) => ({
    charging,
    ...plausibleSizes(usage, others, charging, isWhole),
    ...(kind.fillsInWindow === true ? { sizes: [Math.round(times.extraMs / times.windowMs)] } : {}),
  }))
}

function fewestIn(tried: Plausibles): number {
  return Math.min(...tried.map(({ contradicted }) => contradicted))
}

/** Times, the number of answers that contradict the best size, and the lowest {@link misfitOf} of the plausible sizes. */
export type Coarse = { readonly times: Times; readonly contradicted: number; readonly misfit: number }

/** Estimates quickly how badly `times` fit, as if each request was decided in the middle of its possible times. */
export function coarsely(from: SearchFor, kind: CounterKind, times: Times, most = Infinity): Coarse {
  if (kind.delay !== undefined) return { times, contradicted: 0, misfit: 0 }
  const usage = replay(from.trace, kind, times, 1)
  const tried = plausibleAt(from, kind, times, usage)
  const contradicted = fewestIn(tried)
  let misfit = Infinity
  for (const { charging, sizes } of contradicted <= most ? tried : [])
    for (const size of sizes) misfit = Math.min(misfit, misfitOf(usage, from.others, charging, size))
  return { times, contradicted, misfit }
}

/** Improves the time parameters `start` until no step raises `valueAt`. Changes those in `names`, by steps from `widest` to `finest`. */
export function climb(
  { trace }: SearchFor,
  kind: CounterKind,
  start: Times,
  valueAt: (times: Times) => number,
  names: CounterKind['times'] = kind.times,
  widest = STEP - 1,
  // Delays add up over a run, so their interval is known as exactly as timers are.
  finest = (kind.delay === undefined ? toleranceOf(trace) : TIMER_MS / 10) / spanOf(trace),
): Times {
  const lastMs = trace.events.at(-1)?.atMs ?? 0
  let [best, value] = [start, valueAt(start)]
  for (let step = widest; step > finest && names.length > 0; step /= 2)
    for (let isMoved = true; isMoved;) {
      isMoved = false
      const from = best
      const near = names.flatMap((name) =>
        [step, -step].flatMap((by) => variants(kind, from, name, by, lastMs)),
      )
      for (const times of near) {
        const next = valueAt(times)
        // Smaller rises do not affect the result.
        if (next > value + 0.01) [best, value, isMoved] = [times, next, true]
      }
    }
  return best
}

/** Returns variants of `times` with a changed parameter `name`. Adds `by` periods to a phase; multiplies a time by exp(`by`). */
export function variants(
  kind: CounterKind,
  times: Times,
  name: keyof Times,
  by: number,
  lastMs: number,
): readonly Times[] {
  const period = periodOf(kind)
  if (name === 'phaseMs') return [{ ...times, phaseMs: times.phaseMs + by * times[period] }]
  const factor = Math.exp(by)
  const extraMs = kind.fillsInWindow === true ? times.extraMs * factor : times.extraMs
  const next = { ...times, extraMs, [name]: times[name] * factor }
  // The second variant keeps the end of the last window, because a changed period moves all ends.
  return kind.times.includes('phaseMs') && name === period
    ? [next, { ...next, phaseMs: lastMs - (lastMs - times.phaseMs) * factor }]
    : [next]
}
