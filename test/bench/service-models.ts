/** Service models that only tests and benches of `assay capacity` use, beside those of the reference, and their simulation in virtual time. */
import { simulateTimes } from './capacity-of.ts'
import {
  createHeap,
  createQueueEngine,
  type Engine,
  type Job,
} from '../../reference/service-models/engine.ts'
import {
  exponential,
  serviceModels,
  type ChosenModel,
  type ServiceModel,
} from '../../reference/service-models/models.ts'

/** All models: those of the reference, batching, processor sharing, the law of Gunther, a writer behind servers, and a service that warms up. */
export const benchModels: readonly ServiceModel[] = [
  ...serviceModels,
  {
    name: 'batching',
    help: 'continuous batching: a step takes base-ms, and per-ms for each of up to slots answers',
    parameters: { 'base-ms': 4, 'per-ms': 0.5, slots: 16 },
    create: ({ 'base-ms': baseMs = 0, 'per-ms': perMs = 0, slots = 0 }) =>
      createSharedEngine({ speed: (n) => 1 / (baseMs + perMs * n), work: (tokens) => tokens, slots }),
  },
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

/** Returns a model with all its parameters, as `parseModel` reads it. */
export function formatModel({ model, parameters }: ChosenModel): string {
  const all = Object.entries({ ...model.parameters, ...parameters }).map(([key, value]) => `${key}=${value}`)
  return [model.name, ...all].join(',')
}

/**
 * `speed`: the work per millisecond that each of n requests gets. `work`: the work of one request, drawn when it begins. At most
 * `slots` requests are served together; the others wait in a queue.
 */
type SharedShape = {
  readonly speed: (n: number) => number
  readonly work: (tokens: number) => number
  readonly slots: number
}

type Served = { readonly job: Job; readonly isFirst: boolean }

/**
 * Creates the engine. All requests progress at the same speed, so one counter of the work done since the start orders all ends: a
 * request ends when the counter has grown by the work of the request.
 */
export function createSharedEngine({ speed, work, slots }: SharedShape): Engine {
  const events = createHeap<Served>()
  // A set keeps its order, and deletes its first entry without moving the others.
  const line = new Set<Job>()
  let active = 0
  let doneWork = 0
  let nowMs = 0
  const begin = (job: Job): void => {
    active += 1
    const ownWork = work(job.tokens)
    events.push(doneWork + ownWork / Math.max(1, job.tokens), { job, isFirst: true })
    events.push(doneWork + ownWork, { job, isFirst: false })
  }
  const nextMs = (): number => {
    const next = events.leastKey()
    return next === Number.POSITIVE_INFINITY ? next : nowMs + (next - doneWork) / speed(active)
  }
  const advance = (toMs: number): void => {
    for (let atMs = nextMs(); atMs <= toMs; atMs = nextMs()) {
      doneWork = events.leastKey()
      const event = events.pop()
      if (event === undefined) return
      nowMs = atMs
      if (event.isFirst) event.job.begun(atMs)
      else {
        active -= 1
        event.job.ended(atMs)
        const [waiting] = line
        if (waiting !== undefined) {
          line.delete(waiting)
          begin(waiting)
        }
      }
    }
    if (toMs > nowMs && Number.isFinite(toMs)) {
      if (active > 0) doneWork += (toMs - nowMs) * speed(active)
      nowMs = toMs
    }
  }
  return {
    arrive(atMs, job) {
      advance(atMs)
      if (active < slots) begin(job)
      else line.add(job)
    },
    nextMs,
    advance,
  }
}

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
