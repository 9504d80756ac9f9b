/** Predicts how many units (requests or tokens) a limit has free at later times, under each likely candidate. Pure. */
import { DECIDED } from './constants.ts'
import type { Component, Explanation } from './explain-answers.ts'
import { replay, traceOf } from './likelihood.ts'
import { windowOf } from './behaviors.ts'
import type { Point } from './search-grid.ts'

/** A possible limit with its probability (`share`). `freeAt`: returns its free units at a time. */
export type Prediction = {
  readonly point: Point
  readonly share: number
  readonly freeAt: (atMs: number) => number
}

/** Returns the candidates with their probabilities. Those of one kind share a probability that depends only on the best of them. */
export function predictions(
  { own }: Explanation,
  { counting, points, best }: Component,
): readonly Prediction[] {
  const trace = traceOf(own, counting)
  const weightOf = ({ score }: Point): number => Math.exp(score - best.score)
  const kinds = [...Map.groupBy(points, ({ kind }) => kind).values()].map((same) => {
    const weights = same.map(weightOf)
    return { same, top: Math.max(...weights), sum: weights.reduce((sum, weight) => sum + weight, 0) }
  })
  const total = kinds.reduce((sum, { top }) => sum + top, 0)
  return kinds.flatMap(({ same, top, sum }) =>
    same.map((point) => {
      const [counter] = replay(trace, point.kind, point.times, 1).counters
      const freeAt = (atMs: number): number => Math.max(0, point.size - (counter?.used(atMs) ?? 0))
      return { point, share: (weightOf(point) * top) / sum / total, freeAt }
    }),
  )
}

/** Returns when all limits, except in-flight ones, probably have the share `wanted` (0 to 1) free for the first time after `fromMs`. */
export function allFreeMs(explanation: Explanation, fromMs: number, wanted = 0.97): number {
  const limits = explanation.components.filter(({ counting }) => counting.unit !== 'in-flight')
  const all = limits.map((component) => predictions(explanation, component))
  const usualMs = Math.max(0, ...limits.map(({ best }) => Math.max(windowOf(best), best.times.extraMs)))
  const sure = 1 - Math.exp(-DECIDED)
  // Growing bans can last many windows.
  for (let waitMs = 0; waitMs <= 50 * usualMs; waitMs = Math.max(waitMs * 1.05, waitMs + 0.02 * usualMs)) {
    const atMs = fromMs + waitMs
    const isFree = all.every((candidates) => {
      const free = candidates.filter(({ point, freeAt }) => {
        // A queue of delays must be idle for some time, or fewer requests wait than may.
        const idleMs = point.kind.delay === undefined ? 0 : windowOf(point)
        return freeAt(atMs - idleMs) > wanted * point.size
      })
      return free.reduce((sum, { share }) => sum + share, 0) >= sure
    })
    if (isFree) return atMs + 0.03 * usualMs
  }
  return fromMs + 1.5 * usualMs
}
