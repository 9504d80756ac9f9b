/** Runs a service model in real time. A late timer delays an answer, but not the model, which has its own time. */
import { startModel, type ChosenModel } from './models.ts'

/** The times at which the first and the last token of an answer are ready. */
export type Paced = { readonly begun: Promise<void>; readonly ended: Promise<void> }

/** A running model. */
export type ServiceSimulator = {
  readonly begin: (tokens: number) => Paced
  readonly close: () => void
}

/** Starts a simulation of the model. */
export function simulateModel(chosen: ChosenModel, seed: string): ServiceSimulator {
  const engine = startModel(chosen, seed)
  let timer: NodeJS.Timeout | undefined
  const awaitNext = (): void => {
    clearTimeout(timer)
    const nextMs = engine.nextMs()
    if (Number.isFinite(nextMs)) timer = setTimeout(turn, Math.max(0, nextMs - performance.now()))
  }
  const turn = (): void => {
    engine.advance(performance.now())
    awaitNext()
  }
  return {
    begin(tokens) {
      const first = Promise.withResolvers<void>()
      const last = Promise.withResolvers<void>()
      const nowMs = performance.now()
      engine.advance(nowMs)
      engine.arrive(nowMs, { tokens, begun: () => first.resolve(), ended: () => last.resolve() })
      awaitNext()
      return { begun: first.promise, ended: last.promise }
    },
    close: () => clearTimeout(timer),
  }
}
