/** Runs a service model in virtual time and returns the times of its answers. */
import type { Engine } from './engine.ts'

/** One request that ended, in milliseconds. */
export type Answered = { readonly atMs: number; readonly firstMs: number; readonly lastMs: number }

/** The times of all requests, in the order of their starts. Typed arrays, because a long simulation has half a million requests. */
export type AnswerTimes = {
  readonly atMs: Float64Array
  readonly firstMs: Float64Array
  readonly lastMs: Float64Array
}

/** Sends requests at these ascending times and returns the outcome of each, in the same order. */
export function simulateEngine(engine: Engine, atMs: Iterable<number>, tokens: number): readonly Answered[] {
  const times = simulateTimes(engine, Float64Array.from(atMs), tokens)
  return Array.from(times.atMs, (at, index) => ({
    atMs: at,
    firstMs: times.firstMs[index] ?? Number.NaN,
    lastMs: times.lastMs[index] ?? Number.NaN,
  }))
}

/** Does the same as {@link simulateEngine} without an object per request. */
export function simulateTimes(engine: Engine, atMs: Float64Array, tokens: number): AnswerTimes {
  const firstMs = new Float64Array(atMs.length).fill(Number.NaN)
  const lastMs = new Float64Array(atMs.length).fill(Number.NaN)
  const send = (at: number, index: number): void =>
    engine.arrive(at, {
      tokens,
      begun: (beganMs) => {
        firstMs[index] = beganMs
      },
      ended: (endedMs) => {
        lastMs[index] = endedMs
      },
    })
  for (let index = 0; index < atMs.length; index += 1) {
    const at = atMs[index] ?? Number.NaN
    engine.advance(at)
    send(at, index)
  }
  while (Number.isFinite(engine.nextMs())) engine.advance(engine.nextMs())
  return { atMs, firstMs, lastMs }
}
