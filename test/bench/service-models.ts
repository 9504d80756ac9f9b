/** Service models that only tests and benches of `assay capacity` use, beside those of the reference, and their simulation in virtual time. */
import { simulateTimes } from './capacity-of.ts'
import { createQueueEngine, createSharedEngine, type Engine } from '../../reference/service-models/engine.ts'
import { exponential, serviceModels, type ServiceModel } from '../../reference/service-models/models.ts'

/** All models: those of the reference, processor sharing, the law of Gunther, a writer behind servers, and a service that warms up. */
export const benchModels: readonly ServiceModel[] = [
  ...serviceModels,
  {
    name: 'sharing',
    help: 'processor sharing: a processor that needs ms for one request is divided among all',
    parameters: { ms: 20 },
    create: ({ ms = 0 }, random) =>
      createSharedEngine({
        speed: (n) => 1 / n,
        work: () => exponential(random, ms),
        slots: Number.POSITIVE_INFINITY,
      }),
  },
  {
    name: 'usl',
    help: 'USL: n requests run n / (1 + sigma (n - 1) + kappa n (n - 1)) times as fast as one',
    parameters: { ms: 60, sigma: 0.15, kappa: 0.001 },
    create: ({ ms = 0, sigma = 0, kappa = 0 }, random) =>
      createSharedEngine({
        speed: (n) => 1 / (1 + sigma * (n - 1) + kappa * n * (n - 1)),
        work: () => exponential(random, ms),
        slots: Number.POSITIVE_INFINITY,
      }),
  },
  {
    name: 'tokens',
    help: 'servers with one queue, service times of ms, then one writer of tokens-per-second',
    parameters: { servers: 8, ms: 60, 'tokens-per-second': 1600 },
    create: ({ servers = 0, ms = 0, 'tokens-per-second': perSecond = 0 }) =>
      withWriter(createQueueEngine({ servers, serviceMs: () => ms }), 1000 / perSecond),
  },
  {
    name: 'warm-up',
    help: 'servers with one queue, exponential times of mean ms; the first requests take cold times as long',
    parameters: { servers: 4, ms: 50, cold: 4, requests: 40 },
    create: ({ servers = 0, ms = 0, cold = 0, requests = 0 }, random) =>
      createQueueEngine({
        servers,
        serviceMs: ({ served }) => exponential(random, ms) * (served < requests ? cold : 1),
      }),
  },
]

/** Writes one answer after the other, in the order in which the servers end. */
function withWriter(servers: Engine, msPerToken: number): Engine {
  const writer = createQueueEngine({ servers: 1, serviceMs: ({ tokens }) => msPerToken * tokens })
  const nextMs = (): number => Math.min(servers.nextMs(), writer.nextMs())
  return {
    arrive: (atMs, job) =>
      servers.arrive(atMs, {
        tokens: 1,
        begun: () => undefined,
        ended: (endedMs) => {
          writer.advance(endedMs)
          writer.arrive(endedMs, job)
        },
      }),
    nextMs,
    advance(toMs) {
      for (let atMs = nextMs(); atMs <= toMs; atMs = nextMs()) {
        servers.advance(atMs)
        writer.advance(atMs)
      }
    },
  }
}

/** One request that ended, in milliseconds. */
export type Answered = { readonly atMs: number; readonly firstMs: number; readonly lastMs: number }

/** Sends requests at these ascending times and returns the outcome of each, in the same order. */
export function simulateEngine(engine: Engine, atMs: Iterable<number>, tokens: number): readonly Answered[] {
  const times = simulateTimes(engine, Float64Array.from(atMs), tokens)
  return Array.from(times.atMs, (at, index) => ({
    atMs: at,
    firstMs: times.firstMs[index] ?? Number.NaN,
    lastMs: times.lastMs[index] ?? Number.NaN,
  }))
}
