/** Servers with one queue, first come, first served: M/M/c, M/D/1, and services that slow down. */
import { createHeap, type Engine, type Job } from './engine.ts'

/** The arguments of a service time. `inSystem` counts the request itself; `served` counts the requests that began before it. */
export type Beginning = {
  readonly atMs: number
  readonly tokens: number
  readonly inSystem: number
  readonly served: number
}

/** `outputMsPerToken`: the time per token of a second stage, which writes one answer after the other; 0 without that stage. */
export type QueueShape = {
  readonly servers: number
  readonly serviceMs: (beginning: Beginning) => number
  readonly outputMsPerToken?: number
}

/** Creates the engine. Each service time is drawn at the arrival, so every end is known at once. */
export function createQueueEngine({ servers, serviceMs, outputMsPerToken = 0 }: QueueShape): Engine {
  const freeAtMs = new Float64Array(servers)
  const events = createHeap<() => void>()
  let outputFreeAtMs = 0
  let inSystem = 0
  let served = 0
  const arrive = (atMs: number, job: Job): void => {
    inSystem += 1
    const server = soonest(freeAtMs)
    const beginsMs = Math.max(atMs, freeAtMs[server] ?? 0)
    const ownMs = serviceMs({ atMs: beginsMs, tokens: job.tokens, inSystem, served })
    served += 1
    const servedMs = beginsMs + ownMs
    freeAtMs[server] = servedMs
    const writesFromMs = outputMsPerToken === 0 ? servedMs : Math.max(servedMs, outputFreeAtMs)
    const endsMs = writesFromMs + outputMsPerToken * job.tokens
    outputFreeAtMs = endsMs
    const firstMs =
      outputMsPerToken === 0 ? beginsMs + ownMs / Math.max(1, job.tokens) : writesFromMs + outputMsPerToken
    events.push(firstMs, () => job.begun(firstMs))
    events.push(endsMs, () => {
      inSystem -= 1
      job.ended(endsMs)
    })
  }
  return {
    arrive,
    nextMs: events.leastKey,
    advance(toMs) {
      while (events.leastKey() <= toMs) events.pop()?.()
    },
  }
}

function soonest(freeAtMs: Float64Array): number {
  let best = 0
  for (let server = 1; server < freeAtMs.length; server += 1)
    if ((freeAtMs[server] ?? 0) < (freeAtMs[best] ?? 0)) best = server
  return best
}
