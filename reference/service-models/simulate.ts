/** Runs a service model in virtual time: what answers would take, without a clock. */
import type { Engine } from './engine.ts'

/** One request that ended, in milliseconds. */
export type Answered = { readonly atMs: number; readonly firstMs: number; readonly lastMs: number }

/** Sends requests at these moments, ascending, and returns what became of each, in the same order. */
export function simulate(engine: Engine, atMs: Iterable<number>, tokens: number): readonly Answered[] {
  const answers: { atMs: number; firstMs: number; lastMs: number }[] = []
  for (const at of atMs) {
    const answer = { atMs: at, firstMs: Number.NaN, lastMs: Number.NaN }
    answers.push(answer)
    engine.advance(at)
    engine.arrive(at, {
      tokens,
      begun: (firstMs) => {
        answer.firstMs = firstMs
      },
      ended: (lastMs) => {
        answer.lastMs = lastMs
      },
    })
  }
  while (Number.isFinite(engine.nextMs())) engine.advance(engine.nextMs())
  return answers
}
